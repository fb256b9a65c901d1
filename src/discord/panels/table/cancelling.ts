// Calling a running game off where nobody else has a say: asked first, since it cannot be undone.
import type { GameInfo } from '../../../host/table/types.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs, type Screen } from '../../screen/screen.ts'
import { gameName, seatName, wordsOf } from '../../words/present.ts'
import { putToTable } from '../votes/voting.ts'
import { claimScreen } from './claiming.ts'

/**
 * What calling a game off would mean, and both buttons; `undefined` where others vote on it, or it may not be. The last of
 * several members may end it as won too.
 */
export async function cancelQuestion(
  bot: BotContext,
  { language, person }: Call,
  info: GameInfo,
): Promise<Screen | undefined> {
  const own = info.players.find(({ member }) => member === person.id)
  if (own && (await bot.host.upkeep.claimant(info.id)) === own.seat)
    return claimScreen(info, language, seatName(info, own.seat), 'private')
  const members = info.players.flatMap(({ member }) => member ?? [])
  if (info.league !== undefined || members.length !== 1 || members[0] !== person.id) return undefined
  const words = wordsOf(language)
  return {
    content: paragraphs(gameName(titleOf(bot, info), info, language), words['cancel-ask']()),
    rows: buttons(
      button(customId('cancel', info.id), words['cancel-now'](), 'grave'),
      button(customId('stay', info.id), words['resign-stay']()),
    ),
  }
}

async function cancel(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  return { screen: await cancelled(bot, call, game) }
}

/** Calls a game off, or puts that to the vote where others have come to have a say. */
export const cancelled = (bot: BotContext, call: Call, game: string): Promise<Screen> =>
  putToTable(bot, call, game, { kind: 'cancel' }, (words) => words['game-cancelled']())

/** By verb: the button that calls a game off. */
export const CANCELLING = { cancel: { run: cancel, slow: true } } satisfies Record<string, Panel>
