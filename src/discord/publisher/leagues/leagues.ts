// Posts in a league's channel: its page, drawn in place or posted anew below, notes, and the end of a season.

import { z } from 'zod'
import type { Phrase } from '../../../engine/phrase.ts'
import type { LeagueFault, LeagueInfo, LeaguePosting } from '../../../host/leagues/index.ts'
import type { Delivery } from '../../../host/posts/index.ts'
import { isLost } from '../../../store/lost.ts'
import { clipMarkdown } from '../../../text/clip-markdown.ts'
import type { BotContext } from '../../core/context.ts'
import { deliveryOf, errorFacts, isRefusal, isUnchangeable } from '../../core/faults.ts'
import { guarded, type Posted, type Wire } from '../../core/wire.ts'
import { ceremonyPages } from '../../leagues/ceremony.ts'
import { ceremonyPicture } from '../../leagues/ceremony-picture.ts'
import { pageScreen } from '../../leagues/page.ts'
import { leagueName } from '../../leagues/words.ts'
import { LIMITS } from '../../screen/limits.ts'
import type { Screen } from '../../screen/screen.ts'
import { sayIn } from '../../words/present.ts'
import { updateEvent } from './league-event.ts'
import { updateForum } from './league-forum.ts'
import { redrawMessages } from './league-messages.ts'
import type { LeaguePictures } from './league-pictures.ts'
import { updateRoles } from './league-roles.ts'
import { tellTables } from './league-tables.ts'
import { firstLine, type LeagueWork } from './league-work.ts'

/** Where a league's page is, and the posting that posted it. */
const pageShape = z.object({ channel: z.string(), message: z.string(), by: z.string() })
type Page = z.infer<typeof pageShape>

/** A delivery, where the page is from now on, and what the league has to do without. */
export type LeagueDelivery = Delivery & Done

interface Done {
  readonly page?: unknown
  readonly fault?: LeagueFault
  /** How many threads are open in its server. */
  readonly threads?: number
}

/** Clocks of the bot and of Discord may differ by so much, in milliseconds. */
const CLOCK_ERROR = 10_000

/**
 * Does a league's job.
 * @throws when the connection to the database is lost
 */
export async function tellLeague(
  bot: BotContext,
  wire: Wire,
  pictures: LeaguePictures,
  posting: LeaguePosting,
): Promise<LeagueDelivery> {
  try {
    return { done: true, ...(await performed(bot, wire, pictures, posting)) }
  } catch (error) {
    if (isLost(error)) throw error
    const facts = { league: posting.league.id, job: posting.job.kind, ...errorFacts(error) }
    bot.log.warn(facts, 'a post of a league did not get through')
    return deliveryOf(error)
  }
}

async function performed(
  bot: BotContext,
  wire: Wire,
  pictures: LeaguePictures,
  posting: LeaguePosting,
): Promise<Done> {
  const { job, doubtful, triedAt, fault } = posting
  const work: LeagueWork = {
    bot,
    pictures,
    wire: posting.ours ? guarded(wire, posting.ours) : wire,
    league: (await bot.host.leagues.find(posting.league.id)) ?? posting.league,
    key: `league ${posting.id}`,
    ...((doubtful || triedAt) && { doubtSince: triedAt ?? new Date(0) }),
    ...(fault && { fault }),
  }
  switch (job.kind) {
    case 'league-page':
      return { page: await drawPage(work, pageShape.safeParse(posting.page).data, job.fresh) }
    case 'league-note':
      await tellNote(work, noteText(work.league, job.phrase), job.members)
      return {}
    case 'league-roll':
      await bot.host.leagues.gone(work.league.id, await goneOf(work.wire, work.league, job.members))
      return {}
    case 'league-end':
      await tellCeremony(work, job.season)
      return {}
    case 'league-messages':
      await redrawMessages(work)
      return {}
    case 'league-tables':
      await tellTables(work)
      return {}
    case 'league-event':
      return updateEvent(work)
    case 'league-roles':
      return updateRoles(work)
    case 'league-forum':
      return updateForum(work)
    case 'league-threads':
      return { threads: await work.wire.openThreads(work.league.guild) }
  }
}

/** Which of these members are no longer in the league's server. */
async function goneOf(
  wire: Wire,
  { guild }: LeagueInfo,
  members: readonly string[],
): Promise<readonly string[]> {
  const gone: string[] = []
  for (const member of members) if (!(await wire.isMember(guild, member))) gone.push(member)
  return gone
}

/** Draws the page, and hangs its picture on it as soon as that is drawn; then it says less in words. */
async function drawPage(work: LeagueWork, known: Page | undefined, fresh: boolean): Promise<Page> {
  const { bot, league, pictures } = work
  const screen = await pageScreen(bot, league)
  const { illustration } = screen
  if (!illustration) return placePage(work, screen, known, fresh)
  const { picture, content } = illustration
  const beside = { ...screen, content }
  const isShown = known !== undefined && !fresh && pictures.carries(known.message, picture)
  const page = await placePage(work, isShown ? beside : screen, known, fresh)
  pictures.hang(page, picture, beside)
  return page
}

/** Draws the page where it is; posts it below where it is gone, or where a fresh one is asked for. */
async function placePage(
  work: LeagueWork,
  screen: Screen,
  known: Page | undefined,
  fresh: boolean,
): Promise<Page> {
  const { wire, league, key, pictures } = work
  if (known && known.channel === league.channel && (!fresh || known.by === key)) {
    try {
      if (!screen.illustration) await pictures.takeDown(known.message)
      await wire.edit(known.channel, known.message, screen, screen.illustration === undefined)
      return known
    } catch (error) {
      if (!isUnchangeable(error)) throw error
    }
  }
  const isPage = (posted: Posted) => posted.id !== known?.message && firstLine(posted) === firstLine(screen)
  const found = await earlier(work, isPage)
  if (found) await wire.edit(league.channel, found.id, screen)
  const posted =
    found ?? (await wire.post(league.channel, screen, `${key}/page after ${known?.message ?? ''}`))
  await pin(work, posted.id)
  if (known && known.message !== posted.id) await removeOld(work, known)
  return { channel: league.channel, message: posted.id, by: key }
}

/** Pins the page, so that it is found from anywhere; good to have, and nothing more where it is not allowed. */
async function pin({ bot, wire, league }: LeagueWork, message: string): Promise<void> {
  try {
    await wire.pin(league.channel, message)
  } catch (error) {
    // What may pass later is tried again, with the page.
    if (!isRefusal(error)) throw error
    bot.log.info({ league: league.id, ...errorFacts(error) }, 'the page of a league could not be pinned')
  }
}

/** One page has buttons, and only the latest. What is gone, or out of reach, needs no tidying. */
async function removeOld({ wire }: LeagueWork, { channel, message }: Page): Promise<void> {
  try {
    await wire.remove(channel, message)
  } catch (error) {
    if (!isUnchangeable(error) && !('lost' in deliveryOf(error))) throw error
  }
}

/** Members mentioned in one message; Discord takes a hundred, and their ids take room. */
const MENTIONED = 50

/** What a league notes, under its name: a channel may hold several. */
const noteText = (league: LeagueInfo, phrase: Phrase): string =>
  `${leagueName(league)} · ${sayIn(league.language, phrase)}`

/** Says something to these members; where they are many, in several messages. */
async function tellNote(work: LeagueWork, text: string, members: readonly string[]): Promise<void> {
  const groups = Array.from({ length: Math.max(1, Math.ceil(members.length / MENTIONED)) }, (_, index) =>
    members.slice(index * MENTIONED, (index + 1) * MENTIONED),
  )
  for (const [index, group] of groups.entries()) {
    const mentions = group.map((member) => `<@${member}>`).join(' ')
    const content = clipMarkdown(mentions ? `${mentions} ${text}` : text, LIMITS.content)
    await postOnce(work, { content }, `note ${index}`, group)
  }
}

/** Posts the final ceremony of a season; its picture hangs on the first of its messages. */
async function tellCeremony(work: LeagueWork, season: number): Promise<void> {
  const { bot, league, pictures } = work
  const picture = await ceremonyPicture(bot, league, season)
  for (const [index, content] of (await ceremonyPages(bot, league, season)).entries()) {
    const { id } = await postOnce(work, { content }, `page ${index}`)
    const { channel } = league
    const kept = { message: id, channel, kind: 'ceremony', season, games: [], page: index } as const
    await bot.host.leagues.saveMessage(league.id, kept)
    if (index === 0 && picture) pictures.hang({ channel, message: id }, picture)
  }
}

/** Posts a screen at most once: a doubtful one is looked for among the bot's own latest messages first. */
async function postOnce(
  work: LeagueWork,
  screen: Screen,
  part: string,
  mention: readonly string[] = [],
): Promise<Posted> {
  const { wire, league, key } = work
  const isSame = ({ content }: Posted) => content === screen.content.trim()
  return (await earlier(work, isSame)) ?? (await wire.post(league.channel, screen, `${key}/${part}`, mention))
}

/** What an earlier try of the same posted, if it did. */
async function earlier(
  { wire, league, doubtSince }: LeagueWork,
  isSame: (posted: Posted) => boolean,
): Promise<Posted | undefined> {
  if (!doubtSince) return undefined
  const since = doubtSince.getTime() - CLOCK_ERROR
  return (await wire.recent(league.channel)).find((posted) => posted.at.getTime() >= since && isSame(posted))
}
