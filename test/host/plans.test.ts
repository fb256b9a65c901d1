// Turns planned ahead, through the host: kept, played as their member's own, and told to nobody else.
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/game.ts'
import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import { type OpenHost, openHost } from '../../src/host/index.ts'
import { type Pace, paceOf } from '../../src/host/table/clock/pace.ts'
import type { GameId, Person, PlanView } from '../../src/host/table/types.ts'
import { entriesFrom } from '../../src/store/log.ts'
import { testStore } from '../support/databases.ts'
import { answerAs, arjun, granted, hostOn, interaction, lena, mei, refused } from '../support/host-table.ts'

const store = await testStore()
let at: ReturnType<typeof hostOn>
let host: OpenHost

beforeEach(async () => {
  await store.db.game.deleteMany()
  at = hostOn(store, TITLES)
  host = at.host
  await host.begin(at.publisher)
})
afterEach(() => host.stop())

const SECOND = 1_000
const PEOPLE = [mei, arjun, lena]
const PLANNED = 'dynasties.ask-act'

/** A table of Dynasties at a daily pace, played until it is Mei's turn and Arjun's comes after. */
async function table(): Promise<GameId> {
  const opened = granted(
    await host.lobby.open({
      title: 'dynasties',
      seats: 3,
      language: 'en',
      options: {},
      guild: 'guild',
      channel: `channel-${interaction()}`,
      person: mei,
      interaction: interaction(),
      pace: paceOf({ speed: 'daily' }) as Pace,
    }),
  )
  for (const person of [arjun, lena]) granted(await host.lobby.join(opened.id, person, interaction()))
  granted(await host.lobby.start(opened.id, mei))
  await playUntil(opened.id, mei)
  return opened.id
}

/** What a person is asked; nothing where it is not theirs to choose. */
const askedOf = async (game: GameId, person: Person) =>
  granted(await host.play.getView(game, person)).playerView?.decision

/** Each asked seat takes its first option, until somebody's turn has come. */
async function playUntil(game: GameId, whom: Person): Promise<void> {
  for (let n = 0; n < 60; n++) {
    if ((await askedOf(game, whom))?.prompt.key === PLANNED) return
    for (const person of PEOPLE)
      if ((await askedOf(game, person))?.prompt.key !== undefined) granted(await answerAs(host, game, person))
  }
  throw new Error('their turn does not come')
}

const look = async (game: GameId, person: Person) => granted(await host.plans.look(game, person))

/** Adds a choice to a plan: of an id, or the first there is. */
async function plan(game: GameId, person: Person, choice?: string): Promise<PlanView> {
  const { token = '', playerView } = await look(game, person)
  const picked = choice ?? playerView?.decision?.options[0]?.id ?? ''
  return granted(await host.plans.add({ game, person, token, choice: [picked] }))
}

/** Answers of a person that stand in the log, from its end. */
const choicesIn = async (game: GameId, seat: number) =>
  (await entriesFrom(store.db, game, 0)).flatMap(({ entry }) =>
    entry.kind === 'answer' && entry.seat === seat ? [{ by: entry.by, choice: entry.choice }] : [],
  )

/** The same rules, which put every question otherwise: a stored game no longer tells its story. */
const reworded = (game: Game): Game => ({
  ...game,
  version: game.version + 1,
  *stage(table) {
    const rules = game.stage(table)
    let next = rules.next()
    while (!next.done) {
      const decisions = next.value.decisions.map((asked) => ({
        ...asked,
        notice: { key: 'dynasties.ask-act' },
      }))
      next = rules.next(yield { ...next.value, decisions })
    }
  },
})

async function later(seconds: number): Promise<void> {
  at.pass(seconds * SECOND)
  await host.runDue()
}

describe('a turn planned ahead', () => {
  it('is chosen on the table as it will be at one’s turn, and ends where something hidden comes in', async () => {
    const game = await table()
    const first = await look(game, arjun)
    expect(first.steps).toEqual([])
    expect(first.playerView?.decision?.prompt.key).toBe(PLANNED)
    const now = await plan(game, arjun, 'draw')
    expect(now).toMatchObject({ ends: 'hidden', lapsed: 0, whenever: false })
    expect(now.steps.map(({ choice }) => choice)).toEqual([['draw']])
    expect(now.token).toBeUndefined()
    expect(granted(await host.play.getView(game, arjun)).plan).toEqual({ steps: 1 })
  })

  it('is offered to those who wait for their turn, and not to whose turn it is or who only looks on', async () => {
    const game = await table()
    const offered = async (person: Person) => granted(await host.play.getView(game, person)).mayPlan
    const stranger = { id: '100000000000009999', name: 'Nobody' }
    expect(await Promise.all([mei, arjun, lena, stranger].map(offered))).toEqual([
      undefined,
      true,
      true,
      undefined,
    ])
    expect(granted(await host.play.getView(game, arjun))).not.toHaveProperty('plan')
  })

  it('is played as one’s own within two minutes of being asked, and its member is told', async () => {
    const game = await table()
    await plan(game, arjun, 'draw')
    granted(await answerAs(host, game, mei))
    const before = await choicesIn(game, 1)
    const { plan: own } = granted(await host.play.getView(game, arjun))
    expect(own?.due?.getTime()).toBeGreaterThanOrEqual(at.clock.at.getTime() + 45 * SECOND)
    await later(30)
    expect(await choicesIn(game, 1)).toEqual(before)
    await later(90)
    expect(await choicesIn(game, 1)).toEqual([...before, { by: 'member', choice: ['draw'] }])
    expect((await look(game, arjun)).fate).toMatchObject({ how: 'played', done: 1 })
    expect((await askedOf(game, lena))?.prompt.key).toBe(PLANNED)
  })

  it('shows to nobody else: what they see is the same, word for word', async () => {
    const game = await table()
    const seen = async () => [
      await host.play.getView(game, mei),
      await host.play.getView(game, lena),
      await host.games.info(game),
    ]
    const before = await seen()
    await plan(game, arjun, 'draw')
    expect(await seen()).toEqual(before)
  })

  it('waits for nobody who chooses themselves', async () => {
    const game = await table()
    await plan(game, arjun, 'draw')
    granted(await answerAs(host, game, mei))
    const options = (await askedOf(game, arjun))?.options.map(({ id }) => id) ?? []
    const other = options.find((id) => id !== 'draw') ?? 'draw'
    granted(await answerAs(host, game, arjun, [other]))
    expect(granted(await host.play.getView(game, arjun)).plan).toBeUndefined()
    const before = await choicesIn(game, 1)
    await later(200)
    expect((await choicesIn(game, 1)).slice(0, before.length)).toEqual(before)
    expect((await choicesIn(game, 1)).filter(({ choice }) => choice[0] === 'draw')).toHaveLength(
      before.filter(({ choice }) => choice[0] === 'draw').length,
    )
  })

  it('is not played when something of its member’s was touched, unless they said so', async () => {
    for (const whenever of [false, true]) {
      const game = await table()
      await plan(game, arjun, 'draw')
      granted(await host.plans.setWhenever(game, arjun, whenever))
      await store.db.plan.updateMany({ data: { builtOn: { ids: ['a-card-they-held'], own: 'null' } } })
      granted(await answerAs(host, game, mei))
      await later(120)
      const { fate } = await look(game, arjun)
      expect(fate?.how).toBe(whenever ? 'played' : 'touched')
      // The turn that was played to its end needs no word: nobody is asked anything.
      const told = at.publisher.postings.flatMap(({ job }) => (job.kind === 'tell' ? [job] : []))
      expect(told).toMatchObject([{ member: arjun.id, phrase: { key: 'bot.plan-told-touched' } }])
    }
  })

  it('is asked about as usual when it fits no more', async () => {
    const game = await table()
    await plan(game, arjun, 'draw')
    const [row] = await store.db.plan.findMany()
    const steps = row?.steps as { choice: string[] }[]
    await store.db.plan.updateMany({ data: { steps: steps.map((step) => ({ ...step, choice: ['gone'] })) } })
    granted(await answerAs(host, game, mei))
    await later(120)
    expect((await look(game, arjun)).fate).toMatchObject({ how: 'unfit', done: 0 })
    expect((await askedOf(game, arjun))?.prompt.key).toBe(PLANNED)
  })

  it('loses its last step, or all of it, at a press; a step of an older plan is out of date', async () => {
    const game = await table()
    const { token = '' } = await look(game, arjun)
    await plan(game, arjun, 'draw')
    expect(refused(await host.plans.add({ game, person: arjun, token, choice: ['draw'] }))).toBe(
      'bot.refused-stale',
    )
    expect(granted(await host.plans.shorten(game, arjun)).steps).toEqual([])
    await plan(game, arjun, 'draw')
    expect(granted(await host.plans.drop(game, arjun)).steps).toEqual([])
    expect(await store.db.plan.count()).toBe(0)
    granted(await answerAs(host, game, mei))
    await later(200)
    expect((await askedOf(game, arjun))?.prompt.key).toBe(PLANNED)
  })

  it('takes no choice that is none, from nobody else, and none for the turn one is asked about', async () => {
    const game = await table()
    const { token = '' } = await look(game, arjun)
    const call = { game, token, choice: ['no-such-card'] }
    expect(refused(await host.plans.add({ ...call, person: arjun }))).toBe('bot.refused-stale')
    expect(refused(await host.plans.add({ ...call, person: lena, choice: ['draw'] }))).toBe(
      'bot.refused-stale',
    )
    expect(refused(await host.plans.add({ ...call, person: mei, choice: ['draw'] }))).toBe(
      'bot.refused-no-turn-to-plan',
    )
    expect(refused(await host.plans.look(game, { id: '100000000000009999', name: 'Nobody' }))).toBe(
      'bot.refused-not-seated',
    )
  })

  it('ends when its member leaves the server: a computer plays for them, and by no plan', async () => {
    const game = await table()
    await plan(game, arjun, 'draw')
    granted(await host.upkeep.goneFrom(game, arjun.id))
    const [kept] = await store.db.plan.findMany()
    expect(kept).toMatchObject({ member: arjun.id, steps: [], fate: { how: 'away' } })
    granted(await answerAs(host, game, mei))
    await later(200)
    const last = (await choicesIn(game, 1)).at(-1)
    expect(last?.by).not.toBe('member')
    granted(await host.clock.comeBack(game, arjun))
    expect((await look(game, arjun)).fate?.how).toBe('away')
  })

  it('is played through a vacation, which is what it is for, and keeps the table waiting no longer', async () => {
    const game = await table()
    await plan(game, arjun, 'draw')
    await host.clock.setAway(arjun, new Date(at.clock.at.getTime() + 3 * 24 * 60 * 60 * SECOND))
    expect(granted(await host.play.getView(game, arjun)).plan).toEqual({ steps: 1 })
    const before = await choicesIn(game, 1)
    granted(await answerAs(host, game, mei))
    await later(120)
    expect(await choicesIn(game, 1)).toEqual([...before, { by: 'member', choice: ['draw'] }])
    expect((await look(game, arjun)).fate).toMatchObject({ how: 'played', done: 1 })
  })

  it('changed in a pause is played once the game goes on, however it was paused', async () => {
    const game = await table()
    await plan(game, arjun, 'draw')
    granted(await answerAs(host, game, mei))
    const together = async (kind: 'pause' | 'resume') => {
      const vote = granted(await host.votes.propose(game, mei, { kind })).vote?.id ?? ''
      granted(await host.votes.cast(vote, lena, true))
    }
    const dueAfter = async (goOn: () => Promise<unknown>) => {
      granted(await host.plans.setWhenever(game, arjun, true))
      expect(await store.db.job.count({ where: { kind: 'plan', status: 'waiting' } })).toBe(0)
      await goOn()
      expect(await store.db.job.count({ where: { kind: 'plan', status: 'waiting' } })).toBe(1)
    }
    await together('pause')
    await dueAfter(() => together('resume'))
    await store.db.game.update({ where: { id: game }, data: { status: 'paused', pausedWhy: 'channel' } })
    await dueAfter(async () =>
      granted(await host.play.resume(game, mei, { guild: 'guild', channel: 'elsewhere' })),
    )
    const before = await choicesIn(game, 1)
    await later(120)
    expect(await choicesIn(game, 1)).toEqual([...before, { by: 'member', choice: ['draw'] }])
  })

  it('ends when changed rules wind the game back, and its member is told why', async () => {
    const game = await table()
    await plan(game, arjun, 'draw')
    await host.stop()
    const { clock } = at
    const title = TITLES.dynasties as Title
    const titles = { ...TITLES, dynasties: { ...title, game: reworded(title.game) } }
    const after = openHost({ store, titles, clock, log: pino({ level: 'silent' }) })
    const seen = granted(await after.play.getView(game, arjun))
    expect(seen.plan).toMatchObject({ steps: 0, fate: { how: 'rules' } })
    expect(seen.plan?.due).toBeUndefined()
    expect(await store.db.job.count({ where: { kind: 'plan', status: 'waiting' } })).toBe(0)
    await after.stop()
  })

  it('goes with its seat, is in its member’s export, and goes when they are erased', async () => {
    const game = await table()
    await plan(game, arjun, 'draw')
    await plan(game, lena, 'draw')
    granted(await host.play.resign(game, lena))
    expect((await store.db.plan.findMany()).map(({ member }) => member)).toEqual([arjun.id])
    const file = JSON.stringify(await host.people.exportOf(arjun))
    expect(file).toContain('"plans"')
    await host.people.erase(arjun.id)
    expect(await store.db.plan.count()).toBe(0)
  })
})
