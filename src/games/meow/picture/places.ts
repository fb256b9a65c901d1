// Paints a line-up to be filled: its places on the field with those chosen so far, and below it the cards that are left.
import { handPage } from '../../../picture/hand-page.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { handGroups } from './hand.ts'
import { lineUpBlock } from './line-up.ts'
import type { PlacesInput } from './places-input.ts'

/** Paints it. */
export const paintPlaces: PictureRenderer<PlacesInput> = ({ groups, line }, measure) =>
  handPage(handGroups(groups, measure), 'meow', (place) => [lineUpBlock(measure, line, place)])
