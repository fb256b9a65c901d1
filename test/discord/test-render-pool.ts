// A toy table with pictures, and a render pool for tests: it draws when it is told to, and remembers what it drew.
import type { GameEvent } from '../../src/engine/game.ts'
import type { Pictures } from '../../src/games/common/title.ts'
import type { Picture } from '../../src/picture/picture.ts'
import type { RenderPool } from '../../src/picture/render-pool.ts'
import { PNG } from '../support/render-pool.ts'
import { toy } from './toy.ts'

const has = (fresh: readonly GameEvent[], key: string): boolean =>
  fresh.some(({ phrase }) => phrase.key === `toy.${key}`)

const pictures: Pictures<{ mine: readonly string[]; turn: number }> = {
  painters: new URL('./toy.ts', import.meta.url),
  table: ({ mine, turn }) => ({
    kind: 'toy.table',
    input: { mine, turn },
    alt: `Turn ${turn + 1} of the toy`,
  }),
  hand: ({ mine }) => ({ kind: 'toy.hand', input: { mine }, alt: `Your hand: ${mine.join()}` }),
  besideHand: () => 'Beside the hand.',
  scene: (fresh, earlier) =>
    has(fresh, 'threw')
      ? { kind: 'toy.scene', input: { told: fresh, before: earlier.length }, alt: 'Stones in the air' }
      : undefined,
  changesTable: (fresh) => has(fresh, 'picked'),
}

/** The toy with pictures: a pick changes the table, thrown stones are a scene. */
export const pictured: typeof toy = { ...toy, pictures }

/** A render pool that a test controls. */
export interface TestRenderPool extends RenderPool {
  /** Every picture that was asked for, oldest first. */
  readonly asked: Picture[]
  /** While true nothing gets ready. */
  held: boolean
  /** Gets everything ready that was held. */
  release(): void
  /** While set, drawing fails with it. */
  fault: string | undefined
}

/** Opens one. */
export function testRenderPool(): TestRenderPool {
  let waiting: (() => void)[] = []
  const renderPool: TestRenderPool = {
    asked: [],
    held: false,
    fault: undefined,
    release() {
      renderPool.held = false
      for (const go of waiting) go()
      waiting = []
    },
    async draw(picture) {
      renderPool.asked.push(picture)
      if (renderPool.held) await new Promise<void>((go) => waiting.push(go))
      if (renderPool.fault !== undefined) throw new Error(renderPool.fault)
      return { bytes: PNG, alt: picture.alt, width: 1, height: 1 }
    },
    close: async () => undefined,
  }
  return renderPool
}
