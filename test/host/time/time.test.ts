// Time at a table: deadlines, reminders, what follows when time is out. Days pass in no time.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/game.ts'
import type { LogEntry } from '../../../src/engine/log.ts'
import { verify } from '../../../src/engine/verify.ts'
import { title as stormTitle } from '../../../src/games/storm/index.ts'
import type { OpenHost } from '../../../src/host/index.ts'
import type { Job } from '../../../src/host/posts/index.ts'
import { type PaceWish, paceOf } from '../../../src/host/table/clock/pace.ts'
import type { Person } from '../../../src/host/table/types.ts'
import { entriesFrom } from '../../../src/store/log.ts'
import { DAY, HOUR, MINUTE } from '../../../src/text/length.ts'
import { challengeTitle } from '../../support/challenge-game.ts'
import { newTestDatabase, SERVER, testStore } from '../../support/databases.ts'
import { highCard } from '../../support/example-game.ts'
import {
  answerAs,
  arjun,
  gameOf,
  granted,
  hostOn,
  interaction,
  lena,
  mei,
  refused,
} from '../../support/host-table.ts'

const SECOND = 1_000
const SIX_HOURS: PaceWish = { speed: 'custom', increment: 6 * HOUR }
const testDatabase = newTestDatabase()
const store = await testStore(testDatabase)
let at: ReturnType<typeof hostOn>
let host: OpenHost

beforeEach(async () => {
  for (const table of [store.db.game, store.db.member, store.db.setting, store.db.outage] as {
    deleteMany(): Promise<unknown>
  }[])
    await table.deleteMany()
  at = hostOn(store, { challenge: challengeTitle, storm: stormTitle })
  host = at.host
  await host.begin(at.publisher)
})
afterEach(() => host.stop())

/** A running game at a pace. */
const table = async (
  wish: PaceWish,
  { others = [arjun], title = 'high-card' }: { others?: readonly Person[]; title?: string } = {},
) => {
  const pace = paceOf(wish)
  if (!pace) throw new Error('no such pace')
  const game = await gameOf(host, others, { pace, title })
  await host.runDue()
  return game
}

/** Lets time pass, from one thing on the agenda to the next. */
async function pass(ms: number): Promise<void> {
  await host.runDue() // what was to be posted is
  const end = new Date(at.clock.at.getTime() + ms)
  for (;;) {
    const next = await store.db.job.findFirst({
      where: { due: { lte: end }, key: { not: null } },
      orderBy: { due: 'asc' },
    })
    if (!next) break
    if (next.due > at.clock.at) at.clock.at = next.due
    await host.runDue()
  }
  at.clock.at = end
}

const jobs = <K extends Job['kind']>(kind: K) =>
  at.publisher.postings.flatMap(({ job }) => (job.kind === kind ? [job as Extract<Job, { kind: K }>] : []))
const notes = () => jobs('note').map(({ phrase }) => phrase.key)
const nudges = () => jobs('nudge').map(({ why, seats }) => `${why} ${seats.join()}`)
const hints = () => jobs('notify').map(({ why, seat }) => `${why} ${seat}`)

const log = async (game: string): Promise<LogEntry[]> =>
  (await entriesFrom(store.db, game, 0)).map(({ entry }) => entry)
const causes = async (game: string) =>
  (await log(game)).map((entry) =>
    entry.kind === 'answer' ? `${entry.by} ${entry.seat}` : `${entry.by} ${entry.kind}`,
  )

/** Milliseconds until each seat's time is out, by seat. */
const remaining = async (game: string): Promise<Record<number, number>> =>
  Object.fromEntries(
    granted(await host.play.getView(game, mei)).deadlines.map(({ seat, until }) => [
      seat,
      (until?.getTime() ?? 0) - at.clock.at.getTime(),
    ]),
  )
const player = async (game: string, seat: number) => (await host.games.info(game))?.players[seat]
const timesTaken = async (game: string) => (await causes(game)).filter((cause) => cause.startsWith('time'))

describe('where everyone asked has answered within ten minutes', () => {
  const around = async (game: string) => granted(await host.play.getView(game, mei)).around ?? false

  it('the table says so and reminds after five minutes, once; then as usual', async () => {
    const game = await table({ speed: 'daily' })
    expect(await around(game.id)).toBe(false)
    granted(await answerAs(host, game.id, arjun))
    await pass(9 * MINUTE)
    granted(await answerAs(host, game.id, mei))
    expect(await around(game.id)).toBe(true)
    await pass(5 * MINUTE - 1)
    expect(nudges()).toEqual([])
    await pass(1)
    expect(nudges()).toEqual(['time 0,1'])
    expect(await around(game.id)).toBe(false)
    await pass(12 * HOUR - 5 * MINUTE - 1)
    expect(nudges()).toHaveLength(1)
    await pass(1)
    expect(nudges()).toEqual(['time 0,1', 'time 0,1'])
  })

  it('is not so where one of them answered longer ago, or has never', async () => {
    const game = await table({ speed: 'daily' })
    granted(await answerAs(host, game.id, arjun))
    expect(await around(game.id)).toBe(false)
    await pass(11 * MINUTE)
    granted(await answerAs(host, game.id, mei))
    expect(await around(game.id)).toBe(false)
    await pass(10 * MINUTE)
    expect(nudges()).toEqual([])
  })

  it('who takes part live is reminded at half their time', async () => {
    const game = await table({ speed: 'live' })
    for (const person of [arjun, mei]) granted(await answerAs(host, game.id, person))
    await pass(150 * SECOND - 1)
    expect(nudges()).toEqual([])
    await pass(1)
    expect(nudges()).toEqual(['time 0,1'])
  })
})

describe('a daily table', () => {
  it('reminds at half and at nine tenths, then the computer decides, for that one decision', async () => {
    const game = await table({ speed: 'daily' })
    granted(await answerAs(host, game.id, arjun))
    await pass(12 * HOUR - 1)
    expect(nudges()).toEqual([])
    await pass(1)
    expect(nudges()).toEqual(['time 0'])
    await pass(9 * HOUR + 36 * MINUTE - 1)
    expect(nudges()).toEqual(['time 0'])
    await pass(1)
    expect(nudges()).toEqual(['time 0', 'time 0'])
    await pass(2 * HOUR + 24 * MINUTE - 1)
    expect(await causes(game.id)).toEqual(['host start', 'member 1'])
    await pass(1)
    expect(await causes(game.id)).toEqual(['host start', 'member 1', 'time 0'])
    expect(notes()).toEqual(['bot.time-decided'])
    expect(nudges()).toHaveLength(2)
    expect(await remaining(game.id)).toEqual({ 0: DAY, 1: DAY })
  })

  it('plays a week in a second, and what time decided is proved like the rest', async () => {
    const game = await table({ speed: 'daily' }, { others: [arjun, lena] })
    for (let day = 0; day < 7; day++) {
      await pass(HOUR)
      if ((await host.games.info(game.id))?.status === 'playing') await answerAs(host, game.id, lena)
      await pass(23 * HOUR)
    }
    expect((await host.games.info(game.id))?.status).toBe('finished')
    expect(await timesTaken(game.id)).toEqual(['time 0', 'time 1', 'time 0', 'time 1', 'time 0', 'time 1'])
    const file = JSON.parse(JSON.stringify(granted(await host.history.exportOf(game.id))))
    expect(verify(highCard, file)).toMatchObject({ ok: true, checked: 10 })
    expect(await store.db.job.count({ where: { key: { not: null } } })).toBe(0)
  })

  it('does the least in a game that wants it so: a turn of 三國風雲 ends, with no march, attack or recruit', async () => {
    const game = await table({ speed: 'daily' }, { title: 'storm' })
    await pass(12 * DAY)
    expect((await timesTaken(game.id)).length).toBeGreaterThan(8)
    const told = (await store.db.entry.findMany({ where: { gameId: game.id } })).map(({ events }) => events)
    const keys = (told as unknown as GameEvent[][]).flat().map(({ phrase }) => phrase.key)
    expect(keys.filter((key) => key === 'storm.turn').length).toBeGreaterThan(5)
    const done = ['marches', 'attacks', 'shoots', 'recruits', 'takes-free', 'hires'].map(
      (key) => `storm.${key}`,
    )
    expect(keys.filter((key) => done.includes(key))).toEqual([])
  })

  it('has no clock for somebody who plays alone', async () => {
    const game = await table({ speed: 'daily' })
    granted(await host.play.resign(game.id, arjun))
    await pass(30 * DAY)
    expect(await timesTaken(game.id)).toEqual([])
    expect(await remaining(game.id)).toEqual({})
  })

  it('without a clock waits for ever', async () => {
    const game = await table({ speed: 'none' })
    await pass(400 * DAY)
    expect(await causes(game.id)).toEqual(['host start'])
    expect(nudges()).toEqual([])
    expect(await host.clock.ofGame(game.id)).toBeUndefined()
  })
})

describe('a live table', () => {
  it('mentions each once, in the prompt: a reminder within the hour would be one too many', async () => {
    const game = await table({ speed: 'live' })
    await pass(5 * MINUTE - 1)
    expect(await causes(game.id)).toEqual(['host start'])
    await pass(1)
    expect(await timesTaken(game.id)).toEqual(['time 0', 'time 1'])
    expect(nudges()).toEqual([])
  })
})

describe('a bank', () => {
  it('keeps what a decision leaves, adds the increment, and is capped', async () => {
    const game = await table(
      { speed: 'custom', bank: 2 * HOUR, increment: HOUR, cap: 4 * HOUR },
      { title: 'challenge' },
    )
    expect(await remaining(game.id)).toEqual({ 0: 3 * HOUR })
    await pass(2 * HOUR)
    granted(await answerAs(host, game.id, mei)) // an hour is left, kept in her bank
    granted(await answerAs(host, game.id, arjun, ['no']))
    expect(await remaining(game.id)).toEqual({ 1: 3 * HOUR })
    granted(await answerAs(host, game.id, arjun)) // nothing used: three hours are kept
    granted(await answerAs(host, game.id, mei, ['no']))
    expect(await remaining(game.id)).toEqual({ 0: 2 * HOUR })
    granted(await answerAs(host, game.id, mei))
    granted(await answerAs(host, game.id, arjun, ['no']))
    expect(await remaining(game.id)).toEqual({ 1: 4 * HOUR })
    granted(await answerAs(host, game.id, arjun))
    granted(await answerAs(host, game.id, mei, ['no']))
    granted(await answerAs(host, game.id, mei))
    granted(await answerAs(host, game.id, arjun, ['no']))
    expect(await remaining(game.id)).toEqual({ 1: 4 * HOUR }) // five without the cap
    const shown = await host.clock.ofGame(game.id)
    expect(shown?.map(({ seat, bank, left }) => [seat, bank, left])).toEqual([
      [0, 3 * HOUR, undefined],
      [1, 4 * HOUR, 4 * HOUR],
    ])
  })
})

describe('an answer taken back', () => {
  it('gives no time back', async () => {
    const game = await table({ speed: 'daily' }, { others: [arjun, lena] })
    await pass(20 * HOUR)
    const { undo } = granted(await answerAs(host, game.id, mei))
    granted(await host.votes.propose(game.id, mei, { kind: 'undo', token: undo ?? 'none' }, interaction()))
    expect(await remaining(game.id)).toEqual({ 0: 4 * HOUR, 1: 4 * HOUR, 2: 4 * HOUR })
  })

  it('gives none back to a reaction either, also where one’s own turn has begun since', async () => {
    const game = await table({ speed: 'daily' }, { title: 'challenge', others: [arjun, lena] })
    const undo = async () => {
      const { undo: token = 'none' } = granted(await host.play.getView(game.id, arjun))
      granted(await host.votes.propose(game.id, arjun, { kind: 'undo', token }, interaction()))
    }
    granted(await answerAs(host, game.id, mei))
    await pass(4 * HOUR)
    granted(await answerAs(host, game.id, arjun, ['no']))
    await undo()
    expect(await remaining(game.id)).toEqual({ 1: 2 * HOUR, 2: 2 * HOUR })
    await pass(HOUR)
    granted(await answerAs(host, game.id, lena, ['no']))
    granted(await answerAs(host, game.id, arjun, ['no']))
    expect(await remaining(game.id)).toEqual({ 1: DAY })
    await undo()
    expect(await remaining(game.id)).toEqual({ 1: HOUR })
  })
})

describe('a reaction window', () => {
  it('has a quarter of a decision, after which silence is a pass; nobody has missed anything', async () => {
    const game = await table({ speed: 'daily' }, { title: 'challenge', others: [arjun, lena] })
    granted(await answerAs(host, game.id, mei))
    expect(await remaining(game.id)).toEqual({ 1: 6 * HOUR, 2: 6 * HOUR })
    await pass(6 * HOUR - 1)
    expect(await timesTaken(game.id)).toEqual([])
    await pass(1)
    expect(await timesTaken(game.id)).toEqual(['time close'])
    expect(notes()).toEqual([])
    expect(await remaining(game.id)).toEqual({ 1: DAY })
    expect((await host.clock.timesOf(arjun.id)).misses).toBe(0)
  })

  it('of which one has passed closes for the others', async () => {
    const game = await table({ speed: 'daily' }, { title: 'challenge', others: [arjun, lena] })
    granted(await answerAs(host, game.id, mei))
    granted(await answerAs(host, game.id, arjun, ['no']))
    await pass(6 * HOUR)
    expect(await timesTaken(game.id)).toEqual(['time close'])
  })

  it('passes each whose time is out, and waits for those whose clock is paused', async () => {
    const game = await table({ speed: 'daily' }, { title: 'challenge', others: [arjun, lena] })
    await host.clock.setAway(lena, new Date(at.clock.at.getTime() + 2 * DAY))
    granted(await answerAs(host, game.id, mei))
    await pass(6 * HOUR)
    expect(await timesTaken(game.id)).toEqual(['time 1'])
    granted(await answerAs(host, game.id, lena, ['yes']))
    expect((await host.history.story(game.id)).some(({ told }) => told.phrase.key === 'challenge.took')).toBe(
      true,
    )
  })

  it('may have an allowance of its own', async () => {
    const game = await table({ speed: 'daily', reactions: 30 * MINUTE }, { title: 'challenge' })
    granted(await answerAs(host, game.id, mei))
    expect(await remaining(game.id)).toEqual({ 1: 30 * MINUTE })
  })
})

describe('a table with stand-ins', () => {
  const wish: PaceWish = { speed: 'daily', timeout: 'stand-in', misses: 2 }
  const others = [arjun, lena]

  it('lets a computer sit in after two misses in a row, until the member moves again', async () => {
    const game = await table(wish, { others })
    const rest = async () => {
      for (const person of [arjun, lena]) await answerAs(host, game.id, person)
    }
    await rest()
    await pass(DAY)
    expect(notes()).toEqual(['bot.time-decided'])
    await rest()
    await pass(DAY)
    expect(notes()).toEqual(['bot.time-decided', 'bot.time-stand-in'])
    expect(await player(game.id, 0)).toMatchObject({ member: mei.id, standIn: 'normal' })
    expect((await causes(game.id)).at(-1)).toBe('stand-in 0')
    expect(await remaining(game.id)).toEqual({ 1: DAY, 2: DAY })
    expect((await host.clock.timesOf(mei.id)).misses).toBe(2)
    // A click on a menu of old takes the seat back, though it plays nothing.
    expect((await answerAs(host, game.id, mei, ['card-1'])).ok).toBe(false)
    expect((await player(game.id, 0))?.standIn).toBeUndefined()
    await host.runDue()
    expect(notes().at(-1)).toBe('bot.stand-in-back')
  })

  it('counts misses in a row alone', async () => {
    const game = await table(wish, { others, title: 'challenge' })
    for (let turn = 0; turn < 3; turn++) {
      await pass(DAY) // Mei misses her dare
      await pass(6 * HOUR)
      for (const person of [arjun, lena]) {
        granted(await answerAs(host, game.id, person))
        granted(await answerAs(host, game.id, mei, ['yes'])) // and yet she is there
      }
    }
    expect((await player(game.id, 0))?.standIn).toBeUndefined()
    expect(await host.clock.timesOf(mei.id)).toMatchObject({ misses: 3, answers: 0 })
    expect(await host.clock.timesOf(arjun.id)).toMatchObject({ misses: 0, answers: 3 })
  })

  it('gives the seat back for the asking, once', async () => {
    const game = await table({ ...wish, misses: 1 }, { others, title: 'challenge' })
    await pass(DAY)
    expect((await player(game.id, 0))?.standIn).toBe('hard')
    expect(granted(await host.clock.comeBack(game.id, mei)).players[0]?.standIn).toBeUndefined()
    granted(await host.clock.comeBack(game.id, mei))
    await host.runDue()
    expect(notes().filter((key) => key === 'bot.stand-in-back')).toHaveLength(1)
  })

  it('waits without a clock for the last one who is there', async () => {
    const game = await table({ ...wish, misses: 1 })
    granted(await answerAs(host, game.id, arjun))
    await pass(DAY)
    expect((await player(game.id, 0))?.standIn).toBe('normal')
    await pass(30 * DAY)
    expect((await player(game.id, 1))?.standIn).toBeUndefined()
    expect(await remaining(game.id)).toEqual({})
  })

  it('lets a computer sit in at once for a member who has left the server', async () => {
    const game = await table(wish, { others })
    granted(await host.upkeep.goneFrom(game.id, lena.id))
    await host.runDue()
    expect((await causes(game.id)).at(-1)).toBe('stand-in 2')
    expect(notes()).toEqual(['bot.member-gone'])
  })
})

describe('a table that forfeits', () => {
  it('gives the seat to a computer, from which its member may take it back', async () => {
    const game = await table({ speed: 'daily', timeout: 'forfeit' }, { others: [arjun, lena] })
    for (const person of [arjun, lena]) granted(await answerAs(host, game.id, person))
    await pass(DAY)
    expect(await player(game.id, 0)).toMatchObject({ computer: 'normal' })
    expect((await player(game.id, 0))?.member).toBeUndefined()
    expect(notes()).toEqual(['bot.time-forfeited'])
    expect((await causes(game.id)).slice(3)).toEqual(['time replace', 'computer 0', 'computer 0'])
    granted(await host.clock.comeBack(game.id, mei))
    expect(await player(game.id, 0)).toMatchObject({ name: 'Mei', member: mei.id })
  })
})

describe('a member’s own time', () => {
  it('is paused in quiet hours, and reminders with it', async () => {
    await host.clock.setQuiet(mei, { from: 22 * 60, to: 6 * 60, zone: 'UTC' }) // it is noon
    const game = await table({ speed: 'daily' })
    granted(await answerAs(host, game.id, arjun))
    expect(await remaining(game.id)).toEqual({ 0: 32 * HOUR })
    await pass(12 * HOUR)
    expect(nudges()).toEqual([]) // ten hours ran, and now it is night
    await pass(8 * HOUR)
    expect(nudges()).toEqual(['time 0'])
    await host.clock.setQuiet(mei, { from: 8 * 60, to: 20 * 60, zone: 'UTC' }) // from the next decision on
    expect(await remaining(game.id)).toEqual({ 0: 12 * HOUR })
    await host.clock.setQuiet(mei, undefined)
    granted(await answerAs(host, game.id, mei))
    expect(await remaining(game.id)).toEqual({ 0: DAY, 1: DAY })
  })

  it('cannot be stretched by setting quiet hours anew every three hours', async () => {
    const game = await table(SIX_HOURS)
    const lengths: number[] = []
    for (let decision = 1; decision <= 2; decision++) {
      granted(await answerAs(host, game.id, arjun))
      let hours = 0
      for (; (await timesTaken(game.id)).length < decision && hours < 60; hours += 3) {
        const from = at.clock.at.getUTCHours() * 60
        await host.clock.setQuiet(mei, { from, to: (from + 720) % 1440, zone: 'UTC' })
        await pass(3 * HOUR)
      }
      lengths.push(hours)
    }
    // None when the first began; when the second did, at six, from three in the afternoon to three in the night.
    expect(lengths).toEqual([6, 15])
  })

  it('is stretched by vacation, quiet hours and pauses together no further than the pace says', async () => {
    await host.clock.setQuiet(mei, { from: 0, to: 720, zone: 'UTC' })
    const game = await table({ ...SIX_HOURS, longest: 2 * DAY })
    granted(await answerAs(host, game.id, arjun))
    expect(await remaining(game.id)).toEqual({ 0: 6 * HOUR }) // it is noon
    await pass(5 * HOUR)
    await host.clock.setAway(mei, new Date(at.clock.at.getTime() + 5 * DAY))
    expect(await remaining(game.id)).toEqual({ 0: 2 * DAY - 5 * HOUR })
    for (const kind of ['pause', 'resume'] as const) {
      const { vote } = granted(await host.votes.propose(game.id, mei, { kind }))
      granted(await host.votes.cast(vote?.id ?? '', arjun, true))
      if (kind === 'pause') await pass(DAY)
    }
    expect(await remaining(game.id)).toEqual({ 0: DAY - 5 * HOUR })
    await pass(DAY - 5 * HOUR)
    expect(await timesTaken(game.id)).toEqual(['time 0'])
  })

  it('is paused on vacation, up to the table’s limit, over all decisions', async () => {
    const game = await table({ speed: 'daily', away: 3 * DAY }, { title: 'challenge' })
    await pass(12 * HOUR)
    await host.clock.setAway(mei, new Date(at.clock.at.getTime() + 2 * DAY))
    const { deadlines } = granted(await host.play.getView(game.id, arjun))
    expect(deadlines).toMatchObject([{ back: new Date(at.clock.at.getTime() + 2 * DAY) }])
    expect(await remaining(game.id)).toEqual({ 0: 2 * DAY + 12 * HOUR })
    await pass(2 * DAY)
    expect(granted(await host.play.getView(game.id, arjun)).deadlines[0]).not.toHaveProperty('back')
    granted(await answerAs(host, game.id, mei))
    granted(await answerAs(host, game.id, arjun, ['no']))
    await host.clock.setAway(mei, new Date(at.clock.at.getTime() + 20 * DAY))
    granted(await answerAs(host, game.id, arjun))
    expect(await remaining(game.id)).toEqual({ 0: DAY + 6 * HOUR }) // one day of vacation was left
    await host.clock.setAway(mei, undefined)
    expect(await remaining(game.id)).toEqual({ 0: 6 * HOUR })
    expect((await host.clock.ofGame(game.id))?.[0]?.vacation).toBe(DAY)
  })

  it('is over also where it began before the game, or in a pause, at a table without a clock', async () => {
    const back = new Date(at.clock.at.getTime() + 5 * DAY)
    await host.clock.setAway(mei, back)
    const game = await table({ speed: 'none' })
    expect(granted(await host.play.getView(game.id, arjun)).deadlines).toEqual([{ seat: 0, back }])
    await pass(5 * DAY - 1)
    const before = jobs('prompt').length
    await pass(1)
    expect(jobs('prompt').length).toBe(before + 1)
    for (const kind of ['pause', 'resume'] as const) {
      const { vote } = granted(await host.votes.propose(game.id, mei, { kind }))
      granted(await host.votes.cast(vote?.id ?? '', arjun, true))
      if (kind === 'pause') await host.clock.setAway(mei, new Date(at.clock.at.getTime() + 5 * DAY))
    }
    await host.runDue()
    const again = jobs('prompt').length
    await pass(5 * DAY)
    expect(jobs('prompt').length).toBe(again + 1)
  })

  it('runs on at a table that grants none', async () => {
    const game = await table({ speed: 'daily', away: 0 })
    await host.clock.setQuiet(mei, { from: 22 * 60, to: 6 * 60, zone: 'UTC' })
    await host.clock.setAway(mei, new Date(at.clock.at.getTime() + 5 * DAY))
    expect(await remaining(game.id)).toEqual({ 0: DAY, 1: DAY })
  })

  it('hears that it is likely next, if it asked to', async () => {
    await host.clock.setReminders(arjun, { likely: true })
    const game = await table({ speed: 'daily' }, { title: 'challenge', others: [arjun, lena] })
    expect(hints()).toEqual(['likely 1'])
    // The hint waits for nothing and overtakes nothing: whose move it is is said all the same.
    expect(jobs('prompt')).toHaveLength(1)
    granted(await answerAs(host, game.id, mei))
    granted(await answerAs(host, game.id, lena, ['yes']))
    await host.runDue()
    expect(hints()).toEqual(['likely 1']) // Lena, who is next after Arjun, did not ask
  })

  it('hears nothing of it where people sit together for some hours', async () => {
    for (const person of [mei, arjun, lena]) await host.clock.setReminders(person, { likely: true })
    const more = { title: 'challenge', others: [arjun, lena] }
    await table({ speed: 'live' }, more)
    await table({ speed: 'custom', bank: 6 * HOUR - MINUTE }, more)
    expect(hints()).toEqual([])
    await table({ speed: 'custom', bank: 6 * HOUR }, more)
    expect(hints()).toEqual(['likely 1'])
  })
})

describe('time that is given', () => {
  it('adds to another’s decision, up to what the pace gives one, and the table is told', async () => {
    const game = await table({ speed: 'daily' })
    granted(await answerAs(host, game.id, arjun))
    await pass(20 * HOUR)
    const give = (person: Person, seat: number, ms: number) => host.clock.giveTime(game.id, person, seat, ms)
    granted(await give(arjun, 0, 10 * HOUR))
    expect(await remaining(game.id)).toEqual({ 0: 14 * HOUR })
    await host.runDue()
    expect(notes()).toEqual(['bot.time-given'])
    expect(refused(await give(arjun, 0, 15 * HOUR))).toBe('bot.refused-gives-too-much')
    expect(refused(await give(arjun, 0, 1))).toBe('bot.refused-gives-too-much')
    granted(await give(arjun, 0, 14 * HOUR))
    expect(refused(await give(arjun, 0, MINUTE))).toBe('bot.refused-gives-too-much')
    expect(refused(await give(mei, 0, HOUR))).toBe('bot.refused-own-time')
    expect(refused(await give(mei, 1, HOUR))).toBe('bot.refused-no-clock')
    expect(refused(await give(lena, 0, HOUR))).toBe('bot.refused-not-seated')
    const before = nudges().length
    await pass(28 * HOUR - 1)
    expect(nudges().length).toBeGreaterThan(before)
    expect(await timesTaken(game.id)).toEqual([])
    await pass(1)
    expect(await timesTaken(game.id)).toEqual(['time 0'])
  })
})

describe('a vacation that begins later', () => {
  const days = (n: number) => new Date(at.clock.at.getTime() + n * DAY)

  it('pauses clocks from then on; until then nobody is shown as away', async () => {
    const game = await table({ speed: 'relaxed' })
    granted(await answerAs(host, game.id, arjun))
    await host.clock.setAway(mei, days(5), days(1))
    const [deadline] = granted(await host.play.getView(game.id, arjun)).deadlines
    expect(deadline).not.toHaveProperty('back')
    expect(await remaining(game.id)).toEqual({ 0: 7 * DAY })
    expect(await host.clock.timesOf(mei.id)).toMatchObject({ away: days(5), awayFrom: days(1) })
    const back = days(5)
    await pass(DAY)
    expect(granted(await host.play.getView(game.id, arjun)).deadlines).toMatchObject([{ seat: 0, back }])
    await pass(4 * DAY)
    expect(await remaining(game.id)).toEqual({ 0: 2 * DAY })
  })

  it('is shown in its time at a table without a clock too', async () => {
    const game = await table({ speed: 'none' })
    const [from, back] = [days(1), days(3)]
    await host.clock.setAway(mei, back, from)
    const shown = async () => granted(await host.play.getView(game.id, arjun)).deadlines
    expect(await shown()).toEqual([])
    await host.runDue()
    const before = jobs('prompt').length
    await pass(DAY)
    expect(await shown()).toEqual([{ seat: 0, back }])
    await pass(2 * DAY)
    expect(await shown()).toEqual([])
    expect(jobs('prompt').length).toBe(before + 2)
  })
})

describe('a paused game', () => {
  it('stops the clocks', async () => {
    const game = await table({ speed: 'daily' })
    await pass(6 * HOUR)
    at.publisher.plan.push({ done: false, lost: 'channel', why: 'gone' })
    granted(await answerAs(host, game.id, arjun))
    await host.runDue()
    expect((await host.games.info(game.id))?.status).toBe('paused')
    await pass(9 * DAY)
    expect(await remaining(game.id)).toEqual({})
    expect((await host.clock.ofGame(game.id))?.[0]).toMatchObject({ left: 18 * HOUR })
    granted(await host.play.resume(game.id, mei, { guild: 'guild', channel: 'elsewhere' }))
    expect(await remaining(game.id)).toEqual({ 0: 18 * HOUR })
    await pass(18 * HOUR)
    expect(await timesTaken(game.id)).toEqual(['time 0'])
  })

  it('costs nobody time who is still asked, also when somebody leaves it meanwhile', async () => {
    const game = await table({ speed: 'daily' }, { others: [arjun, lena] })
    await pass(6 * HOUR)
    at.publisher.plan.push({ done: false, lost: 'channel', why: 'gone' })
    granted(await answerAs(host, game.id, arjun))
    await host.runDue()
    await pass(9 * HOUR)
    granted(await host.play.resign(game.id, lena))
    await pass(9 * DAY)
    granted(await host.play.resume(game.id, mei, { guild: 'guild', channel: 'elsewhere' }))
    expect(await remaining(game.id)).toEqual({ 0: 18 * HOUR })
  })
})

describe('a bot that was down', () => {
  it('takes nobody’s time, gives a grace, and says so', async () => {
    const game = await table({ speed: 'daily' })
    const fresh = await table({ speed: 'relaxed' })
    await pass(22 * HOUR)
    await host.stop()
    at.clock.at = new Date(at.clock.at.getTime() + 3 * DAY)
    const again = hostOn(store, { challenge: challengeTitle })
    again.clock.at = at.clock.at
    at = again
    host = again.host
    await host.begin(again.publisher)
    await host.runDue()
    expect(await remaining(game.id)).toEqual({ 0: 6 * HOUR, 1: 6 * HOUR })
    expect(await remaining(fresh.id)).toEqual({ 0: 50 * HOUR, 1: 50 * HOUR })
    expect(await timesTaken(game.id)).toEqual([])
    expect(notes()).toEqual(['bot.clock-outage', 'bot.clock-outage'])
    await pass(6 * HOUR)
    expect(await timesTaken(game.id)).toEqual(['time 0', 'time 1'])
  })

  /** The bot ends, and another begins after a while. */
  async function down(ms: number): Promise<void> {
    await host.stop()
    const then = new Date(at.clock.at.getTime() + ms)
    at = hostOn(store)
    at.clock.at = then
    host = at.host
    await host.begin(at.publisher)
    await host.runDue()
  }

  it('for minutes costs nobody a live decision, and goes without saying', async () => {
    const game = await table({ speed: 'live' })
    await pass(4 * MINUTE + 50 * SECOND)
    await down(4 * MINUTE)
    expect(await remaining(game.id)).toEqual({ 0: 75 * SECOND, 1: 75 * SECOND })
    await down(MINUTE / 2)
    expect(await remaining(game.id)).toEqual({ 0: 75 * SECOND, 1: 75 * SECOND })
    expect(notes()).toEqual([])
  })

  it('still wakes a table without a clock when somebody is back from their vacation', async () => {
    const game = await table({ speed: 'none' })
    await host.clock.setAway(mei, new Date(at.clock.at.getTime() + 5 * DAY))
    await down(HOUR)
    const before = jobs('prompt').length
    await pass(5 * DAY)
    expect(jobs('prompt').length).toBe(before + 1)
    expect(await causes(game.id)).toEqual(['host start'])
  })

  it('for a moment only is not missed', async () => {
    const game = await table({ speed: 'daily' })
    await down(20 * SECOND)
    expect(notes()).toEqual([])
    expect(await remaining(game.id)).toEqual({ 0: DAY - 20 * SECOND, 1: DAY - 20 * SECOND })
  })
})

// Many more, with processes that are killed: npm run prove -- deadlines.
describe('two bots on one database', () => {
  it('remind once and decide once', { timeout: 600_000 }, async () => {
    // The embedded database is opened by one process; there two hosts share its store, and one of them posts.
    const second = SERVER ? await testDatabase.open() : store
    const other = hostOn(second, { challenge: challengeTitle })
    const games = []
    for (let game = 0; game < 3; game++) games.push(await table({ speed: 'daily' }))
    other.clock.at = at.clock.at
    for (const hours of [12, 9.6, 2.4]) {
      at.pass(hours * HOUR)
      other.clock.at = at.clock.at
      await Promise.all([host.runDue(), other.host.runDue()])
      await host.runDue()
    }
    for (const { id } of games) expect(await timesTaken(id)).toEqual(['time 0', 'time 1'])
    expect(nudges()).toEqual(Array.from({ length: 6 }, () => 'time 0,1'))
    expect((await host.clock.timesOf(mei.id)).misses).toBe(3)
    await other.host.stop()
    if (second !== store) await second.close()
  })
})
