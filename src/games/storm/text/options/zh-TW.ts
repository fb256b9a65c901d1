// The options of the lobby in Traditional Chinese.
import type { options as en } from './en.ts'

export const options = {
  'three-generals': { name: '3 名將領', hint: '每人可有 3 名將領，而非 2 名' },
  'drawn-lords': { name: '主將抽取', hint: '主將以抽取決定，都城另行選擇' },
  'extra-city': { name: '第三座城', hint: '2 人：各增加最近的一座小城，並多 2 支軍隊' },
  'free-seats': { name: '自選都城', hint: '3 人：都城自由選擇，但西京、襄平不可同選' },
  partners: {
    name: '盟友',
    hint: '4 人：誰與誰同盟',
    values: { drawn: '以抽到的主將為準', opposite: '與對面的人' },
  },
  rounds: {
    name: '輪數',
    hint: '最後一輪結束時聲望最高者勝；不限則只憑聲望或都城分勝負',
    values: {
      standard: '30，3 人 40',
      '15': '15',
      '20': '20',
      '40': '40',
      '60': '60',
      '100': '100',
      off: '不限',
    },
  },
} satisfies typeof en
