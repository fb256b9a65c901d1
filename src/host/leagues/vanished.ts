// Removes erased members from seasons, and lets members who vanished without notice sit out one.
import { entriesOf, saveEntry } from '../../store/league-rounds.ts'
import { leagueMembers, saveLeagueMember } from '../../store/leagues.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import type { Campaign } from './campaign.ts'
import { type Changing, nameOf, note } from './changing.ts'
import { playersOf } from './table-players.ts'

const say = sayer<typeof en>('bot')

/**
 * A member whose last finished table was played by a computer because they were away sits out the season after this one.
 * Who gave a seat up in the open has paid with the points, and may enter.
 */
export async function sitOutWhoVanished(league: Changing, campaign: Campaign): Promise<void> {
  const { tx, row, season } = league
  const last = new Map<number, boolean>()
  const ended = campaign.tables
    .filter(({ status }) => status === 'ended')
    .sort((a, b) => (a.endedAt?.getTime() ?? 0) - (b.endedAt?.getTime() ?? 0))
  // Who has handed a seat over is not who vanished from it.
  for (const table of ended)
    for (const { player, away, left, successor } of playersOf(table))
      last.set(left ? (successor ?? player) : player, away === true)
  for (const member of await leagueMembers(tx, row.id)) {
    if (last.get(member.number) !== true) continue
    await saveLeagueMember(tx, { ...member, sitsOutTo: season.season + 2 })
    await note(league, say('league-act-vanished', { member: await nameOf(tx, member) }))
  }
}

/** Erased members have left the season: nobody can be seated for them. */
export async function letGoErased({ tx, row, season }: Changing): Promise<void> {
  const erased = (await leagueMembers(tx, row.id))
    .filter(({ member }) => member === null)
    .map(({ number }) => number)
  for (const entry of await entriesOf(tx, row.id, season.season))
    if (erased.includes(entry.number) && (entry.status === 'in' || entry.status === 'waiting'))
      await saveEntry(tx, { ...entry, status: 'withdrawn' })
}
