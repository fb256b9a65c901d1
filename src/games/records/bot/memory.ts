// A computer player's memory of the story: generals that everyone saw go to a hand and that have not left it.
import type { GameEvent } from '../../../engine/game.ts'
import type { Arg, Id, Seat } from '../../../engine/phrase.ts'

const seatIn = (arg: Arg | undefined): Seat | undefined =>
  typeof arg === 'object' && 'seat' in arg ? arg.seat : undefined

const nameIn = (arg: Arg | undefined): Id | undefined =>
  typeof arg === 'object' && 'name' in arg ? arg.name : undefined

/** After these a general of the player named by this argument may have left the hand, and nobody knows which. */
const LEAVES: Readonly<Record<string, string>> = {
  'records.built': 'who',
  'records.garrisons': 'who',
  'records.attacks': 'who',
  'records.attacks-scheming': 'who',
  'records.cards-taken': 'whom',
}

const ARRIVES: ReadonlySet<string> = new Set(['records.goes-home', 'records.peach-garden-taken'])

/** What is remembered of a story that goes on, and how much of it was read. */
interface Memory {
  readonly held: Map<Id, Seat>
  read: number
}

const memories = new WeakMap<readonly GameEvent[], Memory>()

/**
 * Generals that are certainly in somebody's hand, and in whose: none of them stands at a gate. Of a story that has
 * grown only what is new is read.
 */
export function heldOpenly(story: readonly GameEvent[]): ReadonlyMap<Id, Seat> {
  const memory = memories.get(story) ?? { held: new Map<Id, Seat>(), read: 0 }
  memories.set(story, memory)
  const { held, read } = memory
  memory.read = story.length
  for (const { phrase } of read === 0 ? story : story.slice(read)) {
    const { key, args = {} } = phrase
    const leaving = seatIn(args[LEAVES[key] ?? ''])
    for (const [general, seat] of held) if (seat === leaving) held.delete(general)
    if (key === 'records.plays-brick-for-jade') held.delete(nameIn(args.card) ?? '')
    const [general, seat] = [nameIn(args.general), seatIn(args.who)]
    if (ARRIVES.has(key) && general !== undefined && seat !== undefined) held.set(general, seat)
  }
  return held
}
