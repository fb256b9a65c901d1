// Where every id lies: what a viewer sees of it, and that a card which is lost or doubled is found.
import { describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/game.ts'
import { playOut } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { hiddenByGroup, hiddenIn, misplaced, sees, type Zone } from '../../src/engine/zones.ts'
import { highCard } from '../support/example-game.ts'

describe('a zone', () => {
  it('is seen by its kind, unless it says by whom', () => {
    expect(sees({ kind: 'hand', seat: 1, ids: [] }, 1)).toBe(true)
    expect(sees({ kind: 'hand', seat: 1, ids: [] }, 0)).toBe(false)
    expect(sees({ kind: 'hand', seat: 1, ids: [] }, 'public')).toBe(false)
    expect(sees({ kind: 'deck', ids: [] }, 0)).toBe(false)
    expect(sees({ kind: 'board', ids: [] }, 'public')).toBe(true)
    expect(sees({ kind: 'board', seenBy: [2], ids: [] }, 2)).toBe(true)
    expect(sees({ kind: 'board', seenBy: [2], ids: [] }, 1)).toBe(false)
    expect(sees({ kind: 'board', seenBy: [2], ids: [] }, 'public')).toBe(false)
    expect(sees({ kind: 'hand', seat: 1, seenBy: 'all', ids: [] }, 'public')).toBe(true)
  })

  it('hides its ids from those who do not see into it, each group by itself', () => {
    const zones: Zone[] = [
      { kind: 'deck', ids: ['fox'] },
      { kind: 'hand', seat: 0, ids: ['owl'] },
      { kind: 'hand', seat: 1, ids: ['cat'] },
      { kind: 'deck', group: 'coins', ids: ['gold'] },
    ]
    expect(hiddenIn(zones, 0)).toEqual(['fox', 'cat'])
    expect(hiddenIn(zones, 'public', 'coins')).toEqual(['gold'])
    expect([...hiddenByGroup(zones, 0)]).toEqual([
      [undefined, ['fox', 'cat']],
      ['coins', ['gold']],
    ])
  })
})

describe('conservation', () => {
  const policies = Array(3).fill(randomPolicy)

  /** What is misplaced at the stops of a game. */
  const faultsOf = (game: Game): string[] => {
    const box = game.zones(game.setup(3, { open: false }))
    const faults: string[] = []
    const watch = (run: { state: Parameters<Game['zones']>[0] }) =>
      faults.push(...misplaced(box, game.zones(run.state)))
    playOut(game, { seed: 'zones', options: { open: false }, policies, watch })
    return faults
  }

  it('holds in a game that keeps its cards', () => expect(faultsOf(highCard)).toEqual([]))

  it('finds a played card that no pile takes', () => {
    const losing: Game = {
      ...highCard,
      *stage(table) {
        yield* highCard.stage(table as Parameters<typeof highCard.stage>[0])
        ;(table.state as { played?: string[] }).played?.pop()
      },
    } as Game
    expect(faultsOf(losing)[0]).toMatch(/^card-\d+ is lost$/)
  })

  it('finds a card that lies twice or came from nowhere', () => {
    const box: Zone[] = [{ kind: 'deck', ids: ['fox', 'owl'] }]
    const now: Zone[] = [
      { kind: 'deck', ids: ['fox', 'owl'] },
      { kind: 'hand', seat: 0, ids: ['fox', 'elk'] },
    ]
    expect(misplaced(box, now)).toEqual(['fox lies in several places', 'elk came from nowhere'])
  })
})
