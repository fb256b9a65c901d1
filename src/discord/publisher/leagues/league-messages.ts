// Draws a league's older messages anew in which somebody is named who was erased: results, tables that began, ceremonies.
import type { LeagueMessage } from '../../../host/leagues/index.ts'
import { deliveryOf, isUnchangeable } from '../../core/faults.ts'
import { ceremonyPages } from '../../leagues/ceremony.ts'
import { ceremonyPicture } from '../../leagues/ceremony-picture.ts'
import { begunTables, textOf } from './league-tables.ts'
import type { LeagueWork } from './league-work.ts'

/** Draws all that are marked; each is settled once its edit went through, so that a later try goes on from there. */
export async function redrawMessages(work: LeagueWork): Promise<void> {
  const { leagues } = work.bot.host
  for (const message of await leagues.staleMessages(work.league.id)) {
    await redraw(work, message).catch((error: unknown) => {
      // Deleted, or in a channel that the league has left and cannot write in any more.
      const elsewhere = message.channel !== work.league.channel && 'lost' in deliveryOf(error)
      if (!isUnchangeable(error) && !elsewhere) throw error
    })
    await leagues.settleMessage(work.league.id, message.message)
  }
}

async function redraw(work: LeagueWork, known: LeagueMessage): Promise<void> {
  const { kind, season, games, channel, message } = known
  if (kind === 'ceremony') return redrawCeremony(work, known)
  const tables = (await begunTables(work, season)).filter(({ game }) => games.includes(game))
  const inOrder = tables.toSorted((a, b) => games.indexOf(a.game) - games.indexOf(b.game))
  await work.wire.edit(channel, message, { content: textOf(work, kind, inOrder) })
}

/** The picture names members too: it goes at once, and the new one hangs there when it is drawn. */
async function redrawCeremony(work: LeagueWork, { season, page, channel, message }: LeagueMessage) {
  const { bot, wire, league, pictures } = work
  const content = (await ceremonyPages(bot, league, season))[page]
  if (content === undefined) return wire.remove(channel, message)
  await pictures.takeDown(message)
  await wire.edit(channel, message, { content }, true)
  const picture = page === 0 ? await ceremonyPicture(bot, league, season) : undefined
  if (picture) pictures.hang({ channel, message }, picture)
}
