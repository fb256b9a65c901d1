// Virtual time: a queue of what simulated members do, by moment.

/** What is done at a moment, in milliseconds since 1970. */
interface Plan {
  readonly at: number
  readonly key: string | undefined
  readonly run: () => Promise<void>
}

/** A clock that is turned, and what happens as it turns. */
export class VirtualTime {
  now: number
  readonly #plans: Plan[] = []
  readonly #keys = new Set<string>()

  constructor(now: number) {
    this.now = now
  }

  /** Something happens so long from now; nothing is added where the same `key` is still to come. */
  in(ms: number, run: () => Promise<void>, key?: string): void {
    if (key !== undefined && this.#keys.has(key)) return
    if (key !== undefined) this.#keys.add(key)
    const at = this.now + Math.round(ms)
    const place = this.#plans.findIndex((plan) => plan.at > at)
    this.#plans.splice(place < 0 ? this.#plans.length : place, 0, { at, key, run })
  }

  /** When the next thing happens. */
  get next(): number {
    return this.#plans[0]?.at ?? Number.POSITIVE_INFINITY
  }

  /** Does all whose moment has come. */
  async turn(now: number): Promise<void> {
    this.now = now
    for (let plan = this.#plans[0]; plan && plan.at <= now; plan = this.#plans[0]) {
      this.#plans.shift()
      if (plan.key !== undefined) this.#keys.delete(plan.key)
      await plan.run()
    }
  }
}
