// The cats at the table, where the players are asked whether they have one.
import type { Decision } from '../../../engine/decision.ts'
import { oneLine } from '../../../picture/letters.ts'
import { PALETTE } from '../../../picture/palette.ts'
import type { Picture } from '../../../picture/picture.ts'
import { type Reader, render } from '../../../text/render.ts'
import { peoplePicture } from '../../common/people.ts'
import { words } from '../text/index.ts'
import type { MeowView } from '../view/view.ts'
import { sideLook } from './cat/looks.ts'

/** Whether the start player is sought. */
export const asksCat = (asked: Decision | undefined): asked is Decision =>
  asked?.prompt.key === 'meow.ask-cat'

/** Every seat's cat over its name; nothing unless one is asked for. */
export function catsPicture(
  { players }: MeowView,
  reader: Reader,
  asked: Decision | undefined,
): Picture | undefined {
  if (!asksCat(asked)) return undefined
  const { language, seatName } = reader
  const title = render({ meow: words[language] }, asked.prompt, { ...reader, style: 'plain' })
  const people = players.map(({ seat }) => ({
    face: { ...sideLook(seat), pose: 'guard' },
    mark: null,
    ground: PALETTE.aged,
    names: [oneLine(seatName(seat))],
    aside: '',
    text: '',
    note: '',
  }))
  return peoplePicture('meow', 'meow', language, { title, people })
}
