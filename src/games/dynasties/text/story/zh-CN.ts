// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../../text/catalogue.ts'
import type { story as en } from './en.ts'

export const story = {
  'story-act': ({ from, to }) => (from === to ? `第 ${from} 轮` : `第 ${from}–${to} 轮`),
  'story-lord': ({ who, lord }) => `${who} 以${lord}之名君临天下。`,
  'story-lord-2': ({ who, lord }) => `${who} 坐上${lord}的王座。`,
  'story-era': ({ who, lord }) => `时光之河流到${lord}的年代，${who} 国势日盛。`,
  'story-era-2': ({ who, lord }) => `${lord}的时代重现，${who} 得其庇荫。`,
  'story-era-3': ({ who, lord }) => `此刻属于${lord}，也属于 ${who}。`,
  'story-attacks': ({ who, whom, strength }) => `${who} 兴兵讨伐 ${whom}，攻击力 ${strength}。`,
  'story-attacks-2': ({ who, whom }) => `接着 ${whom} 边境告急，来的是 ${who} 的大军。`,
  'story-attacks-3': ({ who, whom }) => `${who} 再度进攻 ${whom}。`,
  'story-cancels': ({ card }) => `幸有${card}，攻势就此化解。`,
  'story-fails': ({ who, whom }) => `${who} 撞上 ${whom} 的城墙，无功而返。`,
  'story-event': ({ who, event }) => `历史找上了 ${who}：${event}。`,
  'story-event-2': ({ who, event }) => `而在 ${who} 身上，发生了${event}。`,
  'story-halted': ({ who, n }) => `${who} 就此停滞 ${n} 回合。`,
  'story-duel': ({ who, whom }) => `${who} 与 ${whom} 较量国力。`,
  'story-right': ({ who }) => `问起往事，${who} 对答如流。`,
  'story-wrong': ({ who }) => `问起往事，${who} 答不上来。`,
  'story-ruin': ({ who }) => `${who} 的国家，就此覆亡。`,
  'story-found': ({ who, card }) => `${who} 藏着${card}，终究被人识破。`,
} satisfies Translation<typeof en>
