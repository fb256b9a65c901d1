// The 60 generals of the first standard edition and 8 of each expansion: kingdom, gender, half fish and skills. Their scripts are in `generals/`.
import type { Id } from '../../../engine/phrase.ts'
import { TRANSFORMATION } from './transformation.ts'

export const KINGDOMS = ['wei', 'shu', 'wu', 'qun'] as const
export type Kingdom = (typeof KINGDOMS)[number]
export type Gender = 'male' | 'female'

/** Optional, locked 鎖定技 (works by itself), limited 限定技 (once per game), or of a formation 陣法技. */
export type SkillKind = 'normal' | 'locked' | 'limited' | 'formation'

interface GeneralFacts {
  readonly kingdom: Kingdom
  readonly gender: Gender
  /** Half fish 陰陽魚: two make 1 HP. */
  readonly halfHp: number
  /** Where it counts one half fish less. */
  readonly fewerAs?: 'head' | 'deputy'
  /** The skills in printed order. `mashu` stands on three generals: a skill is known by its general and its id. */
  readonly skills: Readonly<Record<Id, SkillKind>>
  /** Skills that those bring, which are printed beside them. */
  readonly lends?: Readonly<Record<Id, SkillKind>>
}

/** The generals of the standard edition by id, 15 to a kingdom. */
export const STANDARD = {
  // wei
  'cao-cao': { kingdom: 'wei', gender: 'male', halfHp: 4, skills: { jianxiong: 'normal' } }, // 曹操
  'sima-yi': { kingdom: 'wei', gender: 'male', halfHp: 3, skills: { fankui: 'normal', guicai: 'normal' } }, // 司馬懿
  'xiahou-dun': { kingdom: 'wei', gender: 'male', halfHp: 4, skills: { ganglie: 'normal' } }, // 夏侯惇
  'zhang-liao': { kingdom: 'wei', gender: 'male', halfHp: 4, skills: { tuxi: 'normal' } }, // 張遼
  'xu-chu': { kingdom: 'wei', gender: 'male', halfHp: 4, skills: { luoyi: 'normal' } }, // 許褚
  'guo-jia': { kingdom: 'wei', gender: 'male', halfHp: 3, skills: { tiandu: 'normal', yiji: 'normal' } }, // 郭嘉
  'zhen-ji': {
    kingdom: 'wei',
    gender: 'female',
    halfHp: 3,
    skills: { luoshen: 'normal', qingguo: 'normal' },
  }, // 甄姬
  'xiahou-yuan': { kingdom: 'wei', gender: 'male', halfHp: 4, skills: { shensu: 'normal' } }, // 夏侯淵
  'zhang-he': { kingdom: 'wei', gender: 'male', halfHp: 4, skills: { qiaobian: 'normal' } }, // 張郃
  'xu-huang': { kingdom: 'wei', gender: 'male', halfHp: 4, skills: { duanliang: 'normal' } }, // 徐晃
  'cao-ren': { kingdom: 'wei', gender: 'male', halfHp: 4, skills: { jushou: 'normal' } }, // 曹仁
  'dian-wei': { kingdom: 'wei', gender: 'male', halfHp: 4, skills: { qiangxi: 'normal' } }, // 典韋
  'xun-yu': { kingdom: 'wei', gender: 'male', halfHp: 3, skills: { quhu: 'normal', jieming: 'normal' } }, // 荀彧
  'cao-pi': { kingdom: 'wei', gender: 'male', halfHp: 3, skills: { xingshang: 'normal', fangzhu: 'normal' } }, // 曹丕
  'yue-jin': { kingdom: 'wei', gender: 'male', halfHp: 4, skills: { xiaoguo: 'normal' } }, // 樂進
  // shu
  'liu-bei': { kingdom: 'shu', gender: 'male', halfHp: 4, skills: { rende: 'normal' } }, // 劉備
  'guan-yu': { kingdom: 'shu', gender: 'male', halfHp: 5, skills: { wusheng: 'normal' } }, // 關羽
  'zhang-fei': { kingdom: 'shu', gender: 'male', halfHp: 4, skills: { paoxiao: 'locked' } }, // 張飛
  'zhuge-liang': {
    kingdom: 'shu',
    gender: 'male',
    halfHp: 3,
    skills: { guanxing: 'normal', kongcheng: 'locked' },
  }, // 諸葛亮
  'zhao-yun': { kingdom: 'shu', gender: 'male', halfHp: 4, skills: { longdan: 'normal' } }, // 趙雲
  'ma-chao': { kingdom: 'shu', gender: 'male', halfHp: 4, skills: { mashu: 'locked', tieqi: 'normal' } }, // 馬超
  'huang-yueying': {
    kingdom: 'shu',
    gender: 'female',
    halfHp: 3,
    skills: { jizhi: 'normal', qicai: 'locked' },
  }, // 黃月英
  'huang-zhong': { kingdom: 'shu', gender: 'male', halfHp: 4, skills: { liegong: 'normal' } }, // 黃忠
  'wei-yan': { kingdom: 'shu', gender: 'male', halfHp: 4, skills: { kuanggu: 'locked' } }, // 魏延
  'pang-tong': {
    kingdom: 'shu',
    gender: 'male',
    halfHp: 3,
    skills: { lianhuan: 'normal', niepan: 'limited' },
  }, // 龐統
  'wo-long': {
    kingdom: 'shu',
    gender: 'male',
    halfHp: 3,
    skills: { bazhen: 'locked', huoji: 'normal', kanpo: 'normal' },
  }, // 臥龍諸葛亮
  'liu-shan': {
    kingdom: 'shu',
    gender: 'male',
    halfHp: 3,
    skills: { xiangle: 'locked', fangquan: 'normal' },
  }, // 劉禪
  'meng-huo': { kingdom: 'shu', gender: 'male', halfHp: 4, skills: { huoshou: 'locked', zaiqi: 'normal' } }, // 孟獲
  'zhu-rong': {
    kingdom: 'shu',
    gender: 'female',
    halfHp: 4,
    skills: { juxiang: 'locked', lieren: 'normal' },
  }, // 祝融
  'gan-furen': {
    kingdom: 'shu',
    gender: 'female',
    halfHp: 3,
    skills: { shushen: 'normal', shenzhi: 'normal' },
  }, // 甘夫人

  // wu
  'sun-quan': { kingdom: 'wu', gender: 'male', halfHp: 4, skills: { zhiheng: 'normal' } }, // 孫權
  'gan-ning': { kingdom: 'wu', gender: 'male', halfHp: 4, skills: { qixi: 'normal' } }, // 甘寧
  'lu-meng': { kingdom: 'wu', gender: 'male', halfHp: 4, skills: { keji: 'normal' } }, // 呂蒙
  'huang-gai': { kingdom: 'wu', gender: 'male', halfHp: 4, skills: { kurou: 'normal' } }, // 黃蓋
  'zhou-yu': { kingdom: 'wu', gender: 'male', halfHp: 3, skills: { yingzi: 'normal', fanjian: 'normal' } }, // 周瑜
  'da-qiao': { kingdom: 'wu', gender: 'female', halfHp: 3, skills: { guose: 'normal', liuli: 'normal' } }, // 大喬
  'lu-xun': { kingdom: 'wu', gender: 'male', halfHp: 3, skills: { qianxun: 'locked', duoshi: 'normal' } }, // 陸遜
  'sun-shangxiang': {
    kingdom: 'wu',
    gender: 'female',
    halfHp: 3,
    skills: { jieyin: 'normal', xiaoji: 'normal' },
  }, // 孫尚香
  'sun-jian': { kingdom: 'wu', gender: 'male', halfHp: 4, skills: { yinghun: 'normal' } }, // 孫堅
  'xiao-qiao': {
    kingdom: 'wu',
    gender: 'female',
    halfHp: 3,
    skills: { tianxiang: 'normal', hongyan: 'locked' },
  }, // 小喬
  'taishi-ci': { kingdom: 'wu', gender: 'male', halfHp: 4, skills: { tianyi: 'normal' } }, // 太史慈
  'zhou-tai': { kingdom: 'wu', gender: 'male', halfHp: 4, skills: { buqu: 'normal' } }, // 周泰
  'lu-su': { kingdom: 'wu', gender: 'male', halfHp: 3, skills: { haoshi: 'normal', dimeng: 'normal' } }, // 魯肅
  'er-zhang': { kingdom: 'wu', gender: 'male', halfHp: 3, skills: { zhijian: 'normal', guzheng: 'normal' } }, // 張昭張紘
  'ding-feng': { kingdom: 'wu', gender: 'male', halfHp: 4, skills: { duanbing: 'normal', fenxun: 'normal' } }, // 丁奉

  // qun
  'hua-tuo': { kingdom: 'qun', gender: 'male', halfHp: 3, skills: { jijiu: 'normal', qingnang: 'normal' } }, // 華佗
  'lu-bu': { kingdom: 'qun', gender: 'male', halfHp: 5, skills: { wushuang: 'locked' } }, // 呂布
  'diao-chan': { kingdom: 'qun', gender: 'female', halfHp: 3, skills: { lijian: 'normal', biyue: 'normal' } }, // 貂蟬
  'yuan-shao': { kingdom: 'qun', gender: 'male', halfHp: 4, skills: { luanji: 'normal' } }, // 袁紹
  'yan-liang-wen-chou': { kingdom: 'qun', gender: 'male', halfHp: 4, skills: { shuangxiong: 'normal' } }, // 顏良文醜
  'jia-xu': {
    kingdom: 'qun',
    gender: 'male',
    halfHp: 3,
    skills: { wansha: 'locked', luanwu: 'limited', weimu: 'locked' },
  }, // 賈詡
  'pang-de': { kingdom: 'qun', gender: 'male', halfHp: 4, skills: { mashu: 'locked', mengjin: 'normal' } }, // 龐德
  'zhang-jiao': { kingdom: 'qun', gender: 'male', halfHp: 3, skills: { leiji: 'normal', guidao: 'normal' } }, // 張角
  'cai-wenji': {
    kingdom: 'qun',
    gender: 'female',
    halfHp: 3,
    skills: { beige: 'normal', duanchang: 'locked' },
  }, // 蔡文姬
  'ma-teng': { kingdom: 'qun', gender: 'male', halfHp: 4, skills: { mashu: 'locked', xiongyi: 'limited' } }, // 馬騰
  'kong-rong': { kingdom: 'qun', gender: 'male', halfHp: 3, skills: { mingshi: 'locked', lirang: 'normal' } }, // 孔融
  'ji-ling': { kingdom: 'qun', gender: 'male', halfHp: 4, skills: { shuangren: 'normal' } }, // 紀靈
  'tian-feng': { kingdom: 'qun', gender: 'male', halfHp: 3, skills: { sijian: 'normal', suishi: 'locked' } }, // 田豐
  'pan-feng': { kingdom: 'qun', gender: 'male', halfHp: 4, skills: { kuangfu: 'normal' } }, // 潘鳳
  'zou-shi': {
    kingdom: 'qun',
    gender: 'female',
    halfHp: 3,
    skills: { huoshui: 'normal', qingcheng: 'normal' },
  }, // 鄒氏
} as const satisfies Readonly<Record<Id, GeneralFacts>>

/** The generals of the expansion 陣, two to a kingdom (section 18). */
export const FORMATION = {
  'deng-ai': {
    kingdom: 'wei',
    gender: 'male',
    halfHp: 4,
    fewerAs: 'head',
    skills: { tuntian: 'normal', jixi: 'normal', ziliang: 'normal' },
  }, // 鄧艾
  'cao-hong': { kingdom: 'wei', gender: 'male', halfHp: 4, skills: { huyuan: 'normal', heyi: 'formation' } }, // 曹洪
  'jiang-wei': {
    kingdom: 'shu',
    gender: 'male',
    halfHp: 4,
    fewerAs: 'deputy',
    skills: { tiaoxin: 'normal', yizhi: 'normal', tianfu: 'formation' },
  }, // 姜維
  'jiang-wan-fei-yi': {
    kingdom: 'shu',
    gender: 'male',
    halfHp: 3,
    skills: { shengxi: 'normal', shoucheng: 'normal' },
  }, // 蔣琬費禕
  'jiang-qin': {
    kingdom: 'wu',
    gender: 'male',
    halfHp: 4,
    skills: { shangyi: 'normal', niaoxiang: 'formation' },
  }, // 蔣欽
  'xu-sheng': { kingdom: 'wu', gender: 'male', halfHp: 4, skills: { yicheng: 'normal' } }, // 徐盛
  'he-taihou': {
    kingdom: 'qun',
    gender: 'female',
    halfHp: 3,
    skills: { zhendu: 'normal', qiluan: 'normal' },
  }, // 何太后
  'yu-ji': { kingdom: 'qun', gender: 'male', halfHp: 3, skills: { qianhuan: 'normal' } }, // 于吉
} as const satisfies Readonly<Record<Id, GeneralFacts>>

/** The generals of the expansion 勢, two to a kingdom (section 19). */
export const MOMENTUM = {
  'li-dian': { kingdom: 'wei', gender: 'male', halfHp: 3, skills: { xunxun: 'normal', wangxi: 'normal' } }, // 李典
  'zang-ba': { kingdom: 'wei', gender: 'male', halfHp: 4, skills: { hengjiang: 'normal' } }, // 臧霸
  'ma-dai': { kingdom: 'shu', gender: 'male', halfHp: 4, skills: { mashu: 'locked', qianxi: 'normal' } }, // 馬岱
  'mi-furen': {
    kingdom: 'shu',
    gender: 'female',
    halfHp: 3,
    skills: { guixiu: 'normal', cunsi: 'normal' },
    lends: { yongjue: 'normal' },
  }, // 糜夫人
  'sun-ce': {
    kingdom: 'wu',
    gender: 'male',
    halfHp: 4,
    fewerAs: 'deputy',
    skills: { jiang: 'normal', yingyang: 'normal', hunshang: 'locked' },
  }, // 孫策
  'chen-wu-dong-xi': {
    kingdom: 'wu',
    gender: 'male',
    halfHp: 4,
    skills: { duanxie: 'normal', fenming: 'normal' },
  }, // 陳武董襲
  'dong-zhuo': {
    kingdom: 'qun',
    gender: 'male',
    halfHp: 4,
    skills: { hengzheng: 'normal', baoling: 'locked' },
    lends: { benghuai: 'locked' },
  }, // 董卓
  'zhang-ren': {
    kingdom: 'qun',
    gender: 'male',
    halfHp: 4,
    skills: { chuanxin: 'normal', fengshi: 'formation' },
  }, // 張任
} as const satisfies Readonly<Record<Id, GeneralFacts>>

/** The generals of each expansion, in the order of the lobby's options, which have these names. */
export const EXPANSIONS = {
  formation: FORMATION,
  momentum: MOMENTUM,
  transformation: TRANSFORMATION,
} as const
export type Expansion = keyof typeof EXPANSIONS
export const EXPANSION_IDS = Object.keys(EXPANSIONS) as readonly Expansion[]

const GENERALS = { ...STANDARD, ...FORMATION, ...MOMENTUM, ...TRANSFORMATION }
export type General = keyof typeof GENERALS

/** The generals whose skills newer printings have revised (section 17, a variant), with all their skills there. */
export const REVISED = {
  'xu-chu': { luoyi: 'normal' },
  'lu-meng': { keji: 'locked', mouduan: 'normal' },
  'huang-gai': { kurou: 'normal' },
  'xiao-qiao': { tianxiang: 'normal', hongyan: 'locked' },
  'zhou-tai': { buqu: 'locked', fenji: 'normal' },
  'hua-tuo': { jijiu: 'normal', chuli: 'normal' },
  'yuan-shao': { luanji: 'normal' },
  'pang-de': { mashu: 'locked', jianchu: 'normal' },
} as const satisfies Readonly<Partial<Record<General, Readonly<Record<Id, SkillKind>>>>>

/** The printing whose skills a table plays with. */
export type Edition = 'printed' | 'revised'

type RevisedSkillsOf<G> = G extends keyof typeof REVISED ? keyof (typeof REVISED)[G] : never
type LentBy<G> = G extends General
  ? (typeof GENERALS)[G] extends { lends: infer L }
    ? keyof L
    : never
  : never
type SkillsOf<G> = G extends General
  ? keyof (typeof GENERALS)[G]['skills'] | RevisedSkillsOf<G> | LentBy<G>
  : never
/** A skill of any general. */
export type Skill = SkillsOf<General>

/** All generals, in the order of the table. */
export const GENERAL_IDS = Object.keys(GENERALS) as readonly General[]

/** The expansion that a general is of; null for those of the standard edition. */
export const expansionOf = (id: General): Expansion | null =>
  EXPANSION_IDS.find((expansion) => Object.hasOwn(EXPANSIONS[expansion], id)) ?? null

/** Whether an id is a general's. */
export const isGeneral = (id: Id): id is General => Object.hasOwn(GENERALS, id)

/** What is printed on a general. */
export const generalFacts = (id: General): GeneralFacts => GENERALS[id]

/** Half fish of a general as the main one or the deputy: some count one less in one of these places. */
export function halvesOf(id: General, place: 'head' | 'deputy'): number {
  const { halfHp, fewerAs } = generalFacts(id)
  return halfHp - (fewerAs === place ? 1 : 0)
}

/** The skills of a general, in printed order. */
export const skillsOf = (id: General): readonly Skill[] => Object.keys(GENERALS[id].skills) as Skill[]

/** Skills that those of a general bring and that stand nowhere else. */
export const lentBy = (id: General): readonly Skill[] => Object.keys(generalFacts(id).lends ?? {}) as Skill[]

/** The skills of a general in a printing, in printed order. */
export function skillsIn(id: General, edition: Edition): readonly Skill[] {
  const revised: Partial<Record<General, object>> = REVISED
  return edition === 'revised' && revised[id] ? (Object.keys(revised[id]) as Skill[]) : skillsOf(id)
}

/** How many generals each of so many players is dealt (section 1). */
export const generalsDealt = (players: number): number => (players <= 8 ? 7 : 5)

/** The n-th revealed member of a kingdom who turns ambitionist among so many players (sections 1 and 9). */
export const ambitionistFrom = (players: number): number => Math.floor(players / 2) + 1
