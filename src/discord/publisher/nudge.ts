// Nudges: reminders that time runs out, in the thread or in private as each member wishes, and "you are likely next".
import type { Seat } from '../../engine/phrase.ts'
import type { Deadline } from '../../host/types.ts'
import type { Language } from '../../text/language.ts'
import { gameName, placeOf, wordsOf } from '../present.ts'
import { paragraphs } from '../screen.ts'
import { moment } from '../time.ts'
import { CODE, errorFacts } from './faults.ts'
import { postOnce, publicLook, type Work } from './job.ts'
import { prompt } from './prompt.ts'
import { codeOf } from './wire.ts'

/** Somebody to be notified. */
interface Notified {
  readonly seat: Seat
  readonly id: string
  readonly name: string
}

/** Notifies the members at these seats. */
export async function nudge(work: Work, why: 'time' | 'likely', seats: readonly Seat[]): Promise<void> {
  const members = work.info.sitters.flatMap(({ seat, name, member, standIn }): Notified[] =>
    seats.includes(seat) && member !== undefined && standIn === undefined ? [{ seat, id: member, name }] : [],
  )
  if (why === 'time') return remind(work, members)
  for (const member of members)
    await tellPrivately(work, member.id, (language) => wordsOf(language)['likely-next']())
}

/** Reminds those whom the table still waits for: by a mention, or in private where they wish that and can be reached. */
async function remind(work: Work, members: readonly Notified[]): Promise<void> {
  const look = await publicLook(work)
  if (look?.info.status !== 'playing') return
  const mentioned: string[] = []
  for (const member of members.filter(({ seat }) => look.awaited.some((each) => each.seat === seat))) {
    if (await hasLeft(work, member.id)) await work.desk.host.goneFrom(work.info.id, member.id)
    else if (!(await remindedPrivately(work, member, look.deadlines))) mentioned.push(member.id)
  }
  if (mentioned.length > 0) await prompt(work, { remind: mentioned })
}

async function remindedPrivately(
  work: Work,
  member: Notified,
  deadlines: readonly Deadline[],
): Promise<boolean> {
  const { host } = work.desk
  if ((await host.timesOf(member.id)).reminders !== 'dm') return false
  const until = deadlines.find(({ seat }) => seat === member.seat)?.until
  const told = await tellPrivately(work, member.id, (language) =>
    wordsOf(language)['remind-you']({ when: until ? moment(until, 'R') : '' }),
  )
  if (!told) await host.setReminders(member, { reminders: 'thread' })
  return told
}

/** Tells a member something about a game in their direct messages; `false` when they take none. */
async function tellPrivately(
  work: Work,
  member: string,
  say: (language: Language) => string,
): Promise<boolean> {
  const { desk, info, title, wire } = work
  const language = (await desk.host.languageOfMember(member)) ?? info.language
  try {
    const channel = await wire.directWith(member)
    const content = paragraphs(`${gameName(title, info, language)} · ${placeOf(info)}`, say(language))
    await postOnce(work, channel, { content }, `private ${member}`)
    return true
  } catch (error) {
    const closed: readonly unknown[] = CODE.cannotDirect
    if (!closed.includes(codeOf(error))) throw error
    desk.log.info({ game: info.id }, 'a member takes no direct messages')
    return false
  }
}

/** Whether a member is known to have left the server; what cannot be known counts as no. */
async function hasLeft({ desk, info, wire }: Work, member: string): Promise<boolean> {
  try {
    return !(await wire.isMember(info.guild, member))
  } catch (error) {
    desk.log.info({ game: info.id, ...errorFacts(error) }, 'a member could not be looked up')
    return false
  }
}
