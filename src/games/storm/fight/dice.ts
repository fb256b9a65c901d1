// Dice: what a throw is worth, and how likely each worth is (rulings 9, 10, 21).
import { at } from '../../common/at.ts'

export const FACES = 6
export const MOST_DICE = 3

/** What a throw is worth: the best die, one more for a pair, two more for a triple (ruling 10). */
export function worthOf(dice: readonly number[]): number {
  const alike = Math.max(...dice.map((die) => dice.filter((other) => other === die).length))
  return Math.max(...dice) + alike - 1
}

/** What two throws of a duel are worth: the higher, with no pair (ruling 21). */
export const duelWorth = (dice: readonly number[]): number => Math.max(...dice)

/** How likely each worth is: `chances[worth]`. */
export type Chances = readonly number[]

/** Every throw of so many dice. */
const throwsOf = (dice: number): number[][] =>
  Array.from({ length: FACES ** dice }, (_, n) =>
    Array.from({ length: dice }, (_, die) => 1 + (Math.floor(n / FACES ** die) % FACES)),
  )

function chancesOf(dice: number, worth: (dice: readonly number[]) => number): Chances {
  const all = throwsOf(dice)
  const chances = Array<number>(FACES + MOST_DICE).fill(0)
  for (const thrown of all) {
    const value = worth(thrown)
    chances[value] = at(chances, value) + 1 / all.length
  }
  return chances
}

/** Of one die, of two, of three. */
const THROWS: readonly Chances[] = Array.from({ length: MOST_DICE }, (_, more) =>
  chancesOf(1 + more, worthOf),
)
const DUEL: Chances = chancesOf(2, duelWorth)

/** How likely each worth of so many dice is; of the two throws of a duel. */
export const worthChances = (dice: number, duel: boolean): Chances => (duel ? DUEL : at(THROWS, dice - 1))
