// The lobby as a form for its host: game, seats, pace and options by menus, who may join and auto-answers by buttons, each
// taken at once.
import type { Title } from '../../../games/common/title.ts'
import { paceOf, SPEED_NAMES } from '../../../host/clock/index.ts'
import type { LobbySettings } from '../../../host/lobby/index.ts'
import type { GameInfo } from '../../../host/table/types.ts'
import type { Language } from '../../../text/language.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, type Titles, titleOf } from '../../core/context.ts'
import { paceText, speedText } from '../../input/pace.ts'
import { customId } from '../../screen/ids.ts'
import { LIMITS } from '../../screen/limits.ts'
import {
  type Button,
  button,
  buttons,
  paragraphs,
  type Row,
  type Screen,
  select,
} from '../../screen/screen.ts'
import { lastingText, lobbyLasting, tableOf } from '../../words/duration.ts'
import { factsText } from '../../words/introduction.ts'
import { gameName, sayIn, wordsOf } from '../../words/present.ts'
import { offerFor, takeSuggested } from '../auto-answers/suggesting.ts'
import { isGrouped, numberButtons, optionsRow } from './lobby-options.ts'

/** The form of a lobby, with what its game suggests to answer for the host. */
export async function lobbyForm(
  bot: BotContext,
  call: Pick<Call, 'person' | 'language'>,
  info: GameInfo,
): Promise<Screen> {
  const { language } = call
  const { titles } = bot
  const title = titleOf(bot, info)
  const words = wordsOf(language)
  const offer = await offerFor(bot, call, info, 'setsuggested')
  const lasting = lobbyLasting(title, info, language)
  return {
    content: paragraphs(
      `**${words['lobby-form']()}** · ${gameName(title, info, language)}`,
      [`⏳ ${paceText(info.pace, language)}`, lasting].filter((part) => part).join(' · '),
      [joinText(info, language), words['lobby-form-how'](), ...(lasting ? [words['facts-pace']()] : [])]
        .map((line) => `-# ${line}`)
        .join('\n'),
      offer?.text,
    ),
    rows: [
      titleRow(titles, info, language),
      seatsRow(title, info, language),
      paceRow(title, info, language),
      ...optionsRow(title, info, language),
      // A message has five rows, and menus take one each: what is a press or two stands in the last.
      ...buttons(
        joinButton(info, language),
        ...(isGrouped(title, info) ? [] : numberButtons(title, info, undefined, language)),
        ...(offer?.buttons ?? []),
      ),
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

function seatsRow(title: Title, info: GameInfo, language: Language): Row {
  const { game } = title
  const words = wordsOf(language)
  const from = Math.max(game.seats.min, info.players.length)
  const seats = Array.from({ length: game.seats.max - from + 1 }, (_, n) => from + n)
  return select(
    customId('setseats', info.id),
    words['lobby-form-seats'](),
    seats
      .slice(0, LIMITS.options)
      .map((n) => ({
        label: words['lobby-seats']({ n }),
        value: String(n),
        description: lastingText(title, { ...tableOf(info), seats: n }, language),
        ...(n === info.seats && { default: true }),
      })),
  )
}

function paceRow(title: Title, info: GameInfo, language: Language): Row {
  const { id, pace } = info
  const named = SPEED_NAMES.flatMap((speed) => {
    const shown = speed === pace.speed ? pace : speed === 'custom' ? undefined : paceOf({ speed })
    return shown ? [{ speed, shown, label: speedText(shown, language) }] : []
  })
  return select(
    customId('setpace', id),
    wordsOf(language)['lobby-form-pace'](),
    named.map(({ speed, shown, label }) => ({
      label,
      value: speed,
      description: lastingText(title, { ...tableOf(info), pace: shown }, language),
      ...(speed === pace.speed && { default: true }),
    })),
  )
}

/** Who may join. */
function joinText({ inviteOnly }: GameInfo, language: Language): string {
  const words = wordsOf(language)
  return inviteOnly ? words['join-invited-now']() : words['join-everyone-now']()
}

/** Lets everybody join, or invited members alone: the other than it is. */
function joinButton({ id, inviteOnly }: GameInfo, language: Language): Button {
  const who = inviteOnly ? 'everyone' : 'invited'
  return button(customId('setjoin', id, who), wordsOf(language)[`join-let-${who}`]())
}

/** Opens the form; for its host alone. */
async function form(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  // A user who may not change it gets the host's refusal, as for any change.
  const done = await bot.host.lobby.configure(game, call.person, {})
  if (!done.ok) return { screen: await refusalScreen(bot, call, game, done.refusal), fresh: true }
  return { screen: await lobbyForm(bot, call, done.value), fresh: true }
}

/** A menu or button of the form: what it says is taken at once, and the form shows what came of it. */
const setting =
  (read: (title: Title, info: GameInfo, values: readonly string[]) => LobbySettings) =>
  async (bot: BotContext, call: PanelCall): Promise<Reply> => {
    const [game = ''] = call.parts
    const info = await bot.host.games.info(game)
    if (!info) return { screen: { content: wordsOf(call.language)['refused-no-game']() } }
    const values = call.values.length > 0 ? call.values : call.parts.slice(1)
    const settings = read(titleOf(bot, info), info, values)
    const done = await bot.host.lobby.configure(game, call.person, settings)
    if (!done.ok) return { screen: await refusalScreen(bot, call, game, done.refusal) }
    return { screen: await lobbyForm(bot, call, done.value) }
  }

/** Takes what is suggested, or takes it back; the form shows it. */
async function setSuggested(bot: BotContext, call: PanelCall): Promise<Reply> {
  const done = await takeSuggested(bot, call)
  const info = await bot.host.games.info(call.parts[0] ?? '')
  if (!done || !info) return { screen: { content: wordsOf(call.language)['unknown-button']() } }
  if (!done.ok) return { screen: { content: sayIn(call.language, done.refusal, titleOf(bot, info)) } }
  return { screen: await lobbyForm(bot, call, info) }
}

/** A speed with what else the table has agreed. */
function paceSetting({ pace }: GameInfo, speed: string | undefined): LobbySettings {
  if (speed === pace.speed) return {}
  const { timeout, misses, windows, off } = pace
  const wished = paceOf({ speed, timeout, misses, windows, off })
  return wished ? { pace: wished } : {}
}

/** By verb: the form and its menus. */
export const LOBBY_FORM = {
  form: { run: form, slow: true },
  setgame: { run: setting((_title, _info, [title]) => (title === undefined ? {} : { title })), slow: true },
  setseats: { run: setting((_title, _info, [seats]) => ({ seats: Number(seats) })), slow: true },
  setpace: { run: setting((_title, info, [speed]) => paceSetting(info, speed)), slow: true },
  setjoin: {
    run: setting((_title, _info, [who]) => (who === undefined ? {} : { inviteOnly: who === 'invited' })),
    slow: true,
  },
  setsuggested: { run: setSuggested, slow: true },
  setback: { run: setting(() => ({})), slow: true },
} satisfies Record<string, Panel>
