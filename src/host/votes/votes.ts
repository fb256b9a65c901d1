// Votes: proposed, and voted on once by each member at the table.
import type { Phrase } from '../../engine/phrase.ts'
import { changeGame, findGame, type GameRow } from '../../store/games.ts'
import { hasInteraction } from '../../store/log.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import {
  findVote,
  insertBallot,
  openVotes,
  refusedVotes,
  setVoteMessage,
  setVoteStatus,
} from '../../store/votes.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { DAY } from '../../text/length.ts'
import { settingsIn, tablesFault } from '../settings/server.ts'
import { type HostContext, transact } from '../table/context.ts'
import { newcomerFault, placeOf } from '../table/former-seats.ts'
import { infoOf, playerRow } from '../table/info.ts'
import { meetingFault, reliabilityFault } from '../table/meeting.ts'
import type { Job } from '../table/posts.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import type { GameId, Person, Result } from '../table/types.ts'
import { isProposedAgain, isSame, type Vote, verdictOf } from './counting.ts'
import { carry, carryOut, claimed, close, hold, infoOfVote, told } from './deciding.ts'
import { type About, type Plan, planOf, withoutSeat } from './proposing.ts'
import type { Proposal, Proposed, VoteInfo } from './types.ts'
import { handOver } from './vote-actions.ts'

const say = sayer<typeof en>('bot')

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
    const fault = await voteFault(tx, context, row, plan)
    if (fault) return refuse(fault)
    // Another change of the game at the same moment comes before or after all of this.
    await changeGame(tx, row, {})
    const vote = await hold(tx, context, row, plan)
    const jobs: Job[] = [{ kind: 'vote', vote: vote.id }, { kind: 'prompt' }, ...askedInPrivate(row, plan)]
    await enqueue(tx, game, [...jobs, { kind: 'roll' }], context.clock.now())
    return grant({ info: infoOf(row), vote: infoOfVote(row, vote) })
  })
  if (result.ok) context.notify(game)
  return result
}

/** Whose own seat it is about is asked in private too: the thread may be one among many. */
function askedInPrivate(row: GameRow, { kind, about, unanimous }: Plan): Job[] {
  const { change } = about
  if (kind !== 'replace' || !unanimous || !change?.was) return []
  const phrase = say('seat-asked', {
    game: { typed: row.id },
    newcomer: change.newcomer.who,
    where: placeOf(row),
  })
  return [{ kind: 'tell', member: change.was, phrase }]
}

/** A refused proposal may be made again after this by who made it, in milliseconds. */
const AGAIN = DAY

/** Why a vote cannot be opened now: it is open already, or its proposer was refused the same just now. */
async function voteFault(
  tx: Tx,
  { clock }: HostContext,
  row: GameRow,
  plan: Plan,
): Promise<Phrase | undefined> {
  const { kind, seat = null } = plan
  if ((await openVotes<About>(tx, row.id)).some((vote) => isSame(vote, plan))) return refusals.voteOpen()
  const refused = (await refusedVotes<About>(tx, row, { kind, seat })).filter((vote) =>
    isProposedAgain(vote, plan),
  )
  const from = Math.max(...refused.map(({ at, data }) => (data.ends ?? at.getTime()) + AGAIN))
  return from > clock.now().getTime() ? refusals.voteAgain(from) : undefined
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
  const fault =
    (await newcomerFault(tx, row, person, change.seat)) ??
    (await meetingFault(tx, withoutSeat(row, change.seat), person.id)) ??
    (await reliabilityFault(tx, row.reliability, person.id)) ??
    (await tablesFault(tx, await settingsIn(tx, row.guild), row.guild, person.id))
  if (fault) return refuse(fault)
  await setVoteStatus(tx, vote.id, 'carried')
  await enqueue(tx, row.id, [{ kind: 'vote', vote: vote.id }], context.clock.now())
  const after = await handOver(tx, context, row, change, person.name)
  if (!after) await setVoteStatus(tx, vote.id, 'void')
  return grant(infoOfVote(after ?? row, { ...vote, status: after ? 'carried' : 'void' }))
}

/** A vote as everyone may see it now. */
export async function find(context: HostContext, id: string): Promise<VoteInfo | undefined> {
  const vote = await findVote<About>(context.store.db, id)
  const row = vote && (await findGame(context.store.db, vote.gameId))
  return vote && row && infoOfVote(row, vote)
}

/** Remembers the message in which a vote is posted. */
export const savePost = (
  { store }: HostContext,
  vote: string,
  channel: string,
  message: string,
): Promise<void> => setVoteMessage(store.db, vote, channel, message)
