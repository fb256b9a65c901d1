// The games of the house, by id.

import { dynasties } from './dynasties/index.ts'
import { hegemonyTitle } from './hegemony/index.ts'
import { meowTitle } from './meow/index.ts'
import { recordsTitle } from './records/index.ts'
import type { Title } from './title.ts'

/** Every game that can be played. */
export const TITLES: Readonly<Record<string, Title>> = {
  [recordsTitle.game.id]: recordsTitle,
  [dynasties.game.id]: dynasties,
  [meowTitle.game.id]: meowTitle,
  [hegemonyTitle.game.id]: hegemonyTitle,
}
