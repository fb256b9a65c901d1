// What a league exports can be computed again from the file alone, and whatever is altered in it is found.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLeague } from '../../scripts/league-verify/file.ts'
import { seasonRound } from '../../scripts/league-verify/pods.ts'
import { verifyLeague } from '../../scripts/league-verify/verify.ts'
import { roundSeed } from '../../src/league/chain.ts'
import { type DivisionInput, drawDivisions, drawSeed } from '../../src/league/draws.ts'
import { type Entrant, PAIRING_RULES, type RoundInput } from '../../src/league/entrants.ts'
import type { FileRound, LeagueFile } from '../../src/league/export-file.ts'
import { makePods } from '../../src/league/pods.ts'
import { POINT } from '../../src/league/points.ts'
import type { PlayedSeat, PlayedTable } from '../../src/league/results.ts'
import { pairRound } from '../../src/league/round.ts'
import { fastStream, shuffled } from '../../src/league/stream.ts'
import { altered, leavesOf, type Path, publishedOf, withNewDigests, withRound } from '../league/altering.ts'
import { linkOf, type Plan, seasonFile } from '../league/exports.ts'
import { divisionsFile, queueFile } from '../league/exports-of-divisions.ts'

/** What is wrong with a file, as somebody finds out who was given it as text. */
function faultsOf(file: LeagueFile, published: readonly string[] = []): readonly string[] {
  const read = readLeague(JSON.stringify(file))
  return typeof read === 'string' ? [read] : verifyLeague(read, published).faults
}

/** Points of a league's own with one mean. */
const OWN: Readonly<Record<number, readonly number[]>> = { 2: [3, 1], 3: [4, 2, 0] }

/** A round after six at whose tables the lower numbers always had the lower seats. */
function crowdOf(people: number, max: number): RoundInput {
  const draw = fastStream('past', people, max)
  const entries = Array.from({ length: people }, (_, at) => at + 1)
  const past = Array.from({ length: 6 }, () => {
    const order = shuffled([...entries], draw)
    return Array.from({ length: Math.floor(people / max) }, (_, at) =>
      order.slice(at * max, (at + 1) * max).sort((a, b) => a - b),
    )
  })
  const entrants = entries.map((entry) => ({
    ...{ entry, place: entry, points: 0, strength: draw(40), byes: 0, running: 0, limit: 1 },
  }))
  const seats = { min: Math.max(2, max - 1), max }
  return { rules: PAIRING_RULES, format: 'season', seats, entrants, past: past.flat(), forbidden: [] }
}

describe('a league verifies', () => {
  it.each<Plan>([
    { format: 'season', people: 23, seats: 4, rounds: 5 },
    { format: 'season', people: 17, seats: 6, rounds: 4, scores: true, teams: true },
    { format: 'season', people: 5, seats: 4, rounds: 6 },
    { format: 'season', people: 31, seats: 5, rounds: 4, running: true },
    { format: 'season', people: 11, seats: 3, rounds: 4, scale: OWN },
    { format: 'cup', people: 9, seats: 2, rounds: 4 },
    { format: 'cup', people: 40, seats: 2, rounds: 6, scores: true },
  ])('of $people at $seats seats after $rounds rounds of a $format', (plan) => {
    const file = seasonFile(plan)
    expect(faultsOf(file, publishedOf(file))).toEqual([])
  })

  it.each([2, 3, 4, 5])('of members who have had the same of %i seats again and again', (max) => {
    for (let people = 2 * max; people < 2 * max + 10; people++) {
      const input = crowdOf(people, max)
      const drawn = makePods('seed', input, input.entrants)
      expect(seasonRound('seed', input, input.entrants)).toEqual(drawn)
    }
  })

  it('by no rules that nobody knows', () => {
    const file = seasonFile({ format: 'season', people: 24, seats: 3, rounds: 1, rules: PAIRING_RULES + 1 })
    expect(faultsOf(file)).toEqual(["round 1 was not drawn by the league's own rules"])
  })

  it('of 49 in divisions over three seasons, with people who leave and begin', () => {
    const file = divisionsFile(49, 4, 3)
    expect(file.rounds.at(-1)?.draw.pairing).toHaveProperty('tiers.length', 3)
    expect(faultsOf(file, publishedOf(file))).toEqual([])
  })

  it('of a queue', () => {
    const file = queueFile(30, 4, 5)
    expect(file.rounds.flatMap(({ tables }) => tables).length).toBeGreaterThan(5)
    expect(faultsOf(file, publishedOf(file))).toEqual([])
  })

  it('of any size, with whatever happens at its tables', () => {
    const seed = fc.nat()
    const flags = { scores: fc.boolean(), teams: fc.boolean(), running: fc.boolean() }
    const season = fc.record({
      ...{ format: fc.constant('season' as const), people: fc.integer({ min: 2, max: 16 }), seed, ...flags },
      ...{ seats: fc.integer({ min: 2, max: 6 }), rounds: fc.integer({ min: 1, max: 6 }) },
    })
    const cup = fc.record({
      ...{ format: fc.constant('cup' as const), people: fc.integer({ min: 2, max: 24 }), seed, ...flags },
      ...{ seats: fc.constant(2), rounds: fc.integer({ min: 1, max: 6 }) },
    })
    const divisions = fc.tuple(
      fc.integer({ min: 4, max: 60 }),
      fc.integer({ min: 2, max: 6 }),
      fc.integer({ min: 1, max: 4 }),
      seed,
    )
    fc.assert(
      fc.property(fc.oneof(season, cup, divisions), (of) => {
        expect(faultsOf('format' in of ? seasonFile(of) : divisionsFile(...of))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

/** Small leagues of all kinds. */
const LEAGUES = {
  season: seasonFile({ format: 'season', people: 9, seats: 4, rounds: 3, scores: true }),
  cup: seasonFile({ format: 'cup', people: 9, seats: 2, rounds: 3 }),
  divisions: divisionsFile(12, 4, 2),
  queue: queueFile(12, 3, 3),
}
/** Its last round runs. */
const RUNNING = seasonFile({ format: 'season', people: 9, seats: 4, rounds: 3, running: true })

/** Where somebody could alter the rounds of a file. */
const places = (file: LeagueFile, parts: readonly (keyof LeagueFile['rounds'][number])[]): Path[] =>
  file.rounds.flatMap((round, at) => parts.flatMap((part) => leavesOf(round[part], ['rounds', at, part])))

/** Alters one value after another, by chance, and wants each of them found. */
function allFound(file: LeagueFile, paths: readonly Path[], find: (forged: LeagueFile) => readonly string[]) {
  const one = fc.record({ path: fc.constantFrom(...paths), how: fc.nat() })
  fc.assert(
    fc.property(one, ({ path, how }) => {
      expect(find(altered(file, path, how))).not.toEqual([])
    }),
    { numRuns: 150 },
  )
}

describe('whatever is altered is found', () => {
  const all = Object.entries(LEAGUES)

  it.each(all)('in the rounds of a %s', (_, file) => {
    allFound(file, places(file, ['round', 'season', 'link', 'seed', 'draw', 'tables', 'digest']), (forged) =>
      faultsOf(forged),
    )
  })

  it.each(all)('in the draws of a %s, also where digests are made anew', (_, file) => {
    allFound(file, places(file, ['link', 'seed', 'draw']), (forged) => faultsOf(withNewDigests(forged)))
  })

  it.each(all)('in the results of a %s by those who know the digests that were posted', (_, file) => {
    const published = publishedOf(file)
    allFound(file, places(file, ['tables']), (forged) => faultsOf(withNewDigests(forged), published))
  })

  it('in the draw of a round that still runs', () => {
    const open = RUNNING.rounds.findIndex(({ digest }) => !digest)
    const paths = places(RUNNING, ['link', 'seed', 'draw']).filter(([, at]) => at === open)
    allFound(RUNNING, paths, (forged) => faultsOf(forged))
  })

  it.each(all)('in the standings and ratings of a %s', (_, file) => {
    const standings = file.seasons.flatMap((season, at) =>
      leavesOf(season.standings ?? [], ['seasons', at, 'standings']),
    )
    allFound(file, [...standings, ...leavesOf(file.ratings, ['ratings'])], (forged) => faultsOf(forged))
  })
})

describe('points of a league’s own', () => {
  const file = seasonFile({ ...{ format: 'season', people: 11, seats: 3, rounds: 2 }, scale: OWN })
  const withScale = (scale: typeof OWN): readonly string[] =>
    faultsOf({ ...file, league: { ...file.league, scale } })

  it('must be sound, and there for every table', () => {
    expect(withScale({ ...OWN, 2: [3, 2] }).join()).toContain('another mean')
    expect(withScale({ ...OWN, 3: [2, 4, 0] }).join()).toContain('rise')
    expect(withScale({ ...OWN, 3: [6, 0] }).join()).toContain('the points for 3 seats are 2')
    expect(withScale({ 3: [4, 2, 0] }).join()).toContain('no points for a table of 2')
  })
})

describe('a draw that is right is refused where it was made', () => {
  const open = RUNNING.rounds.length
  const input = RUNNING.rounds[open - 1]?.draw.input as RoundInput
  /** The running league with its last round drawn from something else, by the rules and with its own link. */
  const drawnFrom = (other: Partial<RoundInput>): readonly string[] => {
    const redrawn = { ...input, ...other }
    const pairing = pairRound(linkOf(open), redrawn)
    return faultsOf(
      withRound(RUNNING, open, () => ({
        ...{ seed: roundSeed(linkOf(open), redrawn), draw: { input: redrawn, pairing } },
        tables: pairing.tables.map((entries, at) => ({ number: at + 1, status: 'due', entries })),
      })),
    )
  }
  const entrants = (change: (entrant: Entrant) => Partial<Entrant>) =>
    drawnFrom({ entrants: input.entrants.map((each) => ({ ...each, ...change(each) })) })
  const [first, second] = input.entrants.toSorted((a, b) => a.place - b.place) as [Entrant, Entrant]

  it('but not where nothing was changed', () => {
    expect(drawnFrom({})).toEqual([])
  })

  it('from points that somebody does not have', () => {
    const more = entrants(({ entry, points }) => (entry === first.entry ? { points: points + POINT } : {}))
    expect(more.join()).toContain(`the points of ${first.entry} are not those of their byes and games`)
  })

  it('from places that do not follow', () => {
    const swapped = entrants(({ entry, place }) => ({
      place: entry === first.entry ? second.place : entry === second.entry ? first.place : place,
    }))
    expect(swapped.join()).toMatch(/not in the order of points|should stand where/)
  })

  it('from another strength, other byes, without a past table', () => {
    expect(entrants(({ strength }) => ({ strength: strength + 1 })).join()).toContain('the strength of')
    expect(entrants(({ byes }) => ({ byes: byes + 1 })).join()).toContain('byes and not')
    expect(drawnFrom({ past: input.past.slice(1) }).join()).toContain('its past tables')
  })

  it('for somebody who has not entered', () => {
    const guest = { ...first, entry: 77, place: 99, points: 0, strength: 0, byes: 0 }
    expect(drawnFrom({ entrants: [...input.entrants, guest] }).join()).toContain(
      '77 has not entered season 1',
    )
  })

  it('from a ladder that is not what the season before left', () => {
    const { season, draw } = LEAGUES.divisions.rounds[1] as FileRound
    const before = draw.input as DivisionInput
    const redrawn = { ...before, ladder: before.ladder.toReversed() }
    const forged = withRound(LEAGUES.divisions, 2, () => ({
      seed: drawSeed(linkOf(2), redrawn),
      draw: { input: redrawn, pairing: drawDivisions(linkOf(2), redrawn) },
    }))
    expect(faultsOf(forged)).toContain(
      `season ${season}: its ladder does not follow from the standings before`,
    )
  })
})

describe('a result', () => {
  it('that is another one gives other standings and ratings, whatever its digest', () => {
    const forged = withRound(LEAGUES.season, 1, ({ tables }) => ({
      tables: tables.map((table) => ({
        ...table,
        result: { ...(table.result as PlayedTable), seats: reversed(table.result as PlayedTable) },
      })),
    }))
    const faults = faultsOf(forged).join()
    for (const what of ['the points of', 'season 1: place', 'the rating of']) expect(faults).toContain(what)
    expect(faultsOf(forged, publishedOf(LEAGUES.season)).join()).toContain('is of no round in the file')
  })
})

describe('a table that was annulled after its round had closed', () => {
  const [before = ''] = publishedOf(LEAGUES.season)
  const annulled = withRound(LEAGUES.season, 1, ({ tables }) => ({
    tables: tables.map((table, at) =>
      at > 0
        ? table
        : { ...table, status: 'annulled', result: { ...(table.result as PlayedTable), annulled: true } },
    ),
  }))
  const [now = ''] = publishedOf(annulled)
  const ofDigests = (file: LeagueFile, published: readonly string[]) =>
    faultsOf(file, published).filter((fault) => fault.includes('digest') || fault.includes('replaces'))

  it('leaves both digests to be proved that were posted', () => {
    expect(before).not.toBe(now)
    expect(ofDigests(annulled, [before, now])).toEqual([])
    expect(ofDigests(annulled, [now])).toEqual([])
  })

  it('is found if nothing was posted of it', () => {
    expect(ofDigests(annulled, [before])).toEqual([
      `round 1: ${now} replaces ${before}, and is not among those that were posted`,
    ])
  })

  it('does not excuse another result', () => {
    const forged = withRound(annulled, 1, ({ tables }) => ({
      tables: tables.map((table) => ({
        ...table,
        result: { ...(table.result as PlayedTable), seats: reversed(table.result as PlayedTable) },
      })),
    }))
    expect(ofDigests(forged, [before, ...publishedOf(forged)])).toEqual([
      `the digest ${before} is of no round in the file`,
    ])
  })
})

/** The same people with each other's places. */
const reversed = ({ seats }: PlayedTable): PlayedSeat[] =>
  seats.map((seat, at) => ({
    ...(seats.at(-1 - at) ?? seat),
    entry: seat.entry,
    player: seat.player,
    substitute: seat.player !== seat.entry,
  }))

describe('a file that cannot be verified', () => {
  const league = LEAGUES.queue
  it.each([
    ['cut off', '{', 'it is not JSON'],
    ['a list', '[]', 'it is not the export of a league'],
    ['of a game', '{"file":"peach-garden-game"}', 'it is not the export of a league'],
    ['of a later version', JSON.stringify({ ...league, version: 2 }), 'the file.version is not 1'],
    ['without seasons', JSON.stringify({ ...league, seasons: {} }), 'the file.seasons is not a list'],
    [
      ...(['with a hollow round', JSON.stringify({ ...league, rounds: [{}] })] as const),
      'the file.rounds[0].round is not a whole number of 1 or more',
    ],
  ])('says why: one %s', (_, text, why) => {
    expect(readLeague(text)).toContain(why)
  })
})

describe('npm run league-verify', () => {
  it('shares no code with the league', () => {
    const folder = 'scripts/league-verify'
    const files = [`${folder}.ts`, ...readdirSync(folder).map((name) => `${folder}/${name}`)]
    const sources = files.map((name) => readFileSync(name, 'utf8'))
    const imported = sources.flatMap((text) => [...text.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)])
    const names = new Set(
      imported.map(([, name = '']) => name.replace(/^[.]\/(league-verify\/)?[a-z-]+[.]ts$/, 'its own')),
    )
    expect([...names].sort()).toEqual(['its own', 'node:crypto', 'node:fs', 'node:util', 'openskill'])
  })

  const folder = mkdtempSync(join(tmpdir(), 'league-'))
  const written = (name: string, file: LeagueFile): string => {
    writeFileSync(join(folder, name), JSON.stringify(file))
    return join(folder, name)
  }
  const command = ['--import', 'tsx', 'scripts/league-verify.ts']

  it('says that all is as it must be', () => {
    const good = written('good.json', LEAGUES.season)
    const digests = publishedOf(LEAGUES.season).join()
    const said = execFileSync(process.execPath, [...command, good, '--json', '--digests', digests])
    expect(JSON.parse(said.toString())).toMatchObject({ faults: [], rounds: 3, checked: { draws: 6 } })
  })

  it.each([
    ['an altered file', 'bad.json', 'round 1: its link does not lead to the published end of the chain'],
    ['no file', 'none.json', 'none.json cannot be verified: ENOENT'],
  ])('fails for %s', (_, name, why) => {
    written('bad.json', altered(LEAGUES.season, ['rounds', 0, 'link'], 5))
    const { status, stdout, stderr } = spawnSync(process.execPath, [...command, join(folder, name)])
    expect(status).toBe(1)
    expect(`${stdout}${stderr}`).toContain(why)
  })
})
