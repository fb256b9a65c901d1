// What a league's channel is told of its tables: those that began, with who plays in which seat, and those that ended, with places
// and points. Several stand in one message, which is edited as long as it is young and has room; nobody is notified.

import { z } from 'zod'
import type { LeagueTableInfo } from '../../../host/leagues/index.ts'
import { clipMarkdown } from '../../../text/clip-markdown.ts'
import { deliveryOf, isUnchangeable } from '../../core/faults.ts'
import { begunLine, tableLine } from '../../leagues/tables.ts'
import { leagueName, tableName } from '../../leagues/words.ts'
import { LIMITS } from '../../screen/limits.ts'
import { wordsOf } from '../../words/present.ts'
import { digestOf } from '../messages/prompt-memory.ts'
import { firstLine, type LeagueWork, rememberFor } from './league-work.ts'

const KINDS = ['begun', 'ended'] as const
const postShape = z.object({
  kind: z.enum(KINDS),
  channel: z.string(),
  message: z.string(),
  /** When it was posted. */
  at: z.number(),
  /** The games of its tables, in the order of its lines. */
  games: z.array(z.string()),
  /** Of its text, in which members are named. */
  digest: z.string(),
})
const shape = z
  .object({
    posts: z.array(postShape).default([]),
    /** Tables that ended before have been told, but for what is counted late. */
    until: z.number().optional(),
  })
  .catch({ posts: [] })

type Kind = (typeof KINDS)[number]
type Post = z.infer<typeof postShape>
/** A table that has begun: it has a game. */
type Begun = LeagueTableInfo & { readonly game: string }

/** A message is edited so long: edits of older ones are few, and show nowhere. */
const YOUNG = 45 * 60_000
/** A result may be counted so much later than that of a table which ended after it. */
const LATE = 60 * 60_000

/** Tells what is new, and keeps up to date what was told. */
export async function tellTables(work: LeagueWork): Promise<void> {
  const { bot, league } = work
  const now = bot.clock.now().getTime()
  const known = shape.parse((await bot.host.leagues.recall(league.id, 'league-tables')) ?? {})
  const tables = await begunTables(work)
  const until = known.until ?? now
  const told = (kind: Kind) => new Set(known.posts.flatMap((post) => (post.kind === kind ? post.games : [])))
  const [begun, ended] = [told('begun'), told('ended')]
  const starts = tables.filter(({ status, game }) => status === 'running' && !begun.has(game))
  const ends = tables
    .filter(({ endedAt, game }) => (endedAt?.getTime() ?? 0) >= until - LATE && !ended.has(game))
    .toSorted((a, b) => (a.endedAt?.getTime() ?? 0) - (b.endedAt?.getTime() ?? 0))
  let { posts } = known
  const note = (next: Post[], last = until) => {
    posts = next
    return rememberFor(work, 'league-tables', { posts, until: last })
  }
  for (const post of known.posts) {
    const content = textOf(work, post.kind, tablesOf(post, tables))
    if (digestOf(content) === post.digest) continue
    if (await edited(work, post, content))
      await note(posts.map((each) => (each === post ? { ...post, digest: digestOf(content) } : each)))
  }
  for (const [kind, fresh] of [
    ['begun', starts],
    ['ended', ends],
  ] as const)
    posts = await tellNew(work, kind, fresh, { posts, tables, note: (next) => note(next) })
  const last = Math.max(until, ...ends.map(({ endedAt }) => endedAt?.getTime() ?? 0))
  await note(
    posts.filter((post) => isKept(post, tables, last, now)),
    last,
  )
}

/** Tables of a season, the present one if none is named, and of the one before that have begun. */
export async function begunTables(
  { bot, league }: LeagueWork,
  number = seasonOf(league),
): Promise<readonly Begun[]> {
  const found: Begun[] = []
  for (const season of [number - 1, number]) {
    const schedule = season > 0 ? await bot.host.leagues.schedule(league.id, season) : undefined
    for (const table of schedule?.rounds.flatMap(({ tables }) => tables) ?? [])
      if (table.game !== undefined) found.push({ ...table, game: table.game })
  }
  return found
}

/** A message is remembered while it may change, or while it keeps one of its tables from being told again. */
function isKept(post: Post, tables: readonly Begun[], until: number, now: number): boolean {
  const own = tablesOf(post, tables)
  if (post.kind === 'begun') return own.some(({ status }) => status === 'running')
  return now - post.at < YOUNG || own.some(({ endedAt }) => (endedAt?.getTime() ?? 0) >= until - LATE)
}

const tablesOf = ({ games }: Pick<Post, 'games'>, tables: readonly Begun[]): readonly Begun[] =>
  games.flatMap((game) => tables.find((each) => each.game === game) ?? [])

/** A message about some tables; one that is too long for Discord is cut. */
export const textOf = (work: LeagueWork, kind: Kind, tables: readonly Begun[]): string =>
  clipMarkdown(wholeText(work, kind, tables), LIMITS.content)

/** The same at its whole length. */
function wholeText({ bot, league }: LeagueWork, kind: Kind, tables: readonly Begun[]): string {
  const { language, guild } = league
  const reader = { language, guild }
  const head = wordsOf(language)[`league-tables-${kind}`]({ name: leagueName(league) })
  const line = kind === 'begun' ? begunLine : tableLine
  return [head, ...tables.map((table) => line(bot, league, table, reader))].join('\n')
}

interface NewTables {
  readonly posts: Post[]
  readonly tables: readonly Begun[]
  note(posts: Post[]): Promise<void>
}

/** Tells of tables in the last message of the kind, as far as they fit, and in new ones. */
async function tellNew(
  work: LeagueWork,
  kind: Kind,
  fresh: readonly Begun[],
  { posts, tables, note }: NewTables,
): Promise<Post[]> {
  let all = posts
  let left = fresh
  const last = all.findLast((post) => post.kind === kind)
  if (last && left.length > 0 && isOpen(work, last)) {
    const own = tablesOf(last, tables)
    const more = fitting(work, kind, own, left)
    const content = textOf(work, kind, [...own, ...more])
    if (more.length > 0 && (await edited(work, last, content))) {
      const games = [...last.games, ...more.map(({ game }) => game)]
      const grown = { ...last, digest: digestOf(content), games }
      await keep(work, grown)
      all = all.map((each) => (each === last ? grown : each))
      await note(all)
      left = left.slice(more.length)
    }
  }
  while (left.length > 0) {
    const some = fitting(work, kind, [], left)
    all = [...all, await posted(work, kind, some, all)]
    await note(all)
    left = left.slice(some.length)
  }
  return all
}

const isOpen = ({ bot, league }: LeagueWork, { at, channel }: Post): boolean =>
  channel === league.channel && bot.clock.now().getTime() - at < YOUNG

/** As many tables as fit in a message after these; one at least in a message of its own. */
function fitting(
  work: LeagueWork,
  kind: Kind,
  own: readonly Begun[],
  left: readonly Begun[],
): readonly Begun[] {
  let count = own.length === 0 ? 1 : 0
  while (
    count < left.length &&
    wholeText(work, kind, [...own, ...left.slice(0, count + 1)]).length <= LIMITS.content
  )
    count++
  return left.slice(0, count)
}

/** Posts a message, unless an earlier try has: it tells of the first of these tables, and nobody noted its id. */
async function posted(
  work: LeagueWork,
  kind: Kind,
  some: readonly Begun[],
  known: readonly Post[],
): Promise<Post> {
  const { wire, league } = work
  const content = textOf(work, kind, some)
  const [first] = some
  const games = some.map(({ game }) => game)
  const label = first ? `- ${tableName(league, first, league.language)}:` : ''
  const lost = (await wire.recent(league.channel)).find(
    (each) =>
      firstLine(each) === firstLine({ content }) &&
      each.content.includes(`\n${label}`) &&
      each.content.includes(`\`${first?.game}\``) &&
      !known.some(({ message }) => message === each.id),
  )
  if (lost && lost.content !== content) await wire.edit(league.channel, lost.id, { content })
  const key = `league ${league.id} ${kind} ${games.join(' ')}`
  const { id, at } = lost ?? (await wire.post(league.channel, { content }, key, [], true))
  const post = {
    kind,
    channel: league.channel,
    message: id,
    at: at.getTime(),
    games,
    digest: digestOf(content),
  }
  await keep(work, post)
  return post
}

/** Keeps where a message is as long as the league: it names members, who may be erased at any time. */
const keep = ({ bot, league }: LeagueWork, { message, channel, kind, games }: Post): Promise<void> =>
  bot.host.leagues.saveMessage(league.id, {
    message,
    channel,
    kind,
    games,
    page: 0,
    season: seasonOf(league),
  })

const seasonOf = ({ season }: LeagueWork['league']): number => season?.number ?? 1

/** Redraws a message; one that cannot be changed, or lies in a channel that the league has left, is not missed. */
async function edited(
  { wire, league }: LeagueWork,
  { channel, message }: Post,
  content: string,
): Promise<boolean> {
  try {
    await wire.edit(channel, message, { content })
    return true
  } catch (error) {
    const elsewhere = channel !== league.channel && 'lost' in deliveryOf(error)
    if (isUnchangeable(error) || elsewhere) return false
    throw error
  }
}
