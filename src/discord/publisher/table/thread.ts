// The thread in which a game is played: it grows from the lobby's message; a league's table has one of its own.
import { clip } from '../../../text/markdown.ts'
import { CODE, errorFacts, isGone, isRefusal } from '../../core/faults.ts'
import { codeOf } from '../../core/wire.ts'
import { LIMITS } from '../../screen/limits.ts'
import { wordsOf } from '../../words/present.ts'
import type { Work } from '../work/job.ts'
import { drawLobby } from './lobby.ts'
import { tableThread, threadInChannel } from './table-thread.ts'
import { bringMembers } from './thread-members.ts'

/**
 * Opens the game's thread and brings every member to it; where that cannot be, the game stays in the channel. A game that was opened in
 * a thread is played there.
 */
export async function openThread(work: Work): Promise<void> {
  const { info, wire } = work
  if (info.thread === undefined && (await wire.place(info.channel)).isThread)
    return bringMembers(work, info.channel)
  const thread = info.thread ?? (await makeThread(work))
  if (thread === undefined) return
  await bringMembers(work, thread)
  if (info.league === undefined) await drawLobby({ ...work, info: { ...info, thread } })
}

/** Opens the game's thread; where Discord refuses one, for any reason, the game is played in its channel. */
async function makeThread(work: Work): Promise<string | undefined> {
  const { bot, posts, wire, info, title } = work
  const words = wordsOf(info.language)
  const name = words['thread-name']({ title: title.words[info.language].title, game: info.id })
  const lobby = posts.find('lobby')
  const open = (message?: string) => wire.openThread(info.channel, clip(name, LIMITS.threadName), message)
  try {
    if (info.league !== undefined) return await tableThread(work, clip(name, LIMITS.threadName))
    if (!lobby) return await threadInChannel(work, clip(name, LIMITS.threadName))
    const thread = await open(lobby.message).catch((error: unknown) => {
      // A message's thread has the message's id: an earlier try got through.
      if (codeOf(error) === CODE.threadExists) return lobby.message
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
