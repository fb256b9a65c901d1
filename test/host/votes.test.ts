// What a table decides together: one seat one vote, counted in order, carried out in the transaction that decides it.
import { afterAll, describe, expect, it } from 'vitest'
import type { Person } from '../../src/host/table/types.ts'
import type { Proposal } from '../../src/host/votes/types.ts'
import { entriesFrom } from '../../src/store/log.ts'
import { DAY } from '../../src/text/length.ts'
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
  recordingPublisher,
  refused,
} from '../support/host-table.ts'

const store = await testStore()
const tomas: Person = { id: '1004', name: 'Tomás' }
let at = hostOn(store)
let { host } = at

afterAll(() => host.stop())

const statusOf = async (game: string) => (await host.games.info(game))?.status
const seatsOf = async (game: string) => (await host.games.info(game))?.players.map(({ name }) => name)

/** Proposes; the id of the vote. */
async function asked(game: string, person: Person, proposal: Proposal): Promise<string> {
  return granted(await host.votes.propose(game, person, proposal)).vote?.id ?? 'done at once'
}

const say = (vote: string, person: Person, yes: boolean) => host.votes.cast(vote, person, yes)

describe('pausing', () => {
  it('takes more than half of those at the table, and so does going on', async () => {
    const game = await gameOf(host, [arjun, lena])
    const vote = await asked(game.id, mei, { kind: 'pause' })
    expect(await host.votes.find(vote)).toMatchObject({ yes: 1, no: 0, awaited: [1, 2], status: 'open' })
    expect(granted(await say(vote, lena, true))).toMatchObject({ yes: 2, status: 'carried' })
    expect(await statusOf(game.id)).toBe('paused')
    expect(refused(await answerAs(host, game.id, mei))).toBe('bot.refused-paused')
    expect(refused(await host.play.resume(game.id, mei, { guild: 'guild', channel: 'elsewhere' }))).toBe(
      'bot.refused-not-paused',
    )
    const again = await asked(game.id, arjun, { kind: 'resume' })
    granted(await say(again, mei, true))
    expect(await statusOf(game.id)).toBe('playing')
    granted(await answerAs(host, game.id, mei))
  })

  it('is off when more than half can no longer agree', async () => {
    const game = await gameOf(host, [arjun])
    const vote = await asked(game.id, mei, { kind: 'pause' })
    expect(granted(await say(vote, arjun, false))).toMatchObject({ status: 'refused', yes: 1, no: 1 })
    expect(await statusOf(game.id)).toBe('playing')
    expect(refused(await say(vote, arjun, true))).toBe('bot.refused-vote-over')
  })

  it('is done at once where computers alone sit with one', async () => {
    const lobby = await lobbyOf(host, [], 2)
    granted(await host.lobby.addComputer(lobby.id, mei, 'normal'))
    granted(await host.lobby.start(lobby.id, mei))
    expect(granted(await host.votes.propose(lobby.id, mei, { kind: 'pause' })).info.status).toBe('paused')
  })

  it('lets what has been told go out, unlike a lost place', async () => {
    const publisher = recordingPublisher()
    const game = await gameOf(host, [arjun])
    granted(await say(await asked(game.id, mei, { kind: 'pause' }), arjun, true))
    await host.begin(publisher)
    await host.runDue()
    const jobs = publisher.postings.flatMap((posting) =>
      posting.game.id === game.id && posting.job.kind !== 'roll' ? [posting.job.kind] : [],
    )
    expect(jobs).toEqual(['thread', 'opening', 'story', 'vote', 'vote', 'note', 'lobby', 'prompt'])
    await host.stop()
    at = hostOn(store)
    host = at.host
  })
})

describe('a vote', () => {
  it('counts each member once, however often they press, and all who press together', async () => {
    const people = [mei, arjun, lena, tomas, { id: '1005', name: '小明' }]
    const game = await gameOf(host, people.slice(1))
    const vote = await asked(game.id, mei, { kind: 'cancel' })
    const voters = people.slice(1)
    const pressed = await Promise.all([...voters, ...voters].map((person) => say(vote, person, true)))
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(4)
    expect(await store.db.ballot.count({ where: { voteId: vote } })).toBe(5)
    expect(await statusOf(game.id)).toBe('cancelled')
  })

  it('is for those who sat there when it was asked; strangers and second words are refused', async () => {
    const game = await gameOf(host, [arjun, lena])
    const vote = await asked(game.id, mei, { kind: 'cancel' })
    expect(refused(await say(vote, tomas, true))).toBe('bot.refused-no-vote')
    granted(await say(vote, arjun, true))
    expect(refused(await say(vote, arjun, false))).toBe('bot.refused-voted')
    expect(refused(await say(vote, mei, true))).toBe('bot.refused-voted')
    expect(refused(await say('nosuchvote', mei, true))).toBe('bot.refused-vote-over')
    expect(refused(await host.votes.propose(game.id, arjun, { kind: 'cancel' }))).toBe(
      'bot.refused-vote-open',
    )
    expect(refused(await host.votes.propose(game.id, tomas, { kind: 'cancel' }))).toBe(
      'bot.refused-not-seated',
    )
    expect(granted(await say(vote, lena, false)).status).toBe('refused')
    expect(await statusOf(game.id)).toBe('playing')
  })

  it('is void once the game is over', async () => {
    const game = await gameOf(host, [arjun])
    const vote = await asked(game.id, mei, { kind: 'pause' })
    for (const _round of [1, 2, 3])
      for (const person of [mei, arjun]) granted(await answerAs(host, game.id, person))
    expect(refused(await say(vote, arjun, true))).toBe('bot.refused-vote-over')
    expect((await host.votes.find(vote))?.status).toBe('void')
    expect(refused(await host.votes.propose(game.id, arjun, { kind: 'cancel' }))).toBe(
      'bot.refused-not-playing',
    )
  })

  it('is void when a voter has left', async () => {
    const game = await gameOf(host, [arjun, lena])
    const left = await asked(game.id, mei, { kind: 'cancel' })
    granted(await host.play.resign(game.id, lena))
    expect((await host.votes.find(left))?.status).toBe('void')
  })
})

describe('silence', () => {
  const statusOfVote = async (vote: string) => (await host.votes.find(vote))?.status
  const pass = async (days: number) => {
    at.pass(days * DAY)
    await host.runDue()
  }

  it('is left out of the count after three days: those who voted decide, all or more than half of them', async () => {
    const game = await gameOf(host, [arjun, lena, tomas])
    const cancel = await asked(game.id, mei, { kind: 'cancel' })
    granted(await say(cancel, arjun, true))
    await pass(2.9)
    expect(await statusOfVote(cancel)).toBe('open')
    await pass(0.1)
    expect(await statusOfVote(cancel)).toBe('carried')
    expect(await statusOf(game.id)).toBe('cancelled')

    const other = await gameOf(host, [arjun, lena, tomas])
    const pause = await asked(other.id, mei, { kind: 'pause' })
    granted(await say(pause, arjun, false))
    await pass(3)
    expect(await statusOfVote(pause)).toBe('refused')
    expect(await statusOf(other.id)).toBe('playing')
  })

  it('of nearly everybody decides nothing: the vote lapses, its proposer is told, and may ask again at once', async () => {
    const publisher = recordingPublisher()
    await host.begin(publisher)
    const alone = await gameOf(host, [arjun])
    const few = await gameOf(host, [arjun, lena, tomas, { id: '1005', name: '小明' }])
    const votes = [
      await asked(alone.id, mei, { kind: 'cancel' }),
      await asked(few.id, mei, { kind: 'cancel' }),
    ]
    granted(await say(votes[1] ?? '', arjun, true))
    await pass(3)
    for (const vote of votes) expect(await statusOfVote(vote)).toBe('lapsed')
    expect(refused(await say(votes[0] ?? '', arjun, true))).toBe('bot.refused-vote-over')
    expect(await statusOf(few.id)).toBe('playing')
    const notes = publisher.postings.flatMap(({ job }) => (job.kind === 'note' ? [job] : []))
    expect(notes).toContainEqual({
      kind: 'note',
      phrase: { key: 'bot.vote-lapsed-note', args: { who: { seat: 0 }, n: 3 } },
      seats: [0],
    })
    await asked(alone.id, mei, { kind: 'cancel' })
    await host.stop()
    at = hostOn(store)
    host = at.host
    // Its clock begins where the last one did: what that noted would lie in the time to come.
    await store.db.outage.deleteMany()
  })

  it('lets an offered seat lapse, and an undo be decided by who answered', async () => {
    const game = await gameOf(host, [arjun, lena])
    const offer = await asked(game.id, mei, { kind: 'replace', seat: 0, newcomer: tomas })
    granted(await answerAs(host, game.id, mei))
    granted(await answerAs(host, game.id, arjun))
    const undo = await asked(game.id, mei, { kind: 'undo' })
    granted(await say(undo, lena, true))
    await pass(3)
    expect(await statusOfVote(offer)).toBe('lapsed')
    expect(await statusOfVote(undo)).toBe('carried')
    expect(granted(await host.play.getView(game.id, mei)).playerView?.decision).toBeDefined()
  })

  it('counts after as many days as the server has set', async () => {
    await host.settings.changeServer('hurried', { voteDays: 1 })
    const game = await gameOf(host, [arjun], { guild: 'hurried' })
    const vote = await asked(game.id, mei, { kind: 'pause' })
    await pass(1)
    expect(await statusOfVote(vote)).toBe('lapsed')
    expect(await host.settings.changeServer('hurried', { voteDays: 15 })).toBeUndefined()
  })
})

describe('a refused proposal', () => {
  it('waits a day before the same person may make it again, and the refusal says when', async () => {
    const game = await gameOf(host, [arjun])
    granted(await say(await asked(game.id, mei, { kind: 'cancel' }), arjun, false))
    const again = await host.votes.propose(game.id, mei, { kind: 'cancel' })
    const from = Math.floor((at.clock.now().getTime() + DAY) / 1000)
    expect(again).toEqual({ ok: false, refusal: { key: 'bot.refused-vote-again', args: { from } } })
    // Somebody else may ask, and the same person something else.
    granted(await say(await asked(game.id, arjun, { kind: 'cancel' }), mei, false))
    granted(await say(await asked(game.id, mei, { kind: 'pause' }), arjun, false))
    at.pass(DAY - 1)
    expect(refused(await host.votes.propose(game.id, mei, { kind: 'pause' }))).toBe('bot.refused-vote-again')
    at.pass(1)
    await asked(game.id, mei, { kind: 'cancel' })
  })

  it('of a seat is about one newcomer, and another may be asked', async () => {
    const game = await gameOf(host, [arjun])
    const offer = (newcomer: Person): Proposal => ({ kind: 'replace', seat: 0, newcomer })
    granted(await say(await asked(game.id, mei, offer(lena)), lena, false))
    expect(refused(await host.votes.propose(game.id, mei, offer(lena)))).toBe('bot.refused-vote-again')
    await asked(game.id, mei, offer(tomas))
  })
})

describe('an undo that others have a say in', () => {
  const undo: Proposal = { kind: 'undo' }

  it('is done when all the others allow it; what they answered since is asked anew', async () => {
    const game = await gameOf(host, [arjun, lena])
    granted(await answerAs(host, game.id, mei))
    granted(await answerAs(host, game.id, arjun))
    const vote = await asked(game.id, mei, undo)
    expect(await host.votes.find(vote)).toMatchObject({ electorate: [1, 2], yes: 0, unanimous: true })
    expect(refused(await say(vote, mei, true))).toBe('bot.refused-no-vote')
    granted(await say(vote, lena, true))
    expect(granted(await say(vote, arjun, true)).status).toBe('carried')
    const { awaited } = granted(await host.play.getView(game.id, lena))
    expect(awaited.map(({ seat }) => seat)).toEqual([0, 1, 2])
    // The story says that the table allowed it, and not that a member took it back alone.
    const [last] = (await entriesFrom(store.db, game.id, 0)).slice(-1)
    expect(last?.entry).toMatchObject({ kind: 'undo', by: 'host', seat: 0 })
  })

  it('is off at the first who refuses, and void as soon as the game moves on', async () => {
    const game = await gameOf(host, [arjun, lena])
    granted(await answerAs(host, game.id, mei))
    granted(await answerAs(host, game.id, arjun))
    const first = await asked(game.id, mei, undo)
    expect(granted(await say(first, lena, false)).status).toBe('refused')
    expect(refused(await host.votes.propose(game.id, mei, undo))).toBe('bot.refused-vote-again')
    at.pass(DAY)
    const second = await asked(game.id, mei, undo)
    await Promise.all([say(second, arjun, true), answerAs(host, game.id, lena)])
    expect((await host.votes.find(second))?.status).toBe('void')
    expect(refused(await host.votes.propose(game.id, mei, undo))).toBe('bot.refused-undo-revealed')
  })

  it('is not asked at all while it can be done at once', async () => {
    const game = await gameOf(host, [arjun, lena])
    granted(await answerAs(host, game.id, mei))
    expect(granted(await host.votes.propose(game.id, mei, undo)).vote).toBeUndefined()
    expect(granted(await host.play.getView(game.id, mei)).playerView?.decision).toBeDefined()
  })
})

describe('a seat', () => {
  const offer = (seat: number, newcomer: Person): Proposal => ({ kind: 'replace', seat, newcomer })

  /** A seat is asked of its holder, who gives it away; the offer that follows. */
  async function offered(game: string, by: Person, seat: number, newcomer: Person, holder: Person) {
    const vote = await asked(game, by, offer(seat, newcomer))
    if (holder !== by) granted(await say(vote, holder, true))
    const offers = await store.db.vote.findMany({ where: { gameId: game, kind: 'offer', status: 'open' } })
    return offers.find(({ data }) => (data as { change: { seat: number } }).change.seat === seat)?.id ?? vote
  }

  it('of a present member is asked of them alone, also in private, and stays theirs without their yes', async () => {
    const publisher = recordingPublisher()
    await host.begin(publisher)
    const game = await gameOf(host, [arjun, lena])
    const vote = await asked(game.id, mei, offer(1, tomas))
    expect(await host.votes.find(vote)).toMatchObject({ kind: 'replace', electorate: [1], awaited: [1] })
    await host.runDue()
    expect(publisher.postings.map(({ job }) => job).find(({ kind }) => kind === 'tell')).toMatchObject({
      member: arjun.id,
      phrase: { key: 'bot.seat-asked' },
    })
    expect(refused(await say(vote, lena, true))).toBe('bot.refused-no-vote')
    expect(refused(await say(vote, tomas, true))).toBe('bot.refused-no-vote')
    expect(granted(await say(vote, arjun, false)).status).toBe('refused')
    expect(await seatsOf(game.id)).toEqual(['Mei', 'Arjun', 'Lena'])
    await host.stop()
    at = hostOn(store)
    host = at.host
  })

  it('that was offered while a computer stood in is not taken from its member once they are back', async () => {
    const game = await gameOf(host, [arjun, lena])
    granted(await host.upkeep.goneFrom(game.id, arjun.id))
    const vote = await asked(game.id, mei, offer(1, tomas))
    expect(await host.votes.find(vote)).toMatchObject({ kind: 'offer' })
    granted(await host.clock.comeBack(game.id, arjun))
    expect(granted(await say(vote, tomas, true)).status).toBe('void')
    expect(await seatsOf(game.id)).toEqual(['Mei', 'Arjun', 'Lena'])
  })

  it('that was taken from somebody away: they are told so, and have it again once a computer plays it', async () => {
    const publisher = recordingPublisher()
    await host.begin(publisher)
    const game = await gameOf(host, [arjun, lena])
    granted(await host.upkeep.goneFrom(game.id, arjun.id))
    granted(await say(await asked(game.id, mei, offer(1, tomas)), tomas, true))
    await host.runDue()
    expect(publisher.postings.map(({ job }) => job).find(({ kind }) => kind === 'tell')).toMatchObject({
      member: arjun.id,
      phrase: { key: 'bot.seat-lost-replaced' },
      button: 'back',
    })
    expect(refused(await host.clock.comeBack(game.id, arjun))).toBe('bot.refused-seat-taken')
    expect(granted(await host.play.getView(game.id, arjun)).mayReturn).toBeUndefined()
    granted(await host.play.resign(game.id, tomas))
    expect(granted(await host.play.getView(game.id, arjun)).mayReturn).toBe(true)
    granted(await host.clock.comeBack(game.id, arjun))
    expect(await seatsOf(game.id)).toEqual(['Mei', 'Arjun', 'Lena'])
    await host.stop()
    at = hostOn(store)
    host = at.host
  })

  it('that was resigned is its member’s again by one word, until the end; strangers cannot have it so', async () => {
    const game = await gameOf(host, [arjun])
    granted(await host.play.resign(game.id, arjun))
    expect(refused(await host.clock.comeBack(game.id, lena))).toBe('bot.refused-not-seated')
    granted(await host.clock.comeBack(game.id, arjun))
    granted(await host.clock.comeBack(game.id, arjun))
    expect(await seatsOf(game.id)).toEqual(['Mei', 'Arjun'])
    granted(await answerAs(host, game.id, arjun))
    granted(await host.play.resign(game.id, arjun))
    granted(await host.lobby.cancel(game.id, mei))
    expect(refused(await host.clock.comeBack(game.id, arjun))).toBe('bot.refused-not-playing')
  })

  it('is for nobody who knows the secrets of another there', async () => {
    const game = await gameOf(host, [arjun, lena])
    granted(await host.play.resign(game.id, arjun))
    expect(refused(await host.votes.propose(game.id, lena, offer(2, arjun)))).toBe(
      'bot.refused-newcomer-knows',
    )
    // Their own is another matter.
    granted(await say(await asked(game.id, mei, offer(1, arjun)), arjun, true))
    expect(await seatsOf(game.id)).toEqual(['Mei', 'Arjun', 'Lena'])
    // Who learns them between the offer and the answer takes no other seat either.
    const late = await offered(game.id, mei, 2, tomas, lena)
    granted(await say(await offered(game.id, arjun, 1, tomas, arjun), tomas, true))
    granted(await host.play.resign(game.id, tomas))
    expect(refused(await say(late, tomas, true))).toBe('bot.refused-vote-over')
    expect(refused(await host.votes.propose(game.id, lena, offer(2, tomas)))).toBe(
      'bot.refused-newcomer-knows',
    )
  })

  it('changes hands at the host’s word and with the newcomer’s consent: its secrets go with it', async () => {
    const game = await gameOf(host, [arjun])
    const hand = granted(await host.play.getView(game.id, arjun)).playerView?.view
    const open = granted(await host.play.getView(game.id, arjun))
    const vote = await offered(game.id, mei, 1, lena, arjun)
    expect(refused(await say(vote, tomas, true))).toBe('bot.refused-not-offered')
    expect(refused(await say(vote, arjun, true))).toBe('bot.refused-not-offered')
    expect(granted(await say(vote, lena, true)).status).toBe('carried')
    expect(await seatsOf(game.id)).toEqual(['Mei', 'Lena'])
    expect(granted(await host.play.getView(game.id, lena)).playerView?.view).toEqual(hand)
    expect(granted(await host.play.getView(game.id, arjun)).seat).toBeUndefined()
    expect(granted(await host.play.getView(game.id, arjun)).playerView?.view).toMatchObject({ hand: [] })
    // The panel that Arjun still has open plays nothing.
    const choice = [open.playerView?.decision?.options[0]?.id ?? '']
    const late = { game: game.id, person: arjun, token: open.token ?? '', choice, interaction: interaction() }
    expect(refused(await host.play.answer(late))).toBe('bot.refused-not-seated')
    for (const _round of [1, 2, 3])
      for (const person of [mei, lena]) granted(await answerAs(host, game.id, person))
    expect(await statusOf(game.id)).toBe('finished')
    granted(await host.history.exportOf(game.id))
  })

  it('of somebody away is offered by a vote where another asks, and stays as it is when it is declined', async () => {
    const game = await gameOf(host, [arjun, lena])
    expect(refused(await host.votes.propose(game.id, tomas, offer(2, tomas)))).toBe('bot.refused-not-seated')
    granted(await host.upkeep.goneFrom(game.id, lena.id))
    const vote = await asked(game.id, arjun, offer(2, tomas))
    expect(granted(await say(vote, mei, true)).status).toBe('carried')
    const made = await store.db.vote.findFirstOrThrow({ where: { gameId: game.id, kind: 'offer' } })
    expect(granted(await say(made.id, tomas, false)).status).toBe('refused')
    expect(await seatsOf(game.id)).toEqual(['Mei', 'Arjun', 'Lena'])
  })

  it('of a computer can be taken; its own member may give it away; nobody takes two', async () => {
    const lobby = await lobbyOf(host, [arjun], 3)
    granted(await host.lobby.addComputer(lobby.id, mei, 'normal'))
    granted(await host.lobby.start(lobby.id, mei))
    expect(refused(await host.votes.propose(lobby.id, mei, offer(2, arjun)))).toBe(
      'bot.refused-newcomer-seated',
    )
    expect(refused(await host.votes.propose(lobby.id, mei, offer(7, lena)))).toBe('bot.refused-no-seat')
    granted(await say(await asked(lobby.id, mei, offer(2, lena)), lena, true))
    granted(await say(await asked(lobby.id, arjun, offer(1, tomas)), tomas, true))
    expect(await seatsOf(lobby.id)).toEqual(['Mei', 'Tomás', 'Lena'])
  })

  it('is offered at once by the only member who is left: nobody else has a say', async () => {
    const game = await gameOf(host, [arjun])
    granted(await host.play.resign(game.id, mei))
    const vote = await asked(game.id, arjun, offer(0, lena))
    expect(await host.votes.find(vote)).toMatchObject({ kind: 'offer', seat: 1, status: 'open' })
    granted(await say(vote, lena, true))
    expect(await seatsOf(game.id)).toEqual(['Lena', 'Arjun'])
  })

  it('makes a member of somebody who watched the game', async () => {
    const game = await gameOf(host, [arjun])
    granted(await host.watching.watch(game.id, lena))
    granted(await say(await offered(game.id, mei, 1, lena, arjun), lena, true))
    expect(await host.watching.of(game.id)).toEqual([])
  })

  it('is not for a newcomer who has as many tables as their server allows, until one of those is over', async () => {
    const own = await lobbyOf(host, [], 2, { guild: 'small', person: tomas })
    const game = await gameOf(host, [arjun], { guild: 'small' })
    await host.settings.changeServer('small', { tables: 1 })
    const vote = await offered(game.id, mei, 1, tomas, arjun)
    expect(refused(await say(vote, tomas, true))).toBe('bot.refused-tables-here')
    expect(await host.votes.find(vote)).toMatchObject({ status: 'open' })
    granted(await host.lobby.leave(own.id, tomas))
    expect(granted(await say(vote, tomas, true)).status).toBe('carried')
    expect(await seatsOf(game.id)).toEqual(['Mei', 'Tomás'])
  })

  it('that has changed hands meanwhile is not handed over again', async () => {
    const game = await gameOf(host, [arjun, lena])
    const vote = await offered(game.id, mei, 1, tomas, arjun)
    await Promise.all([say(vote, tomas, true), host.play.resign(game.id, arjun), say(vote, tomas, true)])
    const names = (await seatsOf(game.id)) ?? []
    const entries = await store.db.entry.findMany({ where: { gameId: game.id } })
    const handed = entries.filter(({ entry }) => (entry as { kind: string }).kind === 'replace')
    expect(handed.length).toBe(1)
    expect(['Tomás', 'Wang Can']).toContain(names[1])
  })
})
