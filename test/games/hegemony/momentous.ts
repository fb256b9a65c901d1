// Tables with the expansion 勢.
import type { Options } from '../../../src/engine/game.ts'
import { type Layer, lay, type Play } from './lay.ts'

/** A table with it, besides what else it agrees on. */
export const momentous = (plan: (at: Layer) => void, seats = 4, more: Options = {}): Play =>
  lay({ seats }, (at) => {
    at.options({ momentum: true, ...more })
    plan(at)
  })
