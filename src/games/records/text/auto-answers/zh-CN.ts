// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type * as en from './en.ts'

const lines = {
  'strong-middle-weak': '前军最强、中军次之、后军最弱',
  'strong-weak-middle': '前军最强、中军最弱、后军居次',
  'middle-strong-weak': '前军居次、中军最强、后军最弱',
  'middle-weak-strong': '前军居次、中军最弱、后军最强',
  'weak-strong-middle': '前军最弱、中军最强、后军居次',
  'weak-middle-strong': '前军最弱、中军次之、后军最强',
  mixed: '每次随机排列',
}

export const autoAnswers: typeof en.autoAnswers = {
  defence: {
    name: '我的城池遭到攻打',
    hint: '他人攻打你的城池时，以什么计谋应对',
    values: {
      never: '一律不用计',
      'empty-fort': '手上有空城计就用，否则不用计',
      'wait-at-ease': '手上有以逸待劳就用，否则不用计',
      either: '先用空城计，其次以逸待劳，都没有就不用计',
    },
  },
  'line-attack': {
    name: '攻城时的阵形',
    hint: '你攻城时，3 张最大的战斗卡如何排列',
    values: lines,
  },
  'line-defence': {
    name: '守城时的阵形',
    hint: '你守城时，3 张最大的战斗卡如何排列',
    values: lines,
  },
  search: {
    name: '寻访军师',
    hint: '多付钱看几位军师；钱不够时能看几位就看几位',
    values: {
      none: '不多看，不付钱',
      one: '多看 1 位，付 1 元',
      two: '最多多看 2 位',
      most: '最多多看 4 位',
    },
    never: '绝不花钱。',
  },
  strategist: {
    name: '留下的军师',
    hint: '抽到的军师之中，本回合留用哪一位',
    values: { wits: '智力最高者', income: '带来金钱最多者' },
    never: '绝不动你的手牌。',
  },
  draw: {
    name: '抽哪一叠牌',
    hint: '进阶规则：那一张牌从哪一叠抽；绝不另付钱抽两叠',
    values: { realm: '武将与城池', schemes: '计谋' },
    never: '绝不付钱抽两叠。',
  },
  keep: {
    name: '我抽的两张牌',
    hint: '留哪一张；另一张放到牌堆底',
    values: {
      general: '先留武将，取最强的；否则留城池',
      city: '先留城池，取最贵的；否则留武将',
      scheme: '先留计谋；否则留武将',
    },
  },
  spoils: {
    name: '夺下城池后的守将',
    hint: '由手上哪一位武将留守',
    values: { strongest: '手上最强的武将', weakest: '手上最弱的武将' },
  },
  strike: {
    name: '我的刺客潜入城中',
    hint: '刺客潜入城中时，要不要杀死守将',
    values: { always: '一律下手' },
  },
}
