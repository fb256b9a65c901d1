// Records when a shard has no gateway session: nobody on its servers can play then, and their clocks stop.
import type { Store } from '../../store/open.ts'
import { closeOutages, hastenShard, openOutage, type Shard } from '../../store/outages.ts'
import { findSetting } from '../../store/settings.ts'
import { holdsLease, lease, leaseOf, release, SHARDS } from '../processes/index.ts'
import { type HostContext, transact } from '../table/context.ts'
import { ALARM } from '../table/keeping.ts'
import { TIMING } from '../table/timing.ts'
import { AFTER_OUTAGE } from './alarm.ts'

/** A shard has lost its session. */
export const sessionGone = ({ store, clock }: HostContext, shard: Shard): Promise<void> =>
  openOutage(store.db, shard, clock.now())

/** A shard has its session: where it was gone for a while, all clocks of its servers are looked at anew. */
export async function sessionThere(context: HostContext, shard: Shard): Promise<void> {
  if ((await openOutages(context.store)) === 0) return
  await transact(context, async (tx) => {
    const now = context.clock.now()
    const from = await closeOutages(tx, shard, now, TIMING.down)
    if (!from) return
    context.log.warn({ ...shard, from }, 'the gateway session was gone: clocks stood still meanwhile')
    const isNoticed = now.getTime() - from.getTime() >= TIMING.noticed
    await hastenShard(tx, shard, ALARM, now, isNoticed ? AFTER_OUTAGE : null)
  })
}

const openOutages = ({ db }: Pick<Store, 'db'>): Promise<number> =>
  db.outage.count({ where: { ended: null } })

/** Finds shards whose process ended without a word: nobody holds their lease. */
export async function watchSessions(context: HostContext): Promise<void> {
  const count = Number(await findSetting(context.store.db, SHARDS)) || 0
  for (let id = 0; id < count; id++) {
    const name = leaseOf(id, count)
    if (holdsLease(context, name) || !(await lease(context, name))) continue
    await release(context, name)
    await sessionGone(context, { id, count })
  }
}
