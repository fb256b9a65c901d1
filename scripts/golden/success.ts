// Picks among choices, those more often that have succeeded before.
import type { Random } from '../../src/engine/random.ts'

interface Try<T> {
  readonly what: T
  tried: number
  well: number
}

/** Choices, and how often each was tried and succeeded. */
export class Success<T> {
  readonly #tries: readonly Try<T>[]

  constructor(all: readonly T[]) {
    this.#tries = all.map((what) => ({ what, tried: 0, well: 0 }))
  }

  /** Of any two of them the one that has turned out better; `went` says how it turned out this time. */
  pick(random: Random): { readonly what: T; readonly went: (well: boolean) => void } {
    const [one, other] = [this.#any(random), this.#any(random)]
    const better = worthOf(other) > worthOf(one) ? other : one
    const went = (well: boolean): void => {
      better.tried++
      if (well) better.well++
    }
    return { what: better.what, went }
  }

  #any(random: Random): Try<T> {
    const one = this.#tries[random.int(this.#tries.length)]
    if (!one) throw new Error('nothing to try')
    return one
  }
}

/** How often it turned out well, the fewer its tries the closer to once in four times. */
const worthOf = ({ tried, well }: Try<unknown>): number => (well + 1) / (tried + 4)
