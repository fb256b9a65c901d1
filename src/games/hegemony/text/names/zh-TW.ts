// What the game, its factions and the facts of a general are called in Traditional Chinese.
import type { BoxWords } from '../../cards/words.ts'

export const names: BoxWords = {
  title: '三國殺·國戰',
  blurb: '人人暗藏兩名武將，誰也不知道你屬於哪一方。明置武將，找到自己的勢力，活到最後。2–12 人。',
  factions: { wei: '魏', shu: '蜀', wu: '吳', qun: '群雄', ambitionist: '野心家' },
  variants: { 'last-battle': '「鏖戰」' },
  genders: { male: '男', female: '女' },
  card: (mark, name) => `${mark}【${name}】`,
  kind: (name) => `【${name}】`,
  skill: (name) => `「${name}」`,
  copies: (marks) => `牌堆中：${marks}。`,
  facts: ({ faction, gender, hp }) => `${faction} · ${gender} · 體力 ${hp}`,
  companions: (generals) => `珠聯璧合：${generals}。`,
  expansions: {
    formation: '採用擴充**陣**時：',
    momentum: '採用擴充**勢**時：',
    transformation: '採用擴充**變**時：',
  },
  revised: '採用選項**修訂技能**時：',
  explained: (name, text) => `${name}${text}`,
  between: '',
  lists: {
    'list-basic': '基本牌與錦囊一覽',
    'list-equipment': '裝備一覽',
    'list-wei': '魏國武將',
    'list-shu': '蜀國武將',
    'list-wu': '吳國武將',
    'list-qun': '群雄武將',
  },
}
