// `/game sitting`: asks the table to play live together for an evening, shows what is agreed, or calls it off.
import type { CommandCall } from '../../src/discord/call/call.ts'
import {
  completedOption,
  gameOption,
  numberOption,
  subcommand,
  textOption,
} from '../../src/discord/call/definition.ts'
import { refusalScreen } from '../../src/discord/call/refusals.ts'
import type { BotContext } from '../../src/discord/core/context.ts'
import { readMoment, suggestZones } from '../../src/discord/input/moment.ts'
import { sittingScreen, sittingText } from '../../src/discord/panels/votes/sitting.ts'
import { proposedText } from '../../src/discord/panels/votes/voting.ts'
import { paragraphs, type Screen } from '../../src/discord/screen/screen.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { zoneNamed } from '../../src/host/clock/index.ts'
import { LONGEST_SITTING } from '../../src/host/sittings/index.ts'
import type { GameInfo } from '../../src/host/table/types.ts'
import { HOUR, readLength } from '../../src/text/length.ts'
import { echo } from '../../src/text/markdown.ts'
import { ownZone } from './own-zone.ts'
import { type Part, withGame } from './part.ts'

const OFF = /^(off|no|none|cancel|取消|關|关|不要)$/i
const USUAL_HOURS = 2

export const sitting: Part = {
  definition: subcommand(
    'sitting',
    'game sitting',
    textOption('when', 'game sitting when', { maxLength: 60 }),
    numberOption('hours', 'game sitting hours', { min: 1, max: LONGEST_SITTING / HOUR }),
    completedOption('zone', 'game sitting zone'),
    gameOption(),
  ),
  slow: true,
  execute: (bot, call) =>
    withGame(bot, call, { mine: true }, (info) => {
      const typed = call.text('when')?.trim() ?? ''
      if (typed === '') return Promise.resolve(sittingScreen(info, call))
      return OFF.test(typed) ? callOff(bot, call, info) : propose(bot, call, info, typed)
    }),
  complete: async (_bot, { typed }) => suggestZones(typed),
}

async function callOff(bot: BotContext, call: CommandCall, { id }: GameInfo): Promise<Screen> {
  const done = await bot.host.sittings.callOff(id, call.person)
  if (!done.ok) return refusalScreen(bot, call, id, done.refusal)
  return { content: wordsOf(call.language)['sitting-called-off']() }
}

async function propose(bot: BotContext, call: CommandCall, { id }: GameInfo, typed: string): Promise<Screen> {
  const words = wordsOf(call.language)
  const named = call.text('zone')
  const zone = named === undefined ? await ownZone(bot, call) : zoneNamed(named)
  if (named !== undefined && zone === undefined)
    return { content: words['quiet-zone']({ text: echo(named) }) }
  const from = readMoment(typed, bot.clock.now().getTime(), zone ?? 'UTC')
  if (from === undefined) return { content: words['sitting-unknown']({ text: echo(typed) }) }
  const until = new Date(from + (call.number('hours') ?? USUAL_HOURS) * HOUR)
  const evening = { kind: 'sitting', from: new Date(from), until } as const
  const done = await bot.host.votes.propose(id, call.person, evening)
  if (!done.ok) return refusalScreen(bot, call, id, done.refusal)
  const { vote, info } = done.value
  // How far away a moment is needs no zone.
  const isGuessed = zone === undefined && readLength(typed) === undefined
  return {
    content: paragraphs(
      vote ? proposedText(vote, call) : sittingText(info, call.language),
      isGuessed && words['sitting-utc'](),
    ),
  }
}
