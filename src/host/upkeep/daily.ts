// Looks after every open table once a day, in small batches.
import { findGame } from '../../store/games.ts'
import { enqueue } from '../../store/outbox.ts'
import { claimTables } from '../../store/upkeep.ts'
import { DAY } from '../../text/length.ts'
import { type HostContext, transact } from '../table/context.ts'
import { offerClaim } from './claiming.ts'
import { lookAtSilence } from './silence.ts'

/** Tables that are looked after in a row. */
const AT_ONCE = 20

/** Looks after a batch of the tables whose day has come, or all. One that is left halfway has its turn on the next day. */
export async function lookAfterTables(
  context: HostContext,
  all: boolean,
  going: () => boolean,
): Promise<void> {
  const now = context.clock.now()
  const since = new Date(now.getTime() - DAY)
  const games = await transact(context, (tx) => claimTables(tx, since, now, AT_ONCE))
  for (const game of games) if (going()) await lookAfter(context, game)
  if (all && games.length > 0) await lookAfterTables(context, all, going)
}

/** Has its members looked up, unless its silence closes it. */
async function lookAfter(context: HostContext, game: string): Promise<void> {
  await transact(context, async (tx) => {
    const row = await findGame(tx, game)
    if (!row) return
    await lookAtSilence(tx, context, await offerClaim(tx, context, row))
    await enqueue(tx, game, [{ kind: 'roll' }], context.clock.now())
  })
  context.notify(game)
}
