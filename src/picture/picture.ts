// A picture before it is drawn: plain data and the words that say the same, and what drawing makes of it.
import { createHash } from 'node:crypto'

/** A picture as plain JSON, made from what one reader may see. */
export interface Picture {
  /** `<title>.<name>`, such as `records.table`: which painter draws it. */
  readonly kind: string
  /** Everything on it: words in the reader's language, numbers, flags. */
  readonly input: unknown
  /** Says the same in words, for the attachment's description; at most 1,024 characters. */
  readonly alt: string
}

/** A picture drawn. */
export interface Drawn {
  /** A PNG; of a film a GIF; of a web page HTML. */
  readonly bytes: Buffer
  readonly alt: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Names a picture by all that is on it: equal digests are equal images. */
export const digestOf = ({ kind, input }: Picture): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, input]))
    .digest('hex')

/** Discord's limit for an attachment's description (Message Components, Attachment object). */
const ALT_LENGTH = 1024

/** A space between Chinese signs, where a bold name or word stood in the text that it comes from. */
const STRAY = /(?<=[\p{Script=Han}，。：；、）」]) (?=[\p{Script=Han}（「])/gu

/** The first text that fits Discord's limit, from the fullest to the shortest; the shortest is cut if it must be. */
export function altOf(...spaced: readonly [string, ...string[]]): string {
  const texts = spaced.map((text) => text.replace(STRAY, ''))
  const fitting = texts.find((text) => text.length <= ALT_LENGTH)
  return fitting ?? `${(texts.at(-1) ?? '').slice(0, ALT_LENGTH - 1)}…`
}
