// A list about a league that may be longer than a message: pages with Back and More, and buttons that stay.
import type { Language } from '../../text/language.ts'
import { pagesOf } from '../screen/pages.ts'
import { type Button, button, buttons, paragraphs, type Screen } from '../screen/screen.ts'
import { wordsOf } from '../words/present.ts'

/** Characters of a page; head, foot and page number take the rest. */
const PAGE = 1_500

/** What a paged list shows. */
export interface Paged {
  readonly head: string
  /** Never divided between pages unless one is longer than a page. */
  readonly pieces: readonly string[]
  readonly foot?: string | undefined
  /** From 0; what is no page is the nearest that is. */
  readonly page: number
  /** The custom id of another page. */
  readonly turn: (page: number) => string
  /** Three at most, beside Back and More. */
  readonly more?: readonly Button[]
}

/** One page of a list. */
export function pagedScreen(
  { head, pieces, foot, page, turn, more = [] }: Paged,
  language: Language,
): Screen {
  const words = wordsOf(language)
  const pages = pagesOf(pieces, PAGE)
  const at = Math.min(Math.max(0, page), Math.max(0, pages.length - 1))
  return {
    content: paragraphs(
      head,
      pages[at],
      foot && `-# ${foot}`,
      pages.length > 1 && `-# ${words['log-page']({ page: at + 1, of: pages.length })}`,
    ),
    rows: buttons(
      at > 0 ? button(turn(at - 1), words.back()) : undefined,
      at < pages.length - 1 ? button(turn(at + 1), words.more()) : undefined,
      ...more,
    ),
  }
}
