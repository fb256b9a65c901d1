// Posts the question whether a table stays open, and the last member's question how the game goes on.
import type { Seat } from '../../../engine/phrase.ts'
import { claimScreen } from '../../panels/table/claiming.ts'
import { keepScreen } from '../../panels/table/keeping.ts'
import { notifiable, postOnce, type Work } from '../work/job.ts'

/** Asks every member of a table, which is closed at a moment (in seconds since 1970) if nobody answers. */
export async function askToKeep(work: Work, until: number): Promise<void> {
  const { info, channel } = work
  if (info.status !== 'playing' && info.status !== 'paused') return
  const members = info.players.flatMap(({ member }) => member ?? [])
  await postOnce(work, channel, keepScreen(info, until), 'keep', undefined, await notifiable(work, members))
  work.chat.close(channel)
}

/** Asks the last member who plays, if they still sit there. */
export async function askClaim(work: Work, seat: Seat): Promise<void> {
  const { info, channel } = work
  const member = info.players.find((player) => player.seat === seat)?.member
  if (member === undefined || (info.status !== 'playing' && info.status !== 'paused')) return
  const screen = claimScreen(info, info.language, `<@${member}>`, 'channel')
  await postOnce(work, channel, screen, 'claim', undefined, await notifiable(work, [member]))
  work.chat.close(channel)
}
