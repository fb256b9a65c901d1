// User text in messages: nothing a person typed may format, mention or link.

/** Escapes Discord's Markdown, mentions, links and line breaks in text that a person chose. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\r\n]+/g, ' ')
    .replace(/[\\*_~`|>#[\]()<:@-]/g, (sign) => (sign === '@' ? '@\u200b' : `\\${sign}`))

/** Cuts to at most `length` characters (by code point), ending in `…` where something was cut. */
export function clip(text: string, length: number): string {
  const signs = [...text]
  return signs.length <= length ? text : `${signs.slice(0, length - 1).join('')}…`
}
