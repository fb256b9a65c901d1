// The buttons of daily positions: an answer, what the last one came to, and whether one’s own games may be used.
import { EVERYWHERE } from '../../../host/daily/index.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import type { BotContext } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, type Screen, withRow } from '../../screen/screen.ts'
import { wordsOf } from '../../words/present.ts'
import { dailyResultScreen, dailyScreen } from './daily-screen.ts'

/** What is asked today where somebody is. */
export async function todayScreen(bot: BotContext, call: Call): Promise<Screen> {
  const { daily } = bot.host
  const page = await daily.today(call.guild, call)
  if (!page) return { content: wordsOf(call.language)['daily-none']() }
  return dailyScreen(bot, page, call.language, { before: await daily.before(page, call) })
}

/** A whole number in a custom id; −1 for what is none. */
const numberOf = (text: string | undefined): number => (/^\d{1,7}$/.test(text ?? '') ? Number(text) : -1)

/** What a press is about, where it may be: a server's positions are asked there alone. */
const placeOf = ({ parts: [place = ''], guild }: PanelCall): string | undefined =>
  place === EVERYWHERE || place === guild ? place : undefined

async function answer(bot: BotContext, call: PanelCall): Promise<Reply> {
  const { daily } = bot.host
  const words = wordsOf(call.language)
  const place = placeOf(call)
  if (place === undefined) return { screen: { content: words['daily-not-here']() }, fresh: true }
  const [, day, picked] = call.parts
  await daily.answer({ place, day: numberOf(day), answer: numberOf(picked) }, call.person)
  const page = await daily.page(place, numberOf(day), call)
  if (!page) return { screen: { content: words['daily-gone']() }, fresh: true }
  if (page.result) {
    const { content, ...rest } = dailyResultScreen(bot, page, call.language)
    return { screen: { ...rest, content: `${words['daily-over']()}\n${content}` }, fresh: true }
  }
  const screen = dailyScreen(bot, page, call.language, { before: await daily.before(page, call) })
  return { screen: await withQuestion(bot, call, screen) }
}

async function result(bot: BotContext, call: PanelCall): Promise<Reply> {
  const place = placeOf(call)
  const words = wordsOf(call.language)
  if (place === undefined) return { screen: { content: words['daily-not-here']() }, fresh: true }
  const page = await bot.host.daily.page(place, numberOf(call.parts[1]), call)
  const screen = page ? dailyResultScreen(bot, page, call.language) : { content: words['daily-gone']() }
  return { screen, fresh: true }
}

/** A screen with the question whether one’s own games may be used, once in all. */
export async function withQuestion(
  bot: BotContext,
  { person, language }: Pick<Call, 'person' | 'language'>,
  screen: Screen,
): Promise<Screen> {
  if (!(await bot.host.daily.asksToShare(person))) return screen
  const words = wordsOf(language)
  const said = (content: string) => `${content}\n\n${words['daily-ask']()}`
  const { illustration } = screen
  const asked = {
    ...screen,
    content: said(screen.content),
    ...(illustration && { illustration: { ...illustration, content: said(illustration.content) } }),
  }
  return withRow(asked, ...sharingButtons(language))
}

/** The answers to that. */
const sharingButtons = (language: Call['language']) => [
  button(customId('daily-share', 'yes'), wordsOf(language)['daily-share'](), 'main'),
  button(customId('daily-share', 'no'), wordsOf(language)['daily-keep']()),
]

/** What a member has said about positions of their games, after they have said it anew where they have. */
export async function sharingScreen(
  bot: BotContext,
  { person, language }: Pick<Call, 'person' | 'language'>,
  said?: boolean,
): Promise<Screen> {
  const { daily } = bot.host
  if (said !== undefined) await daily.setSharing(person, said)
  const shares = said ?? (await daily.sharesPositions(person.id))
  const [yes, no] = sharingButtons(language)
  const content = wordsOf(language)[shares ? 'daily-shared' : 'daily-kept']()
  return { content, rows: buttons(shares ? no : yes) }
}

async function share(bot: BotContext, call: PanelCall): Promise<Reply> {
  return { screen: await sharingScreen(bot, call, call.parts[0] === 'yes'), fresh: true }
}

/** By verb; none is about a game that the presser could know. */
export const DAILY = {
  daily: { run: answer, slow: true, game: async () => undefined },
  'daily-result': { run: result, slow: true, game: async () => undefined },
  'daily-share': { run: share, slow: true, game: async () => undefined },
} satisfies Record<string, Panel>
