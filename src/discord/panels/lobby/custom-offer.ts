// The server's set of custom content in the settings of a lobby: a button puts it in, and takes it out again.
import type { Options } from '../../../engine/game.ts'
import type { CustomSet } from '../../../games/common/title.ts'
import type { GameInfo } from '../../../host/table/types.ts'
import { escapeMarkdown } from '../../../text/markdown.ts'
import type { Call } from '../../call/call.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { type Button, button } from '../../screen/screen.ts'
import { wordsOf } from '../../words/present.ts'

type Who = Pick<Call, 'person' | 'language'>

/** The set that a server has for a game, if there is anything in it. */
async function setFor(bot: BotContext, { person }: Who, info: GameInfo): Promise<CustomSet | undefined> {
  const { custom } = titleOf(bot, info)
  const server = custom && (await bot.host.custom.find(info.guild, info.title, { name: '', person }))
  return server && custom.items(server.set).length > 0 ? server.set : undefined
}

const has = (bot: BotContext, info: GameInfo): boolean => {
  const { custom } = titleOf(bot, info)
  return custom !== undefined && (info.options[custom.option] ?? '') !== ''
}

/** What is offered: the set with version and author, or a game without what it has now. */
export async function customOffer(
  bot: BotContext,
  who: Who,
  info: GameInfo,
): Promise<{ readonly text?: string; readonly button: Button } | undefined> {
  const words = wordsOf(who.language)
  const id = customId('setcustom', info.id)
  if (has(bot, info)) return { button: button(id, words['custom-without']()) }
  const set = await setFor(bot, who, info)
  if (!set) return undefined
  const { version, author } = set
  const named = { name: escapeMarkdown(set.name), version }
  return {
    text: author
      ? words['custom-by']({ ...named, author: escapeMarkdown(author) })
      : words['custom-named'](named),
    button: button(id, words['custom-use']()),
  }
}

/** The options after a press: with the server's set as it is now, or without any. */
export async function customOptions(bot: BotContext, who: Who, info: GameInfo): Promise<Options> {
  const { custom } = titleOf(bot, info)
  if (!custom) return {}
  const set = has(bot, info) ? undefined : await setFor(bot, who, info)
  return { [custom.option]: set ? custom.write({ ...set, author: undefined }) : '' }
}
