// The games of the house, by id.
import { recordsTitle } from './records/index.ts'
import type { Title } from './title.ts'

/** Every game that can be played. */
export const TITLES: Readonly<Record<string, Title>> = {
  [recordsTitle.game.id]: recordsTitle,
}
