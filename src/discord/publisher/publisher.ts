// The publisher: posts every job of the outbox where people see it, in order and once.
import type { DailyPosting } from '../../host/daily/index.ts'
import type { DashboardDelivery, DashboardPosting } from '../../host/dashboard/index.ts'
import type { DigestDelivery, DigestPosting } from '../../host/following/index.ts'
import type { Publisher } from '../../host/index.ts'
import type { LeaguePosting } from '../../host/leagues/index.ts'
import type { Delivery, Post, Posting } from '../../host/posts/index.ts'
import type { GameInfo } from '../../host/table/types.ts'
import { isLost } from '../../store/lost.ts'
import { type BotContext, titleOf } from '../core/context.ts'
import { deliveryOf, errorFacts } from '../core/faults.ts'
import { noteFault } from '../core/note-fault.ts'
import type { Renderer } from '../core/renderer.ts'
import { guarded, type Wire } from '../core/wire.ts'
import { channelOf } from '../words/present.ts'
import { postDaily } from './daily.ts'
import { updateDashboard } from './dashboard.ts'
import { tellFollower } from './digest.ts'
import { type LeaguePictures, leaguePicturesOf } from './leagues/league-pictures.ts'
import { type LeagueDelivery, tellLeague } from './leagues/leagues.ts'
import { removeMessage } from './messages/removing.ts'
import { Hopeless, notify, type Private, tell } from './prompt/private.ts'
import { perform } from './public.ts'
import { updateSitting } from './sitting-event.ts'
import { repairTable } from './story/pictures.ts'
import { type ChatWatch, watchChat } from './work/chat.ts'
import { type GamePosts, gamePostsOf } from './work/game-posts.ts'
import { callRoll, doubtOf, type Work } from './work/job.ts'
import { Lines } from './work/lines.ts'
import { createMessagePictures, type MessagePictures } from './work/message-pictures.ts'
import { storyOf } from './work/told.ts'

/** The publisher, which also watches the chat around its prompts. */
export interface DiscordPublisher extends Publisher {
  readonly chat: ChatWatch
  /** Adds the pictures that an earlier process has not posted. Never throws. */
  repair(): Promise<void>
  /** Waits for deliveries under way, and forgets what was only planned. */
  stop(): Promise<void>
}

/** Pictures are added to turns told at most so long ago, in milliseconds: edits of old messages are few. */
const REPAIRED = 45 * 60_000

/** A publisher over a wire; its pictures are drawn by the renderer. `pause` is how long a chat must rest before a prompt that it pushed away is posted again, in ms. */
export const publisherOf = (
  bot: BotContext,
  wire: Wire,
  renderer: Renderer,
  pause?: number,
): DiscordPublisher => new WirePublisher(bot, wire, renderer, pause)

/** What a delivery has done so far. */
interface Done {
  gamePosts?: GamePosts
}

/** What the game is to remember: handed back with the delivery where the posting came with its messages, else stored. */
async function keptOf({ gamePosts }: Done, { posts }: Posting): Promise<Pick<Delivery, 'kept'>> {
  if (!posts) await gamePosts?.store()
  return gamePosts && gamePosts.kept.length > 0 ? { kept: gamePosts.kept } : {}
}

class WirePublisher implements DiscordPublisher {
  readonly chat: ChatWatch
  readonly #bot: BotContext
  readonly #wire: Wire
  readonly #messagePictures: MessagePictures
  readonly #leaguePictures: LeaguePictures
  readonly #lines = new Lines()
  readonly #delivering = new Set<Promise<unknown>>()

  constructor(bot: BotContext, wire: Wire, renderer: Renderer, pause?: number) {
    this.#bot = bot
    this.#wire = wire
    this.chat = watchChat((channel, below) => void this.#lift(channel, below), pause)
    this.#leaguePictures = leaguePicturesOf(wire, renderer)
    this.#messagePictures = createMessagePictures({
      bot,
      wire,
      renderer,
      inLine: (game, action) => this.#lines.inLine(game, action),
    })
  }

  async deliver(posting: Posting): Promise<Delivery> {
    const done: Done = {}
    const under = this.#perform(posting, done)
    this.#delivering.add(under)
    try {
      await under
      return { done: true, ...(await keptOf(done, posting)) }
    } catch (error) {
      if (isLost(error)) throw error
      const facts = { game: posting.game.id, job: posting.job.kind, ...errorFacts(error) }
      this.#bot.log.warn(facts, 'a post did not get through')
      const kept = await keptOf(done, posting)
      if (error instanceof Hopeless) return { done: false, hopeless: true, why: error.message, ...kept }
      return { ...deliveryOf(error), ...kept }
    } finally {
      this.#delivering.delete(under)
    }
  }

  updateDashboard(posting: DashboardPosting): Promise<DashboardDelivery> {
    return updateDashboard(this.#bot, this.#wire, posting)
  }

  /** Ten at a time at most, by the last digit of their ids: thousands choose the same hour. */
  tellFollower(posting: DigestPosting): Promise<DigestDelivery> {
    const line = `followers ${posting.member.at(-1)}`
    return this.#lines.inLine(line, () => tellFollower(this.#bot, this.#wire, posting))
  }

  /** In the same way: many servers choose the same hour. */
  postDaily(posting: DailyPosting): ReturnType<Publisher['postDaily']> {
    const line = `daily ${posting.guild.at(-1)}`
    return this.#lines.inLine(line, () => postDaily(this.#bot, this.#wire, this.#leaguePictures, posting))
  }

  tell(posting: LeaguePosting): Promise<LeagueDelivery> {
    return this.#lines.inLine(`league ${posting.league.id}`, () =>
      tellLeague(this.#bot, this.#wire, this.#leaguePictures, posting),
    )
  }

  async repair(): Promise<void> {
    const { host, clock } = this.#bot
    try {
      const since = new Date(clock.now().getTime() - REPAIRED)
      const told = await host.posts.gamesToldSince(since)
      for (const info of told.filter(({ title }) => this.#bot.titles[title]))
        await this.#lines.inLine(info.id, async () => {
          const { posts } = (await host.posts.load(info.id)) ?? { posts: [] }
          await repairTable(this.#workOn(info, posts, `repair ${info.id}`))
        })
    } catch (error) {
      noteFault(this.#bot, 'warn', error, 'lost pictures could not be added')
    }
  }

  async stop(): Promise<void> {
    this.chat.stop()
    await Promise.allSettled([...this.#lines.underWay(), ...this.#delivering])
  }

  async #perform(posting: Posting, done: Done): Promise<void> {
    const { job } = posting
    // What is for one member alone holds up nothing else of the game, however long it takes.
    if (job.kind === 'notify') return notify(await this.#privateFor(posting, done), job)
    if (job.kind === 'tell') return tell(await this.#privateFor(posting, done), job)
    // The calendar is not the table's place: what is posted there waits for none of it.
    if (job.kind === 'calendar') return updateSitting(await this.#workFor(posting, done))
    if (job.kind === 'roll') return callRoll(await this.#workFor(posting, done))
    if (job.kind === 'remove') return removeMessage(await this.#workFor(posting, done), job)
    return this.#lines.inLine(posting.game.id, async (hasWaited) =>
      perform(await this.#workFor(posting, done, hasWaited), job),
    )
  }

  #workOn(info: GameInfo, posts: readonly Post[], key: string): Work {
    return {
      bot: this.#bot,
      wire: this.#wire,
      chat: this.chat,
      messagePictures: this.#messagePictures,
      info,
      posts: gamePostsOf(this.#bot, info.id, posts),
      story: storyOf(this.#bot, info.id),
      channel: channelOf(info),
      title: titleOf(this.#bot, info),
      key,
    }
  }

  /**
   * What a posting is done with: as it hands it over, or loaded anew where another job of the game came between. Nothing more is sent once
   * the job is another process's.
   */
  async #workFor(posting: Posting, done: Done, isOld = false): Promise<Work> {
    const { game, posts } = posting
    const now = posts && !isOld ? undefined : await this.#bot.host.posts.load(game.id)
    const own = posting.ours ? { wire: guarded(this.#wire, posting.ours) } : {}
    const work = this.#workOn(now?.info ?? game, now?.posts ?? posts ?? [], posting.id)
    done.gamePosts = work.posts
    return { ...work, ...doubtOf(posting), ...own }
  }

  async #privateFor(posting: Posting, done: Done): Promise<Private> {
    return {
      work: await this.#workFor(posting, done),
      last: posting.last === true,
      inPlace: (action) =>
        this.#lines.inLine(posting.game.id, async () => action(await this.#workFor(posting, done, true))),
    }
  }

  /** Prompts above a message are posted again, without a ping, by the process that posts for their games. */
  async #lift(channel: string, below: string): Promise<void> {
    try {
      if (!(await this.#bot.host.posts.lift(channel, below))) this.chat.forget(channel)
    } catch (error) {
      noteFault(this.#bot, 'warn', error, 'a prompt could not be posted again')
    }
  }
}
