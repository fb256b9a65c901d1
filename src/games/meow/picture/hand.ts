// Paints a hand: what is looked at, generals, treasures, stratagems, group by group.
import type { Brush } from '../../../picture/brush.ts'
import { type HandGroup, type HandKind, handPage } from '../../../picture/hand-page.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { cardPanel } from './card.ts'
import type { Group, HandInput } from './hand-input.ts'

/** Paints a hand. */
export const paintHand: PictureRenderer<HandInput> = ({ groups, empty }, measure) =>
  handPage(groups.length === 0 ? () => [{ title: empty, cards: [] }] : handGroups(groups, measure), 'meow')

/** Lays out the cards of groups as a page of a hand shows them. */
export const handGroups =
  (groups: readonly Group[], measure: Brush) =>
  (kind: HandKind): readonly HandGroup[] =>
    groups.map(({ title, cards }) => ({ title, cards: cards.map((card) => cardPanel(measure, card, kind)) }))
