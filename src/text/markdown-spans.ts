// Finds the marks of Discord's Markdown in a text, as far as a cut must know them.
// https://support.discord.com/hc/en-us/articles/210298617

/**
 * Something that a cut must respect. Marks around text: the opening mark is [start, inner), the closing mark [last, end).
 * What must stay whole, such as a mention, has nothing inside: `inner` and `last` are its end.
 */
export interface Span {
  readonly start: number
  readonly inner: number
  readonly last: number
  readonly end: number
}

/** A line, or what is left of it behind its marks, and where it begins in the text. */
interface Line {
  readonly text: string
  readonly at: number
}

const whole = (start: number, end: number): Span => ({ start, inner: end, last: end, end })

/** All spans of a text in order of their beginnings, outer ones first. */
export const spansOf = (text: string): Span[] =>
  inText(text).sort((a, b) => a.start - b.start || b.end - a.end)

const FENCE = /```(?:[\w+-]*\n)?(?=[\s\S]*?\S)([\s\S]*?)```/g

/** Blocks of code, and the lines between them. */
function inText(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const fence of text.matchAll(FENCE)) {
    const start = fence.index
    const end = start + fence[0].length
    if ((fence[1] ?? '').trim() === '') break
    spans.push(...inBlocks(linesOf(text.slice(from, start), from)))
    spans.push({ start, inner: end - 3 - (fence[1] ?? '').length, last: end - 3, end })
    from = end
  }
  return [...spans, ...inBlocks(linesOf(text.slice(from), from))]
}

function linesOf(text: string, from: number): Line[] {
  let at = from
  return text.split('\n').map((line) => {
    const found = { text: line, at }
    at += line.length + 1
    return found
  })
}

/** A line without so many signs at its beginning. */
const without = ({ text, at }: Line, length: number): Line => ({ text: text.slice(length), at: at + length })

const SINGLE = /^(?:#{1,3}|-#) +(?=.)/
const QUOTE = /^> /
const REST_QUOTED = /^>>> /
const BULLET = /^ *(?:[-*]|\d{1,9}\.) +/

/** The mark at the beginning of a line; it is never cut off from the sign behind it. */
const lineMark = ({ at }: Line, length: number): Span => whole(at, at + length + 1)

/** Headings, small lines, quotes, lists, and lines of no kind, which are read together. */
function inBlocks(lines: readonly Line[]): Span[] {
  const spans: Span[] = []
  let plain: Line[] = []
  const flush = () => {
    spans.push(...inLines(plain))
    plain = []
  }
  for (let n = 0; n < lines.length; ) {
    const line = lines[n] ?? { text: '', at: 0 }
    const block = blockAt(lines, n)
    if (block === undefined) plain.push(line)
    else {
      flush()
      spans.push(...block.spans)
    }
    n = block?.next ?? n + 1
  }
  flush()
  return spans
}

type Block = { readonly spans: readonly Span[]; readonly next: number }

function blockAt(lines: readonly Line[], from: number): Block | undefined {
  const line = lines[from] ?? { text: '', at: 0 }
  const single = SINGLE.exec(line.text)?.[0].length
  if (single !== undefined)
    return { spans: [lineMark(line, single), ...inLines([without(line, single)])], next: from + 1 }
  if (REST_QUOTED.test(line.text))
    return {
      spans: [lineMark(line, 4), ...inBlocks([without(line, 4), ...lines.slice(from + 1)])],
      next: lines.length,
    }
  return quoteAt(lines, from) ?? itemAt(lines, from)
}

function quoteAt(lines: readonly Line[], from: number): Block | undefined {
  let next = from
  while (lines[next] && (QUOTE.test(lines[next]?.text ?? '') || lines[next]?.text === '>')) next += 1
  if (next === from) return undefined
  const quoted = lines.slice(from, next)
  return {
    spans: [...quoted.map((line) => lineMark(line, 2)), ...inBlocks(quoted.map((line) => without(line, 2)))],
    next,
  }
}

/** An item of a list with the lines below it that are set in. */
function itemAt(lines: readonly Line[], from: number): Block | undefined {
  const first = lines[from] ?? { text: '', at: 0 }
  const mark = BULLET.exec(first.text)?.[0].length
  if (mark === undefined) return undefined
  const depth = /^ */.exec(first.text)?.[0].length ?? 0
  const own = [without(first, mark)]
  let next = from + 1
  for (; next < lines.length; next++) {
    const line = lines[next] ?? first
    const indent = /^ */.exec(line.text)?.[0].length ?? 0
    if (indent <= depth || line.text.trim() === '') break
    own.push(without(line, Math.min(indent, depth + 2)))
  }
  return { spans: [lineMark(first, mark), ...inBlocks(own)], next }
}

/** Lines that are read as one text. */
function inLines(lines: readonly Line[]): Span[] {
  const text = lines.map((line) => line.text).join('\n')
  const starts: number[] = []
  let at = 0
  for (const line of lines) {
    starts.push(at)
    at += line.text.length + 1
  }
  /** Where a sign of the joined text stands in the whole text. */
  const place = (index: number): number => {
    const n = starts.findLastIndex((start) => start <= index)
    return (lines[n]?.at ?? 0) + index - (starts[n] ?? 0)
  }
  return inline(text, 0).map(({ start, inner, last, end }) => ({
    start: place(start),
    inner: place(inner - 1) + 1,
    last: inner === last ? place(last - 1) + 1 : place(last),
    end: place(end - 1) + 1,
  }))
}

/** Marks around text, longest first. */
const PAIRS = ['**', '__', '~~', '||', '*', '_'] as const

const CODE = /^(`+)([\s\S]*?[^`])\1(?!`)/
const LINK = /^\[((?:[^\]\\\n]|\\.)+)\]\(<?https?:\/\/[^\s)>]+>?\)/
const ADDRESS = /^https?:\/\/[^\s<>|*]+/
/** What must stay whole: signs with a stroke before them, mentions, times, commands, emoji, addresses in brackets. */
const WHOLE = [
  /^\\[^0-9A-Za-z\s]/,
  /^<(?:@[!&]?|#)\d+>/,
  /^<t:-?\d{1,13}(?::[tTdDfFR])?>/,
  /^<\/[^:>\n]{1,100}:\d+>/,
  /^<a?:\w{2,32}:\d+>/,
  /^<https?:\/\/[^\s>]+>/,
  /^@(?:everyone|here)\b/,
]

/** What was found at a place, and how many signs it takes. */
type Found = { readonly spans: readonly Span[]; readonly length: number }

/** Spans inside a text without blocks that begins at `base`. */
function inline(text: string, base: number): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < text.length; ) {
    const found = MAY_BEGIN.test(text[at] ?? '')
      ? spansAt(text.slice(at), text[at - 1] ?? '', base + at)
      : undefined
    spans.push(...(found?.spans ?? []))
    at += found?.length ?? 1
  }
  return spans
}

const MAY_BEGIN = /[\\<@h`[*_~|]/

/** The span that begins where `rest` does, which stands behind the sign `before`, and those inside it. */
function spansAt(rest: string, before: string, base: number): Found | undefined {
  for (const expression of WHOLE) {
    const found = expression.exec(rest)?.[0]
    if (found) return { spans: [whole(base, base + found.length)], length: found.length }
  }
  const address = ADDRESS.exec(rest)?.[0].length
  // An ellipsis, or a closing mark, right behind an address would belong to it.
  if (address !== undefined) return { spans: [whole(base, base + address + 1)], length: address }
  const code = CODE.exec(rest)
  const ticks = code?.[1]?.length ?? 0
  if (code) return around(base, ticks, code[0].length - ticks, code[0].length)
  const link = LINK.exec(rest)
  if (link) return around(base, 1, 1 + (link[1] ?? '').length, link[0].length, link[1])
  for (const mark of PAIRS) {
    const last = rest.startsWith(mark) && mayOpen(rest, before, mark) ? closing(rest, mark) : undefined
    if (last !== undefined)
      return around(base, mark.length, last, last + mark.length, rest.slice(mark.length, last))
  }
  return undefined
}

/** Marks around text, given from where they begin; `inside` is what is read further. */
const around = (base: number, inner: number, last: number, length: number, inside = ''): Found => ({
  spans: [
    { start: base, inner: base + inner, last: base + last, end: base + length },
    ...inline(inside, base + inner),
  ],
  length,
})

/** A star opens before a word, a low line not in a word. */
function mayOpen(rest: string, before: string, mark: string): boolean {
  if (mark === '*') return !/\s/.test(rest[1] ?? ' ')
  return mark !== '_' || !/\w/.test(before)
}

/** Where the text that `mark` opens at the beginning of `rest` ends. */
function closing(rest: string, mark: string): number | undefined {
  for (let at = mark.length; at < rest.length; at++) {
    if (rest[at] === '\\') at += 1
    else if (rest[at] === '`') at += (CODE.exec(rest.slice(at))?.[0].length ?? 1) - 1
    else if (at > mark.length && rest.startsWith(mark, at)) {
      if (mark.length === 1 && rest[at + 1] === mark) at += 1
      else if (mayClose(rest, at, mark)) return at
    }
  }
  return undefined
}

/** A star closes behind a word, a low line not in a word; of three signs the last two close. */
function mayClose(rest: string, at: number, mark: string): boolean {
  if (mark === '*') return !/\s/.test(rest[at - 1] ?? '')
  if (mark === '_') return !/\w/.test(rest[at + 1] ?? '')
  return mark === '||' || rest[at + 2] !== mark[0]
}
