// The ready check of a lobby: who is asked, until when, and the button.
import type { GameInfo } from '../../../host/table/types.ts'
import type { PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import type { BotContext } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, type Screen } from '../../screen/screen.ts'
import { wordsOf } from '../../words/present.ts'
import { moment } from '../../words/time.ts'

/** The members whom a ready check waits for. */
export const unreadyMembers = ({ ready, players }: GameInfo): readonly string[] =>
  ready ? players.flatMap(({ seat, member }) => (member && ready.awaited.includes(seat) ? [member] : [])) : []

/** The question; once it is over what came of it. */
export function readyScreen(info: GameInfo): Screen {
  const words = wordsOf(info.language)
  if (!info.ready) {
    const content =
      info.status === 'lobby' ? words['ready-over']() : words['prompt-done']({ line: words['ready-began']() })
    return { content: `-# ${content}`, rows: [] }
  }
  const names = unreadyMembers(info).map((member) => `<@${member}>`)
  return {
    content: words['ready-ask']({ names: names.join(' '), when: moment(info.ready.until, 'R') }),
    rows: buttons(button(customId('ready', info.id), words['ready-button'](), 'go')),
  }
}

async function ready(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const done = await bot.host.lobby.sayReady(game, call.person)
  if (!done.ok) return { screen: await refusalScreen(bot, call, game, done.refusal), fresh: true }
  return { redraw: async () => readyScreen((await bot.host.games.info(game)) ?? done.value) }
}

/** By verb: the button of a ready check. */
export const CHECKING = { ready: { run: ready, slow: true } } satisfies Record<string, Panel>
