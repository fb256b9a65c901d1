// Games of people with a day of their own, in virtual time: how many days they take, and what they wait for.
import type { Game, Options } from '../../src/engine/game.ts'
import { DAY, HOUR } from '../../src/text/length.ts'
import { LeanTable, type Time } from './lean.ts'
import {
  answers,
  answersAt,
  type Habits,
  isAtScreen,
  type Person,
  personOf,
  takesSuggested,
  wasPlayed,
} from './people.ts'
import type { PlayedTable, Standing } from './table-state.ts'
import { daysAt, rounded, type Wait, Waits } from './waits.ts'

/** What to play. */
export interface CalendarWish {
  readonly game: Game
  readonly seats: number
  readonly options: Options
  readonly games: number
  readonly seed: string
  readonly habits: Habits
}

/** What came of it. */
export interface Calendar {
  readonly daysP50: number
  readonly daysP90: number
  /** Times that a person was called to the table, a game. */
  readonly promptsPerPerson: number
  readonly waits: readonly Wait[]
}

/** Games begin at different hours of this day. */
const BEGINS = Date.parse('2026-01-05T00:00:00Z')
/** A game that takes longer hangs. */
const MOST_DAYS = 500

/** When the n-th game begins. */
export const beginOf = (n: number): number => BEGINS + (n % 24) * HOUR

/** Plays the games. */
export async function calendarOf(wish: CalendarWish): Promise<Calendar> {
  const waits = new Waits()
  const { lengths, prompts } = await playGames(wish, waits)
  return {
    daysP50: daysAt(lengths, 0.5),
    daysP90: daysAt(lengths, 0.9),
    promptsPerPerson: rounded(prompts / wish.games / wish.seats),
    waits: waits.of(wish.games),
  }
}

/** Plays the games: how long each took, in milliseconds, and how often somebody was called in all of them. */
export async function playGames(
  { games, seed, habits, ...wish }: CalendarWish,
  waits = new Waits(),
): Promise<{ readonly lengths: readonly number[]; readonly prompts: number }> {
  const lengths: number[] = []
  let prompts = 0
  for (let n = 0; n < games; n++) {
    const setting = { seats: wish.seats, options: wish.options, seed: `${seed}-${n}` }
    const time = { now: beginOf(n) }
    const suggested = (seat: number) => takesSuggested(habits, setting.seed, seat)
    const table = new LeanTable(wish.game, { ...setting, suggested }, time)
    const played = await playTable(table, time, { ...setting, habits }, waits)
    lengths.push(played.length)
    prompts += played.prompts
  }
  return { lengths, prompts }
}

/** Somebody is going to answer what they were asked. */
interface Coming {
  readonly seat: number
  readonly asked: number
  readonly reaction: boolean
  readonly at: number
}

/** Who sits at a table, and for how long it is watched at most, in milliseconds. */
interface Party {
  readonly seats: number
  readonly seed: string
  readonly habits: Habits
  readonly most?: number
}

/** Plays one table to its end; how long that took, in milliseconds, and how often somebody was called. */
export async function playTable(
  table: PlayedTable,
  time: Time,
  { seats, seed, habits, most = Number.POSITIVE_INFINITY }: Party,
  waits: Waits,
): Promise<{ readonly length: number; readonly prompts: number }> {
  const people = Array.from({ length: seats }, (_, seat) => personOf(habits, seed, seat))
  const start = time.now
  let coming: readonly Coming[] = []
  let prompts = 0
  waits.begin()
  for (;;) {
    const standing = await table.standing()
    if (standing.over || time.now - start > most) return { length: time.now - start, prompts }
    if (time.now - start > MOST_DAYS * DAY) throw new Error(`${seed} is not over in ${MOST_DAYS} days`)
    const next = comingOf(habits, people, standing, coming, time.now)
    coming = next.coming
    prompts += next.mentioned
    if (standing.waiting) waits.called(standing.waiting, next.mentioned)
    await goOn(table, time, { habits, people }, standing, coming, waits)
  }
}

/** Who is going to answer when: those who were asked before stay with it, the others hear of it now. */
function comingOf(
  habits: Habits,
  people: readonly Person[],
  { asked }: Standing,
  before: readonly Coming[],
  now: number,
): { readonly coming: readonly Coming[]; readonly mentioned: number } {
  let mentioned = 0
  const coming = asked.map(({ seat, asked: number, reaction }) => {
    const same = before.find((each) => each.seat === seat && each.asked === number)
    const person = people[seat]
    if (same || !person) return same ?? { seat, asked: number, reaction, at: now }
    if (!isAtScreen(habits, person, now)) mentioned++
    return { seat, asked: number, reaction, at: answersAt(habits, person, now) }
  })
  return { coming, mentioned }
}

/** Lets the time pass until the next answer, or until something happens by itself, whichever comes first. */
async function goOn(
  table: PlayedTable,
  time: Time,
  { habits, people }: { readonly habits: Habits; readonly people: readonly Person[] },
  { due, waiting, request }: Standing,
  coming: readonly Coming[],
  waits: Waits,
): Promise<void> {
  const [next] = coming.toSorted((a, b) => a.at - b.at)
  const isByItself = due !== undefined && (!next || due <= next.at)
  const at = isByItself ? due : next?.at
  if (at === undefined || !waiting) throw new Error('nobody is going to do anything')
  const now = Math.max(time.now, at)
  waits.add(waiting, now - time.now, request ?? 0)
  planAtLooks(table, people, time.now, now)
  time.now = now
  const person = next && people[next.seat]
  if (isByItself || !next || !person) {
    for (const seat of await table.runDue()) if (people[seat]) wasPlayed(habits, people[seat], now)
    return
  }
  await table.answer(next.seat)
  answers(habits, person, now, next.reaction)
  if (person.planning) person.planning = !table.plan?.(next.seat)
}

/** Who means to plan does so at a look at which nothing is asked of them; the table stays as it is until `now`. */
function planAtLooks(table: PlayedTable, people: readonly Person[], since: number, now: number): void {
  for (const [seat, person] of people.entries())
    if (person.planning && since < person.look && person.look <= now) person.planning = !table.plan?.(seat)
}
