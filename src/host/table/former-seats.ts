// Former players of a table: they may take their seat back from a computer, and get no other seat there.
import { type Phrase, personRef } from '../../engine/phrase.ts'
import { findFormer, noteFormer, type WhyLeft } from '../../store/former-players.ts'
import type { GameRow, PlayerRow } from '../../store/games.ts'
import type { LookTx, MoveTx } from '../../store/open.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import type { HostContext } from './context.ts'
import type { Job } from './posts.ts'
import { refusals } from './refusals.ts'
import type { Person } from './types.ts'

const say = sayer<typeof en>('bot')

/** Where a game is played, as a link. */
export const placeOf = ({ thread, channel }: Pick<GameRow, 'thread' | 'channel'>): Phrase =>
  say('channel-link', { id: { typed: thread ?? channel } })

/**
 * A member has their seat in play no more. @returns what tells them so, with the reason and the way back; nothing where they
 * gave it up themselves
 */
export async function seatLost(
  tx: MoveTx,
  context: HostContext,
  row: GameRow,
  { member, seat }: PlayerRow,
  why: WhyLeft,
): Promise<Job[]> {
  if (member === null) return []
  await noteFormer(tx, row.id, { member, seat, why, at: context.clock.now() })
  if (why === 'resigned' || why === 'given') return []
  const phrase = say(`seat-lost-${why}`, { game: { typed: row.id }, where: placeOf(row) })
  return [{ kind: 'tell', member, phrase, ...(why !== 'removed' && { button: 'back' }) }]
}

/** The seat that somebody had and may have again, while a computer plays it. */
export async function ownSeatBack(tx: LookTx, row: GameRow, member: string): Promise<PlayerRow | Phrase> {
  const former = await findFormer(tx, row.id, member)
  const sitting = former && row.players.find(({ seat }) => seat === former.seat)
  if (!former || !sitting || former.why === 'removed') return refusals.notSeated()
  if (row.status !== 'playing' && row.status !== 'paused') return refusals.notPlaying()
  return sitting.member === null ? sitting : refusals.seatTaken(sitting.seat)
}

/** Why somebody may not come to a seat in play: they sit there, or know what another seat knew. */
export async function newcomerFault(
  tx: LookTx,
  row: GameRow,
  { id, name }: Pick<Person, 'id' | 'name'>,
  seat: number,
): Promise<Phrase | undefined> {
  if (row.players.some(({ member }) => member === id)) return refusals.newcomerSeated(name)
  const former = await findFormer(tx, row.id, id)
  return former && former.seat !== seat ? refusals.newcomerKnows(personRef({ id, name })) : undefined
}
