// Paints a hand: what is looked at, generals, treasures, stratagems, group by group.
import { handPage } from '../../../picture/hand-page.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { cardPanel } from './card.ts'
import type { HandInput } from './hand-input.ts'

/** Paints a hand. */
export const paintHand: PictureRenderer<HandInput> = ({ groups, empty }, measure) => {
  if (groups.length === 0) return handPage(() => [{ title: empty, cards: [] }], 'meow')
  return handPage(
    (kind) =>
      groups.map(({ title, cards }) => ({
        title,
        cards: cards.map((card) => cardPanel(measure, card, kind)),
      })),
    'meow',
  )
}
