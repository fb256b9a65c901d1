// Standing orders through the host: nobody waits for who has one, they answer at their moment, and only they know how.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Options } from '../../src/engine/game.ts'
import { verify } from '../../src/engine/verify.ts'
import type { OpenHost } from '../../src/host/open.ts'
import { type PaceWish, paceOf } from '../../src/host/pace.ts'
import type { GameInfo, Person } from '../../src/host/types.ts'
import type { Store } from '../../src/store/open.ts'
import { insertNote } from '../../src/store/orders.ts'
import { freshGround } from '../support/databases.ts'
import { answerAs, arjun, granted, hostOn, interaction, lena, mei, refused } from '../support/host-table.ts'
import { volley } from '../support/volley-game.ts'

const ground = freshGround()
let store: Store
let at: ReturnType<typeof hostOn>
let host: OpenHost

beforeAll(async () => {
  store = await ground.open()
})
afterAll(async () => {
  await store.close()
  await ground.clear()
})
beforeEach(async () => {
  await store.db.game.deleteMany()
  await store.db.orderDefault.deleteMany()
  at = hostOn(store)
  host = at.host
  await host.begin(at.publisher)
})
afterEach(() => host.stop())

const MINUTE = 60_000

/** Mei opens a table of the volley game, the others join. */
async function lobby(others: readonly Person[], wish: PaceWish = { speed: 'live' }, options: Options = {}) {
  const opened = granted(
    await host.openLobby({
      ...{ title: 'volley', seats: 1 + others.length, language: 'en', options, pace: paceOf(wish) },
      ...{ guild: 'guild', channel: `channel-${interaction()}`, person: mei, interaction: interaction() },
    } as Parameters<OpenHost['openLobby']>[0]),
  )
  for (const person of others) granted(await host.join(opened.id, person, interaction()))
  return opened
}

async function started(others: readonly Person[], wish?: PaceWish): Promise<GameInfo> {
  return granted(await host.start((await lobby(others, wish)).id, mei))
}

const order = (game: string, person: Person, value: string, once = false) =>
  host.giveOrder(person, { game }, { order: 'catch', value, once })

const looked = async (game: string, person: Person) => granted(await host.look(game, person))

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
    expect((await looked(id, lena)).outlook?.decision?.kind).toBe('catch')
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
    expect((await host.story(id)).map(({ told }) => told.phrase.key)).not.toContain('volley.hits')
    await pass(6_000)
    expect((await host.story(id)).map(({ told }) => told.phrase.key)).toContain('volley.hits')
    expect(await waitedFor(id)).toEqual({ awaited: [1], ordered: [] })
  })

  it('takes minutes at a daily table, and waits while the game is paused', async () => {
    const { id } = await started([arjun], { speed: 'daily' })
    granted(await order(id, arjun, 'never'))
    granted(await answerAs(host, id, mei))
    await pass(MINUTE - 1)
    expect(await causes(id)).not.toContain('order')
    await store.db.game.update({ where: { id }, data: { status: 'paused' } })
    await pass(10 * MINUTE)
    expect(await causes(id)).not.toContain('order')
    granted(await host.resume(id, mei, 'elsewhere'))
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
    expect(granted(await host.ordersOf(arjun, { game: id })).orders).toEqual([
      { id: 'catch', value: 'ask', once: 'never' },
    ])
    granted(await answerAs(host, id, mei))
    await pass(MINUTE)
    expect(granted(await host.ordersOf(arjun, { game: id })).orders).toEqual([{ id: 'catch', value: 'ask' }])
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
    expect(refused(await host.ordersOf(lena, { game: id }))).toBe('bot.refused-not-seated')
    expect(granted(await host.ordersOf(mei, { game: id })).orders).toEqual([{ id: 'catch', value: 'ask' }])
    expect(refused(await order(id, arjun, 'sometimes'))).toBe('bot.refused-no-order')
    expect(refused(await host.giveOrder(arjun, { game: id }, { order: 'throw', value: 'ask' }))).toBe(
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
    expect((await host.info(id))?.status).toBe('finished')
    expect(verify(volley, granted(await host.export(id)))).toMatchObject({ ok: true })
  })
})

describe('orders for new games', () => {
  it('fill a game when it starts, and change nothing in one that runs', async () => {
    const before = await started([arjun])
    granted(await host.giveOrder(arjun, { title: 'volley' }, { order: 'catch', value: 'never' }))
    expect(granted(await host.ordersOf(arjun, { game: before.id })).orders[0]?.value).toBe('ask')
    const after = await started([arjun])
    expect(granted(await host.ordersOf(arjun, { game: after.id })).orders[0]?.value).toBe('never')
    granted(await answerAs(host, after.id, mei))
    expect(await waitedFor(after.id)).toEqual({ awaited: [], ordered: [1] })
  })

  it('can be those of a game', async () => {
    const { id } = await started([arjun])
    granted(await order(id, arjun, 'always'))
    granted(await host.keepOrders(arjun, id))
    expect(granted(await host.ordersOf(arjun, { title: 'volley' })).orders).toEqual([
      { id: 'catch', value: 'always' },
    ])
    expect(granted(await host.ordersOf(mei, { title: 'volley' })).orders).toEqual([
      { id: 'catch', value: 'ask' },
    ])
  })
})

describe('a stretch that is passed', () => {
  const duck = async (game: string, person: Person) => {
    const { token = '', outlook } = await looked(game, person)
    const lull = outlook?.decision?.lulls?.[0]?.scope ?? ''
    return host.answer({ game, person, token, choice: [], lull, interaction: interaction() })
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
    expect(granted(await host.ordersOf(arjun, { game: id })).lulls).toEqual([{ key: 'volley.duck-round' }])
    expect(granted(await host.endLulls(arjun, id)).lulls).toEqual([])
  })
})

describe('a brisk table', () => {
  it('passes at once who can only pass, and asks who could do more', async () => {
    const { id } = await started([arjun, lena], { speed: 'live', windows: 'brisk' })
    granted(await answerAs(host, id, mei))
    const shields = async (person: Person) => {
      const view = (await looked(id, person)).outlook?.view as { hand: string[] }
      return view.hand.some((card) => card.startsWith('shield'))
    }
    const able = [(await shields(arjun)) && 1, (await shields(lena)) && 2].filter((seat) => seat !== false)
    const { awaited } = await waitedFor(id)
    expect(awaited).toEqual(able.length > 0 ? able : [1])
    expect((await causes(id)).filter((cause) => cause === 'host')).toHaveLength(1 + 2 - able.length)
  })
})
