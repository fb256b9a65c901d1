// Draws members' private dashboards: edited in place while that is cheap, laid out anew below, without a sound, when a message
// has grown old and something new waits. https://discord.com/developers/docs/resources/message#edit-message

import { z } from 'zod'
import type { DashboardDelivery, DashboardPosting } from '../../host/dashboard/index.ts'
import type { BotContext } from '../core/context.ts'
import { CODE, isPastRemoving, isUnchangeable } from '../core/faults.ts'
import { codeOf, type Wire } from '../core/wire.ts'
import { dashboardClosed, dashboardTest, drawDashboard } from '../panels/member/dashboard.ts'
import type { Screen } from '../screen/screen.ts'
import { wordsOf } from '../words/present.ts'
import { CLOCK_ERROR, directFault } from './direct-fault.ts'

/** Messages older than an hour may be edited rarely only, so one older than this is laid out anew (milliseconds). */
const YOUNG = 45 * 60_000
/** How long an old one rests between edits, in milliseconds. */
const OLD_REST = 6_000

const shownShape = z.object({ tokens: z.array(z.string()) }).catch({ tokens: [] })

/**
 * Draws a dashboard as its member's games stand now.
 * @throws when the connection to the database is lost
 */
export async function updateDashboard(
  bot: BotContext,
  wire: Wire,
  posting: DashboardPosting,
): Promise<DashboardDelivery> {
  try {
    return await drawn(bot, wire, posting)
  } catch (error) {
    return directFault(bot, error, 'a dashboard could not be drawn')
  }
}

async function drawn(bot: BotContext, wire: Wire, posting: DashboardPosting): Promise<DashboardDelivery> {
  const { member, status, at } = posting
  const language = (await bot.host.people.languageOf(member)) ?? posting.language
  const who = { person: { id: member, name: '' }, language }
  if (status === 'closing') {
    if (at) await wire.edit(at.channel, at.message, dashboardClosed(who)).catch(unlessGone)
    return { done: true, shown: {} }
  }
  if (status === 'asked')
    return { done: true, at: at ?? (await post(wire, posting, dashboardTest(who), who)), shown: {} }
  const { screen, tokens } = await drawDashboard(bot, who, posting.chosen)
  const known = shownShape.parse(posting.shown).tokens
  const isOld = at !== undefined && bot.clock.now().getTime() - at.postedAt.getTime() > YOUNG
  const isNews = tokens.some((token) => !known.includes(token))
  if (at && !(isOld && isNews)) {
    try {
      await wire.edit(at.channel, at.message, screen)
      return { done: true, at, shown: { tokens }, ...(isOld && { restMs: OLD_REST }) }
    } catch (error) {
      if (!isUnchangeable(error)) throw error
    }
  }
  const fresh = await post(wire, posting, screen, who)
  if (at && at.message !== fresh.message) await wire.remove(at.channel, at.message).catch(unlessGone)
  return { done: true, at: fresh, shown: { tokens } }
}

/** Posts a dashboard's message at most once: a doubtful one is looked up among the bot's own latest messages first. */
async function post(
  wire: Wire,
  { key, member, status, at, doubtSince }: DashboardPosting,
  screen: Screen,
  { language }: { readonly language: Parameters<typeof wordsOf>[0] },
): Promise<NonNullable<DashboardPosting['at']>> {
  const channel = at?.channel ?? (await wire.directWith(member))
  const title = `**${wordsOf(language)['dashboard-title']()}**`
  const since = doubtSince && doubtSince.getTime() - CLOCK_ERROR
  const found =
    since === undefined
      ? undefined
      : (await wire.recent(channel)).find(
          (each) => each.id !== at?.message && each.at.getTime() >= since && each.content.startsWith(title),
        )
  if (found) await wire.edit(channel, found.id, screen)
  // The first one is heard; those that take its place make no sound.
  const name = `dashboard ${key} after ${at?.message ?? ''}`
  const posted = found ?? (await wire.post(channel, screen, name, [], status === 'open'))
  return { channel, message: posted.id, postedAt: posted.at }
}

/** What is gone, or can no longer be reached, needs no tidying. */
function unlessGone(error: unknown): void {
  if (!isPastRemoving(error) && codeOf(error) !== CODE.unknownChannel) throw error
}
