// 打完的一局《桌遊識中國歷史》怎麼講：可以唸出來的句子。
import type { Translation } from '../../../../text/catalogue.ts'
import type { story as en } from './en.ts'

export const story = {
  'story-act': ({ from, to }) => (from === to ? `第 ${from} 輪` : `第 ${from}–${to} 輪`),
  'story-lord': ({ who, lord }) => `${who} 以${lord}之名君臨天下。`,
  'story-lord-2': ({ who, lord }) => `${who} 坐上${lord}的王座。`,
  'story-era': ({ who, lord }) => `時光之河流到${lord}的年代，${who} 國勢日盛。`,
  'story-era-2': ({ who, lord }) => `${lord}的時代重現，${who} 得其庇蔭。`,
  'story-era-3': ({ who, lord }) => `此刻屬於${lord}，也屬於 ${who}。`,
  'story-attacks': ({ who, whom, strength }) => `${who} 興兵討伐 ${whom}，攻擊力 ${strength}。`,
  'story-attacks-2': ({ who, whom }) => `接著 ${whom} 邊境告急，來的是 ${who} 的大軍。`,
  'story-attacks-3': ({ who, whom }) => `${who} 再度進攻 ${whom}。`,
  'story-cancels': ({ card }) => `幸有${card}，攻勢就此化解。`,
  'story-fails': ({ who, whom }) => `${who} 撞上 ${whom} 的城牆，無功而返。`,
  'story-event': ({ who, event }) => `歷史找上了 ${who}：${event}。`,
  'story-event-2': ({ who, event }) => `而在 ${who} 身上，發生了${event}。`,
  'story-halted': ({ who, n }) => `${who} 就此停滯 ${n} 回合。`,
  'story-duel': ({ who, whom }) => `${who} 與 ${whom} 較量國力。`,
  'story-right': ({ who }) => `問起往事，${who} 對答如流。`,
  'story-wrong': ({ who }) => `問起往事，${who} 答不上來。`,
  'story-ruin': ({ who }) => `${who} 的國家，就此覆亡。`,
  'story-found': ({ who, card }) => `${who} 藏著${card}，終究被人識破。`,
} satisfies Translation<typeof en>
