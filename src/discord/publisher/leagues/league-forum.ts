// The tags of a league's forum: one for each round, so that its tables can be found together. Made when a round is paired, before its
// tables open their posts.
import { z } from 'zod'
import type { ForumPlace, LeagueFault } from '../../../host/leagues/index.ts'
import type { BotContext } from '../../core/context.ts'
import { CODE, isRefusal } from '../../core/faults.ts'
import { codeOf } from '../../core/wire.ts'
import { wordsOf } from '../../words/present.ts'
import { isRefusedStill, type LeagueWork, rememberFor, whyWithout } from './league-work.ts'

/** Tags of a forum at most. https://discord.com/developers/docs/resources/channel */
const MOST_TAGS = 20

/** The tags of the rounds that were looked up in a forum, empty where there could be none; and what was refused. */
const shape = z
  .object({
    forum: z.string().optional(),
    tags: z.record(z.string(), z.string()).default({}),
    refused: z.object({ key: z.string(), at: z.number() }).optional(),
  })
  .catch({ tags: {} })

const recall = async (bot: BotContext, league: string) =>
  shape.parse((await bot.host.leagues.recall(league, 'league-forum')) ?? {})

const keyOf = (season: number, round: number): string => `${season}.${round}`

/** Sees to a tag for the latest round in the forum; why there is none, where there is none. */
export async function updateForum(work: LeagueWork): Promise<{ readonly fault?: LeagueFault }> {
  const { bot, league, fault } = work
  const { forum, season, format } = league
  if (forum === undefined || !season || format === 'queue' || season.paired === 0) return {}
  const known = await recall(bot, league.id)
  const tags = known.forum === forum ? known.tags : {}
  const key = keyOf(season.number, season.paired)
  // What a table found out about the forum since holds until the next round.
  if (tags[key] || isRefusedStill(work, known.refused, key)) return fault ? { fault } : {}
  const name = wordsOf(league.language)['league-round-tag']({ n: season.paired })
  try {
    const tag = await tagNamed(work, forum, name)
    if (tag === undefined) throw new NoRoom()
    await rememberFor(work, 'league-forum', { forum, tags: { ...tags, [key]: tag } })
    return {}
  } catch (error) {
    const why = whyNoTag(error)
    if (!why) throw error
    const refused = { key, at: bot.clock.now().getTime() }
    await rememberFor(work, 'league-forum', { forum, tags: { ...tags, [key]: '' }, refused })
    return { fault: why }
  }
}

class NoRoom extends Error {}

/** Why a round has no tag: the forum is gone or closed to the bot, is full, or the bot may not make any. */
function whyNoTag(error: unknown): LeagueFault | undefined {
  if (error instanceof NoRoom) return 'full'
  const code = codeOf(error)
  if (code === CODE.unknownChannel || code === CODE.missingAccess) return 'refused'
  return whyWithout(error) ?? (isRefusal(error) ? 'refused' : undefined)
}

/** The tag of this name, made where it is missing; nothing where there is no room for it. */
async function tagNamed({ wire }: LeagueWork, forum: string, name: string): Promise<string | undefined> {
  const tags = await wire.tags(forum)
  const there = tags.find((tag) => tag.name === name)
  if (there) return there.id
  return tags.length >= MOST_TAGS ? undefined : wire.addTag(forum, tags, name)
}

/** The tag of a table's round: empty where it has none, `undefined` where it was not looked up yet. */
export async function tagOfRound(
  bot: BotContext,
  { league, forum, season, round }: ForumPlace,
): Promise<string | undefined> {
  if (round === undefined) return ''
  const known = await recall(bot, league)
  return known.forum === forum ? known.tags[keyOf(season, round)] : undefined
}
