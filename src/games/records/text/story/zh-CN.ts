// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../../text/catalogue.ts'
import type { story as en } from './en.ts'

export const story = {
  'story-act': ({ from, to }) => (from === to ? `第 ${from} 回合` : `第 ${from}–${to} 回合`),
  'story-lord': ({ who, lords }) => `${who} 奉${lords}为主，起兵逐鹿。`,
  'story-lord-2': ({ who, lords }) => `${who} 的旗下，则是${lords}。`,
  'story-built': ({ who, city }) => `${who} 筑起${city}的城墙。`,
  'story-built-2': ({ who, city }) => `${city}建成，城门上飘的是 ${who} 的旗号。`,
  'story-built-3': ({ who, city }) => `${who} 又添一城：${city}。`,
  'story-emperor': ({ who, lord }) => `${who} 的${lord}僭号称帝，向各路诸侯索取贡金。`,
  'story-falls': ({ who, whom, city }) => `${who} 挥军直取${city}，${whom} 抵挡不住，只得让城。`,
  'story-falls-2': ({ who, whom, city }) => `接着${city}也告失守，${who} 把 ${whom} 逐出城外。`,
  'story-falls-3': ({ who, whom, city }) => `${whom} 守不住${city}，城门终于为 ${who} 而开。`,
  'story-beheaded': ({ general }) => `${general}没能活过那一天。`,
  'story-holds': ({ who, whom, city }) => `${who} 猛攻${city}，${whom} 却屹立不摇。`,
  'story-holds-2': ({ who, whom, city }) => `${city}城下，${who} 无隙可乘，攻势全被 ${whom} 击退。`,
  'story-seized': ({ who, general, city, whom }) =>
    `城门下一条计策，${general}丢了性命，${whom} 丢了城池：${who} 兵不血刃，走进${city}。`,
  'story-fort': ({ who, city, whom }) => `${whom} 大开${city}的城门，静静等着；${who} 疑有伏兵，引军而退。`,
  'story-guess': ({ who, city, whom }) => `一番好言胜过千军万马：${city}连同守将离开 ${whom}，投向 ${who}。`,
  'story-killed': ({ who, general, whom, city }) =>
    `刺客趁夜取了${general}的性命；天亮时，${city}已不属于 ${whom}，而归 ${who} 所有。`,
  'story-target': ({ who, count }) => `${who} 率先坐拥 ${count} 座城池，人人都知道大势将定。`,
  'story-deck': () => '最后一张牌已被抽走，乱世只剩 1 回合。',
} satisfies Translation<typeof en>
