// A person's games on all servers: those that wait for them first, each with whose move it is and the way there.

import type { GameInfo, GameView } from '../../../host/table/types.ts'
import { clipMarkdown } from '../../../text/clip-markdown.ts'
import type { Call } from '../../call/call.ts'
import { isAsked } from '../../core/asked-view.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { byUrgency, firstDeadline, ownDeadline } from '../../core/urgency.ts'
import { customId } from '../../screen/ids.ts'
import { LIMITS } from '../../screen/limits.ts'
import { paragraphs, type Row, type Screen, select } from '../../screen/screen.ts'
import { gameLink, wordsOf } from '../../words/present.ts'
import { moment } from '../../words/time.ts'
import { restingText, waitingText } from '../decision/game-status.ts'

type Who = Pick<Call, 'person' | 'language'>

/** Games listed at most; the message holds no more. */
const LISTED = 15
/** Watched games listed at most. */
const WATCHED = 5
/** Games looked at for the person's next move at most. */
const LOOKED_AT = 40

/** All games of a person that are not over. */
export async function myGamesScreen(bot: BotContext, who: Who): Promise<Screen> {
  const words = wordsOf(who.language)
  const games = await bot.host.games.ofMember(who.person.id)
  const watched = await watchedLines(bot, who)
  if (games.length === 0) return { content: paragraphs(words['my-games-none'](), ...watched) }
  const sorted = byUrgency(await looksAt(bot, who, games.slice(0, LOOKED_AT)))
  const waiting = sorted.filter(isAsked).map(({ info }) => info)
  const lines = await Promise.all(sorted.slice(0, LISTED).map((gameView) => gameLine(bot, who, gameView)))
  const more = games.length > lines.length && words['and-more']({ n: games.length - lines.length })
  return {
    content: paragraphs(words['my-games-head']({ n: waiting.length }), ...lines, more, ...watched),
    rows: waiting.length > 0 ? [gamesMenu(bot, who, waiting)] : [],
  }
}

/** Games that a person watches, with how everybody sees them; nothing where they watch none. */
export async function watchedLines(bot: BotContext, who: Who): Promise<string[]> {
  const watched = (await bot.host.watching.by(who.person.id)).slice(0, WATCHED)
  const looks = await looksAt(bot, who, watched)
  if (looks.length === 0) return []
  const lines = await Promise.all(looks.map((gameView) => gameLine(bot, who, gameView)))
  return [wordsOf(who.language)['watch-games'](), ...lines]
}

/** The looks of a person at several games; games that cannot be looked at are left out. */
export async function looksAt(
  bot: BotContext,
  { person }: Who,
  games: readonly GameInfo[],
): Promise<GameView[]> {
  const looks = await Promise.all(games.map(({ id }) => bot.host.play.getView(id, person)))
  return looks.flatMap((look) => (look.ok ? [look.value] : []))
}

/** A line of a list: the way there, whose move it is, and how long they have left. */
export async function gameLine(bot: BotContext, { language }: Who, gameView: GameView): Promise<string> {
  const { info } = gameView
  const words = wordsOf(language)
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
      .slice(0, LIMITS.options)
      .map((info) => ({
        label: wordsOf(language)['thread-name']({
          title: titleOf(bot, info).words[language].title,
          game: info.id,
        }),
        value: info.id,
      })),
  )
