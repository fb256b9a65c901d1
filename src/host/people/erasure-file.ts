// The file in which erasures are noted outside the database.
import { appendErasures, type Erasure } from '../../store/erasures.ts'
import type { HostContext } from '../table/context.ts'

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
