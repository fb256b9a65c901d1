// Which game a person means: the one they name, else the one of this channel, else the only one that fits.
import type { GameInfo } from '../host/types.ts'
import { escapeMarkdown } from '../text/markdown.ts'
import { listText } from '../text/render.ts'
import { type Call, gameIdOf } from './call.ts'
import type { Suggestion } from './choice/suggest.ts'
import { type Desk, titleOf } from './desk.ts'
import { LIMITS } from './limits.ts'
import { waitingGames } from './panels/standing.ts'
import { wordsOf } from './present.ts'

/** The game meant, or a private answer instead. */
export type Found = { readonly info: GameInfo } | { readonly problem: string }

/** What a command is looking for. */
export interface Wanted {
  /** The game as named in `game:`. */
  readonly named?: string | undefined
  /** Also games that are over. */
  readonly over?: boolean
  /** Where the person has several games elsewhere, the one that waits for them. */
  readonly mine?: boolean
}

/** Finds the game a call means. */
export async function findGame(desk: Desk, call: Call, { named, over, mine }: Wanted): Promise<Found> {
  const words = wordsOf(call.language)
  if (named !== undefined && named.trim() !== '') {
    const id = gameIdOf(named.split(/[\s·]+/).at(-1))
    const info = id === undefined ? undefined : await desk.host.info(id)
    if (info && mayKnow(info, call)) return { info }
    return { problem: words['no-such-game']({ game: escapeMarkdown(named.slice(0, 40)) }) }
  }
  const here =
    (await desk.host.gameIn(call.channel)) ?? (over ? await desk.host.gameIn(call.channel, true) : undefined)
  if (here && (!mine || !call.guild || sits(here, call))) return { info: here }
  if (!mine) return here ? { info: here } : { problem: words['no-game-here']() }
  const waiting = await waitingGames(desk, call)
  const games = waiting.length > 0 ? waiting : await desk.host.gamesOf(call.person.id, call.guild)
  const [only, ...others] = games
  if (only && others.length === 0) return { info: only }
  if (!only) return here ? { info: here } : { problem: words['no-game-here']() }
  const ids = games.slice(0, LIMITS.options).map(({ id }) => `\`${id}\``)
  return { problem: words['which-game']({ games: listText(ids, call.language) }) }
}

/** Games are known to their server and to those who sit in them. */
const mayKnow = (info: GameInfo, call: Pick<Call, 'guild' | 'person'>): boolean =>
  info.guild === call.guild || sits(info, call)

const sits = (info: GameInfo, { person }: Pick<Call, 'person'>): boolean =>
  info.sitters.some(({ member }) => member === person.id)

/** Completion of `game:`: the person's own games first, then the others of this server. */
export async function suggestGames(desk: Desk, call: Call, typed: string): Promise<Suggestion[]> {
  const mine = await desk.host.gamesOf(call.person.id, call.guild)
  const here = call.guild === undefined ? [] : await desk.host.gamesHere(call.guild)
  const others = here.filter(({ id }) => !mine.some((info) => info.id === id))
  const text = typed.toLowerCase().trim()
  return [...mine, ...others]
    .map((info) => ({ name: gameLabel(desk, call, info), value: info.id }))
    .filter(({ name, value }) => name.toLowerCase().includes(text) || value.startsWith(text))
    .slice(0, LIMITS.options)
}

const gameLabel = (desk: Desk, call: Call, info: GameInfo): string =>
  wordsOf(call.language)['thread-name']({
    title: titleOf(desk, info).words[call.language].title,
    game: info.id,
  })
