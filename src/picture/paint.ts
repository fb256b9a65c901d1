// Draws a picture as a PNG, in any thread.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Language } from '../text/language.ts'
import { type Brush, brushOn } from './brush.ts'
import { PAPER } from './paper.ts'
import type { Picture } from './picture.ts'
import { smallPng } from './png.ts'

/** A sheet laid out: its size, and how to draw it. */
export interface Sheet {
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** It lies on no paper: what is not drawn on can be seen through. */
  readonly clear?: true
  draw(brush: Brush): void
}

/** What every input says besides its content: the language, for the shapes of the signs. */
export interface Input {
  readonly language: Language
}

/** Lays out one kind of picture; `measure` can tell widths and lines, and must not draw. */
export type PictureRenderer<I extends Input = Input> = (input: I, measure: Brush) => Sheet

/** A title's painters by the second half of the kind: `table` draws `records.table`. */
export type PictureRenderers = Readonly<Record<string, PictureRenderer<never>>>

/** A picture painted. */
export interface Painted {
  readonly png: Buffer
  readonly width: number
  readonly height: number
  /** Texts that were cut, too small, off the sheet or over one another, a sheet taller than wide; empty when all is well. */
  readonly faults: readonly string[]
}

/** A picture laid out: its size in pixels, and how to draw it on a canvas; what was wrong with it is told after. */
export interface LaidOut {
  readonly width: number
  readonly height: number
  readonly clear: boolean
  readonly drawOn: (canvas: Canvas) => readonly string[]
}

/** Lays out a picture. Throws for a kind that no painter draws. */
export function layOut(painters: PictureRenderers, { kind, input }: Omit<Picture, 'alt'>): LaidOut {
  const painter = painters[kind.slice(kind.indexOf('.') + 1)] as PictureRenderer | undefined
  if (!painter) throw new Error(`no painter for ${kind}`)
  const { language } = input as Input
  const endless = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY }
  const measure = brushOn(createCanvas(1, 1).getContext('2d'), language, endless, [])
  const { width, height, clear = false, draw } = painter(input as Input, measure)
  const drawOn = (canvas: Canvas): readonly string[] => {
    const faults: string[] = []
    draw(brushOn(canvas.getContext('2d'), language, { width, height }, faults))
    if (height > width) faults.push(`taller than wide: ${width} by ${height}`)
    return faults
  }
  return { width, height, clear, drawOn }
}

/** The canvas of this thread; large enough for all pictures so far. */
let kept = createCanvas(1, 1)

/** A canvas with room for a picture: that of the one before where it is large enough, since fresh memory is dear. */
function canvasFor(width: number, height: number): Canvas {
  if (kept.width < width || kept.height < height)
    kept = createCanvas(Math.max(kept.width, width), Math.max(kept.height, height))
  return kept
}

/** Paints a picture. Blocks for some tens of milliseconds. Throws for a kind that no painter draws. */
export function paint(painters: PictureRenderers, picture: Omit<Picture, 'alt'>): Painted {
  const { width, height, clear, drawOn } = layOut(painters, picture)
  if (clear) return paintClear(width, height, drawOn)
  const canvas = canvasFor(width, height)
  const context = canvas.getContext('2d')
  context.reset()
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
  const faults = drawOn(canvas)
  return { png: smallPng(context.getImageData(0, 0, width, height)), width, height, faults }
}

/** Paints on a canvas of its own, with all colours: such pictures are small. */
function paintClear(width: number, height: number, drawOn: LaidOut['drawOn']): Painted {
  const canvas = createCanvas(width, height)
  const faults = drawOn(canvas)
  return { png: canvas.toBuffer('image/png'), width, height, faults }
}

/** The faults that `paint` would find, without colouring the pixels. */
export const faultsIn = (painters: PictureRenderers, picture: Omit<Picture, 'alt'>): readonly string[] =>
  layOut(painters, picture).drawOn(createCanvas(1, 1))
