// The event of a table's sitting in the server's calendar: there from its agreement, gone where it is not held or ends early.
import { z } from 'zod'
import type { SittingInfo } from '../../host/sittings/index.ts'
import { errorFacts } from '../core/faults.ts'
import type { CalendarEvent } from '../core/guild-wire.ts'
import { addressOf, wordsOf } from '../words/present.ts'
import { whyWithout } from './leagues/league-work.ts'
import { changeEvent, removeEvent } from './work/calendar.ts'
import type { Work } from './work/job.ts'

/** The event that is there: its id, and when it begins and ends. */
const shape = z.object({ id: z.string(), from: z.number(), until: z.number() }).nullable().catch(null)
type Known = z.infer<typeof shape>

/** Makes the calendar say what the table has agreed on. Without the permission the table goes without. */
export async function updateSitting(work: Work): Promise<void> {
  const { bot, posts, wire, info } = work
  const known = shape.parse(posts.find('event')?.data)
  const { sitting } = info
  const now = bot.clock.now().getTime()
  try {
    const isSame = known?.from === sitting?.from.getTime() && known?.until === sitting?.until.getTime()
    if (known && isSame) return
    if (known) {
      if (known.until > now) await removeEvent(wire, info.guild, known.id)
      await remember(work, null)
    }
    // Discord takes no event that has begun.
    if (sitting && sitting.from.getTime() > now) await put(work, sitting)
  } catch (error) {
    if (!whyWithout(error)) throw error
    bot.log.info({ game: info.id, ...errorFacts(error) }, 'a sitting has no event in the calendar')
  }
}

async function put(work: Work, sitting: SittingInfo): Promise<void> {
  const { wire, info } = work
  const wanted = eventOf(work, sitting)
  // One that was made and not noted is known by its last line.
  const found = (await wire.events(info.guild)).find(({ about }) => about.endsWith(markOf(work)))
  const id = found && (await changeEvent(wire, info.guild, found.id, wanted))
  await remember(work, {
    id: id ?? (await wire.addEvent(info.guild, wanted)),
    from: sitting.from.getTime(),
    until: sitting.until.getTime(),
  })
}

function eventOf(work: Work, { from, until }: SittingInfo): CalendarEvent {
  const { info, title, channel } = work
  const words = wordsOf(info.language)
  const game = title.words[info.language].title
  return {
    name: words['sitting-event']({ game }),
    about: `${words['sitting-event-about']({ game, n: info.players.length })}\n${markOf(work)}`,
    place: addressOf(info.guild, channel),
    start: from,
    end: until,
  }
}

const markOf = ({ info }: Work): string => `/game clock game:${info.id}`

/** Remembers the event; asks first whether it is still this process's to do. */
function remember({ bot, posts, wire, info }: Work, known: Known): Promise<void> {
  // Touching a guarded wire throws where another process has the job by now.
  void wire.post
  const message = known?.id ?? '0'
  return posts.save({ kind: 'event', channel: info.guild, message, postedAt: bot.clock.now(), data: known })
}
