// Facts of judgements for skills that replace the card: which results spare the player who judges.
import type { Id } from '../../../engine/phrase.ts'
import { type Card, card as cardOf, colourOf } from '../cards/index.ts'
import { judgementIn } from './going-on.ts'
import type { Sight } from './skill.ts'

type Judged = Pick<Card, 'suit' | 'number'>

const isRed = ({ suit }: Judged): boolean => suit === 'heart' || suit === 'diamond'

/** Judgements with a result that spares the player; others are left as they are. */
const SPARED: Readonly<Record<Id, (card: Judged) => boolean>> = {
  indulgence: ({ suit }) => suit === 'heart',
  'supply-shortage': ({ suit }) => suit === 'club',
  lightning: ({ suit, number }) => suit !== 'spade' || number < 2 || number > 9,
  'eight-trigrams': isRed,
}

/** What a card would turn the present judgement to: 2 for an enemy struck or an ally spared, 0 for no change. */
export function turnWorth(sight: Sight, card: Id): number {
  const judgement = judgementIn(sight)
  const spared = SPARED[judgement.reason]
  if (!spared || spared(cardOf(card)) === spared(cardOf(judgement.card))) return 0
  return 2 * sight.foe(judgement.seat) * (spared(cardOf(judgement.card)) ? 1 : -1)
}

/** The most that a card in hand would do. */
export const bestTurn = (sight: Sight, fits: (card: Id) => boolean = () => true): number =>
  Math.max(0, ...sight.hand.filter(fits).map((card) => turnWorth(sight, card)))

/** Whether a card is printed black. */
export const isBlack = (id: Id): boolean => colourOf(cardOf(id).suit) === 'black'
