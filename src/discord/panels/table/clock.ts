// Every seat's clock on one screen.

import type { ShownClock } from '../../../host/clock/index.ts'
import type { GameInfo } from '../../../host/table/types.ts'
import type { Language } from '../../../text/language.ts'
import { lengthText } from '../../../text/length.ts'
import type { Call } from '../../call/call.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { paceText } from '../../input/pace.ts'
import { paragraphs, type Screen } from '../../screen/screen.ts'
import { gameName, seatName, wordsOf } from '../../words/present.ts'
import { moment } from '../../words/time.ts'
import { sittingText } from '../votes/sitting.ts'

/** A table's pace and the clocks of its members. */
export async function clockScreen(bot: BotContext, { language }: Call, info: GameInfo): Promise<Screen> {
  const clocks = await bot.host.clock.ofGame(info.id)
  const lines = clocks?.map((clock) => clockLine(info, clock, language)) ?? []
  return {
    content: paragraphs(
      gameName(titleOf(bot, info), info, language),
      paceText(info.pace, language),
      sittingText(info, language),
      lines.length > 0 ? lines.join('\n') : wordsOf(language)['clock-none'](),
    ),
  }
}

function clockLine(info: GameInfo, clock: ShownClock, language: Language): string {
  const words = wordsOf(language)
  const long = (ms: number) => lengthText(ms, language)
  const { left, until, back, bank, vacation, answers, misses } = clock
  const decisions = answers + misses
  const parts = [
    until && words['clock-until']({ when: moment(until, 'R'), at: moment(until, 'f') }),
    left !== undefined && !until && words['clock-paused']({ length: long(left) }),
    clock.reaction && words['clock-reaction'](),
    back && words['clock-back']({ when: moment(back, 'D') }),
    words['clock-bank']({ length: long(bank) }),
    info.pace.away > 0 && words['clock-vacation']({ length: long(vacation) }),
    decisions > 0 &&
      words['clock-record']({ percent: Math.round((100 * answers) / decisions), n: decisions }),
  ]
  return `${clock.seat + 1} ${seatName(info, clock.seat)} · ${parts.filter(Boolean).join(' · ')}`
}
