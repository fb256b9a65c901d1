// User text in messages: nothing a person typed may format, mention or link, or turn the words around it.
import { ICONS } from './icons.ts'
import { visible } from './visible.ts'

/** Signs that would be shown as the bot's emojis; those of private use are taken out of what people write. */
const ICON_SIGNS = new RegExp(Object.values(ICONS).join('|'), 'g')

/**
 * Escapes Discord's Markdown, mentions, links and line breaks in text that a person chose. Invites are shown as a card
 * also without `https`: a stroke after a domain is escaped too. An emoji stays the one that was typed.
 */
export const escapeMarkdown = (text: string): string =>
  visible(text)
    .replace(/[\\*_~`|>#[\]()<:@-]/g, (sign) => (sign === '@' ? '@\u200b' : `\\${sign}`))
    .replace(/(\.\p{L}{2,})\//gu, '$1\\/')
    .replace(ICON_SIGNS, '$&\u200b')

/** Cuts to at most `length` characters (by code point), ending in `…` where something was cut. */
export function clip(text: string, length: number): string {
  const signs = [...text]
  return signs.length <= length ? text : `${signs.slice(0, length - 1).join('')}…`
}

/** Characters of what was typed that are said back: enough to see what was meant. */
const ECHO = 60

/** What somebody typed, as an answer repeats it: its beginning, as plain text. */
export const echo = (typed: string): string => escapeMarkdown(clip(typed.trim(), ECHO))
