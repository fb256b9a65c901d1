// Checks who may propose what, and who must agree: an action that concerns nobody else is done at once.
import { type Phrase, personRef, type Seat } from '../../engine/phrase.ts'
import type { GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { lostPlace } from '../../store/pause-reason.ts'
import { DAY } from '../../text/length.ts'
import { fitsToken, undoableAnswer, undoVoters } from '../play/undoing.ts'
import { type EveningAsked, sittingFault } from '../sittings/agreeing.ts'
import { isPresent } from '../table/clock/clocks-after-move.ts'
import type { HostContext } from '../table/context.ts'
import { newcomerFault } from '../table/former-seats.ts'
import { nameAt, playerRow } from '../table/info.ts'
import { keptApart } from '../table/meeting.ts'
import { refusals } from '../table/refusals.ts'
import type { Person } from '../table/types.ts'
import type { VoteKind } from '../table/votes.ts'
import type { Proposal, SeatChange } from './types.ts'
import { LONGEST_PAUSE } from './vote-actions.ts'

/** What a vote is about, as stored. */
export interface About {
  /** The answer that is to be taken back. */
  readonly taken?: number
  readonly change?: SeatChange
  readonly evening?: EveningAsked
  /** When a pause is to end, in milliseconds since 1970. */
  readonly until?: number
  /** When its time is over, or when it was refused before that, in milliseconds since 1970. */
  readonly ends?: number
  /** How much of that is time in which nobody could vote, in milliseconds. */
  readonly outage?: number
}

/** A vote to be held; without an electorate nobody has anything against it. */
export interface Plan {
  readonly kind: VoteKind
  readonly seat: Seat | undefined
  readonly about: About
  readonly electorate: readonly Seat[]
  readonly unanimous: boolean
}

/** The seats whose members are there. */
const membersOf = (row: GameRow): Seat[] => row.players.filter(isPresent).map(({ seat }) => seat)

/** What a person's proposal comes to, or why it cannot be made. */
export async function planOf(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  person: Person,
  proposal: Proposal,
): Promise<Plan | Phrase> {
  if (row.status !== 'playing' && row.status !== 'paused') return refusals.notPlaying()
  const seat = playerRow(row, person.id)?.seat
  // Only the league's organisers call its games off or hand over seats.
  if (row.league !== null && (proposal.kind === 'cancel' || proposal.kind === 'replace'))
    return refusals.inLeague()
  if (proposal.kind === 'replace') return replacing(tx, row, person, seat, proposal)
  if (seat === undefined) return refusals.notSeated()
  const common = { kind: proposal.kind, seat, about: {}, electorate: membersOf(row), unanimous: false }
  switch (proposal.kind) {
    case 'pause':
      return row.status === 'playing' ? pausing(context, common, proposal) : refusals.paused()
    case 'resume':
      return row.status === 'paused' && !lostPlace(row) ? common : refusals.notPaused()
    case 'cancel':
      return { ...common, unanimous: true }
    case 'sitting': {
      const evening = { from: proposal.from.getTime(), until: proposal.until.getTime() }
      const fault = sittingFault(context, row, evening)
      return fault ?? { ...common, about: { evening }, unanimous: true }
    }
    case 'undo': {
      const found = await undoableAnswer(tx, context, row, seat)
      if ('key' in found) return found
      const { token } = proposal
      if (token !== undefined && !fitsToken(found, seat, token)) return refusals.stale()
      const electorate = undoVoters(row, seat, found.may)
      return { ...common, about: { taken: found.may.taken }, electorate, unanimous: true }
    }
  }
}

/** A pause until the moment that is named, if it lies in the days a pause may last. */
function pausing(
  { clock }: HostContext,
  common: Plan,
  { until }: Proposal & { kind: 'pause' },
): Plan | Phrase {
  if (!until) return common
  const length = until.getTime() - clock.now().getTime()
  if (!(length > 0 && length <= LONGEST_PAUSE)) return refusals.pauseUntil(LONGEST_PAUSE / DAY)
  return { ...common, about: { until: until.getTime() } }
}

/** A table as it is for who comes to a seat: who sits there now goes. */
export const withoutSeat = (row: GameRow, seat: Seat): GameRow => ({
  ...row,
  players: row.players.filter((player) => player.seat !== seat),
})

/**
 * A present member is asked for their own seat, no matter who proposes it. For another seat the host and a member playing alone ask
 * the newcomer at once; everyone else asks the table first.
 */
async function replacing(
  tx: Tx,
  row: GameRow,
  person: Person,
  own: Seat | undefined,
  { seat, newcomer }: Proposal & { kind: 'replace' },
): Promise<Plan | Phrase> {
  const sitting = row.players.find((player) => player.seat === seat)
  const hosting = row.host === person.id
  if (!hosting && own === undefined) return refusals.notSeated()
  if (!sitting) return refusals.noSeat(row.players.length)
  const fault = await newcomerFault(tx, row, newcomer, seat)
  if (fault) return fault
  if ((await keptApart(tx, withoutSeat(row, seat), [newcomer.id])).length > 0) return refusals.noRoomForThem()
  const change: SeatChange = {
    seat,
    was: sitting.member,
    old: personRef({ id: sitting.member, name: nameAt(row, seat) }),
    newcomer: { member: newcomer.id, who: personRef(newcomer) },
    ...(own === seat && { isAgreed: true }),
  }
  if (isPresent(sitting) && own !== seat)
    return { kind: 'replace', seat: own, about: { change }, electorate: [seat], unanimous: true }
  // A member left alone at the table has nobody to ask.
  const free = hosting || own === seat || membersOf(row).every((each) => each === own)
  return {
    kind: free ? 'offer' : 'replace',
    seat: own,
    about: { change },
    electorate: free ? [] : membersOf(row),
    unanimous: false,
  }
}
