// Who comes to a table: nobody whom somebody there has blocked, nobody who is less reliable than it asks.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../src/host/table/types.ts'
import { testStore } from '../support/databases.ts'
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

const store = await testStore()
const { host } = hostOn(store)
const tomas: Person = { id: '100000000000001004', name: 'Tomás' }

afterAll(() => host.stop())
beforeEach(async () => {
  await store.db.game.deleteMany()
  await store.db.member.deleteMany()
  await store.db.guild.deleteMany()
  await store.db.block.deleteMany()
})

/** Plays a game to its end. */
async function finish(people: readonly Person[]): Promise<void> {
  const game = await gameOf(host, people)
  for (const _round of [1, 2, 3])
    for (const person of [mei, ...people]) granted(await answerAs(host, game.id, person))
}

describe('a member who blocks another', () => {
  it('meets them at no table: the one is told whom they have blocked, the other only that there is no room', async () => {
    expect(await host.people.block(arjun.id, mei.id)).toBe(true)
    const lobby = await lobbyOf(host, [], 3)
    expect(refused(await host.lobby.join(lobby.id, arjun, interaction()))).toBe('bot.refused-blocked-there')
    const other = await lobbyOf(host, [], 3, { person: arjun })
    expect(refused(await host.lobby.join(other.id, mei, interaction()))).toBe('bot.refused-no-room-for-you')
    granted(await host.lobby.join(other.id, lena, interaction()))
    expect(await host.people.blockedOf(arjun.id)).toEqual([mei.id])
    expect(await host.people.blockedOf(mei.id)).toEqual([])
    expect(await host.people.unblock(arjun.id, mei.id)).toBe(true)
    granted(await host.lobby.join(other.id, mei, interaction()))
  })

  it('is neither invited by them nor let in with them, and no seat in play is offered to the one beside the other', async () => {
    await host.people.block(arjun.id, mei.id)
    const lobby = await lobbyOf(host, [], 4, { inviteOnly: true })
    const invited = granted(await host.lobby.invite(lobby.id, mei, { members: [arjun.id, lena.id] }))
    expect(invited).toMatchObject({ members: [lena.id], left: [arjun.id] })
    granted(await host.lobby.requestToJoin(lobby.id, tomas, interaction()))
    await host.people.block(tomas.id, mei.id)
    expect(refused(await host.lobby.letIn(lobby.id, mei, tomas.id))).toBe('bot.refused-no-room-for-them')
    const game = await gameOf(host, [lena])
    granted(await host.play.resign(game.id, lena))
    const seat = { kind: 'replace', seat: 1, newcomer: arjun } as const
    expect(refused(await host.votes.propose(game.id, mei, seat))).toBe('bot.refused-no-room-for-them')
    // In the place of the other there is nobody to meet.
    const own = await host.votes.propose(game.id, mei, { ...seat, seat: 0 })
    expect(granted(own).vote?.kind).toBe('offer')
  })

  it('stays at the tables where both sit, and is forgotten with either of the two', async () => {
    const game = await gameOf(host, [arjun])
    await host.people.block(arjun.id, mei.id)
    granted(await answerAs(host, game.id, arjun))
    await host.people.block(lena.id, arjun.id)
    expect((await host.people.exportOf(arjun)).kept.blocks).toMatchObject([{ blocked: mei.id }])
    expect((await host.people.exportOf(mei)).kept.blocks).toBeUndefined()
    await host.people.erase(arjun.id)
    expect(await store.db.block.count()).toBe(0)
    expect(await host.people.block(lena.id, lena.id)).toBe(false)
  })
})

describe('reliability', () => {
  it('counts a game that was given up, unless computers alone were left or the seat was taken back', async () => {
    for (let n = 0; n < 2; n++) await finish([arjun])
    const game = await gameOf(host, [arjun])
    granted(await host.play.resign(game.id, arjun))
    expect(await host.people.reliability(arjun.id)).toEqual({ finished: 2, left: 1, share: 2 / 3 })
    expect(await host.people.stats(arjun.id)).toMatchObject({ all: { games: 2 }, left: 1 })
    granted(await host.clock.comeBack(game.id, arjun))
    expect(await host.people.reliability(arjun.id)).toEqual({ finished: 2, left: 0 })
    const alone = await lobbyOf(host, [], 2)
    granted(await host.lobby.addComputer(alone.id, mei, 'normal'))
    granted(await host.lobby.start(alone.id, mei))
    granted(await host.play.resign(alone.id, mei))
    expect(await host.people.reliability(mei.id)).toEqual({ finished: 2, left: 0 })
  })

  it('may be asked for by a table and by a server; newcomers are welcome', async () => {
    await finish([arjun])
    for (let n = 0; n < 2; n++) {
      const game = await gameOf(host, [arjun])
      granted(await host.play.resign(game.id, arjun))
    }
    const lobby = await lobbyOf(host, [], 3, { reliability: 80 })
    expect(lobby.reliability).toBe(80)
    const said = await host.lobby.join(lobby.id, arjun, interaction())
    expect(said).toMatchObject({ refusal: { key: 'bot.refused-reliability', args: { asked: 80, own: 33 } } })
    granted(await host.lobby.join(lobby.id, lena, interaction()))
    await host.settings.changeServer('guild', { reliability: 50 })
    expect((await lobbyOf(host, [], 2)).reliability).toBe(50)
    const own = {
      title: 'high-card',
      seats: 2,
      language: 'en',
      options: {},
      guild: 'guild',
      channel: 'here',
    } as const
    expect(refused(await host.lobby.open({ ...own, person: arjun, interaction: interaction() }))).toBe(
      'bot.refused-reliability',
    )
    // Elsewhere nothing is asked.
    granted(await host.lobby.open({ ...own, guild: 'other', person: arjun, interaction: interaction() }))
  })

  it('counts decisions in time as well: the lower share is what matters', async () => {
    for (let n = 0; n < 3; n++) await finish([arjun])
    await store.db.member.upsert({
      where: { id: arjun.id },
      create: { id: arjun.id, name: arjun.name, lately: '1110' },
      update: { lately: '1110' },
    })
    expect((await host.people.reliability(arjun.id)).share).toBe(0.75)
    const lobby = await lobbyOf(host, [], 2, { reliability: 76 })
    expect(refused(await host.lobby.join(lobby.id, arjun, interaction()))).toBe('bot.refused-reliability')
  })
})
