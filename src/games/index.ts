// The installed games, by id.

import type { Title } from './common/title.ts'
import { title as dynasties } from './dynasties/index.ts'
import { title as hegemonyTitle } from './hegemony/index.ts'
import { title as meowTitle } from './meow/index.ts'
import { title as recordsTitle } from './records/index.ts'
import { title as stormTitle } from './storm/index.ts'

export { peoplePicture, personCard } from './common/people.ts'
export { seatFace } from './common/seat-faces.ts'

/** Every game that can be played. */
export const TITLES: Readonly<Record<string, Title>> = {
  [recordsTitle.game.id]: recordsTitle,
  [dynasties.game.id]: dynasties,
  [meowTitle.game.id]: meowTitle,
  [hegemonyTitle.game.id]: hegemonyTitle,
  [stormTitle.game.id]: stormTitle,
}
