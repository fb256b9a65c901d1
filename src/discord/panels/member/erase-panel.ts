// Being forgotten: what it means, the button that does it, and the one that does not.
import type { Call, PanelCall } from '../../call/call.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import type { BotContext } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, type Screen } from '../../screen/screen.ts'
import { wordsOf } from '../../words/present.ts'

/** What will happen, and both buttons. */
export async function eraseScreen({ host }: BotContext, { person, language }: Call): Promise<Screen> {
  const words = wordsOf(language)
  const games = await host.games.ofMember(person.id)
  const playing = games.filter(({ status }) => status !== 'lobby').length
  return {
    content: words['erase-ask']({ playing }),
    rows: buttons(
      button(customId('erase'), words['erase-now'](), 'grave'),
      button(customId('keep'), words['erase-keep']()),
    ),
  }
}

async function erase({ host }: BotContext, { person, language }: PanelCall): Promise<Reply> {
  await host.people.erase(person.id)
  return { screen: { content: wordsOf(language)['erase-done']() } }
}

const keep = async (_bot: BotContext, { language }: PanelCall): Promise<Reply> => ({
  screen: { content: wordsOf(language)['erase-kept']() },
})

/** By verb: the buttons of `/me erase`. */
export const FORGETTING = { erase: { run: erase, slow: true }, keep: { run: keep } } satisfies Record<
  string,
  Panel
>
