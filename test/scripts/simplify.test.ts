// From 繁體中文 to 简体中文: words as the mainland says them, and what the conversion may have got wrong.
import { describe, expect, it } from 'vitest'
import { simplifiedText } from '../../scripts/simplified.ts'
import { suspectLines } from '../../scripts/suspects.ts'

describe('a simplified text', () => {
  it.each([
    ['在討論串傳一則訊息', '在子区传一条消息'],
    ['平手時略過，用進階規則', '平局时跳过，用进阶规则'],
    ['逾時視為不回應', '超时视为不响应'],
    ['英國以戰爭回應', '英国以战争回应'],
    ['請查詢 `/card`', '请查询 `/card`'],
    ['重播 3 筆紀錄', '重放 3 条记录'],
    ['計劃中的行軍一併執行', '计划中的行军一并执行'],
    ['附上 JSON 檔，', '附上 JSON 文件，'],
    ['桌主託管，身分不明', '房主托管，身份不明'],
    ['這無法復原', '这无法复原'],
  ])('%s', (traditional, simplified) => expect(simplifiedText(traditional)).toBe(simplified))
})

describe('a suspect word', () => {
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
