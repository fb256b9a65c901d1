// Writes a seat's private part: the cards with their effects, and the draft.
import { fitting } from '../../../text/fitting.ts'
import type { Reader } from '../../../text/render.ts'
import { DOT } from '../../common/voice.ts'
import { stratagemOf } from '../cards/index.ts'
import type { PlayerView, StormView } from '../view/view.ts'
import { codeOf, type Voice, voiceFor } from './parts.ts'

/** Characters that a hand may have. */
const LONGEST = 1200

/** What the viewing seat holds: at most 1,200 characters of Markdown, without effects where they would be too many. */
export function hand(view: StormView, reader: Reader): string {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  if (!own) return ''
  const voice = voiceFor(reader)
  const draft = draftLines(view, voice)
  return fitting(LONGEST, [
    () => [...cardLines(own, voice), ...draft].join('\n'),
    () => [cardLine(own, voice), ...draft].join('\n'),
    () => cardLine(own, voice),
  ])
}

const kindsOf = ({ hand: cards }: PlayerView): string[] =>
  (cards ?? []).filter(
    (card, index, all) => all.findIndex((other) => stratagemOf(other) === stratagemOf(card)) === index,
  )

function countText({ hand: cards, fresh }: PlayerView, card: string, { t }: Voice): string {
  const same = (cards ?? []).filter((other) => stratagemOf(other) === stratagemOf(card))
  const later = same.every((other) => fresh?.includes(other)) ? t.note({ text: t.fresh() }) : ''
  return (same.length > 1 ? ` ×${same.length}` : '') + later
}

function cardLines(own: PlayerView, voice: Voice): string[] {
  const { t, name, effect } = voice
  const kinds = kindsOf(own)
  if (kinds.length === 0) return [t['hand-empty']()]
  return [
    `**${t.hand()}**`,
    ...kinds.map((card) => `- ${name(card)}${countText(own, card, voice)}${DOT}${effect(card)}`),
  ]
}

function cardLine(own: PlayerView, voice: Voice): string {
  const { t, name } = voice
  const kinds = kindsOf(own)
  if (kinds.length === 0) return t['hand-empty']()
  return `**${t.hand()}**${t.colon()}${kinds.map((card) => name(card) + countText(own, card, voice)).join(DOT)}`
}

/** Where units will stand. */
function draftLines({ draft }: StormView, { t, name }: Voice): string[] {
  const places = Object.entries(draft?.places ?? {})
  if (places.length === 0) return []
  const lines = places.map(([unit, place]) => `${name(unit)} ➜ ${codeOf(place)}`)
  return [`**${t.planned()}**${t.colon()}${lines.join(DOT)}`]
}
