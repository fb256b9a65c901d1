// Text of people as others may see it: without signs that cannot be seen, or that turn other people's words around.

/** Signs that stand for nothing to be seen: controls, directions, blanks without width, fillers, tags. */
const UNSEEN =
  /\u034f|[\u17b4\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]/gu
/** Joiners mean something inside emoji and inside words of the scripts that join. */
const JOINER = /[\u200c\u200d]/gu
const BEFORE =
  /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?|[\p{sc=Arabic}\p{sc=Syriac}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mong}])$/u
const AFTER =
  /^(?:\p{Extended_Pictographic}|\p{sc=Arabic}|\p{sc=Syriac}|\p{sc=Deva}|\p{sc=Beng}|\p{sc=Guru}|\p{sc=Gujr}|\p{sc=Orya}|\p{sc=Taml}|\p{sc=Telu}|\p{sc=Knda}|\p{sc=Mlym}|\p{sc=Sinh}|\p{sc=Khmr}|\p{sc=Mong})/u
/** Marks on one letter at most; more grow into the lines above and below. */
const HEAP = /(\p{M}{3})\p{M}+/gu

/** Most names are of these signs alone. */
const PLAIN = /^[\x20-\x7e\u4e00-\u9fff]*$/

/** A text without what cannot be seen. Line breaks and tabs are blanks. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text
  const spaced = text.replace(/[\t\n\r\u2028\u2029]+/g, ' ').replace(UNSEEN, '')
  const joined = spaced.replace(JOINER, (sign, at: number) =>
    BEFORE.test(spaced.slice(0, at)) && AFTER.test(spaced.slice(at + sign.length)) ? sign : '',
  )
  return joined.replace(HEAP, '$1')
}

/** The first of a person's names of which anything can be seen. */
export function firstVisible(...names: readonly (string | null | undefined)[]): string | undefined {
  const seen = names.map((name) =>
    visible(name ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return seen.find((name) => /[^\p{Z}\p{M}]/u.test(name))
}
