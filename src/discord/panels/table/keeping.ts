// The question whether a table that nobody plays stays open, and its button.
import type { GameInfo } from '../../../host/table/types.ts'
import type { PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import type { BotContext } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, type Screen } from '../../screen/screen.ts'
import { wordsOf } from '../../words/present.ts'
import { moment } from '../../words/time.ts'

/** The question, which mentions every member. */
export function keepScreen({ id, language, players }: GameInfo, until: number): Screen {
  const words = wordsOf(language)
  const names = players.flatMap(({ member }) => (member === undefined ? [] : [`<@${member}>`])).join(' ')
  return {
    content: words['keep-ask']({ names, when: moment(new Date(until * 1000), 'R') }),
    rows: buttons(button(customId('keeptable', id), words['keep-button'](), 'go')),
  }
}

async function keep(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const done = await bot.host.upkeep.keep(game, call.person)
  if (!done.ok) return { screen: await refusalScreen(bot, call, game, done.refusal), fresh: true }
  const content = wordsOf(done.value.language)['keep-kept']({ who: `<@${call.person.id}>` })
  return { redraw: async () => ({ content, rows: [] }) }
}

/** By verb: the button that keeps a table. */
export const KEEPING = { keeptable: { run: keep, slow: true } } satisfies Record<string, Panel>
