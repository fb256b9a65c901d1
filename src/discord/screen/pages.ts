// Long text as pages that fit a message; nothing is lost between them.
import { splitMarkdown } from '../../text/clip-markdown.ts'

/** Pieces joined by line breaks into pages of at most `max` characters; a longer piece is cut. */
export function pagesOf(pieces: readonly string[], max: number): string[] {
  const pages: string[] = []
  for (const piece of pieces.flatMap((each) => splitMarkdown(each, max))) {
    const last = pages.at(-1)
    if (last !== undefined && last.length + piece.length < max) pages[pages.length - 1] = `${last}\n${piece}`
    else pages.push(piece)
  }
  return pages
}

/** Text as its paragraphs, those that are too long as lines. */
export const paragraphsOf = (text: string, max: number): string[] =>
  text
    .split(/\n(?=\n)/)
    .flatMap((paragraph) => (paragraph.length > max ? paragraph.split('\n') : [paragraph]))
