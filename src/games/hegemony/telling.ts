// Tells a turn at a glance: what a card or a kill brings by its nature is not told apart, and cards kept one by one are added up.
import type { Phrase } from '../../engine/phrase.ts'

const keyOf = (phrase: Phrase | undefined): string => phrase?.key.slice('hegemony.'.length) ?? ''
const argOf = (phrase: Phrase | undefined, name: string): string => JSON.stringify(phrase?.args?.[name])

/** In the place of each event of a turn the phrase that tells it, if it is told. */
export function condense(events: readonly Phrase[]): readonly (Phrase | undefined)[] {
  const turn: (Phrase | undefined)[] = [...events]
  for (const [index, event] of events.entries()) {
    const before = turn[index - 1]
    if (isImplied(before, event)) turn[index] = undefined
    else if (keyOf(event) === 'keeps-cards' && keyOf(before) === 'keeps-cards' && isOfOne(before, event)) {
      const count = Number(before?.args?.count) + Number(event.args?.count)
      turn[index] = { ...event, args: { ...event.args, count } }
      turn[index - 1] = undefined
    }
  }
  return turn
}

/** The cards of a reward are drawn, and a delayed trick is put in front of its target. */
const isImplied = (before: Phrase | undefined, event: Phrase): boolean =>
  (keyOf(before) === 'rewarded' &&
    keyOf(event) === 'draws' &&
    isOfOne(before, event) &&
    argOf(before, 'count') === argOf(event, 'count')) ||
  (keyOf(before) === 'uses-on' &&
    keyOf(event) === 'laid-down' &&
    argOf(before, 'card') === argOf(event, 'card'))

const isOfOne = (one: Phrase | undefined, other: Phrase): boolean => argOf(one, 'who') === argOf(other, 'who')
