// The pages of a review: what the computer sees, its story, the result card; and that it is still being made.
import type { Phrase } from '../../engine/phrase.ts'
import type { Title } from '../../games/common/title.ts'
import type { ReviewState } from '../../host/review/index.ts'
import type { GameId, GameInfo, StoryEvent } from '../../host/table/types.ts'
import { percent, percentAt } from '../../search/review/percent.ts'
import type { Turning } from '../../search/review/types.ts'
import { clipMarkdown } from '../../text/clip-markdown.ts'
import type { Language } from '../../text/language.ts'
import { clip } from '../../text/markdown.ts'
import type { Call } from '../call/call.ts'
import { refusalScreen } from '../call/refusals.ts'
import { type BotContext, titleOf } from '../core/context.ts'
import { customId } from '../screen/ids.ts'
import { button, buttons, paragraphs, type Row, type Screen } from '../screen/screen.ts'
import { gameName, lineIn, plainIn, seatName, winnersText, wordsOf } from '../words/present.ts'
import { awardLines } from './awards.ts'
import { curvePicture } from './pictures.ts'
import { eventOf, heroOf, type Reading, readingOf, standingStory, stepOf, tellingEventOf } from './reading.ts'
import { resultPicture } from './result-picture.ts'
import { spaced, storyText } from './story-text.ts'

/** The pages of a review, each with the verb of its button. */
export type ReviewPage = 'review' | 'review-story' | 'review-card'

/** All of them, with the one that is each reader's own. */
type Tab = ReviewPage | 'review-expert'

/** Characters that a story may have, beside its heading. */
const STORY = 1_900

/** A page of a game's review, how far it has come, or why there is none. */
export async function reviewScreen(
  bot: BotContext,
  call: Call,
  game: GameId,
  page: ReviewPage = 'review',
): Promise<Screen> {
  const { language } = call
  const found = await bot.host.reviews.of(game)
  if (!found.ok) return refusalScreen(bot, call, game, found.refusal)
  const state = found.value
  if (state.status !== 'ready') return notYet(bot, state, language)
  const reading = await readingOf(bot, state)
  if (page === 'review-story') return storyScreen(reading, call)
  if (page === 'review-card') return cardScreen(bot, reading, call, awardLines(state, language))
  return curveScreen(reading, call)
}

/** The heading of every page. */
export const reviewHead = (title: Title, info: GameInfo, language: Language): string =>
  `**${wordsOf(language)['review-head']({ game: gameName(title, info, language).replaceAll('**', '') })}**`

const headOf = ({ info, title }: Reading, language: Language): string => reviewHead(title, info, language)

/** How far a review has come that is not ready, with a button to look at this page again; or that it cannot be made. */
export function notYet(
  bot: BotContext,
  state: Exclude<ReviewState, { readonly status: 'ready' }>,
  language: Language,
  tab: Tab = 'review',
): Screen {
  const words = wordsOf(language)
  const head = gameName(titleOf(bot, state.info), state.info, language)
  if (state.status !== 'making') return { content: paragraphs(head, words[`review-${state.status}`]()) }
  const { done, of, ahead } = state
  const how =
    of === 0
      ? words['review-waiting']({ ahead })
      : words['review-making']({ percent: Math.min(99, percent(done / of)) })
  return {
    content: paragraphs(head, how),
    rows: buttons(button(customId(tab, state.info.id), words['look-again']())),
  }
}

function curveScreen(reading: Reading, call: Call): Screen {
  const { language } = call
  const { info, review } = reading
  const words = wordsOf(language)
  const luck = info.players.map(({ seat }) =>
    words['review-luck-line']({
      who: seatName(info, seat),
      luck: percent(review.luck[seat] ?? 0),
      decisions: percent(review.decisions[seat] ?? 0),
    }),
  )
  const content = paragraphs(
    headOf(reading, language),
    winnersText(info, language),
    words[turningHead(review)](),
    ...turningLines(reading, language),
    ...(info.players.length > 1 ? [words['review-luck'](), ...luck] : []),
    `-# ${words['review-about']({ games: review.games, moments: review.moments.length - 1 })}`,
  )
  return {
    content,
    rows: [...stepRows(reading, language), ...tabs(reading.info, 'review', call)],
    illustration: { picture: curvePicture(reading, language), content },
  }
}

/** With so much of what they end with, the winners had won from the start. */
const DECIDED = 0.9

/** What stands above the turning points, or why there is none. */
export function turningHead({ turnings, moments }: Reading['review']) {
  if (turnings.length > 0) return 'review-turnings'
  const [begun, ended] = [moments[0]?.shares ?? [], moments.at(-1)?.shares ?? []]
  const decided = ended.every((share, seat) => (begun[seat] ?? 0) >= share * DECIDED)
  return decided ? 'review-decided' : 'review-no-turning'
}

/** Each turning point: for whom it turned, by how much, and what happened. */
export function turningLines(reading: Reading, language: Language): string[] {
  const { info, title, review } = reading
  return review.turnings.map((turning, index) => {
    const hero = heroOf(turning)
    const event = eventOf(reading, turning)
    const to = percentAt(review, turning.to, hero)
    return wordsOf(language)['review-turning']({
      n: index + 1,
      step: stepOf(reading, event?.number ?? turning.to),
      who: seatName(info, hero),
      change: to - percentAt(review, turning.from, hero),
      to,
      what: event
        ? spaced(
            clipMarkdown(lineIn(language, happenedWith(reading, turning, event), title, info), WHAT),
            language,
          )
        : wordsOf(language)['review-turning-unseen'](),
    })
  })
}

/** Characters of what happened in a turning point. */
const WHAT = 200

/** What is told of a turning point: the action that tells why, or all that happened in the step. */
const happenedWith = (reading: Reading, turning: Turning, event: StoryEvent): Phrase[] =>
  (tellingEventOf(reading, turning)
    ? [event]
    : standingStory(reading).filter(({ number }) => number === event.number)
  ).map(({ told }) => told.phrase)

/** Characters of a button that says what happened: more are cut on a phone. */
const LABEL = 34

/** A button to `/history show` at each turning point; one alone where nobody was told anything between two of them. */
export function stepRows(reading: Reading, language: Language): Row[] {
  const { info, title, review } = reading
  const steps = review.turnings.map((turning) =>
    stepOf(reading, eventOf(reading, turning)?.number ?? turning.to),
  )
  return buttons(
    ...steps.map((step, index) => {
      if (steps.indexOf(step) !== index) return undefined
      const turning = review.turnings[index]
      const event = turning && tellingEventOf(reading, turning)
      const what = event && plainIn(language, event.told.phrase, title, info).replace(/[.。！!]$/u, '')
      const label = what
        ? `${index + 1} · ${clip(what, LABEL)}`
        : wordsOf(language)['review-step']({ n: index + 1, step })
      return button(customId('hist', info.id, 'public', step), label)
    }),
  )
}

/** The buttons to all pages that a reader may open; readers without a seat may neither ask expert nor share the card. */
export function tabs(
  info: GameInfo,
  now: Tab,
  { language, person }: Pick<Call, 'language' | 'person'>,
): Row[] {
  const words = wordsOf(language)
  const sat = info.players.some(({ member }) => member === person.id)
  const tab = (page: Tab, label: string) => button(customId(page, info.id), label, 'quiet', page === now)
  return buttons(
    tab('review', words['review-tab']()),
    tab('review-story', words['review-story']()),
    tab('review-card', words['review-card']()),
    sat ? tab('review-expert', words['expert-tab']()) : undefined,
    sat && now === 'review-card'
      ? button(customId('review-share', info.id), words['review-share'](), 'main')
      : undefined,
  )
}

function storyScreen(reading: Reading, call: Call): Screen {
  const { language } = call
  const head = headOf(reading, language)
  const story = storyText(reading, language, STORY - head.length)
  return {
    content: paragraphs(head, story === '' ? wordsOf(language)['story-none']() : story),
    rows: tabs(reading.info, 'review-story', call),
  }
}

async function cardScreen(
  bot: BotContext,
  reading: Reading,
  call: Call,
  awards: readonly string[],
): Promise<Screen> {
  const { language } = call
  const { info, title } = reading
  const views = await bot.host.history.opened(info.id)
  const content = paragraphs(headOf(reading, language), winnersText(info, language), awards.join('\n'))
  return {
    content,
    rows: tabs(info, 'review-card', call),
    illustration: { picture: resultPicture({ info, title, views, reading }, language), content },
  }
}
