// The calendar: people who look at a game a few times a day, and tables that take as long as they do on a whole host.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarOf, playTable } from '../../scripts/calendar/calendar.ts'
import { HostedTable, openTestHost, type TestHost } from '../../scripts/calendar/hosted.ts'
import { LeanTable } from '../../scripts/calendar/lean.ts'
import {
  answers,
  answersAt,
  awake,
  HABITS,
  isAtScreen,
  personOf,
  wasPlayed,
} from '../../scripts/calendar/people.ts'
import { Waits } from '../../scripts/calendar/waits.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { TITLES } from '../../src/games/index.ts'
import { DAY, HOUR, MINUTE } from '../../src/text/length.ts'
import { newTestDatabase, type TestDatabase } from '../support/databases.ts'

const MIDNIGHT = Date.parse('2026-01-05T00:00:00Z')

let place: TestDatabase
let testHost: TestHost

beforeAll(async () => {
  place = newTestDatabase()
  testHost = await openTestHost(place.place)
})

afterAll(async () => {
  await testHost.store.close()
  await place.clear()
})

test('waking time does not pass from midnight to eight in the own zone', () => {
  const at = (hours: number) => MIDNIGHT + hours * HOUR
  expect(awake(HABITS, 0, at(9), 2 * HOUR)).toBe(at(11))
  expect(awake(HABITS, 0, at(3), HOUR)).toBe(at(9))
  expect(awake(HABITS, 0, at(23), 2 * HOUR)).toBe(at(33))
  expect(awake(HABITS, 0, at(9), 16 * HOUR)).toBe(at(33))
  expect(awake(HABITS, 6 * HOUR, at(9), 10 * HOUR)).toBe(at(27))
})

test('from a mention to the first look it is two waking hours in the median; four looks a day are eight of two', () => {
  const waits = (looks: number) =>
    Array.from({ length: 2001 }, (_, n) => {
      const person = personOf({ ...HABITS, looks, sleep: 0 }, `${n}`, 0)
      return answersAt({ ...HABITS, looks, sleep: 0 }, person, MIDNIGHT) - HABITS.answer - MIDNIGHT
    }).sort((a, b) => a - b)[1000] ?? 0
  expect(waits(4)).toBeGreaterThan(2.8 * HOUR)
  expect(waits(4)).toBeLessThan(3.2 * HOUR) // of 24 waking hours; of 16 it is two
  expect(waits(8) / waits(4)).toBeCloseTo(0.5, 5)
})

test('a member at the screen answers a further question soon; a second mention draws nobody earlier', () => {
  const person = personOf(HABITS, 'mei', 0)
  const first = answersAt(HABITS, person, MIDNIGHT)
  expect(answersAt(HABITS, person, MIDNIGHT + MINUTE)).toBe(first)
  person.answered = first
  expect(isAtScreen(HABITS, person, first + 2 * MINUTE)).toBe(true)
  expect(answersAt(HABITS, person, first + 2 * MINUTE)).toBe(first + 2 * MINUTE + 45_000)
  expect(isAtScreen(HABITS, person, first + 4 * MINUTE)).toBe(false)
})

test('six in ten turns are planned, no matter who played the one before: a plan is followed by the next', () => {
  const habits = { ...HABITS, plans: 0.6 }
  const person = personOf(habits, 'mei', 0)
  const means = (turn: () => void) => {
    turn()
    return person.planning
  }
  const share = (turn: () => void) =>
    Array.from({ length: 2000 }, () => means(turn)).filter(Boolean).length / 2000
  expect(share(() => wasPlayed(habits, person, MIDNIGHT))).toBeCloseTo(0.6, 1)
  expect(share(() => answers(habits, person, MIDNIGHT, false))).toBeCloseTo(0.6, 1)
})

test('a reaction changes nothing about the next turn; who was played for looks again by themselves', () => {
  const habits = { ...HABITS, plans: 0.6 }
  const person = personOf(habits, 'mei', 0)
  wasPlayed(habits, person, MIDNIGHT)
  expect(person.look).toBeGreaterThan(MIDNIGHT)
  const { look, planning } = person
  for (let n = 0; n < 50; n++) answers(habits, person, MIDNIGHT, true)
  expect(person.planning).toBe(planning)
  wasPlayed(habits, person, look - MINUTE)
  expect(person.look, 'a look that lies ahead stays').toBe(look)
})

/** Hours waited, by reason. A private step reads as its own question to a process that has just found the game. */
function byReason(waits: Waits): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { reason, hours } of waits.of(1)) sums[reason] = (sums[reason] ?? 0) + hours
  return sums
}

/** Whole games through a database take a while on a busy machine. */
const TIMEOUT_MS = 10 * 60_000

// At two looks a day some miss their time.
test(
  'a table takes exactly as long, and waits for the same, on a whole host with its database',
  async () => {
    const [title, seats] = ['storm', 2]
    const game = TITLES[title]?.game
    if (!game) throw new Error('the game is not there')
    const options = defaultOptions(game)
    const party = { seats, seed: 'people', habits: { ...HABITS, looks: 2 }, most: 5 * DAY }
    testHost.now = MIDNIGHT
    const suggested = (seat: number) => seat === 0
    const hosted = await HostedTable.open(testHost, { title, seats, options, seed: 'calendar', suggested })
    const onHost = new Waits()
    const played = await playTable(hosted, testHost, party, onHost)
    const time = { now: MIDNIGHT }
    const lean = new LeanTable(game, { seats, options, seed: await hosted.seed(), suggested }, time)
    const alone = new Waits()
    expect(await playTable(lean, time, party, alone)).toEqual(played)
    const [there, here] = [byReason(onHost), byReason(alone)]
    expect(Object.keys(here)).toEqual(Object.keys(there))
    // Each question's hours are rounded to a tenth.
    for (const [reason, hours] of Object.entries(here))
      expect(Math.abs(hours - (there[reason] ?? 0))).toBeLessThan(0.3)
    expect(played.length).toBeGreaterThan(DAY / 2)
  },
  TIMEOUT_MS,
)

test('says how long games take, how often they call each player, and what they wait for', async () => {
  const game = TITLES.meow?.game
  if (!game) throw new Error('the game is not there')
  const wish = { game, seats: 2, options: defaultOptions(game), games: 3, seed: '1', habits: HABITS }
  const found = await calendarOf(wish)
  expect(found).toEqual(await calendarOf(wish))
  expect(found.daysP90).toBeGreaterThanOrEqual(found.daysP50)
  expect(found.promptsPerPerson).toBeGreaterThan(1)
  expect(found.waits.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 0)
  const rare = await calendarOf({ ...wish, habits: { ...HABITS, looks: 1 } })
  expect(rare.daysP50).toBeGreaterThan(found.daysP50)
})

test('a battle of four is over in minutes where everybody has left its clashes and targets to their auto-answers', async () => {
  const game = TITLES.meow?.game
  if (!game) throw new Error('the game is not there')
  const wish = { game, seats: 4, options: defaultOptions(game), games: 3, seed: '1' }
  const { waits } = await calendarOf({ ...wish, habits: { ...HABITS, suggested: 1 } })
  const hours = waits.filter(({ question }) => ['ask-turn', 'ask-target'].includes(question))
  expect(hours.map(({ reason }) => reason)).not.toContain('own-turn')
})
