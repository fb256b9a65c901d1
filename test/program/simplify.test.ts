// From 繁體中文 to 简体中文: words as the mainland says them, and files that are made when they are out of date.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { simplifiedText } from '../../src/program/simplified.mjs'
import { makeSimplified } from '../../src/program/simplify.mjs'

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

describe('the files of a project', () => {
  /** A project with a text of `games/chess`, made once. */
  async function openProject() {
    const root = mkdtempSync(join(tmpdir(), 'simplify-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    const folder = join(root, 'src/games/chess')
    mkdirSync(folder, { recursive: true })
    const [from, to] = [join(folder, 'zh-TW.ts'), join(folder, 'zh-CN.ts')]
    writeFileSync(from, "// Words.\nexport const wordsZhTW = { language: 'zh-TW', hand: '手牌「馬」' }\n")
    expect(await makeSimplified(root)).toEqual(['src/games/chess/zh-CN.ts'])
    return { root, from, to }
  }

  it('are made with their language’s name and the mainland’s quotation marks', async () => {
    const { to } = await openProject()
    const [head, ...words] = readFileSync(to, 'utf8').split('\n')
    expect(head).toContain('edit that one')
    expect(words).toEqual(["export const wordsZhCN = { language: 'zh-CN', hand: '手牌“马”' }", ''])
  })

  it('are not made again while nothing changes', async () => {
    const { root } = await openProject()
    expect(await makeSimplified(root)).toEqual([])
  })

  it('are made again after the original changed, or after somebody edited or removed them', async () => {
    const { root, from, to } = await openProject()
    const changes = [
      () => writeFileSync(from, "// Words.\nexport const wordsZhTW = { hand: '手牌' }\n"),
      () => writeFileSync(to, 'edited'),
      () => rmSync(to),
    ]
    for (const change of changes) {
      change()
      expect(await makeSimplified(root)).toEqual(['src/games/chess/zh-CN.ts'])
      expect(readFileSync(to, 'utf8')).toContain('wordsZhCN')
    }
  })

  it('go with their original, and so does their folder', async () => {
    const { root, from } = await openProject()
    rmSync(from)
    expect(await makeSimplified(root)).toEqual(['src/games/chess/zh-CN.ts'])
    expect(existsSync(join(root, 'src/games'))).toBe(false)
  })
})
