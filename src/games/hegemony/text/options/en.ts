// The options of the lobby in English.
import type { GameWords } from '../../../title.ts'

export const options = {} satisfies GameWords['options']
