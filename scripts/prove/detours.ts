// Somebody looks into a menu of their own, goes back, and answers as they did: the stage played again that way.
import type { Decision } from '../../src/engine/decision.ts'
import type { GameSession } from '../../src/engine/lifecycle.ts'
import type { Id, Seat } from '../../src/engine/phrase.ts'
import { askedAt, asking } from '../../src/engine/player-view.ts'
import type { Random } from '../../src/engine/random.ts'
import { type Given, replayTimed, type Sight, type Stretch, type TimedTable } from './timed.ts'

/** What a person's way is called that leads back out of a step. */
const BACK = 'back'

/** Where on their way through a menu somebody is. */
interface Detour {
  readonly seat: Seat
  /** Which of their answers in this stage it comes before, and what of the menu they look into. */
  readonly before: number
  readonly option: number
  /** What they were asked before it, once they have begun. */
  menu?: Decision
  /** They have been asked a step of it. */
  looked?: boolean
  /** What became of it: back where it began, out where everyone sees it, or no detour at all. */
  end?: 'back' | 'seen' | 'none'
}

/**
 * Plays a stage again in which somebody first looks into an option of a menu and goes back; what the public sees, or `seen`
 * where the step itself is asked in public. `undefined` where the option picked at random leads to no step with a way back.
 */
export function replayWithDetour(
  table: TimedTable,
  stretch: Stretch,
  given: ReadonlyMap<string, Given>,
  random: Random,
): readonly Sight[] | 'seen' | undefined {
  const queues = table.players.map((_, seat) => answersOf(given, stretch, seat))
  const seats = queues.flatMap((queue, seat) => (queue.length > 0 ? [seat] : []))
  const seat = seats[random.int(Math.max(1, seats.length))]
  const length = seat === undefined ? 0 : (queues[seat]?.length ?? 0)
  if (seat === undefined || length === 0) return undefined
  const detour: Detour = { seat, before: random.int(Math.min(length, 3)), option: random.int(12) }
  const taken = new Map<string, Given | undefined>()
  const sights = replayTimed(table, stretch, stretch.checkpoint, (session, asked, opened) => {
    const key = `${askedAt(session, asked)} ${asked}`
    if (!taken.has(key)) taken.set(key, next(session, asked, opened, queues[asked] ?? [], length, detour))
    return taken.get(key)
  })
  if (detour.end === 'seen') return 'seen'
  return detour.end === 'back' ? sights : undefined
}

/** What a seat was going to answer from a stage on, in order. */
const answersOf = (given: ReadonlyMap<string, Given>, { number }: Stretch, seat: Seat): Given[] =>
  [...given]
    .map(([key, answer]) => ({ place: key.split(' ').map(Number), answer }))
    .filter(({ place: [asked = -1, whose] }) => whose === seat && asked >= number)
    .sort((a, b) => (a.place[0] ?? 0) - (b.place[0] ?? 0))
    .map(({ answer }) => answer)

/** The next answer of a seat: the one it gave, or a step of the detour that comes before it. */
function next(
  session: GameSession,
  seat: Seat,
  opened: number,
  queue: Given[],
  length: number,
  detour: Detour,
): Given | undefined {
  const { decision } = asking(session, seat)
  const [answer] = queue
  if (!decision || !answer) return undefined
  const at = (part: number) => opened + Math.floor((part * Math.max(0, answer.at - opened)) / 3)
  if (seat === detour.seat && !detour.end && queue.length === length - detour.before) {
    const step = detour.menu
      ? backFrom(session, decision, detour.menu, detour)
      : into(session, decision, detour)
    if (detour.end === 'none' || detour.end === 'seen') return undefined
    if (step !== undefined) return { at: at(decision.step ? 2 : 1), choice: [step] }
  }
  return queue.shift()
}

/**
 * The option that is looked into; some options lead nowhere to go back from. Where several are asked at once there are no
 * private steps: everyone sees who has answered, and that somebody is asked on.
 */
function into({ open }: GameSession, decision: Decision, detour: Detour): Id | undefined {
  const option = decision.options[detour.option % Math.max(1, decision.options.length)]
  const isAlone = open?.request.decisions.length === 1
  const isMenu = isAlone && decision.min === 1 && decision.max === 1 && !decision.step
  if (!option || !isMenu) detour.end = 'none'
  else detour.menu = decision
  return option?.id
}

/**
 * The way back out of a step; `undefined` once the menu is there again. As long as the seat may go back, everyone else must
 * still see the menu: a step that is asked in public is none.
 */
function backFrom({ open }: GameSession, decision: Decision, menu: Decision, detour: Detour): Id | undefined {
  if (decision.options.some(({ id }) => id === BACK)) {
    if (!open?.root) detour.end = 'seen'
    detour.looked = true
    return BACK
  }
  const ids = ({ options }: Decision) => options.map(({ id }) => id).join()
  detour.end = detour.looked && ids(decision) === ids(menu) ? 'back' : 'none'
  return undefined
}
