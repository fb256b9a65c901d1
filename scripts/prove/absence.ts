// Games whose members are away: fresh auto-answers, silence until time is up, stand-ins in their first day. Counts the
// irrevocable options that these picked for a member, by the host's own rules of who answers what.
import {
  type Choice,
  type Decision,
  type IrrevocableKind,
  withoutIrrevocable,
} from '../../src/engine/decision.ts'
import type { Game, GameEvent, Options } from '../../src/engine/game.ts'
import { type GameSession, startSession } from '../../src/engine/lifecycle.ts'
import type { Seat } from '../../src/engine/phrase.ts'
import { askedAt } from '../../src/engine/player-view.ts'
import { choiceIn, STEPS_AT_MOST, silentChoice, standingInOf } from '../../src/host/table/bot-choice.ts'
import { isReaction } from '../../src/host/table/clock/clocks-after-move.ts'
import {
  type AutoAnswers,
  autoAnsweredSeats,
  autoAnswerFor,
  chooseAutoAnswer,
  unanswered,
} from '../../src/host/table/windows.ts'
import { mixedTables } from '../common/tables.ts'

/** Who sits at a seat: a member who plays, one who never answers, one without auto-answers, a stand-in. */
const PLAYERS = ['present', 'away', 'silent', 'stand-in'] as const
type Player = (typeof PLAYERS)[number]

/** Who answered in a person's stead. */
type Stead = 'auto-answer' | 'timeout' | 'stand-in'

/** What was done in members' stead. */
export interface Absence {
  readonly games: number
  /** Of them, how many at each number of seats. */
  readonly seats: Record<number, number>
  /** Answers, by who gave them. */
  readonly answers: Record<Stead, number>
  /** Irrevocable choices where others were left. */
  readonly irrevocable: Record<Stead, number>
  /** Of those by auto-answers, how many each auto-answer made that names them. */
  readonly named: Record<string, number>
  /** Of those by auto-answers, how many no auto-answer named. */
  unnamed: number
  /** The first few that should not have been. */
  readonly faults: string[]
}

interface Table {
  readonly game: Game
  readonly run: GameSession
  readonly story: GameEvent[]
  readonly players: readonly Player[]
  readonly found: Absence
}

/** What to play. */
export interface AbsenceSearch {
  readonly games: number
  readonly seed: string
  readonly tables: readonly { readonly seats: number; readonly options: Options }[]
  /** Games are left after so many answers; they are played to their end when left out. */
  readonly answersAtMost?: number
}

/** Plays games with absent members, at tables as unlike as may be, and counts. */
export function playAbsent(
  game: Game,
  { games, seed, tables: all, answersAtMost = Number.POSITIVE_INFINITY }: AbsenceSearch,
): Absence {
  const none = (): Record<Stead, number> => ({ 'auto-answer': 0, timeout: 0, 'stand-in': 0 })
  const found: Absence = {
    games,
    seats: {},
    answers: none(),
    irrevocable: none(),
    named: {},
    unnamed: 0,
    faults: [],
  }
  const tables = mixedTables(all, ({ seats }) => seats, seed)
  for (let n = 0; n < games; n++) {
    const setup = tables[n % tables.length]
    if (!setup) throw new Error('no table to play at')
    const { run: session, step } = startSession(game, { ...setup, seed: `${seed}-${n}` })
    found.seats[setup.seats] = (found.seats[setup.seats] ?? 0) + 1
    const players = Array.from(
      { length: setup.seats },
      (_, seat): Player => PLAYERS[(seat + n) % PLAYERS.length] ?? 'present',
    )
    const table: Table = { game, run: session, story: [...step.events], players, found }
    while (!session.outcome && session.number < answersAtMost) goOn(table)
  }
  return found
}

/** What a fresh member has: each auto-answer's value until they change it. */
function autoAnswersOf({ game, players }: Table, seat: Seat): AutoAnswers | undefined {
  const player = players[seat]
  if (player === 'stand-in') return undefined
  const fresh = (game.autoAnswers ?? []).flatMap(({ id, fresh: value }) =>
    value === undefined || player === 'silent' ? [] : [[id, value] as const],
  )
  return { values: new Map(fresh), autoPasses: new Set() }
}

/** The next answer: stand-ins at once, then auto-answers, then who is there, at last time. */
function goOn(table: Table): void {
  const { game, run: session, players } = table
  const asked = unanswered(session)
  const autoAnswered = autoAnsweredSeats(game, session, (seat) => autoAnswersOf(table, seat))
  const by = (player: Player) =>
    asked.find(({ seat }) => players[seat] === player && !autoAnswered.includes(seat))
  const [autoAnswer] = asked.filter(({ seat }) => autoAnswered.includes(seat))
  const [standIn, present] = [by('stand-in'), by('present')]
  if (standIn) computed(table, standIn, 'stand-in')
  else if (autoAnswer) takeAutoAnswer(table, autoAnswer)
  else if (present) played(table, present)
  else timedOut(table)
}

function takeAutoAnswer(table: Table, decision: Decision): void {
  const { game, run: session, story } = table
  const autoAnswers = autoAnswersOf(table, decision.seat)
  const choice = autoAnswers && chooseAutoAnswer(game, session, decision, autoAnswers, story)
  take(table, decision, choice ?? silentChoice(decision), 'auto-answer')
  // What an auto-answer began in private steps the computer brings to an end.
  finish(table, STEPS_AT_MOST.autoAnswer, (step) => {
    if (step.pass === undefined) computed(table, step, 'auto-answer')
    else take(table, step, [step.pass], 'auto-answer')
  })
}

/** A member who is there plays as a computer would, and that is their own doing. */
function played(table: Table, decision: Decision): void {
  const manner = { strength: strengthFor(table.game), careful: false }
  const choice = choiceIn(table.game, table.run, decision.seat, manner, table.story)
  take(table, decision, choice ?? silentChoice(decision))
}

/** Nobody is left who would answer: silence passes a reaction, the careful computer decides anything else. */
function timedOut(table: Table): void {
  const [decision] = unanswered(table.run)
  if (!decision) throw new Error('nobody is asked')
  if (isReaction(decision)) take(table, decision, silentChoice(decision), 'timeout')
  else computed(table, decision, 'timeout')
  finish(table, STEPS_AT_MOST.time, (step) => computed(table, step, 'timeout'))
}

/** Goes through the private steps of a choice, up to as many as the host does. */
function finish({ run: session }: Table, most: number, answer: (step: Decision) => void): void {
  for (let n = 1; n < most && session.open?.root; n++) {
    const [step] = unanswered(session)
    if (step) answer(step)
  }
}

function computed(table: Table, decision: Decision, stead: Stead): void {
  const { game, run: session, story } = table
  const absent = stead === 'timeout' && { absent: true as const }
  const manner = { strength: strengthFor(game), careful: true, ...absent }
  const choice = choiceIn(game, session, decision.seat, manner, story)
  take(table, decision, choice ?? silentChoice(decision), stead)
}

const strengthFor = (game: Game): string => standingInOf(['random', ...Object.keys(game.computers)])

/** Plays an answer and counts its irrevocable options if it was given in a person's stead. */
function take(table: Table, decision: Decision, choice: Choice, stead?: Stead): void {
  const { run: session, story } = table
  const { seat } = decision
  if (stead) count(table, decision, choice, stead)
  const by = stead === 'timeout' ? 'time' : (stead ?? 'member')
  const step = session.take({ kind: 'answer', by, seat, opened: askedAt(session, seat) ?? -1, choice })
  if (typeof step === 'string') throw new Error(`${decision.prompt.key}: ${choice} is refused: ${step}`)
  story.push(...step.events)
}

function count({ game, found }: Table, decision: Decision, choice: Choice, stead: Stead): void {
  found.answers[stead]++
  const kinds = decision.options
    .filter(({ id }) => choice.includes(id))
    .flatMap(({ irrevocable = [] }) => irrevocable.map(({ kind }) => kind))
  // Where nothing else is left to choose, it is nobody's choice.
  if (kinds.length === 0 || withoutIrrevocable(decision) === decision) return
  found.irrevocable[stead]++
  const autoAnswer = stead === 'auto-answer' ? autoAnswerFor(game, decision) : undefined
  const names = (kind: IrrevocableKind) => autoAnswer?.irrevocable?.includes(kind) === true
  if (autoAnswer && kinds.every(names)) found.named[autoAnswer.id] = (found.named[autoAnswer.id] ?? 0) + 1
  else {
    if (stead === 'auto-answer') found.unnamed++
    if (found.faults.length < 5) found.faults.push(`${stead}: ${decision.prompt.key} ${choice} (${kinds})`)
  }
}
