// The auto-answers in Traditional Chinese.
import type { autoAnswers as en } from './en.ts'

const answers = {
  nothing: '不回應',
  'hold-fast': '有堅守就用，否則不回應',
  best: '用最合適的牌，沒有就不回應',
}

export const autoAnswers = {
  'defend-field': { name: '野外的軍隊被攻', hint: '城外的軍隊，不含將領', values: answers },
  'defend-city': {
    name: '我的城池或將領被攻',
    hint: '守軍、空城，以及各處的將領',
    values: { ...answers, capital: '只在都城被攻時用最合適的牌' },
    never: '絕不改用別的牌。',
  },
  'third-attack': {
    name: '我的軍隊或將領一回合內第三次被攻起',
    hint: '擲骰前可主動撤退',
    values: { careful: '留下；體力 2 以下的將領撤退', stay: '留下', withdraw: '撤退' },
  },
  duel: {
    name: '有人提出單挑',
    hint: '拒絕需付 2 點怒氣，否則隨機 1 張手牌，否則後退',
    values: { careful: '有 2 點怒氣就拒絕，否則應戰', accept: '應戰', refuse: '拒絕' },
  },
  'last-counsel': {
    name: '郭嘉可令一張牌無效',
    hint: '2 點怒氣，每回合一次',
    values: { never: '從不', always: '總是' },
  },
  heir: {
    name: '出局盟友的將領',
    hint: '下次招募時收留誰',
    values: { strongest: '有空位就收最強的', nobody: '都不收' },
  },
  gaze: {
    name: '諸葛亮可查看牌庫',
    hint: '補牌前付 1 點怒氣',
    values: { never: '從不' },
    never: '絕不花費怒氣。',
  },
  discard: { name: '補牌時要棄的牌', hint: '只棄必須棄的張數', values: { oldest: '最早摸到的' } },
} satisfies typeof en
