// What a league's channel is told of its tables: those that began, those that ended, several in a message, nobody notified.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tablePlace } from '../../../src/discord/leagues/words.ts'
import type { LeagueTableInfo } from '../../../src/host/leagues/index.ts'
import { POINT } from '../../../src/league/points.ts'
import { leagueOf, tableOf } from './fake-leagues.ts'
import { openTeller, type Teller } from './teller.ts'

const MINUTE = 60_000

let teller: Teller
let tables: LeagueTableInfo[]

beforeEach(async () => {
  teller = await openTeller()
  tables = []
})
afterEach(() => teller.close())

const seats = (...names: string[]) => names.map((name, at) => ({ number: at + 1, name, member: `${at + 1}` }))
const at = () => new Date(teller.server.clock.now())
const begin = (number: number, ...names: string[]) =>
  tables.push(tableOf(number, seats(...(names.length > 0 ? names : ['Mei', 'Arjun']))))
const end = (number: number, endedAt = at()) => {
  tables = tables.map((table) =>
    table.number === number
      ? {
          ...table,
          status: 'ended',
          endedAt,
          seats: table.seats.map((seat, place) => ({
            ...seat,
            place: place + 1,
            points: (8 - 8 * place) * POINT,
          })),
        }
      : table,
  )
}
function tell(more = {}) {
  const round = { number: 1, at: at(), byes: [], resting: [] }
  teller.leagues.rounds = { season: 1, rounds: [{ ...round, tables }] }
  return teller.tell({ kind: 'league-tables' }, more)
}
const said = () => teller.posted().map(({ content }) => content.split('\n'))

it('tells of tables that began in one message: who plays in which seat, where, until when', async () => {
  begin(1, 'Mei', 'Arjun')
  begin(2, 'Lena', 'Wu')
  expect(await tell()).toEqual({ done: true })
  const due = Math.floor((tables[0]?.due.getTime() ?? 0) / 1000)
  expect(said()).toEqual([
    [
      '**Peach League** · new tables',
      `- Round 1, table 1: 1 **Mei** · 2 **Arjun** · <#901> \`gam1\` · ⏳ <t:${due}:R>`,
      `- Round 1, table 2: 1 **Lena** · 2 **Wu** · <#902> \`gam2\` · ⏳ <t:${due}:R>`,
    ],
  ])
  expect(teller.posted()[0]?.notified).toEqual([])
  begin(3)
  await tell()
  expect(said()).toHaveLength(1)
  expect(said()[0]).toHaveLength(4)
})

it('tells of those that ended with places and points, and marks them where they began', async () => {
  begin(1)
  begin(2)
  await tell()
  end(1)
  await tell()
  expect(said()[1]).toEqual([
    '**Peach League** · results',
    '- Round 1, table 1: 1. **Mei** 8 points · 2. **Arjun** 0 points · <#901> `gam1`',
  ])
  expect(said()[0]?.[1]).toContain('`gam1` · over')
  expect(teller.posted()[1]?.notified).toEqual([])
  end(2)
  await tell()
  await tell()
  expect(said()).toHaveLength(2)
  expect(said()[1]).toHaveLength(3)
})

describe('a seat that was given up permanently', () => {
  /** Ends the first table with what became of its seats. */
  async function results(...outcomes: Partial<LeagueTableInfo['seats'][number]>[]) {
    begin(1, 'Arjun', 'Mei', 'Lena')
    await tell()
    end(1)
    tables = tables.map((table) => ({
      ...table,
      seats: seats('Arjun', 'Mei', 'Lena').map((seat, n) => ({ ...seat, ...outcomes[n] })),
    }))
    await tell()
    return said()[1]?.[1]
  }
  const gaveUp = (computerPlace: number) => ({ left: true as const, computerPlace, points: 0 })
  const came = (place: number, points: number) => ({ place, points: points * POINT })

  it('stands last without a place, and the computer where it finished ahead of a member', async () => {
    expect(await results(gaveUp(1), came(2, 4), came(3, 1))).toBe(
      '- Round 1, table 1: 1. a computer player for **Arjun** · 2. **Mei** 4 points · 3. **Lena** 1 point · ' +
        '**Arjun** 0 points (gave up the seat) · <#901> `gam1`',
    )
  })

  it('and one whose member decided nothing says that they were absent', async () => {
    const missed = { absent: true as const, computerPlace: 2, points: 0 }
    expect(await results(missed, came(1, 8), came(3, 1))).toBe(
      '- Round 1, table 1: 1. **Mei** 8 points · 2. a computer player for **Arjun** · 3. **Lena** 1 point · ' +
        '**Arjun** 0 points (absent) · <#901> `gam1`',
    )
  })

  it('stands last alone where no place needs the computer to be understood', async () => {
    expect(await results(gaveUp(3), came(2, 4), came(1, 8))).toBe(
      '- Round 1, table 1: 1. **Lena** 8 points · 2. **Mei** 4 points · ' +
        '**Arjun** 0 points (gave up the seat) · <#901> `gam1`',
    )
  })

  it('shows the computer also where it shared a place', async () => {
    expect(await results(gaveUp(1), came(1, 6), came(3, 0))).toContain(
      '1. **Mei** 6 points · 1. a computer player for **Arjun** · 3. **Lena** 0 points · **Arjun** 0 points (',
    )
  })

  it('keeps its place where somebody of the waiting list played on', async () => {
    expect(await results({ ...came(1, 8), left: true }, came(2, 4), gaveUp(3))).toContain(
      '1. **Arjun** 8 points (gave up the seat) · 2. **Mei** 4 points · **Lena** 0 points (gave up the seat)',
    )
  })

  it('in 繁體中文 reads as one would say it', async () => {
    teller.set({ language: 'zh-TW' })
    expect(await results(gaveUp(1), came(2, 4), came(3, 0))).toContain(
      '1. 接手 **Arjun** 座位的電腦玩家 · 2. **Mei** 4 分 · 3. **Lena** 0 分 · **Arjun** 0 分（棄權）',
    )
  })
})

it('begins a new message once the last is old, and tells nothing twice', async () => {
  begin(1)
  await tell()
  end(1)
  await tell()
  teller.server.clock.advance(46 * MINUTE)
  begin(2)
  begin(3)
  end(2)
  await tell()
  expect(said()).toHaveLength(4)
  teller.server.clock.advance(24 * 60 * MINUTE)
  await tell()
  end(3)
  await tell()
  await tell()
  expect(said()).toHaveLength(5)
  expect(
    said()
      .flat()
      .filter((line) => line.includes('`gam1`')),
  ).toHaveLength(2)
})

it('of very many tables takes the messages it needs, each short enough', async () => {
  for (let number = 1; number <= 60; number++)
    begin(number, ...Array.from({ length: 8 }, (_, n) => `Player_${n}`))
  await tell()
  expect(said().length).toBeGreaterThan(3)
  for (const { content } of teller.posted()) expect(content.length).toBeLessThanOrEqual(2000)
  expect(
    said()
      .flat()
      .filter((line) => line.startsWith('- ')),
  ).toHaveLength(60)
  expect(teller.posted().flatMap(({ content }) => content.match(/`gam\d+`/g) ?? [])).toHaveLength(60)
})

it('is said once by a bot that was killed before it noted what it had said', async () => {
  begin(1)
  await tell()
  teller.leagues.memory.clear()
  teller.server.clock.advance(10 * MINUTE)
  begin(2)
  await tell({ doubtful: true })
  expect(said()).toHaveLength(1)
  expect(said()[0]).toHaveLength(3)
})

describe('a table without a thread', () => {
  const thread = (given?: string) => {
    tables = tables.map(({ thread: _none, ...table }) => ({ ...table, ...(given && { thread: given }) }))
  }
  const line = () => said()[0]?.[1]?.replace(/ · ⏳.*/, '')

  it('is told of by its game’s id alone, and leads to its thread once it has one', async () => {
    begin(1)
    thread()
    await tell()
    expect(line()).toBe('- Round 1, table 1: 1 **Mei** · 2 **Arjun** · `gam1`')
    thread('901')
    await tell()
    expect(said()).toHaveLength(1)
    expect(line()).toBe('- Round 1, table 1: 1 **Mei** · 2 **Arjun** · <#901> `gam1`')
  })

  it.each([
    ['has since got its thread', undefined, '901', '<#901> `gam1`'],
    ['has since lost its thread', '901', undefined, '`gam1`'],
    ['still has none', undefined, undefined, '`gam1`'],
  ])('is told of once by a bot that was killed, where it %s', async (_what, before, after, place) => {
    begin(1)
    thread(before)
    await tell()
    teller.leagues.memory.clear()
    teller.server.clock.advance(10 * MINUTE)
    thread(after)
    await tell({ doubtful: true })
    expect(said()).toHaveLength(1)
    expect(line()).toBe(`- Round 1, table 1: 1 **Mei** · 2 **Arjun** · ${place}`)
  })

  it('has a link that leads from another server to its thread alone', () => {
    const [league, table] = [leagueOf(), tableOf(1, seats('Mei'))]
    const { thread: _none, ...bare } = table
    expect(tablePlace(league, table, '7')).toBe('[`gam1`](https://discord.com/channels/1/901)')
    expect(tablePlace(league, bare, '7')).toBe('`gam1`')
    expect(tablePlace(league, bare, '1')).toBe('`gam1`')
  })
})

it('an annulled table is told of as one that counts nowhere', async () => {
  begin(1)
  await tell()
  tables = tables.map((table) => ({ ...table, status: 'annulled', endedAt: at() }))
  await tell()
  expect(said()[1]?.[1]).toContain('annulled')
})

it('goes on in another channel, and is put off where the channel is closed', async () => {
  const { sandbox } = teller.server
  begin(1)
  await tell()
  sandbox.setPermissions('#room', { deny: ['SendMessages'], for: 'bot' })
  begin(2)
  teller.server.clock.advance(46 * MINUTE)
  expect(await tell()).toMatchObject({ done: false, lost: 'permission' })
  const other = sandbox.addChannel({ name: 'other' })
  teller.set({ channel: other.id })
  expect(await tell()).toEqual({ done: true })
  expect(teller.server.mei.messages('#other').map(({ content }) => content.split('\n').length)).toEqual([2])
})

it('one told in a message that cannot be changed, or in a channel that is closed since, holds up no other', async () => {
  const { sandbox } = teller.server
  begin(1)
  await tell()
  const [first] = teller.posted()
  sandbox.fault({ route: `PATCH /channels/*/messages/${first?.id}`, refusal: 'notYourMessage', times: 9 })
  end(1)
  begin(2)
  expect(await tell()).toEqual({ done: true })
  expect(
    said()
      .flat()
      .some((line) => line.includes('table 2')),
  ).toBe(true)
  const other = sandbox.addChannel({ name: 'other' }).id
  teller.set({ channel: other })
  sandbox.setPermissions('#room', { deny: ['ViewChannel'], for: 'bot' })
  begin(3)
  end(2)
  expect(await tell()).toEqual({ done: true })
  const told = teller.server.mei.messages('#other').map(({ content }) => content)
  expect(told.some((content) => content.includes('table 3'))).toBe(true)
})

it('is not said where another process has the job', async () => {
  begin(1)
  expect(await tell({ ours: () => false })).toMatchObject({ done: false })
  expect(said()).toEqual([])
})

describe('somebody who was erased', () => {
  it('is named no more in what was told of tables long ago; nor are names remembered with it', async () => {
    begin(1)
    await tell()
    end(1)
    await tell()
    expect(said().flat().join()).toContain('**Mei**')
    expect(JSON.stringify([...teller.leagues.memory.values()])).not.toContain('Mei')
    teller.server.clock.advance(26 * 60 * MINUTE)
    begin(2, 'Lena', 'Wu')
    await tell()
    const nameless = { number: 1, place: 1, points: 8 * POINT }
    tables = tables.map((table) =>
      table.number === 1 ? { ...table, seats: [nameless, ...table.seats.slice(1)] } : table,
    )
    await tell()
    teller.leagues.stale = teller
      .posted()
      .slice(0, 2)
      .map(({ id }) => id)
    expect(await teller.tell({ kind: 'league-messages' })).toEqual({ done: true })
    expect(teller.leagues.stale).toEqual([])
    expect(said().slice(0, 2)).toEqual([
      ['**Peach League** · new tables', expect.stringContaining('1 nobody (#1) · 2 **Arjun**')],
      ['**Peach League** · results', expect.stringContaining('1. nobody (#1) 8 points')],
    ])
  })

  it('whose message somebody has deleted, or that Discord refuses for now, is dealt with once', async () => {
    begin(1)
    await tell()
    teller.leagues.stale = [...teller.leagues.kept.keys()]
    const { sandbox } = teller.server
    sandbox.fault({ route: 'PATCH /channels/*/messages/*', status: 403, code: 50013, times: 1 })
    expect(await teller.tell({ kind: 'league-messages' })).toMatchObject({ done: false })
    expect(teller.leagues.stale).toHaveLength(1)
    sandbox.fault({ route: 'PATCH /channels/*/messages/*', status: 404, code: 10008, times: 1 })
    expect(await teller.tell({ kind: 'league-messages' })).toEqual({ done: true })
    expect(teller.leagues.stale).toEqual([])
  })
})
