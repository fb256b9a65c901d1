// Counts the tables of `npm run chaos` against the log in the database.
import { storyLines } from '../../src/discord/words/story-lines.ts'
import { TITLES } from '../../src/games/index.ts'
import type { OpenHost } from '../../src/host/index.ts'
import { ALARM } from '../../src/host/table/keeping.ts'
import { entriesFrom } from '../../src/store/log.ts'
import type { Store } from '../../src/store/open.ts'
import { offers, publicly } from '../../test/support/players.ts'
import { countStory, storyMessages } from '../../test/support/story-text.ts'
import type { Table } from './crowd.ts'

/** What was counted; all but the first are zero where nothing was lost. */
export interface Counted {
  answersAcknowledged: number
  answersLost: number
  answersDoubled: number
  postsMissing: number
  postsDoubled: number
  postsOutOfOrder: number
  promptsLeft: number
  timersMissed: number
  timersDoubled: number
}

/** A clock that has not rung so long after its time is missed, in milliseconds. */
const MISSED = 30_000

/** Counts. */
export async function count(store: Store, host: OpenHost, tables: readonly Table[]): Promise<Counted> {
  const counted: Counted = {
    answersAcknowledged: 0,
    answersLost: 0,
    answersDoubled: 0,
    postsMissing: 0,
    postsDoubled: 0,
    postsOutOfOrder: 0,
    promptsLeft: 0,
    timersMissed: 0,
    timersDoubled: 0,
  }
  for (const table of tables) {
    await countAnswers(store, host, table, counted)
    await countPosts(host, table, counted)
  }
  counted.timersMissed = await store.db.job.count({
    where: { kind: ALARM, status: { not: 'done' }, due: { lt: new Date(Date.now() - MISSED) } },
  })
  return counted
}

async function countAnswers(store: Store, host: OpenHost, table: Table, counted: Counted): Promise<void> {
  const info = await host.games.info(table.game)
  const answers = (await entriesFrom(store.db, table.game, 0)).flatMap(({ entry }) =>
    entry.kind === 'answer' ? [entry] : [],
  )
  for (const { id } of table.people) {
    const seat = info?.players.findIndex(({ member }) => member === id) ?? -1
    const own = answers.filter((entry) => entry.seat === seat)
    const logged = own.filter(({ by }) => by === 'member').length
    const acknowledged = table.acknowledged.get(id)?.size ?? 0
    counted.answersAcknowledged += acknowledged
    counted.answersLost += Math.max(0, acknowledged - logged)
    counted.answersDoubled += Math.max(0, logged - (table.sent.get(id)?.size ?? 0))
    const late = own.filter(({ by }) => by === 'time').map(({ opened }) => opened)
    if (table.vanished?.id === id) counted.timersDoubled += late.length - new Set(late).size
  }
}

async function countPosts(host: OpenHost, { game, people }: Table, counted: Counted): Promise<void> {
  const info = await host.games.info(game)
  const title = info && TITLES[info.title]
  const [reader] = people
  if (!info || !title || !reader) throw new Error(`no game ${game}`)
  const place = info.thread ?? info.channel
  const events = await host.history.story(game)
  const contents = storyMessages(reader, place, info.commitment).map(({ content }) => content)
  const textOf = (stretch: typeof events) => storyLines(info.language, title, info, stretch).join(' ')
  const { missing, doubled, outOfOrder } = countStory(contents, events, textOf)
  counted.postsMissing += missing
  counted.postsDoubled += doubled
  counted.postsOutOfOrder += outOfOrder
  const prompts = publicly(reader, place).filter((message) => offers(message, 'move')).length
  counted.promptsLeft += Math.max(0, prompts - (info.status === 'playing' ? 1 : 0))
}
