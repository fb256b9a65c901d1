// What a member noted, as it is shown.
import { escapeMarkdown } from '../../text/markdown.ts'

/** A note in one line, as it was typed. */
export const noteText = (text: string): string => escapeMarkdown(text.replace(/\s+/g, ' '))
