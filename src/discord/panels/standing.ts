// Where a game stands, for one person: the panel of their decision, or whom the game waits for.

import type { Title } from '../../games/title.ts'
import { type GameId, type GameInfo, type Look, PAUSED_BY_VOTE } from '../../host/types.ts'
import type { Language } from '../../text/language.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import { listText } from '../../text/render.ts'
import type { Call } from '../call.ts'
import { labelsOf } from '../choice/labels.ts'
import { type Desk, titleOf } from '../desk.ts'
import { customId } from '../ids.ts'
import { gameName, readerOf, sayIn, seatNames, winnersText, wordsOf } from '../present.ts'
import { refusalText } from '../refusing.ts'
import { type Button, button, buttons, paragraphs, type Row, type Screen } from '../screen.ts'
import { answeredText } from './answered.ts'
import { askingScreen, isAsked } from './asking.ts'
import { handPicture } from './picturing.ts'
import { undoButton } from './rows.ts'
import { byUrgency } from './urgency.ts'

type Who = Pick<Call, 'person' | 'language' | 'guild'>

/** Where a game stands for this person now; `note` comes first. */
export async function standing(desk: Desk, who: Who, game: GameId, note?: string): Promise<Screen> {
  const look = await desk.host.look(game, who.person)
  if (look.ok) return standingOf(desk, who, look.value, note)
  return { content: paragraphs(note, await refusalText(desk, who, game, look.refusal)) }
}

/** The screen for a look that is at hand already. */
export async function standingOf(desk: Desk, who: Who, look: Look, note?: string): Promise<Screen> {
  const about = { game: look.info.id, ...(note !== undefined && { note }) }
  return { ...(await drawnOf(desk, who, look, note)), about }
}

async function drawnOf(desk: Desk, who: Who, look: Look, note?: string): Promise<Screen> {
  const { info } = look
  const title = titleOf(desk, info)
  if (info.status === 'playing' && isAsked(look)) {
    const draft = await desk.host.draft(who.person.id, look.token)
    return askingScreen(title, look, draft, who.language, note)
  }
  const words = wordsOf(who.language)
  if (info.status !== 'playing')
    return {
      content: paragraphs(note, gameName(title, info, who.language), restingText(info, who.language)),
      rows: buttons(await nextGame(desk, who, info.id)),
    }
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
      answeredText(title, look, who.language),
      orderedText(title, look, who.language) ??
        (look.seat === undefined ? words['no-seat']() : words['nothing-now']()),
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

/** What this person is asked and a standing order of theirs answers. */
function orderedText(title: Title, { info, seat, outlook, ordered }: Look, language: Language) {
  const own = ordered.some((each) => each.seat === seat) ? outlook?.decision : undefined
  return own && wordsOf(language)['you-ordered']({ prompt: sayIn(language, own.prompt, title, info) })
}

/** Whom a game waits for, and for whom it does not because an order answers, as sentences. */
export function waitingText(look: Look, language: Language): string | undefined {
  const { info, seat } = look
  const words = wordsOf(language)
  const others = (all: Look['awaited']) => all.map((each) => each.seat).filter((each) => each !== seat)
  const [awaited, ordered] = [others(look.awaited), others(look.ordered)]
  const lines = [
    awaited.length > 0 && words['waits-for']({ names: seatNames(info, awaited, language) }),
    ordered.length > 0 && words['prompt-ordered']({ names: seatNames(info, ordered, language) }),
  ].filter((line) => line !== false)
  return lines.length > 0 ? lines.join(' ') : undefined
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
  if (info.pausedWhy === PAUSED_BY_VOTE) return words['game-paused-agreed']()
  const why = info.pausedWhy === undefined ? '' : sayIn(language, { key: info.pausedWhy })
  return words['game-paused']({ why })
}

async function restRows(desk: Desk, who: Who, look: Look): Promise<Row[]> {
  const words = wordsOf(who.language)
  const { id } = look.info
  return buttons(
    look.seat === undefined ? undefined : button(customId('now', id), words['look-again']()),
    undoButton(look, words),
    button(customId('board', id), words.board()),
    hasOrders(desk, look) ? button(customId('orders', 'g', id), words.orders()) : undefined,
    await nextGame(desk, who, id),
  )
}

/** The way to the other games that wait for this person, if any do. */
async function nextGame(desk: Desk, who: Who, game: GameId): Promise<Button | undefined> {
  const { length: n } = await waitingGames(desk, who, game)
  return n > 0 ? button(customId('mine', game), wordsOf(who.language)['my-games']({ n }), 'main') : undefined
}

/** Games looked through for the person's next move at most. */
const LOOKED_THROUGH = 25

/** Games other than `except` in which this person is asked something, on all servers, the most urgent first. */
export async function waitingGames(desk: Desk, who: Who, except?: GameId): Promise<GameInfo[]> {
  const games = await desk.host.gamesOf(who.person.id)
  const candidates = games
    .filter((info) => info.status === 'playing' && info.id !== except)
    .slice(0, LOOKED_THROUGH)
  const looks = await Promise.all(candidates.map((info) => desk.host.look(info.id, who.person)))
  return byUrgency(looks.flatMap((look) => (look.ok ? [look.value] : [])))
    .filter(isAsked)
    .map(({ info }) => info)
}

/** Why a person who presses "Your move" has nothing to choose, if they have not. */
export function notYours(look: Look, language: Language): string | undefined {
  if (look.info.status !== 'playing' || isAsked(look) || look.awaited.length === 0) return undefined
  const seats = look.awaited.map((each) => each.seat)
  if (look.seat !== undefined && seats.includes(look.seat)) return undefined
  return wordsOf(language)['not-yours']({ names: seatNames(look.info, seats, language) })
}

/** Whether this person may give orders in this game. */
const hasOrders = (desk: Desk, { info, seat }: Look): boolean =>
  seat !== undefined && info.status === 'playing' && (titleOf(desk, info).game.orders ?? []).length > 0
