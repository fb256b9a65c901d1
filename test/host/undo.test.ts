// Undo through the host: the row goes back to an earlier stage, the log and the story keep what was taken back.
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { verify } from '../../src/engine/verify.ts'
import { AFTER_MOVE } from '../../src/host/after-move/index.ts'
import { answerFor } from '../../src/host/play/play.ts'
import type { HostContext } from '../../src/host/table/context.ts'
import type { Person } from '../../src/host/table/types.ts'
import { unanswered } from '../../src/host/table/windows.ts'
import { testStore } from '../support/databases.ts'
import { highCard, highCardTitle } from '../support/example-game.ts'
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

afterAll(() => host.stop())

const kinds = async (game: string) =>
  (await store.db.entry.findMany({ where: { gameId: game }, orderBy: { number: 'asc' } })).map(
    ({ entry }) => (entry as { kind: string }).kind,
  )

/** A computer lays its first card, and no other computer does. */
async function computerLays(game: string, seat: number): Promise<void> {
  const clock = { now: () => new Date('2026-01-01T12:00:00Z') }
  const dashboard = {
    store,
    titles: { 'high-card': highCardTitle },
    clock,
    log: pino({ level: 'silent' }),
    afterMove: AFTER_MOVE,
    notify: () => {},
  }
  await answerFor(dashboard as unknown as HostContext, game, async (_, { run: session }) => {
    const decision = unanswered(session).find((each) => each.seat === seat)
    return { seat, by: 'computer', choice: [decision?.options[0]?.id ?? ''] }
  })
}

/** Presses an Undo, in any panel. */
const pressed = (game: string, person: Person, token: string, press = interaction()) =>
  host.votes.propose(game, person, { kind: 'undo', token }, press)

/** Presses the Undo that a person's present panel offers. */
async function undoAs(game: string, person: Person, press = interaction()) {
  const { undo = 'none' } = granted(await host.play.getView(game, person))
  return pressed(game, person, undo, press)
}

describe('an answer given by mistake', () => {
  it('is taken back by the Undo in its giver’s panel, and the same is asked anew', async () => {
    const game = await gameOf(host, [arjun])
    const before = granted(await host.play.getView(game.id, mei))
    const after = granted(await answerAs(host, game.id, mei))
    expect(after.undo).toMatch(/^[0-9a-f]{16}$/)
    expect(granted(await pressed(game.id, mei, after.undo ?? '')).vote).toBeUndefined()
    const undone = granted(await host.play.getView(game.id, mei))
    expect(undone.playerView).toEqual(before.playerView)
    expect(undone.token).not.toBe(before.token)
    const stale = { game: game.id, person: mei, token: before.token ?? '', choice: ['card-1'] }
    expect(refused(await host.play.answer({ ...stale, interaction: interaction() }))).toBe(
      'bot.refused-stale',
    )
    granted(await answerAs(host, game.id, mei))
    expect(await kinds(game.id)).toEqual(['start', 'answer', 'undo', 'answer'])
  })

  it('leaves the others’ menus alone: what they were about to choose they choose', async () => {
    const game = await gameOf(host, [arjun, lena])
    const { token = '', playerView } = granted(await host.play.getView(game.id, arjun))
    granted(await answerAs(host, game.id, mei))
    granted(await undoAs(game.id, mei))
    const choice = [playerView?.decision?.options[0]?.id ?? '']
    granted(
      await host.play.answer({ game: game.id, person: arjun, token, choice, interaction: interaction() }),
    )
  })

  it('is taken back once, however often Undo is pressed', async () => {
    const game = await gameOf(host, [arjun])
    const { undo = '' } = granted(await answerAs(host, game.id, mei))
    const press = interaction()
    const twice = await Promise.all([
      pressed(game.id, mei, undo, press),
      pressed(game.id, mei, undo),
      pressed(game.id, mei, undo, press),
    ])
    expect(twice.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1)
    expect(await kinds(game.id)).toEqual(['start', 'answer', 'undo'])
  })

  it('stands once the next has answered, no matter who was first', async () => {
    const game = await gameOf(host, [arjun, lena])
    const { undo = '' } = granted(await answerAs(host, game.id, mei))
    const [, taken] = await Promise.all([answerAs(host, game.id, arjun), pressed(game.id, mei, undo)])
    const log = await kinds(game.id)
    // Too late to do it alone: then the others are asked, as /game undo asks them.
    if (log.includes('undo')) expect(granted(taken).vote).toBeUndefined()
    else {
      expect(granted(taken).vote).toMatchObject({ kind: 'undo', awaited: [1, 2] })
      expect(log).toEqual(['start', 'answer', 'answer'])
    }
  })

  it('stands when it brought something to light', async () => {
    const game = await gameOf(host, [arjun])
    granted(await answerAs(host, game.id, mei))
    const after = granted(await answerAs(host, game.id, arjun))
    expect(after.undo).toBeUndefined()
    expect(refused(await undoAs(game.id, arjun))).toBe('bot.refused-undo-revealed')
  })

  it('is nobody else’s to take back', async () => {
    const game = await gameOf(host, [arjun])
    const { undo = '' } = granted(await answerAs(host, game.id, mei))
    expect(refused(await pressed(game.id, lena, undo))).toBe('bot.refused-not-seated')
    expect(refused(await pressed(game.id, arjun, undo))).toBe('bot.refused-nothing-to-undo')
    expect(granted(await host.play.getView(game.id, arjun)).undo).toBeUndefined()
    expect(granted(await host.play.getView(game.id, lena)).undo).toBeUndefined()
  })
})

describe('at a table of computers and one member', () => {
  it('an answer is taken back though a computer has decided since, and nobody is said to have agreed', async () => {
    const lobby = await lobbyOf(host, [], 3)
    for (const _ of [1, 2]) granted(await host.lobby.addComputer(lobby.id, mei, 'normal'))
    const { id } = granted(await host.lobby.start(lobby.id, mei))
    granted(await answerAs(host, id, mei))
    // One of the two computers has laid its card, the other thinks.
    await computerLays(id, 1)
    const gameView = granted(await host.play.getView(id, mei))
    expect(gameView.undo).toMatch(/^[0-9a-f]{16}$/)
    expect(gameView.undoAsks).toBeUndefined()
    expect(granted(await undoAs(id, mei)).vote).toBeUndefined()
    expect(await kinds(id)).toEqual(['start', 'answer', 'answer', 'undo'])
    const [job] = await store.db.job.findMany({
      where: { subjectId: id, lane: 'posts' },
      orderBy: { id: 'desc' },
      skip: 1,
      take: 1,
    })
    expect(job?.payload).toMatchObject({ kind: 'undone', phrase: { key: 'bot.undone' } })
  })

  it('where another member sits too, Undo says that it asks them, and asks them', async () => {
    const lobby = await lobbyOf(host, [arjun], 3)
    granted(await host.lobby.addComputer(lobby.id, mei, 'normal'))
    const { id } = granted(await host.lobby.start(lobby.id, mei))
    granted(await answerAs(host, id, mei))
    await computerLays(id, 2)
    expect(granted(await host.play.getView(id, mei)).undoAsks).toBe(true)
    expect(granted(await undoAs(id, mei)).vote).toMatchObject({ kind: 'undo', awaited: [1] })
    expect(await kinds(id)).toEqual(['start', 'answer', 'answer'])
  })
})

describe('an Undo that waits for the others', () => {
  it('is overtaken by a move, and by no press on auto-answers', async () => {
    const tomas: Person = { id: '100000000000001004', name: 'Tomás' }
    const game = await gameOf(host, [arjun, lena, tomas], { title: 'volley' })
    granted(await answerAs(host, game.id, mei))
    for (const person of [arjun, lena]) granted(await answerAs(host, game.id, person, ['pass']))
    granted(await host.votes.propose(game.id, arjun, { kind: 'undo' }))
    const [vote] = await store.db.vote.findMany({ where: { gameId: game.id } })
    const status = async () => (await host.votes.find(vote?.id ?? ''))?.status
    const order = { autoAnswer: 'catch', value: 'never' }
    for (const person of [mei, tomas]) granted(await host.autoAnswers.set(person, { game: game.id }, order))
    expect(await status()).toBe('open')
    granted(await host.autoAnswers.set(tomas, { game: game.id }, { ...order, value: 'ask' }))
    granted(await answerAs(host, game.id, tomas, ['pass']))
    expect(await status()).toBe('void')
  })
})

describe('a game in which answers were taken back', () => {
  it('is played to its end and proved', async () => {
    const game = await gameOf(host, [arjun])
    for (const _round of [1, 2, 3]) {
      granted(await answerAs(host, game.id, mei))
      granted(await undoAs(game.id, mei))
      for (const person of [mei, arjun]) granted(await answerAs(host, game.id, person))
    }
    const file = granted(await host.history.exportOf(game.id))
    expect(verify(highCard, JSON.parse(JSON.stringify(file)))).toMatchObject({ ok: true, checked: 13 })
    const forged = JSON.parse(JSON.stringify(file))
    const { entry } = forged.stretches[0].pages[1]
    entry.choice = entry.choice[0] === 'card-30' ? ['card-29'] : ['card-30']
    expect(verify(highCard, forged)).toMatchObject({ ok: false, number: 1 })
  })
})
