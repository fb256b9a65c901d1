// Names as long as Discord lets them be, and hands as full as they get, in a whole game of Record of the Three Kingdoms.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sideStream } from '../../src/engine/random.ts'
import type { RecordsView } from '../../src/games/records/view/view.ts'
import type { Person } from '../../src/sandbox/index.ts'
import { publicly, typist } from '../support/players.ts'
import { expectStory } from './checks.ts'
import { expectPrivate, firstChoice, lookOf, openTable, type Table } from './table.ts'

/** 32 signs each, as long as Discord lets names be. */
const STAR = '**@everyone** `x` ||🐉|| _<@1>_ ~'
const HASH = '# @here\u202e [a](http://b.c) <#1> 桃🍑'

let table: Table
let [mei, arjun, lena] = [] as unknown as [Person, Person, Person]

beforeAll(async () => {
  table = await openTable({ Mei: 'zh-TW', Arjun: 'en-US', Lena: 'zh-CN', [STAR]: 'en-GB', [HASH]: 'zh-TW' })
  mei = table.person('Mei')
  arjun = table.person('Arjun')
  lena = table.person('Lena')
})
afterAll(async () => {
  expect(lena.pings).toEqual([]) // she never sits anywhere
  await table.close()
})

describe('names and hands', () => {
  it('of 32 signs with Markdown, mentions and emoji stand in every message as they are', async () => {
    const [star, hash] = [table.person(STAR), table.person(HASH)]
    const { id, place } = await table.begin([star, hash])
    const player = typist(sideStream('names'))
    for (let round = 0; round < 4; round++) {
      for (const person of [star, hash]) await player(person, place)
      await table.settled()
    }
    await expectStory(table.app.host, id, lena, [place])
    const names = table.sandbox
      .transcript({ id: place })
      .flatMap(({ mentions, notified }) => [mentions, notified])
    expect(new Set(names.flat())).toEqual(new Set([STAR, HASH]))
    for (const { content } of publicly(lena, place))
      expect(content).not.toMatch(/(?<!\\)@everyone|(?<!\\)@here/)
    expectPrivate(await lena.slash(place, 'game status'), lena)
  })

  it('fit into one message when somebody never plays a card', async () => {
    const { id, place } = await table.begin([mei, arjun])
    const player = typist(sideStream('full hand'))
    let most = 0
    for (let turn = 0; turn < 60 && most < 7; turn++) {
      const { playerView, token } = await lookOf(table, id, mei)
      if (token) await mei.slash(place, 'play', { choice: await firstChoice(table, id, mei) })
      await player(arjun, place)
      await table.settled()
      const hand = await mei.slash(place, 'hand')
      expectPrivate(hand, mei)
      const { players } = (playerView?.view ?? { players: [] }) as Pick<RecordsView, 'players'>
      most = Math.max(most, players[0]?.hand?.length ?? 0)
    }
    expect(most).toBeGreaterThanOrEqual(7)
    const { text } = await mei.slash(place, 'hand')
    expect(text.length).toBeLessThanOrEqual(2000)
    expect(text).not.toContain('…')
  }, 600_000)
})
