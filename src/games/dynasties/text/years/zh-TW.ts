// 年代的寫法；西元前的年份為負數。
import type { years as en } from './en.ts'

/** 「618–907 年」、「前 221–前 206 年」。 */
export const years: typeof en = ({ from, to }) => `${year(from)}–${year(to)} 年`

const year = (number: number): string => (number < 0 ? `前 ${-number}` : `${number}`)
