// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { OrderWords } from '../../../title.ts'

export const orders: Readonly<Record<string, OrderWords>> = {
  dodge: {
    name: '需要【闪】时',
    hint: '【杀】或【万箭齐发】打向你',
    values: { always: '能闪就闪', never: '任它命中' },
  },
  slash: {
    name: '需要【杀】时',
    hint: '【决斗】中、【南蛮入侵】来时，或有人要你使用【杀】',
    values: { always: '能出就出', never: '任它命中' },
  },
  rescue: {
    name: '有人濒死时',
    hint: '可以用【桃】、【酒】或技能救人',
    values: { self: '只救自己', kin: '救自己和已确定的同势力角色', never: '谁也不救' },
  },
  nullify: {
    name: '锦囊可被抵销时',
    hint: '每张锦囊的每个目标都会问',
    values: {
      self: '只在它以我为目标、害到我时',
      kin: '只在它害到我或我已确定的势力时',
      never: '从不抵销',
    },
  },
  skills: {
    name: '可以发动技能时',
    hint: '因别人或自己的事而发动的技能；阶段开始时与自己的出牌阶段一律亲自决定',
    values: {
      open: '划算就发动已明置的技能，不亮将',
      unveil: '划算就发动任何技能，亮将也无妨',
      never: '都不发动',
    },
  },
  discard: {
    name: '手牌超过上限时',
    hint: '自己回合的弃牌阶段',
    values: { least: '弃掉最不值得留的牌' },
  },
}
