// Auto-answers through the host: nobody waits for who has one, they answer at their moment, and only they know how.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Options } from '../../src/engine/game.ts'
import { verify } from '../../src/engine/verify.ts'
import type { Title } from '../../src/games/title.ts'
import { type PaceWish, paceOf } from '../../src/host/clock/pace.ts'
import type { OpenHost } from '../../src/host/index.ts'
import type { GameInfo, Person } from '../../src/host/types.ts'
import { insertAutoPass, insertNote } from '../../src/store/auto-answers.ts'
import { testStore } from '../support/databases.ts'
import { answerAs, arjun, granted, hostOn, interaction, lena, mei, refused } from '../support/host-table.ts'
import { aimingTitle, volley, volleyTitle } from '../support/volley-game.ts'

const store = await testStore()
let at: ReturnType<typeof hostOn>
let host: OpenHost

beforeEach(async () => {
  await store.db.game.deleteMany()
  await store.db.orderDefault.deleteMany()
  at = hostOn(store, { aiming: aimingTitle as Title, ducking: ducking as Title, eager: eager as Title })
  host = at.host
  await host.begin(at.publisher)
})
afterEach(() => host.stop())

const MINUTE = 60_000

/** The volley game with computers that never catch anything. */
const ducking: typeof volleyTitle = {
  ...volleyTitle,
  game: {
    ...volley,
    computers: { normal: { decide: ({ decision }) => [decision.pass ?? decision.options[0]?.id ?? ''] } },
  },
}

/** The volley game as it would suggest to its members to catch nothing. */
const eager: typeof volleyTitle = {
  ...volleyTitle,
  game: { ...volley, id: 'eager', orders: volley.orders?.map((spec) => ({ ...spec, fresh: 'never' })) ?? [] },
}

/** Mei opens a table of the volley game, the others join. */
async function lobby(
  others: readonly Person[],
  wish: PaceWish = { speed: 'live' },
  options: Options = {},
  computers = 0,
  title = 'volley',
) {
  const opened = granted(
    await host.lobby.open({
      ...{
        title,
        seats: 1 + others.length + computers,
        language: 'en',
        options,
        pace: paceOf(wish),
      },
      ...{ guild: 'guild', channel: `channel-${interaction()}`, person: mei, interaction: interaction() },
    } as Parameters<OpenHost['lobby']['open']>[0]),
  )
  for (const person of others) granted(await host.lobby.join(opened.id, person, interaction()))
  return opened
}

async function started(
  others: readonly Person[],
  wish?: PaceWish,
  computers = 0,
  title = 'volley',
): Promise<GameInfo> {
  const { id } = await lobby(others, wish, {}, computers, title)
  for (let n = 0; n < computers; n++) granted(await host.lobby.addComputer(id, mei, 'normal'))
  return granted(await host.lobby.start(id, mei))
}

const order = (game: string, person: Person, value: string, once = false) =>
  host.autoAnswers.set(person, { game }, { order: 'catch', value, once })

const looked = async (game: string, person: Person) => granted(await host.play.getView(game, person))

const waitedFor = async (game: string) => {
  const { awaited, ordered } = await looked(game, { id: 'nobody', name: 'Nobody' })
  return { awaited: awaited.map(({ seat }) => seat), ordered: ordered.map(({ seat }) => seat) }
}

/** Time goes by, and what is due is done. */
async function pass(ms: number): Promise<void> {
  at.pass(ms)
  await host.runDue()
}

const causes = async (game: string) =>
  (await store.db.entry.findMany({ where: { gameId: game }, orderBy: { number: 'asc' } })).map(
    ({ entry }) => (entry as { by: string }).by,
  )

describe('an order', () => {
  it('answers in its member’s stead, who is not waited for; that they have one is public', async () => {
    const { id } = await started([arjun, lena])
    granted(await order(id, lena, 'never'))
    granted(await answerAs(host, id, mei))
    expect(await waitedFor(id)).toEqual({ awaited: [1], ordered: [2] })
    expect((await looked(id, lena)).token).toBeUndefined()
    expect((await looked(id, lena)).playerView?.decision?.kind).toBe('catch')
    await pass(MINUTE)
    expect(await waitedFor(id)).toEqual({ awaited: [1], ordered: [] })
    expect(await causes(id)).toEqual(['host', 'member', 'order'])
  })

  it('closes a window of orders alone, within seconds at a live table', async () => {
    const { id } = await started([arjun, lena])
    for (const person of [arjun, lena]) granted(await order(id, person, 'never'))
    granted(await answerAs(host, id, mei))
    expect(await waitedFor(id)).toEqual({ awaited: [], ordered: [1, 2] })
    await pass(1_000)
    expect((await host.history.story(id)).map(({ told }) => told.phrase.key)).not.toContain('volley.hits')
    await pass(6_000)
    expect((await host.history.story(id)).map(({ told }) => told.phrase.key)).toContain('volley.hits')
    expect(await waitedFor(id)).toEqual({ awaited: [1], ordered: [] })
  })

  it('takes up to a minute at a daily table, and waits while the game is paused', async () => {
    const { id } = await started([arjun], { speed: 'daily' })
    granted(await order(id, arjun, 'never'))
    granted(await answerAs(host, id, mei))
    await pass(MINUTE / 3 - 1)
    expect(await causes(id)).not.toContain('order')
    await store.db.game.update({ where: { id }, data: { status: 'paused' } })
    await pass(10 * MINUTE)
    expect(await causes(id)).not.toContain('order')
    granted(await host.play.resume(id, mei, { guild: 'guild', channel: 'elsewhere' }))
    await pass(MINUTE)
    expect(await causes(id)).toContain('order')
  })

  it('tells its member alone what it answered, until they answer themselves', async () => {
    const { id } = await started([arjun])
    granted(await order(id, arjun, 'always'))
    granted(await answerAs(host, id, mei))
    await pass(MINUTE)
    const [note] = (await looked(id, arjun)).answeredByOrder
    expect(note?.prompt.key).toBe('volley.ask-catch')
    expect(note?.picked).toHaveLength(1)
    expect((await looked(id, mei)).answeredByOrder).toEqual([])
    granted(await answerAs(host, id, arjun))
    expect((await looked(id, arjun)).answeredByOrder).toEqual([])
  })

  it('tells the last answers alone, however many there were', async () => {
    const { id } = await started([arjun])
    for (const n of [1, 2, 3, 4, 5, 6, 7]) {
      const note = { prompt: { key: 'volley.ask-catch' }, picked: [{ key: `volley.${n}` }] }
      await store.transaction((tx) => insertNote(tx, id, arjun.id, note))
    }
    const told = (await looked(id, arjun)).answeredByOrder.map(({ picked }) => picked[0]?.key)
    expect(told).toEqual(['volley.3', 'volley.4', 'volley.5', 'volley.6', 'volley.7'])
  })

  it('given once decides once, also where it can only pass, and the one for good is back', async () => {
    const { id } = await started([arjun])
    granted(await order(id, arjun, 'never', true))
    expect(granted(await host.autoAnswers.of(arjun, { game: id })).orders).toEqual([
      { id: 'catch', value: 'ask', once: 'never' },
    ])
    granted(await answerAs(host, id, mei))
    await pass(MINUTE)
    expect(granted(await host.autoAnswers.of(arjun, { game: id })).orders).toEqual([
      { id: 'catch', value: 'ask' },
    ])
    granted(await answerAs(host, id, arjun))
    granted(await answerAs(host, id, mei, ['pass']))
    granted(await answerAs(host, id, mei))
    expect(await waitedFor(id)).toEqual({ awaited: [1], ordered: [] })
  })

  it('given or taken back while the table waits counts at once', async () => {
    const { id } = await started([arjun, lena])
    granted(await answerAs(host, id, mei))
    expect(await waitedFor(id)).toEqual({ awaited: [1, 2], ordered: [] })
    granted(await order(id, arjun, 'never'))
    expect(await waitedFor(id)).toEqual({ awaited: [2], ordered: [1] })
    granted(await order(id, arjun, 'ask'))
    expect(await waitedFor(id)).toEqual({ awaited: [1, 2], ordered: [] })
    await pass(MINUTE)
    expect(await causes(id)).toEqual(['host', 'member'])
  })

  it('is a member’s own: strangers see none, and there are none but the game’s', async () => {
    const { id } = await started([arjun])
    granted(await order(id, arjun, 'never'))
    expect(refused(await host.autoAnswers.of(lena, { game: id }))).toBe('bot.refused-not-seated')
    expect(granted(await host.autoAnswers.of(mei, { game: id })).orders).toEqual([
      { id: 'catch', value: 'ask' },
    ])
    for (const title of ['__proto__', 'constructor', 'toString'])
      expect(refused(await host.autoAnswers.of(arjun, { title }))).toBe('bot.refused-no-title')
    expect(refused(await order(id, arjun, 'sometimes'))).toBe('bot.refused-no-order')
    expect(refused(await host.autoAnswers.set(arjun, { game: id }, { order: 'throw', value: 'ask' }))).toBe(
      'bot.refused-no-order',
    )
  })

  it('leaves a story that proves itself', async () => {
    const { id } = await started([arjun])
    for (const person of [mei, arjun]) granted(await order(id, person, 'always'))
    for (let turn = 0; turn < 6; turn++) {
      granted(await answerAs(host, id, turn % 2 === 0 ? mei : arjun))
      await pass(MINUTE)
    }
    expect((await host.games.info(id))?.status).toBe('finished')
    expect(verify(volley, granted(await host.history.export(id)))).toMatchObject({ ok: true })
  })
})

describe('waiting for orders', () => {
  it('is for the sake of others: a member alone with computers waits for none', async () => {
    const { id } = await started([], { speed: 'daily' }, 1)
    granted(await order(id, mei, 'never'))
    granted(await answerAs(host, id, mei))
    await pass(0)
    // The computer has thrown, the order has ducked, and Mei throws again.
    expect((await looked(id, mei)).awaited.map(({ seat }) => seat)).toEqual([0])
    expect(await causes(id)).toEqual(['host', 'member', 'computer', 'computer', 'order'])
  })

  it('is done once for all windows that follow a move with no member asked between', async () => {
    // Arjun throws, then the computer: two windows in which orders alone have something to say.
    const { id } = await started([arjun], { speed: 'daily' }, 1, 'ducking')
    granted(await order(id, mei, 'never'))
    granted(await answerAs(host, id, mei))
    granted(await answerAs(host, id, arjun, ['pass']))
    granted(await order(id, arjun, 'never'))
    await pass(0)
    granted(await answerAs(host, id, arjun))
    await pass(0)
    expect(await waitedFor(id)).toEqual({ awaited: [], ordered: [0] })
    const until = (await looked(id, mei)).orderedAt
    expect(until?.getTime()).toBeGreaterThan(at.clock.now().getTime())
    await pass((until?.getTime() ?? 0) - at.clock.now().getTime() - 1)
    expect(await causes(id)).not.toContain('order')
    await pass(1)
    // The computer's own throw finds the moment past.
    expect(await waitedFor(id)).toEqual({ awaited: [0], ordered: [] })
    expect((await causes(id)).filter((cause) => cause === 'order')).toHaveLength(3)
  })
})

describe('an order given in the middle of private steps', () => {
  it('answers the decision that everyone saw, and what was begun is dropped', async () => {
    const { id } = await started([arjun], { speed: 'daily' }, 0, 'aiming')
    const before = await waitedFor(id)
    const card = (await looked(id, mei)).playerView?.decision?.options[1]?.id ?? ''
    granted(await answerAs(host, id, mei, [card]))
    expect((await looked(id, mei)).playerView?.decision?.step).toBe(true)
    expect(await waitedFor(id)).toEqual(before)
    granted(await host.autoAnswers.set(mei, { game: id }, { order: 'throw', value: 'first' }))
    await pass(0)
    const story = (await host.history.story(id)).map(({ told }) => told.phrase)
    expect(story.at(-1)).toMatchObject({ key: 'volley.throws' })
    expect(JSON.stringify(story)).not.toContain(`"${card}"`)
    expect(await waitedFor(id)).toEqual({ awaited: [1], ordered: [] })
  })
})

describe('toggling whether one is asked', () => {
  const HOUR = 60 * MINUTE
  // What is laid down at a daily table answers no sooner than this after the question.
  const SOON = MINUTE / 4
  const leftFor = async (game: string, seat: number) => {
    const until = (await looked(game, mei)).deadlines.find((each) => each.seat === seat)?.until
    return until && until.getTime() - at.clock.at.getTime()
  }

  it('refills no clock: a reaction runs on with what was left of it', async () => {
    const { id } = await started([arjun, lena], { speed: 'daily' })
    granted(await answerAs(host, id, mei))
    expect(await leftFor(id, 1)).toBe(6 * HOUR)
    at.pass(SOON)
    for (const value of ['never', 'ask', 'always', 'ask']) granted(await order(id, arjun, value))
    expect(await leftFor(id, 1)).toBe(6 * HOUR - SOON)
    await pass(6 * HOUR - SOON)
    expect(await causes(id)).toContain('time')
  })

  it('grants no increment again on one’s own turn', async () => {
    const bank = { speed: 'custom', bank: 2 * HOUR, increment: HOUR, cap: 9 * HOUR } as const
    const { id } = await started([arjun], bank, 0, 'aiming')
    // What one is asked on one's own turn would be answered at once.
    await host.stop()
    const aim = (value: string) =>
      host.autoAnswers.set(mei, { game: id }, { order: 'throw', value, once: false })
    for (let n = 0; n < 3; n++) for (const value of ['first', 'ask']) granted(await aim(value))
    expect(await leftFor(id, 0)).toBe(3 * HOUR)
  })

  it('nor does passing a stretch and ending it', async () => {
    const { id } = await started([arjun, lena], { speed: 'daily' })
    granted(await answerAs(host, id, mei))
    at.pass(SOON)
    const lull = (await looked(id, arjun)).playerView?.decision?.lulls?.[0]?.scope ?? ''
    await store.transaction((tx) =>
      insertAutoPass(tx, id, { member: arjun.id, scope: lull, text: { key: 'volley.duck-round' } }),
    )
    granted(await order(id, arjun, 'ask'))
    expect(await waitedFor(id)).toEqual({ awaited: [2], ordered: [1] })
    granted(await host.autoAnswers.endPasses(arjun, id))
    expect(await leftFor(id, 1)).toBe(6 * HOUR - SOON)
  })

  it('gives the next reaction all its time', async () => {
    const { id } = await started([arjun, lena], { speed: 'daily' })
    granted(await answerAs(host, id, mei))
    at.pass(SOON)
    for (const value of ['never', 'ask']) granted(await order(id, arjun, value))
    for (const person of [arjun, lena]) granted(await answerAs(host, id, person, ['pass']))
    granted(await answerAs(host, id, arjun))
    granted(await answerAs(host, id, mei, ['pass']))
    granted(await answerAs(host, id, lena, ['pass']))
    granted(await answerAs(host, id, lena))
    expect(await leftFor(id, 1)).toBe(6 * HOUR)
  })

  it('also after time has dropped private steps', async () => {
    const { id } = await started([arjun, lena], { speed: 'daily' }, 0, 'aiming')
    for (const _ of ['aim', 'throw']) granted(await answerAs(host, id, mei))
    at.pass(5 * HOUR)
    for (const person of [lena, arjun]) granted(await answerAs(host, id, person, ['pass']))
    granted(await answerAs(host, id, arjun))
    await pass(24 * HOUR)
    expect((await causes(id)).slice(-2)).toEqual(['time', 'time'])
    expect(await leftFor(id, 2)).toBe(6 * HOUR)
  })

  it('in a pause counts once the game goes on', async () => {
    const { id } = await started([arjun, lena], { speed: 'daily' })
    granted(await answerAs(host, id, mei))
    at.pass(SOON)
    granted(await order(id, arjun, 'never'))
    await store.db.game.update({ where: { id }, data: { status: 'paused' } })
    granted(await order(id, arjun, 'ask'))
    granted(await host.play.resume(id, mei, { guild: 'guild', channel: 'elsewhere' }))
    expect(await leftFor(id, 1)).toBe(6 * HOUR - SOON)
  })
})

describe('orders for new games', () => {
  it('fill a game when it starts, and change nothing in one that runs', async () => {
    const before = await started([arjun])
    granted(await host.autoAnswers.set(arjun, { title: 'volley' }, { order: 'catch', value: 'never' }))
    expect(granted(await host.autoAnswers.of(arjun, { game: before.id })).orders[0]?.value).toBe('ask')
    const after = await started([arjun])
    expect(granted(await host.autoAnswers.of(arjun, { game: after.id })).orders[0]?.value).toBe('never')
    granted(await answerAs(host, after.id, mei))
    expect(await waitedFor(after.id)).toEqual({ awaited: [], ordered: [1] })
  })

  it('are as the game suggests them until the member has said otherwise', async () => {
    const shown = async () => granted(await host.autoAnswers.of(arjun, { title: 'eager' })).orders[0]
    expect(await shown()).toEqual({ id: 'catch', value: 'never', isDefault: true })
    granted(await host.autoAnswers.set(arjun, { title: 'eager' }, { order: 'catch', value: 'never' }))
    expect(await shown()).toEqual({ id: 'catch', value: 'never' })
  })

  it('can be those of a game', async () => {
    const { id } = await started([arjun])
    granted(await order(id, arjun, 'always'))
    granted(await host.autoAnswers.keep(arjun, id))
    expect(granted(await host.autoAnswers.of(arjun, { title: 'volley' })).orders).toEqual([
      { id: 'catch', value: 'always' },
    ])
    expect(granted(await host.autoAnswers.of(mei, { title: 'volley' })).orders).toEqual([
      { id: 'catch', value: 'ask' },
    ])
  })
})

describe('a stretch that is passed', () => {
  const duck = async (game: string, person: Person) => {
    const { token = '', playerView: outlook } = await looked(game, person)
    const lull = outlook?.decision?.lulls?.[0]?.scope ?? ''
    return host.play.answer({ game, person, token, choice: [], lull, interaction: interaction() })
  }

  it('passes now, and later windows of the same stretch, but not of the next', async () => {
    const { id } = await started([arjun, lena])
    granted(await answerAs(host, id, mei))
    granted(await duck(id, lena))
    expect(await waitedFor(id)).toEqual({ awaited: [1], ordered: [] })
    granted(await answerAs(host, id, arjun, ['pass']))
    granted(await answerAs(host, id, arjun))
    expect(await waitedFor(id)).toEqual({ awaited: [0], ordered: [2] })
    granted(await answerAs(host, id, mei, ['pass']))
    await pass(MINUTE)
    granted(await answerAs(host, id, lena))
    for (const person of [mei, arjun]) granted(await answerAs(host, id, person, ['pass']))
    granted(await answerAs(host, id, mei)) // the second round
    expect(await waitedFor(id)).toEqual({ awaited: [1, 2], ordered: [] })
  })

  it('can be ended, and cannot be begun where none is offered', async () => {
    const { id } = await started([arjun])
    expect(refused(await duck(id, mei))).toBe('bot.refused-stale')
    granted(await answerAs(host, id, mei))
    granted(await duck(id, arjun))
    expect(granted(await host.autoAnswers.of(arjun, { game: id })).lulls).toEqual([
      { key: 'volley.duck-round' },
    ])
    expect(granted(await host.autoAnswers.endPasses(arjun, id)).lulls).toEqual([])
  })
})

describe('a brisk table', () => {
  it('passes at once who can only pass, and asks who could do more', async () => {
    const { id } = await started([arjun, lena], { speed: 'live', windows: 'brisk' })
    granted(await answerAs(host, id, mei))
    const shields = async (person: Person) => {
      const view = (await looked(id, person)).playerView?.view as { hand: string[] }
      return view.hand.some((card) => card.startsWith('shield'))
    }
    const able = [(await shields(arjun)) && 1, (await shields(lena)) && 2].filter((seat) => seat !== false)
    const { awaited } = await waitedFor(id)
    expect(awaited).toEqual(able.length > 0 ? able : [1])
    expect((await causes(id)).filter((cause) => cause === 'host')).toHaveLength(1 + 2 - able.length)
  })
})
