// Sittings: a table agrees on an evening, plays live from then, and goes back to its own pace after. Hours pass in no time.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/game.ts'
import type { Title } from '../../src/games/common/title.ts'
import { type PaceWish, paceOf } from '../../src/host/clock/index.ts'
import type { OpenHost } from '../../src/host/index.ts'
import type { Job } from '../../src/host/posts/index.ts'
import type { Person } from '../../src/host/table/types.ts'
import { DAY, HOUR, MINUTE } from '../../src/text/length.ts'
import { testStore } from '../support/databases.ts'
import { highCard, highCardTitle } from '../support/example-game.ts'
import {
  answerAs,
  arjun,
  gameOf,
  granted,
  hostOn,
  lena,
  lobbyOf,
  mei,
  refused,
} from '../support/host-table.ts'

const store = await testStore()
let at: ReturnType<typeof hostOn>
let host: OpenHost

beforeEach(async () => {
  for (const table of [store.db.game, store.db.job, store.db.member, store.db.setting, store.db.outage] as {
    deleteMany(): Promise<unknown>
  }[])
    await table.deleteMany()
  at = hostOn(store)
  host = at.host
  await host.begin(at.publisher)
})
afterEach(() => host.stop())

/** A running game at a pace. */
async function table(wish: PaceWish, others: readonly Person[] = [arjun]) {
  const pace = paceOf(wish)
  if (!pace) throw new Error('no such pace')
  const game = await gameOf(host, others, { pace })
  await host.runDue()
  return game.id
}

/** Lets time pass, from one thing on the agenda to the next. */
async function pass(ms: number): Promise<void> {
  await host.runDue() // what was to be posted is
  const end = new Date(at.clock.at.getTime() + ms)
  for (;;) {
    const due = { due: { lte: end }, key: { not: null } }
    const next = await store.db.job.findFirst({ where: due, orderBy: { due: 'asc' } })
    if (!next) break
    if (next.due > at.clock.at) at.clock.at = next.due
    await host.runDue()
  }
  at.clock.at = end
  await host.runDue()
}

const fromNow = (ms: number) => new Date(at.clock.at.getTime() + ms)
const evening = (inMs: number, lasts = 2 * HOUR) => ({
  ...({ kind: 'sitting' } as const),
  from: fromNow(inMs),
  until: fromNow(inMs + lasts),
})
const propose = (game: string, person: Person, inMs = HOUR, lasts = 2 * HOUR) =>
  host.votes.propose(game, person, evening(inMs, lasts))

/** Proposes and has the others agree. */
async function agreed(game: string, others: readonly Person[] = [arjun], inMs = HOUR, lasts = 2 * HOUR) {
  const { vote } = granted(await propose(game, mei, inMs, lasts))
  for (const person of others) granted(await host.votes.cast(vote?.id ?? '', person, true))
  await host.runDue()
}

const infoOf = async (game: string) => {
  const info = await host.games.info(game)
  if (!info) throw new Error('no such game')
  return info
}
const sittingOf = async (game: string) => (await infoOf(game)).sitting
const paceOfGame = async (game: string) => (await infoOf(game)).pace.speed

/** Milliseconds until each seat's time is out, by seat. */
const remaining = async (game: string): Promise<Record<number, number>> =>
  Object.fromEntries(
    granted(await host.play.getView(game, mei)).deadlines.map(({ seat, until }) => [
      seat,
      (until?.getTime() ?? 0) - at.clock.at.getTime(),
    ]),
  )

const jobs = <K extends Job['kind']>(kind: K) =>
  at.publisher.postings.flatMap(({ job }) => (job.kind === kind ? [job as Extract<Job, { kind: K }>] : []))
const whyOf = ({ phrase: { args } }: Extract<Job, { kind: 'note' }>) => {
  const why = args?.why
  return typeof why === 'object' && 'key' in why ? ` ${why.key}` : ''
}
const notes = () => jobs('note').map((note) => `${note.phrase.key}${whyOf(note)}`.replaceAll('bot.', ''))

describe('a table agrees on an evening', () => {
  it('when all who sit there have said yes; a member who proposes it has', async () => {
    const game = await table({ speed: 'daily' }, [arjun, lena])
    const { vote } = granted(await propose(game, mei))
    const id = vote?.id ?? ''
    expect(vote).toMatchObject({ kind: 'sitting', unanimous: true, yes: 1, awaited: [1, 2] })
    expect(vote?.evening).toEqual({ from: fromNow(HOUR), until: fromNow(3 * HOUR) })
    granted(await host.votes.cast(id, arjun, true))
    expect(await sittingOf(game)).toBeUndefined()
    expect(refused(await host.votes.cast(id, arjun, true))).toBe('bot.refused-voted')
    granted(await host.votes.cast(id, lena, true))
    await host.runDue()
    expect(await sittingOf(game)).toEqual({ from: fromNow(HOUR), until: fromNow(3 * HOUR) })
    expect(notes()).toEqual(['sitting-agreed'])
    expect(jobs('calendar')).toHaveLength(1)
    expect(await paceOfGame(game)).toBe('daily')
  })

  it('not when one refuses; another evening may be proposed then', async () => {
    const game = await table({ speed: 'daily' }, [arjun, lena])
    const { vote } = granted(await propose(game, mei))
    granted(await host.votes.cast(vote?.id ?? '', arjun, true))
    expect(granted(await host.votes.cast(vote?.id ?? '', lena, false)).status).toBe('refused')
    expect(await sittingOf(game)).toBeUndefined()
    await pass(2 * HOUR)
    expect(await paceOfGame(game)).toBe('daily')
    expect(notes()).toEqual([])
    granted(await propose(game, lena))
  })

  it('not by the word of somebody without a seat, and a double press counts once', async () => {
    const game = await table({ speed: 'daily' })
    expect(refused(await propose(game, lena))).toBe('bot.refused-not-seated')
    const { vote } = granted(await propose(game, mei))
    const press = (person: Person) => host.votes.cast(vote?.id ?? '', person, true)
    expect(refused(await press(lena))).toBe('bot.refused-no-vote')
    const pressed = await Promise.all([press(arjun), press(arjun)])
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(1)
    await host.runDue()
    expect(notes()).toEqual(['sitting-agreed'])
  })

  it('one at a time: of two who propose at once, one is told that it is asked already', async () => {
    const game = await table({ speed: 'daily' })
    const both = await Promise.all([propose(game, mei), propose(game, arjun, 5 * HOUR)])
    expect(both.flatMap((each) => (each.ok ? [] : [each.refusal.key]))).toEqual(['bot.refused-vote-open'])
    const vote = both.flatMap((each) => (each.ok ? [each.value.vote] : []))[0]
    const other = vote?.seat === 0 ? arjun : mei
    granted(await host.votes.cast(vote?.id ?? '', other, true))
    expect(refused(await propose(game, mei, 9 * HOUR))).toBe('bot.refused-sitting-agreed')
  })

  it('before it would begin: by then nobody can agree any more', async () => {
    const game = await table({ speed: 'daily' })
    const { vote } = granted(await propose(game, mei))
    await pass(HOUR)
    expect((await host.votes.find(vote?.id ?? ''))?.status).toBe('lapsed')
    expect(refused(await host.votes.cast(vote?.id ?? '', arjun, true))).toBe('bot.refused-vote-over')
    expect(await paceOfGame(game)).toBe('daily')
  })

  it.each([
    ['begins in the past', -MINUTE, HOUR, 'sitting-when'],
    ['begins in months', 31 * DAY, HOUR, 'sitting-when'],
    ['begins at no time', Number.NaN, HOUR, 'sitting-when'],
    ['has no length', HOUR, 0, 'sitting-length'],
    ['lasts for days', HOUR, 2 * DAY, 'sitting-length'],
  ])('never on one that %s', async (_what, inMs, lasts, key) => {
    const game = await table({ speed: 'daily' })
    expect(refused(await propose(game, mei, inMs, lasts))).toBe(`bot.refused-${key}`)
  })

  it('not where it is played live anyway, where one sits alone, in a league, or while it is paused', async () => {
    expect(refused(await propose(await table({ speed: 'live' }), mei))).toBe('bot.refused-sitting-live')
    const lobby = await lobbyOf(host, [], 2)
    granted(await host.lobby.addComputer(lobby.id, mei, 'normal'))
    granted(await host.lobby.start(lobby.id, mei))
    expect(refused(await propose(lobby.id, mei))).toBe('bot.refused-sitting-alone')
    const inLeague = await table({ speed: 'daily' })
    await store.db.game.update({ where: { id: inLeague }, data: { league: 'cup' } })
    expect(refused(await propose(inLeague, mei))).toBe('bot.refused-sitting-league')
    const paused = await table({ speed: 'daily' })
    const { vote } = granted(await host.votes.propose(paused, mei, { kind: 'pause' }))
    granted(await host.votes.cast(vote?.id ?? '', arjun, true))
    expect(refused(await propose(paused, mei))).toBe('bot.refused-paused')
  })
})

describe('until it begins', () => {
  it('any who sits there calls it off, an open vote too; nobody else does', async () => {
    const game = await table({ speed: 'daily' })
    expect(refused(await host.sittings.callOff(game, mei))).toBe('bot.refused-no-sitting')
    await agreed(game)
    expect(refused(await host.sittings.callOff(game, lena))).toBe('bot.refused-not-seated')
    granted(await host.sittings.callOff(game, arjun))
    await host.runDue()
    expect(await sittingOf(game)).toBeUndefined()
    expect(notes()).toEqual(['sitting-agreed', 'sitting-off sitting-why-called-off'])
    const { vote } = granted(await propose(game, mei))
    granted(await host.sittings.callOff(game, arjun))
    expect((await host.votes.find(vote?.id ?? ''))?.status).toBe('void')
    await pass(3 * HOUR)
    expect(await paceOfGame(game)).toBe('daily')
    expect(notes()).toHaveLength(2)
  })

  it('it is off with a pause, a vacation that it lies in, and a newcomer who has not agreed', async () => {
    const paused = await table({ speed: 'daily' })
    await agreed(paused)
    const { vote } = granted(await host.votes.propose(paused, mei, { kind: 'pause' }))
    granted(await host.votes.cast(vote?.id ?? '', arjun, true))
    expect(await sittingOf(paused)).toBeUndefined()

    const away = await table({ speed: 'daily' })
    await agreed(away)
    await host.clock.setAway(arjun, fromNow(30 * MINUTE))
    expect(await sittingOf(away)).toBeDefined()
    await host.clock.setAway(arjun, fromNow(2 * DAY))
    expect(await sittingOf(away)).toBeUndefined()

    const handed = await table({ speed: 'daily' })
    await agreed(handed)
    const offer = granted(
      await host.votes.propose(handed, arjun, { kind: 'replace', seat: 1, newcomer: lena }),
    ).vote
    granted(await host.votes.cast(offer?.id ?? '', lena, true))
    expect(await sittingOf(handed)).toBeUndefined()

    const alone = await table({ speed: 'daily' })
    await agreed(alone)
    granted(await host.play.resign(alone, arjun))
    expect(await sittingOf(alone)).toBeUndefined()
    await host.runDue()
    expect(notes().filter((note) => note.startsWith('sitting-off'))).toEqual([
      'sitting-off sitting-why-paused',
      'sitting-off sitting-why-away',
      'sitting-off sitting-why-newcomer',
      'sitting-off sitting-why-alone',
    ])
    expect(jobs('calendar')).toHaveLength(8)
  })
})

describe('a sitting', () => {
  it('is played live from its start, calls all, and goes back to the own pace at its end', async () => {
    const game = await table({ speed: 'daily', windows: 'fast', timeout: 'stand-in' })
    await agreed(game, [arjun], HOUR, 12 * MINUTE)
    await pass(HOUR - 1)
    expect(await remaining(game)).toEqual({ 0: 23 * HOUR + 1, 1: 23 * HOUR + 1 })
    await pass(1)
    expect((await infoOf(game)).pace).toMatchObject({ speed: 'live', windows: 'fast', timeout: 'stand-in' })
    expect((await sittingOf(game))?.own?.speed).toBe('daily')
    expect(await remaining(game)).toEqual({ 0: 5 * MINUTE, 1: 5 * MINUTE })
    expect(jobs('note').at(-1)).toMatchObject({ phrase: { key: 'bot.sitting-begins' }, seats: [0, 1] })
    expect(refused(await host.sittings.callOff(game, mei))).toBe('bot.refused-sitting-begun')
    expect(refused(await propose(game, mei))).toBe('bot.refused-sitting-agreed')

    for (let round = 1; round <= 2; round++) {
      await pass(4 * MINUTE)
      for (const person of [mei, arjun]) granted(await answerAs(host, game, person))
      expect(await remaining(game)).toEqual({ 0: 5 * MINUTE, 1: 5 * MINUTE })
    }
    granted(await answerAs(host, game, arjun))
    await pass(4 * MINUTE)
    expect((await infoOf(game)).pace).toMatchObject({ speed: 'daily', windows: 'fast', timeout: 'stand-in' })
    expect(await sittingOf(game)).toBeUndefined()
    expect(notes()).toEqual(['sitting-agreed', 'sitting-begins', 'sitting-over sitting-why-time'])
    expect(await remaining(game)).toEqual({ 0: DAY })
  })

  it('takes no time of a decision that was open before it and after it', async () => {
    const game = await table({ speed: 'daily' })
    await agreed(game, [arjun], HOUR, 4 * MINUTE)
    await pass(HOUR + 4 * MINUTE)
    expect(await paceOfGame(game)).toBe('daily')
    expect(await remaining(game)).toEqual({ 0: 23 * HOUR, 1: 23 * HOUR })
  })

  it('leaves what is saved up in a bank where it was', async () => {
    const game = await table({ speed: 'custom', bank: 2 * DAY, increment: 8 * HOUR, cap: 3 * DAY })
    expect(await remaining(game)).toEqual({ 0: 56 * HOUR, 1: 56 * HOUR })
    await agreed(game, [arjun], HOUR, 4 * MINUTE)
    await pass(HOUR + MINUTE)
    for (const person of [mei, arjun]) granted(await answerAs(host, game, person))
    await pass(3 * MINUTE)
    // What was left of the decision that began before it, and eight hours for the next.
    expect(await remaining(game)).toEqual({ 0: 63 * HOUR, 1: 63 * HOUR })
  })

  it('gives a game without a clock one, and takes it away again', async () => {
    const game = await table({ speed: 'none' })
    await agreed(game, [arjun], HOUR, 4 * MINUTE)
    expect(await remaining(game)).toEqual({})
    await pass(HOUR)
    expect(await remaining(game)).toEqual({ 0: 5 * MINUTE, 1: 5 * MINUTE })
    granted(await answerAs(host, game, mei))
    await pass(4 * MINUTE)
    expect(await paceOfGame(game)).toBe('none')
    expect(await remaining(game)).toEqual({})
    expect(await host.clock.ofGame(game)).toBeUndefined()
    expect(await store.db.job.count({ where: { key: { not: null } } })).toBe(0)
  })

  it('reminds at half the time, as a live table does', async () => {
    const game = await table({ speed: 'daily' })
    await agreed(game, [arjun], HOUR, 4 * MINUTE)
    await pass(HOUR)
    for (const person of [mei, arjun]) granted(await answerAs(host, game, person))
    await pass(150_000 - 1)
    expect(jobs('nudge')).toEqual([])
    await pass(1)
    expect(jobs('nudge').map(({ seats }) => seats)).toEqual([[0, 1]])
  })

  it('ends with the first answer that somebody misses: nothing is decided for them', async () => {
    const game = await table({ speed: 'daily' }, [arjun, lena])
    await agreed(game, [arjun, lena])
    await pass(HOUR)
    for (const person of [mei, arjun, lena]) granted(await answerAs(host, game, person))
    granted(await answerAs(host, game, mei))
    await pass(5 * MINUTE - 1)
    expect(await paceOfGame(game)).toBe('live')
    await pass(1)
    expect(await paceOfGame(game)).toBe('daily')
    expect(notes().at(-1)).toBe('sitting-over sitting-why-missed')
    expect(jobs('note').at(-1)?.phrase.args?.why).toMatchObject({ args: { who: [{ seat: 1 }, { seat: 2 }] } })
    expect(await remaining(game)).toEqual({ 1: DAY, 2: DAY })
    const entries = await store.db.entry.findMany({ where: { gameId: game } })
    expect(entries.filter(({ entry }) => (entry as { by: string }).by === 'time')).toEqual([])
    expect((await host.clock.timesOf(arjun.id)).misses).toBe(0)
    await pass(3 * HOUR)
    expect(notes()).toHaveLength(3)
    granted(await propose(game, arjun))
  })

  it('passes nobody’s reaction, and has auto-answers reply as soon as a live table does', async () => {
    const pace = paceOf({ speed: 'daily' })
    const game = (await gameOf(host, [arjun, lena], { title: 'volley', ...(pace && { pace }) })).id
    granted(await host.autoAnswers.set(lena, { game }, { autoAnswer: 'catch', value: 'never' }))
    await agreed(game, [arjun, lena], 10_000, HOUR)
    await pass(9_000)
    granted(await answerAs(host, game, mei))
    const view = async () => granted(await host.play.getView(game, mei))
    const due = async () =>
      (await store.db.job.findFirst({ where: { subjectId: game, kind: 'auto-answers' } }))?.due
    const before = (await view()).autoAnswersDue
    expect(before?.getTime()).toBeGreaterThanOrEqual(at.clock.at.getTime() + 20_000)
    expect(await due()).toEqual(before)
    const asked = at.clock.at.getTime()
    at.clock.at = fromNow(1_000)
    await store.db.job.updateMany({ where: { kind: 'auto-answers' }, data: { due: fromNow(HOUR) } })
    await host.runDue()
    const after = (await view()).autoAnswersDue
    expect(await paceOfGame(game)).toBe('live')
    expect(after?.getTime()).toBeLessThanOrEqual(asked + 6_000)
    expect(await due()).toEqual(after)
    await pass(75_000)
    expect(notes().at(-1)).toBe('sitting-over sitting-why-missed')
    expect((await view()).awaited.map(({ seat }) => seat)).toEqual([1])
    // It had run for a second before the sitting began.
    expect(await remaining(game)).toEqual({ 1: 6 * HOUR - 1_000 })
  })
})

describe('a sitting that something else ends', () => {
  it('is over with the game, which is at its own pace then', async () => {
    const game = await table({ speed: 'daily' })
    await agreed(game)
    await pass(HOUR)
    for (const _round of [1, 2, 3])
      for (const person of [mei, arjun]) granted(await answerAs(host, game, person))
    await host.runDue()
    expect(await infoOf(game)).toMatchObject({ status: 'finished', pace: { speed: 'daily' } })
    expect(await sittingOf(game)).toBeUndefined()
    expect(notes()).toEqual(['sitting-agreed', 'sitting-begins'])
    expect(jobs('calendar')).toHaveLength(2)
    const timed = { subjectId: game, kind: { in: ['clock', 'sitting'] } }
    expect(await store.db.job.count({ where: timed })).toBe(0)
  })

  it('never begins in a game that is over or called off before', async () => {
    const over = await table({ speed: 'daily' })
    await agreed(over)
    for (const _round of [1, 2, 3])
      for (const person of [mei, arjun]) granted(await answerAs(host, over, person))
    const cancelled = await table({ speed: 'daily' })
    await agreed(cancelled)
    const { vote } = granted(await host.votes.propose(cancelled, mei, { kind: 'cancel' }))
    granted(await host.votes.cast(vote?.id ?? '', arjun, true))
    await pass(4 * HOUR)
    for (const game of [over, cancelled]) expect(await sittingOf(game)).toBeUndefined()
    expect(notes().filter((note) => note === 'sitting-begins')).toEqual([])
  })

  it('is over with a pause; the game resumes with the clocks of its own pace', async () => {
    const game = await table({ speed: 'daily' })
    await agreed(game)
    await pass(HOUR)
    for (const person of [mei, arjun]) granted(await answerAs(host, game, person))
    granted(await answerAs(host, game, mei))
    const { vote } = granted(await host.votes.propose(game, mei, { kind: 'pause' }))
    granted(await host.votes.cast(vote?.id ?? '', arjun, true))
    expect(await infoOf(game)).toMatchObject({ status: 'paused', pace: { speed: 'daily' } })
    await pass(5 * HOUR)
    const again = granted(await host.votes.propose(game, mei, { kind: 'resume' })).vote
    granted(await host.votes.cast(again?.id ?? '', arjun, true))
    await host.runDue()
    expect(await remaining(game)).toEqual({ 1: DAY })
    expect(notes().filter((note) => note.startsWith('sitting'))).toEqual([
      'sitting-agreed',
      'sitting-begins',
      'sitting-over sitting-why-paused',
    ])
  })

  it('is over with a lost place, a vacation, a newcomer, and when one is left', async () => {
    const begun = async () => {
      const game = await table({ speed: 'daily' })
      await agreed(game, [arjun], MINUTE)
      await pass(MINUTE)
      expect(await paceOfGame(game)).toBe('live')
      return game
    }
    const lost = await begun()
    await host.posts.placeGone((await infoOf(lost)).channel)
    expect(await infoOf(lost)).toMatchObject({ status: 'paused', pace: { speed: 'daily' } })

    const away = await begun()
    await host.clock.setAway(arjun, fromNow(2 * DAY))
    expect(await paceOfGame(away)).toBe('daily')
    expect(await remaining(away)).toMatchObject({ 0: DAY - MINUTE, 1: 3 * DAY - MINUTE })
    await host.clock.setAway(arjun, undefined)

    const handed = await begun()
    const { vote } = granted(
      await host.votes.propose(handed, arjun, { kind: 'replace', seat: 1, newcomer: lena }),
    )
    granted(await host.votes.cast(vote?.id ?? '', lena, true))
    expect(await paceOfGame(handed)).toBe('daily')
    expect(await remaining(handed)).toEqual({ 0: DAY - MINUTE, 1: DAY })

    const alone = await begun()
    granted(await host.play.resign(alone, arjun))
    expect(await paceOfGame(alone)).toBe('daily')
    expect(await remaining(alone)).toEqual({})
  })

  it('is over when changed rules wind the game back', async () => {
    const game = await table({ speed: 'daily' })
    await agreed(game)
    await pass(HOUR)
    granted(await answerAs(host, game, mei))
    await goOnWith({ 'high-card': { ...(highCardTitle as Title), game: asksOtherwise } })
    await host.runDue()
    expect(await paceOfGame(game)).toBe('daily')
    expect(await sittingOf(game)).toBeUndefined()
    expect(notes()).toEqual(['wound-back', 'sitting-over sitting-why-wound-back'])
    expect(await remaining(game)).toEqual({ 0: DAY, 1: DAY })
  })
})

/** The process ends, and another one begins on the same database, `ms` later. */
async function goOnWith(titles: Readonly<Record<string, Title>> = {}, ms = 0): Promise<void> {
  await host.stop()
  const now = fromNow(ms)
  at = hostOn(store, titles)
  at.clock.at = now
  host = at.host
  await host.begin(at.publisher)
}

/** The smallest game after a change of rules: every question is put otherwise. */
const asksOtherwise: Game = {
  ...(highCard as Game),
  version: 2,
  *stage(asked) {
    const rules = (highCard as Game).stage(asked)
    let next = rules.next()
    while (!next.done) {
      const decisions = next.value.decisions.map((each) => ({ ...each, prompt: { key: 'high-card.plays' } }))
      next = rules.next(yield { ...next.value, decisions })
    }
  },
}

describe('a process that is killed in between', () => {
  it('loses nothing: the next one begins the sitting, and another ends it', async () => {
    const game = await table({ speed: 'daily' })
    await agreed(game, [arjun], HOUR, 4 * MINUTE)
    await pass(HOUR - MINUTE)
    await goOnWith({}, 10_000)
    await pass(50_000)
    expect(await paceOfGame(game)).toBe('live')
    expect(notes()).toEqual(['sitting-begins'])
    await goOnWith({}, 10_000)
    granted(await answerAs(host, game, mei))
    await pass(4 * MINUTE)
    expect(await paceOfGame(game)).toBe('daily')
    expect(notes()).toEqual(['sitting-over sitting-why-time'])
  })

  it('and is away until the sitting would be over says so; nobody has lost time', async () => {
    const game = await table({ speed: 'daily' })
    await agreed(game)
    await goOnWith({}, 5 * HOUR)
    await host.runDue()
    expect(await paceOfGame(game)).toBe('daily')
    expect(notes()).toContain('sitting-off sitting-why-late')
    expect(await remaining(game)).toEqual({ 0: DAY, 1: DAY })
  })
})
