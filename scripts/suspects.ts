// Finds likely mistakes of the conversion: words of computers that do not belong in a rule or a story.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Words that the converter writes for Taiwan's words of computers, and sometimes for plain words too. */
const SUSPECTS = [
  '用户',
  '保存',
  '查找',
  '打开',
  '运行',
  '声明',
  '数据',
  '实时',
  '在线',
  '高级',
  '文档',
  '程序',
  '支持',
] as const

/** Where such a word is right: some of what stands around it. */
const RIGHT: readonly string[] = [
  // 三國殺 says it so
  '声明牌与目标',
  '声明技能与目标',
  // A minister's backing
  '得到宋神宗支持',
  // Settings, files and personal data really are saved and stored
  '已保存',
  '我保存的',
  '保存多久',
  '不再保存',
  '你的数据',
  '有关的数据',
  '一切数据',
  '面板与数据',
  '数据库',
  // Discord's own words
  '本机器人已不支持',
  '重新打开',
  '打开新窗口',
  '打开私信',
  '打开表单',
  '表单没有保存',
  "online: '在线'",
  '不必同时在线',
  '未知的用户',
  "app: '应用程序'",
]

/** The lines of a Simplified text in which a suspect word stands outside every place that is listed as right. */
export function suspectLines(
  text: string,
): { readonly line: number; readonly word: string; readonly text: string }[] {
  return text.split('\n').flatMap((whole, index) => {
    if (whole.trimStart().startsWith('//')) return []
    const rest = RIGHT.reduce((left, right) => left.replaceAll(right, ''), whole)
    return SUSPECTS.filter((word) => rest.includes(word)).map((word) => ({
      line: index + 1,
      word,
      text: whole.trim(),
    }))
  })
}

/** The suspect words of all Simplified texts in a folder. */
export const suspectsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('zh-CN.ts'))
    .sort()
    .map((file) => join(folder, file))
    .flatMap((path) => suspectLines(readFileSync(path, 'utf8')).map((found) => ({ path, ...found })))
