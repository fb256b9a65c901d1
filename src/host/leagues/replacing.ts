// Seats of a league's game that computers finish.

import type { Phrase } from '../../engine/phrase.ts'
import { findGame, type GameRow, replacePlayers } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { lostPlace } from '../../store/pause-reason.ts'
import type { HostContext } from '../table/context.ts'
import { seatLost } from '../table/former-seats.ts'
import { loadGame } from '../table/load.ts'
import type { Job } from '../table/posts.ts'
import { record } from '../table/record.ts'
import { computerName, hardStrength } from '../table/seats.ts'
import { nobodyStandsIn } from '../table/stand-ins.ts'
import { goOn } from '../votes/vote-actions.ts'
import type { Changing } from './changing.ts'

/**
 * The strongest computer players take these seats of a game permanently, also while it is paused by agreement: it goes on. `false`
 * where it is over or its place is lost.
 */
export async function seatComputers(
  { tx, context }: Changing,
  id: string,
  seats: readonly number[],
  phrase: Phrase,
): Promise<boolean> {
  const row = await goingOn(tx, context, await findGame(tx, id))
  if (row?.status !== 'playing') return false
  const loaded = await loadGame(tx, context, row)
  const steps = [...loaded.unsaved]
  for (const seat of seats) {
    const step = loaded.run.take({ kind: 'replace', by: 'host', seat })
    if (typeof step === 'string') return false
    steps.push(step)
  }
  const computer = hardStrength(context, row)
  const players: GameRow['players'][number][] = []
  for (const player of row.players)
    players.push(
      seats.includes(player.seat)
        ? {
            ...player,
            name: computerName(row, [...row.players, ...players]),
            member: null,
            computer,
            ...nobodyStandsIn,
          }
        : player,
    )
  await replacePlayers(tx, id, players)
  const notes: Job[] = [{ kind: 'note', phrase }]
  for (const player of row.players)
    if (seats.includes(player.seat)) notes.push(...(await seatLost(tx, context, row, player, 'removed')))
  await record(tx, context, { row: { ...loaded.row, players }, run: loaded.run }, steps, { notes })
  return true
}

/** A pause does not stop a league's clock. */
async function goingOn(tx: Tx, context: HostContext, row: GameRow | undefined): Promise<GameRow | undefined> {
  if (row?.status !== 'paused' || lostPlace(row)) return row
  return (await goOn(tx, context, row)) ?? row
}
