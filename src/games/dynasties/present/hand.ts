// Writes a seat's hand and knowledge as Markdown, from its view alone.
import { type Id, type Phrase, seatRef } from '../../../engine/phrase.ts'
import type { Icon } from '../../../text/icons.ts'
import { type Reader, withIcon } from '../../../text/render.ts'
import { kindOf } from '../cards/functions.ts'
import { cardRef, cardRefs } from '../table/state.ts'
import { effectOf, whenOf } from '../text/describe.ts'
import { say } from '../text/say.ts'
import type { DynastiesView } from '../view/view.ts'
import { cardIcon } from './icons.ts'
import { fitted, sayTo } from './parts.ts'

/** Discord leaves that much for a hand, and that much beside a picture. */
const HAND_LIMIT = 1200
const KNOWN_LIMIT = 600

/** What the viewing seat alone holds and knows. */
export function hand(view: DynastiesView, reader: Reader): string {
  const told = sayTo(reader)
  const own = view.players.find(({ seat }) => seat === view.viewer)
  const cards = own?.hand ?? []
  const known = knownLines(view, reader)
  if (cards.length === 0) return fitted([told(say('hand-empty')), ...known], HAND_LIMIT)
  const head = told(say('hand-head', { n: cards.length }))
  const stacks = stacked(view, cards)
  const lines = (lineOf: typeof cardLine) =>
    stacks.map((stack) => marked(told(lineOf(view, stack)), cardIcon(view, stack.id), reader))
  const [full, names] = [lines(cardLine), lines(nameLine)]
  const fits = [head, ...full].join('\n').length <= HAND_LIMIT
  return fitted([head, ...(fits ? full : names), ...known], HAND_LIMIT)
}

/** Cards of one hand that are called and do the same. */
interface Stack {
  readonly id: Id
  readonly n: number
}

/** One stack for each name and effect, in the order in which they came into the hand. */
function stacked(view: DynastiesView, cards: readonly Id[]): Stack[] {
  const stacks = new Map<string, Stack>()
  for (const id of cards) {
    const key = JSON.stringify([kindOf(id) ?? cardRef(view, id), effectOf(view, id)])
    const found = stacks.get(key)
    stacks.set(key, { id: found?.id ?? id, n: (found?.n ?? 0) + 1 })
  }
  return [...stacks.values()]
}

const called = (view: DynastiesView, { id, n }: Stack) =>
  n === 1 ? cardRef(view, id) : say('card-times', { card: cardRef(view, id), n })

/** An item of a list with an icon before its words. */
const marked = (line: string, icon: Icon | undefined, reader: Reader): string =>
  icon === undefined
    ? line
    : line.replace(/^- (.*)$/s, (_, words: string) => `- ${withIcon(icon, words, reader)}`)

/** A card with when it is played and what it does. */
function cardLine(view: DynastiesView, stack: Stack): Phrase {
  const [card, effect] = [called(view, stack), effectOf(view, stack.id)]
  const when = whenOf(view, stack.id, view.marker)
  return when ? say('hand-card-when', { card, when, effect }) : say('hand-card', { card, effect })
}

/** A card with when it is played. */
function nameLine(view: DynastiesView, stack: Stack): Phrase {
  const card = called(view, stack)
  const when = whenOf(view, stack.id, view.marker)
  return when ? say('hand-name-when', { card, when }) : say('hand-name', { card })
}

/** What the viewer has seen of other hands, player by player. */
const knownLines = (view: DynastiesView, reader: Reader): string[] =>
  view.players
    .filter((player) => player.known.length > 0)
    .map(({ seat, known }) =>
      sayTo(reader)(say('hand-known', { who: seatRef(seat), cards: cardRefs(view, known) })),
    )

/** The same beside a picture of the hand. */
export const knownCards = (view: DynastiesView, reader: Reader): string =>
  fitted(knownLines(view, reader), KNOWN_LIMIT)
