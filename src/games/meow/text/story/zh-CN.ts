// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../../text/catalogue.ts'
import type { story as en } from './en.ts'

export const story = {
  'story-act': ({ from, to }) => (from === to ? `第 ${from} 场战役` : `第 ${from}–${to} 场战役`),
  'story-ground': ({ battle }) => `众喵会战于${battle}。`,
  'story-start': ({ who }) => `战鼓一响，${who} 先行布阵。`,
  'story-start-2': ({ who }) => `舔好爪子、理好胡须，这回由 ${who} 先手。`,
  'story-front': ({ who, front }) =>
    front === '' ? `${who} 的前排空无一喵。` : `${who} 的前排站着${front}。`,
  'story-fastest': ({ who }) => `${who} 抢先一跃而出。`,
  'story-skill': ({ who, general, skill }) => `${general}使出${skill}，助 ${who} 一臂之力。`,
  'story-skill-2': ({ who, general, skill }) => `${who} 这边，${general}的${skill}也派上用场。`,
  'story-stratagem': ({ who, card }) => `${who} 打出${card}，全场的耳朵都压平了。`,
  'story-stolen': ({ who, whom, n }) => `${who} 从 ${whom} 的鼻子底下叼走 ${n} 条鱼。`,
  'story-falls': ({ who }) => `${who} 夹着尾巴退出战场。`,
  'story-falls-2': ({ who }) => `接着 ${who} 也撑不住了。`,
  'story-won': ({ who, clash }) =>
    clash === 1 ? `只交锋 1 次，${who} 便拿下这场战役。` : `第 ${clash} 次交锋，战役由 ${who} 拿下。`,
  'story-won-late': ({ who, hp }) => `4 次交锋过后，${who} 仍以 ${hp} 点体力站着，赢得战役。`,
} satisfies Translation<typeof en>
