// Brings players and watchers into a game's thread by a mention that is edited in: it notifies nobody, and Discord posts no line
// “… added … to the thread”, as it does for each one who is added by a request.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { GameInfo } from '../../../host/table/types.ts'
import { listText } from '../../../text/render.ts'
import { errorFacts, isRefusal, isUnchangeable } from '../../core/faults.ts'
import { playerName, wordsOf } from '../../words/present.ts'
import { postOnce, type Work } from '../work/job.ts'

/** Watchers who are named at most; those who are new are among them. */
const NAMED = 20

/** Who was brought and what the line says, as digests: the database names members nowhere that `/me erase` does not reach. */
const lineShape = z.object({ brought: z.array(z.string()), says: z.string() })
type Line = z.infer<typeof lineShape>

/** So short that it is nobody's alone. */
const digestIn = ({ id }: GameInfo, text: string): string =>
  createHash('sha256').update(`${id} ${text}`).digest('hex').slice(0, 8)

/**
 * Keeps one small line in a thread that names who plays and who watches, and brings those who are new to it. Who has left the thread is
 * not brought again as long as they play or watch. Where Discord refuses it, the game goes on without. `guests` are brought too, and named
 * only for that moment.
 */
export async function bringMembers(
  work: Work,
  thread: string,
  guests: readonly string[] = [],
): Promise<void> {
  const { bot, info, posts } = work
  const watchers = await bot.host.watching.of(info.id)
  const members = [...new Set([...info.players.flatMap(({ member }) => member ?? []), ...watchers])]
  const post = posts.find('members')
  const line = post?.channel === thread ? lineShape.parse(post.data) : undefined
  const fresh = members.filter((member) => !line?.brought.includes(digestIn(info, member)))
  const content = lineOf(
    info,
    [...watchers].sort((a, b) => Number(fresh.includes(b)) - Number(fresh.includes(a))),
  )
  const next = { brought: members.map((member) => digestIn(info, member)), says: digestIn(info, content) }
  if (guests.length === 0 && fresh.length === 0 && line?.says === next.says) return
  try {
    const message = post && line ? post.message : await postLine(work, thread)
    if (guests.length > 0) {
      const withGuests = [content, `-# ${guests.map(mentionOf).join(' ')}`].join('\n')
      await work.wire.edit(thread, message, { content: withGuests }, false, guests)
    }
    await edited(work, { thread, message, content, line: next, fresh }).catch(async (error: unknown) => {
      if (!line || !isUnchangeable(error)) throw error
      const anew = await postLine(work, thread)
      await edited(work, { thread, message: anew, content, line: next, fresh: members })
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    bot.log.warn({ game: info.id, ...errorFacts(error) }, 'members could not be brought to the thread')
  }
}

/** The thread in which a game is played: its own, or one of the members' in which it was opened. */
export const threadOf = ({ info, posts }: Work): string | undefined =>
  info.thread ?? posts.find('members')?.channel

/** Posts the line with the players by name, mentioning nobody; its id. */
async function postLine(work: Work, thread: string): Promise<string> {
  const { info, chat } = work
  const words = wordsOf(info.language)
  const names = info.players.map((player) => playerName(player))
  const content = `-# ${words['played-by']({ names: listText(names, info.language) })}`
  const head = `-# ${words['played-by']({ names: '' })}`.trim()
  const { id } = await postOnce(work, thread, { content }, 'members', (text) => text.startsWith(head))
  chat.close(thread)
  return id
}

interface Edit {
  readonly thread: string
  readonly message: string
  readonly content: string
  readonly line: Line
  /** Those who join the thread by it. */
  readonly fresh: readonly string[]
}

async function edited(
  { bot, posts, wire }: Work,
  { thread, message, content, line, fresh }: Edit,
): Promise<void> {
  await wire.edit(thread, message, { content }, false, fresh)
  const at = { channel: thread, message, postedAt: bot.clock.now() }
  await posts.save({ kind: 'members', ...at, data: line })
}

const mentionOf = (member: string): string => `<@${member}>`

/** The line with members as mentions: players in seat order, then watchers. */
function lineOf(info: GameInfo, watchers: readonly string[]): string {
  const { language } = info
  const words = wordsOf(language)
  const players = info.players.map((player) =>
    player.member === undefined ? playerName(player) : mentionOf(player.member),
  )
  const named = watchers.slice(0, NAMED).map(mentionOf)
  const more = watchers.length > NAMED ? [`+${watchers.length - NAMED}`] : []
  return [
    `-# ${words['played-by']({ names: listText(players, language) })}`,
    ...(named.length > 0 ? [`-# ${words['watched-by']({ who: [...named, ...more].join(' ') })}`] : []),
  ].join('\n')
}
