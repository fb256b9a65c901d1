// The descriptions of the pictures: the same facts in words, for those who listen to them.
import { altOf } from '../../../picture/picture.ts'
import { clip } from '../../../text/markdown.ts'
import type { HandInput } from './hand-input.ts'
import type { PlacesInput } from './places-input.ts'
import type { ReplayInput } from './replay-input.ts'
import type { Band, TableInput, Tile } from './table-input.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Names are cut to this many signs where the whole would be too long. */
const SHORT_NAME = 12

/** How much is said: everything, no more than the line-ups' names, or the markers alone. */
type Detail = 0 | 1 | 2

/** Says a table. */
export function tableAlt(input: TableInput, vocabulary: Vocabulary): string {
  const { words, labels, listed } = vocabulary
  const head = listed([
    input.title,
    input.clash ? labels.clash(input.clash.now) : '',
    ...input.piles.map(({ label, n }) => `${label} ${n}`),
    ...input.battles.map(({ name, now }) => (now ? `▸${name}` : name)),
  ])
  const say = (detail: Detail): string =>
    [
      head,
      ...input.bands.map((band) => bandAlt(band, input, vocabulary, detail)),
      input.hit === null ? '' : `${input.hit.who} −${input.hit.n}`,
    ]
      .filter((part) => part !== '')
      .join(words.stop())
  return altOf(say(0), say(1), say(2))
}

function bandAlt(
  band: Band,
  { front, rear }: TableInput,
  { words, listed }: Vocabulary,
  detail: Detail,
): string {
  const { markers, fish, tags, bonuses, facts } = band
  const name = detail === 0 ? band.name : clip(band.name, SHORT_NAME)
  const numbers = markers
    ? [
        words.hp({ n: markers.hp }),
        words.attack({ n: markers.attack }),
        words.speed({ n: markers.speed }),
        markers.block > 0 ? words.block({ n: markers.block }) : '',
      ]
    : []
  const row = (label: string, tiles: readonly (Tile | null)[]): string =>
    tiles.length === 0 || detail === 2
      ? ''
      : `${label} ${listed(tiles.map((tile) => tileAlt(tile, words, detail)))}`
  const signs = listed([...tags])
  const parts = [
    listed([...numbers, fish === null ? '' : words.fish({ n: fish }), ...facts]),
    row(front, band.front),
    row(rear, band.rear),
    detail === 0 ? listed(bonuses) : '',
  ].filter((part) => part !== '')
  return `${name}${signs === '' ? '' : ` (${signs})`}${words.colon()}${parts.join(words.semicolon())}`
}

function tileAlt(tile: Tile | null, words: Vocabulary['words'], detail: Detail): string {
  if (!tile) return words['no-cards']()
  const state = tile.skill === 'used' ? words.used() : tile.skill === 'sealed' ? words.sealed() : ''
  const marks = [state, tile.carries ?? ''].filter((mark) => mark !== '').join(' ')
  const numbers = detail === 0 && tile.skill !== 'rear' ? ` ${tile.attack}/${tile.hp}/${tile.speed}` : ''
  return `${tile.name}${numbers}${marks === '' || detail > 0 ? '' : ` (${marks})`}`
}

/** Says a hand. */
export function handAlt({ groups, empty }: HandInput, { words, listed }: Vocabulary): string {
  const say = (full: boolean): string =>
    groups
      .map(({ title, cards }) => {
        const all = cards.map(({ names, numbers, kind, text, carries }) => {
          const counts = numbers
            ? listed([
                words.attack({ n: numbers.attack }),
                words.hp({ n: numbers.hp }),
                words.speed({ n: numbers.speed }),
              ])
            : ''
          const facts = full ? listed([counts, kind?.join(' · ') ?? '', carries ?? '', text]) : counts
          return `${names.at(-1)}${facts === '' ? '' : ` (${facts})`}`
        })
        return `${title}${words.colon()}${all.join(words.semicolon())}`
      })
      .join(words.stop())
  return groups.length === 0 ? empty : altOf(say(true), say(false))
}

/** Says a line-up that is being filled, and what is left to fill it with. */
export function placesAlt(input: PlacesInput, vocabulary: Vocabulary): string {
  const { words, listed } = vocabulary
  const { line, title } = input
  const tiles = [...line.front, ...line.rear]
  const said = line.places.map((place, index) => `${place} ${tiles[index]?.name ?? words['no-cards']()}`)
  const rest = input.groups.length === 0 ? '' : handAlt(input, vocabulary)
  const head = `${title} ${listed(said)}`
  return altOf([head, rest].filter(Boolean).join(words.stop()), head)
}

/** Says a replay. */
export function replayAlt(
  { title, result, clashes, sides }: ReplayInput,
  { words, listed }: Vocabulary,
): string {
  const say = (full: boolean): string =>
    [
      title,
      ...clashes.map((name, index) => {
        const each = sides.flatMap((side) => {
          const moment = side.moments[index]
          if (!moment) return []
          const used = full && moment.used.length > 0 ? ` (${listed(moment.used)})` : ''
          return [`${clip(side.name, full ? 32 : SHORT_NAME)} ${moment.from} → ${moment.to}${used}`]
        })
        return `${name}${words.colon()}${each.join(words.semicolon())}`
      }),
      result,
    ].join(words.stop())
  return altOf(say(true), say(false))
}
