// The descriptions of the pictures: the same facts in words, for those who listen to them.
import { FACTION_LOOKS, type Faction } from '../../../picture/faction.ts'
import { altOf } from '../../../picture/picture.ts'
import { clip } from '../../../text/markdown.ts'
import type {
  Fighter,
  FightMark,
  HandInput,
  MapInput,
  PartInput,
  PlaceMark,
  Plate,
  Position,
  UnitMark,
} from './map-input.ts'
import { placeName } from './position-input.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Names are cut to this many signs where the whole would be too long. */
const SHORT_NAME = 12

/** How much is said: every unit by its place; how many of each kind; or the players and their cities alone. */
type Detail = 0 | 1 | 2

const DETAILS: readonly Detail[] = [0, 1, 2]

/** Says the whole board. */
export function mapAlt(input: MapInput, vocabulary: Vocabulary): string {
  const { words, listed } = vocabulary
  const acting = input.plates.find((plate) => plate.acting)
  const say = (detail: Detail): string =>
    sentences(
      [
        listed([
          input.title,
          input.aside,
          acting ? words.plays({ who: nameOf(acting, detail) }) : '',
          words.goal({ n: input.goal }),
        ]),
        ...input.plates.map((plate) => plateAlt(plate, input, vocabulary, detail)),
        freeCities(input, vocabulary),
        actions(input, vocabulary),
      ],
      vocabulary,
    )
  const [full = '', ...shorter] = DETAILS.map(say)
  return altOf(full, ...shorter)
}

/** Says a part: what moves first, then who stands there. */
export function partAlt(input: PartInput, vocabulary: Vocabulary): string {
  const { words, listed } = vocabulary
  const factions = Object.keys(FACTION_LOOKS) as Faction[]
  const say = (detail: Detail): string =>
    sentences(
      [
        listed([input.title, input.aside]),
        fightAlt(input.fight, vocabulary),
        actions(input, vocabulary),
        ...factions.map((faction) => {
          const there = holdings(faction, input, vocabulary, detail)
          return there === '' ? '' : `${words[faction]()}${words.colon()}${there}`
        }),
        freeCities(input, vocabulary),
      ],
      vocabulary,
    )
  const [full = '', ...shorter] = DETAILS.map(say)
  return altOf(full, ...shorter)
}

/** Says a hand. */
export function handAlt(input: HandInput, { words }: Vocabulary): string {
  const say = (full: boolean): string => `${input.title}${words.colon()}${cardList(input, words, full)}`
  return input.cards.length === 0 ? input.empty : altOf(say(true), say(false))
}

/** A hand as one line of Markdown, by name alone. */
export const cardsInWords = (input: HandInput, { words }: Vocabulary): string =>
  input.cards.length === 0
    ? input.empty
    : `**${input.title}**${words.colon()}${cardList(input, words, false)}`

function cardList({ cards, fresh }: HandInput, words: Vocabulary['words'], full: boolean): string {
  return cards
    .map((card) => {
      const notes = [full ? card.text.replace(/[.。]$/, '') : '', card.fresh ? fresh : '']
      const said = notes.filter((note) => note !== '').join(words.semicolon())
      return `${card.name}${card.count > 1 ? ` ×${card.count}` : ''}${said === '' ? '' : ` (${said})`}`
    })
    .join(full ? words.semicolon() : words.comma())
}

const nameOf = ({ name }: Plate, detail: Detail): string => (detail === 0 ? name : clip(name, SHORT_NAME))

const sentences = (parts: readonly string[], { words }: Vocabulary): string =>
  `${parts.filter((part) => part !== '').join(words.stop())}${words.stop().trimEnd()}`

function plateAlt(plate: Plate, position: Position, vocabulary: Vocabulary, detail: Detail): string {
  const { words, listed } = vocabulary
  const faction = plate.faction ? ` (${words[plate.faction]()})` : ''
  const name = `${nameOf(plate, detail)}${faction}`
  if (plate.out) return `${name}${words.colon()}${words.out()}`
  const numbers = listed([
    words.prestige({ n: plate.prestige }),
    words.armies({ n: `${plate.armies.now}/${plate.armies.most}` }),
    words.cards({ n: plate.cards }),
    words.rage({ n: plate.rage }),
  ])
  const held = plate.faction ? holdings(plate.faction, position, vocabulary, detail) : ''
  return `${name}${words.colon()}${numbers}${held === '' ? '' : `${words.semicolon()}${held}`}`
}

/** A faction's cities and units. */
function holdings(
  faction: Faction,
  { cities, units }: Position,
  vocabulary: Vocabulary,
  detail: Detail,
): string {
  const { words, listed } = vocabulary
  const own = cities.filter(({ owner }) => owner === faction)
  const list = listed(own.map(({ name, cut }) => (cut ? `${name} (${words.cut()})` : name)))
  const army = units.filter((unit) => unit.faction === faction)
  const said = detail === 2 ? '' : armyAlt(army, vocabulary, detail)
  return [own.length === 0 ? '' : words.cities({ list }), said]
    .filter((part) => part !== '')
    .join(words.semicolon())
}

/** Units of one kind together, each by its place or only how many. */
function armyAlt(units: readonly UnitMark[], vocabulary: Vocabulary, detail: Detail): string {
  const { words, listed } = vocabulary
  const groups = new Map<string, string[]>()
  for (const unit of units) {
    const called = unit.general?.name ?? words[unit.kind as 'foot']()
    const state = [unit.routed ? words.routed() : '', unit.planned ? words.planned() : '']
    const who = [called, ...state.filter((each) => each !== '')].join(' ')
    groups.set(who, [...(groups.get(who) ?? []), placeName(unit.place, vocabulary)])
  }
  return listed(
    [...groups].map(([who, places]) =>
      detail === 0
        ? `${who} (${counted(places).join(words.comma())})`
        : places.length === 1
          ? who
          : `${who} ×${places.length}`,
    ),
  )
}

/** Equal ones once, with how often. */
function counted(places: readonly string[]): readonly string[] {
  return [...new Set(places)].map((place) => {
    const count = places.filter((other) => other === place).length
    return count === 1 ? place : `${place}×${count}`
  })
}

function freeCities({ cities }: Position, { words, listed }: Vocabulary): string {
  const free = cities.filter(({ owner }) => owner === null)
  const list = listed(free.map(({ name, barred }) => (barred ? `${name} (${words.barred()})` : name)))
  return free.length === 0 ? '' : words.free({ list })
}

/** What moved, what is planned, and what may be chosen. */
function actions({ arrows, marks }: Position, vocabulary: Vocabulary): string {
  const { words, listed } = vocabulary
  const choices = (kind: PlaceMark['kind']): string =>
    listed(marks.filter((mark) => mark.kind === kind).map(({ place }) => placeName(place, vocabulary)))
  const [goes, strikes] = [choices('go'), choices('strike')]
  const list = (planned: boolean): string =>
    arrows
      .filter(({ kind }) => (kind === 'planned') === planned)
      .map(({ text }) => text)
      .join(words.semicolon())
  const [done, plans] = [list(false), list(true)]
  return [
    done === '' ? '' : words.lately({ list: done }),
    plans === '' ? '' : words.plans({ list: plans }),
    goes === '' ? '' : words.goes({ list: goes }),
    strikes === '' ? '' : words.strikes({ list: strikes }),
  ]
    .filter((part) => part !== '')
    .join(words.stop())
}

/** Both sides of a fight with their dice, then the odds. */
function fightAlt(fight: FightMark | null, { words, listed }: Vocabulary): string {
  if (!fight) return ''
  const say = ({ name, dice, plus, attack, defence }: Fighter): string => {
    const thrown = dice.flatMap((face) => (face === null ? [] : [face]))
    const added = plus ? (plus > 0 ? `+${plus}` : `−${-plus}`) : ''
    return [
      name,
      thrown.length > 0 ? `🎲${thrown.join(' ')}` : `🎲×${dice.length}`,
      added,
      attack === null ? '' : `⚔️${attack}`,
      defence === null ? '' : `🛡️${defence}`,
    ]
      .filter((part) => part !== '')
      .join(' ')
  }
  const { attacker, defender, odds } = fight
  return listed([say(attacker), say(defender), odds ? words.odds(odds) : ''])
}
