// A line of text as runs of one font each: written hands have no numbers worth reading and not every sign.

import type { SKRSContext2D } from '@napi-rs/canvas'
import { LRUCache } from 'lru-cache'
import type { Language } from '../text/language.ts'
import { type Face, fontFor } from './fonts.ts'
import { type Hand, handFor, oldTypeFor } from './hands.ts'
import { signsOf } from './letters.ts'
import { drawPath, placed } from './path.ts'

/** Part of a line in one font. */
export interface Run {
  readonly text: string
  /** As CSS writes it. */
  readonly font: string
  /** How much thicker its lines are drawn, in pixels; 0 for as they are. */
  readonly thicker: number
  /** A sign that no font has in ink: its size in pixels, and the paths that are drawn. */
  readonly drawn?: { readonly size: number; readonly paths: readonly string[] }
}

/** Signs that fonts have in bright colours alone, as paths in a box of 100: computer players, attack, HP, speed. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  // A head with two eyes, a mouth, ears and an aerial.
  '🤖': [
    'M20,36 H80 V90 H20 Z M30,50 V64 H44 V50 Z M56,50 V64 H70 V50 Z M34,73 V81 H66 V73 Z M6,52 H15 V76 H6 Z M85,52 H94 V76 H85 Z M46,32 V20 H54 V32 Z M50,4 A8,8 0 1 0 50,20 A8,8 0 1 0 50,4 Z',
  ],
  // Two crossed swords, with guard and grip.
  '⚔': [
    'M95,5 L92,24 L43,73 L27,57 L76,8 Z',
    'M15,51 L23,43 L57,77 L49,85 Z',
    'M24,66 L34,76 L17,93 L7,83 Z',
    'M5,5 L8,24 L57,73 L73,57 L24,8 Z',
    'M85,51 L77,43 L43,77 L51,85 Z',
    'M76,66 L66,76 L83,93 L93,83 Z',
  ],
  '❤': [
    'M50,92 C20,68 7,52 7,35 C7,19 19,10 30,10 C40,10 47,16 50,25 C53,16 60,10 70,10 C81,10 93,19 93,35 C93,52 80,68 50,92 Z',
  ],
  '⚡': ['M64,0 L16,57 H45 L35,100 L85,36 H54 Z'],
}
/** One of them, alone: not where it is part of a larger emoji. */
const DRAWN_SIGN = /((?<!\u200d)(?:🤖|[⚔❤⚡])\ufe0f?(?![\u200d\ufe0f]))/u

/** Their width by the size of the type, and where its middle lies above the baseline. */
const DRAWN_SIZE = { wide: 0.94, side: 0.86, middle: 0.36 }

/** Digits stand a little lower beside written signs. */
const NUMBERS = 0.92
const NUMBER = /^[0-9+\-−/%:½.,×]$/
const LATIN = /^[\p{sc=Latin}'’&….,;:!?() -]$/u

/** Letters that are written from right to left. */
const LEFTWARD = '[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1eeff}]'
/**
 * What is printed in one piece: from the first letter written leftward to the last, whose words would else change
 * places; a word of letters and digits, such as the code of a game.
 */
const WHOLE = new RegExp(
  `(${LEFTWARD}(?:.*${LEFTWARD})?|(?<![\\p{L}\\d])(?=[a-z]*\\d)(?=\\d*[a-z])[a-z\\d]{5}(?![\\p{L}\\d]))`,
  'su',
)

/** How the signs of a line are set. */
interface Type {
  readonly language: Language
  readonly face: Face | Hand
  readonly weight: number
  /** Pixels. */
  readonly size: number
}

/** Lines and widths kept: laying out a full hand asks for some 500, most of them again for the next layout. */
const KEPT = 20_000
const lines = new LRUCache<string, readonly Run[]>({ max: KEPT })
const widths = new LRUCache<string, number>({ max: KEPT })

/** Splits a line into runs; a printed face is one run. */
export function runsOf(text: string, type: Type): readonly Run[] {
  const key = `${type.language} ${type.face} ${type.weight} ${type.size} ${text}`
  const runs = lines.get(key) ?? splitInto(text, type)
  lines.set(key, runs)
  return runs
}

/** Runs between the signs that are drawn. */
function splitInto(text: string, type: Type): readonly Run[] {
  return text.split(DRAWN_SIGN).flatMap((part): readonly Run[] => {
    const paths = DRAWN[part.replace('\ufe0f', '')]
    if (paths) return [{ text: part, font: '', thicker: 0, drawn: { size: type.size, paths } }]
    return part === '' && text !== '' ? [] : splitWritten(part, type)
  })
}

function splitWritten(text: string, { language, face, weight, size }: Type): readonly Run[] {
  if (face === 'sans' || face === 'serif')
    return [{ text, font: fontFor(text, language, face, weight, size), thicker: 0 }]
  return text
    .split(WHOLE)
    .flatMap((part, index) =>
      index % 2 === 1
        ? [{ text: part, font: fontFor(part, language, 'serif', 600, printedSize(part, size)), thicker: 0 }]
        : splitSigns(part, language, face, size),
    )
}

/** A code stands among old type, as numbers do. */
const printedSize = (part: string, size: number): number => (/^\w+$/.test(part) ? size * NUMBERS : size)

function splitSigns(text: string, language: Language, hand: Hand, size: number): readonly Run[] {
  const kinds: { text: string; of: string; font: (part: string) => string; thicker: number }[] = []
  for (const sign of signsOf(text)) {
    const next = kindOf(sign, language, hand, size, kinds.at(-1)?.of)
    const last = kinds.at(-1)
    if (last && last.of === next.of) last.text += sign
    else kinds.push({ ...next, text: sign })
  }
  return kinds.map((each) => ({ text: each.text, font: each.font(each.text), thicker: each.thicker }))
}

/** How one sign is set; a space or stop between numbers or Latin goes with them. */
function kindOf(sign: string, language: Language, hand: Hand, size: number, before: string | undefined) {
  const printed = (of: string, face: Face, weight: number, at: number) => ({
    of,
    font: (part: string) => fontFor(part, language, face, weight, at),
    thicker: 0,
  })
  const number = printed('number', 'sans', 800, size * NUMBERS)
  if (/^[0-9]$/.test(sign) || (NUMBER.test(sign) && before === 'number')) return number
  const found = LATIN.test(sign) ? oldTypeFor(sign) : handFor(sign, hand, language)
  if (!found) return printed('printed', 'serif', 600, size)
  const { family, weight, thicker } = found
  return { of: family, font: () => `${weight} ${size}px "${family}"`, thicker: size * thicker }
}

/** How wide the runs are together. */
export function widthOf(context: SKRSContext2D, runs: readonly Run[]): number {
  return runs.reduce((width, run) => width + measured(context, run), 0)
}

/** Measuring costs as much as drawing: each run is measured once. */
function measured(context: SKRSContext2D, { text, font, drawn }: Run): number {
  if (drawn !== undefined) return drawn.size * DRAWN_SIZE.wide
  const key = `${font} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  context.font = font
  const { width } = context.measureText(text)
  widths.set(key, width)
  return width
}

/** Writes the runs from a point on the baseline; a halo is drawn under all of them first. */
export function writeRuns(
  context: SKRSContext2D,
  runs: readonly Run[],
  ink: string,
  halo?: { readonly colour: string; readonly wide: number },
): void {
  context.lineJoin = 'round'
  for (const rim of halo ? [halo, undefined] : [undefined]) {
    let at = 0
    for (const run of runs) {
      const { text, font, thicker, drawn } = run
      context.font = font
      if (drawn !== undefined) drawSign(context, at, drawn, rim ?? { ink })
      else if (rim) {
        context.strokeStyle = rim.colour
        context.lineWidth = rim.wide
        context.strokeText(text, at, 0)
      } else {
        context.fillStyle = ink
        // To write it twice costs less than half of a line around each sign, and looks the same: whole pixels apart,
        // for which the canvas need not draw its signs anew.
        const apart = thicker > 0 ? Math.max(1, Math.round(thicker)) : 0
        for (const aside of apart > 0 ? [-apart / 2, apart / 2] : [0]) context.fillText(text, at + aside, 0)
      }
      at += measured(context, run)
    }
  }
}

/** Draws a sign in ink, or the rim around it. */
function drawSign(
  context: SKRSContext2D,
  at: number,
  { size, paths }: NonNullable<Run['drawn']>,
  look: { readonly ink: string } | { readonly colour: string; readonly wide: number },
): void {
  const { wide, side, middle } = DRAWN_SIZE
  const scale = (size * side) / 100
  const place = { x: at + (size * (wide - side)) / 2, y: -size * (middle + side / 2), scale }
  placed(context, place, () => {
    const drawing = 'ink' in look ? { fill: look.ink } : { line: look.colour, wide: look.wide / scale }
    for (const path of paths) drawPath(context, path, drawing)
  })
}
