// Counts a vote: of all who vote, or once its time is over of those who have voted.
import type { VoteRow } from '../../store/votes.ts'
import type { About, Plan } from './proposing.ts'

/** A vote as stored. */
export type Vote = VoteRow<About>

/** How a vote is decided, once it is. Anybody may object to going on. */
export function verdictOf({ kind, electorate, ballots, unanimous }: Vote): 'carried' | 'refused' | undefined {
  const yes = ballots.filter((each) => each.yes).length
  const no = ballots.length - yes
  const all = electorate.length
  if (unanimous ? yes === all : yes * 2 > all) return 'carried'
  return (unanimous || kind === 'resume' ? no > 0 : (all - no) * 2 <= all) ? 'refused' : undefined
}

/**
 * How a vote ends when its time is over: who has not voted is left out of the count. It lapses where fewer than half have
 * voted, or nobody but its proposer; nobody sits together with who has not agreed, nor takes a seat without a word.
 */
export function verdictAtEnd(vote: Vote): 'carried' | 'refused' | 'lapsed' {
  const { kind, seat, electorate, ballots } = vote
  // Nobody has objected.
  if (kind === 'resume') return 'carried'
  const isEnough = ballots.some((each) => each.seat !== seat) && ballots.length * 2 >= electorate.length
  if (!isEnough || kind === 'sitting' || kind === 'offer') return 'lapsed'
  return verdictOf({ ...vote, electorate: ballots.map((each) => each.seat) }) ?? 'lapsed'
}

/** Whether an open vote is on the same thing. */
export const isSame = (vote: Vote, { kind, about }: Plan): boolean =>
  vote.kind === kind && vote.data.change?.seat === about.change?.seat

/** Whether the very same was proposed: this answer taken back, this newcomer at this seat, this evening. */
export const isProposedAgain = (vote: Vote, plan: Plan): boolean =>
  isSame(vote, plan) &&
  vote.data.taken === plan.about.taken &&
  vote.data.change?.newcomer.member === plan.about.change?.newcomer.member &&
  vote.data.evening?.from === plan.about.evening?.from
