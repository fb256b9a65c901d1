// Common parts of jobs: the game as it is now, its title, the wire, and posting at most once.
import type { Title } from '../../../games/common/title.ts'
import type { Posting } from '../../../host/posts/index.ts'
import type { GameInfo, PublicView, StoryEvent } from '../../../host/table/types.ts'
import { withoutUnseen } from '../../../text/icons.ts'
import type { BotContext } from '../../core/context.ts'
import { errorFacts } from '../../core/faults.ts'
import type { Mention, Posted, Wire } from '../../core/wire.ts'
import type { Screen } from '../../screen/screen.ts'
import type { ChatWatch } from './chat.ts'
import type { GamePosts } from './game-posts.ts'
import type { MessagePictures } from './message-pictures.ts'

/** The surroundings of one delivery. */
export interface Work {
  readonly bot: BotContext
  readonly wire: Wire
  readonly chat: ChatWatch
  readonly messagePictures: MessagePictures
  readonly info: GameInfo
  /** The messages that the game remembers. */
  readonly posts: GamePosts
  /** What everyone was told in entries from a number on; read once for a job. */
  readonly story: (from: number) => Promise<readonly StoryEvent[]>
  readonly title: Title
  /** Where the game is played. */
  readonly channel: string
  /** Names what is posted: the same key is the same message. */
  readonly key: string
  /** When an earlier try of the same may have got through. */
  readonly doubtSince?: Date
}

/** Clocks of the bot and of Discord may differ by so much, in milliseconds. */
const CLOCK_ERROR = 10_000

/**
 * Posts a screen at most once: a doubtful one is looked up among the bot's own latest messages first. The message is
 * known by its text, or by what `isSame` says; what the game remembers as posted before is never taken for it.
 */
export async function postOnce(
  work: Work,
  channel: string,
  screen: Screen,
  part = '',
  isSame = (content: string) => content === withoutUnseen(screen.content).trim(),
  mention: Mention = [],
  isSilent = false,
): Promise<Posted> {
  const posted = await alreadyPosted(work, channel, isSame)
  return posted ?? work.wire.post(channel, screen, `${work.key}/${part}`, mention, isSilent)
}

/** What an earlier try of this job has posted, though its answer was lost. */
export async function alreadyPosted(
  work: Work,
  channel: string,
  isSame: (content: string) => boolean,
): Promise<Posted | undefined> {
  const { wire, doubtSince } = work
  if (!doubtSince) return undefined
  const since = doubtSince.getTime() - CLOCK_ERROR
  const known = lastKnown(work, channel)
  const recent = await wire.recent(channel)
  return recent.find(({ id, content, at }) => isSame(content) && at.getTime() >= since && BigInt(id) > known)
}

/**
 * Those of these members whom a mention notifies. Who has quiet hours or a vacation now is mentioned without that, and aloud
 * when they are over.
 */
export async function notifiable(
  { bot, info }: Work,
  members: readonly string[],
  resting?: readonly string[],
) {
  const { clock } = bot.host
  const unheard = resting ?? (members.length > 0 ? await clock.resting(members) : [])
  const later = members.filter((each) => unheard.includes(each))
  if (later.length > 0) await clock.mentionLater(info.id, later)
  return members.filter((each) => !unheard.includes(each))
}

/** Id of the newest message in a channel that the game remembers; 0 when there is none. */
function lastKnown({ posts: { find } }: Work, channel: string): bigint {
  const posts = [find('turn'), find('prompt')]
  const ids = posts.flatMap((post) => (post?.channel === channel ? [BigInt(post.message)] : []))
  return ids.toSorted((a, b) => Number(a - b)).at(-1) ?? 0n
}

/** When a posting may have got through: Discord may have taken an earlier try whose answer was lost. */
export const doubtOf = ({ doubtful, triedAt }: Posting): { doubtSince?: Date } =>
  doubtful || triedAt ? { doubtSince: triedAt ?? new Date(0) } : {}

/** The game as everyone may see it; `undefined` when there is nothing to see. */
export async function publicLook({ bot, info }: Work): Promise<PublicView | undefined> {
  const look = await bot.host.play.getPublic(info.id)
  return look.ok ? look.value : undefined
}

/** Looks up the members for whom a table waits, and its prompt; it goes on without those who have left the server. */
export async function callRoll(work: Work): Promise<void> {
  const { upkeep } = work.bot.host
  for (const member of await upkeep.toLookUp(work.info.id))
    if (await hasLeft(work, member)) await upkeep.goneFrom(work.info.id, member)
  await lookUpPrompt(work)
}

/** Posts the prompt anew where it was deleted while no gateway told the bot. */
async function lookUpPrompt({ bot, info, posts, wire }: Work): Promise<void> {
  const prompt = posts.find('prompt')
  if (info.status !== 'playing' || !prompt) return
  try {
    const { channel, message } = prompt
    if (!(await wire.stands(channel, message))) await bot.host.posts.promptGone(channel, [message])
  } catch (error) {
    bot.log.info({ game: info.id, ...errorFacts(error) }, 'a prompt could not be looked up')
  }
}

/** Whether a member is known to have left the server; what cannot be known counts as no. */
export async function hasLeft({ bot, info, wire }: Work, member: string): Promise<boolean> {
  try {
    return !(await wire.isMember(info.guild, member))
  } catch (error) {
    bot.log.info({ game: info.id, ...errorFacts(error) }, 'a member could not be looked up')
    return false
  }
}
