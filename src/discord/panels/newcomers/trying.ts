// Try a game now: one press opens a table, seats computer players, starts it, and leads to its thread.
import { strengthsIn } from '../../../engine/computers.ts'
import type { Strength } from '../../../engine/strength.ts'
import type { Title } from '../../../games/common/title.ts'
import type { GameInfo, Result } from '../../../host/table/types.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../text/language.ts'
import { listText } from '../../../text/render.ts'
import { openerOf, type PanelCall } from '../../call/call.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import type { BotContext, Titles } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs, type Screen } from '../../screen/screen.ts'
import { usualSeats } from '../../words/introduction.ts'
import { cannotPlayHere, mayPlayInThreads } from '../../words/permissions.ts'
import { placeOf, sayIn, wordsOf } from '../../words/present.ts'
import { titleMenu } from '../lobby/game-chooser.ts'
import { withThread } from '../lobby/start-question.ts'

/** The first opponent: one that a newcomer can beat. */
const PREFERRED: Strength = 'easy'

/** The message that welcomes a server: what there is to play, with the button that starts a first game of a title. */
export function welcomeScreen(titles: Titles, first: string, language: Language): Screen {
  const words = wordsOf(language)
  const games = Object.values(titles).map((title) => title.words[language].title)
  const others = LANGUAGES.filter((each) => each !== language)
  return {
    content: paragraphs(
      words['welcome-title'](),
      words['welcome-body'](),
      words['welcome-games']({ games: listText(games, language) }),
      others.map((each) => `-# ${LANGUAGE_NAMES[each]} · ${wordsOf(each)['welcome-line']()}`).join('\n'),
    ),
    rows: [...buttons(button(customId('try', first), words['try-now'](), 'go')), titleMenu(titles, language)],
  }
}

async function tryNow(bot: BotContext, call: PanelCall): Promise<Reply> {
  const words = wordsOf(call.language)
  const [id = ''] = call.parts
  const title = bot.titles[id]
  if (!title || call.guild === undefined)
    return { screen: { content: words['unknown-button']() }, fresh: true }
  const missing = cannotPlayHere(call)
  if (missing !== undefined) return { screen: { content: missing }, fresh: true }
  const trial = await trialOnce(bot, { ...call, guild: call.guild }, title)
  if (!trial.ok) return { screen: { content: sayIn(call.language, trial.refusal, title) }, fresh: true }
  const { info, isNew } = trial.value
  const content = words[isNew ? 'try-begun' : 'try-goes-on']({ where: placeOf(info) })
  return { screen: { content }, fresh: true }
}

type HereCall = PanelCall & { readonly guild: string }
type Trial = Result<{ readonly info: GameInfo; readonly isNew: boolean }>

const opening = new Map<string, Promise<Trial>>()

/** Who presses twice at once is led to one table: presses of one server come to one process. */
async function trialOnce(bot: BotContext, call: HereCall, title: Title): Promise<Trial> {
  const key = `${call.guild} ${call.person.id} ${title.game.id}`
  const under = opening.get(key)
  if (!under) {
    const mine = trialOf(bot, call, title).finally(() => opening.delete(key))
    opening.set(key, mine)
    return mine
  }
  const trial = await under
  return trial.ok ? { ...trial, value: { ...trial.value, isNew: false } } : trial
}

/** The trial that somebody is in the middle of, or a new one. */
async function trialOf(bot: BotContext, call: HereCall, title: Title): Promise<Trial> {
  const { id } = title.game
  const before = await runningTrial(bot, call, id)
  if (before) return { ok: true, value: { info: before, isNew: false } }
  const strengths = strengthsIn(title.game)
  const strength = strengths.includes(PREFERRED) ? PREFERRED : (strengths[0] ?? 'random')
  const table = {
    title: id,
    seats: usualSeats(title),
    // Nobody else reads this table.
    language: call.language,
    options: {},
    guild: call.guild,
    channel: call.channel,
    person: call.person,
    interaction: call.id,
    opener: openerOf(call),
  }
  const threads = mayPlayInThreads(call.botMayDo)
  const started = await bot.host.lobby.openAlone(table, { strength, threads })
  if (!started.ok) return started
  return { ok: true, value: { info: await withThread(bot, call, started.value), isNew: true } }
}

/** A game that this person already plays against computers alone. */
const runningTrial = async (bot: BotContext, { person, guild }: HereCall, title: string) =>
  (await bot.host.games.ofMember(person.id, guild)).find(
    (info) =>
      info.title === title &&
      info.status === 'playing' &&
      info.players.every(({ member }) => member === undefined || member === person.id),
  )

/** By verb: the button of the welcome. */
export const TRYING = { try: { run: tryNow, slow: true } } satisfies Record<string, Panel>
