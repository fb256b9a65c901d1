// Pauses end: on the day that was named, or a day after somebody asks to go on, unless another objects.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../src/host/table/types.ts'
import type { Proposal } from '../../src/host/votes/types.ts'
import { DAY } from '../../src/text/length.ts'
import { testStore } from '../support/databases.ts'
import {
  answerAs,
  arjun,
  gameOf,
  granted,
  hostOn,
  lena,
  mei,
  recordingPublisher,
  refused,
} from '../support/host-table.ts'

const store = await testStore()
const at = hostOn(store)
const { host } = at
const publisher = recordingPublisher()

beforeAll(() => host.begin(publisher))
afterAll(() => host.stop())

const infoOf = async (game: string) => granted(await host.play.getView(game, mei)).info
const asked = async (game: string, person: Person, proposal: Proposal): Promise<string> =>
  granted(await host.votes.propose(game, person, proposal)).vote?.id ?? ''
const pass = async (days: number) => {
  at.pass(days * DAY)
  await host.runDue()
}
const inDays = (days: number) => new Date(at.clock.now().getTime() + days * DAY)
const notesOf = (game: string) =>
  publisher.postings.flatMap(({ game: { id }, job }) =>
    id === game && job.kind === 'note' ? [job.phrase.key] : [],
  )

/** A game for three that Mei and Arjun have paused. */
async function paused(until?: Date) {
  const game = await gameOf(host, [arjun, lena])
  const vote = await asked(game.id, mei, { kind: 'pause', ...(until && { until }) })
  granted(await host.votes.cast(vote, arjun, true))
  return game
}

describe('a pause', () => {
  it('lasts a week where nothing is said, says until when, and ends by itself', async () => {
    const game = await paused()
    expect(await infoOf(game.id)).toMatchObject({ status: 'paused', pausedUntil: inDays(7) })
    await pass(6.9)
    expect((await infoOf(game.id)).status).toBe('paused')
    await pass(0.1)
    const after = await infoOf(game.id)
    expect(after.status).toBe('playing')
    expect(after.pausedUntil).toBeUndefined()
    expect(notesOf(game.id)).toEqual(['bot.paused-note', 'bot.resumed-note'])
    granted(await answerAs(host, game.id, mei))
  })

  it('lasts until the day that is named, at most thirty days ahead', async () => {
    const game = await paused(inDays(30))
    expect((await infoOf(game.id)).pausedUntil).toEqual(inDays(30))
    await pass(29)
    expect((await infoOf(game.id)).status).toBe('paused')
    await pass(1)
    expect((await infoOf(game.id)).status).toBe('playing')
    for (const days of [30.01, 0, -1])
      expect(refused(await host.votes.propose(game.id, mei, { kind: 'pause', until: inDays(days) }))).toBe(
        'bot.refused-pause-until',
      )
  })

  it('that is agreed on after its day is none', async () => {
    const game = await gameOf(host, [arjun, lena])
    const vote = await asked(game.id, mei, { kind: 'pause', until: inDays(1) })
    await pass(2)
    expect(granted(await host.votes.cast(vote, arjun, true)).status).toBe('void')
    expect((await infoOf(game.id)).status).toBe('playing')
  })

  it('of another time is not ended by the day of an earlier one', async () => {
    const game = await paused(inDays(2))
    granted(await host.votes.cast(await asked(game.id, mei, { kind: 'resume' }), lena, true))
    const again = await asked(game.id, mei, { kind: 'pause', until: inDays(10) })
    granted(await host.votes.cast(again, arjun, true))
    await pass(3)
    expect((await infoOf(game.id)).status).toBe('paused')
  })
})

describe('going on', () => {
  it('takes a day without an objection', async () => {
    const game = await paused()
    const vote = await asked(game.id, lena, { kind: 'resume' })
    expect((await host.votes.find(vote))?.ends).toEqual(inDays(1))
    await pass(0.9)
    expect((await infoOf(game.id)).status).toBe('paused')
    await pass(0.1)
    expect((await host.votes.find(vote))?.status).toBe('carried')
    expect((await infoOf(game.id)).status).toBe('playing')
  })

  it('is off at the first objection: the pause lasts until its day', async () => {
    const game = await paused()
    const vote = await asked(game.id, lena, { kind: 'resume' })
    expect(granted(await host.votes.cast(vote, arjun, false)).status).toBe('refused')
    expect(refused(await host.votes.propose(game.id, lena, { kind: 'resume' }))).toBe(
      'bot.refused-vote-again',
    )
    await pass(6)
    expect((await infoOf(game.id)).status).toBe('paused')
    await pass(1)
    expect((await infoOf(game.id)).status).toBe('playing')
  })

  it('asks for no longer than the pause lasts, which closes the vote', async () => {
    const game = await paused(inDays(2))
    await pass(1.5)
    const vote = await asked(game.id, lena, { kind: 'resume' })
    expect((await host.votes.find(vote))?.ends).toEqual(inDays(0.5))
    await pass(0.5)
    expect((await host.votes.find(vote))?.status).not.toBe('open')
    expect((await infoOf(game.id)).status).toBe('playing')
  })
})
