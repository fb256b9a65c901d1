// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { BoxWords } from '../../cards/words.ts'

export const names: BoxWords = {
  title: '三国杀·国战',
  blurb: '人人暗藏两名武将，谁也不知道你属于哪一方。明置武将，找到自己的势力，活到最后。2–12 人。',
  factions: { wei: '魏', shu: '蜀', wu: '吴', qun: '群雄', ambitionist: '野心家' },
  genders: { male: '男', female: '女' },
  card: (mark, name) => `${mark}【${name}】`,
  kind: (name) => `【${name}】`,
  skill: (name) => `“${name}”`,
  copies: (marks) => `牌堆中：${marks}。`,
  facts: ({ faction, gender, hp }) => `${faction} · ${gender} · 体力 ${hp}`,
  companions: (generals) => `珠联璧合：${generals}。`,
  explained: (name, text) => `${name}${text}`,
  between: '',
  lists: {
    'list-basic': '基本牌与锦囊一览',
    'list-equipment': '装备一览',
    'list-wei': '魏国武将',
    'list-shu': '蜀国武将',
    'list-wu': '吴国武将',
    'list-qun': '群雄武将',
  },
}
