// Chooses the font of a sign: the brush for great signs, the kai hand for names, old type for Latin.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import type { Language } from '../text/language.ts'
import { signsOfFont } from './cmap.ts'
import { sfntOf } from './sfnt.ts'

/** Written hands: `brush` for titles and cities, `kai` for other names; their Latin is old type. */
export type Hand = 'brush' | 'kai'

/** A font that has a sign. */
export interface Found {
  /** As the canvas knows it. */
  readonly family: string
  readonly weight: number
  /** How much its lines are thickened, by the size of the type: one-weight hands are thin beside the brush. */
  readonly thicker: number
}

interface Package {
  readonly name: string
  readonly weight: number
  /** Of a package whose only slice has every sign. */
  readonly only?: string
  /** Signs that it draws in the forms of another country. */
  readonly foreign?: string
}

const BOKU: Package = {
  name: 'yuji-boku',
  weight: 400,
  // Drawn as 黄 歩 温 歴 虚 録 暦 and so on, as Japan writes them.
  foreign: '黃步溫歷虛錄曆每涉卽晚',
}
const IANSUI: Package = { name: 'iansui', weight: 400 }
const MA_SHAN_ZHENG: Package = { name: 'ma-shan-zheng', weight: 400 }
const WENKAI: Package = { name: 'lxgw-wenkai', weight: 700, only: 'latin' }
const FELL: Package = { name: 'im-fell-dw-pica', weight: 400, only: 'latin' }

/** Packages by hand and language, in the order in which they are asked; the last one's lines are thickened by this. */
type Chain = readonly (readonly [Package, thicker: number])[]
const TRADITIONAL: Readonly<Record<Hand, Chain>> = {
  brush: [
    [BOKU, 0.014],
    [IANSUI, 0.022],
  ],
  kai: [[IANSUI, 0.03]],
}
const SIMPLIFIED: Readonly<Record<Hand, Chain>> = {
  brush: [
    [MA_SHAN_ZHENG, 0.014],
    [WENKAI, 0.012],
  ],
  kai: [[WENKAI, 0.012]],
}

const require = createRequire(import.meta.url)
const ranges = new Map<string, ReadonlyMap<number, string>>()
const opened = new Map<string, ReadonlySet<number>>()

/** Which slice of a package is said to have a sign. */
function sliceOf({ name, only }: Package, sign: number): string | undefined {
  if (only !== undefined) return only
  let known = ranges.get(name)
  if (!known) {
    const lists = require(`@fontsource/${name}/unicode.json`) as Readonly<Record<string, string>>
    const slices = new Map<number, string>()
    for (const [key, list] of Object.entries(lists))
      for (const range of list.split(',')) {
        const [first = '', last = first] = range.replace('U+', '').split('-')
        for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++)
          slices.set(code, key.replace(/[[\]]/g, ''))
      }
    known = slices
    ranges.set(name, known)
  }
  return known.get(sign)
}

/** The family of a package's slice, if the slice really has the sign; registered once. */
function familyOf(each: Package, sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0
  const slice = each.foreign?.includes(sign) ? undefined : sliceOf(each, code)
  if (slice === undefined) return undefined
  const family = `${each.name}-${slice}`
  let signs = opened.get(family)
  if (!signs) {
    const folder = dirname(require.resolve(`@fontsource/${each.name}/package.json`))
    const font = sfntOf(readFileSync(join(folder, 'files', `${family}-${each.weight}-normal.woff`)))
    if (!GlobalFonts.register(font, family)) throw new Error(`not a font: ${family}`)
    signs = signsOfFont(font)
    opened.set(family, signs)
  }
  return signs.has(code) ? family : undefined
}

/** The font that draws a Chinese sign in a hand, or none: then it is printed. */
export function handFor(sign: string, hand: Hand, language: Language): Found | undefined {
  const chain = (language === 'zh-CN' ? SIMPLIFIED : TRADITIONAL)[hand]
  for (const [each, thicker] of chain) {
    const family = familyOf(each, sign)
    if (family !== undefined) return { family, weight: each.weight, thicker }
  }
  return undefined
}

/** Old type, for a Latin sign that it has. */
export function oldTypeFor(sign: string): Found | undefined {
  const family = familyOf(FELL, sign)
  return family === undefined ? undefined : { family, weight: FELL.weight, thicker: 0 }
}
