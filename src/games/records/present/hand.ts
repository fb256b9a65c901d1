// Writes a seat's private part: lord, strategist, garrisons, and the hand by kind.
import type { Id } from '../../../engine/phrase.ts'
import { fitting } from '../../../text/fitting.ts'
import type { Reader } from '../../../text/render.ts'
import { DOT } from '../../common/voice.ts'
import { CITIES, FEMALE, GENERALS, POINTS, STRATEGISTS, schemeOf } from '../cards/index.ts'
import { sizeOf } from '../table/score.ts'
import type { PlayerView, RecordsView } from '../view/view.ts'
import { generalText, SIGN, type Voice, voiceFor } from './parts.ts'

/** Characters that a hand may have. */
const LONGEST = 1200

/**
 * What the viewing seat holds: at most 1,200 characters of Markdown. All that the picture of the hand shows is said in
 * words; where that would be too long, in signs, and then without effects.
 */
export function hand(view: RecordsView, reader: Reader): string {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  if (!own) return ''
  const words = voiceFor(reader)
  const signs = { ...words, says: SIGNS }
  const lines = (parts: readonly string[][]) => parts.flat().join('\n')
  const kept = (voice: HandVoice) => [
    headLine(own, voice),
    lordLines(own, voice),
    strategistLine(own, voice),
    choosingLines(own, voice),
  ]
  const rest = (voice: HandVoice) => [
    generalsLine(own, voice),
    citiesLine(own, voice),
    garrisonsLine(own, voice),
  ]
  const full = { ...words, says: WORDS }
  return fitting(LONGEST, [
    () => lines([...kept(full), schemeLines(own, full), ...rest(full)]),
    () => lines([...kept(signs), schemeLines(own, signs), ...rest(signs)]),
    () => lines([...kept(signs), schemesLine(own, signs), ...rest(signs)]),
    () => lines([schemesLine(own, signs), ...rest(signs)]),
  ])
}

/** A voice, and whether it says what a card is in words or in signs. */
interface HandVoice extends Voice {
  readonly says: Says
}

interface Says {
  general(card: Id, voice: Voice): string
  city(card: Id, voice: Voice): string
  strategist(card: Id, voice: Voice): string
  /** A scheme to choose from. */
  scheme(card: Id, voice: Voice): string
}

const inBrackets = (name: string, facts: readonly string[], { t }: Voice): string =>
  name + t.note({ text: facts.join(t.comma()) })

const WORDS: Says = {
  general: (card, voice) =>
    inBrackets(
      voice.name(card),
      [voice.t.strength({ strength: GENERALS[card] ?? 0 }), ...(FEMALE.has(card) ? [voice.t.lady()] : [])],
      voice,
    ),
  city(card, voice) {
    const { t, name, effect } = voice
    // The capital says more than numbers: its toll.
    if (card === 'luoyang') return `${name(card)}${t.colon()}${effect(card)}`
    const { price, walls, tax } = CITIES[card] ?? { price: 0, walls: 0, tax: 0 }
    const points = t.points({ points: POINTS[sizeOf(card)] })
    return inBrackets(name(card), [points, t.price({ price }), t.walls({ walls }), t.tax({ tax })], voice)
  },
  strategist(card, voice) {
    const { wits, income } = STRATEGISTS[card] ?? { wits: 0, income: 0 }
    return inBrackets(voice.name(card), [voice.t.wits({ wits }), voice.t.income({ count: income })], voice)
  },
  scheme: (card, { name, effect }) => `${name(card)}${DOT}${effect(card)}`,
}

const SIGNS: Says = {
  general: (card, voice) => generalText(voice, card),
  city(card, { name }) {
    const { price, walls } = CITIES[card] ?? { price: 0, walls: 0 }
    return `${name(card)} ${SIGN.coins} ${price} ${SIGN.walls} ${walls}`
  },
  strategist(card, { name }) {
    const { wits, income } = STRATEGISTS[card] ?? { wits: 0, income: 0 }
    return `${name(card)} ${SIGN.wits} ${wits} ${SIGN.coins} ${income}`
  },
  scheme: (card, { name }) => name(card),
}

/** How many cards and coins there are. */
const headLine = ({ hand: cards, money }: PlayerView, { t }: Voice): string[] => [
  `**${t.hand({ count: cards?.length ?? 0 })}**${DOT}${t.coins({ count: money })}`,
]

/** The generals that hold this seat's cities in secret, or that it alone knows of: one line of Markdown, or nothing. */
export function hiddenGarrisons(view: RecordsView, reader: Reader): string {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  return own ? garrisonsLine(own, { ...voiceFor(reader), says: WORDS }).join('\n') : ''
}

const headed = ({ t }: Voice, head: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`**${head}**${t.colon()}${items.join(DOT)}`]

const lordLines = ({ lords, used }: PlayerView, voice: Voice): string[] =>
  (lords ?? []).map((lord) => {
    const note = used.includes(lord) ? voice.t.note({ text: voice.t.used() }) : ''
    return `**${voice.t.lord()}**${voice.t.colon()}${voice.name(lord)}${note}${DOT}${voice.effect(lord)}`
  })

function strategistLine({ strategist, strategistUp }: PlayerView, voice: HandVoice): string[] {
  if (strategist === null) return []
  const { t, says } = voice
  const lies = strategistUp ? t['face-up']() : t['own-hidden']()
  return headed(voice, t.strategist(), [says.strategist(strategist, voice) + t.note({ text: lies })])
}

/** Cards looked at and not yet kept: a line each where they are said in words. */
function choosingLines({ drawn, choosing }: PlayerView, voice: HandVoice): string[] {
  const cards = [
    ...(drawn ?? []).map((card) => cardText(card, voice)),
    ...(choosing ?? []).map((card) => voice.says.strategist(card, voice)),
  ]
  const head = voice.t.choosing()
  if (voice.says === SIGNS || cards.length === 0) return headed(voice, head, cards)
  return [`**${head}**`, ...cards.map((card) => `- ${card}`)]
}

function cardText(card: Id, voice: HandVoice): string {
  if (card in GENERALS) return voice.says.general(card, voice)
  return card in CITIES ? voice.says.city(card, voice) : voice.says.scheme(card, voice)
}

const generalsLine = ({ hand: cards }: PlayerView, voice: HandVoice): string[] =>
  headed(
    voice,
    voice.t.generals(),
    (cards ?? [])
      .filter((card) => card in GENERALS)
      .sort((a, b) => (GENERALS[b] ?? 0) - (GENERALS[a] ?? 0))
      .map((card) => voice.says.general(card, voice)),
  )

const citiesLine = ({ hand: cards }: PlayerView, voice: HandVoice): string[] =>
  headed(
    voice,
    voice.t.cities(),
    (cards ?? []).filter((card) => card in CITIES).map((card) => voice.says.city(card, voice)),
  )

const garrisonsLine = ({ cities }: PlayerView, voice: HandVoice): string[] => {
  const hidden = cities.flatMap(({ card, garrison, up }) =>
    garrison !== null && !up
      ? [`${voice.name(card)}${voice.t.colon()}${voice.says.general(garrison, voice)}`]
      : [],
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
