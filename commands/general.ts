// `/general`: who a general is, and the skills in full; a second name of `/card` for people.
import { isGeneral } from '../src/discord/cards.ts'
import type { Command } from '../src/discord/reply.ts'
import { lookup } from './lookup.ts'

export const general: Command = lookup({
  name: 'general',
  option: 'general name',
  among: isGeneral,
  unknown: 'general-unknown',
})
