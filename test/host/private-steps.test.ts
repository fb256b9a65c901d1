// A menu of one's own turn at a table: its steps post nothing and move no clock. And no irrevocable option is picked in a
// member's stead.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Policy } from '../../src/engine/game.ts'
import type { LogEntry } from '../../src/engine/log.ts'
import { anyChoice } from '../../src/engine/policy.ts'
import { sideStream } from '../../src/engine/random.ts'
import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import type { OpenHost } from '../../src/host/index.ts'
import { type PaceWish, paceOf } from '../../src/host/table/clock/pace.ts'
import { DAY, HOUR } from '../../src/text/length.ts'
import { ambushTitle } from '../support/ambush-game.ts'
import { testStore } from '../support/databases.ts'
import { answerAs, arjun, gameOf, granted, hostOn, interaction, lobbyOf, mei } from '../support/host-table.ts'

const store = await testStore()
let at: ReturnType<typeof hostOn>
let host: OpenHost

beforeEach(async () => {
  await store.db.game.deleteMany()
  await store.db.member.deleteMany()
  at = hostOn(store, { ...TITLES, ambush: ambushTitle })
  host = at.host
  await host.begin(at.publisher)
})
afterEach(() => host.stop())

const table = async (wish: PaceWish = { speed: 'daily' }): Promise<string> => {
  const pace = paceOf(wish)
  if (!pace) throw new Error('no such pace')
  const { id } = await gameOf(host, [arjun], { title: 'ambush', pace })
  await settle()
  return id
}
/** Everything due is done, and everything posted. */
const settle = async () => {
  await host.runDue()
  await new Promise((resolve) => setTimeout(resolve, 50))
  await host.runDue()
}
async function pass(ms: number): Promise<void> {
  await host.runDue() // what was to be posted is
  const end = new Date(at.clock.at.getTime() + ms)
  for (;;) {
    const next = await store.db.job.findFirst({
      where: { due: { lte: end }, key: { not: null } },
      orderBy: { due: 'asc' },
    })
    if (!next) break
    if (next.due > at.clock.at) at.clock.at = next.due
    await host.runDue()
  }
  at.clock.at = end
}
const play = async (id: string, who: typeof mei, choice: string) =>
  granted(await answerAs(host, id, who, [choice]))
/** Computers have played on until Mei is asked. */
const meisTurn = (id: string) =>
  expect
    .poll(async () => granted(await host.play.getView(id, mei)).token !== undefined, { timeout: 60_000 })
    .toBe(true)
const answers = async (id: string): Promise<string[]> => {
  const rows = await store.db.entry.findMany({ where: { gameId: id }, orderBy: { number: 'asc' } })
  return rows.flatMap(({ entry }) => {
    const { kind, by, ...rest } = entry as unknown as LogEntry
    return kind === 'answer' && 'choice' in rest ? [`${by} ${rest.choice.join()}`] : []
  })
}

describe('build, then back, at a daily table', () => {
  it('posts nothing, renews no clock and counts as no answer', async () => {
    const id = await table()
    const until = granted(await host.play.getView(id, arjun)).deadlines
    const posted = at.publisher.postings.length
    await pass(HOUR)
    for (const choice of ['build', 'back', 'build', 'back', 'build']) {
      await play(id, mei, choice)
      await settle()
    }
    expect(at.publisher.postings.length).toBe(posted)
    expect(granted(await host.play.getView(id, arjun)).deadlines).toEqual(until)
    expect((await host.clock.ofGame(id))?.[0]?.answers).toBe(0)
    await play(id, mei, 'south')
    await settle()
    expect(at.publisher.postings.length).toBeGreaterThan(posted)
    expect((await host.clock.ofGame(id))?.[0]?.answers).toBe(1)
  })

  it('shows another member nothing, and leaves them their undo', async () => {
    const id = await table()
    await play(id, mei, 'build')
    await play(id, mei, 'north')
    const before = granted(await host.play.getView(id, mei))
    expect(before.undo).toBeDefined()
    await play(id, arjun, 'build')
    const { info, ...after } = granted(await host.play.getView(id, mei))
    expect(after).toEqual({ ...before, info: undefined })
    expect(info.id).toBe(id)
  })

  it('has Back alone while it is looked at; the undo of the answer before it stands beside the menu only', async () => {
    const id = await table()
    const undo = async () => granted(await host.play.getView(id, mei)).undo
    for (const choice of ['build', 'north']) await play(id, mei, choice)
    await play(id, arjun, 'raid')
    await play(id, mei, 'shield')
    const parried = await undo()
    expect(parried).toBeDefined()
    await play(id, mei, 'build')
    expect(await undo()).toBeUndefined()
    await play(id, mei, 'back')
    expect(await undo()).toBe(parried)
  })

  it('is taken back as a whole', async () => {
    const id = await table()
    for (const choice of ['build', 'back', 'build', 'north']) await play(id, mei, choice)
    const { undo = '' } = granted(await host.play.getView(id, mei))
    granted(await host.votes.propose(id, mei, { kind: 'undo', token: undo }, interaction()))
    const gameView = granted(await host.play.getView(id, mei))
    expect(gameView.playerView?.decision?.prompt.key).toBe('ambush.menu')
    expect(gameView.playerView?.view).toEqual({ built: [] })
  })

  it('that is left in the middle is decided by time as the one decision that everyone saw', async () => {
    const id = await table()
    await play(id, mei, 'build')
    await pass(DAY)
    expect(await answers(id)).toEqual(['member build', 'time build', 'time north'])
    expect((await host.clock.ofGame(id))?.[0]?.misses).toBe(1)
    expect(granted(await host.play.getView(id, mei)).awaited.map(({ seat }) => seat)).toEqual([1])
  })
})

describe('a computer whose policy begins and goes back, again and again', () => {
  const circling: Policy = {
    decide: ({ decision }) => [decision.options.find(({ id }) => id === 'back')?.id ?? 'build'],
  }
  const circles = {
    ...ambushTitle,
    game: { ...ambushTitle.game, computers: { hard: circling } },
  } as unknown as Title

  it('comes to an end of its turn by chance, and the table goes on', async () => {
    await host.stop()
    at = hostOn(store, { ...TITLES, ambush: circles })
    host = at.host
    await host.begin(at.publisher)
    const { id } = await lobbyOf(host, [], 2, { title: 'ambush' })
    granted(await host.lobby.addComputer(id, mei, 'hard'))
    granted(await host.lobby.start(id, mei))
    await settle()
    await meisTurn(id)
    await play(id, mei, 'raid')
    await meisTurn(id)
    expect((await answers(id)).filter((answer) => answer === 'computer back').length).toBeGreaterThan(20)
  })
})

describe('steps among which a stage has ended (storm)', () => {
  /** Mei or Arjun is left in steps of a turn whose first lies before the last checkpoint. */
  async function leftInSteps(): Promise<string> {
    const pace = paceOf({ speed: 'daily' })
    const { id } = await lobbyOf(host, [arjun], 2, { title: 'storm', ...(pace && { pace }) })
    await store.db.game.update({ where: { id }, data: { secret: 'steps' } })
    granted(await host.lobby.start(id, mei))
    const random = sideStream('steps')
    for (;;) {
      for (const person of [mei, arjun]) {
        const decision = granted(await host.play.getView(id, person)).playerView?.decision
        if (decision) granted(await answerAs(host, id, person, anyChoice(decision, random)))
        const { stage, number } = await store.db.game.findUniqueOrThrow({ where: { id } })
        const where = { gameId_number: { gameId: id, number } }
        const { within } = (await store.db.entry.findUniqueOrThrow({ where })).entry as unknown as LogEntry
        if (within && within.first <= stage) return id
      }
    }
  }

  it('are dropped when time decides', async () => {
    const id = await leftInSteps()
    await pass(DAY)
    const rows = await store.db.entry.findMany({ where: { gameId: id }, orderBy: { number: 'asc' } })
    const causes = rows
      .map(({ entry }) => entry as unknown as LogEntry)
      .map(({ by, kind }) => `${by} ${kind}`)
    expect(causes.slice(causes.indexOf('time undo')).slice(0, 2)).toEqual(['time undo', 'time answer'])
  })
})

describe('no irrevocable option is picked in a member’s stead', () => {
  it('an auto-answer shows no hidden knight, since it does not name that', async () => {
    const id = await table()
    granted(await host.autoAnswers.set(arjun, { game: id }, { autoAnswer: 'parry', value: 'always' }))
    await play(id, mei, 'raid')
    await pass(HOUR)
    expect(await answers(id)).toEqual(['member raid', 'auto-answer shield'])
  })

  it('a stand-in does not in its first day, and plays as it likes from then on', async () => {
    const id = await table({ speed: 'daily', timeout: 'stand-in', misses: 1 })
    await play(id, mei, 'build')
    await play(id, mei, 'north')
    await pass(DAY)
    const taken = (await host.games.info(id))?.players[1]?.standIn
    expect(taken).toBe('hard')
    for (let round = 0; round < 2; round++) {
      await meisTurn(id)
      if (round === 1) await pass(DAY)
      await play(id, mei, 'raid')
    }
    await meisTurn(id)
    const stood = (await answers(id)).filter((answer) => answer.startsWith('stand-in'))
    expect(stood.filter((answer) => answer.endsWith('shield'))).toHaveLength(1)
    expect(stood.filter((answer) => answer.endsWith('knight'))).toHaveLength(1)
  })
})
