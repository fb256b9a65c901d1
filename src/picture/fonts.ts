// Fonts out of the installed packages: each package comes in slices of a few hundred signs, and only the slices that
// a text needs are loaded. Nothing of the machine's own fonts is used on purpose.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import type { Language } from '../text/language.ts'
import { sfntOf } from './sfnt.ts'

/** Sans for reading, serif for titles and names of things. */
export type Face = 'sans' | 'serif'

const require = createRequire(import.meta.url)

/** The slice of a package that has a sign. */
type Slices = ReadonlyMap<number, string>

const packages = new Map<string, Slices>()
const loaded = new Set<string>()

/** Which file of a `@fontsource-variable` package has which code point, as its `unicode.json` says. */
function slicesOf(name: string): Slices {
  const known = packages.get(name)
  if (known) return known
  const ranges = require(`@fontsource-variable/${name}/unicode.json`) as Readonly<Record<string, string>>
  const slices = new Map<number, string>()
  for (const [key, list] of Object.entries(ranges)) {
    const slice = key.replace(/[[\]]/g, '')
    for (const range of list.split(',')) {
      const [first = '', last = first] = range.replace('U+', '').split('-')
      for (let sign = Number.parseInt(first, 16); sign <= Number.parseInt(last, 16); sign++)
        if (!slices.has(sign) || slice === 'latin') slices.set(sign, slice)
    }
  }
  packages.set(name, slices)
  return slices
}

/** Registers a file of a package under a name of ours, once. Throws when it is not there. */
function load(alias: string, name: string, ...file: readonly string[]): string {
  if (!loaded.has(alias)) {
    const path = join(dirname(require.resolve(`${name}/package.json`)), ...file)
    const bytes = readFileSync(path)
    if (!GlobalFonts.register(path.endsWith('.woff') ? sfntOf(bytes) : bytes, alias))
      throw new Error(`not a font: ${path}`)
    loaded.add(alias)
  }
  return alias
}

const slice = (name: string, key: string): string =>
  load(`${name}-${key}`, `@fontsource-variable/${name}`, 'files', `${name}-${key}-wght-normal.woff2`)

const emoji = (): string => load('twemoji', 'twemoji-colr-font', 'twemoji.woff2')

const LAST = 'unifont'

/** Has every sign of the basic plane, in a plain pixel hand: better than an empty box. */
const lastResort = (): string => load(LAST, '@fontsource/unifont', 'files', 'unifont-latin-400-normal.woff')

const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u
/** What holds an emoji together and has no shape. */
const JOINER = /[\u200d\u20e3\p{Emoji_Modifier}\p{Regional_Indicator}]/u
/** Where alphabets end, which both places have alike. */
const ALPHABETS_END = 0x2000

/** The place whose shapes a language writes, the other one, and the old encoding whose signs the first surely has. */
const PLACES = {
  en: ['tc', 'sc', 'big5'],
  'zh-TW': ['tc', 'sc', 'big5'],
  'zh-CN': ['sc', 'tc', 'gbk'],
} as const satisfies Readonly<Record<Language, readonly [string, string, string]>>

const encodings = new Map<string, ReadonlySet<string>>()

/** Every sign of a two-byte encoding. */
function signsIn(encoding: string): ReadonlySet<string> {
  const known = encodings.get(encoding)
  if (known) return known
  const decoder = new TextDecoder(encoding)
  const signs = new Set<string>()
  for (let lead = 0x81; lead < 0xff; lead++)
    for (let trail = 0x40; trail < 0xff; trail++) signs.add(decoder.decode(Uint8Array.of(lead, trail)))
  encodings.set(encoding, signs)
  return signs
}

/**
 * The slices to look for a sign in, best first. The packages list signs that they do not have (诸 in Traditional
 * Chinese): only those of the old encoding are trusted to be in one place.
 */
function slicesFor(sign: string, language: Language, face: Face): readonly string[] {
  const code = sign.codePointAt(0) ?? 0
  const [own, other, encoding] = PLACES[language]
  const listed = [own, other].flatMap((place) => {
    const name = `noto-${face}-${place}`
    const key = slicesOf(name).get(code)
    return key === undefined ? [] : [{ name, key }]
  })
  const trusted = code < ALPHABETS_END || signsIn(encoding).has(sign)
  const families = (trusted ? listed.slice(0, 1) : listed).map(({ name, key }) => slice(name, key))
  return trusted && families.length > 0 ? families : [...families, lastResort()]
}

/** A CSS font list for one text: Latin, emoji, Chinese in the shapes that the language writes, then anything. */
export function fontFor(text: string, language: Language, face: Face, weight: number, size: number): string {
  const families = new Set([slice(`noto-${face}-${PLACES[language][0]}`, 'latin')])
  if (EMOJI.test(text)) families.add(emoji())
  for (const sign of text)
    if (!EMOJI.test(sign) && !JOINER.test(sign))
      for (const family of slicesFor(sign, language, face)) families.add(family)
  const last = families.delete(LAST) ? [LAST] : []
  return `${weight} ${size}px ${[...families, ...last].map((family) => `"${family}"`).join(', ')}`
}
