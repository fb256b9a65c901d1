// The descriptions of the pictures: the same facts in words, for those who listen to them.
import { altOf } from '../../../picture/picture.ts'
import { clip } from '../../../text/markdown.ts'
import type { Reader } from '../../../text/render.ts'
import { bare } from '../present/voice.ts'
import type { BoardWords } from '../text/board/words.ts'
import { BOARD_WORDS } from '../text/board.ts'
import type { GeneralPanel, HandInput, KindPanel } from './hand-input.ts'
import type { Chip, PersonTile, SeatTile, TableInput } from './table-input.ts'

/** Names are cut to so many signs where the whole would be too long. */
const SHORT_NAME = 12
const SHORTEST_NAME = 8

type Words = Pick<Reader, 'language'>
const wordsFor = ({ language }: Words): BoardWords => BOARD_WORDS[language]

const listed = (parts: readonly string[], { signs }: BoardWords): string =>
  parts.filter((part) => part !== '').join(signs.comma)

/** How much a description says. */
type Fullness = 'full' | 'short' | 'shorter' | 'barest'

/** Which chips are said: all but known cards, then what keeps somebody from acting, then none. */
const SAID: Readonly<Record<Fullness, readonly Chip['kind'][]>> = {
  full: ['worn', 'delayed', 'state', 'pile', 'seen'],
  short: ['worn', 'delayed', 'state', 'pile', 'seen'],
  shorter: ['delayed', 'state'],
  barest: [],
}

/** Says a table. */
export function tableAlt(input: TableInput): string {
  const words = wordsFor(input)
  const say = (how: Fullness): string =>
    [
      listed(
        [input.title, ...(how === 'full' ? input.facts : []), input.now.at(how === 'full' ? 0 : -1) ?? ''],
        words,
      ),
      ...input.seats.map((seat) => seatAlt(seat, words, how)),
    ].join(words.signs.stop)
  return altOf(say('full'), say('short'), say('shorter'), say('barest'))
}

function seatAlt(seat: SeatTile, words: BoardWords, how: Fullness): string {
  const { name, badge, people, hp, cards, chips, tags } = seat
  const called = how === 'full' ? name : clip(name, how === 'short' ? SHORT_NAME : SHORTEST_NAME)
  const faction =
    badge.faction === null
      ? how === 'full'
        ? words.undetermined
        : ''
      : `${badge.word}${badge.secret ? words.signs.note(words['only-you']) : ''}`
  const generals = people.map((person) => personAlt(person, words, how)).join(' + ')
  const alive = seat.alive
    ? [
        hp === null ? '' : `${words.hp} ${hp.now}/${hp.max}`,
        how === 'full' ? words.cards(cards) : `🃏${cards}`,
      ]
    : []
  const small = chips.filter(({ kind }) => SAID[how].includes(kind))
  const parts = [
    ...tags.map(({ word }) => word),
    faction,
    generals,
    ...alive,
    ...small.map((chip) => chipAlt(chip, words)),
  ]
  return `${called}${words.signs.colon}${listed(parts, words)}`
}

function personAlt({ names, held, lost }: PersonTile, words: BoardWords, how: Fullness): string {
  if (held === 'hidden') return how === 'full' ? words.hidden : '?'
  const notes =
    how === 'barest'
      ? []
      : [held === 'own' ? words['only-you'] : held === 'down' ? words.down : '', lost ?? ''].filter(
          (note) => note !== '',
        )
  const name = (how === 'full' ? names[1] : names.at(-1)) ?? ''
  return `${name}${notes.map((note) => words.signs.note(note)).join('')}`
}

const chipAlt = ({ kind, texts }: Chip, words: BoardWords): string =>
  kind === 'seen' ? words.seen(texts[0] ?? '') : (texts[0] ?? '')

/** Says a hand. */
export function handAlt(input: HandInput): string {
  const words = wordsFor(input)
  const say = (skills: boolean, effects: boolean): string =>
    [
      input.title,
      ...input.generals.map((general) => generalAlt(general, words, skills)),
      input.range === null ? '' : input.range.near,
      input.range === null || !effects ? '' : input.range.far,
      ...input.groups.map(({ title, kinds }) =>
        kinds.length === 0
          ? title
          : `${title}${words.signs.colon}${kinds.map((kind) => kindAlt(kind, words, effects)).join(words.signs.semicolon)}`,
      ),
    ]
      .filter((part) => part !== '')
      .join(words.signs.stop)
  return altOf(say(true, true), say(false, true), say(true, false), say(false, false))
}

function generalAlt(
  { names, word, facts, skills, companions }: GeneralPanel,
  words: BoardWords,
  full: boolean,
) {
  const told = skills.map(({ name, effect }) => (full ? `${name}${words.signs.colon}${bare(effect)}` : name))
  const head = `${names[1] ?? ''}${words.signs.note(listed([word, facts[0] ?? ''], words))}`
  const parts = [...told, ...(companions === null ? [] : [companions])]
  return `${head}${words.signs.colon}${parts.join(words.signs.semicolon)}`
}

function kindAlt({ marks, names, effect, now }: KindPanel, words: BoardWords, full: boolean): string {
  const head = `${marks.join(' ')} ${names[1] ?? ''}`
  const use = now === null ? '' : words.signs.note(now)
  return full ? `${head}${use}${words.signs.colon}${bare(effect)}` : `${head}${use}`
}
