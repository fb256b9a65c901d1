// Spaces the edits of old messages: Discord takes three in six seconds a channel (30046, discord-api-docs #4413).
import { SnowflakeUtil } from 'discord.js'
import type { Clock } from '../../host/table/types.ts'
import { Postponed } from '../core/postponed.ts'

/** From when on a message is old, in milliseconds; a minute early, since clocks differ. */
const OLD_MS = 59 * 60_000
const EDITS = 3
const WINDOW_MS = 6_000
/** Channels whose edits are remembered before those of long ago are forgotten. */
const CHANNELS = 1_000

/** Counts edits by channel. */
export class OldEdits {
  readonly #clock: Clock
  readonly #edits = new Map<string, readonly number[]>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * Notes that a message is about to be edited.
   * @throws Postponed where the channel has had its edits of old messages
   */
  take(channel: string, message: string): void {
    const now = this.#clock.now().getTime()
    if (now - SnowflakeUtil.timestampFrom(message) < OLD_MS) return
    const recent = (this.#edits.get(channel) ?? []).filter((at) => at > now - WINDOW_MS)
    const first = recent.at(-EDITS)
    if (first !== undefined)
      throw new Postponed('old messages of this channel were edited just now', first + WINDOW_MS - now)
    if (this.#edits.size >= CHANNELS) this.#forget(now)
    this.#edits.set(channel, [...recent, now])
  }

  #forget(now: number): void {
    for (const [channel, edits] of this.#edits)
      if ((edits.at(-1) ?? 0) <= now - WINDOW_MS) this.#edits.delete(channel)
  }
}
