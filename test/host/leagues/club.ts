// A club with a league: members by the dozen, who play their tables of the smallest game whenever they are told to.
import { expect } from 'vitest'
import { readLeague } from '../../../scripts/league/verify/file.ts'
import { verifyLeague } from '../../../scripts/league/verify/verify.ts'
import type { LeagueCall, LeagueInfo, LeagueTableInfo } from '../../../src/host/leagues/index.ts'
import type { Person } from '../../../src/host/table/types.ts'
import type { LeagueFile } from '../../../src/league/export-file.ts'
import type { Store } from '../../../src/store/open.ts'
import { highCard, highCardTitle } from '../../support/example-game.ts'
import { answerAs, granted, hostOn } from '../../support/host-table.ts'

export const DAY = 86_400_000

/** The smallest game with one round: each table takes one answer of each of its members. */
const oneCardTitle: typeof highCardTitle = {
  ...highCardTitle,
  game: {
    ...highCard,
    id: 'one-card',
    outcome: (state) => (state.round > 1 ? highCard.outcome({ ...state, round: 4 }) : undefined),
  },
}

/** The nth member. */
export const member = (n: number): Person => ({
  id: `2000000000000${String(n).padStart(5, '0')}`,
  name: `Member ${n}`,
})

/** An organiser with a reason. */
export const organiser = (reason = 'as agreed') => ({ person: member(0), reason })

/** A host on which clubs play. */
export const clubHost = (store: Store) => hostOn(store, { 'one-card': oneCardTitle })

/** A host with a league on it. */
export async function clubOn(store: Store, more: Partial<LeagueCall> = {}, members = 0) {
  const at = clubHost(store)
  await at.host.begin(at.publisher)
  const league = granted(
    await at.host.leagues.create({
      name: 'Spring',
      format: 'season',
      title: 'one-card',
      seats: 4,
      language: 'en',
      guild: 'guild',
      channel: 'channel',
      person: member(0),
      ...more,
    }),
  )
  const club = new Club(at, league)
  for (let n = 1; n <= members; n++) await club.enter(n)
  return club
}

export class Club {
  readonly at: ReturnType<typeof hostOn>
  readonly id: string
  constructor(at: ReturnType<typeof hostOn>, league: LeagueInfo) {
    this.at = at
    this.id = league.id
  }

  get leagues() {
    return this.at.host.leagues
  }

  async enter(n: number, limit?: number) {
    return granted(await this.leagues.join(this.id, member(n), limit))
  }

  async info(): Promise<LeagueInfo> {
    const info = await this.leagues.find(this.id)
    if (!info) throw new Error('the league is gone')
    return info
  }

  /** Lets days pass at once, and everything that falls due. */
  async pass(days: number): Promise<void> {
    await this.at.host.runDue() // what was to be posted is
    await this.passAtOnce(days)
  }

  /** The same where nothing is left to be posted. */
  async passAtOnce(days: number): Promise<void> {
    this.at.pass(days * DAY)
    for (let looks = 0; looks < 2; looks++) await this.at.host.runDue()
  }

  async tables(season?: number): Promise<readonly LeagueTableInfo[]> {
    const schedule = await this.leagues.schedule(this.id, season)
    return schedule?.rounds.flatMap(({ tables }) => tables) ?? []
  }

  /** Lets the members of all running tables, or of one, play to the end. */
  async play(only?: string): Promise<void> {
    const running = (await this.tables()).filter(
      ({ status, game }) => status === 'running' && (only === undefined || game === only),
    )
    for (const { game = '', seats } of running)
      for (const { number } of seats) await answerAs(this.at.host, game, member(number))
    for (let looks = running.length > 0 ? 2 : 1; looks > 0; looks--) await this.at.host.runDue()
  }

  /** Passes time until the season is over; its members play every table as soon as it begins. */
  async playSeason(): Promise<void> {
    const begun = (await this.info()).season?.number
    for (let looks = 0; looks < 40; looks++) {
      await this.play()
      const { season } = await this.info()
      if (season?.number !== begun) return
      const now = this.at.clock.now().getTime()
      const due = (await this.tables()).filter(({ status }) => status === 'due')
      const next = [...due.map(({ startsAt }) => startsAt), ...(season?.nextAt ? [season.nextAt] : [])]
      const until = Math.min(...next.map((moment) => moment.getTime()).filter((moment) => moment > now))
      await this.passAtOnce(Number.isFinite(until) ? (until - now) / DAY : 0)
    }
    expect.fail('the season does not end')
  }

  /** The league as a file. */
  async exported(): Promise<LeagueFile> {
    return JSON.parse((await this.leagues.exportOf(this.id)) ?? 'null') as LeagueFile
  }

  /** Stops; everything played can be computed again by those who share no code with it. */
  async close(): Promise<void> {
    await this.at.host.stop()
    const file = readLeague(JSON.stringify(await this.exported()))
    if (typeof file === 'string') expect.fail(file)
    expect(verifyLeague(file).faults).toEqual([])
  }
}
