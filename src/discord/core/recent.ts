// A short cache for what completion looks up with every keystroke.
import type { BotContext } from './context.ts'

/** For how long it is remembered, in milliseconds. */
const FRESH = 2_000
/** How much is remembered at once. */
const KEPT = 500

interface Kept<T> {
  readonly at: number
  readonly value: Promise<T>
}

/** What was looked up lately under a key: by bot, so that two bots in one process never answer for each other. */
export class Recent<T> {
  readonly #byBot = new WeakMap<BotContext, Map<string, Kept<T>>>()

  /** What is remembered under a key, or is looked up now; what fails, or of which `keep` says no, is not remembered. */
  get(bot: BotContext, key: string, lookUp: () => Promise<T>, keep = (_: T) => true): Promise<T> {
    const all = this.#byBot.get(bot) ?? new Map<string, Kept<T>>()
    this.#byBot.set(bot, all)
    const now = performance.now()
    const known = all.get(key)
    if (known && now - known.at < FRESH) return known.value
    const value = lookUp()
    all.delete(key)
    all.set(key, { at: now, value })
    const forget = () => void (all.get(key)?.value === value && all.delete(key))
    void value.then((found) => keep(found) || forget(), forget)
    const [oldest] = all.keys()
    if (all.size > KEPT && oldest !== undefined) all.delete(oldest)
    return value
  }

  /** Forgets what is remembered under keys that begin so. */
  forget(bot: BotContext, start: string): void {
    const all = this.#byBot.get(bot)
    for (const key of [...(all?.keys() ?? [])]) if (key.startsWith(start)) all?.delete(key)
  }
}
