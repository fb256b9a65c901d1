// Sends private messages to members; handles members who take none.
import type { Phrase, Seat } from '../../../engine/phrase.ts'
import type { Job } from '../../../host/posts/index.ts'
import type { Player } from '../../../host/table/types.ts'
import type { Language } from '../../../text/language.ts'
import { CODE, errorFacts, mayPassLater } from '../../core/faults.ts'
import { codeOf } from '../../core/wire.ts'
import { paragraphs } from '../../screen/screen.ts'
import { gameName, placeOf, sayIn, wordsOf } from '../../words/present.ts'
import { moment } from '../../words/time.ts'
import { hasLeft, postOnce, publicLook, type Work } from '../work/job.ts'
import { prompt } from './prompt.ts'

/** A private post on its way. */
export interface Private {
  readonly work: Work
  /** It is not tried again. */
  readonly last: boolean
  /** Does something in the game's place, between two posts for everyone. */
  readonly inPlace: (action: (work: Work) => Promise<void>) => Promise<void>
}

/** What a member is notified of. */
type Notice = Job & { readonly kind: 'notify' }

/** A private post cannot be delivered, now or later, and there is no other place for it. */
export class Hopeless extends Error {}

/**
 * Tells a member something that concerns them alone. A member who must hear that their game is paused and takes no direct
 * messages is told where it is played, or where it was opened.
 */
export async function tell(post: Private, member: string, phrase: Phrase): Promise<void> {
  const { work, last, inPlace } = post
  const say = (language: Language) => sayIn(language, phrase, work.title, work.info)
  if ((await direct(work, member, last, say)) === 'told') return
  if (work.info.status === 'paused') {
    const content = `<@${member}> ${say(work.info.language)}`
    for (const channel of new Set([work.channel, work.info.channel]))
      if (await isSaidIn(inPlace, channel, content, member)) return
  }
  throw new Hopeless('the member cannot be told')
}

/** Whether something could be said in a channel, where one member is to notice it. */
async function isSaidIn(
  inPlace: Private['inPlace'],
  channel: string,
  content: string,
  member: string,
): Promise<boolean> {
  try {
    await inPlace(async (now) => {
      await postOnce(now, channel, { content }, `told ${channel}`, undefined, [member])
    })
    return true
  } catch (error) {
    if (mayPassLater(error)) throw error
    return false
  }
}

/** Tells a member that they are likely next, or that their time runs out; the latter in the thread if need be. */
export async function notify(post: Private, { why, seat, member: whom }: Notice): Promise<void> {
  const { work, last, inPlace } = post
  const member = playing(work, seat)
  // The seat may have changed hands.
  if (member?.id !== whom) return
  const said = (language: Language, words: string) =>
    paragraphs(`${gameName(work.title, work.info, language)} · ${placeOf(work.info)}`, words)
  if (why === 'likely') {
    const told = await direct(work, member.id, last, (language) =>
      said(language, wordsOf(language)['likely-next']()),
    )
    if (told !== 'told') throw new Hopeless('the member cannot be told that they are likely next')
    return
  }
  const look = await publicLook(work)
  if (look?.info.status !== 'playing' || !look.awaited.some((each) => each.seat === seat)) return
  if (await hasLeft(work, member.id))
    return work.bot.host.clock.goneFrom(work.info.id, member.id).then(() => {})
  const until = look.deadlines.find((each) => each.seat === seat)?.until
  const told = await direct(work, member.id, last, (language) =>
    said(language, wordsOf(language)['remind-you']({ when: until ? moment(until, 'R') : '' })),
  )
  if (told === 'told') return
  if (told === 'closed') await work.bot.host.clock.setReminders(member, { reminders: 'thread' })
  await inPlace((now) => prompt(now, { remind: [member.id] }))
}

/** Who plays at a seat themselves. */
function playing({ info }: Work, seat: Seat): { readonly id: string; readonly name: string } | undefined {
  const { member, standIn, name }: Partial<Player> = info.players.find((each) => each.seat === seat) ?? {}
  return member !== undefined && standIn === undefined ? { id: member, name: name ?? '' } : undefined
}

/**
 * Posts in a member's direct messages: `closed` when they take none, `not` when it will not go through.
 * @throws what may go through later, unless it is the last try
 */
async function direct(
  work: Work,
  member: string,
  last: boolean,
  say: (language: Language) => string,
): Promise<'told' | 'closed' | 'not'> {
  const { bot, info, wire } = work
  const language = (await bot.host.people.languageOf(member)) ?? info.language
  try {
    const channel = await wire.directWith(member)
    await postOnce(work, channel, { content: say(language) }, `private ${member}`)
    return 'told'
  } catch (error) {
    if (!last && mayPassLater(error)) throw error
    const closed: readonly unknown[] = CODE.cannotDirect
    const isClosed = closed.includes(codeOf(error))
    const what = isClosed ? 'a member takes no direct messages' : 'a direct message cannot be sent'
    bot.log[isClosed ? 'info' : 'warn']({ game: info.id, ...errorFacts(error) }, what)
    return isClosed ? 'closed' : 'not'
  }
}
