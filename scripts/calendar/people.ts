// How people look at a game over a day, for `npm run calendar`: the model of docs/calendar.md. Pure; moments and lengths are
// in milliseconds, a day's hours those of a person's own zone.
import { type Random, sideStream } from '../../src/engine/random.ts'
import { HOUR, MINUTE } from '../../src/text/length.ts'

/** What is supposed of everybody. */
export interface Habits {
  /** Looks a day: the median from a mention to the first look is half the waking time between two. */
  readonly looks: number
  /** Spread of that time: the standard deviation of its logarithm. */
  readonly sigma: number
  /** Asleep from midnight for so long. */
  readonly sleep: number
  /** Zones of a table lie within so much of each other. */
  readonly zones: number
  /** A member who looks or answers stays at the screen for so long. */
  readonly screen: number
  /** From a question on the screen to its answer. */
  readonly answer: number
  /** The part of turns that people set out to plan ahead, 0 to 1. */
  readonly plans: number
  /** The part of people who take the auto-answers that a game suggests, 0 to 1. */
  readonly suggested: number
}

/** Four looks a day, a night of eight hours, zones as from Taipei to Sydney and back. */
export const HABITS: Habits = {
  looks: 4,
  sigma: 1,
  sleep: 8 * HOUR,
  zones: 6 * HOUR,
  screen: 3 * MINUTE,
  answer: 45_000,
  plans: 0,
  suggested: 0,
}

/** A person: where they live, and when they look next. */
export interface Person {
  readonly zone: number
  readonly random: Random
  /** Their latest look, or the next one. */
  look: number
  /** When they answered last. */
  answered: number
  /** They mean to plan their next turn. */
  planning: boolean
}

const DAY = 24 * HOUR
const NEVER = Number.NEGATIVE_INFINITY

/** Somebody who has not looked yet; the same for the same seed and seat. */
export function personOf(habits: Habits, seed: string, seat: number): Person {
  const random = sideStream(seed, 'calendar', seat)
  return {
    zone: Math.round(unit(random) * habits.zones),
    random,
    look: NEVER,
    answered: NEVER,
    planning: false,
  }
}

/** Whether somebody has taken the suggested auto-answers in the lobby; the same for the same seed and seat. */
export const takesSuggested = ({ suggested }: Habits, seed: string, seat: number): boolean =>
  suggested > 0 && unit(sideStream(seed, 'calendar-suggested', seat)) < suggested

/** Whether somebody sits at the screen. */
export const isAtScreen = ({ screen }: Habits, { look, answered }: Person, now: number): boolean =>
  (look <= now && now <= look + screen) || now <= answered + screen

/**
 * When somebody answers who is asked now. Who is not at the screen comes at their next look, or is drawn to one by the
 * mention; a look that lies ahead stays where it is.
 */
export function answersAt(habits: Habits, person: Person, now: number): number {
  if (isAtScreen(habits, person, now)) return now + habits.answer
  if (person.look <= now) person.look = awake(habits, person.zone, now, lookAfter(habits, person.random))
  return person.look + habits.answer
}

/** Somebody has answered: of their own turn where it was no reaction. */
export function answers(habits: Habits, person: Person, now: number, reaction: boolean): void {
  person.answered = now
  if (!reaction) meansToPlan(habits, person)
}

/** A turn of somebody's was played by their plan: nobody calls them, and they look again when they would anyway. */
export function wasPlayed(habits: Habits, person: Person, now: number): void {
  meansToPlan(habits, person)
  if (person.look <= now) person.look = awake(habits, person.zone, now, lookAfter(habits, person.random))
}

/** With every turn of theirs it is drawn whether they mean to plan the next. */
function meansToPlan(habits: Habits, person: Person): void {
  if (habits.plans > 0) person.planning = unit(person.random) < habits.plans
}

/** Waking time from a mention to the first look: log-normal. */
const lookAfter = ({ looks, sleep, sigma }: Habits, random: Random): number =>
  ((DAY - sleep) / looks / 2) * Math.exp(sigma * normal(random))

/** The moment at which so much waking time has passed. */
export function awake({ sleep }: Pick<Habits, 'sleep'>, zone: number, from: number, waking: number): number {
  const timeOfDay = (((from + zone) % DAY) + DAY) % DAY
  const begins = timeOfDay < sleep ? from + sleep - timeOfDay : from
  const left = Math.min(DAY - timeOfDay, DAY - sleep)
  if (waking < left) return Math.round(begins + waking)
  const nights = 1 + Math.floor((waking - left) / (DAY - sleep))
  return Math.round(begins + waking + nights * sleep)
}

const STEPS = 2 ** 32

/** A number from 0 to 1, neither of them. */
const unit = (random: Random): number => (random.int(STEPS) + 0.5) / STEPS

/** A draw from the standard normal distribution (Box–Muller). */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(unit(random))) * Math.cos(2 * Math.PI * unit(random))
