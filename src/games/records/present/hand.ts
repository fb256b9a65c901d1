// What a seat alone holds and knows: lord, strategist, garrisons, and the hand by kind.
import type { Id } from '../../../engine/phrase.ts'
import { fitting } from '../../../text/fitting.ts'
import type { Reader } from '../../../text/render.ts'
import { CITIES, GENERALS, STRATEGISTS, schemeOf } from '../cards.ts'
import type { PlayerView, RecordsView } from '../view.ts'
import { DOT, generalText, SIGN, type Voice, voiceFor } from './parts.ts'

/** Characters that a hand may have. */
const LONGEST = 1200

/** What the viewing seat holds: at most 1,200 characters of Markdown, without effects where they would be too many. */
export function hand(view: RecordsView, reader: Reader): string {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  if (!own) return ''
  const voice = voiceFor(reader)
  const lines = (parts: readonly string[][]) => parts.flat().join('\n')
  const kept = [lordLines(own, voice), strategistLine(own, voice), choosingLine(own, voice)]
  const rest = [generalsLine(own, voice), citiesLine(own, voice), garrisonsLine(own, voice)]
  return fitting(LONGEST, [
    () => lines([...kept, schemeLines(own, voice), ...rest]),
    () => lines([...kept, schemesLine(own, voice), ...rest]),
    () => lines([schemesLine(own, voice), ...rest]),
  ])
}

/** The generals that hold this seat's cities in secret, or that it alone knows of: one line of Markdown, or nothing. */
export function hiddenGarrisons(view: RecordsView, reader: Reader): string {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  return own ? garrisonsLine(own, voiceFor(reader)).join('\n') : ''
}

const headed = ({ t }: Voice, head: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`**${head}**${t.colon()}${items.join(DOT)}`]

const lordLines = ({ lords, used }: PlayerView, voice: Voice): string[] =>
  (lords ?? []).map((lord) => {
    const note = used.includes(lord) ? voice.t.note({ text: voice.t.used() }) : ''
    return `**${voice.t.lord()}**${voice.t.colon()}${voice.name(lord)}${note}${DOT}${voice.effect(lord)}`
  })

function strategistLine({ strategist, strategistUp }: PlayerView, voice: Voice): string[] {
  if (strategist === null) return []
  const { t } = voice
  const lies = strategistUp ? t['face-up']() : t['own-hidden']()
  return headed(voice, t.strategist(), [strategistText(strategist, voice) + t.note({ text: lies })])
}

const strategistText = (card: Id, { name }: Voice): string => {
  const { wits, income } = STRATEGISTS[card] ?? { wits: 0, income: 0 }
  return `${name(card)} ${SIGN.wits} ${wits} ${SIGN.coins} ${income}`
}

/** Cards looked at and not yet kept. */
const choosingLine = ({ drawn, choosing }: PlayerView, voice: Voice): string[] =>
  headed(voice, voice.t.choosing(), [
    ...(drawn ?? []).map((card) => cardText(card, voice)),
    ...(choosing ?? []).map((card) => strategistText(card, voice)),
  ])

function cardText(card: Id, voice: Voice): string {
  if (card in GENERALS) return generalText(voice, card)
  return card in CITIES ? cityText(card, voice) : voice.name(card)
}

const generalsLine = ({ hand: cards }: PlayerView, voice: Voice): string[] =>
  headed(
    voice,
    voice.t.generals(),
    (cards ?? [])
      .filter((card) => card in GENERALS)
      .sort((a, b) => (GENERALS[b] ?? 0) - (GENERALS[a] ?? 0))
      .map((card) => generalText(voice, card)),
  )

const citiesLine = ({ hand: cards }: PlayerView, voice: Voice): string[] =>
  headed(
    voice,
    voice.t.cities(),
    (cards ?? []).filter((card) => card in CITIES).map((card) => cityText(card, voice)),
  )

function cityText(card: Id, { name }: Voice): string {
  const { price, walls } = CITIES[card] ?? { price: 0, walls: 0 }
  return `${name(card)} ${SIGN.coins} ${price} ${SIGN.walls} ${walls}`
}

const garrisonsLine = ({ cities }: PlayerView, voice: Voice): string[] => {
  const hidden = cities.flatMap(({ card, garrison, up }) =>
    garrison !== null && !up ? [`${voice.name(card)} ${generalText(voice, garrison)}`] : [],
  )
  return headed(voice, voice.t.garrisons() + voice.t.note({ text: voice.t['known-hidden']() }), hidden)
}

/** One entry for each kind of scheme in hand, with how many there are. */
function schemeKinds({ hand: cards }: PlayerView): { card: Id; times: string }[] {
  const kinds = new Map<string, Id[]>()
  for (const card of cards ?? []) {
    const kind = schemeOf(card)
    if (kind) kinds.set(kind, [...(kinds.get(kind) ?? []), card])
  }
  return [...kinds.values()].map(([card = '', ...more]) => ({
    card,
    times: more.length > 0 ? ` ×${more.length + 1}` : '',
  }))
}

/** Schemes line by line with what they do. */
function schemeLines(player: PlayerView, { t, name, effect }: Voice): string[] {
  const lines = schemeKinds(player).map(({ card, times }) => `- ${name(card)}${times}${DOT}${effect(card)}`)
  return lines.length === 0 ? [] : [`**${t.schemes()}**`, ...lines]
}

const schemesLine = (player: PlayerView, voice: Voice): string[] =>
  headed(
    voice,
    voice.t.schemes(),
    schemeKinds(player).map(({ card, times }) => `${voice.name(card)}${times}`),
  )
