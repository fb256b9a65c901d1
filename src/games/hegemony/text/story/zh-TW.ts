// 打完的一局《三國殺·國戰》怎麼講：可以唸出來的句子。
import type { Translation } from '../../../../text/catalogue.ts'
import type { story as en } from './en.ts'

export const story = {
  'story-act': ({ from, to }) => (from === to ? `第 ${from} 個回合` : `第 ${from}–${to} 個回合`),
  'story-first': ({ who }) => `敵友難分，人人暗藏身分。${who} 先手。`,
  'story-reveals': ({ who, general }) => `${who} 亮出真身，原來是${general}。`,
  'story-reveals-2': ({ who, general }) => `${general}為 ${who} 挺身而出。`,
  'story-faction': ({ who, faction }) => `原來 ${who} 為${faction}而戰。`,
  'story-faction-2': ({ who, faction }) => `${who} 從此歸屬${faction}。`,
  'story-hurt': ({ whom, amount, hp }) => `${whom} 遭受重擊，失去 ${amount} 點體力，只剩 ${hp} 點。`,
  'story-dying': ({ who }) => `${who} 瀕死，亟待一顆桃。`,
  'story-dying-2': ({ who }) => `${who} 命懸一線。`,
  'story-saved': ({ who, hp }) => `所幸救援及時，${who} 以 ${hp} 點體力活了下來。`,
  'story-dies': ({ who }) => `${who} 陣亡。`,
  'story-dies-2': ({ who }) => `${who} 也走到了盡頭。`,
  'story-slayer': ({ who }) => `下手的是 ${who}。`,
  'story-punished': ({ who }) => `倒下的竟是自己人，${who} 為此棄盡所有的牌。`,
  'story-flipped': ({ whom }) => `${whom} 翻面，錯失一個回合。`,
  'story-duel': ({ who, whom }) => `${who} 向 ${whom} 發起拼點。`,
  'story-duel-won': ({ who }) => `${who} 贏了。`,
  'story-duel-lost': ({ who }) => `${who} 沒有贏。`,
} satisfies Translation<typeof en>
