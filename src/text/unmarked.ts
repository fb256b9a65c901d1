// The bot's own Markdown as plain text, for what is read outside Discord.
import { withoutUnseen } from './icons.ts'

const MARKS = /\\([\\*_~`|>#[\]()<:@/-])|\u200b|\*+|~~|__|`|^-# |^#+ /gm

/** A text without its marks; what was escaped stays. */
export const unmarked = (text: string): string =>
  withoutUnseen(text).replace(MARKS, (_mark: string, sign?: string) => sign ?? '')
