// Opens a vote, closes it and carries it out, in the transaction that decides it.
import { randomBytes } from 'node:crypto'
import type { Seat } from '../../engine/phrase.ts'
import { changeGame, type GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { insertBallot, insertVote, setVoteStatus } from '../../store/votes.ts'
import { DAY } from '../../text/length.ts'
import { settingsIn, VOTE_DAYS } from '../settings/server.ts'
import { agree } from '../sittings/agreeing.ts'
import { putTask } from '../table/agenda.ts'
import type { HostContext } from '../table/context.ts'
import { infoOf } from '../table/info.ts'
import type { Job } from '../table/posts.ts'
import { grant } from '../table/refusals.ts'
import type { Result } from '../table/types.ts'
import { VOTE_ENDS, type VoteKind } from '../table/votes.ts'
import type { Vote } from './counting.ts'
import type { Plan } from './proposing.ts'
import type { VoteInfo } from './types.ts'
import { callOff, goOn, pause, undoAgreed } from './vote-actions.ts'

/** Opens a vote; its proposer has agreed. */
export async function hold(tx: Tx, context: HostContext, row: GameRow, plan: Plan): Promise<Vote> {
  const id = randomBytes(6).toString('hex')
  const { kind, seat = null, about, electorate, unanimous } = plan
  const at = context.clock.now()
  const ends = await endOf(tx, row, plan, at)
  const data = { ...about, ends: ends.getTime() }
  const common = { id, gameId: row.id, kind, seat, electorate, unanimous, status: 'open', at } as const
  const { newcomer, was = null } = about.change ?? {}
  await insertVote(tx, { ...common, data, newcomer: newcomer?.member ?? null, leaver: was })
  const agreed = seat !== null && electorate.includes(seat) ? [{ seat, yes: true }] : []
  for (const ballot of agreed) await insertBallot(tx, id, ballot.seat, ballot.yes)
  await putTask(tx, { kind: VOTE_ENDS, game: row.id, at: ends, key: id })
  return { ...common, data, channel: null, message: null, ballots: agreed }
}

/**
 * When a vote's time is over: after the days that its server has set; a day after somebody asks to go on. An evening that
 * has come can no longer be agreed on, and a pause ends on its day anyway.
 */
async function endOf(tx: Tx, row: GameRow, { kind, about }: Plan, now: Date): Promise<Date> {
  const { voteDays = VOTE_DAYS } = await settingsIn(tx, row.guild)
  const days = kind === 'resume' ? 1 : voteDays
  const atLatest = about.evening?.from ?? (kind === 'resume' ? row.pausedUntil?.getTime() : undefined)
  return new Date(Math.min(now.getTime() + days * DAY, atLatest ?? Number.POSITIVE_INFINITY))
}

/** Votes are counted one after another: the game's version sees to it. */
export async function claimed(tx: Tx, row: GameRow): Promise<GameRow> {
  await changeGame(tx, row, {})
  return { ...row, version: row.version + 1 }
}

/** Carries out what was agreed; void where the table has moved on. A seat is then offered to the newcomer. */
export async function carry(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  vote: Vote,
): Promise<Result<VoteInfo>> {
  await setVoteStatus(tx, vote.id, 'carried')
  const plan: Plan = {
    kind: vote.kind as VoteKind,
    seat: vote.seat ?? undefined,
    about: vote.data,
    electorate: vote.kind === 'replace' ? [] : vote.electorate,
    unanimous: vote.unanimous,
  }
  if (plan.kind === 'replace') {
    const { change } = vote.data
    const about = change && vote.unanimous ? { change: { ...change, isAgreed: true as const } } : vote.data
    const offer = await hold(tx, context, row, { ...plan, kind: 'offer', about, unanimous: false })
    return told(tx, context, row, { ...vote, status: 'carried' }, [
      { kind: 'vote', vote: offer.id },
      { kind: 'prompt' },
    ])
  }
  await enqueue(tx, row.id, [{ kind: 'vote', vote: vote.id }], context.clock.now())
  const after = await carryOut(tx, context, row, plan)
  if (!after) await setVoteStatus(tx, vote.id, 'void')
  return grant(infoOfVote(after ?? row, { ...vote, status: after ? 'carried' : 'void' }))
}

/** Does what a plan says. */
export function carryOut(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  { kind, seat, about, electorate }: Plan,
  interaction?: string,
): Promise<GameRow | undefined> {
  switch (kind) {
    case 'pause':
      return pause(tx, context, row, about.until)
    case 'resume':
      return goOn(tx, context, row)
    case 'cancel':
      return callOff(tx, context, row)
    case 'undo':
      return undoAgreed(tx, context, row, {
        seat: seat ?? -1,
        taken: about.taken ?? -1,
        ...(interaction !== undefined && { interaction }),
      })
    case 'sitting':
      if (!about.evening) throw new Error('a sitting has its times')
      return agree(tx, context, row, about.evening, electorate)
    case 'replace':
    case 'offer':
      throw new Error('a seat is only handed over by its newcomer')
  }
}

/** Closes a vote by which nothing is done. */
export async function close(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  vote: Vote,
  status: 'refused' | 'lapsed',
  more: readonly Job[] = [],
): Promise<Result<VoteInfo>> {
  const now = context.clock.now().getTime()
  const data = status === 'refused' ? { ...vote.data, ends: now } : vote.data
  await setVoteStatus(tx, vote.id, status, data)
  return told(tx, context, row, { ...vote, status, data }, more)
}

/** Shows everyone how a vote stands. */
export async function told(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  vote: Vote,
  more: readonly Job[] = [],
): Promise<Result<VoteInfo>> {
  await enqueue(tx, row.id, [{ kind: 'vote', vote: vote.id }, ...more], context.clock.now())
  return grant(infoOfVote(row, vote))
}

/** A vote as everyone may see it. */
export function infoOfVote(row: GameRow, vote: Vote): VoteInfo {
  const { id, seat, electorate, ballots, unanimous, status, channel, message } = vote
  const { change, evening, until, ends = vote.at.getTime() } = vote.data
  const yes = ballots.filter((each) => each.yes).length
  const hasVoted = (voter: Seat) => ballots.some((each) => each.seat === voter)
  return {
    id,
    electorate,
    unanimous,
    status,
    game: infoOf(row),
    kind: vote.kind as VoteKind,
    opened: vote.at,
    ends: new Date(ends),
    ...(seat !== null && { seat }),
    ...(change && { change }),
    ...(until !== undefined && { until: new Date(until) }),
    ...(evening && { evening: { from: new Date(evening.from), until: new Date(evening.until) } }),
    yes,
    no: ballots.length - yes,
    awaited: electorate.filter((voter) => !hasVoted(voter)),
    ...(channel !== null && message !== null && { post: { channel, message } }),
  }
}
