// Erases members again who came back with a backup: erasures stand in a file too, which a restore leaves as it is.
import {
  addErasures,
  appendErasures,
  type Erasure,
  isMarkOf,
  listErasures,
  namedMembers,
  noteErasure,
  pendingErasures,
  readErasureFile,
} from '../../store/erasures.ts'
import { type HostContext, transact } from '../context.ts'

/** Writes erasures into the file, where there is one. A file that cannot be written keeps nobody from being erased. */
export function writeErasures({ erasureFile, log }: HostContext, erasures: readonly Erasure[]): void {
  if (erasureFile === undefined) return
  try {
    appendErasures(erasureFile, erasures)
  } catch (error) {
    log.warn(
      { code: (error as NodeJS.ErrnoException).code },
      `${erasureFile} cannot be written, so that a member who was erased would come back with an older backup: give its folder to the user who runs the bot`,
    )
  }
}

/**
 * Erases everybody again whose erasure the file or the database knows and this database has not had. Both know all of them
 * afterwards.
 * @param eraseMember erases a member by their id, under the erasure's own mark
 */
export async function eraseReturned(
  context: HostContext,
  eraseMember: (member: string, erasure: Erasure) => Promise<void>,
): Promise<void> {
  const { store, erasureFile, log } = context
  if (erasureFile !== undefined) await exchange(context, readErasureFile(erasureFile))
  const pending = await pendingErasures(store.db)
  if (pending.length === 0) return
  const members = await store.reading(namedMembers)
  for (const erasure of pending) {
    const member = members.find((id) => isMarkOf(erasure.mark, id))
    if (member === undefined) await transact(context, (tx) => noteErasure(tx, erasure))
    else await eraseMember(member, erasure)
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
