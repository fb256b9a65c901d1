// Daily positions: of games whose members all agree, answered in private, told of on the next day, gone when somebody takes it back.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenHost } from '../../src/host/index.ts'
import type { Person } from '../../src/host/table/types.ts'
import { reviewerHere } from '../../src/search/review/reviewing.ts'
import { newTestDatabase } from '../support/databases.ts'
import { answerAs, arjun, gameOf, granted, hostOn, lena, mei } from '../support/host-table.ts'
import { nimTitle } from '../support/nim-game.ts'

const DAY = 24 * 60 * 60_000
const SERVER = 'guild'
const CHANNEL = '700000000000000001'
const AT_MIDNIGHT = { channel: CHANNEL, at: 0, zone: 'UTC', language: 'en' } as const
const english = (person: Person) => ({ person, language: 'en' }) as const

const testDatabase = newTestDatabase()
const store = await testDatabase.open()
afterAll(() => store.close())
beforeEach(async () => {
  await store.db.game.deleteMany()
  await store.db.job.deleteMany()
  await store.db.dailyPosition.deleteMany()
  await store.db.dailyAnswer.deleteMany()
  await store.db.member.deleteMany()
  await store.db.guild.deleteMany()
})

async function opened() {
  const opening = hostOn(store, { nim: nimTitle }, { reviewer: reviewerHere({ nim: nimTitle }) })
  await opening.host.begin(opening.publisher)
  return opening
}

/** A reviewed game whose first player, with three stones left, takes one: three would have won. */
async function thrownAway(host: OpenHost, pass: (ms: number) => void): Promise<string> {
  const { id } = await gameOf(host, [arjun], { title: 'nim' })
  const first = granted(await host.play.getView(id, mei)).token ? mei : arjun
  const second = first === mei ? arjun : mei
  for (const [person, n] of [
    [first, 2],
    [second, 1],
    [first, 1],
    [second, 2],
  ] as const)
    granted(await answerAs(host, id, person, [`take-${n}`]))
  pass(30_000)
  await host.runDue()
  return id
}

async function agreed(host: OpenHost, ...people: readonly Person[]) {
  for (const person of people) await host.daily.setSharing(person, true)
}

/** The day that was posted last. */
function posted(daily: readonly { readonly what: object }[]): number {
  const last = daily.at(-1)?.what
  if (!last || !('day' in last)) throw new Error('nothing was posted')
  return Number(last.day)
}

describe('the position of a day', () => {
  it('is of a game whose members all agree, and is posted once a day', async () => {
    const { host, publisher, pass } = await opened()
    await thrownAway(host, pass)
    await agreed(host, mei)
    await host.daily.setDaily(SERVER, AT_MIDNIGHT)
    pass(DAY)
    await host.runDue()
    expect(publisher.daily).toEqual([])
    await agreed(host, arjun)
    pass(DAY)
    await host.runDue()
    await host.runDue()
    expect(publisher.daily).toMatchObject([{ guild: SERVER, channel: CHANNEL }])
    const page = await host.daily.page(SERVER, posted(publisher.daily), english(lena))
    expect(page).toMatchObject({ title: 'nim', view: { stones: 3 } })
    expect(page?.players.map(({ name }) => name)).toEqual(['Wang Can', 'Cai Yong'])
    expect(page?.result).toBeUndefined()
    // The same game is not asked about again.
    pass(DAY)
    await host.runDue()
    expect(publisher.daily).toHaveLength(1)
    await host.stop()
  })

  it('is posted once by the next process where the one that chose it comes to no post', async () => {
    const dying = hostOn(store, { nim: nimTitle }, { reviewer: reviewerHere({ nim: nimTitle }) })
    const postDaily = async () => ({ done: false, why: 'killed' }) as const
    await dying.host.begin({ ...dying.publisher, postDaily })
    await thrownAway(dying.host, dying.pass)
    await agreed(dying.host, mei, arjun)
    await dying.host.daily.setDaily(SERVER, AT_MIDNIGHT)
    dying.pass(DAY)
    await dying.host.runDue()
    await dying.host.stop()
    expect(await store.db.dailyPosition.count()).toBe(1)
    const { host, publisher, clock, pass } = hostOn(store, { nim: nimTitle })
    clock.at = dying.clock.at
    await host.begin(publisher)
    for (let minute = 0; minute < 10; minute++) {
      pass(60_000)
      await host.runDue()
    }
    expect(publisher.daily).toMatchObject([{ guild: SERVER, channel: CHANNEL }])
    expect(await store.db.dailyPosition.count()).toBe(1)
    expect(await host.daily.page(SERVER, posted(publisher.daily), english(lena))).toMatchObject({
      title: 'nim',
    })
    await host.stop()
  })

  it('names neither its game nor who played it', async () => {
    const { host, publisher, pass } = await opened()
    const game = await thrownAway(host, pass)
    await agreed(host, mei, arjun)
    await host.daily.setDaily(SERVER, AT_MIDNIGHT)
    pass(DAY)
    await host.runDue()
    const page = await host.daily.page(SERVER, posted(publisher.daily), english(lena))
    const shown = JSON.stringify([page, publisher.daily])
    expect(shown).toContain('Wang Can')
    for (const secret of [game, mei.id, mei.name, arjun.id, arjun.name]) expect(shown).not.toContain(secret)
    await host.stop()
  })

  it('is answered in private, and told of when it is over', async () => {
    const { host, publisher, pass } = await opened()
    await thrownAway(host, pass)
    await agreed(host, mei, arjun)
    await host.daily.setDaily(SERVER, AT_MIDNIGHT)
    pass(DAY)
    await host.runDue()
    const day = posted(publisher.daily)
    const answer = (person: Person, picked: number) =>
      host.daily.answer({ place: SERVER, day, answer: picked }, person)
    expect(await answer(lena, 0)).toBe(true)
    expect(await answer(lena, 2)).toBe(true)
    expect(await answer(mei, 0)).toBe(true)
    for (const picked of [3, -1, 1.5]) expect(await answer(arjun, picked)).toBe(false)
    const open = await host.daily.page(SERVER, day, english(lena))
    expect(open).toMatchObject({ own: 2 })
    expect(JSON.stringify(open)).not.toContain('shares')
    // Whether it was the best is not told before the next day either.
    expect(await host.daily.record(lena.id)).toEqual({ answered: 1, over: 0, best: 0, streak: 1 })
    pass(DAY)
    expect(await answer(arjun, 2)).toBe(false)
    expect(await host.daily.page(SERVER, day, english(arjun))).toMatchObject({
      result: { best: 2, given: 0, byMember: true, counts: [1, 0, 1], shares: [0, 0, 1] },
    })
    expect(await host.daily.record(lena.id)).toEqual({ answered: 1, over: 1, best: 1, streak: 1 })
    expect(await host.daily.record(mei.id)).toMatchObject({ over: 1, best: 0 })
    pass(2 * DAY)
    expect(await host.daily.record(lena.id)).toMatchObject({ answered: 1, streak: 0 })
    await host.stop()
  })

  it('vanishes at once when a member of its game takes the agreement back, with its message', async () => {
    const { host, publisher, pass } = await opened()
    await thrownAway(host, pass)
    await agreed(host, mei, arjun)
    await host.daily.setDaily(SERVER, AT_MIDNIGHT)
    pass(DAY)
    await host.runDue()
    const day = posted(publisher.daily)
    await host.daily.setSharing(arjun, false)
    expect(await host.daily.page(SERVER, day, english(lena))).toBeUndefined()
    expect(await host.daily.answer({ place: SERVER, day, answer: 0 }, lena)).toBe(false)
    await host.runDue()
    expect(publisher.daily.at(-1)).toMatchObject({ channel: CHANNEL, what: { withdrawn: 'daily-1' } })
    await host.stop()
  })

  it('vanishes with a member who is erased, and so do their answers', async () => {
    const { host, publisher, pass } = await opened()
    await thrownAway(host, pass)
    await agreed(host, mei, arjun)
    await host.daily.setDaily(SERVER, AT_MIDNIGHT)
    pass(DAY)
    await host.runDue()
    const day = posted(publisher.daily)
    for (const person of [mei, lena]) await host.daily.answer({ place: SERVER, day, answer: 0 }, person)
    await host.people.erase(mei.id)
    expect(await host.daily.page(SERVER, day, english(lena))).toBeUndefined()
    expect((await store.db.dailyAnswer.findMany()).map(({ member }) => member)).toEqual([lena.id])
    // Nor is the game used again: nobody can agree in their place.
    pass(DAY)
    await host.runDue()
    expect(publisher.daily.filter(({ what }) => 'day' in what)).toHaveLength(1)
    await host.stop()
  })

  it('is of no game in which a seat changed hands, or that was closed', async () => {
    const { host, publisher, pass } = await opened()
    const id = await thrownAway(host, pass)
    await agreed(host, mei, arjun)
    await store.db.formerPlayer.create({
      data: { gameId: id, member: lena.id, seat: 0, why: 'given', at: new Date(0) },
    })
    await host.daily.setDaily(SERVER, AT_MIDNIGHT)
    pass(DAY)
    await host.runDue()
    expect(publisher.daily).toEqual([])
    await store.db.formerPlayer.deleteMany()
    await store.db.game.update({ where: { id }, data: { closed: { why: 'unfinished' } } })
    pass(DAY)
    await host.runDue()
    expect(publisher.daily).toEqual([])
    await host.stop()
  })

  it('comes no more where a server has turned it off', async () => {
    const { host, publisher, pass } = await opened()
    await thrownAway(host, pass)
    await agreed(host, mei, arjun)
    await host.daily.setDaily(SERVER, AT_MIDNIGHT)
    await host.daily.setDaily(SERVER, undefined)
    pass(DAY)
    await host.runDue()
    expect(publisher.daily).toEqual([])
    await host.stop()
  })
})

it('members are asked once whether their positions may be shown; they are not until they say so', async () => {
  const { host } = await opened()
  expect([await host.daily.asksToShare(mei), await host.daily.asksToShare(mei)]).toEqual([true, false])
  expect(await host.daily.sharesPositions(mei.id)).toBe(false)
  await host.daily.setSharing(arjun, true)
  expect([await host.daily.asksToShare(arjun), await host.daily.sharesPositions(arjun.id)]).toEqual([
    false,
    true,
  ])
  await host.stop()
})
