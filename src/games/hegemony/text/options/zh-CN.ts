// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type * as en from './en.ts'

export const options: typeof en.options = {}
