// What the operator can read: the log of a played game, failures included, names no card that somebody holds.
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { Policy } from '../../src/engine/game.ts'
import type { Title } from '../../src/games/common/title.ts'
import { openHost } from '../../src/host/index.ts'
import { testStore } from '../support/databases.ts'
import { highCardTitle } from '../support/example-game.ts'
import { answerAs, arjun, granted, lobbyOf, mei, recordingPublisher } from '../support/host-table.ts'

const store = await testStore()

/** Computers that fail, each in its own way, with their hand on their lips. */
const failing: Readonly<Record<string, Policy>> = {
  normal: {
    decide({ decision }) {
      throw new Error(`cannot judge ${decision.options.map(({ id }) => id).join()}`)
    },
  },
  hard: { decide: () => ['card-99'] },
}

describe('the log', () => {
  it('of a game with failing computers and failing posts names no card, secret or seed', async () => {
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
    const title = highCardTitle as Title
    const titles = { 'high-card': { ...title, game: { ...title.game, computers: failing } } }
    const host = openHost({ store, titles, clock: { now: () => new Date() }, log })
    const publisher = recordingPublisher()
    publisher.plan.push({ done: false, why: '503' }, { done: false, retryAfterMs: 1, why: '429' })
    const lobby = await lobbyOf(host, [arjun], 4)
    for (const strength of Object.keys(failing))
      granted(await host.lobby.addComputer(lobby.id, mei, strength))
    granted(await host.lobby.start(lobby.id, mei))
    await host.begin(publisher)
    for (const _round of [1, 2, 3]) {
      for (const person of [mei, arjun]) granted(await answerAs(host, lobby.id, person))
      await host.runDue()
    }
    expect((await host.games.info(lobby.id))?.status).toBe('finished')
    await host.stop()
    const said = lines.join('')
    expect(said).toContain('a computer player failed')
    expect(said).toContain('will be tried again')
    const { secret, seed } = await store.db.game.findUniqueOrThrow({ where: { id: lobby.id } })
    for (const hidden of [/card-\d/, secret, seed ?? '-']) expect(said).not.toMatch(hidden)
  })
})
