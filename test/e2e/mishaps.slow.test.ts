// What goes wrong on Discord's side: the table is told, nothing is lost or said twice, and the game goes on.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Random, sideStream } from '../../src/engine/random.ts'
import type { FaultOrder, Person } from '../../src/sandbox/index.ts'
import { buttonBy, publicly } from '../support/players.ts'
import { expectStory } from './checks.ts'
import { CHAT_PAUSE, openTable, promptOf, promptsOf, type Table } from './table.ts'

let table: Table
let [mei, arjun, lena] = [] as unknown as [Person, Person, Person]
let random: Random

beforeAll(async () => {
  table = await openTable({ Mei: 'zh-TW', Arjun: 'en-US', Lena: 'zh-CN' })
  mei = table.person('Mei')
  arjun = table.person('Arjun')
  lena = table.person('Lena')
  random = sideStream('mishaps')
})
afterAll(async () => {
  expect(lena.pings).toEqual([])
  await table.close()
})

/** Takes one move for the asked member, typed in `from`. */
async function moveOnce(id: string, from: string): Promise<void> {
  for (const person of [mei, arjun]) {
    const suggestions = await person.complete(from, 'play', { choice: '', game: id }, 'choice')
    const pick = suggestions[random.int(Math.max(1, suggestions.length))]
    if (!pick) continue
    const { kind } = await person.slash(from, 'play', { choice: pick, game: id })
    expect(kind).not.toBe('silence')
  }
}

/** Moves until something had to be posted that could not be. */
async function moveUntilPaused(id: string, from: string): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    await table.settled()
    if ((await table.app.host.games.info(id))?.status === 'paused') return table.settled()
    await moveOnce(id, from)
  }
  throw new Error('the game was never paused')
}

/** Lets time pass until what failed has been tried again. */
async function recover(): Promise<void> {
  for (let attempt = 0; attempt < 6; attempt++) {
    table.clock.advance(60_000)
    await table.settled()
  }
}

const told = (person: Person): string => table.sandbox.directTranscript(person.name).at(-1)?.content ?? ''

describe('a place that is lost', () => {
  it('when its thread is deleted: its host is told, and it goes on in another channel', async () => {
    const { id, place } = await table.begin([mei, arjun])
    const elsewhere = table.sandbox.addChannel({ name: 'elsewhere' }).id
    table.sandbox.deleteChannel(place)
    await moveUntilPaused(id, elsewhere)
    expect(told(mei)).toContain(id)
    expect(table.sandbox.directTranscript('Arjun')).toEqual([])
    const refused = await mei.slash(elsewhere, 'play', { choice: '1', game: id })
    expect(refused.message?.ephemeralFor).toBe('Mei')
    expect((await lena.slash(elsewhere, 'game resume', { game: id })).message?.ephemeralFor).toBe('Lena')
    expect((await table.app.host.games.info(id))?.status).toBe('paused')
    const pings = () => [mei, arjun].flatMap((person) => person.pings).length
    const before = pings()
    await arjun.slash(elsewhere, 'game resume', { game: id })
    await table.settled()
    expect(promptsOf(lena, elsewhere)).toHaveLength(1)
    expect(pings()).toBeGreaterThan(before) // those who are asked hear of the new place
    for (let turn = 0; turn < 3; turn++) {
      await moveOnce(id, elsewhere)
      await table.settled()
    }
    const [, seat] = (await table.app.host.games.info(id))?.players ?? []
    expect(seat?.member).toBe(arjun.id)
    expect(publicly(lena, elsewhere).at(-1)?.buttons).toContain('Your move')
  })

  it('when its thread is locked: it goes on there when it is unlocked', async () => {
    const { id, place } = await table.begin([mei, arjun])
    const beside = table.sandbox.addChannel({ name: 'beside' }).id
    table.sandbox.changeThread({ id: place }, { locked: true, archived: true })
    await moveUntilPaused(id, beside)
    expect(told(mei)).toContain(id)
    table.sandbox.changeThread({ id: place }, { locked: false, archived: false })
    await mei.slash(place, 'game resume')
    await table.settled()
    await moveOnce(id, place)
    await table.settled()
    await expectStory(table.app.host, id, lena, [place])
    expect(promptsOf(lena, place)).toHaveLength(1)
  })

  it('when a permission is taken away: it goes on when it is given back', async () => {
    const { id, place } = await table.begin([mei, arjun])
    const room = (await table.app.host.games.info(id))?.channel ?? ''
    const change = (how: 'allow' | 'deny') =>
      table.sandbox.setPermissions({ id: room }, { [how]: ['SendMessagesInThreads'], for: 'bot' })
    change('deny')
    await moveUntilPaused(id, place)
    expect(told(mei)).toContain(id)
    expect((await mei.slash(place, 'game doctor')).text).toContain('在討論串')
    const refused = await mei.slash(place, 'game resume')
    expect(refused.message?.ephemeralFor).toBe('Mei')
    expect((await table.app.host.games.info(id))?.status).toBe('paused')
    change('allow')
    await mei.slash(place, 'game resume')
    await table.settled()
    await expectStory(table.app.host, id, lena, [place])
    expect(promptsOf(lena, place)).toHaveLength(1)
  })
})

describe('a bad day of Discord', () => {
  const days: readonly (readonly [string, readonly FaultOrder[]])[] = [
    ['429', [{ route: '** /channels/**', status: 429, retryAfter: 0.05, times: 6 }]],
    ['a long 429', [{ route: 'POST /channels/**', status: 429, retryAfter: 20, times: 1 }]],
    ['503', [{ route: '** /channels/**', status: 503, times: 9 }]],
    ['requests that are lost', [{ route: '** /channels/**', drop: 'before', times: 4, skip: 1 }]],
    ['answers that are lost', [{ route: '** /channels/**', drop: 'after', times: 4 }]],
    ['answers to posts that are lost', [{ route: 'POST /channels/*/messages', drop: 'after', times: 4 }]],
    [
      'answers that are lost, and then 503 for a while',
      [
        { route: 'POST /channels/*/messages', drop: 'after', times: 2 },
        { route: '** /channels/**', status: 503, times: 12 },
      ],
    ],
  ]
  it.each(days)('%s: nothing is lost, nothing is said twice', { timeout: 600_000 }, async (_name, orders) => {
    const { id, place } = await table.begin([mei, arjun])
    await moveOnce(id, place)
    await table.settled()
    const faults = orders.map((order) => table.sandbox.fault(order))
    for (let turn = 0; turn < 4 || (turn < 40 && faults.some(({ times }) => times > 0)); turn++) {
      await moveOnce(id, place)
      await table.settled()
      table.clock.advance(2_000)
      await table.settled()
    }
    await recover()
    expect(faults.map(({ times }) => times)).toEqual(orders.map(() => 0)) // they did happen
    await moveOnce(id, place)
    await table.settled()
    await expectStory(table.app.host, id, lena, [place])
    expect(promptsOf(lena, place)).toHaveLength(1)
    expect(publicly(lena, place).at(-1)?.buttons).toContain('Your move')
    expect(publicly(lena, place).filter(({ notified }) => notified.length > 0).length).toBeLessThanOrEqual(
      mei.pings.filter(({ channel }) => channel === place).length +
        arjun.pings.filter(({ channel }) => channel === place).length,
    )
  })
})

describe('people around a table', () => {
  it('who chat push the prompt up: it is posted again below, and rings nobody', async () => {
    const { place } = await table.begin([mei, arjun])
    const before = promptOf(lena, place)
    for (let line = 0; line < 5; line++) lena.say(place, `so ${line}`)
    await table.sandbox.until('the prompt again', () =>
      publicly(lena, place).at(-1)?.buttons.includes('Your move') ? true : undefined,
    )
    await table.sandbox.until('one prompt', () => (promptsOf(lena, place).length === 1 ? true : undefined))
    const lifted = promptOf(lena, place)
    expect(lifted.id).not.toBe(before.id)
    expect(lifted.notified).toEqual([])
    expect(lifted.content).toBe(before.content)
    expect((await mei.click(lifted, buttonBy(lifted, 'move'))).message?.ephemeralFor).toBe('Mei')
  })

  it('who chat in the channel above its thread push nothing up', async () => {
    const { id, place } = await table.begin([mei, arjun])
    const above = (await table.app.host.games.info(id))?.channel ?? ''
    expect(above).not.toBe(place)
    const before = promptOf(lena, place)
    for (let line = 0; line < 6; line++) lena.say(above, `so ${line}`)
    await pause(10 * CHAT_PAUSE)
    expect(publicly(lena, above).at(-1)?.text).toBe('so 5')
    expect(promptOf(lena, place).id).toBe(before.id)
  })

  it('who leave the server and come back find their game going on', async () => {
    const { id, place } = await table.begin([mei, arjun])
    table.sandbox.leave('Arjun')
    for (let turn = 0; turn < 3; turn++) {
      const [suggestion] = await mei.complete(place, 'play', { choice: '' }, 'choice')
      if (suggestion) await mei.slash(place, 'play', { choice: suggestion })
      await table.settled()
    }
    table.sandbox.join('Arjun')
    for (let turn = 0; turn < 3; turn++) {
      await moveOnce(id, place)
      await table.settled()
    }
    expect((await table.app.host.games.info(id))?.status).toBe('playing')
    expect(promptsOf(lena, place)).toHaveLength(1)
  })
})
