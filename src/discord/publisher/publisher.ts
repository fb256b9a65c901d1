// The publisher: every job of the outbox to the place where people see it, in order and once.
import type { Phrase } from '../../engine/phrase.ts'
import type { Delivery, GameInfo, Posting, Publisher } from '../../host/types.ts'
import { type Desk, titleOf } from '../desk.ts'
import type { Easel } from '../easel.ts'
import { sayIn } from '../present.ts'
import { type ChatWatch, watchChat } from './chat.ts'
import { tellEnd } from './end.ts'
import { CODE, deliveryOf, errorFacts } from './faults.ts'
import { doubtOf, postOnce, type Work } from './job.ts'
import { drawLobby, openThread } from './lobby.ts'
import { nudge } from './nudge.ts'
import { galleryOf, illustrate, mendTable } from './pictures.ts'
import { tendDesk } from './private-desk.ts'
import { prompt } from './prompt.ts'
import { catchUp, tellStory, tellUndone } from './story.ts'
import { drawVote } from './votes.ts'
import { codeOf, type Wire } from './wire.ts'

/** The publisher, and the ear it keeps on the chat around its prompts. */
export interface DiscordPublisher extends Publisher {
  readonly chat: ChatWatch
  /** Hangs the pictures that a process before this one still owed. Never throws. */
  mend(): Promise<void>
  /** Waits for deliveries under way, and forgets what was only planned. */
  stop(): Promise<void>
}

/** How long ago a turn may have been told whose picture is mended: edits of old messages are few (milliseconds). */
const MENDED = 45 * 60_000

/** A publisher over a wire; its pictures are drawn on the easel. `pause` is how long a chat must rest before a buried prompt is posted again, in ms. */
export function publisherOf(desk: Desk, wire: Wire, easel: Easel, pause?: number): DiscordPublisher {
  const lines = new Map<string, Promise<unknown>>()
  const chat = watchChat((channel) => void lift(channel), pause)
  const gallery = galleryOf({ desk, wire, easel, inLine })

  /** One thing at a time for each game. */
  function inLine<T>(game: string, deed: () => Promise<T>): Promise<T> {
    const after = (lines.get(game) ?? Promise.resolve()).then(deed)
    const settled = after
      .catch(() => undefined)
      .then(() => {
        if (lines.get(game) === settled) lines.delete(game)
      })
    lines.set(game, settled)
    return after
  }

  const workOn = (info: GameInfo, key: string, channel = info.thread ?? info.channel): Work => ({
    desk,
    wire,
    chat,
    gallery,
    info,
    channel,
    title: titleOf(desk, info),
    key,
  })

  async function perform(posting: Posting): Promise<void> {
    const info = (await desk.host.info(posting.game.id)) ?? posting.game
    const work: Work = { ...workOn(info, posting.id), ...doubtOf(posting) }
    const { job } = posting
    switch (job.kind) {
      case 'lobby':
        return drawLobby(work)
      case 'thread':
        return openThread(work)
      case 'story':
        await tellStory(work, job)
        return illustrate(work, job)
      case 'vote':
        return drawVote(work, job.vote)
      case 'undone':
        return tellUndone(work, job)
      case 'prompt':
        return prompt(work)
      case 'note':
        return note(work, job.phrase)
      case 'nudge':
        return nudge(work, job.why, job.seats)
      case 'end':
        return tellEnd(work)
      case 'tell':
        return tell(work, job.member, job.phrase)
    }
  }

  /** Tells the table something that is not of the game. */
  async function note(work: Work, phrase: Phrase): Promise<void> {
    await catchUp(work)
    await postOnce(work, work.channel, { content: sayIn(work.info.language, phrase, work.title, work.info) })
    chat.bury(work.channel)
  }

  /** Tells a member in private; somebody who takes no direct messages is left in peace. */
  async function tell(work: Work, member: string, phrase: Phrase): Promise<void> {
    const language = (await desk.host.languageOfMember(member)) ?? work.info.language
    try {
      const channel = await wire.directWith(member)
      await wire.post(
        channel,
        { content: sayIn(language, phrase, work.title, work.info) },
        `${work.key}/tell`,
      )
    } catch (error) {
      const closed: readonly unknown[] = CODE.cannotDirect
      if (!closed.includes(codeOf(error))) throw error
      desk.log.info({ game: work.info.id }, 'a member takes no direct messages')
    }
  }

  /** Posts a buried prompt again, without a ping. */
  async function lift(channel: string): Promise<void> {
    try {
      const info = await desk.host.gameIn(channel)
      if (info?.status !== 'playing') return chat.prompted(channel)
      await inLine(info.id, async () => {
        await prompt(workOn(info, `lift ${info.id} ${desk.clock.now().getTime()}`, channel), {
          lifting: true,
        })
      })
    } catch (error) {
      desk.log.warn(errorFacts(error), 'a prompt could not be posted again')
    }
  }

  async function mend(): Promise<void> {
    try {
      const since = new Date(desk.clock.now().getTime() - MENDED)
      for (const info of await desk.host.gamesToldSince(since))
        await inLine(info.id, () => mendTable(workOn(info, `mend ${info.id}`)))
    } catch (error) {
      desk.log.warn(errorFacts(error), 'lost pictures could not be mended')
    }
  }

  return {
    chat,
    mend,
    tend: (posting) => tendDesk(desk, wire, posting),
    deliver: (posting) =>
      inLine(posting.game.id, async (): Promise<Delivery> => {
        try {
          await perform(posting)
          return { done: true }
        } catch (error) {
          const delivery = deliveryOf(error)
          const facts = { game: posting.game.id, job: posting.job.kind, ...errorFacts(error) }
          desk.log.warn(facts, 'a post did not get through')
          return delivery
        }
      }),
    async stop() {
      chat.stop()
      await Promise.all(lines.values())
    },
  }
}
