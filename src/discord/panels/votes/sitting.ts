// Sittings as people see them: the question a table votes on, how an agreed one stands, and the button that calls it off.
import type { GameInfo } from '../../../host/table/types.ts'
import type { VoteInfo } from '../../../host/votes/index.ts'
import type { Language } from '../../../text/language.ts'
import { lengthText } from '../../../text/length.ts'
import type { PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import type { BotContext } from '../../core/context.ts'
import { speedText, usualPace } from '../../input/pace.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, type Screen } from '../../screen/screen.ts'
import { wordsOf } from '../../words/present.ts'
import { moment } from '../../words/time.ts'

/** What a table is asked. */
export function sittingQuestion({ evening, game: { language } }: VoteInfo, who: string): string {
  if (!evening) throw new Error('a sitting has its times')
  const { from, until } = evening
  return wordsOf(language)['vote-sitting']({
    who,
    when: moment(from, 'f'),
    until: moment(until, 't'),
    far: moment(from, 'R'),
    each: lengthText(usualPace('live').cap, language),
  })
}

/** The sitting that a table has agreed on, or is in; nothing where there is none. */
export function sittingText({ sitting }: GameInfo, language: Language): string | undefined {
  if (!sitting) return undefined
  const { from, until, own } = sitting
  const words = wordsOf(language)
  if (own) return words['sitting-now']({ until: moment(until, 't'), pace: speedText(own, language) })
  const times = { when: moment(from, 'f'), until: moment(until, 't'), far: moment(from, 'R') }
  return words['sitting-ahead'](times)
}

/** How a game's sitting stands, with the button for those who sit there while it may be called off. */
export function sittingScreen(info: GameInfo, { language }: Pick<PanelCall, 'language'>): Screen {
  const words = wordsOf(language)
  const isAhead = info.sitting !== undefined && info.sitting.own === undefined
  return {
    content: sittingText(info, language) ?? words['sitting-none'](),
    rows: isAhead ? buttons(button(customId('sittingoff', info.id), words['sitting-call-off']())) : [],
  }
}

async function callOff(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const done = await bot.host.sittings.callOff(game, call.person)
  if (!done.ok) return { screen: await refusalScreen(bot, call, game, done.refusal) }
  return { screen: { content: wordsOf(call.language)['sitting-called-off']() } }
}

/** By verb: the button that calls a sitting off. */
export const SITTING = { sittingoff: { run: callOff, slow: true } } satisfies Record<string, Panel>
