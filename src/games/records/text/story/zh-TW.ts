// 打完的一局《三國志》怎麼講：可以唸出來的句子。
import type { Translation } from '../../../../text/catalogue.ts'
import type { story as en } from './en.ts'

export const story = {
  'story-act': ({ from, to }) => (from === to ? `第 ${from} 回合` : `第 ${from}–${to} 回合`),
  'story-lord': ({ who, lords }) => `${who} 奉${lords}為主，起兵逐鹿。`,
  'story-lord-each': ({ who, lords }) => `${who} 奉${lords}`,
  'story-lords': ({ list }) => `群雄並起：${list}，各擁其主。`,
  'story-built': ({ who, city }) => `${who} 築起${city}。`,
  'story-built-2': ({ who, city }) => `${city}建成，城門上飄的是 ${who} 的旗號。`,
  'story-built-3': ({ who, city }) => `${who} 的版圖上多了一座城：${city}。`,
  'story-built-each': ({ who, city }) => `${who} 築${city}`,
  'story-built-all': ({ list }) => `${list}。`,
  'story-built-all-2': ({ list }) => `各處大興土木：${list}。`,
  'story-built-all-3': ({ list }) => `版圖漸廣：${list}。`,
  'story-flock': ({ who, lord }) => `百姓扶老攜幼，投奔${lord}，${who} 的人手多了起來。`,
  'story-emperor': ({ who, lord }) => `${who} 的${lord}僭號稱帝，向各路諸侯索取貢金。`,
  'story-falls': ({ who, whom, city }) => `${who} 揮軍直取${city}，${whom} 抵擋不住，只得讓城。`,
  'story-falls-2': ({ who, whom, city }) => `${city}失守，${who} 把 ${whom} 逐出城外。`,
  'story-falls-3': ({ who, whom, city }) => `${whom} 守不住${city}，城門終於為 ${who} 而開。`,
  'story-falls-4': ({ who, whom, city }) => `${city}的守軍潰散，城頭 ${whom} 的旗號，換成了 ${who} 的。`,
  'story-falls-again': ({ who, whom, city }) => `戰火未歇，這回 ${who} 從 ${whom} 手中奪下${city}。`,
  'story-falls-again-2': ({ who, whom, city }) => `接著${city}也換了主人，${whom} 退走，${who} 入城。`,
  'story-beheaded': ({ general, whom }) => `${whom} 的${general}遭到斬首。`,
  'story-holds': ({ who, whom, city }) => `${who} 猛攻${city}，${whom} 卻屹立不搖。`,
  'story-holds-2': ({ who, whom, city }) => `${city}城下，${who} 無隙可乘，攻勢全被 ${whom} 擊退。`,
  'story-holds-3': ({ who, whom, city }) => `${who} 志在${city}，奈何 ${whom} 陣腳不亂，終究沒能到手。`,
  'story-holds-4': ({ who, whom, city }) =>
    `${city}城外戰鼓終日，到了黃昏，${who} 收兵而去，城仍在 ${whom} 手中。`,
  'story-holds-each': ({ who, city }) => `${who} 攻${city}`,
  'story-holds-all': ({ list }) => `${list}，都無功而返。`,
  'story-holds-all-2': ({ list }) => `幾番用兵都沒有結果：${list}。`,
  'story-seized': ({ who, general, city, whom }) =>
    `城門下一條計策，${general}丟了性命，${whom} 丟了城池：${who} 兵不血刃，走進${city}。`,
  'story-fort': ({ who, city, whom }) => `${whom} 大開${city}的城門，靜靜等著；${who} 疑有伏兵，引軍而退。`,
  'story-fort-2': ({ who, city, whom }) =>
    `城門洞開，城頭一人撫琴：${who} 不敢踏進${city}，${whom} 就這樣保住了城。`,
  'story-guess': ({ who, city, whom }) => `一番好言勝過千軍萬馬：${city}連同守將離開 ${whom}，投向 ${who}。`,
  'story-guess-2': ({ who, city, whom }) =>
    `${who} 一封書信送到${city}，守將開門歸順，${whom} 未經一戰便失了此城。`,
  'story-blade': ({ who, city, coins }) => `${who} 出 ${coins} 元，買人行刺${city}的守將。`,
  'story-blade-misses': () => '刺客無從下手，空手而回。',
  'story-blade-foiled': () => '計謀卻被識破。',
  'story-blade-recalled': () => '臨到最後，刺客又被召了回來。',
  'story-killed': ({ who, general, whom, city }) =>
    `刺客趁夜取了${general}的性命；天亮時，${city}已不屬於 ${whom}，而歸 ${who} 所有。`,
  'story-killed-2': ({ who, general, whom, city }) =>
    `${general}死於刺客刀下，${who} 隨即從 ${whom} 手中接管${city}。`,
  'story-target': ({ who, count }) => `${who} 率先坐擁 ${count} 座城池，人人都知道大勢將定。`,
  'story-deck': () => '最後一張牌已被抽走，亂世只剩 1 回合。',
  'story-draft': ({ count }) => `眾人留下第 ${count} 張牌，各自的手牌漸漸成形。`,
  'story-draws': ({ who }) => `${who} 伸手抽牌。`,
  'story-strategist': ({ who }) => `${who} 求賢問計，帷幕之後多了一位軍師。`,
  'story-scheme-on': ({ who, scheme, whom }) => `${who} 對 ${whom} 使出${scheme}。`,
  'story-scheme-at': ({ who, scheme, city }) => `${who} 對${city}使出${scheme}。`,
  'story-sets-out': ({ who, whom, city }) => `${who} 的軍隊開往 ${whom} 的${city}。`,
} satisfies Translation<typeof en>
