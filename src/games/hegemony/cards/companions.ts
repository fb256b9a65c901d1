// Companions 珠聯璧合: pairs of generals who are rewarded when both stand face up (section 10).
import type { General } from './generals.ts'

/** The pairs; which of the two is head does not matter. 關羽 and 張飛 are one by a variant alone (sections 14 and 17). */
export const COMPANIONS: readonly (readonly [General, General])[] = [
  ['cao-cao', 'dian-wei'], // 曹操 典韋
  ['cao-cao', 'xu-chu'], // 曹操 許褚
  ['xiahou-dun', 'xiahou-yuan'], // 夏侯惇 夏侯淵
  ['cao-pi', 'zhen-ji'], // 曹丕 甄姬
  ['liu-bei', 'guan-yu'], // 劉備 關羽
  ['liu-bei', 'zhang-fei'], // 劉備 張飛
  ['liu-bei', 'gan-furen'], // 劉備 甘夫人
  ['zhuge-liang', 'huang-yueying'], // 諸葛亮 黃月英
  ['zhao-yun', 'liu-shan'], // 趙雲 劉禪
  ['huang-zhong', 'wei-yan'], // 黃忠 魏延
  ['wo-long', 'huang-yueying'], // 臥龍諸葛亮 黃月英
  ['wo-long', 'pang-tong'], // 臥龍諸葛亮 龐統
  ['meng-huo', 'zhu-rong'], // 孟獲 祝融
  ['sun-quan', 'zhou-tai'], // 孫權 周泰
  ['zhou-yu', 'huang-gai'], // 周瑜 黃蓋
  ['zhou-yu', 'xiao-qiao'], // 周瑜 小喬
  ['da-qiao', 'xiao-qiao'], // 大喬 小喬
  ['lu-bu', 'diao-chan'], // 呂布 貂蟬
  ['yuan-shao', 'yan-liang-wen-chou'], // 袁紹 顏良文醜
  // those of the expansion 陣 (section 18)
  ['cao-hong', 'cao-ren'], // 曹洪 曹仁
  ['jiang-wei', 'zhuge-liang'], // 姜維 諸葛亮
  ['jiang-wan-fei-yi', 'zhuge-liang'], // 蔣琬費禕 諸葛亮
  ['jiang-qin', 'zhou-tai'], // 蔣欽 周泰
  ['xu-sheng', 'ding-feng'], // 徐盛 丁奉
  // those of the expansion 勢 (section 19)
  ['li-dian', 'yue-jin'], // 李典 樂進
  ['zang-ba', 'zhang-liao'], // 臧霸 張遼
  ['ma-dai', 'ma-chao'], // 馬岱 馬超
  ['sun-ce', 'zhou-yu'], // 孫策 周瑜
  ['sun-ce', 'taishi-ci'], // 孫策 太史慈
  ['sun-ce', 'da-qiao'], // 孫策 大喬
  // those of the expansion 變 (section 20)
  ['xun-you', 'xun-yu'], // 荀攸 荀彧
  ['bian-furen', 'cao-cao'], // 卞夫人 曹操
  ['ling-tong', 'gan-ning'], // 凌統 甘寧
  ['zuo-ci', 'yu-ji'], // 左慈 于吉
  ['li-jue-guo-si', 'jia-xu'], // 李傕郭汜 賈詡
]

/** The pair of a variant (section 17). */
export const GUAN_ZHANG: readonly [General, General] = ['guan-yu', 'zhang-fei'] // 關羽 張飛

/** The companions of a general, at a table with that variant or without. */
export const companionsOf = (general: General, guanZhang = false): readonly General[] =>
  [...COMPANIONS, ...(guanZhang ? [GUAN_ZHANG] : [])].flatMap(([a, b]) =>
    a === general ? [b] : b === general ? [a] : [],
  )

/** Whether two generals are companions. */
export const areCompanions = (a: General, b: General, guanZhang = false): boolean =>
  companionsOf(a, guanZhang).includes(b)
