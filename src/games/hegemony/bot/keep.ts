// The worth of a card in the hand, from 0 to 3: the best are kept when cards must go.
import type { Choice, Decision } from '../../../engine/decision.ts'
import type { Id } from '../../../engine/phrase.ts'
import { type Card, card as cardOf, colourOf, factsOf, isCard, isSlash, type Kind } from '../cards/index.ts'
import type { PlayerView } from '../view/view.ts'
import { gearWorth } from './gear.ts'
import { conversionsOf } from './senses.ts'

const WORTH: Readonly<Partial<Record<Kind, number>>> = {
  peach: 3,
  dodge: 2,
  nullify: 1.9,
  'nullify-state': 2,
  'ex-nihilo': 2.2,
  wine: 1.6,
  snatch: 1.6,
  dismantle: 1.4,
  indulgence: 1.7,
  'supply-shortage': 1.3,
  duel: 1.2,
  'arrow-volley': 1.1,
  barbarians: 1.1,
  'iron-chain': 0.8,
  lightning: 0.2,
  'known-both': 0.8,
  'borrow-sword': 0.8,
  'peach-garden': 0.8,
  harvest: 1,
  'fire-attack': 0.9,
  'await-exhausted': 1.2,
  'befriend-attack': 1.6,
}

/** What each further card of the same use takes from the worth of all. */
const FEWER: Readonly<Partial<Record<Kind, number>>> = { peach: 0.55, dodge: 0.4 }

/** The worth of holding a card; a second card of the same use is worth less. Ids of other things are worth nothing. */
export function keepWorth(player: PlayerView, id: Id, lastBattle = false): number {
  if (!isCard(id)) return 0
  const printed = countedAs(id, lastBattle)
  const facts = factsOf(printed.kind)
  if (facts.type === 'equipment') {
    const now = player.equipment[facts.slot]
    if (now === id) return gearWorth(player, printed.kind)
    const better = gearWorth(player, printed.kind) - (now === null ? 0 : gearWorth(player, cardOf(now).kind))
    return Math.max(converted(player, printed), 0.5, better)
  }
  const same = (player.hand ?? []).filter(
    (other) => other !== id && sameUse(countedAs(other, lastBattle).kind, printed.kind),
  ).length
  const worth =
    lastBattle && printed.kind === 'wine' ? SAVES : isSlash(printed.kind) ? 1.3 : (WORTH[printed.kind] ?? 1)
  return Math.max(converted(player, printed), worth - (FEWER[printed.kind] ?? 0.25) * Math.min(2, same))
}

/** Wine in the last battle: it alone saves a life then. */
const SAVES = 2.4

/** In the last battle a Peach is worth no more than a Dodge. */
function countedAs(id: Id, lastBattle: boolean): Card {
  const printed = cardOf(id)
  return lastBattle && printed.kind === 'peach' ? { ...printed, kind: 'dodge' } : printed
}

/** The cards that are least worth holding, one after the other: what is left of a kind is worth more. */
export function leastOf(player: PlayerView, { options, min }: Decision, lastBattle = false): Choice {
  const gone: Id[] = []
  while (gone.length < min) {
    const left = { ...player, hand: (player.hand ?? []).filter((card) => !gone.includes(card)) }
    const [least] = options
      .filter(({ id }) => !gone.includes(id))
      .map(({ id }) => ({ id, worth: keepWorth(left, id, lastBattle) }))
      .sort((a, b) => a.worth - b.worth)
    if (!least) break
    gone.push(least.id)
  }
  return gone
}

/** What the owner's skills can make of it: nearly as good as the card itself. */
function converted(player: PlayerView, printed: Card): number {
  const face = { ...printed, colour: colourOf(printed.suit) }
  // What single cards are turned into is the same in both printings.
  const made = conversionsOf({}, player).filter(
    ({ count, fits, pile }) => count !== 2 && pile === undefined && fits(face),
  )
  return Math.max(0, ...made.map(({ as }) => 0.75 * (isSlash(as) ? 1.3 : (WORTH[as] ?? 1))))
}

const sameUse = (a: Kind, b: Kind): boolean => a === b || (isSlash(a) && isSlash(b))
