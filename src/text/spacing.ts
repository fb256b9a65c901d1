// The half-width space that Chinese has beside Latin letters and digits, where a text is put together from both.

/** A text with a space wherever Chinese and Latin letters or digits meet: `我用 English 和你`. */
export const spaced = (text: string): string =>
  text.replace(/(?<=\p{Script=Han})(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=\p{Script=Han})/gu, ' ')
