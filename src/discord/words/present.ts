// From phrases to a reader's words: lexicon, reader, names of seats, and lines that many screens share.

import type { Phrase, Seat } from '../../engine/phrase.ts'
import type { Awaited } from '../../engine/player-view.ts'
import type { Title } from '../../games/common/title.ts'
import type { GameInfo, Player } from '../../host/table/types.ts'
import { BOT_WORDS, type BotPhrases } from '../../text/bot/index.ts'
import type { Language } from '../../text/language.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import { type Lexicon, listText, type Reader, render, type Style } from '../../text/render.ts'
import type { BotContext } from '../core/context.ts'
import { joined } from './lines.ts'

/** The bot's own phrases in a language, to be called with rendered arguments. */
export const wordsOf = (language: Language): BotPhrases => BOT_WORDS[language].phrases

/** The words that a game's phrases and the bot's phrases are found in. */
const lexiconOf = (language: Language, title?: Title): Lexicon => ({
  bot: BOT_WORDS[language],
  ...(title && { [title.game.id]: title.words[language] }),
})

type Seated = Pick<GameInfo, 'players'>

/** A reader who knows the seats of a game by the names they joined with, computer players by their sign as well. */
export const readerOf = (language: Language, info: Seated, style: Style): Reader => {
  const playerAt = (seat: Seat) => info.players.find((player) => player.seat === seat)
  const sign = (seat: Seat) => (playerAt(seat)?.computer === undefined ? '' : COMPUTER)
  const name = (seat: Seat) => playerAt(seat)?.name ?? `${seat + 1}`
  return {
    language,
    style,
    seatName: style === 'plain' ? (seat) => `${sign(seat)}${name(seat)}` : name,
    seatMark: (seat) => `${sign(seat)}**${escapeMarkdown(name(seat))}**`,
  }
}

/** What stands before the name of a computer player. */
const COMPUTER = '🤖 '

/** A reader of labels, which people type: names alone. */
const labelReader = (language: Language, info: Seated): Reader => ({
  language,
  style: 'plain',
  seatName: (seat) => info.players.find((player) => player.seat === seat)?.name ?? `${seat + 1}`,
})

/** A phrase of a game or of the bot as Markdown. */
export const sayIn = (language: Language, phrase: Phrase, title?: Title, info?: Seated): string =>
  render(lexiconOf(language, title), phrase, readerOf(language, info ?? { players: [] }, 'markdown'))

/** A phrase as Markdown in which seats are written as `mark` says: by mentions, or computers with their sign. */
export const sayMarking = (
  language: Language,
  phrase: Phrase,
  title: Title,
  info: GameInfo,
  mark: (seat: Seat) => string | undefined,
): string =>
  render(lexiconOf(language, title), phrase, { ...readerOf(language, info, 'markdown'), seatMark: mark })

/** A phrase for labels, files and completion, without Markdown. */
export const plainIn = (language: Language, phrase: Phrase, title: Title, info?: Seated): string =>
  render(lexiconOf(language, title), phrase, labelReader(language, info ?? { players: [] }))

/** What is told on one line, as Markdown. */
export const lineIn = (language: Language, line: readonly Phrase[], title: Title, info: GameInfo): string =>
  joined(
    language,
    line.map((phrase) => sentenceOf(language, phrase, title, info)),
  )

/** A sentence of a story: computers by their names alone, since it is full of them and everyone knows who is one. */
export const sentenceOf = (language: Language, phrase: Phrase, title: Title, info: GameInfo): string =>
  sayMarking(language, phrase, title, info, () => undefined)

/** What is told, by the lines on which a game tells it; what `apart` says different things of never shares one. */
export function gathered<T>(
  title: Title,
  told: readonly T[],
  phraseOf: (each: T) => Phrase,
  apart: (each: T) => unknown = () => undefined,
): T[][] {
  const lines: T[][] = []
  for (const each of told) {
    const line = lines.at(-1)
    const [head] = line ?? []
    const isAlike = head !== undefined && apart(head) === apart(each)
    if (line && isAlike && title.continues?.(line.map(phraseOf), phraseOf(each))) line.push(each)
    else lines.push([each])
  }
  return lines
}

/** A player's name as Markdown, computers with their sign, also those that sit in for a member. */
export const playerName = (player: Player): string =>
  `${(player.computer ?? player.standIn) === undefined ? '' : COMPUTER}**${escapeMarkdown(player.name)}**`

/** The name at a seat as Markdown. */
export function seatName(info: GameInfo, seat: Seat): string {
  const player = info.players.find((each) => each.seat === seat)
  return player ? playerName(player) : `${seat + 1}`
}

/** The name at a seat for labels, without Markdown. */
export function plainSeatName(info: Seated, seat: Seat): string {
  const player = info.players.find((each) => each.seat === seat)
  return player ? `${player.computer === undefined ? '' : COMPUTER}${player.name}` : `${seat + 1}`
}

/** The names of seats as a list: `Mei, Arjun and 🤖 Cao Pi`. */
export const seatNames = (info: GameInfo, seats: readonly Seat[], language: Language): string =>
  listText(
    seats.map((seat) => seatName(info, seat)),
    language,
  )

/** Seats that are waited for, grouped by what everyone may know about what they are asked. */
export function groupAwaited(awaited: readonly Awaited[]): { notice: Phrase; seats: Seat[] }[] {
  const groups = new Map<string, { notice: Phrase; seats: Seat[] }>()
  for (const { seat, notice } of awaited) {
    const key = JSON.stringify(notice)
    const group = groups.get(key) ?? { notice, seats: [] }
    group.seats.push(seat)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** What a result begins with: no cup where nobody has won it. */
export const resultSign = ({ outcome }: Pick<GameInfo, 'outcome'>): string =>
  (outcome?.winners.length ?? 0) > 0 ? '🏆' : '🏁'

/** Why a table was closed before its game's end; `undefined` where it was not. */
export function closedText(info: GameInfo, language: Language): string | undefined {
  const { closed } = info
  if (!closed) return undefined
  const words = wordsOf(language)
  if (closed.why === 'claimed' || closed.why === 'unfinished')
    return words[`closed-${closed.why}`]({ who: seatName(info, closed.seat ?? 0) })
  if (closed.why !== 'manager') return words[`closed-${closed.why}`]()
  return words['closed-manager']({ reason: escapeMarkdown(closed.reason ?? '') })
}

/** Who won, as a sentence. */
export function winnersText(info: GameInfo, language: Language): string {
  const winners = info.outcome?.winners ?? []
  const t = wordsOf(language)
  if (winners.length === 0 && info.seats === 1) return t['end-lost']({ name: seatName(info, 0) })
  if (winners.length === 0) return t['end-nobody']()
  return t['end-winners']({ names: seatNames(info, winners, language), n: winners.length })
}

/** What a typing error may have meant; nothing where no name is near. */
export const nearText = (names: readonly string[], language: Language): string | undefined =>
  names.length > 0 ? wordsOf(language)['nearest-names']({ names: listText(names, language) }) : undefined

/** A game by its name in the reader's language and its id. */
export const gameName = (title: Title, info: GameInfo, language: Language): string =>
  wordsOf(language)['panel-head']({ title: title.words[language].title, game: info.id })

/** The address of what a game shows last (its prompt, its lobby), which leads there from any server. */
export async function jumpTo({ host }: Pick<BotContext, 'host'>, info: GameInfo): Promise<string> {
  const post = (await host.posts.find(info.id, 'prompt')) ?? (await host.posts.find(info.id, 'lobby'))
  const place = channelOf(info)
  const message = post && post.channel === place && post.message !== '0' ? `/${post.message}` : ''
  return `${addressOf(info.guild, place)}${message}`
}

/** A game by its name and id, as a link to what it shows last. */
export async function gameLink(
  bot: Pick<BotContext, 'host'>,
  title: Title,
  info: GameInfo,
  language: Language,
): Promise<string> {
  const name = escapeMarkdown(title.words[language].title)
  return `[${name} · ${info.id}](${await jumpTo(bot, info)})`
}

/** The address of a channel or thread, which leads there from everywhere. */
export const addressOf = (guild: string, channel: string): string =>
  `https://discord.com/channels/${guild}/${channel}`

/** Id of the thread or channel in which a game is played. */
export const channelOf = ({ thread, channel }: Pick<GameInfo, 'thread' | 'channel'>): string =>
  thread ?? channel

/** Where a game is played, as a link. */
export const placeOf = (info: Pick<GameInfo, 'thread' | 'channel'>): string => `<#${channelOf(info)}>`
