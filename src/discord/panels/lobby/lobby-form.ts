// The settings of a lobby for its host: what holds in words, a menu of games and one of presets, and the pages of the form.
import { isSame, presetOptions } from '../../../engine/options.ts'
import type { Title } from '../../../games/common/title.ts'
import { type LobbySettings, settingsMark } from '../../../host/lobby/index.ts'
import type { GameInfo } from '../../../host/table/types.ts'
import type { Language } from '../../../text/language.ts'
import { listText } from '../../../text/render.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, type Titles, titleOf } from '../../core/context.ts'
import { paceText } from '../../input/pace.ts'
import { optionNames } from '../../input/switches.ts'
import { customId } from '../../screen/ids.ts'
import {
  button,
  buttons,
  type Note,
  paragraphs,
  placed,
  type Row,
  type Screen,
  select,
} from '../../screen/screen.ts'
import { lobbyLasting } from '../../words/duration.ts'
import { factsText } from '../../words/introduction.ts'
import { gameName, sayIn, wordsOf } from '../../words/present.ts'
import { offerFor, takeSuggested } from '../auto-answers/suggesting.ts'
import { customOffer, customOptions } from './custom-offer.ts'
import { pagesOf, settingsOf } from './lobby-pages.ts'

/** The settings of a lobby, with what its game suggests to answer for the host. */
export async function lobbyForm(
  bot: BotContext,
  call: Pick<Call, 'person' | 'language'>,
  info: GameInfo,
  note?: Note,
): Promise<Screen> {
  const { language } = call
  const title = titleOf(bot, info)
  const words = wordsOf(language)
  const offer = await offerFor(bot, call, info, 'setsuggested')
  const lasting = lobbyLasting(title, info, language)
  const { first, last } = placed(note)
  const options = optionNames(title, info.options, language)
  const custom = await customOffer(bot, call, info)
  return {
    content: paragraphs(
      first,
      `**${words['lobby-form']()}** · ${gameName(title, info, language)}`,
      options.length > 0 ? listText(options, language) : words['basic-rules'](),
      [`⏳ ${paceText(info.pace, language)}`, lasting].filter((part) => part).join(' · '),
      [joinText(info, language), words['lobby-form-how'](), ...(lasting ? [words['facts-pace']()] : [])]
        .map((line) => `-# ${line}`)
        .join('\n'),
      offer?.text,
      custom?.text,
      last,
    ),
    rows: [
      titleRow(bot.titles, info, language),
      ...presetRow(title, info, language),
      ...buttons(
        ...pagesOf(title, info, language).map(({ name }, n) =>
          button(customId('formpage', info.id, n), name, 'main'),
        ),
      ),
      ...buttons(...(offer?.buttons ?? []), custom?.button),
    ],
  }
}

const titleRow = (titles: Titles, info: GameInfo, language: Language): Row =>
  select(
    customId('setgame', info.id),
    wordsOf(language)['choose-title'](),
    Object.values(titles).map((title) => ({
      label: title.words[language].title,
      value: title.game.id,
      description: factsText(title, language),
      ...(title.game.id === info.title && { default: true }),
    })),
  )

/** The presets of a game; that one is shown which all options are set to. */
function presetRow(title: Title, info: GameInfo, language: Language): Row[] {
  const presets = Object.entries(title.words[language].optionPresets ?? {})
  if (presets.length === 0) return []
  const options = presets.map(([value, { name, hint }]) => ({
    label: name,
    value,
    description: hint,
    ...(isPreset(title, info, value) && { default: true }),
  }))
  return [select(customId('setpreset', info.id), wordsOf(language)['lobby-form-preset'](), options)]
}

const isPreset = ({ game }: Title, { seats, options }: GameInfo, preset: string): boolean =>
  Object.entries(presetOptions(game, seats, preset)).every(([id, value]) => {
    const spec = game.options.find((each) => each.id === id)
    return isSame(options[id] ?? spec?.default ?? '', value)
  })

/** Who may join. */
function joinText({ inviteOnly }: GameInfo, language: Language): string {
  const words = wordsOf(language)
  return inviteOnly ? words['join-invited-now']() : words['join-everyone-now']()
}

/** Opens the form; for its host alone. Where one page holds it all, that page opens at once. */
async function open(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const may = await bot.host.lobby.toConfigure(game, call.person)
  if (!may.ok) return { screen: await refusalScreen(bot, call, game, may.refusal), fresh: true }
  const isOnePage = pagesOf(titleOf(bot, may.value), may.value, call.language).length === 1
  if (!isOnePage) return { screen: await lobbyForm(bot, call, may.value), fresh: true }
  return openPage(bot, call)
}

/** Opens a page of the form. */
async function openPage(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = '', n = '0'] = call.parts
  const may = await bot.host.lobby.toConfigure(game, call.person)
  if (!may.ok) return { screen: await refusalScreen(bot, call, game, may.refusal) }
  const info = may.value
  const title = titleOf(bot, info)
  const page = pagesOf(title, info, call.language)[Number(n)]
  // The button is older than the game that was chosen since.
  if (!page) return { screen: await lobbyForm(bot, call, info) }
  return {
    form: {
      id: customId('setform', game, n, settingsMark(info)),
      title: page.name,
      fields: [...page.own, ...page.options.map(({ field }) => field)],
    },
    late: { content: wordsOf(call.language)['press-again']() },
  }
}

/** Takes a page as it was filled in, all of it or nothing: where the lobby has changed since it was opened, its host looks first. */
async function takePage(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = '', n = '', seen = ''] = call.parts
  const may = await bot.host.lobby.toConfigure(game, call.person)
  if (!may.ok) return { screen: await refusalScreen(bot, call, game, may.refusal) }
  const title = titleOf(bot, may.value)
  const page = pagesOf(title, may.value, call.language)[Number(n)]
  const settings = page ? settingsOf(title, may.value, page, call) : {}
  if ('problem' in settings)
    return { screen: await lobbyForm(bot, call, may.value, { refused: settings.problem }) }
  return changed(bot, call, settings, seen)
}

/** Changes the settings and shows what holds then, with the refusal where nothing was changed. */
async function changed(
  bot: BotContext,
  call: PanelCall,
  settings: LobbySettings,
  seen?: string,
): Promise<Reply> {
  const [game = ''] = call.parts
  const done = await bot.host.lobby.configure(game, call.person, settings, seen)
  if (done.ok) return { screen: await lobbyForm(bot, call, done.value) }
  const may = await bot.host.lobby.toConfigure(game, call.person)
  const { content } = await refusalScreen(bot, call, game, done.refusal)
  return { screen: may.ok ? await lobbyForm(bot, call, may.value, { refused: content }) : { content } }
}

const setGame = (bot: BotContext, call: PanelCall): Promise<Reply> => {
  const [title] = call.values
  return changed(bot, call, title === undefined ? {} : { title })
}

async function setPreset(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const [preset = ''] = call.values
  const info = await bot.host.games.info(game)
  if (!info) return { screen: { content: wordsOf(call.language)['refused-no-game']() } }
  const title = titleOf(bot, info)
  const isKnown = Object.hasOwn(title.words[call.language].optionPresets ?? {}, preset)
  const options = isKnown ? presetOptions(title.game, info.seats, preset) : {}
  return changed(bot, call, { options }, settingsMark(info))
}

/** Takes what is suggested, or takes it back; the form shows it. */
async function setSuggested(bot: BotContext, call: PanelCall): Promise<Reply> {
  const done = await takeSuggested(bot, call)
  const info = await bot.host.games.info(call.parts[0] ?? '')
  if (!done || !info) return { screen: { content: wordsOf(call.language)['unknown-button']() } }
  if (!done.ok) return { screen: { content: sayIn(call.language, done.refusal, titleOf(bot, info)) } }
  return { screen: await lobbyForm(bot, call, info) }
}

/** Puts the server's set into the game, or takes it out. */
async function setCustom(bot: BotContext, call: PanelCall): Promise<Reply> {
  const info = await bot.host.games.info(call.parts[0] ?? '')
  if (!info) return { screen: { content: wordsOf(call.language)['refused-no-game']() } }
  return changed(bot, call, { options: await customOptions(bot, call, info) }, settingsMark(info))
}

/** By verb: the settings of a lobby. What opens a form answers at once. */
export const LOBBY_FORM = {
  form: { run: open },
  formpage: { run: openPage },
  setform: { run: takePage, slow: true },
  setgame: { run: setGame, slow: true },
  setpreset: { run: setPreset, slow: true },
  setsuggested: { run: setSuggested, slow: true },
  setcustom: { run: setCustom, slow: true },
} satisfies Record<string, Panel>
