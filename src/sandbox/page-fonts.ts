// The page's fonts, out of installed packages: Latin and Chinese in slices that a browser loads as it needs them, and
// emoji. A package that is not installed is left out, and the system's own fonts are used.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** Packages by the name they have in addresses. */
const PACKAGES: Readonly<Record<string, string>> = {
  tc: '@fontsource-variable/noto-sans-tc',
  sc: '@fontsource-variable/noto-sans-sc',
  emoji: 'twemoji-colr-font',
}

/** Where people mean an emoji: not digits, not letters, not arrows and punctuation in running text. */
const EMOJI_RANGE =
  'U+200d,U+20e3,U+231a-231b,U+23e9-23f3,U+25fd-25fe,U+2600-2604,U+260e,U+2611,U+2614-2615,U+261d,U+2620,U+2639-263a,U+2648-2653,U+265f,U+267b,U+267f,U+2692-2697,U+2699,U+26a0-26a1,U+26aa-26ab,U+26bd-26be,U+26c4-26c5,U+26d4,U+26ea,U+26f2-26f3,U+26f5,U+26fa,U+26fd,U+2702,U+2705,U+2708-270d,U+270f,U+2728,U+2733-2734,U+274c,U+274e,U+2753-2755,U+2757,U+2763-2764,U+2795-2797,U+27b0,U+2b50,U+2b55,U+fe0f,U+1f004,U+1f0cf,U+1f170-1f251,U+1f300-1f64f,U+1f680-1f6ff,U+1f7e0-1f7eb,U+1f90c-1f9ff,U+1fa70-1faff'

function folderOf(key: string): string | undefined {
  const name = PACKAGES[key]
  try {
    return name === undefined ? undefined : dirname(require.resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
}

/** The style sheet that names the fonts; addresses are relative to it. */
export function fontSheet(): string {
  const slices = ['tc', 'sc'].map((key) => {
    const folder = folderOf(key)
    if (folder === undefined) return ''
    return readFileSync(join(folder, 'index.css'), 'utf8').replaceAll('./files/', `fonts/${key}/`)
  })
  const emoji =
    folderOf('emoji') === undefined
      ? ''
      : `@font-face{font-family:Twemoji;src:url(fonts/emoji/twemoji.woff2) format('woff2');unicode-range:${EMOJI_RANGE}}`
  return [...slices, emoji].join('\n')
}

/** A font file, or nothing for what is no file of these packages. */
export function fontFile(key: string, file: string): Buffer | undefined {
  const folder = folderOf(key)
  if (folder === undefined || !/^[\w-]+\.woff2$/.test(file)) return undefined
  try {
    return readFileSync(join(folder, ...(key === 'emoji' ? [] : ['files']), file))
  } catch {
    return undefined
  }
}
