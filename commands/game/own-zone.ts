// The time zone in which a member's times are read.
import type { CommandCall } from '../../src/discord/call/call.ts'
import type { BotContext } from '../../src/discord/core/context.ts'

/** The zone of a member's quiet hours; `undefined` where they have named none. */
export const ownZone = async (
  { host }: Pick<BotContext, 'host'>,
  { person }: CommandCall,
): Promise<string | undefined> => (await host.clock.timesOf(person.id)).quiet?.zone
