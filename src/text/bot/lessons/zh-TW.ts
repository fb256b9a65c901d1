// What lessons and first games say in Traditional Chinese.
import type { Translation } from '../../catalogue.ts'
import type { lessonsEn } from './en.ts'

export const lessonsZhTW = {
  'lesson-which': () => '想學哪個遊戲？與電腦玩家玩一小局，每個決定都有說明，只有你看得到。',
  'lesson-head': ({ title }) => `**${title}** · 我的第一局`,
  'lesson-number': ({ n, of }) => `**第 ${n} 個決定（共 ${of} 個）**`,
  'lesson-aside': () => '**題外**：這個決定不屬於教學。',
  'lesson-try': ({ pick }) => `請選**${pick}**。`,
  'lesson-hard': ({ pick }) => `電腦玩家會選**${pick}**。`,
  'lesson-pass': () => '什麼都不選',
  'lesson-leave': () => '離開教學',
  'lesson-left': () => '你離開了教學。用 `/learn` 可以重新開始。',
  'lesson-played-on': () => '之後由電腦替大家玩下去，結果是：',
  'lesson-over': () => '**你學到了**',
  'lesson-shared': ({ who, title }) => `🎓 ${who} 學會了**${title}**，玩完第一局。`,
  'share-not-here': () => '你不能在這個頻道發言，請到可以發言的頻道按。',
  'lesson-real': () => '開始正式對局',
  'lesson-again': () => '再來一次',
  'lesson-other': ({ title }) => `你正在進行**${title}**的第一局。開始別的教學，這一局就結束。`,
  'lesson-go-on': ({ title }) => `繼續${title}`,
  'lesson-instead': ({ title }) => `改學${title}`,
  'example-name': ({ n }) => ['阿梅', '阿俊', '小蓮', '阿波', '小金', '阿諾'][n] ?? `${n + 1}`,
  'example-picture': () => '圖為 `/learn` 第一局結束時的情形。',
  'my-first-game': () => '我的第一局',
  'hint-line': ({ hint }) => `-# 第一局：${hint}`,
  'hints-off': () => '不再提示',
  'hints-are-off': () => '之後不再提示。隨時可用 `/learn` 學習任何遊戲。',
} satisfies Translation<typeof lessonsEn>
