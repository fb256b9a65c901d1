/** A text in the characters and words of the mainland. */
export function simplifiedText(text: string): string

/** The source of `zh-CN.ts` from that of `zh-TW.ts`. */
export function simplifiedSource(source: string): string
