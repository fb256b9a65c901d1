// Updates a table's clocks after a move: which seats answered, and which are asked now.
import type { Decision } from '../../../engine/decision.ts'
import type { GameSession, Step } from '../../../engine/lifecycle.ts'
import type { Seat } from '../../../engine/phrase.ts'
import { publicDecisions } from '../../../engine/player-view.ts'
import type { GameRow, PlayerRow } from '../../../store/games.ts'
import {
  type Asked,
  asking,
  type Clocks,
  counted,
  goingOn,
  type Hours,
  newClocks,
  stopped,
  withAnswer,
} from './clocks.ts'

/** What a move did: where the game is, the steps that led there, and the seats for which auto-answers answer. */
export interface Moved {
  readonly run: GameSession
  readonly steps: readonly Step[]
  readonly autoAnswered: readonly Seat[]
}

/** A seat whose member plays themselves. */
export const isPresent = ({ member, standIn }: PlayerRow): boolean => member !== null && standIn === null

/** A table's clocks after a move. They run only where somebody else waits. */
export function clocksAfter(
  before: Clocks | undefined,
  { players, status }: Pick<GameRow, 'players' | 'status'>,
  { run: session, steps, autoAnswered }: Moved,
  hours: Hours,
): { readonly clocks: Clocks; readonly answered: readonly PlayerRow[] } {
  const answered: PlayerRow[] = []
  let clocks = before ?? newClocks(session.setting.seats, hours.pace)
  if (clocks.stopped && status === 'playing') clocks = goingOn(clocks, hours)
  const fresh = []
  for (const { entry } of steps) {
    if (entry.kind === 'replace') fresh.push(entry.seat)
    if (entry.kind !== 'answer' || entry.by !== 'member' || entry.within) continue
    const player = players.find(({ seat }) => seat === entry.seat)
    const turn = clocks.seats[entry.seat]?.turn
    if (player && turn && !turn.reaction) answered.push(player)
    clocks = withAnswer(counted(clocks, entry.seat, false), entry.seat, hours.now)
  }
  const present = players.filter(isPresent).map(({ seat }) => seat)
  const awaited = present.filter((seat) => !autoAnswered.includes(seat))
  const asked = present.length > 1 ? askedOf(session, awaited) : []
  // Private steps that time drops are nobody's answer: what follows is asked for the first time.
  const undo = steps.flatMap(({ entry }) => (entry.kind === 'undo' && entry.by !== 'time' ? entry : []))[0]
  const undone = undo && { undone: true, undoer: undo.seat }
  const next = asking(clocks, hours, asked, { fresh, ...undone })
  return { clocks: status === 'paused' ? stopped(next, hours) : next, answered }
}

/** What members are asked now, of these seats, for whom the table waits. */
export function askedOf(session: GameSession, awaited: readonly Seat[]): Asked[] {
  const { open } = session
  if (!open) return []
  return publicDecisions(session).flatMap((decision, index) => {
    const { seat } = decision
    if (open.answers[index] !== undefined || !awaited.includes(seat)) return []
    const opened = open.root?.opened ?? open.asked[index] ?? open.number
    return [{ seat, opened, reaction: isReaction(decision) }]
  })
}

/**
 * Whether a decision answers somebody else's move: it may be passed and is not the seat's own turn. It follows from what
 * is asked alone, not from who moved last, so that silence is the same pass however the question came about.
 */
export const isReaction = ({ pass, ownTurn }: Decision): boolean => pass !== undefined && !ownTurn
