// An expert takes its time: it is told what its seat knows, answers when its time is over, and nobody waits in between.
import { describe, expect, it, vi } from 'vitest'
import type { Choice } from '../../src/engine/decision.ts'
import { type Experts, openExperts } from '../../src/host/play/index.ts'
import type { Known } from '../../src/search/known.ts'
import type { Thought } from '../../src/search/think.ts'
import type { Thinkers } from '../../src/search/thinkers.ts'
import { findGame } from '../../src/store/games.ts'
import { entriesFrom } from '../../src/store/log.ts'
import { testStore } from '../support/databases.ts'
import { highCard, highCardTitle } from '../support/example-game.ts'
import { answerAs, granted, hostOn, lobbyOf, mei } from '../support/host-table.ts'

const store = await testStore()

/** However busy the machine is. */
const TIMEOUT_MS = { timeout: 120_000, interval: 20 }

const { normal } = highCard.computers
const title = { ...highCardTitle, game: { ...highCard, computers: { ...(normal && { hard: normal }) } } }

/** Experts that think until they are told what they thought. */
function patient() {
  const asked = new Map<string, { known: Known | undefined; ready: () => void }>()
  const thought = new Map<string, Choice | undefined>()
  const experts: Experts = {
    ask({ key, known }, ready) {
      if (!asked.has(key)) asked.set(key, { known: known(), ready })
      return thought.has(key) ? { choice: thought.get(key) } : 'thinking'
    },
    facts: { waiting: 0, underWay: 0, thought: 0, unthought: 0, playouts: 0, dealt: 0, rejected: 0 },
    close: async () => {},
  }
  return {
    experts,
    asked,
    /** How often an expert of this game was asked something. */
    times: (game: string) => [...asked.keys()].filter((key) => key.startsWith(game)).length,
    /** The last question of this game is thought through. */
    end(game: string, choice: (known: Known) => Choice | undefined): void {
      const [key = '', last] = [...asked].filter(([each]) => each.startsWith(game)).at(-1) ?? []
      thought.set(key, last?.known && choice(last.known))
      last?.ready()
    },
  }
}

/** Mei against an expert; the expert is asked. */
async function tableOf(thinking: ReturnType<typeof patient>) {
  const at = hostOn(store, { 'high-card': title }, { experts: thinking.experts })
  await at.host.begin(at.publisher)
  const lobby = await lobbyOf(at.host, [], 2)
  granted(await at.host.lobby.addComputer(lobby.id, mei, 'expert'))
  granted(await at.host.lobby.start(lobby.id, mei))
  await vi.waitFor(() => expect(thinking.times(lobby.id)).toBe(1), TIMEOUT_MS)
  return { ...at, game: lobby.id }
}

const handIn = ({ shown }: Known): string[] =>
  /"hand":\[([^\]]*)\]/.exec(shown)?.[1]?.replaceAll('"', '').split(',') ?? []

describe('an expert at the table', () => {
  it('thinks while people answer, and then plays what it thought of', async () => {
    const thinking = patient()
    const { host, game } = await tableOf(thinking)
    granted(await answerAs(host, game, mei))
    const before = await findGame(store.db, game)
    thinking.end(game, (known) => handIn(known).slice(-1))
    await vi.waitFor(
      async () => expect((await findGame(store.db, game))?.number).toBeGreaterThan(before?.number ?? 0),
      TIMEOUT_MS,
    )
    await host.stop()
    const row = await findGame(store.db, game)
    const known = [...thinking.asked].find(([key]) => key.startsWith(game))?.[1].known
    expect(JSON.stringify(known)).not.toContain(row?.seed)
    const entries = await store.transaction((tx) => entriesFrom(tx, game, 0))
    expect(JSON.stringify(entries)).toContain(known && handIn(known).at(-1))
  })

  it('answers as the hard computer where nothing was thought', async () => {
    const thinking = patient()
    const { host, game } = await tableOf(thinking)
    granted(await answerAs(host, game, mei))
    thinking.end(game, () => undefined)
    await vi.waitFor(() => expect(thinking.times(game)).toBe(2), TIMEOUT_MS)
    await host.stop()
  })

  it('thinks again in the next process when this one was killed', async () => {
    const thinking = patient()
    const { host, game } = await tableOf(thinking)
    await host.stop()
    const next = patient()
    const after = hostOn(store, { 'high-card': title }, { experts: next.experts })
    await after.host.begin(after.publisher)
    await vi.waitFor(() => expect(next.times(game)).toBe(1), TIMEOUT_MS)
    await after.host.stop()
  })
})

describe('the time of a thought', () => {
  const known = {} as Known
  const thought = { choice: ['a'], playouts: 3, dealt: 2, rejected: 1 } as unknown as Thought
  const log = { warn: () => {} }
  const thinkers = (think: Thinkers['think']): Thinkers => ({
    think,
    load: { waiting: 0, underWay: 0 },
    close: async () => {},
  })
  const question = { key: 'game 1 4', ms: 1_000, known: () => known }

  it('is the same no matter what comes of it, also where there is nothing to think about', async () => {
    vi.useFakeTimers()
    try {
      const fates: Thinkers['think'][] = [
        async () => thought,
        async () => Promise.reject(new Error('no thread had time for it')),
        () => new Promise(() => {}),
      ]
      for (const fate of fates) {
        const experts = openExperts(thinkers(fate), log)
        const ready = vi.fn()
        expect(experts.ask(question, ready)).toBe('thinking')
        await vi.advanceTimersByTimeAsync(999)
        expect(experts.ask(question, ready)).toBe('thinking')
        expect(ready).not.toHaveBeenCalled()
        await vi.advanceTimersByTimeAsync(1)
        expect(ready).toHaveBeenCalledOnce()
        expect(experts.ask(question, ready)).toEqual({ choice: fate === fates[0] ? ['a'] : undefined })
      }
    } finally {
      vi.useRealTimers()
    }
  })

  it('counts what was thought and what was not', async () => {
    const well = openExperts(
      thinkers(async () => thought),
      log,
    )
    well.ask(question, () => {})
    const badly = openExperts(
      thinkers(async () => thought),
      log,
    )
    badly.ask({ ...question, known: () => undefined }, () => {})
    await Promise.resolve()
    expect(well.facts).toMatchObject({ thought: 1, unthought: 0, playouts: 3, dealt: 2, rejected: 1 })
    expect(badly.facts).toMatchObject({ thought: 0, unthought: 1 })
  })
})
