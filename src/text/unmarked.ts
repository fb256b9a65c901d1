// The bot's own Markdown as plain text, for what is read outside Discord.

const MARKS = /\\([\\*_~`|>#[\]()<:@/-])|@\u200b|\*+|~~|__|`|^-# |^#+ /gm

/** A text without its marks; what was escaped stays. */
export const unmarked = (text: string): string =>
  text.replace(MARKS, (mark: string, sign?: string) => sign ?? (mark === '@\u200b' ? '@' : ''))
