// 打完的一局《三國志》怎麼講：可以唸出來的句子。
import type { Translation } from '../../../../text/catalogue.ts'
import type { story as en } from './en.ts'

export const story = {
  'story-act': ({ from, to }) => (from === to ? `第 ${from} 回合` : `第 ${from}–${to} 回合`),
  'story-lord': ({ who, lords }) => `${who} 奉${lords}為主，起兵逐鹿。`,
  'story-lord-2': ({ who, lords }) => `${who} 的旗下，則是${lords}。`,
  'story-built': ({ who, city }) => `${who} 築起${city}的城牆。`,
  'story-built-2': ({ who, city }) => `${city}建成，城門上飄的是 ${who} 的旗號。`,
  'story-built-3': ({ who, city }) => `${who} 又添一城：${city}。`,
  'story-emperor': ({ who, lord }) => `${who} 的${lord}僭號稱帝，向各路諸侯索取貢金。`,
  'story-falls': ({ who, whom, city }) => `${who} 揮軍直取${city}，${whom} 抵擋不住，只得讓城。`,
  'story-falls-2': ({ who, whom, city }) => `接著${city}也告失守，${who} 把 ${whom} 逐出城外。`,
  'story-falls-3': ({ who, whom, city }) => `${whom} 守不住${city}，城門終於為 ${who} 而開。`,
  'story-beheaded': ({ general }) => `${general}沒能活過那一天。`,
  'story-holds': ({ who, whom, city }) => `${who} 猛攻${city}，${whom} 卻屹立不搖。`,
  'story-holds-2': ({ who, whom, city }) => `${city}城下，${who} 無隙可乘，攻勢全被 ${whom} 擊退。`,
  'story-seized': ({ who, general, city, whom }) =>
    `城門下一條計策，${general}丟了性命，${whom} 丟了城池：${who} 兵不血刃，走進${city}。`,
  'story-fort': ({ who, city, whom }) => `${whom} 大開${city}的城門，靜靜等著；${who} 疑有伏兵，引軍而退。`,
  'story-guess': ({ who, city, whom }) => `一番好言勝過千軍萬馬：${city}連同守將離開 ${whom}，投向 ${who}。`,
  'story-killed': ({ who, general, whom, city }) =>
    `刺客趁夜取了${general}的性命；天亮時，${city}已不屬於 ${whom}，而歸 ${who} 所有。`,
  'story-target': ({ who, count }) => `${who} 率先坐擁 ${count} 座城池，人人都知道大勢將定。`,
  'story-deck': () => '最後一張牌已被抽走，亂世只剩 1 回合。',
} satisfies Translation<typeof en>
