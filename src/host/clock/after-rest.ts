// Mentions members at the end of their quiet hours or vacation, if they were mentioned silently meanwhile.
import { findGame, type GameRow, type PlayerRow } from '../../store/games.ts'
import { memberTimes } from '../../store/members.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { openVotes } from '../../store/votes.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { type Handler, putTask } from '../table/agenda.ts'
import { isPresent } from '../table/clock/clocks-after-move.ts'
import { restEnd } from '../table/clock/standstill.ts'
import { type HostContext, transact } from '../table/context.ts'
import { habitsOf } from '../table/hours.ts'
import type { Job } from '../table/posts.ts'
import type { GameId } from '../table/types.ts'
import { unready, upkeepOf } from '../table/upkeep.ts'
import { nudges } from './nudging.ts'

const say = sayer<typeof en>('bot')

/** The kind of the task that mentions a seat's member aloud; its key is the seat. */
export const WAKE = 'wake'

/** Members of a game have been mentioned without a sound: those who rest now are mentioned aloud once they do no more. */
export const mentionLater = (context: HostContext, game: GameId, members: readonly string[]): Promise<void> =>
  transact(context, async (tx) => {
    const row = await findGame(tx, game)
    for (const { seat, member } of row?.players ?? [])
      if (member !== null && members.includes(member)) await wakeAtEnd(tx, context, game, seat, member)
  })

/** Schedules it where a member rests now; whether they do. */
async function wakeAtEnd(
  tx: Tx,
  { clock }: Pick<HostContext, 'clock'>,
  game: GameId,
  seat: number,
  member: string,
): Promise<boolean> {
  const times = (await memberTimes(tx, [member])).get(member)
  const end = restEnd(habitsOf(times), clock.now().getTime())
  if (end !== undefined) await putTask(tx, { kind: WAKE, game, at: new Date(end), key: `${seat}` })
  return end !== undefined
}

/** A member rests no more: they are told what waits for them, if anything still does. */
export const wake: Handler = async (tx, context, { game, key }) => {
  const row = await findGame(tx, game)
  const player = row?.players.find(({ seat }) => seat === Number(key))
  if (!row || !player?.member || !isPresent(player)) return
  const { seat, member } = player
  // Their hours were changed since.
  if (await wakeAtEnd(tx, context, game, seat, member)) return
  const jobs = row.status === 'lobby' ? inLobby(row, player) : await inPlay(tx, row, seat)
  await enqueue(tx, game, jobs, context.clock.now())
}

/** A lobby waits for its host once it is full, and for who has not said that they are ready. */
const inLobby = (row: GameRow, { seat, member }: PlayerRow): Job[] => [
  ...(member === row.host ? [{ kind: 'full' } as const] : []),
  ...(upkeepOf(row).ready && unready(row).includes(seat)
    ? [{ kind: 'note', phrase: say('ready-asks-you'), seats: [seat] } as const]
    : []),
]

/** What a game waits for a seat for: its move, or a vote. */
async function inPlay(tx: Tx, row: GameRow, seat: number): Promise<Job[]> {
  if (row.status !== 'playing') return []
  const votes = await openVotes(tx, row.id)
  const isVoting = votes.some(
    ({ electorate, ballots }) => electorate.includes(seat) && !ballots.some((ballot) => ballot.seat === seat),
  )
  const jobs: Job[] = await nudges(tx, row, [seat])
  if (isVoting) jobs.push({ kind: 'note', phrase: say('vote-asks-you'), seats: [seat] })
  return jobs
}
