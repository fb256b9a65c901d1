// How typed names are compared with names that are known.

/** How text is compared: width, case, Markdown signs and spaces do not matter. */
export const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[*_`~\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
