// Paints a hand: what is looked at, generals, treasures, stratagems, group by group.
import { HAND_CARD, handPage } from '../../../picture/hand-page.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { cardPanel } from './card.ts'
import type { HandInput } from './hand-input.ts'

/** Paints a hand. */
export const paintHand: PictureRenderer<HandInput> = ({ groups, empty }, measure) => {
  const laid = groups.map(({ title, cards }) => ({
    title,
    cards: cards.map((card) => cardPanel(measure, card, HAND_CARD)),
  }))
  return handPage(laid.length > 0 ? laid : [{ title: empty, cards: [] }], 'meow hand')
}
