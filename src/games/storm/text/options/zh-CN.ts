// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { options as en } from './en.ts'

export const options = {
  'three-generals': { name: '3 名将领', hint: '每人可有 3 名将领，而非 2 名' },
  'drawn-lords': { name: '主将抽取', hint: '主将以抽取决定，都城另行选择' },
  'extra-city': { name: '第三座城', hint: '2 人：各增加最近的一座小城，并多 2 支军队' },
  'free-seats': { name: '自选都城', hint: '3 人：都城自由选择，但西京、襄平不可同选' },
  partners: {
    name: '盟友',
    hint: '4 人：谁与谁同盟',
    values: { drawn: '以抽到的主将为准', opposite: '与对面的人' },
  },
  rounds: {
    name: '轮数',
    hint: '最后一轮结束时声望最高者胜；不限则只凭声望或都城分胜负',
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
