// Stored facts of a game's prompt: whom it asked what, who was notified when, and the prompt about to replace it.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Seat } from '../../../engine/phrase.ts'
import type { Awaited } from '../../../engine/player-view.ts'
import { RESPITE } from '../../../host/clock/index.ts'
import type { Job, Post } from '../../../host/posts/index.ts'
import type { GameInfo } from '../../../host/table/types.ts'
import { deliveryOf } from '../../core/faults.ts'
import type { Posted } from '../../core/wire.ts'
import type { Work } from '../work/job.ts'

const awaitedShape = z.array(
  z.custom<Awaited>((value) => typeof value === 'object' && value !== null && 'seat' in value),
)

/** When a member was last notified of a request, by seat, and where. */
const pingsShape = z.record(z.string(), z.object({ opened: z.number(), channel: z.string(), at: z.number() }))
export type Pings = z.infer<typeof pingsShape>

const shownShape = {
  pings: pingsShape.default({}),
  awaited: awaitedShape,
  /** Seats for which an auto-answer decides: nobody waits for them. */
  autoAnswered: z.array(z.number()).default([]),
  /** Seats whose members cannot see the place: they are asked in private. */
  unseeing: z.array(z.number()).default([]),
  /** The log entry that opened the request; a seat asked by a later one is asked again. */
  opened: z.number().default(-1),
  /** The deadlines and the moment of auto-answers as it shows them. */
  times: z.string().default(''),
  /** What posted it. */
  by: z.string().default(''),
}
const nextShape = z.object({ ...shownShape, channel: z.string(), digest: z.string() })
const promptShape = z.object({ ...shownShape, live: z.boolean(), next: nextShape.optional() })

/** What a live line shows, and what is about to take its place. */
export type Asked = z.infer<typeof promptShape>

/** A live line that stands. */
export interface Standing {
  readonly post: Post
  readonly asked: Asked
}

/** What a live line shows, to be compared. */
export const shownOf = ({ awaited, autoAnswered, unseeing, times }: Asked): string =>
  JSON.stringify([awaited, autoAnswered, unseeing, times])

/** Nothing asked of anybody. */
export const NOTHING: Omit<Asked, 'pings'> = {
  live: false,
  awaited: [],
  autoAnswered: [],
  unseeing: [],
  opened: -1,
  times: '',
  by: '',
}

/** A live line of which nobody noted that it was posted: a process died, or Discord's answer was lost. */
export interface Found {
  readonly channel: string
  readonly posted: Posted
  /** Others like it, which an earlier try posted. */
  readonly copies: readonly Posted[]
  readonly asked: Asked
}

/** The live line as it is stored: the one that stood, and one that was posted and not noted, if it was. */
export async function remembered({
  posts,
  wire,
}: Work): Promise<{ readonly before?: Standing; readonly found?: Found }> {
  const post = posts.find('prompt')
  const data = promptShape.safeParse(post?.data)
  if (!post || !data.success) return {}
  const { next, ...asked } = data.data
  const before = asked.live ? { before: { post, asked } } : {}
  if (!next) return before
  const { channel, digest, ...shown } = next
  const recent = await wire.recent(channel).catch((error: unknown) => {
    // The game has left a place that was lost: nothing can be read there any more.
    if ('lost' in deliveryOf(error)) return []
    throw error
  })
  const [posted, ...copies] = recent.filter((each) => isNext(each, digest, post))
  return posted ? { ...before, found: { channel, posted, copies, asked: { live: true, ...shown } } } : before
}

const isNext = ({ id, content }: Posted, digest: string, before: Post): boolean =>
  digestOf(content) === digest && BigInt(id) > BigInt(before.message)

/** Enough to know a message again; the members it mentions are not stored with it. */
export const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex')

/** Remembers what a live line shows, and puts down what follows from that. */
export const save = ({ posts }: Work, post: Post, asked: Asked, jobs: readonly Job[] = []): Promise<void> =>
  posts.keep({ ...post, data: asked }, jobs)

/** No message yet, and none is older. */
export const nowhere = ({ channel }: Work): Post => ({
  kind: 'prompt',
  channel,
  message: '0',
  postedAt: new Date(0),
  data: null,
})

/** When and where members were last notified of a request. */
export function pingsOf({ posts }: Work, opened: number): Pings {
  const post = posts.find('prompt')
  const { pings = {} } = promptShape.safeParse(post?.data).data ?? {}
  return Object.fromEntries(Object.entries(pings).filter((entry) => entry[1].opened === opened))
}

/** These seats are notified now. */
export const pingsAt = ({ bot, channel }: Work, opened: number, asked: readonly Awaited[]): Pings =>
  Object.fromEntries(asked.map(({ seat }) => [seat, { opened, channel, at: bot.clock.now().getTime() }]))

/**
 * Members who know already: from the prompt of the same request, from the panel that their own answer led on, or
 * because they were notified of it a short while ago, before the game was paused or their order taken back.
 */
export function toldOf(
  { channel, bot }: Work,
  info: GameInfo,
  before: Standing | undefined,
  { opened, pings }: Pick<Asked, 'opened' | 'pings'>,
  ledOn: Seat | undefined,
): string[] {
  // In another place than before nobody has seen it yet.
  if (before && before.post.channel !== channel) return []
  const same = before?.asked.opened === opened ? membersOf(info, before.asked.awaited) : []
  const since = bot.clock.now().getTime() - RESPITE
  const lately = Object.entries(pings).filter((entry) => entry[1].channel === channel && entry[1].at > since)
  const others = [...lately.map(([seat]) => Number(seat)), ...(ledOn === undefined ? [] : [ledOn])]
  return [...same, ...others.flatMap((seat) => memberAt(info, seat) ?? [])]
}

/** The member who plays at a seat themselves. */
export function memberAt(info: GameInfo, seat: Seat): string | undefined {
  const player = info.players.find((each) => each.seat === seat)
  return player?.standIn === undefined ? player?.member : undefined
}

/** The members among the seats that are waited for; computers are never mentioned. */
export const membersOf = (info: GameInfo, awaited: readonly Awaited[]): string[] =>
  awaited.flatMap(({ seat }) => memberAt(info, seat) ?? [])
