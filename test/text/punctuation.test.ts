// Chinese punctuation in every Chinese text of the sources (docs/voice.md): full-width, never doubled, never first in a line.
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { labelled, seriesText } from '../../src/text/render.ts'

/** Stands where a text puts something in: a name, a card, a number. */
const PUT_IN = '\uE000'

/** The texts of a file with the lines they begin on, what is put into them as one sign. */
function textsOf(file: string): { readonly line: number; readonly text: string }[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const texts: { line: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? node.head.text + node.templateSpans.map(({ literal }) => PUT_IN + literal.text).join('')
        : undefined
    if (text !== undefined && HAN.test(text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      texts.push({ line: line + 1, text })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

const HAN = /\p{Script=Han}/u

/** What no Chinese text has: what is wrong, how it is found, and a text that has it. */
const FAULTS: readonly (readonly [string, RegExp, string])[] = [
  ['a half-width sign after Chinese', /[\p{Script=Han}」』）】》][,;:!?()]/u, '目標:統一'],
  ['a half-width sign before Chinese', /[,;!?()][\p{Script=Han}「『（【《]/u, '張飛 (暗置)'],
  ['a half-width sign between what is put in', /\uE000[,;:!?] ?[\uE000\p{Script=Han}]/u, `${PUT_IN}: 出牌`],
  ['a half-width full stop', /[\p{Script=Han}」』）】》]\.(?!\d)/u, '結束.'],
  ['a half-width dash or ellipsis', /\p{Script=Han} ?(-{1,2}|\.{3}) ?\p{Script=Han}/u, '先攻...後守'],
  ['a minus sign close to Chinese', /\p{Script=Han}[−+]\d/u, '國力值−1'],
  ['two signs in a row', /[，。、；：！？][，。、；：]/u, '結束。，下一局'],
  ['a sign at the start of a line', /\n[】，。、；：！？」』）》”’]/u, '打出【殺\n】'],
  [
    'a space beside a full-width sign',
    /\p{Script=Han} [，。、；：！？」』）】》]|[，。、；：！？「『（【《] \p{Script=Han}/u,
    '攻擊， 防守',
  ],
]

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\/zh-(TW|CN)(-\w+)?\.ts$|\/zh-(TW|CN)\/.*\.ts$/.test(file))

describe('Chinese texts', () => {
  it('are found', () => expect(files.length).toBeGreaterThan(150))

  // A bank of questions sets its columns off with ` | `.
  const texts = files.flatMap((file) => textsOf(file).map((each) => ({ file, ...each })))
  const cells = texts.flatMap(({ text, ...where }) => text.split(' | ').map((cell) => ({ ...where, cell })))
  it.each(FAULTS)('have nowhere %s', (_, fault, example) => {
    expect(example).toMatch(fault)
    const found = cells.flatMap(({ file, line, cell }) => {
      const at = cell.search(fault)
      return at < 0 ? [] : [`${file}:${line} ${cell.slice(Math.max(0, at - 15), at + 15)}`]
    })
    expect(found).toEqual([])
  })
})

describe('what the code sets together', () => {
  it('has the signs of its language', () => {
    expect(seriesText(['A', 'B'], 'en')).toBe('A, B')
    expect(seriesText(['甲', '乙'], 'zh-TW')).toBe('甲、乙')
    expect(labelled('Size', 'Big', 'en')).toBe('Size: Big')
    expect(labelled('大小', '大', 'zh-CN')).toBe('大小：大')
  })
})
