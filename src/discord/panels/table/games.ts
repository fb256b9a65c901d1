// A person's games on all servers: those that wait for them first, each with whose move it is and the way there.

import type { GameInfo } from '../../../host/table/types.ts'
import { clipMarkdown } from '../../../text/clip-markdown.ts'
import type { Call } from '../../call/call.ts'
import { isAsked } from '../../core/asked-view.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { firstDeadline, type OwnGame, ownDeadline, ownGames } from '../../core/urgency.ts'
import { customId } from '../../screen/ids.ts'
import { LIMITS } from '../../screen/limits.ts'
import { button, buttons, paragraphs, type Row, type Screen, select } from '../../screen/screen.ts'
import { gameLink, wordsOf } from '../../words/present.ts'
import { moment } from '../../words/time.ts'
import { restingText, waitingText } from '../decision/game-status.ts'

type Who = Pick<Call, 'person' | 'language'>

/** Games listed at most; the message holds no more. */
const LISTED = 15
/** Watched games listed at most. */
const WATCHED = 5

/** All games of a person that are not over. */
export async function myGamesScreen(bot: BotContext, who: Who): Promise<Screen> {
  const words = wordsOf(who.language)
  const games = await ownGames(bot, who)
  const watched = await watchedLines(bot, who)
  const isPaused = await bot.host.following.isPaused(who.person.id)
  const alone = await bot.host.branches.current(who.person.id)
  const told = isPaused && `⚠ ${words['follow-paused-short']()}`
  const goOn = buttons(alone && button(customId('now', alone.id), words['branch-go-on']()))
  if (games.length === 0)
    return { content: paragraphs(words['my-games-none'](), ...watched, told), rows: goOn }
  const waiting = games.flatMap(({ info, look }) => (look && isAsked(look) ? [info] : []))
  const lines = await Promise.all(games.slice(0, LISTED).map((game) => gameLine(bot, who, game)))
  const more = games.length > lines.length && words['and-more']({ n: games.length - lines.length })
  return {
    content: paragraphs(words['my-games-head']({ n: waiting.length }), ...lines, more, ...watched, told),
    rows: [...(waiting.length > 0 ? [gamesMenu(bot, who, waiting)] : []), ...goOn],
  }
}

/** Games that a person watches, with how everybody sees them; nothing where they watch none. */
export async function watchedLines(bot: BotContext, who: Who): Promise<string[]> {
  const watched = (await bot.host.watching.by(who.person.id)).slice(0, WATCHED)
  if (watched.length === 0) return []
  const lines = await Promise.all(
    watched.map(async (info) => {
      const look = await bot.host.play.getView(info.id, who.person)
      return gameLine(bot, who, { info, ...(look.ok && { look: look.value }) })
    }),
  )
  return [wordsOf(who.language)['watch-games'](), ...lines]
}

/** A line of a list: the way there, whose move it is, and how long they have left. */
export async function gameLine(
  bot: BotContext,
  { language }: Pick<Who, 'language'>,
  { info, look: gameView }: OwnGame,
): Promise<string> {
  const words = wordsOf(language)
  if (!gameView) return `- \`${info.id}\` · ${words['not-in-version']()}`
  const name = await gameLink(bot, titleOf(bot, info), info, language)
  const state = isAsked(gameView)
    ? `**${words['my-games-yours']()}**`
    : info.status === 'playing'
      ? waitingText(gameView, language, bot.clock.now())
      : restingText(info, language)
  const until = isAsked(gameView) ? ownDeadline(gameView) : firstDeadline(gameView)
  const left = until ? ` · ⏳ ${moment(until, 'R')}` : ''
  return clipMarkdown(`- ${name}${left} · ${state ?? words['nothing-now']()}`, LINE)
}

/** Characters of a line of the list. */
const LINE = 240

/** A menu of games, to go on with one. */
export const gamesMenu = (
  bot: BotContext,
  { language }: Pick<Who, 'language'>,
  games: readonly GameInfo[],
): Row =>
  select(
    customId('goto'),
    wordsOf(language)['pick-game'](),
    games
      .filter(({ title }) => bot.titles[title])
      .slice(0, LIMITS.options)
      .map((info) => ({
        label: wordsOf(language)['thread-name']({
          title: titleOf(bot, info).words[language].title,
          game: info.id,
        }),
        value: info.id,
      })),
  )
