// Reads what is inside a line: emphasis, code, links, mentions, timestamps.
import type { Inline } from './tree.ts'

/** Marks around text, longest first; `_` counts only at the edges of words. */
const PAIRS = [
  { mark: '**', kind: 'bold' },
  { mark: '__', kind: 'underline' },
  { mark: '~~', kind: 'strike' },
  { mark: '||', kind: 'spoiler' },
  { mark: '*', kind: 'italic' },
  { mark: '_', kind: 'italic' },
] as const

type Found = { readonly node: Inline; readonly length: number }

const TIME_STYLES = 'tTdDfFR'

/** A thing in angle brackets at the start of `rest`. */
function bracketed(rest: string): Found | undefined {
  const mention = /^<(@!?|#|@&)(\d+)>/.exec(rest)
  if (mention) {
    const kind = mention[1] === '#' ? 'channel' : mention[1] === '@&' ? 'role' : 'user'
    return { node: { kind, id: mention[2] ?? '' }, length: mention[0].length }
  }
  const time = new RegExp(`^<t:(-?\\d{1,13})(?::([${TIME_STYLES}]))?>`).exec(rest)
  if (time)
    return {
      node: { kind: 'time', at: Number(time[1]) * 1000, style: time[2] ?? 'f' },
      length: time[0].length,
    }
  const command = /^<\/([^:>\n]{1,100}):\d+>/.exec(rest)
  if (command) return { node: { kind: 'command', name: command[1] ?? '' }, length: command[0].length }
  const emoji = /^<a?:(\w{2,32}):(\d+)>/.exec(rest)
  if (emoji)
    return { node: { kind: 'emoji', name: emoji[1] ?? '', id: emoji[2] ?? '' }, length: emoji[0].length }
  const link = /^<(https?:\/\/[^\s>]+)>/.exec(rest)
  if (link) return { node: linkTo(link[1] ?? ''), length: link[0].length }
  return undefined
}

const linkTo = (url: string): Inline => ({ kind: 'link', url, inside: [{ kind: 'text', text: url }] })

function linked(rest: string): Found | undefined {
  const named = /^\[((?:[^\]\\\n]|\\.)+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/.exec(rest)
  if (named)
    return {
      node: { kind: 'link', url: named[2] ?? '', inside: inline(named[1] ?? '') },
      length: named[0].length,
    }
  const bare = /^https?:\/\/[^\s<>|*]+[^\s<>|*.,:;"')\]!?。，、）」]/.exec(rest)
  return bare ? { node: linkTo(bare[0]), length: bare[0].length } : undefined
}

function code(rest: string): Found | undefined {
  const found = /^(`+)([\s\S]*?[^`])\1(?!`)/.exec(rest)
  if (!found) return undefined
  const text = (found[2] ?? '').replace(/^ (.+) $/, '$1')
  return { node: { kind: 'code', text }, length: found[0].length }
}

/** Where the text that `mark` opens at the start of `rest` ends, or -1. */
function closing(rest: string, mark: string): number {
  for (let at = mark.length; at < rest.length; at++) {
    if (rest[at] === '\\') {
      at += 1
      continue
    }
    if (rest[at] === '`') {
      at += (code(rest.slice(at))?.length ?? 1) - 1
      continue
    }
    if (!rest.startsWith(mark, at) || at === mark.length) continue
    // `***` closes the longer mark last, and a single star does not close at a double one.
    if (mark.length === 1 && rest[at + 1] === mark) {
      at += 1
      continue
    }
    if (mark === '*' && /\s/.test(rest[at - 1] ?? '')) continue
    if (mark === '_' && /\w/.test(rest[at + 1] ?? '')) continue
    if (mark.length === 2 && rest[at + 2] === mark[0] && mark !== '||') continue
    return at
  }
  return -1
}

function paired(rest: string, before: string): Found | undefined {
  for (const { mark, kind } of PAIRS) {
    if (!rest.startsWith(mark)) continue
    if (mark === '*' && /\s/.test(rest[1] ?? ' ')) continue
    if (mark === '_' && /\w/.test(before)) continue
    const end = closing(rest, mark)
    if (end < 0) continue
    return { node: { kind, inside: inline(rest.slice(mark.length, end)) }, length: end + mark.length }
  }
  return undefined
}

function everyone(rest: string): Found | undefined {
  const found = /^@(everyone|here)\b/.exec(rest)
  return found ? { node: { kind: 'everyone', text: found[0] }, length: found[0].length } : undefined
}

function atStart(rest: string, before: string): Found | undefined {
  switch (rest[0]) {
    case '<':
      return bracketed(rest)
    case '`':
      return code(rest)
    case '[':
    case 'h':
      return linked(rest)
    case '@':
      return everyone(rest)
    case '\\':
      return /^\\[^0-9A-Za-z\s]/.test(rest)
        ? { node: { kind: 'text', text: rest[1] ?? '' }, length: 2 }
        : undefined
    default:
      return paired(rest, before)
  }
}

/** Reads text without blocks. Anything but a mark is plain text. */
export function inline(source: string): Inline[] {
  const nodes: Inline[] = []
  let plain = ''
  const flush = () => {
    if (plain !== '') nodes.push({ kind: 'text', text: plain })
    plain = ''
  }
  for (let at = 0; at < source.length; ) {
    const found = atStart(source.slice(at), source[at - 1] ?? '')
    if (found === undefined) {
      plain += source[at]
      at += 1
      continue
    }
    if (found.node.kind === 'text') plain += found.node.text
    else {
      flush()
      nodes.push(found.node)
    }
    at += found.length
  }
  flush()
  return nodes
}
