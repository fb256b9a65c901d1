// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { lessonsEn } from './en.ts'

export const lessonsZhCN = {
  'lesson-which': () => '想学哪个游戏？与电脑玩家玩一小局，每个决定都有说明，只有你看得到。',
  'lesson-head': ({ title }) => `**${title}** · 我的第一局`,
  'lesson-number': ({ n, of }) => `**第 ${n} 个决定（共 ${of} 个）**`,
  'lesson-aside': () => '**中场**：这个决定不在教学之内。',
  'lesson-try': ({ pick }) => `请选**${pick}**。`,
  'lesson-hard': ({ pick }) => `电脑玩家会选**${pick}**。`,
  'lesson-pass': () => '什么都不选',
  'lesson-leave': () => '离开教学',
  'lesson-left': () => '你离开了教学。用 `/learn` 可以重新开始。',
  'lesson-over': () => '**你学到了**',
  'lesson-real': () => '开始正式对局',
  'lesson-again': () => '再来一次',
  'lesson-other': ({ title }) => `你正在进行**${title}**的第一局。开始别的教学，这一局就结束。`,
  'lesson-go-on': ({ title }) => `继续${title}`,
  'lesson-instead': ({ title }) => `改学${title}`,
  'example-name': ({ n }) => ['阿梅', '阿俊', '小莲', '阿波', '小金', '阿诺'][n] ?? `${n + 1}`,
  'example-picture': () => '图为 `/learn` 第一局结束时的情形。',
  'my-first-game': () => '我的第一局',
  'hint-line': ({ hint }) => `-# 第一局：${hint}`,
  'hints-off': () => '不再提示',
  'hints-are-off': () => '之后不再提示。随时可用 `/learn` 学习任何游戏。',
} satisfies Translation<typeof lessonsEn>
