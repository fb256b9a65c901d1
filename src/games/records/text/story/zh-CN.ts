// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../../text/catalogue.ts'
import type { story as en } from './en.ts'

export const story = {
  'story-act': ({ from, to }) => (from === to ? `第 ${from} 回合` : `第 ${from}–${to} 回合`),
  'story-lord': ({ who, lords }) => `${who} 奉${lords}为主，起兵逐鹿。`,
  'story-lord-each': ({ who, lords }) => `${who} 奉${lords}`,
  'story-lords': ({ list }) => `群雄并起：${list}，各拥其主。`,
  'story-built': ({ who, city }) => `${who} 筑起${city}。`,
  'story-built-2': ({ who, city }) => `${city}建成，城门上飘的是 ${who} 的旗号。`,
  'story-built-3': ({ who, city }) => `${who} 的版图上多了一座城：${city}。`,
  'story-built-each': ({ who, city }) => `${who} 筑${city}`,
  'story-built-all': ({ list }) => `${list}。`,
  'story-built-all-2': ({ list }) => `各处大兴土木：${list}。`,
  'story-built-all-3': ({ list }) => `版图渐广：${list}。`,
  'story-flock': ({ who, lord }) => `百姓扶老携幼，投奔${lord}，${who} 的人手多了起来。`,
  'story-emperor': ({ who, lord }) => `${who} 的${lord}僭号称帝，向各路诸侯索取贡金。`,
  'story-falls': ({ who, whom, city }) => `${who} 挥军直取${city}，${whom} 抵挡不住，只得让城。`,
  'story-falls-2': ({ who, whom, city }) => `${city}失守，${who} 把 ${whom} 逐出城外。`,
  'story-falls-3': ({ who, whom, city }) => `${whom} 守不住${city}，城门终于为 ${who} 而开。`,
  'story-falls-4': ({ who, whom, city }) => `${city}的守军溃散，城头 ${whom} 的旗号，换成了 ${who} 的。`,
  'story-falls-again': ({ who, whom, city }) => `战火未歇，这回 ${who} 从 ${whom} 手中夺下${city}。`,
  'story-falls-again-2': ({ who, whom, city }) => `接着${city}也换了主人，${whom} 退走，${who} 入城。`,
  'story-beheaded': ({ general }) => `${general}没能活过那一天。`,
  'story-holds': ({ who, whom, city }) => `${who} 猛攻${city}，${whom} 却屹立不摇。`,
  'story-holds-2': ({ who, whom, city }) => `${city}城下，${who} 无隙可乘，攻势全被 ${whom} 击退。`,
  'story-holds-3': ({ who, whom, city }) => `${who} 志在${city}，奈何 ${whom} 阵脚不乱，终究没能到手。`,
  'story-holds-4': ({ who, whom, city }) =>
    `${city}城外战鼓终日，到了黄昏，${who} 收兵而去，城仍在 ${whom} 手中。`,
  'story-holds-each': ({ who, city }) => `${who} 攻${city}`,
  'story-holds-all': ({ list }) => `${list}，都无功而返。`,
  'story-holds-all-2': ({ list }) => `几番用兵都没有结果：${list}。`,
  'story-seized': ({ who, general, city, whom }) =>
    `城门下一条计策，${general}丢了性命，${whom} 丢了城池：${who} 兵不血刃，走进${city}。`,
  'story-fort': ({ who, city, whom }) => `${whom} 大开${city}的城门，静静等着；${who} 疑有伏兵，引军而退。`,
  'story-fort-2': ({ who, city, whom }) =>
    `城门洞开，城头一人抚琴：${who} 不敢踏进${city}，${whom} 就这样保住了城。`,
  'story-guess': ({ who, city, whom }) => `一番好言胜过千军万马：${city}连同守将离开 ${whom}，投向 ${who}。`,
  'story-guess-2': ({ who, city, whom }) =>
    `${who} 一封书信送到${city}，守将开门归顺，${whom} 未经一战便失了此城。`,
  'story-blade': ({ who, city, coins }) => `${who} 出 ${coins} 元，买人行刺${city}的守将。`,
  'story-blade-misses': () => '刺客无从下手，空手而回。',
  'story-blade-foiled': () => '计谋却被识破。',
  'story-blade-recalled': () => '临到最后，刺客又被召了回来。',
  'story-killed': ({ who, general, whom, city }) =>
    `刺客趁夜取了${general}的性命；天亮时，${city}已不属于 ${whom}，而归 ${who} 所有。`,
  'story-killed-2': ({ who, general, whom, city }) =>
    `${general}死于刺客刀下，${who} 随即从 ${whom} 手中接管${city}。`,
  'story-target': ({ who, count }) => `${who} 率先坐拥 ${count} 座城池，人人都知道大势将定。`,
  'story-deck': () => '最后一张牌已被抽走，乱世只剩 1 回合。',
  'story-draft': ({ count }) => `众人留下第 ${count} 张牌，各自的手牌渐渐成形。`,
  'story-draws': ({ who }) => `${who} 伸手抽牌。`,
  'story-strategist': ({ who }) => `${who} 求贤问计，帷幕之后多了一位军师。`,
  'story-scheme-on': ({ who, scheme, whom }) => `${who} 对 ${whom} 使出${scheme}。`,
  'story-scheme-at': ({ who, scheme, city }) => `${who} 对${city}使出${scheme}。`,
  'story-sets-out': ({ who, whom, city }) => `${who} 的军队开往 ${whom} 的${city}。`,
} satisfies Translation<typeof en>
