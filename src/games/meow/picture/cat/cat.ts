// Draws a cat: shadow, tail, body, markings, scarf, head and hat, in that order.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawPath } from '../../../../picture/path.ts'
import { type Arms, behindPaw, drawArms } from './arms.ts'
import { COATS, type Coat } from './coats.ts'
import type { Hat } from './hats.ts'
import { drawHead } from './head.ts'
import { POSES, type Pose, type PoseName } from './poses.ts'

/** What does not change about a cat. */
export interface CatLook {
  readonly coat: Coat
  readonly hat: Hat
  readonly arms?: Arms
  readonly oneEyed?: boolean
}

/** A cat at a moment. */
export interface Cat extends CatLook {
  readonly pose: PoseName
  /** Colour of its scarf. */
  readonly scarf: string
  /** Looks to the left. */
  readonly left?: boolean
}

/** The box of a cat, and its ground in it. */
const BOX = 100
const GROUND = 80
/** Heads are this much larger than their paths. */
const HEAD = 1.16

/** Draws a cat that stands at a point; `side` is the width of its box. */
export function drawCat(
  context: SKRSContext2D,
  { pose: name, left = false, arms, coat: coatName, ...look }: Cat,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const pose: Pose = POSES[name]
  const coat = COATS[coatName]
  const scale = side / BOX
  context.save()
  context.translate(x, y)
  context.scale(left ? -scale : scale, scale)
  context.translate(-BOX / 2, -GROUND)
  shadow(context)
  const tail = pose.bristles ?? 7
  drawPath(context, pose.tail, { line: coat.line, wide: tail + 3.4 })
  drawPath(context, pose.tail, { line: coat.fur, wide: tail })
  const held = pose.paw === undefined ? undefined : arms
  if (held && behindPaw(held)) hold(context, pose, held)
  drawPath(context, pose.body, { line: coat.line, wide: 3.2 })
  drawPath(context, pose.body, { fill: coat.fur })
  if ('stripe' in coat) drawPath(context, pose.stripes, { line: coat.stripe, wide: 3 })
  if ('patch' in coat) drawPath(context, pose.patch, { fill: coat.patch })
  context.save()
  context.translate(...pose.head)
  if (name === 'down') context.rotate(0.5)
  context.scale(HEAD, HEAD)
  drawHead(context, { pose: name, coat, ...look })
  context.restore()
  if (held && !behindPaw(held)) hold(context, pose, held)
  context.restore()
}

function hold(context: SKRSContext2D, { paw = 0 }: Pose, arms: Arms): void {
  context.save()
  context.translate(paw, 0)
  drawArms(context, arms)
  context.restore()
}

function shadow(context: SKRSContext2D): void {
  context.fillStyle = 'rgba(60,40,15,.16)'
  context.beginPath()
  context.ellipse(48, GROUND, 46, 4.5, 0, 0, Math.PI * 2)
  context.fill()
}
