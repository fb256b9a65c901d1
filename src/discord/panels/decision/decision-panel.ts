// The panel of an open decision: what you know, what you are asked, what you have picked, and how to answer.
import { isAction, pickable } from '../../../engine/decision.ts'
import type { Phrase } from '../../../engine/phrase.ts'
import type { Title } from '../../../games/common/title.ts'
import { autoAnswerFor } from '../../../host/auto-answers/index.ts'
import type { Draft } from '../../../host/table/types.ts'
import { clipMarkdown } from '../../../text/clip-markdown.ts'
import type { Language } from '../../../text/language.ts'
import { escapeMarkdown } from '../../../text/markdown.ts'
import { isOrdered } from '../../choice/arrangements.ts'
import { described, isForGood } from '../../choice/consequences.ts'
import { countedItems } from '../../choice/copies.ts'
import { listedOf } from '../../choice/labels.ts'
import type { AskedView } from '../../core/asked-view.ts'
import { customId } from '../../screen/ids.ts'
import { LIMITS } from '../../screen/limits.ts'
import { button, paragraphs, type Said, type Screen } from '../../screen/screen.ts'
import { gameName, plainIn, readerOf, sayIn, wordsOf } from '../../words/present.ts'
import { answeredText } from './answered.ts'
import { type Layout, layoutOf } from './layout.ts'
import { handPicture, inPictureOrder } from './picturing.ts'
import { planButton, planText } from './plan-words.ts'
import { type Asked, panelRows, undoButton } from './rows.ts'

/** A decision that is planned ahead: what its buttons' verbs begin with, and what stands above it. */
export interface AskedAhead {
  readonly prefix: string
  readonly head: string
}

/**
 * The panel of an open decision. `said` stands first, and right above the buttons, such as why an answer was not taken.
 * @param ahead where it is planned and not answered
 */
export function askingScreen(
  title: Title,
  look: AskedView,
  draft: Draft,
  language: Language,
  said: Said = {},
  ahead?: AskedAhead,
): Screen {
  const { info, token, playerView } = inPictureOrder(title, look)
  const { decision } = playerView
  const listed = listedOf(decision, language, title, info)
  const words = wordsOf(language)
  const say = (phrase: Phrase) => sayIn(language, phrase, title, info)
  const plain = (phrase: Phrase) => plainIn(language, phrase, title, info)
  const legal = draft.picks.filter((id) => pickable(decision).some((option) => option.id === id))
  const asked: Asked = {
    game: info.id,
    token,
    decision,
    draft: { ...draft, picks: legal },
    ...listed,
    words,
    ask: title.words[language].menus?.[keyOf(decision.prompt, title)] ?? plain(decision.prompt),
    plain,
    icon: title.icon,
    hasAutoAnswers: autoAnswerFor(title.game, decision) !== undefined,
    ...(ahead && { prefix: ahead.prefix }),
  }
  const layout = layoutOf(decision, listed)
  const hint = hintFor(title, look, language)
  const further = [
    undoButton(look, words),
    hint === undefined ? undefined : button(customId('hintsoff', info.id), words['hints-off']()),
    ahead ? undefined : planButton(look, words),
  ].filter((each) => each !== undefined)
  const below = paragraphs(
    hint && `\n${words['hint-line']({ hint })}`,
    `\n**▸** ${clipMarkdown(say(decision.prompt), 600)}`,
    hintLines(asked, layout, say),
    progress(asked, layout),
    onlyPass(asked),
    decision.options.some(isForGood) && `-# ${words['option-for-good']()}`,
    layout.kind !== 'buttons' && `-# ${ahead ? words['plan-type']() : words['panel-type']()}`,
    decision.text && `-# ${words['panel-write']({ n: decision.text.maxLength })}`,
    said.last && clipMarkdown(said.last, REFUSED),
  )
  const above = paragraphs(
    said.first,
    gameName(title, info, language),
    ahead ? ahead.head : paragraphs(answeredText(title, look, language), planText(title, look, language)),
  )
  const hand = title.hand(playerView.view, readerOf(language, info, 'markdown'))
  const room = LIMITS.content - above.length - below.length - 2
  const around = (middle: string) => paragraphs(above, room > 100 && clipMarkdown(middle, room), below)
  const illustration = hand !== '' && !said.last && handPicture(title, look, language, around, legal)
  return {
    content: around(hand),
    rows: panelRows(asked, layout, further),
    ...(illustration && { illustration }),
  }
}

/** Characters of why an answer was not taken. */
const REFUSED = 1000

/**
 * A line where nothing can be done but to pass: at the own turn there is only that; else everybody is asked who might do
 * more for all the others know.
 */
function onlyPass({ decision, labels, words }: Asked): string | undefined {
  const { options, pass, ownTurn } = decision
  if (pass === undefined || options.some(({ id }) => id !== pass)) return undefined
  const label = escapeMarkdown(labels[0] ?? '')
  return `-# ${ownTurn ? words['panel-own-only']({ label }) : words['panel-only-pass']()}`
}

/** The key of a game's phrase without the game. */
const keyOf = ({ key }: Phrase, { game }: Title): string => key.slice(game.id.length + 1)

/** One line on what is asked, in a member's first game of a title until they say stop. */
function hintFor(
  title: Title,
  { info, hints, playerView }: AskedView,
  language: Language,
): string | undefined {
  if (!hints || info.isLesson) return undefined
  return title.words[language].lesson?.hints[keyOf(playerView.decision.prompt, title)]
}

/** What the options mean that a menu does not say it of: those that are buttons, and those that are picked. */
function hintLines(asked: Asked, layout: Layout, say: (phrase: Phrase) => string): string {
  const { decision, draft, labels, copies, effects, words } = asked
  const lines = decision.options.flatMap((option, index) => {
    const { id, hint } = option
    const isButton = layout.kind === 'buttons' || isAction(option)
    if (copies[index] !== index) return []
    const effect = isButton || id === decision.pass || draft.picks.includes(id) ? effects[index] : undefined
    const said = described(effect && escapeMarkdown(effect), isButton && hint ? say(hint) : undefined)
    const label = escapeMarkdown(labels[index] ?? '')
    return said ? [`-# ${words['option-hint']({ label, hint: said })}`] : []
  })
  return clipMarkdown(lines.join('\n'), 700)
}

function progress({ decision, draft, labels, words, plain }: Asked, layout: Layout): string | undefined {
  if (
    layout.kind === 'buttons' ||
    layout.kind === 'words' ||
    layout.kind === 'one' ||
    layout.kind === 'actions'
  )
    return undefined
  if (draft.picks.length === 0) return `-# ${words['panel-none-picked']()}`
  const items = draft.picks.map((id, place) => {
    const label = escapeMarkdown(labels[decision.options.findIndex((option) => option.id === id)] ?? id)
    const slot = decision.slots?.[place]
    return slot ? `${escapeMarkdown(plain(slot))} **${label}**` : `**${label}**`
  })
  const said = isOrdered(decision) ? items.join(' › ') : countedItems(items).join(' · ')
  return clipMarkdown(words['panel-picked']({ items: said }), 500)
}
