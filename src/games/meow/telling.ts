// Tells a battle in few lines: the effects of a skill, a bonus or an attack stand on its line.
import type { Phrase } from '../../engine/phrase.ts'

/** What comes of what was told before it. */
const OUTCOMES = new Set([
  ...['hurt', 'unhurt', 'falls', 'mends', 'bleeds', 'attack-rises', 'attack-falls', 'braces', 'hastens'],
  ...['sealed', 'copies', 'trades', 'fish-gained', 'fish-stolen', 'points-gained'],
])
/** What a line with outcomes may begin with. */
const CAUSES = new Set([
  ...['bonus', 'boon-used', 'skill-used', 'treasure-used', 'stratagem-used', 'strikes', 'strikes-blocked'],
  ...['battle-won', 'battle-won-on-hp'],
])
/** What is said of each side in turn. */
const ROLLS = new Set(['draws', 'passes', 'sums', 'stands', 'takes-back'])

const keyOf = ({ key }: Phrase): string => key.slice(key.indexOf('.') + 1)

/** Whether an event is told on the line that begins with `line`: outcomes, the same of the next side, a side's next bonus. */
export function continues([head]: readonly Phrase[], next: Phrase): boolean {
  if (!head) return false
  const [begun, key] = [keyOf(head), keyOf(next)]
  if (OUTCOMES.has(key)) return CAUSES.has(begun)
  if (key === 'bonus') return begun === 'bonus' && isSameSide(head, next)
  return ROLLS.has(key) && begun === key
}

const isSameSide = (one: Phrase, other: Phrase): boolean =>
  JSON.stringify(one.args?.who) === JSON.stringify(other.args?.who)
