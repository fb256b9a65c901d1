// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../../text/catalogue.ts'
import type { story as en } from './en.ts'

export const story = {
  'story-act': ({ from, to }) => (from === to ? `第 ${from} 场对战` : `第 ${from}–${to} 场对战`),
  'story-rival': ({ name, cards }) => `对面等着的是“${name}”：${cards}。`,
  'story-ground': ({ battle }) => `眼前这一仗，是${battle}。`,
  'story-start': ({ who }) => `战鼓一响，由 ${who} 开场。`,
  'story-start-2': ({ who }) => `舔好爪子、理好胡须，这回由 ${who} 先手。`,
  'story-start-3': ({ who }) => `尾巴再度高高竖起，${who} 揭开这场对战的序幕。`,
  'story-front': ({ who, front }) =>
    front === '' ? `${who} 的前排空无一喵。` : `${who} 的前排站着${front}。`,
  'story-front-2': ({ who, front }) =>
    front === '' ? `${who} 谁也没派上前。` : `${who} 派${front}上前应战。`,
  'story-front-3': ({ who, front }) =>
    front === '' ? `${who} 让前排空着。` : `${who} 把希望寄托在${front}身上。`,
  'story-front-each': ({ who, front }) => (front === '' ? `${who} 前排无喵` : `${who} 派出${front}`),
  'story-fronts': ({ list }) => `各方列阵：${list}。`,
  'story-fronts-2': ({ list }) => `再看前排：${list}。`,
  'story-fastest': ({ who }) => `${who} 抢先一跃而出。`,
  'story-fastest-2': ({ who }) => `论脚步之快，没有谁比得上 ${who}。`,
  'story-skill': ({ who, general, skill }) => `${general}使出${skill}，助 ${who} 一臂之力。`,
  'story-skill-2': ({ who, general, skill }) => `${who} 这边，${general}的${skill}派上用场。`,
  'story-skill-3': ({ who, general, skill }) => `${skill}一出，${general}替 ${who} 露了一手。`,
  'story-skill-each': ({ who, general, skill }) => `${who} 的${general}使出${skill}`,
  'story-skills': ({ list }) => `一时猫毛飞舞：${list}。`,
  'story-skills-2': ({ list }) => `利爪齐出：${list}。`,
  'story-skills-3': ({ list }) => `谁也没有留手：${list}。`,
  'story-stratagem': ({ who, card }) => `${who} 打出${card}，全场的耳朵都压平了。`,
  'story-stratagem-2': ({ who, card }) => `${who} 早有准备，亮出${card}。`,
  'story-stolen': ({ who, whom, n }) => `${who} 从 ${whom} 的鼻子底下叼走 ${n} 条鱼。`,
  'story-stolen-2': ({ who, whom, n }) => `趁 ${whom} 不注意，${who} 叼了 ${n} 条鱼就跑。`,
  'story-falls': ({ who }) => `${who} 夹着尾巴退出战场。`,
  'story-falls-2': ({ who }) => `${who} 败下阵来。`,
  'story-falls-3': ({ who }) => `${who} 不打了，回去舔伤口。`,
  'story-falls-again': ({ who }) => `接着 ${who} 也撑不住了。`,
  'story-falls-each': ({ who }) => who,
  'story-falls-all': ({ list }) => `${list} 先后退出战场。`,
  'story-falls-all-2': ({ list }) => `${list} 都撑不下去了。`,
  'story-won': ({ who, clash }) =>
    clash === 1 ? `只打 1 回合，${who} 便拿下这场对战。` : `打到第 ${clash} 回合，这场对战由 ${who} 拿下。`,
  'story-won-2': ({ who, clash }) =>
    clash === 1 ? `1 回合就见分晓，${who} 胜出。` : `第 ${clash} 回合，${who} 定下胜局。`,
  'story-won-3': ({ who, clash }) =>
    clash === 1 ? `第 1 回合便是最后一回合，${who} 赢得对战。` : `第 ${clash} 回合过后，场上只剩 ${who}。`,
  'story-won-late': ({ who, hp }) => `4 个回合过后，${who} 仍以 ${hp} 点血量站着，赢得对战。`,
  'story-won-late-2': ({ who, hp }) => `4 个回合全部打完，以 ${hp} 点血量胜出的是 ${who}。`,
  'story-strikes': ({ who, whom, n }) => `${who} 扑向 ${whom}，攻击 ${n}。`,
  'story-strikes-blocked': ({ who, whom }) => `${who} 扑向 ${whom}，对方早有防备。`,
  'story-visits': ({ who }) => `${who} 花 1 条鱼，出门走访。`,
  'story-studies': ({ who }) => `${who} 埋头研究兵法，挑了一计。`,
  'story-draws': ({ who }) => `${who} 抽了新的猫。`,
} satisfies Translation<typeof en>
