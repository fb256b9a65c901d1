// The last member's panel: play on, or end the game as won or as unfinished.
import type { GameInfo } from '../../../host/table/types.ts'
import { CLAIMS, type Claim } from '../../../host/upkeep/index.ts'
import type { Language } from '../../../text/language.ts'
import { escapeMarkdown } from '../../../text/markdown.ts'
import type { PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import type { BotContext } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, type Screen } from '../../screen/screen.ts'
import { wordsOf } from '../../words/present.ts'

/** The question to the last member, with its three buttons: asked in the channel, or on a private panel of their own. */
export function claimScreen(
  { id }: GameInfo,
  language: Language,
  who: string,
  where: 'channel' | 'private',
): Screen {
  const words = wordsOf(language)
  const pressed = (what: Claim) => customId('claim', id, what, where)
  return {
    content: words['claim-ask']({ who }),
    rows: buttons(
      button(pressed('on'), words['claim-on'](), 'main'),
      button(pressed('won'), words['claim-won'](), 'grave'),
      button(pressed('unfinished'), words['claim-unfinished'](), 'grave'),
    ),
  }
}

async function claim(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = '', said, where] = call.parts
  const words = wordsOf(call.language)
  const what = CLAIMS.find((each) => each === said)
  if (!what) return { screen: { content: words['unknown-button']() } }
  const done = await bot.host.upkeep.claim(game, call.person, what)
  if (!done.ok) return { screen: await refusalScreen(bot, call, game, done.refusal), fresh: true }
  const told = { content: what === 'on' ? words['claim-goes-on']() : words['table-closed']() }
  if (where === 'private') return { screen: told }
  const aloud = wordsOf(done.value.language)
  const line = aloud['claim-ask']({ who: `**${escapeMarkdown(call.person.name)}**` })
  return { redraw: async () => ({ content: `-# ${aloud['prompt-done']({ line })}`, rows: [] }), aside: told }
}

/** By verb: the buttons of the last member. */
export const CLAIMING = { claim: { run: claim, slow: true } } satisfies Record<string, Panel>
