// The options of the lobby in Traditional Chinese.
import type * as en from './en.ts'

export const options: typeof en.options = {}
