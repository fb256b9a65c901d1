// Sends private messages to members; handles members who take none.
import type { Seat } from '../../../engine/phrase.ts'
import type { Job } from '../../../host/posts/index.ts'
import type { Player, PublicView } from '../../../host/table/types.ts'
import type { Language } from '../../../text/language.ts'
import { CODE, errorFacts, mayPassLater } from '../../core/faults.ts'
import { codeOf } from '../../core/wire.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs, type Screen } from '../../screen/screen.ts'
import { gameName, placeOf, sayIn, wordsOf } from '../../words/present.ts'
import { moment } from '../../words/time.ts'
import { hasLeft, notifiable, postOnce, publicLook, type Work } from '../work/job.ts'
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
 * Tells a member something that concerns them alone. A member who must hear that their game is paused, or their seat lost, and
 * takes no direct messages is told where it is played, or where it was opened.
 */
export async function tell(
  post: Private,
  { member, phrase, button: way }: Job & { readonly kind: 'tell' },
): Promise<void> {
  const { work, last, inPlace } = post
  const say = (language: Language): Screen => ({
    content: sayIn(language, phrase, work.title, work.info),
    rows: way ? buttons(button(customId(way, work.info.id), wordsOf(language)['seat-back'](), 'go')) : [],
  })
  if ((await direct(work, member, last, say)) === 'told') return
  if (work.info.status === 'paused' || way) {
    const said = say(work.info.language)
    const screen = { ...said, content: `<@${member}> ${said.content}` }
    for (const channel of new Set([work.channel, work.info.channel]))
      if (await isSaidIn(inPlace, channel, screen, member)) return
  }
  throw new Hopeless('the member cannot be told')
}

/** Whether something could be said in a channel, where one member is to notice it. */
async function isSaidIn(
  inPlace: Private['inPlace'],
  channel: string,
  screen: Screen,
  member: string,
): Promise<boolean> {
  try {
    await inPlace(async (now) => {
      await postOnce(now, channel, screen, `told ${channel}`, undefined, [member])
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
  const said = (language: Language, words: string): Screen => ({
    content: paragraphs(`${gameName(work.title, work.info, language)} · ${placeOf(work.info)}`, words),
  })
  if (why === 'likely') {
    const told = await direct(work, member.id, last, (language) =>
      said(language, wordsOf(language)['likely-next']()),
    )
    if (told !== 'told') throw new Hopeless('the member cannot be told that they are likely next')
    return
  }
  const look = await publicLook(work)
  if (why === 'unseeing') return askUnseeing(post, member.id, seat, look)
  // In quiet hours it waits for their end.
  if ((await notifiable(work, [member.id])).length === 0) return
  if (look?.info.status !== 'playing' || !look.awaited.some((each) => each.seat === seat)) return
  if (await hasLeft(work, member.id))
    return work.bot.host.upkeep.goneFrom(work.info.id, member.id).then(() => {})
  const until = look.deadlines.find((each) => each.seat === seat)?.until
  const told = await direct(work, member.id, last, (language) =>
    said(
      language,
      until
        ? wordsOf(language)['remind-you']({ when: moment(until, 'R') })
        : wordsOf(language)['remind-untimed'](),
    ),
  )
  if (told === 'told') return
  if (told === 'closed') await work.bot.host.clock.setReminders(member, { reminders: 'thread' })
  await inPlace((now) => prompt(now, { remind: [member.id] }))
}

/** Asks a member who cannot see where their game is played, while they are asked. */
async function askUnseeing(
  { work, last }: Private,
  member: string,
  seat: Seat,
  look: PublicView | undefined,
): Promise<void> {
  if (look?.info.status !== 'playing' || !look.awaited.some((each) => each.seat === seat)) return
  const { title, info } = work
  const told = await direct(work, member, last, (language) => ({
    content: paragraphs(
      `${gameName(title, info, language)} · ${placeOf(info)}`,
      wordsOf(language)['asked-you-unseeing']({ game: info.id }),
    ),
    rows: buttons(button(customId('move', info.id), wordsOf(language)['your-move'](), 'main')),
  }))
  if (told !== 'told') throw new Hopeless('the member sees neither the game nor a direct message')
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
  say: (language: Language) => Screen,
): Promise<'told' | 'closed' | 'not'> {
  const { bot, info, wire } = work
  const language = (await bot.host.people.languageOf(member)) ?? info.language
  try {
    const channel = await wire.directWith(member)
    const isSilent = (await bot.host.clock.resting([member])).length > 0
    await postOnce(work, channel, say(language), `private ${member}`, undefined, [], isSilent)
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
