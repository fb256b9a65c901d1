// What the standing orders of this game are called, in Traditional Chinese.
import type { OrderWords } from '../../../title.ts'

export const orders: Readonly<Record<string, OrderWords>> = {
  dodge: {
    name: '需要【閃】時',
    hint: '【殺】或【萬箭齊發】打向你',
    values: { always: '能閃就閃', never: '任它命中' },
  },
  slash: {
    name: '需要【殺】時',
    hint: '【決鬥】中、【南蠻入侵】來時，或有人要你使用【殺】',
    values: { always: '能出就出', never: '任它命中' },
  },
  rescue: {
    name: '有人瀕死時',
    hint: '可以用【桃】、【酒】或技能救人',
    values: { self: '只救自己', kin: '救自己和已確定的同勢力角色', never: '誰也不救' },
  },
  nullify: {
    name: '錦囊可被抵銷時',
    hint: '每張錦囊的每個目標都會問',
    values: {
      self: '只在它以我為目標、害到我時',
      kin: '只在它害到我或我已確定的勢力時',
      never: '從不抵銷',
    },
  },
  skills: {
    name: '可以發動技能時',
    hint: '因別人或自己的事而發動的技能；階段開始時與自己的出牌階段一律親自決定',
    values: {
      open: '划算就發動已明置的技能，不亮將',
      unveil: '划算就發動任何技能，亮將也無妨',
      never: '都不發動',
    },
  },
  discard: {
    name: '手牌超過上限時',
    hint: '自己回合的棄牌階段',
    values: { least: '棄掉最不值得留的牌' },
  },
}
