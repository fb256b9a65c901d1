// The options of the lobby in Traditional Chinese.
import type * as en from './en.ts'

export const options: typeof en.options = {
  advanced: { name: '進階規則', hint: '計謀卡與城池、武將卡分成兩疊；每疊各可重洗一次' },
  'two-lords': { name: '雙君主', hint: '兩人對局專用：每人有兩位君主，兼有兩者的能力' },
  'strict-order': { name: '軍師輪流選', hint: '照說明書逐家輪流抽選軍師；否則所有玩家同時選' },
}
