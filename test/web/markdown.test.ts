// Markdown as Discord draws it: https://support.discord.com/hc/en-us/articles/210298617
import { describe, expect, it } from 'vitest'
import { readMarkdown } from '../../src/sandbox/web/markdown/blocks.ts'
import { inline } from '../../src/sandbox/web/markdown/inline.ts'
import type { Block, Inline } from '../../src/sandbox/web/markdown/tree.ts'

/** Inline parts as a short text: `bold(…)`. */
const short = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'time') return `time(${node.at} ${node.style})`
      if (node.kind === 'command' || node.kind === 'emoji') return `${node.kind}(${node.name})`
      if ('inside' in node)
        return `${node.kind}(${short(node.inside)}${node.kind === 'link' ? ` → ${node.url}` : ''})`
      return `${node.kind}(${'id' in node ? node.id : node.text})`
    })
    .join('')

const shape = (blocks: readonly Block[]): unknown[] =>
  blocks.map((block) => {
    if (block.kind === 'code') return ['code', block.text]
    if (block.kind === 'quote') return ['quote', ...shape(block.inside)]
    if (block.kind === 'list')
      return [block.start === null ? 'ul' : `ol ${block.start}`, ...block.items.map(shape)]
    const name = block.kind === 'heading' ? `h${block.level}` : block.kind
    return block.kind === 'lines' ? short(block.inside) : [name, short(block.inside)]
  })

describe('inside a line', () => {
  it.each([
    ['**Mei** and *Arjun*', 'bold(Mei) and italic(Arjun)'],
    ['***both***', 'bold(italic(both))'],
    ['__under__ ~~gone~~ ||secret||', 'underline(under) strike(gone) spoiler(secret)'],
    ['snake_case_name and _slanted_', 'snake_case_name and italic(slanted)'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['<:coin:123>3', 'emoji(coin)3'],
    ['**open', '**open'],
    ['`**raw**` and ``a ` b``', 'code(**raw**) and code(a ` b)'],
    ['\\*not slanted\\*', '*not slanted*'],
    ['\\_not slanted\\_', '_not slanted_'],
    ['<@123> <@!124> <#125> <@&126>', 'user(123) user(124) channel(125) role(126)'],
    ['@everyone look', 'everyone(@everyone) look'],
    ['</game new:99>', 'command(game new)'],
    ['⏳ <t:1700000000:R>, <t:1700000000>', '⏳ time(1700000000000 R), time(1700000000000 f)'],
    ['[rules](https://x.org/a_b_c) here', 'link(rules → https://x.org/a_b_c) here'],
    ['see https://x.org/a_b. And', 'see link(https://x.org/a_b → https://x.org/a_b). And'],
    ['[no](javascript:alert(1))', '[no](javascript:alert(1))'],
    ['<b>no html</b>', '<b>no html</b>'],
    ['**a `b**` c**', 'bold(a code(b**) c)'],
  ])('%s', (source, read) => expect(short(inline(source))).toBe(read))
})

describe('lines', () => {
  it.each<[string, unknown[]]>([
    ['# One\n## Two\n### Three\n#### four', [['h1', 'One'], ['h2', 'Two'], ['h3', 'Three'], '#### four']],
    ['-# small\nlarge', [['subtext', 'small'], 'large']],
    ['> a\n> b\nc', [['quote', 'a\nb'], 'c']],
    ['>>> a\nb', [['quote', 'a\nb']]],
    ['- one\n- two\n  - in\nafter', [['ul', ['one'], ['two', ['ul', ['in']]]], 'after']],
    ['3. three\n4. four', [['ol 3', ['three'], ['four']]]],
    ['-not a list', ['-not a list']],
    ['before\n```ts\n**raw**\n```\nafter', ['before', ['code', '**raw**'], 'after']],
    ['a\n\nb', ['a\n\nb']],
  ])('%j', (source, read) => expect(shape(readMarkdown(source))).toEqual(read))
})
