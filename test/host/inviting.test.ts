// Inviting: who may, how many, who is notified; tables for invited members; calls by a game's role; watching.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenHost } from '../../src/host/index.ts'
import type { Job } from '../../src/host/posts/index.ts'
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
let table: ReturnType<typeof hostOn>
let host: OpenHost
const HOUR = 3_600_000

afterEach(() => host.stop())
beforeEach(async () => {
  await store.db.game.deleteMany()
  await store.db.job.deleteMany()
  await store.db.guild.deleteMany()
  await store.db.callRole.deleteMany()
  await store.db.member.deleteMany()
  table = hostOn(store)
  host = table.host
  await host.begin(table.publisher)
})

const somebody = (n: number): Person => ({ id: `20000000000000${1000 + n}`, name: `Guest ${n}` })
const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => somebody(from + n).id)

/** The jobs of a kind that were posted. */
async function posted<K extends Job['kind']>(kind: K): Promise<(Job & { kind: K })[]> {
  await host.runDue()
  return table.publisher.postings
    .map(({ job }) => job)
    .filter((job): job is Job & { kind: K } => job.kind === kind)
}

describe('an invitation', () => {
  it('mentions each member once; a member who sits there or was invited is left out', async () => {
    const { id } = await lobbyOf(host, [arjun], 4)
    const first = granted(await host.lobby.invite(id, mei, { members: [arjun.id, lena.id, lena.id] }))
    expect(first).toMatchObject({ members: [lena.id], left: [arjun.id], unheard: [] })
    expect(refused(await host.lobby.invite(id, arjun, { members: [lena.id] }))).toBe(
      'bot.refused-invites-nobody',
    )
    expect(await posted('invite')).toEqual([{ kind: 'invite', by: mei.id, members: [lena.id], unheard: [] }])
  })

  it('is for those who sit there, while seats are free', async () => {
    const { id } = await lobbyOf(host, [], 2)
    expect(refused(await host.lobby.invite(id, arjun, { members: [lena.id] }))).toBe('bot.refused-not-seated')
    granted(await host.lobby.join(id, arjun, interaction()))
    expect(refused(await host.lobby.invite(id, mei, { members: [lena.id] }))).toBe('bot.refused-full')
    granted(await host.lobby.start(id, mei))
    expect(refused(await host.lobby.invite(id, mei, { members: [lena.id] }))).toBe('bot.refused-not-lobby')
  })

  it('takes five at once and ten an hour of each inviter, at all their tables', async () => {
    const [one, other] = [await lobbyOf(host, [arjun], 5), await lobbyOf(host, [], 5)]
    const tooMany = await host.lobby.invite(one.id, mei, { members: ids(1, 6) })
    expect(refused(tooMany)).toBe('bot.refused-invites-many')
    granted(await host.lobby.invite(one.id, mei, { members: ids(1, 5) }))
    granted(await host.lobby.invite(other.id, mei, { members: ids(1, 5) }))
    const more = { members: ids(6, 6) }
    expect(refused(await host.lobby.invite(one.id, mei, more))).toBe('bot.refused-invites-hour')
    granted(await host.lobby.invite(one.id, arjun, more))
    table.pass(HOUR + 1)
    granted(await host.lobby.invite(one.id, mei, { members: ids(7, 7) }))
  })

  it('of two at once by one inviter keeps to the hour', async () => {
    const lobbies = [await lobbyOf(host, [], 5), await lobbyOf(host, [], 5), await lobbyOf(host, [], 5)]
    const done = await Promise.all(
      lobbies.map(({ id }) => host.lobby.invite(id, mei, { members: ids(1, 5) })),
    )
    expect(done.filter(({ ok }) => ok)).toHaveLength(2)
  })

  it('notifies nobody who has quiet hours or a vacation: they are invited all the same', async () => {
    const { id } = await lobbyOf(host, [], 4)
    await host.clock.setQuiet(arjun, { from: 11 * 60, to: 13 * 60, zone: 'UTC' })
    await host.clock.setAway(lena, new Date(table.clock.at.getTime() + 24 * HOUR))
    const done = granted(await host.lobby.invite(id, mei, { members: [arjun.id, lena.id, somebody(1).id] }))
    expect(done).toMatchObject({ members: [somebody(1).id], unheard: [arjun.id, lena.id] })
  })

  it('names a role only where organisers allow that role, once an hour', async () => {
    const [one, other] = [await lobbyOf(host, [], 4), await lobbyOf(host, [], 4)]
    const call = { members: [], role: '77' }
    expect(refused(await host.lobby.invite(one.id, mei, call))).toBe('bot.refused-not-invitable')
    await host.settings.changeServer('guild', { invitable: ['77'] })
    expect(granted(await host.lobby.invite(one.id, mei, call)).role).toBe('77')
    expect(refused(await host.lobby.invite(other.id, mei, call))).toBe('bot.refused-mentioned')
    table.pass(HOUR)
    granted(await host.lobby.invite(other.id, mei, call))
  })

  it('is no secret of the lobby: who is erased is invited no more', async () => {
    const { id } = await lobbyOf(host, [], 4)
    granted(await host.lobby.invite(id, mei, { members: [lena.id] }))
    await host.people.erase(lena.id)
    expect(await store.db.invitation.count()).toBe(0)
  })
})

describe('a table for invited members', () => {
  const closed = () => lobbyOf(host, [], 4, { inviteOnly: true })

  it('lets in who is invited, and nobody else; only its host invites', async () => {
    const { id } = await closed()
    expect((await host.games.info(id))?.inviteOnly).toBe(true)
    expect(refused(await host.lobby.join(id, arjun, interaction()))).toBe('bot.refused-not-invited')
    granted(await host.lobby.invite(id, mei, { members: [arjun.id] }))
    granted(await host.lobby.join(id, arjun, interaction()))
    expect(refused(await host.lobby.invite(id, arjun, { members: [lena.id] }))).toBe('bot.refused-not-host')
    const role = { members: [], role: '77' }
    expect(refused(await host.lobby.invite(id, mei, role))).toBe('bot.refused-calls-invite-only')
  })

  it('can be asked: the host lets somebody in, who sits by the press with which they asked', async () => {
    const { id } = await closed()
    granted(await host.lobby.requestToJoin(id, lena, 'lena-asks'))
    expect(await posted('requestToJoin')).toEqual([{ kind: 'requestToJoin', asker: lena.id }])
    expect(refused(await host.lobby.requestToJoin(id, lena, interaction()))).toBe('bot.refused-asked')
    expect(refused(await host.lobby.join(id, lena, interaction()))).toBe('bot.refused-asked')
    expect(refused(await host.lobby.letIn(id, arjun, lena.id))).toBe('bot.refused-not-host')
    expect(refused(await host.lobby.letIn(id, mei, arjun.id))).toBe('bot.refused-not-asking')
    const { players } = granted(await host.lobby.letIn(id, mei, lena.id))
    expect(players[1]).toEqual({ seat: 1, name: 'Lena', member: lena.id })
    expect(await posted('requestToJoin')).toHaveLength(1)
  })

  it('can say no: a member who was declined asks no second time', async () => {
    const { id } = await closed()
    granted(await host.lobby.requestToJoin(id, lena, interaction()))
    expect(refused(await host.lobby.decline(id, arjun, lena.id))).toBe('bot.refused-not-host')
    granted(await host.lobby.decline(id, mei, lena.id))
    expect(refused(await host.lobby.join(id, lena, interaction()))).toBe('bot.refused-declined')
    expect(refused(await host.lobby.requestToJoin(id, lena, interaction()))).toBe('bot.refused-declined')
    expect(refused(await host.lobby.letIn(id, mei, lena.id))).toBe('bot.refused-not-asking')
    granted(await host.lobby.invite(id, mei, { members: [lena.id] }))
    granted(await host.lobby.join(id, lena, interaction()))
  })

  it('tells its host that who asked sits at too many tables by now, and not at which', async () => {
    const { id } = await closed()
    granted(await host.lobby.requestToJoin(id, lena, interaction()))
    const other = await lobbyOf(host, [lena], 3, { person: arjun })
    await host.settings.changeServer('guild', { tables: 1 })
    const said = await host.lobby.letIn(id, mei, lena.id)
    expect(refused(said)).toBe('bot.refused-asker-tables')
    expect(JSON.stringify(said)).not.toContain(other.id)
  })

  it('tells its host that who asked has taken a seat already', async () => {
    const { id } = await closed()
    granted(await host.lobby.requestToJoin(id, lena, interaction()))
    granted(await host.lobby.configure(id, mei, { inviteOnly: false }))
    granted(await host.lobby.join(id, lena, interaction()))
    expect(refused(await host.lobby.letIn(id, mei, lena.id))).toBe('bot.refused-asker-seated')
  })

  it('is not asked by more than ten', async () => {
    const { id } = await closed()
    for (let n = 1; n <= 10; n++) granted(await host.lobby.requestToJoin(id, somebody(n), interaction()))
    expect(refused(await host.lobby.requestToJoin(id, somebody(11), interaction()))).toBe(
      'bot.refused-asks-no-more',
    )
  })

  it('can be opened to everybody and closed again by its host', async () => {
    const { id } = await closed()
    granted(await host.lobby.configure(id, mei, { inviteOnly: false }))
    expect(refused(await host.lobby.requestToJoin(id, lena, interaction()))).toBe(
      'bot.refused-not-invite-only',
    )
    granted(await host.lobby.join(id, lena, interaction()))
    granted(await host.lobby.configure(id, mei, { inviteOnly: true }))
    expect(refused(await host.lobby.join(id, arjun, interaction()))).toBe('bot.refused-not-invited')
    expect((await host.games.info(id))?.players).toHaveLength(2)
  })

  it('opened again after a game has its players invited, without a mention', async () => {
    const { id } = await lobbyOf(host, [], 3, { inviteOnly: true, invited: [mei.id, arjun.id] })
    granted(await host.lobby.join(id, arjun, interaction()))
    expect(await posted('invite')).toEqual([])
  })
})

describe('looking for players', () => {
  it('calls a game’s role once an hour, for those who sit at an open table with free seats', async () => {
    const [one, other] = [await lobbyOf(host, [], 3), await lobbyOf(host, [], 3)]
    expect(refused(await host.lobby.callPlayers(one.id, mei))).toBe('bot.refused-calls-nobody')
    await host.settings.saveCallRole('guild', 'high-card', '55')
    expect(refused(await host.lobby.callPlayers(one.id, lena))).toBe('bot.refused-not-seated')
    const both = await Promise.all([one, other].map(({ id }) => host.lobby.callPlayers(id, mei)))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await posted('call')).toEqual([{ kind: 'call', role: '55' }])
    table.pass(HOUR)
    granted(await host.lobby.callPlayers(one.id, mei))
    const elsewhere = await lobbyOf(host, [], 3, { guild: 'other' })
    expect(refused(await host.lobby.callPlayers(elsewhere.id, mei))).toBe('bot.refused-calls-nobody')
  })

  it('is refused where it is switched off, and at a table for invited members', async () => {
    await host.settings.saveCallRole('guild', 'high-card', '55')
    const { id } = await lobbyOf(host, [], 3)
    await host.settings.changeServer('guild', { calls: false })
    expect(refused(await host.lobby.callPlayers(id, mei))).toBe('bot.refused-calls-off')
    granted(await host.lobby.configure(id, mei, { inviteOnly: true }))
    expect(refused(await host.lobby.callPlayers(id, mei))).toBe('bot.refused-calls-invite-only')
  })
})

describe('watching', () => {
  it('shows a game as everybody sees it, until it is over or they stop', async () => {
    const { id } = await gameOf(host, [arjun])
    granted(await host.watching.watch(id, lena))
    granted(await host.watching.watch(id, lena))
    expect(await posted('watch')).toEqual([{ kind: 'watch' }])
    expect((await host.watching.by(lena.id)).map((info) => info.id)).toEqual([id])
    const look = granted(await host.play.getView(id, lena))
    expect(look.seat).toBeUndefined()
    expect(look.token).toBeUndefined()
    expect(look.playerView).toEqual(granted(await host.play.getView(id, { id: '0', name: '' })).playerView)
    expect(
      refused(
        await host.play.answer({ game: id, person: lena, token: '', choice: [], interaction: interaction() }),
      ),
    ).toBe('bot.refused-not-seated')
    expect(await host.watching.stop(id, lena)).toBe(true)
    expect(await host.watching.stop(id, lena)).toBe(false)
    expect(await host.watching.of(id)).toEqual([])
  })

  it('is for those without a seat; a member who takes one watches no more', async () => {
    const { id } = await lobbyOf(host, [], 3)
    expect(refused(await host.watching.watch(id, mei))).toBe('bot.refused-sits-here')
    granted(await host.watching.watch(id, arjun))
    granted(await host.lobby.join(id, arjun, interaction()))
    expect(await host.watching.of(id)).toEqual([])
  })

  it('ends with the game', async () => {
    const { id } = await gameOf(host, [arjun])
    granted(await host.watching.watch(id, lena))
    for (let n = 0; (await host.games.info(id))?.status === 'playing' && n < 50; n++)
      for (const person of [mei, arjun]) await answerAs(host, id, person)
    expect((await host.games.info(id))?.status).toBe('finished')
    expect(await host.watching.by(lena.id)).toEqual([])
    expect(refused(await host.watching.watch(id, somebody(1)))).toBe('bot.refused-not-playing')
  })
})
