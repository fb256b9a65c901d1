// The thread in which a game is played: it grows from the lobby's message; a league's table has one of its own.
import { clip } from '../../text/markdown.ts'
import { LIMITS } from '../limits.ts'
import { wordsOf } from '../present.ts'
import { CODE, errorFacts, isGone, isRefusal } from './faults.ts'
import type { Work } from './job.ts'
import { drawLobby } from './lobby.ts'
import { tableThread } from './table-thread.ts'
import { codeOf } from './wire.ts'

/** Opens the game's thread and brings every member to it; where that cannot be, the game stays in the channel. */
export async function openThread(work: Work): Promise<void> {
  const thread = work.info.thread ?? (await makeThread(work))
  if (thread === undefined) return
  const players = work.info.players.flatMap(({ member }) => member ?? [])
  for (const member of [...players, ...(await work.bot.host.watching.of(work.info.id))])
    await bringTo(work, thread, member)
  if (work.info.league === undefined) await drawLobby({ ...work, info: { ...work.info, thread } })
}

/** Brings somebody to a game's thread, if they can be. */
export async function bringTo({ bot, wire, info }: Work, thread: string, member: string): Promise<void> {
  await wire.addToThread(thread, member).catch((error: unknown) => {
    // Somebody who left the server; prompts will show it.
    bot.log.warn({ game: info.id, ...errorFacts(error) }, 'a member could not be added to the thread')
  })
}

/** Opens the game's thread; where Discord refuses one, for whatever reason, the game is played in its channel. */
async function makeThread(work: Work): Promise<string | undefined> {
  const { bot, wire, info, title } = work
  if ((await wire.place(info.channel)).isThread) return undefined
  const words = wordsOf(info.language)
  const name = words['thread-name']({ title: title.words[info.language].title, game: info.id })
  const lobby = await bot.host.posts.find(info.id, 'lobby')
  const open = (message?: string) => wire.openThread(info.channel, clip(name, LIMITS.threadName), message)
  try {
    if (info.league !== undefined) return await tableThread(work, clip(name, LIMITS.threadName))
    const thread = await open(lobby?.message).catch((error: unknown) => {
      // A message's thread has the message's id: an earlier try got through.
      if (lobby && codeOf(error) === CODE.threadExists) return lobby.message
      if (isGone(error)) return open()
      throw error
    })
    await bot.host.posts.saveThread(info.id, thread)
    return thread
  } catch (error) {
    // Also what is not known by name: better in the channel than not at all.
    if (codeOf(error) === CODE.unknownChannel || !isRefusal(error)) throw error
    bot.log.info({ game: info.id, ...errorFacts(error) }, 'no thread could be opened: playing in the channel')
    return undefined
  }
}
