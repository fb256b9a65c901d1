// A text with Markdown that is cut reads like its beginning: every mark is closed, nothing is cut in two.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMarkdown } from '../../src/sandbox/web/markdown/blocks.ts'
import type { Block, Inline } from '../../src/sandbox/web/markdown/tree.ts'
import { clipMarkdown, splitMarkdown } from '../../src/text/clip-markdown.ts'

/** What a reader of Discord's Markdown sees: each character with the marks around it, each mention and emoji as one. */
function seen(text: string): string[] {
  const inside = (nodes: readonly Inline[], marks: string): string[] =>
    nodes.flatMap((node) => {
      if (node.kind === 'text' || node.kind === 'code') return characters(node.text, `${marks} ${node.kind}`)
      if (node.kind === 'link') return inside(node.inside, `${marks} ${node.url}`)
      return 'inside' in node
        ? inside(node.inside, `${marks} ${node.kind}`)
        : [`${JSON.stringify(node)}${marks}`]
    })
  const block = (each: Block, marks: string): string[] => {
    if (each.kind === 'code') return characters(each.text, `${marks} block`)
    if (each.kind === 'quote') return each.inside.flatMap((other) => block(other, `${marks} quote`))
    if (each.kind === 'list')
      return each.items.flatMap((item, n) => item.flatMap((other) => block(other, `${marks} item ${n}`)))
    return inside(each.inside, `${marks} ${each.kind}`)
  }
  return readMarkdown(text).flatMap((each) => block(each, ''))
}

const characters = (text: string, marks: string): string[] =>
  [...new Intl.Segmenter('en').segment(text)]
    .filter(({ segment }) => segment.trim() !== '')
    .map(({ segment }) => `${segment}${marks}`)

const word = fc.constantFrom(
  ...['Mei', 'a', '張飛', '2', '⚔️', '👩‍🌾', '𠮷', '🇹🇼', 'snake\\_case', '\\*', '7.5', 'é', '。', '(x)', '-'],
)
const kept = fc.constantFrom(
  ...['<@123456>', '<#77>', '<@&9>', '<t:1700000000:R>', '</game new:99>', '<:storm_fort:1234567>'],
  'https://discord.com/channels/1/2/3',
)
const code = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `\`${words.join(' ')}\``)
const marked = fc.letrec<{ node: string; list: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    word,
    kept,
    code,
    fc
      .tuple(fc.constantFrom('**', '__', '~~', '||', '*', '_'), tie('list'))
      .map(([mark, list]) => `${mark}${list}${mark}`),
    tie('list').map((list) => `[${list.replace(/[[\]<>]|https\S*/g, 'x')}](https://x.org/a_b)`),
  ),
  list: fc.array(tie('node'), { minLength: 1, maxLength: 5 }).map((nodes) => nodes.join(' ')),
}))
/** Marks that are not in each other: what stands in which is read the same wherever it is opened again. */
const flat = fc
  .array(
    fc.oneof(
      word,
      kept,
      code,
      fc
        .tuple(fc.constantFrom('**', '||', '~~'), fc.array(word, { minLength: 1, maxLength: 9 }))
        .map(([mark, words]) => `${mark}${words.join(' ')}${mark}`),
      fc
        .array(word, { minLength: 1, maxLength: 9 })
        .map((words) => `[${words.join(' ')}](https://x.org/a_b)`),
    ),
    { minLength: 4, maxLength: 30 },
  )
  .map((nodes) => nodes.join(' '))
const line = fc
  .tuple(fc.constantFrom('', '', '- ', '-# ', '> ', '## ', '1. ', '  - '), marked.list)
  .map((parts) => parts.join(''))
/** Messages as they are written. */
const message = fc
  .array(
    fc.oneof({ weight: 6, arbitrary: line }, { weight: 1, arbitrary: fc.constant('```\nraw **code**\n```') }),
    { minLength: 1, maxLength: 6 },
  )
  .map((lines) => lines.join('\n'))
/** Marks in any order, which nobody closed. */
const debris = fc
  .array(
    fc.constantFrom(
      ...[
        '*',
        '**',
        '_',
        '__',
        '~~',
        '||',
        '`',
        '```',
        '[',
        ']',
        '(',
        ')',
        '](https://x.org)',
        '<',
        '<@1>',
        '>',
      ],
      ...['\\', '\n', '\n- ', '\n> ', ' ', 'a', '文', '👩‍🌾', '@everyone', 'https://x.org/a'],
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(''))
const room = fc.integer({ min: 0, max: 120 })

/** What is seen of a text that was cut, without its ellipsis. */
function seenOfCut(text: string, length: number): string[] {
  const found = seen(clipMarkdown(text, length))
  expect(found.pop()).toMatch(/^…/)
  return found
}

describe('a text that is cut', () => {
  it('never takes more than its room, and is left alone where it fits', () => {
    fc.assert(
      fc.property(fc.oneof(message, debris, fc.string({ unit: 'binary' })), room, (text, length) => {
        const cut = clipMarkdown(text, length)
        expect(cut.length).toBeLessThanOrEqual(length)
        if (text.length <= length) expect(cut).toBe(text)
        else expect(cut === '' || cut.includes('…')).toBe(true)
      }),
    )
  })

  it('reads like its beginning: bold, spoilers, code, links, lists and mentions as they were', () => {
    fc.assert(
      fc.property(message, room, (text, length) => {
        fc.pre(text.length > length && length > 0)
        const found = seenOfCut(text, length)
        expect(found).toEqual(seen(text).slice(0, found.length))
      }),
      { numRuns: 300 },
    )
  })

  it('does so where marks stand about that nobody closed', () => {
    fc.assert(
      fc.property(debris, room, (text, length) => {
        fc.pre(text.length > length && length > 0)
        const found = seenOfCut(text, length)
        expect(found).toEqual(seen(text).slice(0, found.length))
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['**Mei** builds **Xiangyang 襄陽**', 25, '**Mei** builds **Xiang…**'],
    ['||The general is Zhang Fei||', 15, '||The genera…||'],
    ['a ***b c***', 10, 'a ***b…***'],
    ['see [the table of Mei](https://x.org/1)', 31, 'see [the tab…](https://x.org/1)'],
    ['see [the table of Mei](https://x.org/1)', 20, 'see…'],
    ['hello <@123456>', 12, 'hello…'],
    ['one\n- two', 7, 'one…'],
    ['go to https://x.org/a now', 23, 'go to…'],
    ['snake\\_case', 7, 'snake…'],
    ['*https://x.org/a**https://x.org/b', 18, '…'],
    ['a `\\```', 6, 'a…'],
    ['👩‍🌾👩‍🌾', 8, '👩‍🌾…'],
  ])('%j in %i units', (text, length, cut) => expect(clipMarkdown(text, length)).toBe(cut))
})

describe('a text in pieces', () => {
  /** Letters with the marks around them; a piece may begin like an item of a list. */
  const letters = (text: string) =>
    seen(text)
      .filter((each) => /^[\p{L}\p{Extended_Pictographic}]/u.test(each))
      .map((each) => each.replace(/ (?:item \d+|lines)\b/g, ''))

  it('shows all of the text, with the same marks, in pieces that fit', () => {
    fc.assert(
      fc.property(flat, fc.integer({ min: 60, max: 120 }), (text, length) => {
        const pieces = splitMarkdown(text, length)
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(length)
        expect(pieces.flatMap(letters)).toEqual(letters(text))
      }),
    )
  })

  it('keeps an address whole that stands right behind another', () => {
    const address = 'https://discord.com/channels/1/2/3'
    expect(splitMarkdown(`${address} ${address} Mei`, 60)).toEqual([address, `${address} Mei`])
  })

  it('ends for any text and any room', () => {
    fc.assert(
      fc.property(
        fc.oneof(debris, fc.string({ unit: 'binary' })),
        fc.integer({ min: 1, max: 40 }),
        (text, length) => {
          for (const piece of splitMarkdown(text, length)) expect(piece.length).toBeLessThanOrEqual(length)
        },
      ),
    )
  })
})
