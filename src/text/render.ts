// From phrase to words: resolves references for one reader and fills the reader's catalogue.
import type { Arg, Id, Phrase, Ref, Seat } from '../engine/phrase.ts'
import type { Catalogue } from './catalogue.ts'
import { ICONS, type Icon } from './icons.ts'
import type { Language } from './language.ts'
import { escapeMarkdown } from './markdown.ts'
import { visible } from './visible.ts'

/** Where the words stand: in a message with Discord's Markdown, or in a label, a file, a picture. */
export type Style = 'markdown' | 'plain'

/** The words of one game or of the bot itself, in one language. */
export interface Words {
  readonly phrases: Catalogue
  /** Names of cards and other things by id. */
  readonly names: Readonly<Record<Id, string>>
}

/** For whom, and how, a phrase is rendered. */
export interface Reader {
  readonly language: Language
  readonly style: Style
  /** The raw name of the player at a seat. */
  readonly seatName: (seat: Seat) => string
  /** How a seat is written in Markdown where not by its bold name, such as by a mention. */
  readonly seatMark?: (seat: Seat) => string | undefined
}

/** Words by catalogue prefix (`records`), for one language. */
export type Lexicon = Readonly<Record<string, Words>>

/**
 * Renders a phrase.
 * @throws Error for a key or name that no catalogue has: a fault of the texts.
 */
export function render(lexicon: Lexicon, phrase: Phrase, reader: Reader): string {
  const dot = phrase.key.indexOf('.')
  const words = lexicon[phrase.key.slice(0, dot)]
  const text = words?.phrases[phrase.key.slice(dot + 1)] as ((args: unknown) => string) | undefined
  if (!words || !text) throw new Error(`no text for ${phrase.key}`)
  const args = Object.entries(phrase.args ?? {}).map(([name, arg]) => [
    name,
    argText(lexicon, words, arg, reader),
  ])
  return text(Object.fromEntries(args))
}

function argText(lexicon: Lexicon, words: Words, arg: Arg, reader: Reader): string | number {
  if (typeof arg === 'number') return arg
  if (isList(arg))
    return listText(
      arg.map((ref) => refText(words, ref, reader)),
      reader.language,
    )
  if ('key' in arg) return render(lexicon, arg, reader)
  return refText(words, arg, reader)
}

const isList = (arg: Arg): arg is readonly Ref[] => Array.isArray(arg)

function refText(words: Words, ref: Ref, { style, seatName, seatMark }: Reader): string {
  if ('name' in ref) {
    const name = words.names[ref.name]
    if (name === undefined) throw new Error(`no name for ${ref.name}`)
    return name
  }
  const raw = 'seat' in ref ? seatName(ref.seat) : visible(ref.typed)
  if (style === 'plain') return raw
  if ('typed' in ref) return escapeMarkdown(raw)
  return seatMark?.(ref.seat) ?? `**${escapeMarkdown(raw)}**`
}

/** A list in the reader's language: `A, B, and C`, `甲、乙和丙`; Chinese has a space beside names in other letters: `A 和 B`. */
export const listText = (items: readonly string[], language: Language): string => {
  const text = new Intl.ListFormat(language, { type: 'conjunction' }).formatToParts(items)
  const foreign = (at: number, sign: RegExp) => sign.test(text[at]?.value ?? '')
  return text
    .map(({ type, value }, at) =>
      type === 'literal' && value === '和'
        ? `${foreign(at - 1, /[\w*>]$/) ? ' ' : ''}和${foreign(at + 1, /^[\w*<🤖]/u) ? ' ' : ''}`
        : value,
    )
    .join('')
}

/** Words with the icon of what they name before them: in Markdown, which alone can show it. */
export const withIcon = (icon: Icon, words: string, { style }: Pick<Reader, 'style'>): string =>
  style === 'markdown' ? `${ICONS[icon]} ${words}` : words

/** Items beside each other in the reader's language, with no “and”: `A, B`, `A、B`. */
export const seriesText = (items: readonly string[], language: Language): string =>
  items.join(language === 'en' ? ', ' : '、')

/** A name and what is said of it, in the reader's language: `A: B`, `A：B`. */
export const labelled = (name: string, text: string, language: Language): string =>
  `${name}${language === 'en' ? ': ' : '：'}${text}`
