// The table as one viewer sees it, for a phone: a line about the game, then a block for each player.
import { fitting } from '../../../text/fitting.ts'
import type { Reader } from '../../../text/render.ts'
import { CITIES, STRATEGISTS } from '../cards.ts'
import type { CityView, PlayerView, RecordsView } from '../view.ts'
import { DOT, generalText, SIGN, type Voice, voiceFor } from './parts.ts'

/** Characters that a board may have. */
const LONGEST = 1800

/** The table as `view` shows it: at most 1,800 characters of Markdown. */
export function board(view: RecordsView, reader: Reader): string {
  const voice = voiceFor(reader)
  const lines = (city: CityText) =>
    [header(view, voice), ...view.players.map((player) => playerText(view, player, voice, city))].join('\n')
  return fitting(LONGEST, [() => lines(cityText), () => lines(shortCityText), () => lines(barestCityText)])
}

function header(view: RecordsView, voice: Voice): string {
  const { t } = voice
  const when = view.round === 0 ? t.beginning() : t.round({ round: view.round })
  const decks = view.decks.map(({ kind, cards, discards }) =>
    t[`deck-${kind}`]({ cards, discards: discards.length }),
  )
  const head = [
    view.phase === 'over' ? t.over() : when,
    ...decks,
    t.target({ count: view.target }),
    ...(view.ending && view.phase !== 'over' ? [t.ending()] : []),
  ]
  return [head.join(DOT), ...attackText(view, voice)].join('\n')
}

function attackText({ attack }: RecordsView, { t, name, who }: Voice): string[] {
  if (!attack) return []
  const { attacker, defender, city } = attack
  return [`${SIGN.strength} ${t.attack({ who: who(attacker), whom: who(defender), city: name(city) })}`]
}

/** Name and lord, what the player has, then the cities. */
function playerText(view: RecordsView, player: PlayerView, voice: Voice, city: CityText): string {
  const { seat, money, handSize, points, cities } = player
  const { t, who } = voice
  const signs = [seat === view.start ? SIGN.start : '', seat === view.active ? SIGN.active : ''].join('')
  const held = [
    `${SIGN.coins} ${money}`,
    `${SIGN.cards} ${handSize}`,
    ...strategistText(player, voice),
    ...(cities.length > 0 ? [t.points({ points })] : []),
    ...(view.first === seat ? [t.bonus()] : []),
  ]
  return [
    [[signs, who(seat)].filter(Boolean).join(' '), ...lordText(player, voice)].join(DOT),
    held.join(DOT),
    ...cities.map((each) => `${SIGN.city} ${city(each, player, voice)}`),
  ].join('\n')
}

function lordText({ lords, lordCount, used }: PlayerView, { t, name }: Voice): string[] {
  if (lordCount === 0) return []
  if (lords === null) return [t['lord-hidden']({ count: lordCount })]
  return lords.map((lord) => (used.includes(lord) ? name(lord) + t.note({ text: t.used() }) : name(lord)))
}

function strategistText({ hasStrategist, strategist }: PlayerView, { t, name }: Voice): string[] {
  if (!hasStrategist) return []
  if (strategist === null) return [`${SIGN.wits} ${t['strategist-hidden']()}`]
  return [`${SIGN.wits} ${STRATEGISTS[strategist]?.wits ?? ''} ${name(strategist)}`]
}

type CityText = (city: CityView, owner: PlayerView, voice: Voice) => string

const wallsText = ({ card }: CityView, { lords }: PlayerView): string =>
  `${SIGN.walls} ${(CITIES[card]?.walls ?? 0) + (lords?.includes('sun-quan') ? 1 : 0)}`

/** `Xiangyang 襄陽 🧱 2 · Zhang Fei 張飛 ⚔️ 9 (only you know)` */
const cityText: CityText = (city, owner, voice) => {
  const { t, name } = voice
  const hidden = city.garrison === null || city.up ? '' : t.note({ text: t['known-hidden']() })
  const garrison = city.garrison === null ? unknownText(city) : generalText(voice, city.garrison)
  return `${name(city.card)} ${wallsText(city, owner)}${DOT}${garrison}${hidden}`
}

/** The same without the garrison's name and where it lies. */
const shortCityText: CityText = (city, owner, voice) => {
  const garrison =
    city.garrison === null
      ? unknownText(city)
      : generalText({ ...voice, name: () => '' }, city.garrison).trim()
  return `${voice.name(city.card)} ${wallsText(city, owner)} ${garrison}`
}

/** The same without what was ruled out. */
const barestCityText: CityText = (city, owner, voice) =>
  shortCityText({ ...city, ruledOut: [] }, owner, voice)

/** What is public about a hidden garrison: its strength, once guessed, or what it is not. */
function unknownText({ strength, ruledOut }: CityView): string {
  if (strength !== null) return `${SIGN.unknown} ${SIGN.strength} ${strength}`
  const not = [...ruledOut].sort((a, b) => a - b).join(' ')
  return ruledOut.length > 0 ? `${SIGN.unknown} ≠ ${not}` : SIGN.unknown
}
