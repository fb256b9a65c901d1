// Where a game stands, for one person: the panel of their decision, or whom the game waits for.

import type { Title } from '../../games/title.ts'
import type { GameId, GameInfo, Look } from '../../host/types.ts'
import type { Language } from '../../text/language.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import { listText } from '../../text/render.ts'
import type { Call } from '../call.ts'
import { labelsOf } from '../choice/labels.ts'
import { type Desk, titleOf } from '../desk.ts'
import { customId } from '../ids.ts'
import { gameName, readerOf, sayIn, seatNames, winnersText, wordsOf } from '../present.ts'
import { refusalText } from '../refusing.ts'
import { button, buttons, paragraphs, type Row, type Screen } from '../screen.ts'
import { askingScreen, isAsked } from './asking.ts'
import { handPicture } from './picturing.ts'

type Who = Pick<Call, 'person' | 'language' | 'guild'>

/** Where a game stands for this person now; `note` comes first. */
export async function standing(desk: Desk, who: Who, game: GameId, note?: string): Promise<Screen> {
  const look = await desk.host.look(game, who.person)
  if (look.ok) return standingOf(desk, who, look.value, note)
  return { content: paragraphs(note, await refusalText(desk, who, game, look.refusal)) }
}

/** The screen for a look that is at hand already. */
export async function standingOf(desk: Desk, who: Who, look: Look, note?: string): Promise<Screen> {
  const { info } = look
  const title = titleOf(desk, info)
  if (info.status === 'playing' && isAsked(look)) {
    const draft = await desk.host.draft(who.person.id, look.token)
    return askingScreen(title, look, draft, who.language, note)
  }
  const words = wordsOf(who.language)
  if (info.status !== 'playing')
    return { content: paragraphs(note, gameName(title, info, who.language), restingText(info, who.language)) }
  const hand =
    look.seat === undefined || look.outlook === undefined
      ? undefined
      : title.hand(look.outlook.view, readerOf(who.language, info, 'markdown'))
  const around = (held: string | undefined) =>
    paragraphs(
      note,
      gameName(title, info, who.language),
      held,
      givenText(title, look, who.language),
      look.seat === undefined ? words['no-seat']() : words['nothing-now'](),
      waitingText(look, who.language),
    )
  const illustration = hand && handPicture(title, look, who.language, around)
  return {
    content: around(hand),
    rows: await restRows(desk, who, look),
    ...(illustration && { illustration }),
  }
}

/** What this person has answered to a request that others still think about. */
function givenText(title: Title, { info, outlook }: Look, language: Language): string | undefined {
  const { given, answered } = outlook ?? {}
  if (!given || !answered) return undefined
  const labels = labelsOf(answered, language, title, info)
  const items = given.map((id) => {
    const index = answered.options.findIndex((option) => option.id === id)
    return `**${escapeMarkdown(labels[index] ?? id)}**`
  })
  return wordsOf(language)['you-chose']({ items: listText(items, language) })
}

/** Whom a game waits for, as a sentence. */
export function waitingText({ info, awaited, seat }: Look, language: Language): string | undefined {
  const others = awaited.map((each) => each.seat).filter((each) => each !== seat)
  return others.length === 0
    ? undefined
    : wordsOf(language)['waits-for']({ names: seatNames(info, others, language) })
}

/** What to say of a game that nobody can move in now. */
export function restingText(info: GameInfo, language: Language): string {
  const words = wordsOf(language)
  if (info.status === 'lobby') {
    const free = info.seats - info.sitters.length
    return free > 0 ? words['lobby-waits']({ n: free }) : words['lobby-full']()
  }
  if (info.status === 'finished') return words['game-over']({ winners: winnersText(info, language) })
  if (info.status === 'cancelled') return words['game-is-cancelled']()
  const why = info.pausedWhy === undefined ? '' : sayIn(language, { key: info.pausedWhy })
  return words['game-paused']({ why })
}

async function restRows(desk: Desk, who: Who, look: Look): Promise<Row[]> {
  const words = wordsOf(who.language)
  const { id } = look.info
  const others = await waitingGames(desk, who, id)
  return buttons(
    look.seat === undefined ? undefined : button(customId('now', id), words['look-again']()),
    button(customId('board', id), words.board()),
    others.length > 0
      ? button(customId('mine', id), words['my-games']({ n: others.length }), 'main')
      : undefined,
  )
}

/** Games looked through for the person's next move at most. */
const LOOKED_THROUGH = 12

/** Games other than `except` in which this person is asked something; of this server if there is one. */
export async function waitingGames(desk: Desk, who: Who, except?: GameId): Promise<GameInfo[]> {
  const games = await desk.host.gamesOf(who.person.id, who.guild)
  const candidates = games
    .filter((info) => info.status === 'playing' && info.id !== except)
    .slice(0, LOOKED_THROUGH)
  const looks = await Promise.all(candidates.map((info) => desk.host.look(info.id, who.person)))
  return looks.flatMap((look) => (look.ok && isAsked(look.value) ? [look.value.info] : []))
}

/** Why a person who presses "Your move" has nothing to choose, if they have not. */
export function notYours(look: Look, language: Language): string | undefined {
  if (look.info.status !== 'playing' || isAsked(look) || look.awaited.length === 0) return undefined
  const seats = look.awaited.map((each) => each.seat)
  if (look.seat !== undefined && seats.includes(look.seat)) return undefined
  return wordsOf(language)['not-yours']({ names: seatNames(look.info, seats, language) })
}
