// Stores a private game, which is posted nowhere and counted for nothing: a lesson, one played on from another, or one that tries a set.
import { commitmentOf } from '../../engine/commitment.ts'
import type { GameSession, Step } from '../../engine/lifecycle.ts'
import { findGame, type GameRow, insertGame, insertPlayer, type PlayerRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { tableOf } from '../../store/table.ts'
import type { Language } from '../../text/language.ts'
import { freeId } from './change.ts'
import type { HostContext } from './context.ts'
import { infoOf } from './info.ts'
import { record } from './record.ts'
import type { GameInfo, Person } from './types.ts'

/** Who plays a private game, where, and in which language. */
export interface PrivateCall {
  readonly language: Language
  readonly guild: string
  readonly channel: string
  readonly person: Person
}

/** A private game as it begins. */
export interface PrivateGame extends Pick<GameRow, 'title' | 'options' | 'secret'> {
  readonly seed: string
  /** What makes it private: how far a lesson is, or where the game was played on from. */
  readonly lesson: NonNullable<GameRow['lesson']>
  readonly players: readonly PlayerRow[]
  readonly session: GameSession
  readonly steps: readonly Step[]
}

/** Stores a private game, seats its players and records its first steps. */
export async function storePrivateGame(
  tx: Tx,
  context: HostContext,
  { language, guild, channel, person }: PrivateCall,
  { title, options, secret, seed, lesson, players, session, steps }: PrivateGame,
): Promise<GameInfo> {
  const id = await freeId(tx)
  const now = context.clock.now()
  await insertGame(tx, {
    id,
    title,
    seats: players.length,
    language,
    guild,
    channel,
    options,
    secret,
    pace: null,
    lesson,
    host: person.id,
    commitment: commitmentOf(secret),
    createdAt: now,
  })
  for (const player of players) await insertPlayer(tx, id, player)
  const row = await findGame(tx, id)
  if (!row) throw new Error(`private game ${id} was not stored`)
  const begun = { status: 'playing', seed, startedAt: now } as const
  const table = await tableOf(tx, { ...row, ...begun })
  return infoOf(await record(tx, context, { row: table, run: session }, steps, { change: begun }))
}
