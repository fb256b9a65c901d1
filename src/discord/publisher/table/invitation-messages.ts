// Messages that bring players to a lobby: an invitation, a call by a role, and somebody who asks its host to be let in.
import type { Job } from '../../../host/posts/index.ts'
import { errorFacts, isRefusal } from '../../core/faults.ts'
import { joinRequestScreen } from '../../panels/lobby/invite-menus.ts'
import { customId } from '../../screen/ids.ts'
import { type Button, button, buttons } from '../../screen/screen.ts'
import { gameName, seatName, wordsOf } from '../../words/present.ts'
import { postOnce, type Work } from '../work/job.ts'

const people = (ids: readonly string[]): string => ids.map((id) => `<@${id}>`).join(' ')

const joinButton = ({ info }: Work): Button =>
  button(customId('sit', info.id), wordsOf(info.language).join(), 'go')

/** How many may still sit down; nothing is posted for a table that waits no more. */
function freeSeats({ info }: Work): number {
  return info.status === 'lobby' ? info.seats - info.players.length : 0
}

/** Mentions those who are invited, once. */
export async function tellInvitation(
  work: Work,
  { by, members, unheard, role }: Job & { kind: 'invite' },
): Promise<void> {
  const { info, title } = work
  const n = freeSeats(work)
  if (n === 0) return
  const words = wordsOf(info.language)
  const roles = role === undefined ? [] : [role]
  const who = [...roles.map((id) => `<@&${id}>`), people([...members, ...unheard])].filter((part) => part)
  const inviter = info.players.find(({ member }) => member === by)
  const content = words['invite-call']({
    who: who.join(' '),
    game: gameName(title, info, info.language),
    n,
    by: inviter ? seatName(info, inviter.seat) : `<@${by}>`,
  })
  const screen = { content, rows: buttons(joinButton(work)) }
  await postOnce(work, info.channel, screen, 'invite', undefined, { users: members, roles })
}

/** Calls those who have asked for it by the bot's own role, which nobody else can mention. */
export async function callOut(work: Work, role: string): Promise<void> {
  const { info, title } = work
  const n = freeSeats(work)
  if (n === 0) {
    // A process that died while it called has left a role that everybody may mention.
    if (work.doubtSince) await setMentionable(work, role, false)
    return
  }
  const words = wordsOf(info.language)
  const host = info.players.find(({ member }) => member === info.host)
  const content = words['call-line']({
    role: `<@&${role}>`,
    game: gameName(title, info, info.language),
    n,
    host: host ? seatName(info, host.seat) : '',
  })
  const rows = buttons(
    joinButton(work),
    button(customId('callme', info.title), words['call-me']()),
    button(customId('callmenot', info.title), words['call-me-not']()),
  )
  await mentionable(work, role, async () => {
    const mention = { users: [], roles: [role] }
    await postOnce(work, info.channel, { content, rows }, 'call', undefined, mention)
  })
}

/**
 * Lets a role be mentioned for as long as one message takes: the bot is not invited with the permission to mention all roles.
 * A process that dies meanwhile leaves the job, and the process that does it again takes it back.
 */
async function mentionable(work: Work, role: string, post: () => Promise<void>): Promise<void> {
  await setMentionable(work, role, true)
  try {
    await post()
  } finally {
    await setMentionable(work, role, false)
  }
}

/** Without the permission to change the role its message notifies nobody. */
async function setMentionable({ bot, wire, info }: Work, role: string, on: boolean): Promise<void> {
  try {
    await wire.setMentionable(info.guild, role, on)
  } catch (error) {
    if (!isRefusal(error)) throw error
    bot.log.info({ game: info.id, ...errorFacts(error) }, 'a role could not be made mentionable')
  }
}

/** Asks the host of a table for invited members whether somebody may join. */
export async function tellJoinRequest(work: Work, asker: string): Promise<void> {
  const { bot, info, title } = work
  const screen = await joinRequestScreen(bot, title, info, asker)
  // It was answered before it could be asked.
  if (!screen.rows) return
  await postOnce(work, info.channel, screen, `join request ${asker}`, undefined, [info.host])
}
