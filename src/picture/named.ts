// Names as pictures need them: what a reader calls a thing, and the Chinese that may stand beside it or be left out.

/** A name in the reader's language, and the Chinese that stands beside it in other languages. */
export interface Named {
  readonly name: string
  readonly han: string
}

/** Takes `Zhang Fei 張飛` apart; a name without Chinese beside it is all name. */
export function namedBy(text: string): Named {
  const [, name = text, han = ''] = text.match(/^(.*\p{sc=Latin}\S*)\s+(\p{sc=Han}+)$/u) ?? []
  return { name, han }
}

/** A name with its Chinese beside it. */
export const whole = ({ name, han }: Named): string => (han === '' ? name : `${name} ${han}`)
