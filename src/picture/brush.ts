// Draws text and shapes on a sheet, and notes every text that does not fit, is too small or runs into another.
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Language } from '../text/language.ts'
import { type Face, fontFor } from './fonts.ts'
import { breakable, signsOf } from './letters.ts'
import { INK, SMALLEST } from './paper.ts'

/** How a line of text is set. */
export interface Setting {
  /** Pixels; 40 when left out. */
  readonly size?: number
  readonly weight?: number
  readonly face?: Face
  readonly ink?: string
  readonly align?: 'left' | 'center' | 'right'
  /** The widest it may be. Smaller type and condensing come first; what is still too wide is cut and noted. */
  readonly max?: number
  /** May be cut with `…` without a note: names that people chose. */
  readonly cut?: boolean
}

/** A rectangle in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** How a shape is filled and outlined. */
export interface Look {
  readonly fill?: string
  readonly line?: string
  /** Width of the outline. */
  readonly wide?: number
  readonly dashed?: boolean
  readonly round?: number
}

/** The tools of a painter. Text stands with its middle at `y`. */
export interface Brush {
  readonly context: SKRSContext2D
  /** Width of a line in pixels. */
  width(text: string, setting?: Setting): number
  /** Draws a line; returns the width it takes. */
  text(text: string, x: number, y: number, setting?: Setting): number
  /** The first of several texts that is no wider than `max`, else the last. */
  best(texts: readonly string[], max: number, setting?: Setting): string
  /** Breaks a text into lines no wider than `max`. */
  lines(text: string, max: number, setting?: Setting): readonly string[]
  box(box: Box, look: Look): void
  /** Draws a closed shape through points. */
  shape(points: readonly (readonly [number, number])[], look: Look): void
  circle(x: number, y: number, radius: number, look: Look): void
}

/** How far a line may be condensed before it is cut. */
const CONDENSED = 0.86

/** Where the middle of capitals and of Chinese signs lies above the baseline, by size. */
const MIDDLE = 0.37

/**
 * A brush on a canvas of this size. `faults` receives a line for each text that overflows its place or the sheet,
 * is smaller than can be read on a phone, or overlaps another.
 */
export function brushOn(
  context: SKRSContext2D,
  language: Language,
  sheet: { readonly width: number; readonly height: number },
  faults: string[],
): Brush {
  const written: (Box & { readonly text: string })[] = []
  const set = (text: string, { size = SMALLEST, weight = 500, face = 'sans' }: Setting): void => {
    context.font = fontFor(text, language, face, weight, size)
  }
  /** The Chinese fonts set these signs in a full square. */
  const narrow = (text: string): string =>
    language === 'en' ? text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"') : text
  const width = (given: string, setting: Setting = {}): number => {
    const text = narrow(given)
    set(text, setting)
    return context.measureText(text).width
  }

  /** As many signs as fit, and `…`. */
  function cutTo(text: string, max: number, setting: Setting): string {
    const signs = signsOf(text)
    set(`${text}…`, setting)
    let [fits, fails] = [0, signs.length]
    while (fails - fits > 1) {
      const middle = Math.floor((fits + fails) / 2)
      if (context.measureText(`${signs.slice(0, middle).join('')}…`).width <= max) fits = middle
      else fails = middle
    }
    return `${signs.slice(0, fits).join('').trimEnd()}…`
  }

  /** Notes what is wrong with a line at its place. */
  function look(text: string, box: Box, size: number): void {
    if (size < SMALLEST) faults.push(`too small: ${text}`)
    if (box.x < 0 || box.y < 0 || box.x + box.w > sheet.width || box.y + box.h > sheet.height)
      faults.push(`off the sheet: ${text}`)
    const other = written.find(
      (each) =>
        each.x < box.x + box.w &&
        box.x < each.x + each.w &&
        each.y < box.y + box.h &&
        box.y < each.y + each.h,
    )
    if (other) faults.push(`overlaps: ${text} and ${other.text}`)
    written.push({ ...box, text })
  }

  function text(given: string, x: number, y: number, asked: Setting = {}): number {
    const { ink = INK, align = 'left', max = Number.POSITIVE_INFINITY, cut } = asked
    const room = max / CONDENSED
    const size = !cut && width(given, asked) > max ? SMALLEST : (asked.size ?? SMALLEST)
    const setting = { ...asked, size }
    const tooWide = width(given, setting) > room
    if (tooWide && !cut) faults.push(`does not fit: ${given}`)
    const line = tooWide ? cutTo(given, room, setting) : given
    const natural = width(line, setting)
    const drawn = Math.min(natural, max)
    const left = align === 'left' ? x : align === 'center' ? x - drawn / 2 : x - drawn
    if (line.trim() !== '') look(line, { x: left, y: y - size * 0.38, w: drawn, h: size * 0.76 }, size)
    context.save()
    context.fillStyle = ink
    context.translate(left, y + size * MIDDLE)
    if (drawn < natural) context.scale(drawn / natural, 1)
    context.fillText(narrow(line), 0, 0)
    context.restore()
    return drawn
  }

  function lines(given: string, max: number, setting: Setting = {}): readonly string[] {
    const done: string[] = []
    let line = ''
    for (const part of breakable(given)) {
      if (line !== '' && width((line + part).trimEnd(), setting) > max) {
        done.push(line.trimEnd())
        line = ''
      }
      line += part
    }
    return [...done, line.trimEnd()]
  }

  function ink({ fill, line, wide = 3, dashed }: Look): void {
    if (fill) {
      context.fillStyle = fill
      context.fill()
    }
    if (line) {
      context.strokeStyle = line
      context.lineWidth = wide
      context.setLineDash(dashed ? [wide * 3, wide * 2] : [])
      context.stroke()
      context.setLineDash([])
    }
  }

  return {
    context,
    width,
    text,
    lines,
    best: (texts, max, setting) => texts.find((each) => width(each, setting) <= max) ?? texts.at(-1) ?? '',
    box({ x, y, w, h }, style) {
      context.beginPath()
      context.roundRect(x, y, w, h, style.round ?? 0)
      ink(style)
    },
    shape(points, style) {
      context.beginPath()
      for (const [x, y] of points) context.lineTo(x, y)
      context.closePath()
      ink(style)
    },
    circle(x, y, radius, style) {
      context.beginPath()
      context.arc(x, y, radius, 0, Math.PI * 2)
      ink(style)
    },
  }
}
