// The thread that plays games again: handles an order.
import { type Replayed, replay } from '../../engine/draws.ts'
import type { GameExport } from '../../engine/export.ts'
import { type Installed, installedGame } from '../../search/installed.ts'
import type { Work } from '../../threads/thread-messages.ts'

/** What is to be played again. */
export interface VerifyOrder {
  readonly title: string
  readonly file: GameExport
}

export const work: Work<Installed, VerifyOrder, Replayed> = async ({ title, file }, { given }) =>
  replay(await installedGame(given, title), file)
