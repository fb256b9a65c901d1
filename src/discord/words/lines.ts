// Puts the sentences of a story on as few lines as read well: a player who does several things in a row is named once.
import type { Language } from '../../text/language.ts'

/** Characters of a line as it is shown; Chinese ones are twice as wide. A phone shows such a line in two or three rows. */
const LINE: Readonly<Record<Language, number>> = { en: 110, 'zh-TW': 55, 'zh-CN': 55 }

/** How many lines of full length a text takes: its marks for bold and for what was taken back are not seen. */
export const linesTaken = (language: Language, text: string): number =>
  Math.ceil(text.replace(/\*\*|~~/g, '').length / LINE[language])

const CHINESE = /^\*\*[^*]+\*\* ?(?:的|(?=[^，：:、。的和與与\s·]))/
/** What a sentence begins with that is not said twice: a player who does something, or whose piece does. */
const SUBJECT: Readonly<Record<Language, RegExp>> = {
  en: /^\*\*[^*]+\*\*(?:’s | (?=[a-z]))/,
  'zh-TW': CHINESE,
  'zh-CN': CHINESE,
}
const END: Readonly<Record<Language, string>> = { en: '.', 'zh-TW': '。', 'zh-CN': '。' }

const CHINESE_TURN = /^(第 ?\d+ ?(?:輪|轮|回合)：)?(\*\*[^*]+\*\* ?)(?:的回合|行動|行动)(?:開始|开始)?。$/
/** Whose turn begins, in which round, where a game says so first. */
const TURN: Readonly<Record<Language, RegExp>> = {
  en: /^(Round \d+: )?(\*\*[^*]+\*\*)’s turn\.$/,
  'zh-TW': CHINESE_TURN,
  'zh-CN': CHINESE_TURN,
}

/** What a line begins with instead of a sentence that only says whose turn it is, where the next one is about that player. */
function turnHead(language: Language, before: string, next: string): string | undefined {
  const [, round = '', name] = TURN[language].exec(before) ?? []
  if (name === undefined || subjectOf(language, next)?.startsWith(name) !== true) return undefined
  if (round !== '') return `${round}${subjectOf(language, next)}`
  return language === 'en' ? `${name}’s turn: ` : `${name}的回合：`
}

const subjectOf = (language: Language, sentence: string): string | undefined =>
  SUBJECT[language].exec(sentence)?.[0]

/** Whether a subject is something of a player's, such as “**Mei**’s ”. */
const isTheirs = (subject: string | undefined): boolean =>
  subject !== undefined && /(?:’s |的)$/.test(subject)

/** Whether a sentence says whose turn it is, which the next one, about that player, begins with. */
export const opensTurn = (language: Language, sentence: string, next: string): boolean =>
  turnHead(language, sentence, next) !== undefined

/** Whether a sentence goes on about the player whom the one before was about. */
export function isAboutSame(language: Language, before: string, next: string): boolean {
  if (opensTurn(language, before, next)) return true
  // What ends with a sentence about others does not go on about the first.
  if (/[.!?] \S|[。！？]./.test(before)) return false
  const subject = subjectOf(language, next)
  // Two of a player's things that each do several would read as one.
  if (isTheirs(subject) ? /[:：，,;；]/.test(before) : /[;；→]/.test(before)) return false
  return subject !== undefined && subject === subjectOf(language, before) && before.endsWith(END[language])
}

/** What stands between two sentences: what ends without a full stop is set apart. */
const gap = (language: Language, before: string): string => {
  if (!/[.!?。！？…]$/.test(before)) return ' · '
  return language === 'en' ? ' ' : ''
}

/** Sentences as one line; a player who is named at the head of one is not named again in those that go on about them. */
export function joined(language: Language, sentences: readonly string[]): string {
  const runs: string[][] = []
  for (const [index, sentence] of sentences.entries()) {
    const before = sentences[index - 1] ?? ''
    const run = runs.at(-1)
    const rest = sentence.slice(subjectOf(language, sentence)?.length)
    const head = turnHead(language, before, sentence)
    if (run && head !== undefined) run[run.length - 1] = `${head}${rest}`
    else if (run && isAboutSame(language, before, sentence)) run.push(rest)
    else runs.push([sentence])
  }
  return runs
    .map((run) => listed(language, run))
    .reduce((line, next) => (line === '' ? next : `${line}${gap(language, line)}${next}`), '')
}

/** A list that is longer than a line on several. */
export function broken(language: Language, text: string): string {
  const lines: string[] = []
  for (const next of text.split(/(?<=[;；]) ?/)) {
    const line = lines.at(-1)
    const more = `${line}${language === 'en' ? ' ' : ''}${next}`
    if (line === undefined || linesTaken(language, more) > 1) lines.push(next)
    else lines[lines.length - 1] = more
  }
  return lines.join('\n')
}

/** Whether sentences fit on one line. */
export const fitsLine = (language: Language, sentences: readonly string[]): boolean =>
  linesTaken(language, joined(language, sentences)) <= 1

/** What one player does, one thing after the other, as one sentence. */
function listed(language: Language, sentences: readonly string[]): string {
  const [last = '', ...others] = sentences.toReversed()
  const before = others.toReversed().map((sentence) => sentence.slice(0, -END[language].length))
  if (before.length === 0) return last
  if (language !== 'en') return [...before, last].join('，')
  // Where a part says “and” itself, a comma keeps them apart.
  const isLong = before.length > 1 || sentences.some((sentence) => / and /.test(sentence))
  return `${before.join(', ')}${isLong ? ',' : ''} and ${last}`
}
