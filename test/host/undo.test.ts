// Undo through the host: the row goes back to an earlier stage, the log and the story keep what was taken back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verify } from '../../src/engine/verify.ts'
import type { OpenHost } from '../../src/host/open.ts'
import type { Person } from '../../src/host/types.ts'
import type { Store } from '../../src/store/open.ts'
import { freshGround } from '../support/databases.ts'
import { highCard } from '../support/example-game.ts'
import {
  answerAs,
  arjun,
  gameOf,
  granted,
  hostOn,
  interaction,
  lena,
  mei,
  refused,
} from '../support/host-table.ts'

const ground = freshGround()
let store: Store
let host: OpenHost

beforeAll(async () => {
  store = await ground.open()
  host = hostOn(store).host
})
afterAll(async () => {
  await host.stop()
  await store.close()
  await ground.clear()
})

const kinds = async (game: string) =>
  (await store.db.entry.findMany({ where: { gameId: game }, orderBy: { number: 'asc' } })).map(
    ({ entry }) => (entry as { kind: string }).kind,
  )

/** Presses the Undo that a person's present panel offers. */
async function undoAs(game: string, person: Person, press = interaction()) {
  const { undo = 'none' } = granted(await host.look(game, person))
  return host.undo(game, person, undo, press)
}

describe('an answer given by mistake', () => {
  it('is taken back by the Undo in its giver’s panel, and the same is asked anew', async () => {
    const game = await gameOf(host, [arjun])
    const before = granted(await host.look(game.id, mei))
    const after = granted(await answerAs(host, game.id, mei))
    expect(after.undo).toMatch(/^[0-9a-f]{16}$/)
    const undone = granted(await host.undo(game.id, mei, after.undo ?? '', interaction()))
    expect(undone.outlook).toEqual(before.outlook)
    expect(undone.token).not.toBe(before.token)
    const stale = { game: game.id, person: mei, token: before.token ?? '', choice: ['card-1'] }
    expect(refused(await host.answer({ ...stale, interaction: interaction() }))).toBe('bot.refused-stale')
    granted(await answerAs(host, game.id, mei))
    expect(await kinds(game.id)).toEqual(['start', 'answer', 'undo', 'answer'])
  })

  it('leaves the others’ menus alone: what they were about to choose they choose', async () => {
    const game = await gameOf(host, [arjun, lena])
    const { token = '', outlook } = granted(await host.look(game.id, arjun))
    granted(await answerAs(host, game.id, mei))
    granted(await undoAs(game.id, mei))
    const choice = [outlook?.decision?.options[0]?.id ?? '']
    granted(await host.answer({ game: game.id, person: arjun, token, choice, interaction: interaction() }))
  })

  it('is taken back once, however often Undo is pressed', async () => {
    const game = await gameOf(host, [arjun])
    const { undo = '' } = granted(await answerAs(host, game.id, mei))
    const press = interaction()
    const twice = await Promise.all([
      host.undo(game.id, mei, undo, press),
      host.undo(game.id, mei, undo, interaction()),
      host.undo(game.id, mei, undo, press),
    ])
    expect(twice.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1)
    expect(await kinds(game.id)).toEqual(['start', 'answer', 'undo'])
  })

  it('stands once the next has answered, whoever was first', async () => {
    const game = await gameOf(host, [arjun, lena])
    const { undo = '' } = granted(await answerAs(host, game.id, mei))
    const [, taken] = await Promise.all([
      answerAs(host, game.id, arjun),
      host.undo(game.id, mei, undo, interaction()),
    ])
    const log = await kinds(game.id)
    if (taken.ok) expect(log).toContain('undo')
    else {
      expect(refused(taken)).toBe('bot.refused-undo-needs-consent')
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
    expect(refused(await host.undo(game.id, lena, undo, interaction()))).toBe('bot.refused-not-seated')
    expect(refused(await host.undo(game.id, arjun, undo, interaction()))).toBe('bot.refused-nothing-to-undo')
    expect(granted(await host.look(game.id, arjun)).undo).toBeUndefined()
    expect(granted(await host.look(game.id, lena)).undo).toBeUndefined()
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
    const file = granted(await host.export(game.id))
    expect(verify(highCard, JSON.parse(JSON.stringify(file)))).toMatchObject({ ok: true, checked: 13 })
    const forged = JSON.parse(JSON.stringify(file))
    forged.stretches[0].pages[1].entry.choice = ['card-30']
    expect(verify(highCard, forged)).toMatchObject({ ok: false, number: 1 })
  })
})
