// Finds the game a person means: the one they name, else the one of this channel, else the only one that fits.
import type { GameInfo } from '../../host/table/types.ts'
import type { Language } from '../../text/language.ts'
import { echo, escapeMarkdown } from '../../text/markdown.ts'
import { listText } from '../../text/render.ts'
import { type Call, gameIdOf } from '../call/call.ts'
import type { Suggestion } from '../choice/suggest.ts'
import type { BotContext } from '../core/context.ts'
import { Recent } from '../core/recent.ts'
import { type OwnGame, ownGames, waitingGames } from '../core/urgency.ts'
import { LIMITS } from '../screen/limits.ts'
import { channelOf, wordsOf } from '../words/present.ts'

/** The game meant, or a private answer instead; `here` is the game that is played here all the same. */
export type Found =
  | { readonly info: GameInfo }
  | { readonly problem: string; readonly here?: GameInfo | undefined }

/** What a command is looking for. */
export interface Wanted {
  /** The game as named in `game:`. */
  readonly named?: string | undefined
  /** Also games that are over. */
  readonly over?: boolean
  /** One in which the person has a seat: where a game is played that game, elsewhere the one that waits for them. */
  readonly mine?: boolean
  /** A lobby of this channel, the person's own first; where there is none, any game here. */
  readonly lobby?: boolean
}

/** Finds the game a call means. */
export async function findGame(
  bot: BotContext,
  call: Call,
  { named, over, mine, lobby }: Wanted,
): Promise<Found> {
  const words = wordsOf(call.language)
  if (named !== undefined && named.trim() !== '') {
    const id = gameIdOf(named.split(/[\s·]+/).at(-1))
    const info = id === undefined ? undefined : await bot.host.games.info(id)
    if (info && mayKnow(info, call)) return { info }
    return { problem: words['no-such-game']({ game: echo(named) }) }
  }
  const here = (lobby && (await lobbyHere(bot, call))) || (await gameHere(bot, call, over === true))
  if (!mine && !here) return { problem: words['no-game-here']() }
  if (!mine && here) return { info: (lobby ? undefined : await ownOpenedHere(bot, call, here)) ?? here }
  return here && isPlayedIn(here, call.channel) ? ownHere(bot, call, here) : ownElsewhere(bot, call, here)
}

/** The lobby that stands in this channel: the person's own where there are several, else the newest. */
async function lobbyHere({ host }: BotContext, { channel, person }: Call): Promise<GameInfo | undefined> {
  const lobbies = await host.games.lobbiesIn(channel)
  return lobbies.find((info) => info.host === person.id) ?? lobbies[0]
}

/** The game of a channel or thread; a thread stays its game's when that is over, even if a lobby is opened in it. */
async function gameHere(
  { host }: BotContext,
  { channel }: Call,
  over: boolean,
): Promise<GameInfo | undefined> {
  const open = await host.games.inChannel(channel)
  if (open && open.status !== 'lobby') return open
  return (
    (await host.games.ofThread(channel)) ??
    open ??
    (over ? await host.games.inChannel(channel, true) : undefined)
  )
}

/** The person's game that is played right there, also one that is over; what to say where there is none. */
export async function findPlayedHere(bot: BotContext, call: Call): Promise<Found> {
  const here = await gameHere(bot, call, true)
  return here && isPlayedIn(here, call.channel)
    ? ownHere(bot, call, here)
    : { problem: wordsOf(call.language)['quote-not-here']() }
}

/** The person's only game of those opened in a channel and played in threads, where the one found is somebody else's. */
async function ownOpenedHere(
  { host }: BotContext,
  call: Call,
  here: GameInfo,
): Promise<GameInfo | undefined> {
  if (isPlayedIn(here, call.channel) || sits(here, call)) return undefined
  const own = (await host.games.ofMember(call.person.id, call.guild)).filter(
    ({ channel }) => channel === call.channel,
  )
  return own.length === 1 ? own[0] : undefined
}

/** Whether a game is played right there, and not only opened. */
const isPlayedIn = ({ thread, channel, status }: GameInfo, place: string): boolean =>
  thread === place || (thread === undefined && channel === place && status !== 'lobby')

/** Where a game is played, what is typed is about that game, or about none. */
async function ownHere(bot: BotContext, call: Call, here: GameInfo): Promise<Found> {
  if (sits(here, call)) return { info: here }
  const games = await bot.host.games.ofMember(call.person.id, call.guild)
  const also = games.filter((info) => isPlayedIn(info, call.channel))
  const [only, ...others] = also
  if (only && others.length === 0) return { info: only }
  if (only) return { problem: whichOf(bot, also, call) }
  const waiting = (await waitingGames(bot, call)).map(({ id }) => id)
  return { problem: noSeatText(bot, call, await bot.host.games.ofMember(call.person.id), waiting), here }
}

/** The one game of a person that waits for them, or their only one. */
async function ownElsewhere(bot: BotContext, call: Call, here: GameInfo | undefined): Promise<Found> {
  const waiting = await waitingGames(bot, call)
  if (waiting.length === 0 && here && sits(here, call)) return { info: here }
  const games = waiting.length > 0 ? waiting : await bot.host.games.ofMember(call.person.id, call.guild)
  const [only, ...others] = games
  if (only && others.length === 0) return { info: only }
  if (!only) return here ? { info: here } : { problem: wordsOf(call.language)['no-game-here']() }
  return { problem: whichOf(bot, games, call) }
}

function whichOf(bot: BotContext, games: readonly GameInfo[], { language }: Call): string {
  const names = games.slice(0, NAMED).map((info) => nameIn(bot, info, language))
  const more = games.length > NAMED ? ` ${wordsOf(language)['and-more']({ n: games.length - NAMED })}` : ''
  return wordsOf(language)['which-game']({ games: `${listText(names, language)}${more}` })
}

/** A game by its title and id, also one whose title is not there. */
function nameIn(bot: BotContext, { title: id, id: game }: GameInfo, language: Language): string {
  const words = wordsOf(language)
  const title = escapeMarkdown(bot.titles[id]?.words[language].title ?? words['not-in-version']())
  return words['thread-name']({ title, game: `\`${game}\`` })
}

/** So many games are named to a user without a seat in this one. */
const NAMED = 5

/** That one has no seat here, and where one has: those games first that wait for a move. */
function noSeatText(
  bot: BotContext,
  { language }: Call,
  games: readonly GameInfo[],
  waiting: readonly string[],
): string {
  const words = wordsOf(language)
  if (games.length === 0) return words['no-seat-anywhere']()
  const isWaiting = ({ id }: GameInfo) => waiting.includes(id)
  const sorted = [...games.filter(isWaiting), ...games.filter((info) => !isWaiting(info))]
  const names = sorted.slice(0, NAMED).map((info) => {
    const game = nameIn(bot, info, language)
    return isWaiting(info) ? words['yours-to-move']({ game }) : game
  })
  const more = sorted.length > NAMED ? ` ${words['and-more']({ n: sorted.length - NAMED })}` : ''
  return words['no-seat-here']({ games: `${listText(names, language)}${more}` })
}

/** Whether a game is one member's alone. */
export const isPrivate = ({ isLesson, isTrial, playedOn }: GameInfo): boolean =>
  isLesson === true || isTrial === true || playedOn !== undefined

/** Games are known to their server and to those who sit in them; private ones to their member alone. */
export const mayKnow = (info: GameInfo, call: Pick<Call, 'guild' | 'person'>): boolean =>
  (info.guild === call.guild && !isPrivate(info)) || sits(info, call)

/**
 * Whether a game is one of another server, and none of this person's. Members also look at games that they watch or follow from
 * their direct messages.
 */
export const isStranger = async (
  bot: BotContext,
  call: Pick<Call, 'guild' | 'person'>,
  info: GameInfo,
): Promise<boolean> =>
  !mayKnow(info, call) &&
  !(await bot.host.watching.of(info.id)).includes(call.person.id) &&
  !(await sawFollowed(bot, call, info))

/** Whether somebody follows a game, or who plays it, and can still see where it is played. */
async function sawFollowed(
  { host, servers }: BotContext,
  { person }: Pick<Call, 'person'>,
  info: GameInfo,
): Promise<boolean> {
  if (isPrivate(info) || !(await host.following.follows(person.id, info.id))) return false
  return (await servers.sees(info.guild, channelOf(info), person.id).catch(() => false)) === true
}

const sits = (info: GameInfo, { person }: Pick<Call, 'person'>): boolean =>
  info.players.some(({ member }) => member === person.id)

const lists = new Recent<OwnGame[]>()

/** The person's games as their lists have them, remembered while they type. */
const recentGames = async (bot: BotContext, call: Call): Promise<GameInfo[]> => {
  const key = `${call.person.id} ${call.guild ?? ''}`
  return (await lists.get(bot, key, () => ownGames(bot, call, call.guild))).map(({ info }) => info)
}

/**
 * Completion of `game:`: the person's own games first, those that wait for them before the others, then the others of this server.
 * @param over Also the person's last games that are over
 */
export async function suggestGames(
  bot: BotContext,
  call: Call,
  typed: string,
  over = false,
): Promise<Suggestion[]> {
  const mine = await recentGames(bot, call)
  const here = call.guild === undefined ? [] : await bot.host.games.inGuild(call.guild)
  const others = here.filter(({ id }) => !mine.some((info) => info.id === id))
  const text = typed.toLowerCase().trim()
  const past = over ? await bot.host.games.finishedOf(call.person.id, call.guild) : []
  return [...mine, ...past, ...others]
    .map((info) => ({ name: gameLabel(bot, call, info), value: info.id }))
    .filter(({ name, value }) => name.toLowerCase().includes(text) || value.startsWith(text))
    .slice(0, LIMITS.options)
}

const gameLabel = (bot: BotContext, call: Call, info: GameInfo): string =>
  wordsOf(call.language)['thread-name']({
    title: bot.titles[info.title]?.words[call.language].title ?? wordsOf(call.language)['not-in-version'](),
    game: info.id,
  })
