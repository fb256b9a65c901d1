// `/card`: what a card of any game does, and what there is to know about it.

import type { Command } from '../src/discord/call/reply.ts'
import { anyCard } from '../src/discord/input/cards.ts'
import { lookup } from './lookup.ts'

export const card: Command = lookup({
  name: 'card',
  option: 'card name',
  among: anyCard,
  unknown: 'card-unknown',
})
