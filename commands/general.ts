// `/general`: who a general is, and what they can do; `/card` among generals alone.

import type { Command } from '../src/discord/call/reply.ts'
import { isGeneral } from '../src/discord/input/cards.ts'
import { lookup } from './lookup.ts'

export const general: Command = lookup({
  name: 'general',
  option: 'general name',
  among: isGeneral,
  unknown: 'general-unknown',
})
