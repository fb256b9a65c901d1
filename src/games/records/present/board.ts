// The table as one viewer sees it, for a phone: a line about the game, then a block for each player. All that the
// picture of the table shows is said in words, as long as there is room.
import { fitting } from '../../../text/fitting.ts'
import type { Reader } from '../../../text/render.ts'
import { DOT } from '../../common/voice.ts'
import { CITIES, GENERALS, POINTS, STRATEGISTS } from '../cards/index.ts'
import { bonusOf, sizeOf } from '../table/score.ts'
import { moveOf } from '../view/moving.ts'
import type { CityView, PlayerView, RecordsView } from '../view/view.ts'
import { generalText, SIGN, type Voice, voiceFor } from './parts.ts'

/** Characters that a board may have. */
const LONGEST = 1800

/** How the parts of a board are said. */
interface Detail {
  readonly city: CityText
  /** Whether amounts are words, not signs. */
  readonly wordy: boolean
}

/** The table as `view` shows it: at most 1,800 characters of Markdown. */
export function board(view: RecordsView, reader: Reader): string {
  const voice = voiceFor(reader)
  const lines = (detail: Detail) =>
    [
      header(view, voice, detail),
      ...view.players.map((player) => playerText(view, player, voice, detail)),
    ].join('\n')
  return fitting(LONGEST, [
    () => lines({ city: cityText, wordy: true }),
    () => lines({ city: shortCityText, wordy: true }),
    () => lines({ city: shortCityText, wordy: false }),
    () => lines({ city: barestCityText, wordy: false }),
  ])
}

function header(view: RecordsView, voice: Voice, detail: Detail): string {
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
  return [head.join(DOT), ...attackText(view, voice, detail)].join('\n')
}

/** The attack under way with what is known of it, or the city that waits for a garrison. */
function attackText(view: RecordsView, voice: Voice, { wordy }: Detail): string[] {
  const { attack, battle, spoils, active } = view
  const { t, name, who } = voice
  if (spoils !== null && active !== null)
    return [`${SIGN.city} ${t.spoils({ who: who(active), city: name(spoils) })}`]
  if (!attack) return []
  const { attacker, defender, city, general, scheme, hasScheme } = attack
  const led = general === null ? t['general-hidden']() : generalText(voice, general)
  const facts = [
    t.attack({ who: who(attacker), whom: who(defender), city: name(city) }),
    ...(battle
      ? [t.strengths({ attack: battle.attacker.strength, defence: battle.defender.strength })]
      : [led]),
    ...(scheme !== null ? [name(scheme)] : hasScheme ? [t['scheme-hidden']()] : []),
  ]
  return [`${SIGN.strength} ${(wordy ? facts : facts.slice(0, 2)).join(DOT)}`]
}

/** Name and lord, what the player has, then the cities. */
function playerText(view: RecordsView, player: PlayerView, voice: Voice, detail: Detail): string {
  const { seat, money, handSize, points, cities } = player
  const { t, who } = voice
  const { wordy } = detail
  const [isOver, isFirst] = [view.phase === 'over', view.first === seat]
  // At the end the bonus is among the points, as in the result.
  const sum = points + (isOver && isFirst ? bonusOf(view) : 0)
  const [starts, move] = [seat === view.start && view.phase !== 'over', moveOf(view, seat)]
  const signs = [starts ? SIGN.start : '', seat === view.active ? SIGN.active : ''].join('')
  const tags = [...(starts ? [t.starts()] : []), ...(move ? [t[move]()] : [])].join(t.comma())
  const held = [
    wordy ? t.coins({ count: money }) : `${SIGN.coins} ${money}`,
    wordy ? t.cards({ count: handSize }) : `${SIGN.cards} ${handSize}`,
    ...strategistText(view, player, voice, detail),
    ...(sum > 0 ? [t.points({ points: sum })] : []),
    ...(isFirst && !isOver ? [t.bonus({ count: view.target, points: bonusOf(view) })] : []),
  ]
  const named = [signs, who(seat)].filter(Boolean).join(' ') + (wordy && tags ? t.note({ text: tags }) : '')
  return [
    [named, ...lordText(player, voice)].join(DOT),
    held.join(DOT),
    ...cities.map((city) => `${SIGN.city} ${detail.city({ city, owner: player, view }, voice)}`),
  ].join('\n')
}

function lordText({ lords, lordCount, used }: PlayerView, { t, name }: Voice): string[] {
  if (lordCount === 0) return [t['no-lord']()]
  if (lords === null) return [t['lord-hidden']({ count: lordCount })]
  return lords.map((lord) => (used.includes(lord) ? name(lord) + t.note({ text: t.used() }) : name(lord)))
}

function strategistText(
  view: RecordsView,
  { hasStrategist, strategist, strategistUp }: PlayerView,
  { t, name }: Voice,
  { wordy }: Detail,
): string[] {
  if (!hasStrategist) return view.phase === 'over' || !wordy ? [] : [t['no-strategist']()]
  if (strategist === null) return [wordy ? t['strategist-hidden']() : `${SIGN.wits} ${SIGN.unknown}`]
  const wits = STRATEGISTS[strategist]?.wits ?? 0
  const secret = strategistUp ? '' : t.note({ text: t['own-hidden']() })
  return [
    wordy ? `${name(strategist)} ${t.wits({ wits })}${secret}` : `${SIGN.wits} ${wits} ${name(strategist)}`,
  ]
}

/** A city with who owns it, at the table as it is seen. */
interface Owned {
  readonly city: CityView
  readonly owner: PlayerView
  readonly view: RecordsView
}

type CityText = (owned: Owned, voice: Voice) => string

const wallsOf = ({ city, owner }: Owned): number =>
  (CITIES[city.card]?.walls ?? 0) + (owner.lords?.includes('sun-quan') ? 1 : 0)

/** `Xiangyang 襄陽 · 6 pts · walls 2 · Zhang Fei 張飛, strength 9 (face down) · under attack` */
const cityText: CityText = (owned, { t, name }) => {
  const { city, view } = owned
  const hidden = city.garrison === null || city.up ? '' : t.note({ text: t['known-hidden']() })
  const garrison =
    city.garrison === null
      ? unknownWords(city, t)
      : `${name(city.garrison)} ${t.strength({ strength: GENERALS[city.garrison] ?? 0 })}`
  return [
    name(city.card),
    t.points({ points: POINTS[sizeOf(city.card)] }),
    t.walls({ walls: wallsOf(owned) }),
    garrison + hidden,
    ...(view.attack?.city === city.card ? [t.besieged()] : []),
  ].join(DOT)
}

/** The same in signs, without the garrison's name and where it lies. */
const shortCityText: CityText = (owned, voice) => {
  const { city } = owned
  const garrison =
    city.garrison === null
      ? unknownText(city)
      : generalText({ ...voice, name: () => '' }, city.garrison).trim()
  return `${voice.name(city.card)} ${SIGN.walls} ${wallsOf(owned)} ${garrison}`
}

/** The same without what was ruled out. */
const barestCityText: CityText = ({ city, ...rest }, voice) =>
  shortCityText({ ...rest, city: { ...city, ruledOut: [] } }, voice)

/** What is public about a hidden garrison: its strength, once guessed, or what it is not. */
function unknownWords({ strength, ruledOut }: CityView, t: Voice['t']): string {
  if (strength !== null) return `${t['garrison-hidden']()}${t.comma()}${t.strength({ strength })}`
  if (ruledOut.length === 0) return t['garrison-hidden']()
  const list = [...ruledOut].sort((a, b) => a - b).join(t.comma())
  return `${t['garrison-hidden']()}${t.comma()}${t['not-strengths']({ list })}`
}

/** The same in signs. */
function unknownText({ strength, ruledOut }: CityView): string {
  if (strength !== null) return `${SIGN.unknown} ${SIGN.strength} ${strength}`
  const not = [...ruledOut].sort((a, b) => a - b).join(' ')
  return ruledOut.length > 0 ? `${SIGN.unknown} ≠ ${not}` : SIGN.unknown
}
