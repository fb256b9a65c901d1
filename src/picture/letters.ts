// Names that people gave themselves, made fit for one line of a picture.

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The signs of a text as a reader counts them: an emoji of several code points is one. */
export const signsOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Accents that one letter keeps; more of them are noise that would run into other lines. */
const ACCENTS = 2

/**
 * One quiet line: no line breaks, no control or direction signs, no towers of accents, and letters that only
 * imitate others (𝓐𝓻𝓳𝓾𝓷, ﬁ) as those others.
 */
export function oneLine(text: string): string {
  const plain = text
    .replace(/[\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f16f}\ufb00-\ufb06\uff01-\uff9f]/gu, (sign) =>
      sign.normalize('NFKC'),
    )
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u200b\u2060]/gu, '')
  return signsOf(plain)
    .map((sign) => (/\p{M}{3,}/u.test(sign) ? [...sign].slice(0, 1 + ACCENTS).join('') : sign))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What must not begin a line. */
const CLOSING = '[，。、；：！？）」』》】”’…％]*'
/** A short name in brackets (【閃電】); a number with the signs beside it (加 3 元); a Chinese sign; part of a word before a hyphen; a word with its space. */
const PARTS = new RegExp(
  [
    `[「『（《【][^「」『』（）《》【】]{1,5}[」』）》】]${CLOSING}`,
    `\\p{sc=Han} [+−×]?\\d+[½%]?( \\p{sc=Han})?${CLOSING}`,
    `[「『（《【]?\\p{sc=Han}${CLOSING}`,
    '[^\\s\\p{sc=Han}「『（《【-]+-(?=\\p{L})',
    '[^\\s\\p{sc=Han}「『（《【]+\\s*',
    '.',
  ].join('|'),
  'gsu',
)

/** Parts of a text between which a line may break. */
export const breakable = (text: string): string[] => text.match(PARTS) ?? []
