// 打完的一局《三國殺·國戰》怎麼講：可以唸出來的句子。
import type { Translation } from '../../../../text/catalogue.ts'
import type { story as en } from './en.ts'

export const story = {
  'story-act': ({ from, to }) => (from === to ? `第 ${from} 輪` : `第 ${from}–${to} 輪`),
  'story-first': ({ who }) => `敵友難分，人人暗藏身分。${who} 先手。`,
  'story-reveals': ({ who, general }) => `${who} 又亮一將，是${general}。`,
  'story-reveals-2': ({ who, general }) => `${who} 帳下又有人現身：${general}。`,
  'story-reveals-3': ({ who, general }) => `${who} 身旁，${general}終於露面。`,
  'story-reveals-each': ({ who, general }) => `${who} 這邊是${general}`,
  'story-reveals-all': ({ list }) => `眾將紛紛露面：${list}。`,
  'story-faction': ({ who, general, faction }) => `${who} 以${general}亮相，勢力揭曉：${faction}。`,
  'story-faction-2': ({ who, general, faction }) =>
    `${general}為 ${who} 挺身而出，旗號上寫的是「${faction}」。`,
  'story-faction-3': ({ who, general, faction }) => `${who} 也亮出${general}，立場分明：${faction}。`,
  'story-faction-4': ({ who, general, faction }) => `${general}一現身，${who} 的勢力便人人皆知：${faction}。`,
  'story-hurt': ({ whom, amount, hp }) =>
    hp > 0
      ? `${whom} 挨了一記重擊，受到 ${amount} 點傷害，只剩 ${hp} 點體力。`
      : `${whom} 挨了一記重擊，受到 ${amount} 點傷害，當場倒地。`,
  'story-hurt-2': ({ whom, amount, hp }) =>
    hp > 0
      ? `一下就是 ${amount} 點傷害，${whom} 還有 ${hp} 點體力。`
      : `一下就是 ${amount} 點傷害，${whom} 體力耗盡。`,
  'story-hurt-3': ({ whom, amount, hp }) =>
    hp > 0
      ? `${whom} 中了狠招，體力少了 ${amount} 點，餘下 ${hp} 點。`
      : `${whom} 中了狠招，受到 ${amount} 點傷害，體力見底。`,
  'story-dying': ({ who }) => `${who} 瀕死，亟待一張桃。`,
  'story-dying-2': ({ who }) => `${who} 命懸一線。`,
  'story-saved': ({ who, hp }) =>
    hp > 0 ? `${who} 一度瀕死，所幸及時得救，以 ${hp} 點體力活了下來。` : `${who} 一度瀕死，所幸及時得救。`,
  'story-saved-2': ({ who, hp }) =>
    hp > 0 ? `${who} 從鬼門關前撿回一命，體力 ${hp} 點。` : `${who} 從鬼門關前撿回一命。`,
  'story-saved-3': ({ who }) => `${who} 險些就此倒下，終究撐了過來。`,
  'story-dies': ({ who }) => `${who} 陣亡。`,
  'story-dies-2': ({ who }) => `${who} 也走到了盡頭。`,
  'story-dies-3': ({ who }) => `無人來救，${who} 倒下了。`,
  'story-slain': ({ who, by }) => `${who} 死在 ${by} 手下。`,
  'story-slain-2': ({ who, by }) => `${by} 出手，擊殺 ${who}。`,
  'story-slain-3': ({ who, by }) => `${who} 等不到桃，${by} 取了戰利品。`,
  'story-slain-4': ({ who, by }) => `了結 ${who} 的，是 ${by}。`,
  'story-slain-own': ({ who, by }) => `${who} 倒下，下手的竟是自己人：${by} 為此棄盡所有的牌。`,
  'story-flipped': ({ whom }) => `${whom} 翻面，錯失 1 個回合。`,
  'story-flipped-2': ({ whom }) => `${whom} 被迫停下 1 個回合。`,
  'story-duel': ({ who, whom, skill }) => `${who} 以${skill}向 ${whom} 發起拼點。`,
  'story-duel-2': ({ who, whom, skill }) => `${who} 發動${skill}，與 ${whom} 拼點。`,
  'story-duel-won': ({ who }) => `這一拼，${who} 占了上風。`,
  'story-duel-lost': ({ whom }) => `這一拼，${whom} 占了上風。`,
  'story-duel-tied': ({ who }) => `點數相同，${who} 沒占到便宜。`,
  'story-draws': ({ who }) => `${who} 從牌堆摸牌。`,
  'story-equips': ({ who, card }) => `${who} 裝備${card}。`,
  'story-uses': ({ who, card, whom }) => `${who} 對 ${whom} 使用${card}。`,
  'story-uses-own': ({ who, card }) => `${who} 使用${card}。`,
  'story-skill': ({ who, skill }) => `${who} 發動${skill}。`,
} satisfies Translation<typeof en>
