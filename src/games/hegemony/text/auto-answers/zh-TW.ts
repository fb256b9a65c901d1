// What this game’s auto-answers are called, in Traditional Chinese.
import type { AutoAnswerWords } from '../../../common/title.ts'

export const autoAnswers: Readonly<Record<string, AutoAnswerWords>> = {
  dodge: {
    name: '需要【閃】時',
    hint: '【殺】或【萬箭齊發】打向你',
    values: { always: '能閃就閃，不明置武將', never: '一律不閃' },
  },
  slash: {
    name: '需要【殺】時',
    hint: '【決鬥】中、【南蠻入侵】來時，或有人要你使用【殺】',
    values: { always: '能出就出，但不傷同勢力，也不明置武將', never: '一律不出【殺】' },
  },
  rescue: {
    name: '有人瀕死時',
    hint: '可以用【桃】、【酒】或技能救人',
    values: {
      self: '只救自己，最後才用限定技或明置武將',
      kin: '救自己（最後才用限定技或明置武將），也救已確定的同勢力角色',
      never: '誰也不救',
    },
    never: '除非救自己的命，絕不明置武將，也不用限定技。',
  },
  nullify: {
    name: '錦囊可被抵銷時',
    hint: '每張錦囊的每個目標都會問',
    values: { self: '只在它以我為目標、害到我時', kin: '只在它害到我或我已確定的勢力時', never: '從不抵銷' },
  },
  skills: {
    name: '可以發動技能時',
    hint: '在別人回合中回應的技能；自己的回合一律親自決定',
    values: {
      open: '有用就發動已明置的技能，不明置武將',
      unveil: '有用就發動任何技能，即使要明置武將',
      never: '都不發動',
    },
  },
  discard: {
    name: '手牌超過上限時',
    hint: '自己回合的棄牌階段',
    values: { least: '棄置最不值得留的牌' },
    never: '絕不多棄一張。',
  },
}
