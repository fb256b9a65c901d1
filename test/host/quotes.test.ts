// Lines that members said in the chat of a game, kept as quotes at the step at which they were said.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../src/host/table/types.ts'
import { newTestDatabase } from '../support/databases.ts'
import {
  answerAs,
  arjun,
  gameOf,
  granted,
  hostOn,
  interaction,
  lena,
  lobbyOf,
  mei,
  refused,
} from '../support/host-table.ts'

const HOUR = 60 * 60_000

const testDatabase = newTestDatabase()
const store = await testDatabase.open()
let at: ReturnType<typeof hostOn>
afterAll(() => store.close())
beforeEach(async () => {
  await store.db.game.deleteMany()
  at = hostOn(store)
})

/** A round of a game; the moment in the middle of the hour after it. */
async function round(id: string): Promise<Date> {
  for (const person of [mei, arjun]) granted(await answerAs(at.host, id, person))
  return halfAnHourOn()
}

function halfAnHourOn(): Date {
  at.pass(HOUR / 2)
  const moment = at.clock.now()
  at.pass(HOUR / 2)
  return moment
}

const quote = (id: string, text: string, moment: Date, person: Person = mei) =>
  at.host.people.quoteLine(id, person, { text, at: moment })

/** What stands at a step for somebody without a seat. */
const standsAt = async (id: string, step: number) =>
  granted(await at.host.history.page(id, lena, { viewer: 'public', step })).notes

describe('a line that was said', () => {
  it('stands at the step at which it was said, whenever it is quoted', async () => {
    const { id } = await gameOf(at.host, [arjun])
    const first = halfAnHourOn()
    const second = await round(id)
    await round(id)
    granted(await quote(id, 'That\nhurt', second))
    granted(await quote(id, 'Ready?', first, arjun))
    granted(await quote(id, 'hello', new Date(0), arjun))
    expect(await standsAt(id, 1)).toEqual([{ text: 'Ready?\nhello', quoted: 'Arjun' }])
    expect(await standsAt(id, 2)).toEqual([{ text: 'That hurt', quoted: 'Mei' }])
    expect(await standsAt(id, 3)).toEqual([])
  })

  it('stands below others of that step, each once, as far as there is room', async () => {
    const { id } = await gameOf(at.host, [arjun])
    const moment = halfAnHourOn()
    granted(await at.host.people.writeNote(id, mei, 'Typed', true))
    for (const text of ['One', 'Two', 'One']) granted(await quote(id, text, moment))
    expect(await standsAt(id, 1)).toEqual([{ text: 'Typed\nOne\nTwo', quoted: 'Mei' }])
    expect(refused(await quote(id, '長'.repeat(287), moment))).toBe('bot.refused-quote-full')
    granted(await quote(id, '長'.repeat(286), moment))
    const later = await round(id)
    granted(await quote(id, 'x'.repeat(400), later))
    expect(await standsAt(id, 2)).toEqual([{ text: `${'x'.repeat(299)}…`, quoted: 'Mei' }])
  })

  it('stays at its step when that is taken back, and in a game that is over and packed', async () => {
    const { id } = await gameOf(at.host, [arjun])
    const { undo = '' } = granted(await answerAs(at.host, id, mei))
    const moment = halfAnHourOn()
    granted(await at.host.votes.propose(id, mei, { kind: 'undo', token: undo }, interaction()))
    granted(await quote(id, 'Oops', moment))
    const second = await round(id)
    while ((await at.host.games.info(id))?.status === 'playing') await round(id)
    at.pass(2 * HOUR)
    await at.host.runDue()
    expect(await store.db.entry.count({ where: { gameId: id } })).toBe(0)
    granted(await quote(id, 'Packed', second, arjun))
    expect(await standsAt(id, 1)).toEqual([{ text: 'Oops', quoted: 'Mei' }])
    expect(await standsAt(id, 2)).toEqual([{ text: 'Packed', quoted: 'Arjun' }])
  })

  it('is refused without a seat and before the game begins, and goes when its author is erased', async () => {
    const lobby = await lobbyOf(at.host, [arjun])
    expect(refused(await quote(lobby.id, 'x', at.clock.now()))).toBe('bot.refused-not-playing')
    const { id } = await gameOf(at.host, [arjun])
    expect(refused(await quote(id, 'x', at.clock.now(), lena))).toBe('bot.refused-not-seated')
    granted(await quote(id, 'Mine', at.clock.now()))
    granted(await quote(id, 'His', at.clock.now(), arjun))
    await at.host.people.erase(mei.id)
    expect(await standsAt(id, 1)).toEqual([{ text: 'His', quoted: 'Arjun' }])
  })
})
