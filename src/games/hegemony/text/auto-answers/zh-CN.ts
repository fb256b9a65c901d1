// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { AutoAnswerWords } from '../../../common/title.ts'

export const autoAnswers: Readonly<Record<string, AutoAnswerWords>> = {
  dodge: {
    name: '需要【闪】时',
    hint: '【杀】或【万箭齐发】打向你',
    values: { always: '能闪就闪，不明置武将', never: '一律不闪' },
  },
  slash: {
    name: '需要【杀】时',
    hint: '【决斗】中、【南蛮入侵】来时，或有人要你使用【杀】',
    values: { always: '能出就出，但不伤同势力，也不明置武将', never: '一律不出【杀】' },
  },
  rescue: {
    name: '有人濒死时',
    hint: '可以用【桃】、【酒】或技能救人',
    values: {
      self: '只救自己，最后才用限定技或明置武将',
      kin: '救自己（最后才用限定技或明置武将），也救已确定的同势力角色',
      never: '谁也不救',
    },
    never: '除非救自己的命，绝不明置武将，也不用限定技。',
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
    hint: '在别人回合中响应的技能；自己的回合一律亲自决定',
    values: {
      open: '有用就发动已明置的技能，不明置武将',
      unveil: '有用就发动任何技能，即使要明置武将',
      never: '都不发动',
    },
  },
  discard: {
    name: '手牌超过上限时',
    hint: '自己回合的弃牌阶段',
    values: { least: '弃置最不值得留的牌' },
    never: '绝不多弃一张。',
  },
}
