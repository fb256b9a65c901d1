// Votes: proposed, voted on once by each member at the table, and carried out in the transaction that decides them.
import { randomBytes } from 'node:crypto'
import type { Phrase, Seat } from '../../engine/phrase.ts'
import { changeGame, findGame, type GameRow } from '../../store/games.ts'
import { hasInteraction } from '../../store/log.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import {
  findVote,
  insertBallot,
  insertVote,
  openVotes,
  setVoteMessage,
  setVoteStatus,
  type VoteRow,
} from '../../store/votes.ts'
import { settingsIn, tablesFault } from '../settings/server.ts'
import { agree } from '../sittings/agreeing.ts'
import { putTask } from '../table/agenda.ts'
import { type HostContext, transact } from '../table/context.ts'
import { infoOf, playerRow } from '../table/info.ts'
import type { Job } from '../table/posts.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import { TIMING } from '../table/timing.ts'
import type { GameId, Person, Result } from '../table/types.ts'
import type { VoteKind } from '../table/votes.ts'
import { type About, type Plan, planOf } from './proposing.ts'
import type { Proposal, Proposed, VoteInfo } from './types.ts'
import { callOff, goOn, handOver, pause, undoAgreed } from './vote-actions.ts'
import { VOTE_ENDS } from './vote-expiry.ts'

type Vote = VoteRow<About>

/**
 * Does at once what nobody else has a say in, or puts it to a vote.
 * @param interaction what it came with: done once, however often it arrives
 */
export async function propose(
  context: HostContext,
  game: GameId,
  person: Person,
  proposal: Proposal,
  interaction?: string,
): Promise<Result<Proposed>> {
  const result = await transact(context, async (tx): Promise<Result<Proposed>> => {
    const row = await findGame(tx, game)
    if (!row) return refuse(refusals.noGame())
    if (interaction !== undefined && (await hasInteraction(tx, interaction)))
      return grant({ info: infoOf(row) })
    const plan = await planOf(tx, context, row, person, proposal)
    if ('key' in plan) return refuse(plan)
    const isOffer = plan.kind === 'offer'
    const alone = plan.electorate.every((seat) => seat === plan.seat)
    if (alone && !isOffer) {
      const after = await carryOut(tx, context, row, plan, interaction)
      return after ? grant({ info: infoOf(after) }) : refuse(refusals.notPlaying())
    }
    const same = (await openVotes<About>(tx, game)).find((vote) => isSame(vote, plan))
    if (same) return refuse(refusals.voteOpen())
    // Another change of the game at the same moment comes before or after all of this.
    await changeGame(tx, row, {})
    const vote = await hold(tx, context, row, plan)
    await enqueue(tx, game, [{ kind: 'vote', vote: vote.id }, { kind: 'prompt' }], context.clock.now())
    return grant({ info: infoOf(row), vote: infoOfVote(row, vote) })
  })
  if (result.ok) context.notify(game)
  return result
}

const isSame = (vote: Vote, { kind, about }: Plan): boolean =>
  vote.kind === kind && vote.data.change?.seat === about.change?.seat

/** Opens a vote; its proposer has agreed. */
async function hold(tx: Tx, context: HostContext, row: GameRow, plan: Plan): Promise<Vote> {
  const id = randomBytes(6).toString('hex')
  const { kind, seat = null, about, electorate, unanimous } = plan
  const at = context.clock.now()
  const common = { id, gameId: row.id, kind, seat, electorate, unanimous, status: 'open', at } as const
  const { newcomer, was = null } = about.change ?? {}
  await insertVote(tx, { ...common, data: about, newcomer: newcomer?.member ?? null, leaver: was })
  const agreed = seat !== null && electorate.includes(seat) ? [{ seat, yes: true }] : []
  for (const ballot of agreed) await insertBallot(tx, id, ballot.seat, ballot.yes)
  // An evening that has come can no longer be agreed on.
  const ends = Math.min(at.getTime() + TIMING.vote, about.evening?.from ?? Number.POSITIVE_INFINITY)
  await putTask(tx, { kind: VOTE_ENDS, game: row.id, at: new Date(ends), key: id })
  return { ...common, data: about, channel: null, message: null, ballots: agreed }
}

/** Takes what a person says to a vote, or to the offer of a seat: once. */
export async function cast(
  context: HostContext,
  id: string,
  person: Person,
  yes: boolean,
): Promise<Result<VoteInfo>> {
  const result = await transact(context, async (tx): Promise<Result<VoteInfo>> => {
    const found = await findVote<About>(tx, id)
    const read = found && (await findGame(tx, found.gameId))
    if (!found || !read) return refuse(refusals.voteOver())
    const fault = castFault(read, found, person)
    if (fault) return refuse(fault)
    const row = await claimed(tx, read)
    // What others have said meanwhile counts: from here on nobody else says anything.
    const vote = await findVote<About>(tx, id)
    const late = vote ? castFault(row, vote, person) : refusals.voteOver()
    if (!vote || late) return refuse(late ?? refusals.voteOver())
    return vote.kind === 'offer'
      ? accept(tx, context, row, vote, person, yes)
      : ballot(tx, context, row, vote, person, yes)
  })
  if (result.ok) context.notify(result.value.game.id)
  return result
}

/** Why a person's word does not count. */
function castFault(row: GameRow, vote: Vote, person: Person): Phrase | undefined {
  if (vote.status !== 'open') return refusals.voteOver()
  const seat = playerRow(row, person.id)?.seat
  const { change } = vote.data
  if (vote.kind === 'offer' && change) {
    if (change.newcomer.member !== person.id) return refusals.notOffered(change.newcomer.who)
    return seat === undefined ? undefined : refusals.seated()
  }
  if (seat === undefined || !vote.electorate.includes(seat)) return refusals.noVote()
  return vote.ballots.some((each) => each.seat === seat) ? refusals.voted() : undefined
}

async function ballot(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  before: Vote,
  person: Person,
  yes: boolean,
): Promise<Result<VoteInfo>> {
  const seat = playerRow(row, person.id)?.seat ?? -1
  await insertBallot(tx, before.id, seat, yes)
  const vote: Vote = { ...before, ballots: [...before.ballots, { seat, yes }] }
  const verdict = verdictOf(vote)
  if (!verdict) return told(tx, context, row, vote)
  return verdict === 'refused' ? close(tx, context, row, vote, 'refused') : carry(tx, context, row, vote)
}

/** Votes are counted one after another: the game's version sees to it. */
async function claimed(tx: Tx, row: GameRow): Promise<GameRow> {
  await changeGame(tx, row, {})
  return { ...row, version: row.version + 1 }
}

/** How a vote is decided, once it is. */
function verdictOf({ electorate, ballots, unanimous }: Vote): 'carried' | 'refused' | undefined {
  const yes = ballots.filter((each) => each.yes).length
  const no = ballots.length - yes
  const all = electorate.length
  if (unanimous ? yes === all : yes * 2 > all) return 'carried'
  return (unanimous ? no > 0 : (all - no) * 2 <= all) ? 'refused' : undefined
}

/** Carries out what was agreed; void where the table has moved on. A seat is then offered to the newcomer. */
async function carry(tx: Tx, context: HostContext, row: GameRow, vote: Vote): Promise<Result<VoteInfo>> {
  await setVoteStatus(tx, vote.id, 'carried')
  const plan: Plan = {
    kind: vote.kind as VoteKind,
    seat: vote.seat ?? undefined,
    about: vote.data,
    electorate: vote.kind === 'replace' ? [] : vote.electorate,
    unanimous: vote.unanimous,
  }
  if (plan.kind === 'replace') {
    const offer = await hold(tx, context, row, { ...plan, kind: 'offer' })
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
function carryOut(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  { kind, seat, about, electorate }: Plan,
  interaction?: string,
): Promise<GameRow | undefined> {
  switch (kind) {
    case 'pause':
      return pause(tx, context, row)
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

/** The newcomer to whom a seat is offered takes it or leaves it. */
async function accept(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  vote: Vote,
  person: Person,
  yes: boolean,
): Promise<Result<VoteInfo>> {
  const { change } = vote.data
  if (!change) throw new Error(`vote ${vote.id} offers no seat`)
  if (!yes) return close(tx, context, row, vote, 'refused')
  // The offer stands meanwhile: a member with one table fewer before it ends may still take the seat.
  const fault = await tablesFault(tx, await settingsIn(tx, row.guild), row.guild, person.id)
  if (fault) return refuse(fault)
  await setVoteStatus(tx, vote.id, 'carried')
  await enqueue(tx, row.id, [{ kind: 'vote', vote: vote.id }], context.clock.now())
  const after = await handOver(tx, context, row, change, person.name)
  if (!after) await setVoteStatus(tx, vote.id, 'void')
  return grant(infoOfVote(after ?? row, { ...vote, status: after ? 'carried' : 'void' }))
}

async function close(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  vote: Vote,
  status: 'refused',
): Promise<Result<VoteInfo>> {
  await setVoteStatus(tx, vote.id, status)
  return told(tx, context, row, { ...vote, status })
}

/** Shows everyone how a vote stands. */
async function told(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  vote: Vote,
  more: readonly Job[] = [],
): Promise<Result<VoteInfo>> {
  await enqueue(tx, row.id, [{ kind: 'vote', vote: vote.id }, ...more], context.clock.now())
  return grant(infoOfVote(row, vote))
}

/** A vote as everyone may see it now. */
export async function find(context: HostContext, id: string): Promise<VoteInfo | undefined> {
  const vote = await findVote<About>(context.store.db, id)
  const row = vote && (await findGame(context.store.db, vote.gameId))
  return vote && row && infoOfVote(row, vote)
}

function infoOfVote(row: GameRow, vote: Vote): VoteInfo {
  const { id, seat, electorate, ballots, unanimous, status, channel, message } = vote
  const { change, evening } = vote.data
  const yes = ballots.filter((each) => each.yes).length
  const hasVoted = (voter: Seat) => ballots.some((each) => each.seat === voter)
  return {
    id,
    electorate,
    unanimous,
    status,
    game: infoOf(row),
    kind: vote.kind as VoteKind,
    ...(seat !== null && { seat }),
    ...(change && { change }),
    ...(evening && { evening: { from: new Date(evening.from), until: new Date(evening.until) } }),
    yes,
    no: ballots.length - yes,
    awaited: electorate.filter((voter) => !hasVoted(voter)),
    ...(channel !== null && message !== null && { post: { channel, message } }),
  }
}

/** Remembers the message in which a vote is posted. */
export const savePost = (
  { store }: HostContext,
  vote: string,
  channel: string,
  message: string,
): Promise<void> => setVoteMessage(store.db, vote, channel, message)
