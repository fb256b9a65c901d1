// Moments and deadlines as Discord shows them: in each reader's own zone and language.
// https://discord.com/developers/docs/reference#message-formatting-timestamp-styles
import type { Seat } from '../../engine/phrase.ts'
import type { Deadline, GameInfo } from '../../host/table/types.ts'
import type { Language } from '../../text/language.ts'
import { listText } from '../../text/render.ts'
import { seatName, seatNames, wordsOf } from './present.ts'

/** A moment: `R` says how far it is, `D` the day, `d` the day in figures, `t` the time, `f` day and time. */
export const moment = (at: Date, style: 'R' | 'D' | 'd' | 't' | 'f'): string =>
  `<t:${Math.floor(at.getTime() / 1000)}:${style}>`

/** When the time of these seats is out, and who of them is away; empty where no clock runs. */
export function deadlineText(
  info: GameInfo,
  deadlines: readonly Deadline[],
  seats: readonly Seat[],
  language: Language,
): string {
  const own = deadlines.filter(({ seat }) => seats.includes(seat))
  const timed = own.flatMap(({ seat, until }) => (until ? [{ seat, when: moment(until, 'R') }] : []))
  const ends = [...new Set(timed.map(({ when }) => when))].map((when) => {
    const same = timed.filter((each) => each.when === when).map(({ seat }) => seat)
    return same.length === seats.length ? `⏳ ${when}` : `⏳ ${seatNames(info, same, language)} ${when}`
  })
  const back = own.flatMap(({ seat, back: at }) =>
    at ? [wordsOf(language)['back-on']({ who: seatName(info, seat), when: moment(at, 'D') })] : [],
  )
  return [...ends, ...(back.length > 0 ? [listText(back, language)] : [])].join(' · ')
}
