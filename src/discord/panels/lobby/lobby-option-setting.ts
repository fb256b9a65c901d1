// The options of a lobby as its host changes them: by the menus of the form and of its groups, and numbers by a form.
import type { Options } from '../../../engine/game.ts'
import type { GameInfo } from '../../../host/table/types.ts'
import type { PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { numberOptions, optionsSwitched, readNumber } from '../../input/switches.ts'
import { customId } from '../../screen/ids.ts'
import { LIMITS } from '../../screen/limits.ts'
import { wordsOf } from '../../words/present.ts'
import { lobbyForm } from './lobby-form.ts'
import { groupScreen, isGrouped } from './lobby-options.ts'

/** The page of a group of options. */
async function openGroup(bot: BotContext, call: PanelCall): Promise<Reply> {
  const info = await bot.host.games.info(call.parts[0] ?? '')
  if (!info) return { screen: { content: wordsOf(call.language)['refused-no-game']() } }
  return { screen: groupScreen(titleOf(bot, info), info, call.values[0] || undefined, call.language) }
}

/** Changes options of a group and shows them: on the group's page, or on the form where there are no groups. */
async function changeOptions(
  bot: BotContext,
  call: PanelCall,
  info: GameInfo,
  group: string | undefined,
  options: Options,
): Promise<Reply> {
  const done = await bot.host.lobby.configure(info.id, call.person, { options })
  if (!done.ok) return { screen: await refusalScreen(bot, call, info.id, done.refusal) }
  const title = titleOf(bot, done.value)
  if (!isGrouped(title, done.value)) return { screen: await lobbyForm(bot, call, done.value) }
  return { screen: groupScreen(title, done.value, group, call.language) }
}

async function setOptions(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = '', group] = call.parts
  const info = await bot.host.games.info(game)
  if (!info) return { screen: { content: wordsOf(call.language)['refused-no-game']() } }
  const options = optionsSwitched(titleOf(bot, info), info, group, call.values)
  return changeOptions(bot, call, info, group, options)
}

/** Asks for a number that no menu offers. */
async function askNumber(bot: BotContext, call: PanelCall): Promise<Reply> {
  const words = wordsOf(call.language)
  const found = await numberAsked(bot, call)
  if (!found) return { screen: { content: words['unknown-button']() } }
  const { info, spec, name } = found
  return {
    modal: {
      id: customId('setnumber', info.id, spec.id),
      title: name,
      label: words['option-number-range'](spec),
      maxLength: LIMITS.label,
    },
    late: { content: words['press-again']() },
  }
}

async function setNumber(bot: BotContext, call: PanelCall): Promise<Reply> {
  const words = wordsOf(call.language)
  const found = await numberAsked(bot, call)
  if (!found) return { screen: { content: words['unknown-button']() } }
  const { info, title, spec } = found
  const read = readNumber(title, spec, call.values[0] ?? '', call.language)
  if ('range' in read) return { screen: { content: words['new-option-range'](read.range) }, fresh: true }
  return changeOptions(bot, call, info, spec.group, { [spec.id]: read.value })
}

/** The number of a lobby's game that a button or form is about. */
async function numberAsked(bot: BotContext, { parts: [game = '', id], language }: PanelCall) {
  const info = await bot.host.games.info(game)
  const title = info && titleOf(bot, info)
  const spec = title?.game.options.find((each) => each.id === id)
  const found =
    title && numberOptions(title, info.seats, spec?.group, language).find((each) => each.spec.id === id)
  return found && { info, title, ...found }
}

/** By verb: the menus, buttons and form of options. */
export const LOBBY_OPTIONS = {
  setoptions: { run: setOptions, slow: true },
  optgroup: { run: openGroup },
  asknumber: { run: askNumber },
  setnumber: { run: setNumber, slow: true },
} satisfies Record<string, Panel>
