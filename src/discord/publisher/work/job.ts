// Common parts of jobs: the game as it is now, its title, the wire, and posting at most once.
import type { Title } from '../../../games/common/title.ts'
import type { Posting } from '../../../host/posts/index.ts'
import type { GameInfo, PublicView, StoryEvent } from '../../../host/table/types.ts'
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
  isSame = (content: string) => content === screen.content.trim(),
  mention: Mention = [],
): Promise<Posted> {
  const { wire, key, doubtSince } = work
  if (doubtSince) {
    const since = doubtSince.getTime() - CLOCK_ERROR
    const known = lastKnown(work, channel)
    const recent = await wire.recent(channel)
    const same = recent.find(
      ({ id, content, at }) => isSame(content) && at.getTime() >= since && BigInt(id) > known,
    )
    if (same) return same
  }
  return wire.post(channel, screen, `${key}/${part}`, mention)
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

/** Whether a member is known to have left the server; what cannot be known counts as no. */
export async function hasLeft({ bot, info, wire }: Work, member: string): Promise<boolean> {
  try {
    return !(await wire.isMember(info.guild, member))
  } catch (error) {
    bot.log.info({ game: info.id, ...errorFacts(error) }, 'a member could not be looked up')
    return false
  }
}
