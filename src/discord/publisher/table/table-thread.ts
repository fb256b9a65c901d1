// The thread of a league's table: a post in the league's forum, with the tag of its round, or else a thread under the league's channel.
import type { ForumPlace } from '../../../host/leagues/index.ts'
import { CODE, errorFacts, isRefusal } from '../../core/faults.ts'
import { codeOf, NotYet } from '../../core/wire.ts'
import { lobbyScreen } from '../../panels/lobby/lobby-screen.ts'
import { tagOfRound } from '../leagues/league-forum.ts'
import type { Work } from '../work/job.ts'

/** A table waits so long for the tag of its round, in milliseconds. */
const TIMEOUT_MS = 60_000

/** Opens the thread of a league's table, once. */
export async function tableThread(work: Work, name: string): Promise<string> {
  const { bot, info } = work
  const place = await bot.host.leagues.forumOf(info.id)
  return (place && (await postInForum(work, place, name))) ?? threadInChannel(work, name)
}

/** Opens a table's thread with no line in its channel. */
export async function threadInChannel({ bot, wire, info, doubtSince }: Work, name: string): Promise<string> {
  const opened = doubtSince && (await wire.threadNamed(info.guild, info.channel, name))
  const thread = opened ?? (await wire.openThread(info.channel, name))
  await bot.host.posts.saveThread(info.id, thread)
  await wire.removeThreadNotice(info.channel, name).catch((error: unknown) => {
    // It tells nothing wrong.
    bot.log.info({ game: info.id, ...errorFacts(error) }, 'the line about a thread could not be removed')
  })
  return thread
}

/** Opens it as a post whose first message is the lobby; nothing where Discord refuses that. */
async function postInForum(work: Work, place: ForumPlace, name: string): Promise<string | undefined> {
  const { bot, wire, info, doubtSince } = work
  const opened = doubtSince && (await wire.threadNamed(info.guild, place.forum, name))
  const thread = opened ?? (await openPost(work, place, name))
  if (thread === undefined) return undefined
  const lobby = { channel: thread, message: thread, postedAt: bot.clock.now(), data: null }
  await work.posts.save({ kind: 'lobby', ...lobby })
  await bot.host.posts.saveThread(info.id, thread)
  return thread
}

async function openPost(work: Work, place: ForumPlace, name: string): Promise<string | undefined> {
  const { bot, wire, info, title } = work
  const tag = await tagFor(work, place)
  const open = (tags: readonly string[]) => wire.openPost(place.forum, name, lobbyScreen(title, info), tags)
  try {
    return await open(tag ? [tag] : []).catch((error: unknown) => {
      // Somebody has deleted the tag since.
      if (tag && codeOf(error) === CODE.unknownTag) return open([])
      throw error
    })
  } catch (error) {
    // With too many threads there is no room in the channel either.
    if (!isRefusal(error) || codeOf(error) === CODE.tooManyThreads) throw error
    bot.log.info({ game: info.id, ...errorFacts(error) }, 'no post could be opened in the forum of a league')
    await bot.host.leagues.lostForum(place.league)
    return undefined
  }
}

/** The tag of the table's round. @throws NotYet while that is being looked up */
async function tagFor({ bot, info }: Work, place: ForumPlace): Promise<string | undefined> {
  const tag = await tagOfRound(bot, place)
  const since = info.startedAt?.getTime() ?? 0
  if (tag === undefined && bot.clock.now().getTime() - since < TIMEOUT_MS)
    throw new NotYet('the tag of the round is not there yet')
  return tag
}
