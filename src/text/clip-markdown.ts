// Cuts text that may hold Markdown: no mark is left open, and no mention, link, emoji or character is cut in two.
import { type Span, spansOf } from './markdown-spans.ts'

const ELLIPSIS = '…'

/** A place where a text may be cut, and the marks that are open there: what closes them, and what opens them again. */
interface Cut {
  readonly at: number
  readonly closing: string
  readonly opening: string
}

/**
 * The beginning of a text in at most `length` UTF-16 units, ending in `…` where something was cut. Marks that are open
 * there (bold, italics, spoilers, code, the name of a link) are closed.
 */
export function clipMarkdown(text: string, length: number): string {
  if (text.length <= length) return text
  if (length <= 0) return ''
  const { at, closing } = cutBefore(text, spansOf(text), length - ELLIPSIS.length)
  return `${text.slice(0, at)}${ELLIPSIS}${closing}`
}

/**
 * A text as pieces of at most `length` UTF-16 units, without blanks between them; marks that are open at the end of one are
 * opened again in the next.
 */
export function splitMarkdown(text: string, length: number): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > length) {
    const { at, closing, opening } = cutBefore(rest, spansInPieces(rest), length)
    // What is too long to stay whole, such as an address, is cut nevertheless.
    const isStuck = at <= opening.length
    const end = isStuck ? wholeCharacters(rest, length) || length : at
    pieces.push(isStuck ? rest.slice(0, end) : `${rest.slice(0, end)}${closing}`)
    rest = isStuck ? rest.slice(end) : `${opening}${rest.slice(end).trimStart()}`
  }
  return [...pieces, rest]
}

/**
 * The marks of a text that is cut without an ellipsis: a piece may end right behind an address, where no mark around it has to
 * be closed.
 */
const spansInPieces = (text: string): Span[] =>
  spansOf(text).map((span, _, spans) => {
    const isInMarks = spans.some(({ start, end }) => start < span.start && span.end < end)
    if (isInMarks || !isAddress(text, span)) return span
    const end = span.end - 1
    return { start: span.start, inner: end, last: end, end }
  })

/** Whether a span is an address, which takes the sign behind it along: that is no part of it. */
const isAddress = (text: string, { start }: Span): boolean => text.startsWith('http', start)

/** The last place where a text may be cut so that it takes at most `room` units with all marks closed. */
function cutBefore(text: string, spans: readonly Span[], room: number): Cut {
  let at = Math.max(0, Math.min(room, text.length))
  for (;;) {
    const place = outside(text, spans, at)
    const open = spans.filter((span) => isOpenAt(span, place))
    const closing = open.map(({ last, end }) => text.slice(last, end)).toReversed()
    if (place === 0 || place + closing.join('').length <= room) {
      const opening = open.map(({ start, inner }) => text.slice(start, inner)).join('')
      return place === 0
        ? { at: 0, closing: '', opening: '' }
        : { at: place, closing: closing.join(''), opening }
    }
    at = place - 1
  }
}

const isOpenAt = ({ start, inner, last, end }: Span, at: number): boolean =>
  inner < last && start < at && at < end

/** Ends of a text that mean nothing before a letter, but might close a mark or mention everyone before an ellipsis. */
const MIGHT_MEAN_MORE = /[*_~|`\\]$|@(?:everyone|here)$/

/** Whether the last sign of a span might close a mark: it is none of an address, and a stroke before a tick means nothing in code. */
const mayMeanMore = (text: string, span: Span): boolean =>
  isAddress(text, span) || text.startsWith('\\`', span.start)

/** The last place up to `at` that is in no mark, in nothing that must stay whole and not right behind an opening mark. */
function outside(text: string, spans: readonly Span[], from: number): number {
  let at = from
  for (let before = -1; before !== at; ) {
    before = at
    at = wholeCharacters(text, at)
    at = text.slice(0, at).trimEnd().length
    for (const { start, inner, last, end } of spans) {
      if (start < at && at <= Math.min(inner, end - 1)) at = start
      if (last < at && at < end) at = last
    }
    const means = spans.some((span) => span.end === at && !mayMeanMore(text, span))
    if (MIGHT_MEAN_MORE.test(text.slice(0, at)) && !means) at -= 1
  }
  return at
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The end of the last character, as people see it, that is over at `at`. */
const wholeCharacters = (text: string, at: number): number =>
  at >= text.length ? text.length : (characters.segment(text).containing(at)?.index ?? at)
