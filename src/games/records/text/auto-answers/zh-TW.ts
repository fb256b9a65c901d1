// The auto-answers in Traditional Chinese.
import type * as en from './en.ts'

const lines = {
  'strong-middle-weak': '前軍最強、中軍次之、後軍最弱',
  'strong-weak-middle': '前軍最強、中軍最弱、後軍居次',
  'middle-strong-weak': '前軍居次、中軍最強、後軍最弱',
  'middle-weak-strong': '前軍居次、中軍最弱、後軍最強',
  'weak-strong-middle': '前軍最弱、中軍最強、後軍居次',
  'weak-middle-strong': '前軍最弱、中軍次之、後軍最強',
  mixed: '每次隨機排列',
}

export const autoAnswers: typeof en.autoAnswers = {
  defence: {
    name: '我的城池遭到攻打',
    hint: '他人攻打你的城池時，以什麼計謀回應',
    values: {
      never: '一律不用計',
      'empty-fort': '手上有空城計就用，否則不用計',
      'wait-at-ease': '手上有以逸待勞就用，否則不用計',
      either: '先用空城計，其次以逸待勞，都沒有就不用計',
    },
  },
  'line-attack': { name: '攻城時的陣形', hint: '你攻城時，3 張最大的戰鬥卡如何排列', values: lines },
  'line-defence': { name: '守城時的陣形', hint: '你守城時，3 張最大的戰鬥卡如何排列', values: lines },
  search: {
    name: '尋訪軍師',
    hint: '多付錢看幾位軍師；錢不夠時能看幾位就看幾位',
    values: {
      none: '不多看，不付錢',
      one: '多看 1 位，付 1 元',
      two: '最多多看 2 位',
      most: '最多多看 4 位',
    },
    never: '絕不花錢。',
  },
  strategist: {
    name: '留下的軍師',
    hint: '抽到的軍師之中，本回合留用哪一位',
    values: { wits: '智力最高者', income: '帶來金錢最多者' },
    never: '絕不動你的手牌。',
  },
  draw: {
    name: '抽哪一疊牌',
    hint: '進階規則：那一張牌從哪一疊抽；絕不另付錢抽兩疊',
    values: { realm: '武將與城池', schemes: '計謀' },
    never: '絕不付錢抽兩疊。',
  },
  keep: {
    name: '我抽的兩張牌',
    hint: '留哪一張；另一張放到牌堆底',
    values: {
      general: '先留武將，取最強的；否則留城池',
      city: '先留城池，取最貴的；否則留武將',
      scheme: '先留計謀；否則留武將',
    },
  },
  spoils: {
    name: '奪下城池後的守將',
    hint: '由手上哪一位武將留守',
    values: { strongest: '手上最強的武將', weakest: '手上最弱的武將' },
  },
  strike: {
    name: '我的刺客潛入城中',
    hint: '刺客潛入城中時，要不要殺死守將',
    values: { always: '一律下手' },
  },
}
