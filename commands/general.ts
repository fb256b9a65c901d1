// `/general`: who a general is, and what they can do; `/card` among generals alone.
import { isGeneral } from '../src/discord/cards.ts'
import type { Command } from '../src/discord/reply.ts'
import { lookup } from './lookup.ts'

export const general: Command = lookup({
  name: 'general',
  option: 'general name',
  among: isGeneral,
  unknown: 'general-unknown',
})
