// `/me quiet`: the hours of every day in which a member's clocks are paused.
import type { CommandCall } from '../../src/discord/call/call.ts'
import { completedOption, subcommand, textOption } from '../../src/discord/call/definition.ts'
import { readTimeOfDay, suggestZones, timeOfDay } from '../../src/discord/input/moment.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { LONGEST_QUIET, type Quiet, zoneNamed, zoneShown } from '../../src/host/clock/index.ts'
import { MINUTE } from '../../src/text/length.ts'
import { echo } from '../../src/text/markdown.ts'
import type { Part } from '../game/part.ts'

const OFF = /^(off|no|none|關|关|無|无|不要)$/i

export const quiet: Part = {
  definition: subcommand(
    'quiet',
    'me quiet',
    textOption('from', 'me quiet from', { maxLength: 20 }),
    textOption('to', 'me quiet to', { maxLength: 20 }),
    completedOption('zone', 'me quiet zone'),
  ),
  async execute({ host }, call) {
    const words = wordsOf(call.language)
    const before = (await host.clock.timesOf(call.person.id)).quiet
    const typed = ['from', 'to', 'zone'].some((option) => call.text(option) !== undefined)
    const wanted = typed ? readQuiet(call, before) : before
    if (typeof wanted === 'string') return { content: wanted }
    if (typed) await host.clock.setQuiet(call.person, wanted)
    if (!wanted) return { content: words['quiet-none']() }
    const { from, to, zone } = wanted
    return { content: words['quiet-is']({ from: timeOfDay(from), to: timeOfDay(to), zone: zoneShown(zone) }) }
  },
  complete: async (_bot, { typed }) => suggestZones(typed),
}

/** The quiet hours that were typed, what is left out as it was; a text says what is wrong with them. */
function readQuiet(call: CommandCall, before: Quiet | undefined): Quiet | string | undefined {
  const words = wordsOf(call.language)
  const shown = (option: string) => ({ text: echo(call.text(option) ?? '') })
  if (OFF.test(call.text('from')?.trim() ?? '')) return undefined
  const time = (option: 'from' | 'to') => {
    const typed = call.text(option)
    return typed === undefined ? before?.[option] : (readTimeOfDay(typed) ?? NaN)
  }
  const [from, to] = [time('from'), time('to')]
  if (Number.isNaN(from)) return words['quiet-time'](shown('from'))
  if (Number.isNaN(to)) return words['quiet-time'](shown('to'))
  if (from === undefined || to === undefined) return words['quiet-both']()
  if (((to - from + 1440) % 1440) * MINUTE > LONGEST_QUIET) return words['quiet-long']()
  const named = call.text('zone')
  const zone = named === undefined ? before?.zone : zoneNamed(named)
  if (zone === undefined) return named ? words['quiet-zone'](shown('zone')) : words['quiet-zone-missing']()
  return from === to ? undefined : { from, to, zone }
}
