// What somebody follows: the list, following from a button, and no more by a menu or a button.

import { zoneShown } from '../../../host/clock/index.ts'
import type { Following, Target } from '../../../host/following/index.ts'
import { escapeMarkdown } from '../../../text/markdown.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { mayKnow } from '../../input/find-game.ts'
import { timeOfDay } from '../../input/moment.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs, type Screen, select } from '../../screen/screen.ts'
import { channelOf, gameLink, wordsOf } from '../../words/present.ts'

/** What somebody follows, with a menu that ends it; `note` comes first. */
export async function followingScreen(
  bot: BotContext,
  { language }: Pick<Call, 'language'>,
  following: Following | undefined,
  note?: string,
): Promise<Screen> {
  const words = wordsOf(language)
  if (!following) return { content: paragraphs(note, words['follow-none']()) }
  const { games, members, at, zone, paused } = following
  const known = games.filter(({ title }) => bot.titles[title])
  const lines = await Promise.all(known.map((info) => gameLink(bot, titleOf(bot, info), info, language)))
  const names = members.map(({ name }) => words['follow-member']({ name: `**${escapeMarkdown(name)}**` }))
  const options = [
    ...known.map(({ id, title }) => ({
      label: words['thread-name']({ title: bot.titles[title]?.words[language].title ?? '', game: id }),
      value: `game ${id}`,
    })),
    ...members.map(({ id, name }) => ({ label: name, value: `member ${id}` })),
  ]
  return {
    content: paragraphs(
      note,
      words['follow-head']({ time: timeOfDay(at), zone: zoneShown(zone) }),
      ...[...lines, ...names].map((line) => `- ${line}`),
      paused && `⚠ ${words['follow-paused']()}`,
    ),
    rows: [
      ...(options.length > 0 ? [select(customId('follow-drop'), words['follow-drop'](), options)] : []),
      ...buttons(
        paused ? button(customId('follow-resume'), words['follow-resume'](), 'go') : undefined,
        button(customId('follow-stop', 'all'), words['follow-stop-all']()),
      ),
    ],
  }
}

/** Somebody follows something from now on; a table only where they can see it. */
export async function followScreen(bot: BotContext, call: Call, target: Target): Promise<Screen> {
  const game = 'game' in target ? target.game : undefined
  const info = game === undefined ? undefined : await bot.host.games.info(game)
  if (info && !(await mayFollow(bot, call, info)))
    return { content: wordsOf(call.language)['follow-unseen']() }
  const { language, person } = call
  const done = await bot.host.following.follow(person, { target, language })
  if (!done.ok) return refusalScreen(bot, call, game, done.refusal)
  return followingScreen(bot, call, done.value)
}

/** Whether somebody sees where a table is played; where that cannot be looked up it is looked up before they are told. */
async function mayFollow(bot: BotContext, call: Call, info: Parameters<typeof mayKnow>[0]): Promise<boolean> {
  if (!mayKnow(info, call)) return false
  try {
    return (await bot.servers.sees(info.guild, channelOf(info), call.person.id)) === true
  } catch {
    return true
  }
}

const list = async (bot: BotContext, call: PanelCall): Promise<Reply> => ({
  screen: await followingScreen(bot, call, await bot.host.following.of(call.person.id)),
  fresh: true,
})

const follow = async (bot: BotContext, call: PanelCall): Promise<Reply> => ({
  screen: await followScreen(bot, call, { game: call.parts[0] ?? '' }),
  fresh: true,
})

/** What is left once something is followed no more. */
async function stopped(bot: BotContext, call: PanelCall, target: Target | 'all'): Promise<Screen> {
  const left = await bot.host.following.unfollow(call.person, target)
  if (left) return followingScreen(bot, call, left)
  return { content: wordsOf(call.language)['follow-stopped']() }
}

/** The target that a menu or button names; nothing in it is trusted. */
function targetOf(kind: string | undefined, id: string | undefined): Target | undefined {
  if (!id) return undefined
  return kind === 'game' ? { game: id } : kind === 'member' ? { member: id } : undefined
}

async function drop(bot: BotContext, call: PanelCall): Promise<Reply> {
  const target = targetOf(...((call.values[0] ?? '').split(' ') as [string, string?]))
  if (!target) return { screen: { content: wordsOf(call.language)['unknown-button']() } }
  return { screen: await stopped(bot, call, target) }
}

/** From the message: the table it is about, else a question which; from the list: everything. */
async function stop(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [kind, id] = call.parts
  if (kind === 'all') return { screen: await stopped(bot, call, 'all') }
  const target = targetOf(kind, id)
  if (target) return { screen: await stopped(bot, call, target), fresh: true }
  return list(bot, call)
}

const resume = async (bot: BotContext, call: PanelCall): Promise<Reply> => ({
  screen: await followingScreen(bot, call, await bot.host.following.setTime(call.person, {})),
})

/** By verb: following. */
export const FOLLOWING = {
  follow: { run: follow, slow: true },
  'follow-list': { run: list, game: async () => undefined },
  'follow-drop': { run: drop, slow: true, game: async () => undefined },
  'follow-stop': { run: stop, slow: true, game: async () => undefined },
  'follow-resume': { run: resume, slow: true, game: async () => undefined },
} satisfies Record<string, Panel>
