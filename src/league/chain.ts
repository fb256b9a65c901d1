// A league's seeds, which nobody can choose: the end of a hash chain is published first, a link is opened for each round.
import { commitmentOf } from '../engine/commitment.ts'
import { canonical } from '../engine/log.ts'
import { hmac } from '../engine/random.ts'
import type { RoundInput } from './entrants.ts'

/** A link of the chain, counted from its published end, which is link 0. `length` links can be opened. */
export function linkAt(secret: string, length: number, link: number): string {
  if (!Number.isInteger(link) || link < 0 || link > length) throw new Error(`the chain has no link ${link}`)
  let value = secret
  for (let left = length - link; left > 0; left--) value = commitmentOf(value)
  return value
}

/** Whether an opened link is that number of steps before the published end. */
export function isLink(value: string, link: number, end: string): boolean {
  let reached = value
  for (let left = link; left > 0; left--) reached = commitmentOf(reached)
  return reached === end
}

/**
 * The seed of a round: HMAC-SHA256 of the link over the canonical JSON of all that the round is paired from, entrants in the
 * order of their numbers.
 */
export const roundSeed = (link: string, input: RoundInput): string =>
  hmac(link, canonical({ ...input, entrants: input.entrants.toSorted((a, b) => a.entry - b.entry) }))
