// The panel of a lesson: what happened, which decision this is, why one would choose what, and the game's own panel below.
import type { Decision } from '../../../engine/decision.ts'
import type { Title } from '../../../games/common/title.ts'
import type { GameView } from '../../../host/table/types.ts'
import type { Picture } from '../../../picture/picture.ts'
import type { Language } from '../../../text/language.ts'
import { escapeMarkdown } from '../../../text/markdown.ts'
import { listText } from '../../../text/render.ts'
import type { Call } from '../../call/call.ts'
import { labelsOf } from '../../choice/labels.ts'
import { isAsked } from '../../core/asked-view.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import {
  button,
  buttons,
  newestLines,
  paragraphs,
  type Said,
  type Screen,
  withRow,
} from '../../screen/screen.ts'
import { gameName, readerOf, sayIn, seatName, wordsOf } from '../../words/present.ts'
import { askingScreen } from './decision-panel.ts'

type Who = Pick<Call, 'person' | 'language' | 'guild'>

/** Lines of the story, and characters, that a lesson tells between two decisions. */
const TOLD = { lines: 8, characters: 450 } as const

/** Where a lesson stands for its member. */
export async function lessonScreen(
  bot: BotContext,
  who: Who,
  gameView: GameView,
  said: Said = {},
): Promise<Screen> {
  const { info } = gameView
  const { language } = who
  const title = titleOf(bot, info)
  const words = wordsOf(language)
  if (info.status !== 'playing') return overScreen(title, gameView, who, said)
  if (!isAsked(gameView))
    return {
      content: paragraphs(
        said.first,
        gameName(title, info, language),
        told(title, gameView, language),
        said.last,
      ),
      rows: buttons(
        button(customId('now', info.id), words['look-again'](), 'main'),
        button(customId('leavelesson', info.id), words['lesson-leave']()),
      ),
    }
  const draft = await bot.host.play.draft(who.person.id, gameView.token)
  const above = paragraphs(said.first, told(title, gameView, language), taught(title, gameView, language))
  const screen = askingScreen(title, gameView, draft, language, { ...said, first: above })
  return withRow(
    screen,
    button(customId('rules', info.title), words.rules()),
    button(customId('leavelesson', info.id), words['lesson-leave']()),
  )
}

/** What happened since the member's last answer, the latest of it. */
function told(title: Title, { info, lesson }: GameView, language: Language): string {
  const lines = (lesson?.since ?? []).map(({ phrase }) => sayIn(language, phrase, title, info))
  return newestLines(lines, TOLD.characters, TOLD.lines)
}

/** Which decision this is, why one would choose what, and what to try. */
function taught(title: Title, { info, lesson, playerView }: GameView, language: Language): string {
  const words = wordsOf(language)
  if (!lesson) return ''
  const { number, of, step, pick } = lesson
  const said = title.words[language].lesson
  const decision = playerView?.decision
  const named = pick && decision && pickText(title, info, decision, pick, language)
  if (number === undefined || step === undefined)
    return paragraphs(words['lesson-aside'](), named && words['lesson-hard']({ pick: named }))
  return paragraphs(
    number === 1 && said?.opening,
    `${words['lesson-number']({ n: number, of })} ${said?.steps[step] ?? ''}`,
    named && words['lesson-try']({ pick: named }),
  )
}

function pickText(
  title: Title,
  info: GameView['info'],
  decision: Decision,
  pick: readonly string[],
  language: Language,
): string {
  const labels = labelsOf(decision, language, title, info)
  const names = pick.map((id) =>
    escapeMarkdown(labels[decision.options.findIndex((option) => option.id === id)] ?? id),
  )
  if (names.length === 0) return wordsOf(language)['lesson-pass']()
  return decision.ordered || decision.slots ? names.join(' › ') : listText(names, language)
}

/** What the lesson has led to, with its picture; what has been learnt; the ways on. A real game is opened in a server only. */
function overScreen(
  title: Title,
  gameView: GameView,
  { language, guild }: Who,
  { first, last }: Said,
): Screen {
  const words = wordsOf(language)
  const { id } = title.game
  const { info, lesson } = gameView
  const content = paragraphs(
    first,
    words['lesson-head']({ title: title.words[language].title }),
    lesson?.reward && (title.lesson?.reward.within ?? 0) > 0 && words['lesson-played-on'](),
    told(title, gameView, language),
    words['lesson-over'](),
    title.words[language].lesson?.learnt,
    last,
  )
  const picture = rewardPicture(title, gameView, language)
  const mayShare = guild !== undefined && lesson?.reward?.isShared === false
  return {
    content,
    rows: buttons(
      guild === undefined ? undefined : button(customId('try', id), words['lesson-real'](), 'go'),
      mayShare ? button(customId('learnshare', info.id), words['end-share']()) : undefined,
      button(customId('learn', id), words['lesson-again']()),
      button(customId('rules', id), words.rules()),
    ),
    ...(picture && { illustration: { picture, content } }),
  }
}

/** The fight that a lesson has led to, or the table after it, as its member may see them. */
function rewardPicture(
  { pictures }: Title,
  { info, lesson, playerView }: GameView,
  language: Language,
): Picture | undefined {
  if (!pictures || !lesson?.reward || !playerView) return undefined
  const reader = readerOf(language, info, 'plain')
  return (
    pictures.scene?.(lesson.since, lesson.reward.earlier, reader) ??
    pictures.table(playerView.view, reader, lesson.since)
  )
}

/** What everyone reads of a lesson that somebody has shared, with the way to the same. */
export function sharedLesson(title: Title, gameView: GameView, language: Language): Screen {
  const words = wordsOf(language)
  const { id } = title.game
  const { info, lesson, seat } = gameView
  const content = paragraphs(
    words['lesson-shared']({ who: seatName(info, seat ?? 0), title: title.words[language].title }),
    lesson?.reward && sayIn(language, lesson.reward.event.phrase, title, info),
  )
  const picture = rewardPicture(title, gameView, language)
  return {
    content,
    rows: buttons(
      button(customId('learn', id), words['my-first-game'](), 'main'),
      button(customId('try', id), words['play-this'](), 'go'),
    ),
    ...(picture && { illustration: { picture, content } }),
  }
}
