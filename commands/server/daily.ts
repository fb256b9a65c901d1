// `/server daily`: posts a position every day in the channel where it is typed, at a time of day, or no more.
import { type CommandCall, languageOfTables } from '../../src/discord/call/call.ts'
import { completedOption, subcommand, textOption } from '../../src/discord/call/definition.ts'
import type { BotContext } from '../../src/discord/core/context.ts'
import { readTimeOfDay, suggestZones, timeOfDay } from '../../src/discord/input/moment.ts'
import { serverToSet } from '../../src/discord/input/server-to-set.ts'
import { paragraphs, type Screen } from '../../src/discord/screen/screen.ts'
import { missingIn } from '../../src/discord/words/permissions.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { moment } from '../../src/discord/words/time.ts'
import { zoneNamed, zoneShown } from '../../src/host/clock/index.ts'
import type { ServerSettings } from '../../src/host/settings/index.ts'
import { echo } from '../../src/text/markdown.ts'
import type { Part } from '../game/part.ts'

const OFF = /^(off|no|none|關|关|無|无|不要)$/i

export const serverDaily: Part = {
  definition: subcommand(
    'daily',
    'server daily',
    textOption('time', 'server daily time', { maxLength: 20 }),
    completedOption('zone', 'server daily zone'),
  ),
  slow: true,
  async execute(bot, call) {
    const allowed = serverToSet(call)
    if ('problem' in allowed) return { content: allowed.problem }
    const before = (await bot.host.settings.server(allowed.guild)).daily
    const typed = call.text('time')?.trim() ?? call.text('zone')
    if (typed === undefined) return screenOf(call, before)
    const wished = OFF.test(call.text('time')?.trim() ?? '') ? undefined : await readDaily(bot, call, before)
    if (typeof wished === 'string') return { content: wished }
    return screenOf(call, wished, await bot.host.daily.setDaily(allowed.guild, wished))
  },
  complete: async (_bot, { typed }) => suggestZones(typed),
}

type Daily = NonNullable<ServerSettings['daily']>

/** What was typed, and what is left out as it was; a text says what is wrong with it. */
async function readDaily(bot: BotContext, call: CommandCall, before?: Daily): Promise<Daily | string> {
  const words = wordsOf(call.language)
  const time = call.text('time')
  const at = time === undefined ? before?.at : readTimeOfDay(time)
  if (at === undefined) return words['daily-time']({ text: echo(time ?? '') })
  const named = call.text('zone')
  const own = (await bot.host.clock.timesOf(call.person.id)).quiet?.zone
  const zone = named === undefined ? (before?.zone ?? own ?? 'UTC') : zoneNamed(named)
  if (zone === undefined) return words['quiet-zone']({ text: echo(named ?? '') })
  if (missingIn(call.botMayDo, call.place).some(({ vital }) => vital)) return words['daily-lacks']()
  return { channel: call.channel, at, zone, language: await languageOfTables(bot, call) }
}

function screenOf({ language }: CommandCall, daily: Daily | undefined, first?: Date): Screen {
  const words = wordsOf(language)
  if (!daily) return { content: words['daily-unset']() }
  const { channel, at, zone } = daily
  const said = { channel: `<#${channel}>`, time: timeOfDay(at), zone: zoneShown(zone) }
  return {
    content: paragraphs(
      words['daily-set'](said),
      first && words['daily-first']({ when: moment(first, 'R') }),
    ),
  }
}
