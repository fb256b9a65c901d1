// Finds decisions of a finished game that members answered otherwise than the hard computer player would have.
import { answerKey, type Choice, type Decision } from '../../engine/decision.ts'
import { Executor } from '../../engine/executor.ts'
import type { Game, State } from '../../engine/game.ts'
import { canonical, type LogEntry, standing } from '../../engine/log.ts'
import type { Seat } from '../../engine/phrase.ts'
import type { TableAtRest } from '../../engine/playout.ts'
import { feed } from '../known.ts'
import { decideIn, isForced, type Players, playersOf } from '../players.ts'
import { SeatEvents } from '../seat-events.ts'
import { swiftStream } from '../swift-stream.ts'
import { type Stage, stagesOf, tableBefore, toldBefore } from './stages.ts'
import { type Finished, JUDGE } from './types.ts'

/** A decision that a member made. */
export interface Asked {
  /** The entry of the answer. */
  readonly number: number
  readonly seat: Seat
  readonly decision: Decision
  readonly choice: Choice
  /** The table as it stood when the seat was asked. */
  readonly table: () => TableAtRest
}

/** A member's answer, whether it is of interest or not. */
interface Answered extends Asked {
  /** The first answer of the choice that it is a step of. */
  readonly root: number
  readonly isOtherwise: boolean
}

/**
 * Decisions in which a member answered otherwise than the hard computer player would have, in the order of the game. Left
 * out is what was taken back or rolled back, what led back to the same question, what was played under other rules, and
 * what somebody else answered who had the seat before.
 */
export function answeredOtherwise<S extends State>(game: Game<S>, finished: Finished): Asked[] {
  const players = playersOf(game as Game)
  if (!players) return []
  const since = handedOver(finished)
  const answered = stagesOf(finished)
    .filter(({ first, later }) => [first, ...later].every(({ rules }) => rules === game.version))
    .flatMap((stage) => [...answersIn(game, finished, players, stage)])
    .filter(({ number, seat }) => number > (since.get(seat) ?? 0))
  return withoutDetours(answered).filter(({ isOtherwise }) => isOtherwise)
}

/** By seat: the last entry in which it changed hands. */
const handedOver = ({ pages }: Finished): ReadonlyMap<Seat, number> =>
  new Map(
    standing(pages.map(({ entry }) => entry)).flatMap((entry) =>
      entry.kind === 'replace' ? [[entry.seat, entry.number]] : [],
    ),
  )

/** Plays a stage again, and gives the answers of members; it ends early where one does not fit the rules any more. */
function* answersIn<S extends State>(
  game: Game<S>,
  finished: Finished,
  players: Players,
  stage: Stage,
): Generator<Answered> {
  const { first, later, checkpoint } = stage
  const executor = new Executor(game, finished)
  const atOnce = executor.reopen(JSON.parse(checkpoint) as S, first.number, first.within)
  const seatEvents = new SeatEvents(finished.seats, toldBefore(finished, stage, atOnce))
  seatEvents.tell(atOnce)
  let within = first.within
  for (const entry of later) {
    const answered = entry.kind === 'answer' && entry.by === 'member' && openTo(executor, entry.seat)
    if (answered) {
      const { number, seat, choice } = entry
      const random = swiftStream(finished.seed, 'asked', JUDGE, number)
      const hard = decideIn(game, executor, seatEvents, players, seat, random)
      const isWeighed = !answered.text && !isForced(answered)
      yield {
        number,
        seat,
        choice,
        decision: answered,
        root: within?.first ?? number,
        table: () => tableBefore(finished, stage, number),
        isOtherwise:
          isWeighed && hard !== undefined && answerKey(answered, choice) !== answerKey(answered, hard),
      }
    }
    within = entry.within
    const told = repeat(executor, entry)
    if (typeof told === 'string') return
    seatEvents.tell(told)
  }
}

const openTo = <S extends State>({ open }: Executor<S>, seat: Seat): Decision | undefined =>
  open?.request.decisions.find((decision) => decision.seat === seat)

/** Does an entry that stands again; what it told, or why it cannot be. What was undone has not been done. */
function repeat<S extends State>(executor: Executor<S>, entry: LogEntry) {
  if (entry.kind === 'undo' && entry.epoch !== undefined)
    executor.state.chance = { epoch: entry.epoch, counter: 0 }
  return entry.kind === 'answer' || entry.kind === 'close' ? feed(executor, entry) : []
}

/** Leaves out the private steps from which a member went back: the same question was asked again, and answered definitely. */
function withoutDetours(answered: readonly Answered[]): Answered[] {
  const kept: Answered[] = []
  for (const each of answered) {
    const again = kept.findIndex(
      ({ root, decision }) => root === each.root && canonical(decision) === canonical(each.decision),
    )
    if (again >= 0) kept.splice(again)
    kept.push(each)
  }
  return kept
}
