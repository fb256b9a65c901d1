// Draws text and shapes on a sheet, and notes every text that does not fit, is too small or runs into another.
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Language } from '../text/language.ts'
import type { Face } from './fonts.ts'
import type { Hand } from './hands.ts'
import { breakable, signsOf } from './letters.ts'
import { CONDENSED, INK, NARROWEST, SHORT, SMALLEST } from './paper.ts'
import { runsOf, widthOf, writeRuns } from './runs.ts'

/** How a line of text is set. */
export interface Setting {
  /** Pixels; 40 when left out. */
  readonly size?: number
  readonly weight?: number
  readonly face?: Face | Hand
  readonly ink?: string
  /** Colour of a rim around the signs, for text over a drawing. */
  readonly halo?: string
  readonly align?: 'left' | 'center' | 'right'
  /** The widest it may be. Smaller type and condensing come first; what is still too wide is cut and noted. */
  readonly max?: number
  /** May be cut with `…` without a note: names that people chose. A short `name` may not. */
  readonly cut?: boolean | 'name'
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
  /** Whose shapes of the signs. */
  readonly language: Language
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

/** Where the middle of capitals and of Chinese signs lies above the baseline, by size. */
const MIDDLE = 0.37

/** Width of the line that makes a halo, by size: half of it shows. */
const HALO = 0.24

/**
 * A brush on a canvas of this size. `faults` receives a line for each text that overflows its place or the sheet,
 * is smaller than can be read on a phone, or overlaps another.
 */
export const brushOn = (context: SKRSContext2D, language: Language, sheet: Size, faults: string[]): Brush =>
  new CanvasBrush(context, language, sheet, faults)

/** Of a sheet, in pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

class CanvasBrush implements Brush {
  readonly context: SKRSContext2D
  readonly language: Language
  readonly #sheet: Size
  readonly #faults: string[]
  readonly #written: Written[] = []
  readonly #broken = new Map<string, readonly string[]>()

  constructor(context: SKRSContext2D, language: Language, sheet: Size, faults: string[]) {
    this.context = context
    this.language = language
    this.#sheet = sheet
    this.#faults = faults
  }

  width(text: string, setting: Setting = {}): number {
    return widthOf(this.context, this.#runs(text, setting))
  }

  text(given: string, x: number, y: number, asked: Setting = {}): number {
    const { context } = this
    const { ink = INK, align = 'left', max = Number.POSITIVE_INFINITY, halo } = asked
    const { line, setting } = this.#fitted(given, asked)
    const { size } = setting
    const natural = this.width(line, setting)
    const drawn = Math.min(natural, max)
    const left = align === 'left' ? x : align === 'center' ? x - drawn / 2 : x - drawn
    if (line.trim() !== '')
      this.#look(line, { x: left, y: y - size * 0.38, w: drawn, h: size * 0.76 }, size >= SMALLEST)
    context.save()
    context.translate(left, y + size * MIDDLE)
    if (drawn < natural) context.scale(drawn / natural, 1)
    const rim = halo === undefined ? undefined : { colour: halo, wide: size * HALO }
    writeRuns(context, this.#runs(line, setting), ink, rim)
    context.restore()
    return drawn
  }

  best(texts: readonly string[], max: number, setting?: Setting): string {
    return texts.find((each) => this.width(each, setting) <= max) ?? texts.at(-1) ?? ''
  }

  lines(given: string, max: number, setting: Setting = {}): readonly string[] {
    // Several layouts of one picture break the same texts.
    const key = JSON.stringify([given, max, setting])
    const known = this.#broken.get(key)
    if (known) return known
    const broken = this.#break(given, max, setting)
    this.#broken.set(key, broken)
    return broken
  }

  #break(given: string, max: number, setting: Setting): readonly string[] {
    const done: string[] = []
    let line = ''
    for (const part of breakable(given)) {
      if (line !== '' && this.width((line + part).trimEnd(), setting) > max) {
        done.push(line.trimEnd())
        line = ''
      }
      line += part
    }
    return [...done, line.trimEnd()]
  }

  box({ x, y, w, h }: Box, style: Look): void {
    this.context.beginPath()
    this.context.roundRect(x, y, w, h, style.round ?? 0)
    ink(this.context, style)
  }

  shape(points: readonly (readonly [number, number])[], style: Look): void {
    this.context.beginPath()
    for (const [x, y] of points) this.context.lineTo(x, y)
    this.context.closePath()
    ink(this.context, style)
  }

  circle(x: number, y: number, radius: number, style: Look): void {
    this.context.beginPath()
    this.context.arc(x, y, radius, 0, Math.PI * 2)
    ink(this.context, style)
  }

  #runs(text: string, { size = SMALLEST, weight = 500, face = 'sans' }: Setting) {
    const { language } = this
    return runsOf(narrow(text, language), { language, face, weight, size })
  }

  /** What is written of a line in its room, and how large; what has no room is noted. */
  #fitted(given: string, asked: Setting): { readonly line: string; readonly setting: Sized } {
    const { max = Number.POSITIVE_INFINITY, cut } = asked
    const room = max / CONDENSED
    const setting = { ...asked, size: this.#sizeOf(given, asked, max) }
    if (this.width(given, setting) <= room) return { line: given, setting }
    // A short name is condensed a little further before it loses a sign.
    if (cut && this.width(given, { ...asked, size: SMALLEST }) <= SHORT) {
      if (this.width(given, setting) <= max / NARROWEST) return { line: given, setting }
      if (cut === 'name') this.#faults.push(`cut though short: ${given}`)
    }
    if (!cut) this.#faults.push(`does not fit: ${given}`)
    return { line: this.#cutTo(given, room, setting), setting }
  }

  /** What may be cut becomes no smaller than it must. */
  #sizeOf(given: string, asked: Setting, max: number): number {
    const { size = SMALLEST, cut } = asked
    const natural = this.width(given, asked)
    if (natural <= (cut ? max / CONDENSED : max)) return size
    const least = SMALLEST
    return cut ? Math.max(least, Math.floor((size * max) / CONDENSED / natural)) : Math.min(size, least)
  }

  /** As many signs as fit, and `…`. */
  #cutTo(text: string, max: number, setting: Setting): string {
    const signs = signsOf(text)
    let [fits, fails] = [0, signs.length]
    while (fails - fits > 1) {
      const middle = Math.floor((fits + fails) / 2)
      if (this.width(`${signs.slice(0, middle).join('')}…`, setting) <= max) fits = middle
      else fails = middle
    }
    return `${signs.slice(0, fits).join('').trimEnd()}…`
  }

  /** Notes what is wrong with a line at its place. */
  #look(text: string, box: Box, isLarge: boolean): void {
    const { width, height } = this.#sheet
    if (!isLarge) this.#faults.push(`too small: ${text}`)
    if (box.x < 0 || box.y < 0 || box.x + box.w > width || box.y + box.h > height)
      this.#faults.push(`off the sheet: ${text}`)
    const other = this.#written.find((each) => overlap(each, box))
    if (other) this.#faults.push(`overlaps: ${text} and ${other.text}`)
    this.#written.push({ ...box, text })
  }
}

type Written = Box & { readonly text: string }
/** A setting with its size. */
export type Sized = Setting & { readonly size: number }

/** The Chinese fonts set these signs in a full square. */
const narrow = (text: string, language: Language): string =>
  language === 'en' ? text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"') : text

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h

/** Fills and outlines the path that was laid. */
function ink(context: SKRSContext2D, { fill, line, wide = 3, dashed }: Look): void {
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
