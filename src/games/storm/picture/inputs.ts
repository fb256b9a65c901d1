// The pictures as data, made from one viewer's view: the whole board, a part of it, the hand.
import { isPlayedAt } from '../cards/index.ts'
import type { PlaceId } from '../map/index.ts'
import type { StormView } from '../view/view.ts'
import { pointOf } from './layout.ts'
import type { ArrowMark, CardFace, HandInput, MapInput, PartInput, Plate } from './map-input.ts'
import { type Moment, positionInput } from './position-input.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The whole board. */
export function mapInput(view: StormView, moment: Moment, vocabulary: Vocabulary): MapInput {
  return {
    language: vocabulary.language,
    title: vocabulary.words.title(),
    aside: asideOf(view, vocabulary),
    goal: view.target,
    plates: view.order.flatMap((seat) => plateOf(view, seat, vocabulary)),
    ...positionInput(view, moment, vocabulary),
  }
}

/** How far apart what must be shown may lie, in centimetres of the board, for a part to say more than the whole. */
const WIDEST = 30
const HIGHEST = 17

/** The part of the board on which something moves or may be chosen; nothing where nothing does or where it is spread too wide. */
export function partInput(view: StormView, moment: Moment, vocabulary: Vocabulary): PartInput | undefined {
  const position = positionInput(view, moment, vocabulary)
  const marked = position.marks.map(({ place }) => place)
  const all = [
    ...position.arrows.flatMap(({ through }) => through),
    ...position.units.filter(({ planned }) => planned).map(({ place }) => place),
    ...marked,
  ]
  // What is asked for leads where all that is planned lies too far apart, and what moved last where that all does.
  const latest = marked.length > 0 ? [] : latestIn(position.arrows)
  const focus = [all, marked, latest].find((places) => places.length > 0 && isNear(places))
  if (!focus) return undefined
  const { words, language } = vocabulary
  const title = view.draft ? words.plan() : words.title()
  return {
    language,
    title,
    aside: asideOf(view, vocabulary),
    focus,
    fight: moment.fight ?? null,
    ...position,
  }
}

/** Places of the latest movements, as many as lie near each other. */
function latestIn(arrows: readonly ArrowMark[]): readonly PlaceId[] {
  let found: readonly PlaceId[] = []
  for (const { through } of arrows.toReversed())
    if (isNear([...found, ...through])) found = [...found, ...through]
    else break
  return found
}

function isNear(focus: readonly PlaceId[]): boolean {
  const points = focus.map(pointOf)
  const extent = (all: readonly number[]): number => Math.max(...all) - Math.min(...all)
  return extent(points.map(([x]) => x)) <= WIDEST && extent(points.map(([, y]) => y)) <= HIGHEST
}

/** How many different cards have room for what they do, which everyone may look up. */
const WITH_TEXT = 6

/** The viewer's cards, equal ones together, the longest texts first so that rows are even. */
export function handInput(view: StormView, vocabulary: Vocabulary): HandInput {
  const { words, language } = vocabulary
  const own = view.players.find(({ seat }) => seat === view.viewer)
  const fresh = new Set(own?.fresh ?? [])
  const cards = new Map<string, CardFace>()
  for (const id of own?.hand ?? []) {
    const kind = id.replace(/-\d+$/, '')
    const key = `${kind} ${fresh.has(id)}`
    const count = (cards.get(key)?.count ?? 0) + 1
    cards.set(key, {
      name: vocabulary.named(id).name,
      text: vocabulary.effect(id),
      count,
      fresh: fresh.has(id),
      when: whenPlayed(id),
    })
  }
  const all = [...cards.values()].sort((a, b) => b.text.length - a.text.length)
  return {
    language,
    title: words.hand(),
    aside: asideOf(view, vocabulary),
    empty: words['no-cards'](),
    fresh: words.fresh(),
    cards: all.length > WITH_TEXT ? all.map((card) => ({ ...card, text: '' })) : all,
  }
}

const whenPlayed = (card: string): CardFace['when'] => {
  if (isPlayedAt(card, 'attack') || isPlayedAt(card, 'duel')) return 'attack'
  return isPlayedAt(card, 'defence') ? 'defence' : 'own'
}

function asideOf({ phase, round }: StormView, { words }: Vocabulary): string {
  if (phase === 'over') return words.over()
  return round === 0 ? words.setup() : words.round({ n: round })
}

function plateOf(view: StormView, seat: number, vocabulary: Vocabulary): readonly Plate[] {
  const player = view.players.find((each) => each.seat === seat)
  if (!player) return []
  const { faction, capital, prestige, armies, armyLimit, handSize, rage, out } = player
  return [
    {
      faction: capital === '' ? null : faction,
      name: vocabulary.seat(seat),
      prestige,
      armies: { now: armies, most: armyLimit },
      cards: handSize,
      rage,
      acting: view.active === seat,
      out,
    },
  ]
}
