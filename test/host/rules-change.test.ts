// Rules that change under a running game: it is wound back once, whoever comes first, and the table is told.
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/game.ts'
import { seatRef } from '../../src/engine/phrase.ts'
import { title as meowTitle } from '../../src/games/meow/index.ts'
import type { MeowView } from '../../src/games/meow/view.ts'
import type { Title } from '../../src/games/title.ts'
import { type OpenHost, openHost } from '../../src/host/index.ts'
import { packLog } from '../../src/store/packed-log.ts'
import { testStore } from '../support/databases.ts'
import { highCard, highCardTitle } from '../support/example-game.ts'
import {
  answerAs,
  arjun,
  gameOf,
  granted,
  hostOn,
  interaction,
  lobbyOf,
  mei,
  recordingPublisher,
  refused,
} from '../support/host-table.ts'

const store = await testStore()
let before: OpenHost
let after: OpenHost
const publisher = recordingPublisher()

/** The smallest game after a change of rules: every question is put otherwise. */
const changed: Game = {
  ...(highCard as Game),
  version: 2,
  *stage(table) {
    const rules = (highCard as Game).stage(table)
    let next = rules.next()
    while (!next.done) {
      const decisions = next.value.decisions.map((asked) => ({
        ...asked,
        prompt: { key: 'high-card.plays' },
      }))
      next = rules.next(yield { ...next.value, decisions })
    }
  },
}

beforeEach(async () => {
  await store.db.game.deleteMany()
  publisher.postings.length = 0
  before = hostOn(store).host
  const titles = { 'high-card': { ...(highCardTitle as Title), game: changed } }
  after = openHost({ store, titles, clock: { now: () => new Date() }, log: pino({ level: 'silent' }) })
})
afterEach(() => after.stop())

const kinds = async (game: string) => {
  const rows = await store.db.entry.findMany({ where: { gameId: game }, orderBy: { number: 'asc' } })
  return rows.map(({ entry }) => (entry as { kind: string }).kind)
}

describe('a game whose rules have changed', () => {
  it('is wound back by whoever looks first, once, and then played to its end', async () => {
    const game = await gameOf(before, [arjun])
    granted(await answerAs(before, game.id, mei))
    const looks = await Promise.all([after.play.getView(game.id, mei), after.play.getView(game.id, arjun)])
    expect(looks.map((look) => granted(look).awaited.map(({ seat }) => seat))).toEqual([
      [0, 1],
      [0, 1],
    ])
    expect(await kinds(game.id)).toEqual(['start', 'answer', 'wind-back'])
    for (const _round of [1, 2, 3])
      for (const person of [mei, arjun]) granted(await answerAs(after, game.id, person))
    expect((await after.games.info(game.id))?.status).toBe('finished')
  })

  it('is wound back by an answer too, which is refused as one to an earlier moment', async () => {
    const game = await gameOf(before, [arjun])
    const { token = '', playerView: outlook } = granted(await before.play.getView(game.id, mei))
    const choice = [outlook?.decision?.options[0]?.id ?? '']
    const call = { game: game.id, person: mei, token, choice, interaction: interaction() }
    expect(refused(await after.play.answer(call))).toBe('bot.refused-stale')
    expect(await kinds(game.id)).toEqual(['start', 'wind-back'])
  })

  it('is wound back when the new process begins, and its table and computers go on', async () => {
    const lobby = await lobbyOf(before, [], 2)
    granted(await before.lobby.addComputer(lobby.id, mei, 'normal'))
    granted(await before.lobby.start(lobby.id, mei))
    await after.begin(publisher)
    await after.runDue()
    expect(await kinds(lobby.id)).toEqual(['start', 'wind-back', 'answer'])
    const notes = publisher.postings.flatMap(({ job }) => (job.kind === 'note' ? [job.phrase.key] : []))
    expect(notes).toEqual(['bot.wound-back'])
  })
})

describe('a game that was called off before its rules changed', () => {
  async function calledOff(): Promise<string> {
    const { id } = await gameOf(before, [arjun])
    granted(await answerAs(before, id, mei))
    granted(await before.play.resign(id, arjun))
    granted(await before.lobby.cancel(id, mei))
    await store.db.job.deleteMany()
    return id
  }

  it('is shown without its table, and a look leaves its packed history and its posts alone', async () => {
    const id = await calledOff()
    await store.transaction((tx) => packLog(tx, id))
    const story = await before.history.story(id)
    expect(story.length).toBeGreaterThan(0)
    const look = granted(await after.play.getView(id, mei))
    expect(look).toMatchObject({ info: { status: 'cancelled' }, seat: 0, awaited: [] })
    expect(look.playerView).toBeUndefined()
    expect(await kinds(id)).toEqual([])
    expect(await after.history.story(id)).toEqual(story)
    expect(await store.db.job.count()).toBe(0)
  })

  it('is not wound back either by an answer that is sent again', async () => {
    const { id } = await gameOf(before, [arjun])
    const { token = '', playerView: outlook } = granted(await before.play.getView(id, mei))
    const choice = [outlook?.decision?.options[0]?.id ?? '']
    const call = { game: id, person: mei, token, choice, interaction: interaction() }
    granted(await before.play.answer(call))
    granted(await before.play.resign(id, arjun))
    granted(await before.lobby.cancel(id, mei))
    const taken = await kinds(id)
    expect(granted(await after.play.answer(call)).playerView).toBeUndefined()
    expect(await kinds(id)).toEqual(taken)
  })
})

const meow = meowTitle as unknown as Title

/** Meow Wars by rules up to version 2: a visit was told before its cards were chosen, and had no way back. */
const told: Title['game'] = {
  ...meow.game,
  version: 2,
  setup: (seats, options) => Object.assign(meow.game.setup(seats, options), { phase: 'deal' }),
  *stage(table) {
    const rules = meow.game.stage(table)
    let next = rules.next()
    while (!next.done) {
      const decisions = next.value.decisions.map(({ step, ...asked }) => {
        if (!step) return asked
        table.tell({ key: 'meow.visits', args: { who: seatRef(asked.seat) } })
        return { ...asked, options: asked.options.filter(({ id }) => id !== 'back') }
      })
      next = rules.next(yield { ...next.value, decisions })
    }
  },
}

describe('Meow Wars that stopped between a visit and its discards, before these were private steps', () => {
  const hostWith = (game: Title['game']) => hostOn(store, { meow: { ...meow, game } as Title }).host

  it('is wound back to its checkpoint, where the same player visits or passes, and goes on', async () => {
    const { setup } = told
    const [then, now] = [hostWith(told), hostWith({ ...meow.game, setup } as Title['game'])]
    const game = await gameOf(then, [arjun], { title: 'meow' })
    granted(await answerAs(then, game.id, mei, ['visit']))
    expect(granted(await then.play.getView(game.id, mei)).playerView?.decision?.prompt.key).toBe(
      'meow.ask-discard',
    )
    const look = granted(await now.play.getView(game.id, mei))
    expect(look.playerView?.decision?.prompt.key).toBe('meow.ask-visit')
    const cards = granted(await now.play.getView(game.id, mei)).playerView?.view as MeowView
    granted(await answerAs(now, game.id, mei, ['visit']))
    granted(await answerAs(now, game.id, mei, [cards.players[0]?.hand?.[0] ?? '']))
    expect(granted(await now.play.getView(game.id, arjun)).awaited.map(({ seat }) => seat)).toEqual([1])
    expect(await kinds(game.id)).toContain('wind-back')
    await Promise.all([then.stop(), now.stop()])
  })
})
