// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../../text/catalogue.ts'
import type { story as en } from './en.ts'

export const story = {
  'story-act': ({ from, to }) => (from === to ? `第 ${from} 个回合` : `第 ${from}–${to} 个回合`),
  'story-first': ({ who }) => `敌友难分，人人暗藏身份。${who} 先手。`,
  'story-reveals': ({ who, general }) => `${who} 又亮一将，是${general}。`,
  'story-reveals-2': ({ who, general }) => `${who} 帐下又有人现身：${general}。`,
  'story-reveals-3': ({ who, general }) => `${who} 身旁，${general}终于露面。`,
  'story-reveals-each': ({ who, general }) => `${who} 这边是${general}`,
  'story-reveals-all': ({ list }) => `众将纷纷露面：${list}。`,
  'story-faction': ({ who, general, faction }) => `${who} 以${general}亮相，势力揭晓：${faction}。`,
  'story-faction-2': ({ who, general, faction }) =>
    `${general}为 ${who} 挺身而出，旗号上写的是“${faction}”。`,
  'story-faction-3': ({ who, general, faction }) => `${who} 也亮出${general}，立场分明：${faction}。`,
  'story-faction-4': ({ who, general, faction }) => `${general}一现身，${who} 的势力便人人皆知：${faction}。`,
  'story-hurt': ({ whom, amount, hp }) =>
    hp > 0
      ? `${whom} 挨了一记重击，受到 ${amount} 点伤害，只剩 ${hp} 点体力。`
      : `${whom} 挨了一记重击，受到 ${amount} 点伤害，当场倒地。`,
  'story-hurt-2': ({ whom, amount, hp }) =>
    hp > 0
      ? `一下就是 ${amount} 点伤害，${whom} 还有 ${hp} 点体力。`
      : `一下就是 ${amount} 点伤害，${whom} 体力耗尽。`,
  'story-hurt-3': ({ whom, amount, hp }) =>
    hp > 0
      ? `${whom} 中了狠招，体力少了 ${amount} 点，余下 ${hp} 点。`
      : `${whom} 中了狠招，受到 ${amount} 点伤害，体力见底。`,
  'story-dying': ({ who }) => `${who} 濒死，亟待一张桃。`,
  'story-dying-2': ({ who }) => `${who} 命悬一线。`,
  'story-saved': ({ who, hp }) =>
    hp > 0 ? `${who} 一度濒死，所幸及时得救，以 ${hp} 点体力活了下来。` : `${who} 一度濒死，所幸及时得救。`,
  'story-saved-2': ({ who, hp }) =>
    hp > 0 ? `${who} 从鬼门关前捡回一命，体力 ${hp} 点。` : `${who} 从鬼门关前捡回一命。`,
  'story-saved-3': ({ who }) => `${who} 险些就此倒下，终究撑了过来。`,
  'story-dies': ({ who }) => `${who} 阵亡。`,
  'story-dies-2': ({ who }) => `${who} 也走到了尽头。`,
  'story-dies-3': ({ who }) => `无人来救，${who} 倒下了。`,
  'story-slain': ({ who, by }) => `${who} 死在 ${by} 手下。`,
  'story-slain-2': ({ who, by }) => `${by} 出手，击杀 ${who}。`,
  'story-slain-3': ({ who, by }) => `${who} 等不到桃，${by} 取了战利品。`,
  'story-slain-4': ({ who, by }) => `了结 ${who} 的，是 ${by}。`,
  'story-slain-own': ({ who, by }) => `${who} 倒下，下手的竟是自己人：${by} 为此弃尽所有的牌。`,
  'story-flipped': ({ whom }) => `${whom} 翻面，错失 1 个回合。`,
  'story-flipped-2': ({ whom }) => `${whom} 被迫停下 1 个回合。`,
  'story-duel': ({ who, whom }) => `${who} 向 ${whom} 发起拼点。`,
  'story-duel-2': ({ who, whom }) => `${who} 与 ${whom} 拼点。`,
  'story-duel-won': ({ who }) => `这一拼，${who} 占了上风。`,
  'story-duel-lost': ({ who }) => `这一拼，${who} 没能占到上风。`,
  'story-draws': ({ who }) => `${who} 从牌堆摸牌。`,
  'story-equips': ({ who, card }) => `${who} 装备${card}。`,
  'story-uses': ({ who, card, whom }) => `${who} 对 ${whom} 使用${card}。`,
  'story-uses-own': ({ who, card }) => `${who} 使用${card}。`,
  'story-skill': ({ who, skill }) => `${who} 发动${skill}。`,
} satisfies Translation<typeof en>
