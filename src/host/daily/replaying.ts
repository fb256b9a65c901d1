// Plays up to a position again: in the log of its game, or by the answers of one between computers.
import { LRUCache } from 'lru-cache'
import type { Decision } from '../../engine/decision.ts'
import { Executor } from '../../engine/executor.ts'
import type { Game, State } from '../../engine/game.ts'
import { StoryChanged } from '../../engine/session.ts'
import { feed } from '../../search/known.ts'
import { answerMoment } from '../../search/review/position.ts'
import type { DailyRow } from '../../store/daily.ts'
import { findGame } from '../../store/games.ts'
import { playedOf } from '../review/making.ts'
import type { HostContext } from '../table/context.ts'
import { type BuiltInPosition, builtInPositions } from './built-in.ts'
import type { StoredPosition } from './types.ts'

/** What the seat of a position sees and is asked, and how many sit there. */
export interface Replayed {
  readonly view: unknown
  readonly decision: Decision
  readonly seats: number
}

/** Positions that are remembered: those of the day are looked at again and again. */
const REMEMBERED = 100
const remembered = new LRUCache<string, Replayed>({ max: REMEMBERED })

/** A position where its seat is asked; `undefined` where the rules have changed since, or it is gone. */
export async function replayed(
  context: HostContext,
  { title, gameId }: Pick<DailyRow, 'title' | 'gameId'>,
  { builtIn, number = 0, seat }: StoredPosition,
): Promise<Replayed | undefined> {
  const game = context.titles[title]?.game
  if (!game) return undefined
  const key = `${title} ${game.version} ${builtIn ?? gameId} ${number} ${seat}`
  const known = remembered.get(key)
  if (known) return known
  const stored = builtIn === undefined ? undefined : builtInPositions(title).find(({ id }) => id === builtIn)
  const found = stored ? builtInAt(game, stored) : await inGame(context, game, gameId, number)
  if (found) remembered.set(key, found)
  return found
}

/** A position that came with the bot, where its seat is asked. */
function builtInAt(game: Game, position: BuiltInPosition): Replayed | undefined {
  const executor = playedUpTo(game, position)
  const { seat, seats } = position
  const decision = executor?.open?.request.decisions.find((each) => each.seat === seat)
  return executor && decision && { view: game.view(executor.state, seat), decision, seats }
}

/** The game of a position that came with the bot as it stands there; `undefined` where an answer is none any more. */
export function playedUpTo(
  game: Game,
  { seats, options, seed, steps }: BuiltInPosition,
): Executor<State> | undefined {
  const executor = new Executor(game, { seats, options, seed })
  executor.reopen(game.setup(seats, options), 0)
  for (const [seat, ...choice] of steps)
    if (typeof feed(executor, { kind: 'answer', seat, choice }) === 'string') return undefined
  return executor
}

async function inGame(
  context: HostContext,
  game: Game,
  id: string | null,
  number: number,
): Promise<Replayed | undefined> {
  const { db } = context.store
  const row = id === null ? undefined : await findGame(db, id)
  if (!row) return undefined
  const played = await playedOf(db, row)
  try {
    const moment = answerMoment(game, played, number)
    if (!moment) return undefined
    const { session, decision } = moment
    return { view: game.view(session.state, decision.seat), decision, seats: played.seats }
  } catch (error) {
    if (error instanceof StoryChanged) return undefined
    throw error
  }
}
