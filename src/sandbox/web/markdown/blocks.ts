// Reads a message's text line by line: headings, subtext, quotes, lists, code blocks.
import { inline } from './inline.ts'
import type { Block } from './tree.ts'

const FENCE = /^([^\n]*?)```(?:([\w+-]*)\n)?([\s\S]*?)```/
const BULLET = /^( *)([-*]|\d{1,9}\.) +(.*)$/

/** Lines that belong to one item: its own and those below it that are set in. */
function listAt(lines: readonly string[], from: number): { block: Block; next: number } | undefined {
  const first = BULLET.exec(lines[from] ?? '')
  if (!first) return undefined
  const depth = first[1]?.length ?? 0
  const ordered = /\d/.test(first[2] ?? '')
  const items: Block[][] = []
  let at = from
  while (at < lines.length) {
    const bullet = BULLET.exec(lines[at] ?? '')
    if (!bullet || (bullet[1]?.length ?? 0) !== depth || /\d/.test(bullet[2] ?? '') !== ordered) break
    const own = [bullet[3] ?? '']
    at += 1
    while (at < lines.length) {
      const line = lines[at] ?? ''
      const indent = /^ */.exec(line)?.[0].length ?? 0
      if (indent <= depth || line.trim() === '') break
      own.push(line.slice(Math.min(indent, depth + 2)))
      at += 1
    }
    items.push(blocksOf(own))
  }
  return {
    block: { kind: 'list', start: ordered ? Number.parseInt(first[2] ?? '1', 10) : null, items },
    next: at,
  }
}

function quoteAt(lines: readonly string[], from: number): { block: Block; next: number } | undefined {
  const line = lines[from] ?? ''
  if (line.startsWith('>>> '))
    return {
      block: { kind: 'quote', inside: blocksOf([line.slice(4), ...lines.slice(from + 1)]) },
      next: lines.length,
    }
  let next = from
  while (/^> /.test(lines[next] ?? '') || lines[next] === '>') next += 1
  if (next === from) return undefined
  const inside = lines.slice(from, next).map((each) => each.slice(2))
  return { block: { kind: 'quote', inside: blocksOf(inside) }, next }
}

function lineAt(line: string): Block | undefined {
  const heading = /^(#{1,3}) +(.+)$/.exec(line)
  if (heading)
    return {
      kind: 'heading',
      level: (heading[1]?.length ?? 1) as 1 | 2 | 3,
      inside: inline(heading[2] ?? ''),
    }
  const subtext = /^-# +(.+)$/.exec(line)
  return subtext ? { kind: 'subtext', inside: inline(subtext[1] ?? '') } : undefined
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let plain: string[] = []
  const flush = () => {
    if (plain.length > 0) blocks.push({ kind: 'lines', inside: inline(plain.join('\n')) })
    plain = []
  }
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
    const single = lineAt(line)
    const several = single ? undefined : (quoteAt(lines, at) ?? listAt(lines, at))
    if (single === undefined && several === undefined) {
      plain.push(line)
      at += 1
      continue
    }
    flush()
    blocks.push(single ?? (several as { block: Block }).block)
    at = several?.next ?? at + 1
  }
  flush()
  return blocks
}

/** Reads a whole message. */
export function readMarkdown(source: string): Block[] {
  const blocks: Block[] = []
  let rest = source
  for (;;) {
    const at = rest.indexOf('```')
    const lineStart = at < 0 ? 0 : rest.lastIndexOf('\n', at) + 1
    const fence = at < 0 ? null : FENCE.exec(rest.slice(lineStart))
    if (fence === null || (fence[3] ?? '').trim() === '') break
    const before = rest.slice(0, at).replace(/\n$/, '')
    if (before !== '') blocks.push(...blocksOf(before.split('\n')))
    blocks.push({ kind: 'code', text: (fence[3] ?? '').replace(/\n$/, '') })
    rest = rest.slice(lineStart + fence[0].length).replace(/^\n/, '')
  }
  if (rest !== '' || blocks.length === 0) blocks.push(...blocksOf(rest.split('\n')))
  return blocks
}
