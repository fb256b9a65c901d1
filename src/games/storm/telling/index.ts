// Tells a turn at a glance: who marched where on one line, recruits by their place, a fight in a sentence, and of prestige,
// rage, cards and cities that were cut off only what holds in the end.
import type { Phrase } from '../../../engine/phrase.ts'
import { foldFights } from './fights.ts'
import { foldMarches, foldRecruits } from './lists.ts'
import { foldScores, keepSupply } from './scores.ts'
import { argOf, keyOf, type Turn } from './turn.ts'

/** In the place of each event of a turn the phrase that tells it, if it is told. */
export function condense(events: readonly Phrase[]): readonly (Phrase | undefined)[] {
  const turn: Turn = [...events]
  keepSupply(turn)
  foldScores(turn)
  foldMarches(turn)
  enterOnce(turn)
  foldFights(turn)
  foldRecruits(turn)
  return turn
}

/** A unit that takes a city has gone into it: that is not told apart. */
function enterOnce(turn: Turn): void {
  for (const [index, event] of turn.entries()) {
    const next = turn.slice(index + 1).find((other) => other !== undefined)
    const isTaken = next && keyOf(next).startsWith('takes-') && argOf(next, 'unit') === argOf(event, 'unit')
    if (isTaken && [argOf(event, 'to'), argOf(event, 'city')].includes(argOf(next, 'city')))
      turn[index] = undefined
  }
}
