// Counts a vote whose time is over by those who have voted.
import { findGame, type GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { tableOf } from '../../store/table.ts'
import { findVote, setVoteStatus } from '../../store/votes.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { DAY } from '../../text/length.ts'
import { type Handler, putTask } from '../table/agenda.ts'
import { lengthBetween } from '../table/clock/standstill.ts'
import type { Job } from '../table/posts.ts'
import { VOTE_ENDS } from '../table/votes.ts'
import { type Vote, verdictAtEnd } from './counting.ts'
import { carry, claimed, close } from './deciding.ts'
import type { About } from './proposing.ts'

const say = sayer<typeof en>('bot')

/** The time of a vote is over: silence does not hold it up. */
export const endVote: Handler = async (tx, context, { game, key, at }) => {
  const vote = await findVote<About>(tx, key)
  const read = await findGame(tx, game)
  if (vote?.status !== 'open' || !read) return
  const row = await claimed(tx, read)
  const ends = await endWithOutages(tx, row, vote, at)
  if (ends > at) return prolong(tx, row, vote, ends, at)
  const verdict = verdictAtEnd(vote)
  await enqueue(tx, game, [{ kind: 'roll' }], at)
  if (verdict === 'carried') await carry(tx, context, row, vote)
  else await close(tx, context, row, vote, verdict, verdict === 'lapsed' ? lapsedNote(vote, at) : [])
}

/** When a vote ends that nobody could answer for some of its time; an evening that has come cannot be agreed on later. */
async function endWithOutages(tx: Tx, row: GameRow, { at, data }: Vote, now: Date): Promise<Date> {
  const { evening, ends = now.getTime(), outage = 0 } = data
  if (evening) return now
  const { around } = await tableOf(tx, row)
  const outages = around.outages.map(({ from, until }) => ({ from, until: until ?? now.getTime() }))
  return new Date(ends - outage + lengthBetween(outages, { from: at.getTime(), until: ends }))
}

/** Lets a vote go on until a later moment, which its message then says. */
async function prolong(tx: Tx, { id: game }: GameRow, vote: Vote, ends: Date, now: Date): Promise<void> {
  const { ends: before = now.getTime(), outage = 0 } = vote.data
  const data = { ...vote.data, ends: ends.getTime(), outage: outage + ends.getTime() - before }
  await setVoteStatus(tx, vote.id, 'open', data)
  await putTask(tx, { kind: VOTE_ENDS, game, at: ends, key: vote.id })
  await enqueue(tx, game, [{ kind: 'vote', vote: vote.id }], now)
}

/** Who proposed it is told in a message of its own: an edited one notifies nobody. */
function lapsedNote({ seat, kind, at }: Vote, ended: Date): Job[] {
  if (seat === null || kind === 'offer' || kind === 'sitting') return []
  const n = Math.round((ended.getTime() - at.getTime()) / DAY)
  return [{ kind: 'note', phrase: say('vote-lapsed-note', { who: { seat }, n }), seats: [seat] }]
}
