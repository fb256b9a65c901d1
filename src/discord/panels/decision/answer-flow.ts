// Taking an answer, and leading on: what follows is shown in the same panel until nothing is left for this person.
import { setTimeout as pause } from 'node:timers/promises'
import type { Choice } from '../../../engine/decision.ts'
import type { Id } from '../../../engine/phrase.ts'
import { TIMING } from '../../../host/index.ts'
import { NOTHING_PICKED } from '../../../host/play/index.ts'
import type { GameId, GameView } from '../../../host/table/types.ts'
import type { Call } from '../../call/call.ts'
import { refusalText } from '../../call/refusals.ts'
import { isAsked } from '../../core/asked-view.ts'
import type { BotContext } from '../../core/context.ts'
import { isPrivate } from '../../input/find-game.ts'
import type { Screen } from '../../screen/screen.ts'
import { wordsOf } from '../../words/present.ts'
import { standing, standingOf } from './game-status.ts'

/** Between two looks of a panel that waits for computer players, in milliseconds. */
const GLANCE = 120

/** What an answer brings along: private steps before it, or a stretch that is passed with it. */
interface Along {
  readonly steps?: readonly Choice[]
  readonly autoPass?: Id
}

/** Answers a decision; the screen of what follows, or of where the game stands and why it was not taken. */
export async function answer(
  bot: BotContext,
  call: Call,
  game: GameId,
  token: string,
  choice: Choice,
  along: Along = {},
): Promise<Screen> {
  const { person, id: interaction } = call
  const taken = await bot.host.play.answer({ game, person, token, choice, interaction, ...along })
  if (!taken.ok)
    return standing(bot, call, game, { refused: await refusalText(bot, call, game, taken.refusal) })
  const gameView = await afterOthers(bot, call, taken.value)
  return standingOf(
    bot,
    call,
    gameView,
    isAsked(gameView) && !gameView.info.isLesson ? wordsOf(call.language).thanks() : undefined,
    // Asked by this very answer: nothing can be picked yet.
    gameView === taken.value ? NOTHING_PICKED : undefined,
  )
}

/** The look once computers and auto-answers have had their moment, if the game waits for nobody else. */
async function afterOthers(bot: BotContext, call: Call, gameView: GameView): Promise<GameView> {
  if (isPrivate(gameView.info)) {
    const next = await bot.host.lessons.proceed(gameView.info.id, call.person)
    return next.ok ? next.value : gameView
  }
  let latest = gameView
  const end = performance.now() + TIMING.panel
  while (goesOnByItself(latest, bot.clock.now()) && performance.now() < end) {
    await pause(GLANCE)
    const next = await bot.host.play.getView(gameView.info.id, call.person)
    if (!next.ok) return latest
    latest = next.value
  }
  return latest
}

/** Whether a game waits for computers alone, and for auto-answers whose moment has come. */
const goesOnByItself = ({ info, awaited, autoAnswered, autoAnswersDue }: GameView, now: Date): boolean =>
  info.status === 'playing' &&
  awaited.length + autoAnswered.length > 0 &&
  (autoAnswersDue === undefined || autoAnswersDue <= now) &&
  awaited.every(({ seat }) =>
    info.players.some((each) => each.seat === seat && (each.computer ?? each.standIn) !== undefined),
  )
