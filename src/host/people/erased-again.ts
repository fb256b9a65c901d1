// Erases members again who came back with a backup: erasures stand in a file too, which a restore leaves as it is.
import {
  addErasures,
  type Erasure,
  isMarkOf,
  listErasures,
  namedMembers,
  noteErasure,
  pendingErasures,
  readErasureFile,
} from '../../store/erasures.ts'
import { type HostContext, transact } from '../table/context.ts'
import { erase } from './erasing.ts'
import { writeErasures } from './erasure-file.ts'

/**
 * Erases everybody again whose erasure the file or the database knows and this database has not had. Both know all of them
 * afterwards. At the start, once posts go out.
 */
export async function eraseReturned(context: HostContext): Promise<void> {
  const { store, erasureFile, log } = context
  if (erasureFile !== undefined) await exchange(context, readErasureFile(erasureFile))
  const pending = await pendingErasures(store.db)
  if (pending.length === 0) return
  const members = await store.atLength(namedMembers)
  for (const erasure of pending) {
    const member = members.find((id) => isMarkOf(erasure.mark, id))
    if (member === undefined) await transact(context, (tx) => noteErasure(tx, erasure))
    else await erase(context, member, erasure)
  }
  log.info({ erasures: pending.length }, 'erased the members again who had come back with a backup')
}

/** Tells the database of the erasures that only the file has, and the file of those that only the database has. */
async function exchange(context: HostContext, inFile: readonly Erasure[]): Promise<void> {
  const inDatabase = await listErasures(context.store.db)
  const without = (erasures: readonly Erasure[], others: readonly Erasure[]) => {
    const marks = new Set(others.map(({ mark }) => mark))
    return erasures.filter(({ mark }) => !marks.has(mark))
  }
  const lacking = without(inFile, inDatabase)
  if (lacking.length > 0) await transact(context, (tx) => addErasures(tx, lacking))
  writeErasures(context, without(inDatabase, inFile))
}
