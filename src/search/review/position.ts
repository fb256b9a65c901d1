// Weighs a few answers to a decision in the same worlds, to ask others about it: only where one of them is clearly the best.
import { answerKey, BACK_ID, type Choice, type Decision } from '../../engine/decision.ts'
import type { Game, State } from '../../engine/game.ts'
import { type GameSession, resume } from '../../engine/lifecycle.ts'
import { canonical } from '../../engine/log.ts'
import type { TableAtRest } from '../../engine/playout.ts'
import { CommonWorlds } from '../common-worlds.ts'
import { cutoffOf, weighedPlayout } from '../cutoff.ts'
import { type Known, knownTo } from '../known.ts'
import { isForced, type Players, playersOf } from '../players.ts'
import { type Thought, think, type WeighedShare } from '../think.ts'
import { answersFor } from './hindsight.ts'
import { stagesOf, tableBefore } from './stages.ts'
import type { Played } from './types.ts'

/** How much is looked at. */
export interface PositionCare {
  /** Playouts of the thought that finds the answers, and worlds in which these are then compared. */
  readonly playouts: number
  readonly worlds: number
  /** CPU seconds that all of it may take, about; counted in answers, so that it is the same on any machine. */
  readonly seconds: number
}

/** An answer, and its mean share of the win, from 0 to 1. */
export interface WeighedAnswer {
  readonly choice: Choice
  readonly share: number
}

/** What was found at a decision. */
export interface WeighedPosition {
  /** Three or four, in the order of the options; the best is clearly better than all others. */
  readonly answers: readonly WeighedAnswer[]
  /** Worlds in which each was given. */
  readonly games: number
}

/** Answers that a position has. */
const FEWEST = 3
const MOST = 4
/** Picks of an answer, and options, at most: few words must say it. */
const PICKS = 2
const OPTIONS = 18
/** Worlds that say anything, and those after which what does not look clear is left. */
const WORLDS = 16
const GLANCE = 6
/** By how much of the win the best must lead, and by how many standard errors. */
export const CLEAR_LEAD = 0.07
const SURE = 2
/** By how many standard errors, for no more worlds to be needed. */
const CERTAIN = 4
/** By how much it must lead in the thought, and in the first worlds, to be looked at any further; what is nearer is as good. */
const PROMISING = 0.05

/** Whether a decision can be asked in few words: some options, of which one or two are picked. */
export const isShort = (decision: Decision): boolean =>
  !decision.text &&
  !decision.slots &&
  decision.max <= PICKS &&
  decision.options.length >= FEWEST &&
  decision.options.length <= OPTIONS &&
  !isForced(decision)

/**
 * Weighs answers at a decision: the best, the next best of those that are not as good, and the one that was given.
 * @param label names the chance of it; the same label gives the same result
 * @returns `undefined` where there are too few answers, or none is clearly the best
 */
export function weighPosition<S extends State>(
  game: Game<S>,
  table: TableAtRest,
  decision: Decision,
  given: Choice,
  care: PositionCare,
  label: string,
): WeighedPosition | undefined {
  const players = playersOf(game as Game)
  const known = players && isShort(decision) ? knownTo(game, table, decision.seat) : undefined
  if (!players || !known) return undefined
  const { playouts, worlds } = care
  const answers = answersFor(game as Game, care)
  const thought = think(game, known, { playouts, answers: answers / 3 }, `${label} thought`)
  const choices = askedOf(decision, thought, given)
  if (choices.length < FEWEST) return undefined
  const common = new CommonWorlds(game, known, players, `${label} compared`)
  const plan = { choices, worlds, answers: answers - thought.answers }
  const shares = sharesIn(game, common, players, known, plan)
  const games = shares[0]?.length ?? 0
  if (games < Math.min(WORLDS, worlds) || !isClear(shares)) return undefined
  const place = ({ choice: [first] }: WeighedAnswer) => decision.options.findIndex(({ id }) => id === first)
  return {
    answers: choices
      .map((choice, index) => ({ choice, share: rounded(mean(shares[index] ?? [])) }))
      .sort((one, other) => place(one) - place(other)),
    games,
  }
}

/**
 * The answers that are asked about: each says something else than the others, and is no way back. Of those that seem as good as the
 * best it is one alone: the given one, the expert's, or the best.
 */
function askedOf(decision: Decision, { choice: expert, weighed }: Thought, given: Choice): Choice[] {
  const is = (other: Choice | undefined) => (choice: Choice) =>
    other !== undefined && answerKey(decision, choice) === answerKey(decision, other)
  const tried = weighed.filter(({ choice, games }) => games > 0 && !choice.includes(BACK_ID))
  const [first] = tried
  if (!first) return []
  const isGood = ({ share }: WeighedShare) => share > first.share - PROMISING
  const good = tried.filter(isGood).map(({ choice }) => choice)
  const best = good.find(is(given)) ?? good.find(is(expert)) ?? first.choice
  const worse = tried.filter((each) => !isGood(each)).map(({ choice }) => choice)
  const said = new Map<string, Choice>()
  for (const choice of [best, ...(given.includes(BACK_ID) ? [] : [given]), ...worse]) {
    const words = canonical(choice.map((id) => decision.options.find((option) => option.id === id)?.text))
    if (!said.has(words) || is(given)(choice)) said.set(words, choice)
  }
  return [...said.values()].slice(0, MOST)
}

/** Shares of the win by answer, world by world; ends early where none will be clearly the best. */
function sharesIn<S extends State>(
  game: Game<S>,
  common: CommonWorlds<S>,
  players: Players,
  { seat, seats }: Known,
  {
    choices,
    worlds,
    answers,
  }: { readonly choices: readonly Choice[]; readonly worlds: number; readonly answers: number },
): number[][] {
  const cutoff = cutoffOf(game, seats)
  const shares: number[][] = choices.map(() => [])
  let played = 0
  for (let world = 0; world < worlds && played + common.answers < answers; world++) {
    const ends = choices.flatMap((choice) => {
      const opened = common.open(world)
      if (!opened) return []
      const { end, answers: more } = weighedPlayout(game, cutoff, opened, players, seat, choice)
      played += more
      return end.share
    })
    if (ends.length < choices.length) break
    for (const [index, share] of ends.entries()) shares[index]?.push(share)
    if (world + 1 === GLANCE && leadOf(shares).mean < PROMISING) break
    if (world + 1 >= WORLDS && isClear(shares, CERTAIN)) break
  }
  return shares
}

/** Whether one answer is better than the next best by more than chance. */
function isClear(shares: readonly (readonly number[])[], sure = SURE): boolean {
  const { mean: lead, error } = leadOf(shares)
  return lead >= CLEAR_LEAD && lead >= sure * error
}

/** By how much the best answer leads in the mean, and the standard error of that. */
function leadOf(shares: readonly (readonly number[])[]): { readonly mean: number; readonly error: number } {
  const [best = [], next = []] = shares.toSorted((one, other) => mean(other) - mean(one))
  const gaps = best.map((share, world) => share - (next[world] ?? 0))
  const lead = mean(gaps)
  const squares = gaps.reduce((sum, gap) => sum + (gap - lead) ** 2, 0)
  return { mean: lead, error: Math.sqrt(squares) / Math.max(1, gaps.length) }
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)

const rounded = (share: number): number => Number(share.toFixed(3))

/** The table of a finished game before one of its answers, and that answer. */
export interface AnswerMoment {
  readonly table: TableAtRest
  readonly session: GameSession
  readonly decision: Decision
  readonly given: Choice
}

/**
 * The table before the answer of an entry; `undefined` where the rules have changed since, the entry was taken back or is no answer,
 * or any seat of the game changed hands.
 */
export function answerMoment(game: Game, played: Played, number: number): AnswerMoment | undefined {
  if (played.pages.some(({ entry }) => entry.kind === 'replace')) return undefined
  const stage = stagesOf(played).find(({ later }) => later.some((entry) => entry.number === number))
  const entry = stage?.later.find((each) => each.number === number)
  if (!stage || entry?.kind !== 'answer') return undefined
  if ([stage.first, ...stage.later].some(({ rules }) => rules !== game.version)) return undefined
  const table = tableBefore(played, stage, number)
  const session = resume(game, table.snapshot)
  const decision = session.open?.request.decisions.find(({ seat }) => seat === entry.seat)
  return decision && { table, session, decision, given: entry.choice }
}

/** What a position of a finished game is looked at with. */
const CARE: PositionCare = { playouts: 32, worlds: 48, seconds: 30 }

/** Weighs answers where one was given in a finished game. */
export function weighAnswerOf(game: Game, played: Played, number: number): WeighedPosition | undefined {
  const moment = answerMoment(game, played, number)
  if (!moment) return undefined
  const { table, decision, given } = moment
  return weighPosition(game, table, decision, given, CARE, `${played.seed} position ${number}`)
}
