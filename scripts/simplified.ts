// From a Traditional Chinese text file, Taiwan's wording, to its Simplified Chinese sibling, the mainland's.
import { execFileSync } from 'node:child_process'
import { Converter } from 'opencc-js'

/** Words the converter gets wrong, and what they are; replaced before it sees them. */
const WORDS: readonly (readonly [traditional: string, simplified: string])[] = [
  ['複製', '复制'], // not 拷贝
  ['麴義', '麹义'], // a surname, not 曲
  ['鍾繇', '钟繇'],
  ['妳', '你'],
  ['姪', '侄'],
  ['衹', '只'],
  ['逾時', '超时'],
  ['勗', '勖'],
]

/** Corrected afterwards: words again, and the mainland's quotation marks. */
const SIGNS: readonly (readonly [from: string, to: string])[] = [
  ['土着', '土著'],
  ['创建', '建立'], // of realms, not of files
  ['性能', '效能'], // of cards, not of machines
  ['透过', '通过'],
  ['纪录', '记录'],
  ['「', '“'],
  ['」', '”'],
  ['『', '‘'],
  ['』', '’'],
]

const convert = Converter({ from: 'twp', to: 'cn' })

const replaced = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((done, [from, to]) => done.replaceAll(from, to), text)

/** A text in the characters and words of the mainland. */
export const simplifiedText = (text: string): string => replaced(convert(replaced(text, WORDS)), SIGNS)

/**
 * The source of the zh-CN sibling of a zh-TW source file, formatted: its words simplified, its language's names in
 * imports and identifiers changed, its first line saying where it comes from.
 */
export function simplified(file: string, source: string): string {
  const name = file.split('/').at(-1) ?? file
  const [, ...rest] = source.split('\n')
  const body = source.startsWith('//') ? rest.join('\n') : source
  const words = simplifiedText(body)
    .replaceAll('zh-TW', 'zh-CN')
    .replace(/zhTW/gi, (word) => (word.startsWith('Z') ? 'ZhCN' : 'zhCN'))
  const header = `// Simplified Chinese, made from ${name} by \`npm run simplify\`: edit that one.`
  return formatted(file, `${header}\n${words}`)
}

/** As Biome would leave it. */
const formatted = (file: string, source: string): string =>
  execFileSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${file.replace('zh-TW', 'zh-CN')}`], {
    input: source,
    encoding: 'utf8',
  })
