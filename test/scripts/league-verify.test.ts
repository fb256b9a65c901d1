// What a league exports can be computed again from the file alone, and every change of it is found.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLeague } from '../../scripts/league/verify/file.ts'
import { scoresAt } from '../../scripts/league/verify/points.ts'
import { ratingsAfter } from '../../scripts/league/verify/ratings.ts'
import { verifyLeague } from '../../scripts/league/verify/verify.ts'
import { roundSeed } from '../../src/league/chain.ts'
import { type DivisionInput, drawDivisions, drawSeed } from '../../src/league/draws.ts'
import { type Entrant, PAIRING_RULES, type RoundInput } from '../../src/league/entrants.ts'
import type { FileRound, LeagueFile } from '../../src/league/export-file.ts'
import { POINT } from '../../src/league/points.ts'
import { ratingsFrom } from '../../src/league/ratings.ts'
import { type PlayedSeat, type PlayedTable, scoresOf } from '../../src/league/results.ts'
import { pairRound } from '../../src/league/round.ts'
import { fastStream } from '../../src/league/stream.ts'
import { altered, leavesOf, type Path, publishedOf, withNewDigests, withRound } from '../league/altering.ts'
import { chanceResult } from '../league/chance-results.ts'
import { linkOf, type Plan, seasonFile } from '../league/exports.ts'
import { divisionsFile, queueFile } from '../league/exports-of-divisions.ts'
import { allOr } from '../support/sample.ts'

/** What is wrong with a file, as somebody finds out who was given it as text. */
function faultsOf(file: LeagueFile, published: readonly string[] = []): readonly string[] {
  const read = readLeague(JSON.stringify(file))
  return typeof read === 'string' ? [read] : verifyLeague(read, published).faults
}

/** Points of a league's own with one mean. */
const OWN: Readonly<Record<number, readonly number[]>> = { 2: [3, 1], 3: [4, 2, 0] }

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

  it('by no rules that nobody knows', () => {
    const file = seasonFile({ format: 'season', people: 24, seats: 3, rounds: 1, rules: PAIRING_RULES + 1 })
    expect(faultsOf(file)).toEqual(['round 1: it was not drawn by the rules of the league'])
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

  it('of any size, no matter what happens at its tables', () => {
    const seed = fc.nat()
    const flags = { scores: fc.boolean(), teams: fc.boolean(), running: fc.boolean() }
    const season = fc.record({
      format: fc.constant('season' as const),
      people: fc.integer({ min: 2, max: 16 }),
      seed,
      ...flags,
      seats: fc.integer({ min: 2, max: 6 }),
      rounds: fc.integer({ min: 1, max: 6 }),
    })
    const cup = fc.record({
      format: fc.constant('cup' as const),
      people: fc.integer({ min: 2, max: 24 }),
      seed,
      ...flags,
      seats: fc.constant(2),
      rounds: fc.integer({ min: 1, max: 6 }),
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
      { numRuns: allOr(60, 12) },
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
    { numRuns: allOr(150, 20) },
  )
}

describe('every change is found', () => {
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

/** A file with one value changed, and the digests made anew. */
function planted(file: LeagueFile, path: Path, value: unknown): readonly string[] {
  const copy = structuredClone(file)
  const around = path.slice(0, -1).reduce<unknown>((inner, key) => Object(inner)[key], copy)
  Object(around)[path.at(-1) ?? ''] = value
  return faultsOf(withNewDigests(copy))
}

describe('says what differs and where', () => {
  const { season } = LEAGUES

  it('in a link that is not of the chain', () => {
    expect(planted(season, ['rounds', 1, 'link'], linkOf(3))).toContain(
      'round 2: its link does not lead to the published end of the chain',
    )
  })

  it('in a seed that was chosen', () => {
    expect(planted(season, ['rounds', 1, 'seed'], linkOf(3))).toContain(
      'round 2: its seed is not that of its link and what it was drawn from',
    )
  })

  it('in a pairing in which two have changed seats, together with the table', () => {
    const [drawn, ...others] = (season.rounds[1] as FileRound).draw.pairing.tables as number[][]
    const swapped = (drawn ?? []).toReversed()
    const draw = {
      ...season.rounds[1]?.draw,
      pairing: { ...season.rounds[1]?.draw.pairing, tables: [swapped, ...others] },
    }
    const told = `round 2: drawn again, table 1 is ${drawn?.join(', ')} and not ${swapped.join(', ')}`
    expect(planted(season, ['rounds', 1, 'draw'], draw)).toContain(told)
  })

  it('in a table that others played than were drawn', () => {
    expect(planted(season, ['rounds', 1, 'tables', 0, 'entries'], [1, 2])).toContain(
      'round 2, table 1 is not as it was drawn',
    )
  })

  it('in points', () => {
    const { entry, points } = season.seasons[0]?.standings?.[0]?.lines[0] ?? { entry: 0, points: 0 }
    const path = ['seasons', 0, 'standings', 0, 'lines', 0, 'points']
    expect(planted(season, path, points + POINT)).toContain(
      `season 1: the points of ${entry} are ${points} and not ${points + POINT}`,
    )
  })

  it('in a rating', () => {
    const { member, mu } = season.ratings[0] ?? { member: 0, mu: 0 }
    const [fault = ''] = planted(season, ['ratings', 0, 'mu'], mu + 1)
    expect(fault).toMatch(new RegExp(`^the rating of ${member} is mu ${mu}.* and not .*mu ${mu + 1}`))
  })
})

/** What the verifier counts by itself, beside the league's own code. */
describe('its own count of points and ratings', () => {
  it('is the same as the league’s, no matter what happened at a table', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 8 }), fc.boolean(), (seed, seats, teams) => {
        const draw = fastStream('own count', seed)
        const entries = Array.from({ length: seats }, (_, at) => at + 1)
        const result = chanceResult(1, 1, entries, draw, { teams, waiting: [90, 91] })
        expect(scoresAt(result, undefined)).toEqual(scoresOf(result).map(({ points }) => points))
        expect(ratingsAfter([result])).toEqual(ratingsFrom([result]))
      }),
      { numRuns: 300 },
    )
  })
})

describe('points of a league’s own', () => {
  const file = seasonFile({ format: 'season', people: 11, seats: 3, rounds: 2, scale: OWN })
  const withScale = (scale: typeof OWN): readonly string[] =>
    faultsOf({ ...file, league: { ...file.league, scale } })

  it('must be sound, and there for every table', () => {
    expect(withScale({ ...OWN, 2: [3, 2] })).toContain(
      "the league's own points for 2 seats: their mean is another",
    )
    expect(withScale({ ...OWN, 3: [2, 4, 0] }).join()).toContain('for 3 seats: they rise')
    expect(withScale({ ...OWN, 3: [6, 0] }).join()).toContain('for 3 seats: there is not one for each place')
    expect(withScale({ 3: [4, 2, 0] }).join()).toContain('for 2 seats: there are none')
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
        seed: roundSeed(linkOf(open), redrawn),
        draw: { input: redrawn, pairing },
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
  it('that is another one gives other standings and ratings, with any digest', () => {
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
    ['of a later version', JSON.stringify({ ...league, version: 2 }), 'version: Invalid input: expected 1'],
    ['without seasons', JSON.stringify({ ...league, seasons: {} }), 'seasons: Invalid input: expected array'],
    [
      ...(['with a hollow round', JSON.stringify({ ...league, rounds: [{}] })] as const),
      'rounds.0.round: Invalid input',
    ],
  ])('says why: one %s', (_, text, why) => {
    expect(readLeague(text)).toContain(why)
  })
})

describe('npm run league -- verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'league-'))
  const written = (name: string, file: LeagueFile): string => {
    writeFileSync(join(folder, name), JSON.stringify(file))
    return join(folder, name)
  }
  const command = ['--import', 'tsx', 'scripts/run.ts', 'league', 'verify']

  it('says that all is as it must be', () => {
    const good = written('good.json', LEAGUES.season)
    const digests = publishedOf(LEAGUES.season).join()
    const said = execFileSync(process.execPath, [...command, good, '--json', '--digests', digests])
    expect(JSON.parse(said.toString())).toMatchObject({ faults: [], rounds: 3, checked: { draws: 3 } })
  })

  it.each([
    ['an altered file', 'bad.json', 'round 1: its link does not lead to the published end of the chain'],
    ['no file', 'none.json', 'ENOENT: no such file or directory'],
  ])('fails for %s', (_, name, why) => {
    written('bad.json', altered(LEAGUES.season, ['rounds', 0, 'link'], 5))
    const { status, stdout, stderr } = spawnSync(process.execPath, [...command, join(folder, name)])
    expect(status).toBe(1)
    expect(`${stdout}${stderr}`).toContain(why)
  })
})
