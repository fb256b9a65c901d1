// Reminders that time runs out, by a mention in the thread.
import type { Seat } from '../../../engine/phrase.ts'
import { hasLeft, publicLook, type Work } from '../work/job.ts'
import { prompt } from './prompt.ts'

/** Reminds those at these seats whom the table still waits for. */
export async function nudge(work: Work, seats: readonly Seat[]): Promise<void> {
  const look = await publicLook(work)
  if (look?.info.status !== 'playing') return
  const mentioned: string[] = []
  for (const { seat, member, standIn } of work.info.players) {
    const awaited = seats.includes(seat) && look.awaited.some((each) => each.seat === seat)
    if (!awaited || member === undefined || standIn !== undefined) continue
    if (await hasLeft(work, member)) await work.bot.host.upkeep.goneFrom(work.info.id, member)
    else mentioned.push(member)
  }
  if (mentioned.length > 0) await prompt(work, { remind: mentioned })
}
