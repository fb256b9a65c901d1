// What the conversion to 简体中文 may have got wrong.
import { describe, expect, it } from 'vitest'
import { suspectLines, suspectsIn } from '../../scripts/suspects.ts'

describe('a suspect word', () => {
  it('is in no text', () => expect(suspectsIn('src')).toEqual([]))

  it('is found with its line, but not in a comment', () => {
    const text = "// 用户\n  a: '斗智看的是用户',\n  b: '洛口仓保存的是粮食',"
    expect(suspectLines(text).map(({ line, word }) => [line, word])).toEqual([
      [2, '用户'],
      [3, '保存'],
    ])
  })

  it('is right where it is listed as right, and nowhere else on its line', () => {
    expect(suspectLines("a: () => '已保存，之后会代你回答'")).toEqual([])
    expect(suspectLines("a: () => '已保存，请查找'").map(({ word }) => word)).toEqual(['查找'])
  })
})
