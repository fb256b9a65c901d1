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
/** What must not end a line. */
const OPENS = '「『（《【“‘'
const OPENING = `[${OPENS}]*`
/**
 * A short name in brackets (【閃電】) or quotes; a number with the signs beside it (回復 3 點) and with the whole of what
 * it changes (錢糧值 −1); a Chinese sign; part of a word before a hyphen; a word with its space.
 */
const PARTS = new RegExp(
  [
    `${OPENING}[「『（《【][^「」『』（）《》【】]{1,5}[」』）》】]${CLOSING}`,
    `${OPENING}[“‘]\\p{sc=Han}{1,5}[”’]${CLOSING}`,
    `${OPENING}(\\p{sc=Han}{2}[值力]|\\p{sc=Han}) [+−×]?\\d+[½%]?( \\p{sc=Han})?${CLOSING}`,
    `${OPENING}\\p{sc=Han}${CLOSING}`,
    `${OPENING}[^\\s\\p{sc=Han}${OPENS}-]+-(?=\\p{L})`,
    `${OPENING}[^\\s\\p{sc=Han}${OPENS}]+\\s*`,
    '.',
  ].join('|'),
  'gsu',
)

const words = new Intl.Segmenter('zh', { granularity: 'word' })
/** A longer word would leave a narrow line half empty. */
const LONGEST_WORD = 3

/** Parts of a text between which a line may break: not within a short Chinese word, nor between it and its number. */
export function breakable(text: string): string[] {
  const within = insides(text)
  const parts: string[] = []
  let at = 0
  for (const part of text.match(PARTS) ?? []) {
    if (within.has(at)) parts.push(`${parts.pop() ?? ''}${part}`)
    else parts.push(part)
    at += part.length
  }
  return parts
}

/** Every place within a Chinese word of few signs. */
function insides(text: string): ReadonlySet<number> {
  const found = new Set<number>()
  if (!/\p{sc=Han}{2}/u.test(text)) return found
  for (const { segment, index } of words.segment(text))
    if (segment.length <= LONGEST_WORD && /^\p{sc=Han}{2,}$/u.test(segment))
      for (let inside = 1; inside < segment.length; inside++) found.add(index + inside)
  return found
}
