// Who has left the server is waited for by nobody: not for a move, a vote, an answer to an offer, nor as host.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../src/host/table/types.ts'
import type { Proposal } from '../../../src/host/votes/types.ts'
import { DAY } from '../../../src/text/length.ts'
import { testStore } from '../../support/databases.ts'
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
} from '../../support/host-table.ts'

const store = await testStore()
const tomas: Person = { id: '100000000000001004', name: 'Tomás' }
const at = hostOn(store)
const { host, publisher } = at
const { jobsOf } = publisher

beforeAll(() => host.begin(publisher))
afterAll(() => host.stop())

const infoOf = async (game: string) => (await host.games.info(game)) ?? expect.fail('no game')
const asked = async (game: string, person: Person, proposal: Proposal): Promise<string> =>
  granted(await host.votes.propose(game, person, proposal)).vote?.id ?? ''
const statusOf = async (vote: string) => (await host.votes.find(vote))?.status
const rollsOf = async (game: string) => {
  // A second time for what the first has scheduled.
  for (let times = 0; times < 2; times++) await host.runDue()
  return jobsOf(game).filter(({ kind }) => kind === 'roll').length
}

describe('members are looked up', () => {
  it('once a day at every table that is not over, when a vote opens and when its time is over', async () => {
    const game = await gameOf(host, [arjun])
    const lobby = await lobbyOf(host, [lena], 3)
    expect(await rollsOf(game.id)).toBe(0)
    await asked(game.id, mei, { kind: 'pause' })
    expect(await rollsOf(game.id)).toBe(1)
    for (const days of [1, 1]) {
      at.pass(days * DAY)
      await host.runDue()
    }
    expect(await rollsOf(game.id)).toBe(3)
    expect(await rollsOf(lobby.id)).toBe(2)
    at.pass(DAY)
    expect(await rollsOf(game.id)).toBe(5)
    expect(await host.upkeep.toLookUp(lobby.id)).toEqual([mei.id, lena.id])
    granted(await host.lobby.cancel(lobby.id, mei))
    at.pass(DAY)
    expect(await rollsOf(lobby.id)).toBe(3)
    expect(await host.upkeep.toLookUp(lobby.id)).toEqual([])
  })

  it('if they play themselves, or are offered a seat', async () => {
    const game = await gameOf(host, [arjun, lena])
    await asked(game.id, mei, { kind: 'replace', seat: 0, newcomer: tomas })
    expect(await host.upkeep.toLookUp(game.id)).toEqual([mei.id, arjun.id, lena.id, tomas.id])
    granted(await host.upkeep.goneFrom(game.id, lena.id))
    expect(await host.upkeep.toLookUp(game.id)).toEqual([mei.id, arjun.id, tomas.id])
  })
})

describe('who has left', () => {
  it('is played for by a computer where no clock runs, and has the seat again when they return', async () => {
    const game = await gameOf(host, [arjun])
    granted(await answerAs(host, game.id, mei))
    expect(granted(await host.upkeep.goneFrom(game.id, arjun.id)).players[1]).toMatchObject({
      member: arjun.id,
      standIn: 'normal',
    })
    await host.runDue()
    expect(granted(await host.play.getPublic(game.id)).awaited.map(({ seat }) => seat)).toEqual([0])
    granted(await host.clock.comeBack(game.id, arjun))
    expect((await infoOf(game.id)).players[1]?.standIn).toBeUndefined()
  })

  it('is out of votes at once: the others decide', async () => {
    const game = await gameOf(host, [arjun, lena])
    const cancel = await asked(game.id, mei, { kind: 'cancel' })
    granted(await host.votes.cast(cancel, arjun, true))
    granted(await host.upkeep.goneFrom(game.id, lena.id))
    expect(await statusOf(cancel)).toBe('carried')
    expect((await infoOf(game.id)).status).toBe('cancelled')
  })

  it('leaves a vote that the others have not decided, and takes along what they proposed', async () => {
    const game = await gameOf(host, [arjun, lena, tomas])
    const pause = await asked(game.id, mei, { kind: 'pause' })
    const cancel = await asked(game.id, lena, { kind: 'cancel' })
    granted(await host.votes.cast(pause, lena, false))
    granted(await host.upkeep.goneFrom(game.id, lena.id))
    expect(await statusOf(cancel)).toBe('void')
    expect(await host.votes.find(pause)).toMatchObject({
      status: 'open',
      yes: 1,
      no: 0,
      electorate: [0, 1, 3],
    })
    expect(refused(await host.votes.cast(pause, lena, true))).toBe('bot.refused-no-vote')
    granted(await host.votes.cast(pause, arjun, true))
    expect((await infoOf(game.id)).status).toBe('paused')
  })

  it('holds up no paused game', async () => {
    const game = await gameOf(host, [arjun, lena])
    granted(await host.votes.cast(await asked(game.id, mei, { kind: 'pause' }), arjun, true))
    const resume = await asked(game.id, arjun, { kind: 'resume' })
    granted(await host.upkeep.goneFrom(game.id, lena.id))
    expect(await host.votes.find(resume)).toMatchObject({ status: 'open', electorate: [0, 1] })
    granted(await host.upkeep.goneFrom(game.id, mei.id))
    expect((await infoOf(game.id)).status).toBe('playing')
    expect((await infoOf(game.id)).players.map(({ standIn }) => standIn)).toEqual([
      'normal',
      undefined,
      'normal',
    ])
  })

  it('is offered no seat any more, nor is who was erased', async () => {
    for (const leave of [
      (game: string) => host.upkeep.goneFrom(game, tomas.id),
      () => host.people.erase(tomas.id),
    ]) {
      const game = await gameOf(host, [arjun])
      const offer = await asked(game.id, mei, { kind: 'replace', seat: 0, newcomer: tomas })
      await leave(game.id)
      expect(await statusOf(offer)).toBe('void')
    }
  })

  it('hosts no more: the next member does, in play and in a lobby, where the table is told', async () => {
    const game = await gameOf(host, [arjun, lena])
    expect(granted(await host.upkeep.goneFrom(game.id, mei.id)).host).toBe(arjun.id)
    const lobby = await lobbyOf(host, [arjun], 3)
    const after = granted(await host.upkeep.goneFrom(lobby.id, mei.id))
    expect(after).toMatchObject({ host: arjun.id, players: [{ member: arjun.id, seat: 0 }] })
    await host.runDue()
    expect(jobsOf(lobby.id)).toContainEqual({
      kind: 'note',
      phrase: { key: 'bot.host-passes', args: { who: { seat: 0 } } },
      seats: [0],
    })
    granted(await host.upkeep.goneFrom(lobby.id, arjun.id))
    expect((await infoOf(lobby.id)).status).toBe('cancelled')
  })

  it('from a table where they have no seat changes nothing', async () => {
    const game = await gameOf(host, [arjun])
    expect(refused(await host.upkeep.goneFrom(game.id, lena.id))).toBe('bot.refused-not-seated')
    expect((await infoOf(game.id)).players).toMatchObject([{ member: mei.id }, { member: arjun.id }])
  })
})
