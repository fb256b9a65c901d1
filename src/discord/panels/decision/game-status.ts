// A game's status for one person: the panel of their decision, or whom the game waits for.

import type { Title } from '../../../games/common/title.ts'
import type { Draft, GameId, GameInfo, GameView } from '../../../host/table/types.ts'
import type { BotPhrases } from '../../../text/bot/index.ts'
import type { Language } from '../../../text/language.ts'
import type { Call } from '../../call/call.ts'
import { refusalText } from '../../call/refusals.ts'
import { isAsked } from '../../core/asked-view.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { waitingGames } from '../../core/urgency.ts'
import { customId } from '../../screen/ids.ts'
import {
  type Button,
  button,
  buttons,
  type Note,
  paragraphs,
  placed,
  type Refused,
  type Row,
  type Said,
  type Screen,
} from '../../screen/screen.ts'
import {
  closedText,
  gameName,
  readerOf,
  sayIn,
  seatNames,
  winnersText,
  wordsOf,
} from '../../words/present.ts'
import { moment } from '../../words/time.ts'
import { autoLine } from '../../words/waiting-lines.ts'
import { autoAnswerWords, valueName } from '../auto-answers/auto-answer-words.ts'
import { answeredText, givenText } from './answered.ts'
import { comparisonScreen, withWaysOut } from './branch.ts'
import { askingScreen } from './decision-panel.ts'
import { lessonScreen } from './learning.ts'
import { handPicture } from './picturing.ts'
import { planButton, planText } from './plan-words.ts'
import { recapText } from './recap.ts'
import { undoButton } from './rows.ts'
import { trialOverScreen, withLeaving } from './trial.ts'

type Who = Pick<Call, 'person' | 'language' | 'guild'>

/** Where a game stands for this person now; `note` comes first. */
export async function standing(bot: BotContext, who: Who, game: GameId, note?: Note): Promise<Screen> {
  const look = await bot.host.play.getView(game, who.person)
  if (look.ok) return standingOf(bot, who, look.value, note)
  const { first, last } = placed(note)
  return { content: paragraphs(first, last, await refusalText(bot, who, game, look.refusal)) }
}

/**
 * The screen for a look that is at hand already; it begins with `note` and what has happened since the last one.
 * @param draft what is picked, where that is known
 */
export async function standingOf(
  bot: BotContext,
  who: Who,
  gameView: GameView,
  note?: Note,
  draft?: Draft,
): Promise<Screen> {
  const { first, last } = placed(note)
  const above = paragraphs(first, await recapText(bot, who, gameView))
  const about = {
    game: gameView.info.id,
    ...(note !== undefined && last ? { note } : above !== '' && { note: above }),
  }
  const said = { first: above, ...(last && { last }) }
  const screen = await drawStanding(bot, who, gameView, said, draft)
  return { ...withOwnButtons(screen, gameView.info, who.language), about }
}

/** A panel of a private game with the buttons that only such a game has. */
const withOwnButtons = (screen: Screen, info: GameInfo, language: Language): Screen =>
  info.playedOn
    ? withWaysOut(screen, info, language)
    : info.isTrial
      ? withLeaving(screen, info, language)
      : screen

/** Where a game stands, as the bot draws it by itself: nobody has looked at it. `said` stands first, and above the buttons. */
export async function drawStanding(
  bot: BotContext,
  who: Who,
  gameView: GameView,
  said: Said = {},
  draft?: Draft,
): Promise<Screen> {
  const { info } = gameView
  const title = titleOf(bot, info)
  const { first, last } = said
  if (info.isLesson) return lessonScreen(bot, who, gameView, said)
  if (info.playedOn && info.status !== 'playing') return comparisonScreen(bot, who, info.id, said)
  if (info.isTrial && info.status !== 'playing') return trialOverScreen(info, who.language, said)
  if (info.status === 'playing' && isAsked(gameView)) {
    const picked = draft ?? (await bot.host.play.draft(who.person.id, gameView.token))
    return askingScreen(title, gameView, picked, who.language, said)
  }
  const words = wordsOf(who.language)
  if (info.status !== 'playing')
    return {
      content: paragraphs(first, gameName(title, info, who.language), restingText(info, who.language), last),
      rows: buttons(await nextGame(bot, who, info.id)),
    }
  const hand =
    gameView.seat === undefined || gameView.playerView === undefined
      ? undefined
      : title.hand(gameView.playerView.view, readerOf(who.language, info, 'markdown'))
  const around = (held: string | undefined) =>
    paragraphs(
      first,
      gameName(title, info, who.language),
      held,
      givenText(title, gameView, who.language),
      answeredText(title, gameView, who.language),
      planText(title, gameView, who.language),
      autoAnsweredText(title, gameView, who.language, bot.clock.now()) ??
        (gameView.seat === undefined ? words['no-seat']() : words['nothing-now']()),
      waitingText(gameView, who.language, bot.clock.now()),
      last,
    )
  const illustration = hand && !last && handPicture(title, gameView, who.language, around)
  return {
    content: around(hand),
    rows: await restRows(bot, who, gameView),
    ...(illustration && { illustration }),
  }
}

/** What this person is asked and an auto-answer of theirs decides: which, when, and whether they ever set it. */
export function autoAnsweredText(
  title: Title,
  gameView: GameView,
  language: Language,
  now: Date,
): string | undefined {
  const { info, playerView, ownAutoAnswer, autoAnswersDue } = gameView
  const decision = playerView?.decision
  if (!ownAutoAnswer || !decision) return undefined
  const words = wordsOf(language)
  const prompt = sayIn(language, decision.prompt, title, info)
  const when = autoAnswersDue && autoAnswersDue > now ? moment(autoAnswersDue, 'R') : words.now()
  const { autoAnswer, value, isDefault } = ownAutoAnswer
  if (autoAnswer === undefined || value === undefined) return words['you-pass']({ prompt, when })
  const name = autoAnswerWords(title, autoAnswer, language)
  const line = words['auto-answers-line']({ name: name.name, value: valueName(name, value, language) })
  return words[isDefault ? 'you-auto-answer-default' : 'you-auto-answer']({ prompt, line, when })
}

/** Whom a game waits for besides this person, and for whom it does not because an auto-answer decides, in short. */
export function waitingText(gameView: GameView, language: Language, now: Date): string | undefined {
  const { info, seat } = gameView
  const awaited = gameView.awaited.map((each) => each.seat).filter((each) => each !== seat)
  const lines = [
    awaited.length > 0 && wordsOf(language)['waits-for']({ names: seatNames(info, awaited, language) }),
    autoLine(gameView, language, now, [seat]),
  ].filter((line) => typeof line === 'string')
  return lines.length > 0 ? lines.join(' ') : undefined
}

/** What to say of a game that nobody can move in now. */
export function restingText(info: GameInfo, language: Language): string {
  const words = wordsOf(language)
  if (info.status === 'lobby') {
    const free = info.seats - info.players.length
    return free > 0 ? words['lobby-waits']({ n: free }) : words['lobby-full']()
  }
  if (info.status === 'finished') return words['game-over']({ winners: winnersText(info, language) })
  if (info.status === 'cancelled') return closedText(info, language) ?? words['game-is-cancelled']()
  return pausedText(info, words)
}

function pausedText({ pausedWhy, pausedUntil }: GameInfo, words: BotPhrases): string {
  switch (pausedWhy) {
    case 'agreed':
      return words['game-paused-agreed']({ until: pausedUntil ? moment(pausedUntil, 'f') : '' })
    case 'channel':
    case 'permission':
    case 'locked':
    case 'refused':
      return words['game-paused']({ why: words[`paused-${pausedWhy}`]() })
    case undefined:
      return words['game-paused']({ why: '' })
    default:
      return pausedWhy satisfies never
  }
}

async function restRows(bot: BotContext, who: Who, gameView: GameView): Promise<Row[]> {
  const words = wordsOf(who.language)
  const { id } = gameView.info
  return [
    ...buttons(
      gameView.mayReturn && button(customId('back', id), words['seat-back'](), 'go'),
      gameView.seat === undefined
        ? button(customId('watch', id), words.watch())
        : button(customId('now', id), words['look-again']()),
      undoButton(gameView, words),
      button(customId('board', id), words.board()),
      hasAutoAnswers(bot, gameView) ? button(customId('auto', 'g', id), words['auto-answers']()) : undefined,
      await nextGame(bot, who, id),
    ),
    ...buttons(planButton(gameView, words)),
  ]
}

/** The way to the other games that wait for this person, if any do. */
async function nextGame(bot: BotContext, who: Who, game: GameId): Promise<Button | undefined> {
  const { length: n } = await waitingGames(bot, who, game)
  return n > 0 ? button(customId('mine', game), wordsOf(who.language)['my-games']({ n }), 'main') : undefined
}

/** Why a person who presses "Your move" has nothing to choose, if they have not. */
export function notYours(gameView: GameView, language: Language): Refused | undefined {
  if (gameView.info.status !== 'playing' || isAsked(gameView) || gameView.awaited.length === 0)
    return undefined
  // What an auto-answer of theirs decides is theirs, and the panel says so.
  if (gameView.ownAutoAnswer && gameView.playerView?.decision) return undefined
  const seats = gameView.awaited.map((each) => each.seat)
  if (gameView.seat !== undefined && seats.includes(gameView.seat)) return undefined
  return { refused: wordsOf(language)['not-yours']({ names: seatNames(gameView.info, seats, language) }) }
}

/** Whether this person may set auto-answers in this game. */
const hasAutoAnswers = (bot: BotContext, { info, seat }: GameView): boolean =>
  seat !== undefined && info.status === 'playing' && (titleOf(bot, info).game.autoAnswers ?? []).length > 0
