// Games: finding one and its public facts.
import { type HostContext, inContext } from '../table/context.ts'
import * as finding from './game-lookup.ts'

export const gameService = (context: HostContext) =>
  inContext(
    context,
    finding,
    'info',
    'inChannel',
    'ofThread',
    'ofMember',
    'finishedOf',
    'inGuild',
    'lobbiesIn',
  )
