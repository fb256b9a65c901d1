// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { autoAnswers as en } from './en.ts'

const answers = {
  nothing: '不应对',
  'hold-fast': '有坚守就用，否则不应对',
  best: '用最合适的牌，没有就不应对',
}

export const autoAnswers = {
  'defend-field': { name: '野外的军队被攻', hint: '城外的军队，不含将领', values: answers },
  'defend-city': {
    name: '我的城池或将领被攻',
    hint: '守军、空城，以及各处的将领',
    values: { ...answers, capital: '只在都城被攻时用最合适的牌' },
    never: '绝不改用别的牌。',
  },
  'third-attack': {
    name: '一回合内第三次被攻起',
    hint: '掷骰前可主动撤退',
    values: { careful: '留下；体力 2 以下的将领撤退', stay: '留下', withdraw: '撤退' },
    never: '绝不撤走其他单位。',
  },
  duel: {
    name: '有人提出单挑',
    hint: '拒绝需付 2 点怒气，否则随机 1 张手牌，否则后退',
    values: { careful: '有 2 点怒气就拒绝，否则应战', accept: '应战', refuse: '拒绝' },
  },
  'last-counsel': {
    name: '郭嘉可令一张牌无效',
    hint: '2 点怒气，每回合一次',
    values: { never: '从不', always: '总是' },
  },
  heir: {
    name: '出局盟友的将领',
    hint: '下次招募时收留谁',
    values: { strongest: '有空位就收最强的', nobody: '都不收' },
  },
  gaze: {
    name: '诸葛亮可查看牌库',
    hint: '补牌前付 1 点怒气',
    values: { never: '从不' },
    never: '绝不花费怒气。',
  },
  discard: { name: '补牌时要弃的牌', hint: '只弃必须弃的张数', values: { oldest: '最早摸到的' } },
} satisfies typeof en
