// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../../text/catalogue.ts'
import type { story as en } from './en.ts'

export const story = {
  'story-act': ({ from, to }) => (from === to ? `第 ${from} 个回合` : `第 ${from}–${to} 个回合`),
  'story-first': ({ who }) => `敌友难分，人人暗藏身份。${who} 先手。`,
  'story-reveals': ({ who, general }) => `${who} 亮出真身，原来是${general}。`,
  'story-reveals-2': ({ who, general }) => `${general}为 ${who} 挺身而出。`,
  'story-faction': ({ who, faction }) => `原来 ${who} 为${faction}而战。`,
  'story-faction-2': ({ who, faction }) => `${who} 从此归属${faction}。`,
  'story-hurt': ({ whom, amount, hp }) => `${whom} 遭受重击，失去 ${amount} 点体力，只剩 ${hp} 点。`,
  'story-dying': ({ who }) => `${who} 濒死，亟待一颗桃。`,
  'story-dying-2': ({ who }) => `${who} 命悬一线。`,
  'story-saved': ({ who, hp }) => `所幸救援及时，${who} 以 ${hp} 点体力活了下来。`,
  'story-dies': ({ who }) => `${who} 阵亡。`,
  'story-dies-2': ({ who }) => `${who} 也走到了尽头。`,
  'story-slayer': ({ who }) => `下手的是 ${who}。`,
  'story-punished': ({ who }) => `倒下的竟是自己人，${who} 为此弃尽所有的牌。`,
  'story-flipped': ({ whom }) => `${whom} 翻面，错失一个回合。`,
  'story-duel': ({ who, whom }) => `${who} 向 ${whom} 发起拼点。`,
  'story-duel-won': ({ who }) => `${who} 赢了。`,
  'story-duel-lost': ({ who }) => `${who} 没有赢。`,
} satisfies Translation<typeof en>
