// The pictures of private panels: the own hand and the table, as the person who asks may see them.
import type { Choice, Decision, Option } from '../../../engine/decision.ts'
import type { Title } from '../../../games/common/title.ts'
import type { GameInfo, GameView } from '../../../host/table/types.ts'
import type { Language } from '../../../text/language.ts'
import type { Illustration } from '../../screen/screen.ts'
import { readerOf } from '../../words/present.ts'

/** The hand as a picture, with what is picked of the question, `around` what stands beside it in words; nothing for games without pictures. */
export function handPicture(
  { pictures }: Title,
  { info, seat, playerView }: GameView,
  language: Language,
  around: (beside: string) => string,
  picks: Choice = [],
): Illustration | undefined {
  if (!pictures || !playerView || seat === undefined) return undefined
  const { view, decision } = playerView
  if (pictures.showsHand?.(view, decision) === false) return undefined
  const beside = pictures.besideHand?.(view, readerOf(language, info, 'markdown'), decision) ?? ''
  const picture = pictures.hand(view, readerOf(language, info, 'plain'), decision, picks)
  return { picture, content: around(beside) }
}

/** What is shown to a person, its options in the order in which the picture of their hand shows them; others stay behind. */
export function inPictureOrder<
  T extends { readonly playerView: { readonly view: unknown; readonly decision: Decision } },
>({ pictures }: Title, look: T): T {
  const { playerView } = look
  const { view, decision } = playerView
  const order = pictures?.order?.(view) ?? []
  if (order.length === 0) return look
  const place = ({ id }: Option) => (order.includes(id) ? order.indexOf(id) : order.length)
  const options = decision.options.toSorted((a, b) => place(a) - place(b))
  return { ...look, playerView: { ...playerView, decision: { ...decision, options } } }
}

/** The table of a view as a picture, for the eyes it was made for; nothing for games without pictures. */
export function tablePicture(
  { pictures }: Title,
  info: Pick<GameInfo, 'players'>,
  view: unknown,
  language: Language,
  around: () => string,
): Illustration | undefined {
  if (!pictures || view === undefined) return undefined
  return { picture: pictures.table(view, readerOf(language, info, 'plain')), content: around() }
}
