// `/history follow`: a private message a day about a table, or about a member who allows it; without either, what one follows.
import type { CommandCall } from '../../src/discord/call/call.ts'
import {
  completedOption,
  gameOption,
  memberOption,
  subcommand,
  textOption,
} from '../../src/discord/call/definition.ts'
import type { BotContext } from '../../src/discord/core/context.ts'
import { findGame } from '../../src/discord/input/find-game.ts'
import { readTimeOfDay } from '../../src/discord/input/moment.ts'
import { followingScreen, followScreen } from '../../src/discord/panels/member/following.ts'
import type { Screen } from '../../src/discord/screen/screen.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import { zoneNamed } from '../../src/host/clock/index.ts'
import type { DigestTime } from '../../src/host/following/index.ts'
import { echo } from '../../src/text/markdown.ts'
import type { Part } from '../game/part.ts'

export const follow: Part = {
  definition: subcommand(
    'follow',
    'history follow',
    gameOption(),
    memberOption('member', 'history follow member', { required: false }),
    textOption('at', 'history follow at', { maxLength: 20 }),
    completedOption('zone', 'history follow zone'),
  ),
  slow: true,
  async execute(bot, call) {
    const words = wordsOf(call.language)
    const [named, member] = [call.text('game')?.trim(), call.user('member')]
    if (named && member) return { content: words['follow-both']() }
    const time = readTime(call)
    if (typeof time === 'string') return { content: time }
    const setTime = () => time && bot.host.following.setTime(call.person, time)
    // A time alone is for what they follow already.
    const before = named || member ? undefined : await setTime()
    if (before) return followingScreen(bot, call, before)
    const screen = await followed(bot, call, { named, member: member?.id })
    const following = await setTime()
    return following ? followingScreen(bot, call, following) : screen
  },
}

/** Follows what is named, else the table that is played here; the list where none is. */
async function followed(
  bot: BotContext,
  call: CommandCall,
  { named, member }: { readonly named: string | undefined; readonly member: string | undefined },
): Promise<Screen> {
  if (member !== undefined) return followScreen(bot, call, { member })
  const found = await findGame(bot, call, { named })
  if ('info' in found) return followScreen(bot, call, { game: found.info.id })
  if (named) return { content: found.problem }
  return followingScreen(bot, call, await bot.host.following.of(call.person.id))
}

/** The time that was typed, if one was; a text says what is wrong with it. */
function readTime(call: CommandCall): Partial<DigestTime> | string | undefined {
  const words = wordsOf(call.language)
  const [typed, named] = [call.text('at'), call.text('zone')]
  if (typed === undefined && named === undefined) return undefined
  const at = typed === undefined ? undefined : readTimeOfDay(typed)
  if (typed !== undefined && at === undefined) return words['follow-time']({ text: echo(typed) })
  const zone = named === undefined ? undefined : zoneNamed(named)
  if (named !== undefined && zone === undefined) return words['quiet-zone']({ text: echo(named) })
  return { ...(at !== undefined && { at }), ...(zone !== undefined && { zone }) }
}
