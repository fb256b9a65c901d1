// Following tables and members: one private message a day, only of what everybody saw, as long as it is allowed.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../src/host/table/types.ts'
import { DAY, HOUR, MINUTE } from '../../src/text/length.ts'
import { testStore } from '../support/databases.ts'
import {
  answerAs,
  arjun,
  gameOf,
  granted,
  hostOn,
  lena,
  lobbyOf,
  mei,
  refused,
} from '../support/host-table.ts'

const store = await testStore()
let at: ReturnType<typeof hostOn>

beforeEach(async () => {
  await store.db.game.deleteMany()
  for (const table of ['job', 'follower', 'followedMember', 'member', 'block'] as const)
    await (store.db[table] as { deleteMany(): Promise<unknown> }).deleteMany()
  at = hostOn(store)
  await at.host.begin(at.publisher)
})
afterEach(() => at.host.stop())

const follow = (game: string, person: Person = lena) =>
  at.host.following.follow(person, { target: { game }, language: 'en' })
const followMember = (member: Person, person: Person = lena) =>
  at.host.following.follow(person, { target: { member: member.id }, language: 'en' })

/** Some time later, when everything due is done. */
async function later(ms: number) {
  at.pass(ms)
  await at.host.runDue()
}

/** Both players have played a card. */
async function playRound(game: string) {
  at.pass(1_000)
  for (const person of [mei, arjun]) granted(await answerAs(at.host, game, person))
}

/** What was told of which tables, message by message. */
const told = () =>
  at.publisher.digests.map(({ tables }) =>
    tables.map(({ info, story }) => `${info.id} ${story.map((each) => each.told.phrase.key).join(' ')}`),
  )

describe('a follower', () => {
  // The clock of a test begins at noon, and one is told at eight in the evening.
  it('is told once a day what everybody saw, and nothing on a day without news', async () => {
    const { id } = await gameOf(at.host, [arjun])
    granted(await follow(id))
    await playRound(id)
    await later(8 * HOUR - MINUTE)
    expect(told()).toEqual([])
    await later(11 * MINUTE)
    expect(told()).toEqual([[`${id} high-card.took`]])
    await playRound(id)
    await later(2 * HOUR)
    expect(told()).toHaveLength(1)
    await later(22 * HOUR)
    expect(told().slice(1)).toEqual([[`${id} high-card.took`]])
    await later(DAY)
    expect(told()).toHaveLength(2)
  })

  it('is told how a table ended, and then follows nothing', async () => {
    const { id } = await gameOf(at.host, [arjun])
    granted(await follow(id))
    for (let round = 0; round < 3; round++) await playRound(id)
    // By then its log is packed.
    await later(9 * HOUR)
    expect(told()).toEqual([[`${id} high-card.took high-card.took high-card.took`]])
    expect(at.publisher.digests[0]?.tables[0]?.info.status).toBe('finished')
    expect(await at.host.following.of(lena.id)).toBeUndefined()
    expect(await store.db.job.count({ where: { kind: 'digest' } })).toBe(0)
    await later(DAY)
    expect(told()).toHaveLength(1)
  })

  it('hears nothing of what was rolled back, nor of a table that is gone', async () => {
    const { id } = await gameOf(at.host, [arjun])
    const other = await gameOf(at.host, [arjun])
    granted(await follow(id))
    granted(await follow(other.id))
    await store.db.game.delete({ where: { id: other.id } })
    await playRound(id)
    // It was rolled back to its beginning, as where changed rules no longer tell its story.
    await store.db.game.update({ where: { id }, data: { number: 0 } })
    await later(9 * HOUR)
    expect(told()).toEqual([])
  })

  it('chooses the hour and its zone, and is told at most once on a day of theirs', async () => {
    const { id } = await gameOf(at.host, [arjun])
    granted(await follow(id))
    await playRound(id)
    // One o’clock in the afternoon is ten at night in Tokyo.
    await at.host.following.setTime(lena, { at: (22 * HOUR) / MINUTE, zone: 'Asia/Tokyo' })
    await later(HOUR + 11 * MINUTE)
    expect(told()).toHaveLength(1)
    await playRound(id)
    await at.host.following.setTime(lena, { at: (23 * HOUR) / MINUTE })
    await later(HOUR)
    expect(told()).toHaveLength(1)
    await later(DAY)
    expect(told()).toHaveLength(2)
  })

  it('may be told in doubt after a kill, under the same name, and not again on that day', async () => {
    const { id } = await gameOf(at.host, [arjun])
    granted(await follow(id))
    await playRound(id)
    at.publisher.digestPlan.push({ done: false, why: 'the process was killed' })
    await later(9 * HOUR)
    await later(MINUTE)
    const [{ key, doubtSince } = { key: '' }] = at.publisher.digests
    expect(doubtSince).toBeInstanceOf(Date)
    expect(key).toBe(`digest ${lena.id} ${new Date('2026-01-01T12:00:00Z').getTime()}`)
    await later(2 * HOUR)
    expect(told()).toHaveLength(1)
    expect(
      (await store.db.job.findMany({ where: { kind: 'digest' } })).map(({ attempts }) => attempts),
    ).toEqual([0])
  })

  it('is paused when they take no direct messages, until they ask for it', async () => {
    const { id } = await gameOf(at.host, [arjun])
    granted(await follow(id))
    await playRound(id)
    at.publisher.digestPlan.push({ done: false, refused: true, why: '50007' })
    await later(9 * HOUR)
    expect(await at.host.following.isPaused(lena.id)).toBe(true)
    expect(await store.db.job.count({ where: { kind: 'digest' } })).toBe(0)
    await later(DAY)
    expect(told()).toEqual([])
    await playRound(id)
    expect(await at.host.following.setTime(lena, {})).toMatchObject({ paused: false })
    await later(DAY)
    expect(told()).toEqual([[`${id} high-card.took`]])
  })

  it('is left alone for a day when Discord refuses the message again and again', async () => {
    const { id } = await gameOf(at.host, [arjun])
    granted(await follow(id))
    await playRound(id)
    at.publisher.digestPlan.push(
      ...Array.from({ length: 3 }, () => ({ done: false as const, refusal: 50_999, why: '' })),
    )
    await later(9 * HOUR)
    for (let n = 0; n < 4; n++) await later(MINUTE)
    expect([told(), at.publisher.digestPlan]).toEqual([[], []])
    await later(DAY)
    expect(told()).toEqual([[`${id} high-card.took`]])
  })

  it('does not follow tables where they sit, private games, or more than there is room for', async () => {
    const { id } = await gameOf(at.host, [arjun])
    expect(refused(await follow(id, mei))).toBe('bot.refused-sits-here')
    expect(refused(await follow('zzzzz'))).toBe('bot.refused-no-game')
    granted(await follow(id))
    const followed = Array.from({ length: 24 }, (_, n) => `30000000000000${1000 + n}`)
    await store.db.member.createMany({
      data: followed.map((each) => ({ id: each, name: each, followable: true })),
    })
    for (const each of followed) granted(await followMember({ id: each, name: each }))
    expect(refused(await follow((await lobbyOf(at.host, [arjun])).id))).toBe('bot.refused-follows-many')
    expect(await at.host.following.unfollow(lena, 'all')).toBeUndefined()
    expect(await store.db.followedMember.count()).toBe(0)
    expect(await store.db.job.count({ where: { kind: 'digest' } })).toBe(0)
  })

  it('goes with an erasure', async () => {
    const { id } = await gameOf(at.host, [arjun])
    await at.host.following.allow(mei, true)
    granted(await follow(id))
    granted(await followMember(mei))
    expect((await at.host.people.exportOf(lena)).kept).toMatchObject({
      followers: [{ zone: 'UTC' }],
      followed_games: [{ game_id: id }],
      followed_members: [{ followed: mei.id }],
    })
    await at.host.people.erase(lena.id)
    const left = [store.db.follower.count(), store.db.followedGame.count(), store.db.followedMember.count()]
    expect(await Promise.all(left)).toEqual([0, 0, 0])
    expect(await store.db.job.count({ where: { kind: 'digest' } })).toBe(0)
  })
})

describe('a member', () => {
  it('is followed only while they allow it, and by nobody whom they block', async () => {
    expect(refused(await followMember(mei))).toBe('bot.refused-not-followable')
    expect(refused(await followMember(lena))).toBe('bot.refused-follows-oneself')
    expect(await at.host.following.allow(mei, true)).toBe(0)
    expect(granted(await followMember(mei)).members).toEqual([{ id: mei.id, name: 'Mei' }])
    expect(await at.host.following.followersOf(mei.id)).toBe(1)
    const { id } = await gameOf(at.host, [arjun])
    await playRound(id)
    await at.host.people.block(mei.id, lena.id)
    await later(9 * HOUR)
    expect(told()).toEqual([])
    expect(refused(await followMember(mei))).toBe('bot.refused-not-followable')
    await at.host.people.unblock(mei.id, lena.id)
    await later(DAY)
    expect(at.publisher.digests.map(({ tables }) => tables.map(({ own, seats }) => [own, seats]))).toEqual([
      [[false, [0]]],
    ])
    expect(await at.host.following.allow(mei, false)).toBe(0)
    expect(await at.host.following.of(lena.id)).toBeUndefined()
    await playRound(id)
    await later(DAY)
    expect(told()).toHaveLength(1)
  })

  it('is not followed to a table where the follower sits, nor to one that they have left', async () => {
    await at.host.following.allow(mei, true)
    granted(await followMember(mei))
    const own = await gameOf(at.host, [lena])
    for (const person of [mei, lena]) granted(await answerAs(at.host, own.id, person))
    const left = await gameOf(at.host, [arjun])
    await playRound(left.id)
    granted(await at.host.play.resign(left.id, mei))
    await later(9 * HOUR)
    expect(told()).toEqual([])
  })

  it('is followed by nobody once they are erased', async () => {
    await at.host.following.allow(mei, true)
    granted(await followMember(mei))
    await gameOf(at.host, [arjun])
    await at.host.people.erase(mei.id)
    expect(await store.db.followedMember.count()).toBe(0)
    await later(9 * HOUR)
    expect(told()).toEqual([])
  })
})
