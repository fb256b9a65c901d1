// The half-width space that Chinese has beside Latin letters and digits, where a text is put together from both.

const BESIDE_HAN = /(?<=[\p{Script=Han}，。：；、（）]) $/u
const BEFORE_HAN = /^ (?=[\p{Script=Han}（])/u
const HAN_FIRST = /^\p{Script=Han}/u
const HAN_LAST = /\p{Script=Han}$/u

/** A template whose spaces beside what is filled in stand only where that is not Chinese: `${unit} 在 ${place}`. */
export const han = (parts: TemplateStringsArray, ...filled: readonly (string | number)[]): string =>
  parts
    .map((part, index) => {
      const [before, after] = [`${filled[index - 1] ?? ''}`, `${filled[index] ?? ''}`]
      const opened = HAN_LAST.test(before) ? part.replace(BEFORE_HAN, '') : part
      return (HAN_FIRST.test(after) ? opened.replace(BESIDE_HAN, '') : opened) + after
    })
    .join('')

/** A text with a space wherever Chinese and Latin letters or digits meet: `我用 English 和你`. */
export const spaced = (text: string): string =>
  text.replace(/(?<=\p{Script=Han})(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=\p{Script=Han})/gu, ' ')
