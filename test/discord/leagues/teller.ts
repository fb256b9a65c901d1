// A league on a sandbox's server, and the bot that does its jobs as the host would ask for them.
import type { LeagueInfo, LeagueJob, LeaguePosting } from '../../../src/host/leagues/index.ts'
import { openTestServer, type TestServer } from '../test-server.ts'
import { toy } from '../toy.ts'
import { type FakeLeagues, fakeLeagues, leagueOf } from './fake-leagues.ts'

/** A league and its server. */
export interface Teller {
  readonly server: TestServer
  readonly leagues: FakeLeagues
  /** The league as it is now. */
  readonly league: LeagueInfo
  /** Changes the league. */
  set(change: Partial<LeagueInfo>): void
  /** Has the bot do a job; why the league does without is remembered as the host does. */
  tell(job: LeagueJob, more?: Partial<LeaguePosting>): ReturnType<TestServer['bot']['tell']>
  /** What the bot has posted in the room and not deleted. */
  posted(): ReturnType<TestServer['mei']['messages']>
  close(): Promise<void>
}

export async function openTeller(given: Partial<LeagueInfo> = {}): Promise<Teller> {
  const leagues = fakeLeagues()
  const server = await openTestServer(toy, undefined, leagues)
  const { sandbox } = server
  leagues.leagues = [leagueOf({ guild: sandbox.guild.id, channel: sandbox.channel('#room').id, ...given })]
  const present = () => {
    const [league] = leagues.leagues
    if (!league) throw new Error('there is no league')
    return league
  }
  let count = 0
  let fault: LeaguePosting['fault']
  return {
    server,
    leagues,
    get league() {
      return present()
    },
    set: (change) => {
      leagues.leagues = [{ ...present(), ...change }]
    },
    async tell(job, more = {}) {
      count++
      const posting = { id: `${count}`, league: present(), job, doubtful: false, ...more }
      const delivery = await server.bot.tell({ ...posting, ...(fault && { fault }) })
      if (delivery.done) fault = delivery.fault
      return delivery
    },
    posted: () =>
      server.mei.messages('#room').filter(({ bot, ephemeral, type }) => bot && !ephemeral && type === 0),
    close: () => server.close(),
  }
}
