// Hangs the name plate of a table on its lobby and on the first message of its thread.
import { platePicture } from '../../words/plate.ts'
import type { Work } from '../work/job.ts'

/** Hangs the plate on a message; nothing for a game without faces. */
export function showPlate(
  { info, title, messagePictures }: Work,
  { channel, message }: { readonly channel: string; readonly message: string },
): void {
  const picture = platePicture(title, info)
  if (picture) messagePictures.hang({ game: info.id, channel, message }, picture, true)
}
