// Events that are in a server's calendar already: somebody else may have deleted them, and their time may be over.
import { CODE } from '../../core/faults.ts'
import type { CalendarEvent, GuildWire } from '../../core/guild-wire.ts'
import { codeOf } from '../../core/wire.ts'

/** Changes an event; `undefined` where somebody has deleted it, or it is over. */
export async function changeEvent(
  wire: GuildWire,
  guild: string,
  id: string,
  wanted: CalendarEvent,
): Promise<string | undefined> {
  try {
    await wire.changeEvent(guild, id, wanted)
    return id
  } catch (error) {
    const code = codeOf(error)
    if (code === CODE.unknownEvent || code === CODE.eventFinished) return undefined
    throw error
  }
}

/** Takes an event out of the calendar, if it is still there. */
export async function removeEvent(wire: GuildWire, guild: string, id: string): Promise<void> {
  try {
    await wire.removeEvent(guild, id)
  } catch (error) {
    if (codeOf(error) !== CODE.unknownEvent) throw error
  }
}
