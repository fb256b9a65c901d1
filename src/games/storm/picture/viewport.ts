// The part of the board in a picture, its place on the sheet, and its scale.
import type { Box } from '../../../picture/brush.ts'
import type { Point } from '../../../picture/cut.ts'
import type { PlaceId } from '../map/index.ts'
import { pointOf } from './layout.ts'

/** A part of the board on the sheet. */
export interface Viewport {
  /** In centimetres of the printed board. */
  readonly part: Box
  /** In pixels of the sheet. */
  readonly frame: Box
  /** How large roads and marks are drawn; 1 on the whole board. */
  readonly size: number
  /** How large units are drawn. */
  readonly units: number
  /** How large cities are drawn. */
  readonly towers: number
}

/** Where a point of the board lies on the sheet. */
export const onSheet = ({ part, frame }: Viewport, [x, y]: Point): Point => [
  frame.x + ((x - part.x) / part.w) * frame.w,
  frame.y + ((y - part.y) / part.h) * frame.h,
]

/** Where a place lies on the sheet. */
export const placeOnSheet = (viewport: Viewport, place: PlaceId): Point => onSheet(viewport, pointOf(place))

/** Pixels of a centimetre across. */
export const scaleOf = ({ part, frame }: Viewport): number => frame.w / part.w

/** Whether a point of the sheet is on the map, so many pixels around. */
export const isShown = ({ frame }: Viewport, [x, y]: Point, around = 0): boolean =>
  x > frame.x - around &&
  x < frame.x + frame.w + around &&
  y > frame.y - around &&
  y < frame.y + frame.h + around
