// The exact odds of a fight, from the two sides alone.
import { type Chances, worthChances } from './dice.ts'
import type { Side } from './sides.ts'

/** How likely it is that the attacker's total exceeds the defender's by so much. */
export type Leads = ReadonlyMap<number, number>

/** The odds of a fight in which armies, cities, or a general and an army meet; they add up to 1. */
export interface Odds {
  readonly destroys: number
  readonly pushes: number
  readonly tie: number
  readonly pushed: number
  readonly destroyed: number
}

/** How likely each lead of the attacker is. */
export function leadsOf(attacker: Side, defender: Side, duel: boolean): Leads {
  const leads = new Map<number, number>()
  const [mine, theirs] = [worthChances(attacker.dice, duel), worthChances(defender.dice, duel)]
  eachPair(mine, theirs, (a, d, chance) => {
    const lead = a + attacker.attack - d - defender.defence
    leads.set(lead, (leads.get(lead) ?? 0) + chance)
  })
  return leads
}

function eachPair(
  mine: Chances,
  theirs: Chances,
  see: (mine: number, theirs: number, chance: number) => void,
): void {
  for (const [a, chance] of mine.entries())
    for (const [d, other] of theirs.entries()) if (chance * other > 0) see(a, d, chance * other)
}

/** The odds by what happens (ruling 14). */
export function oddsOf(attacker: Side, defender: Side, duel: boolean): Odds {
  const odds = { destroys: 0, pushes: 0, tie: 0, pushed: 0, destroyed: 0 }
  for (const [lead, chance] of leadsOf(attacker, defender, duel)) odds[outcomeOf(lead)] += chance
  return odds
}

/** What a lead means between armies. */
export const outcomeOf = (lead: number): keyof Odds =>
  lead >= 2 ? 'destroys' : lead === 1 ? 'pushes' : lead === 0 ? 'tie' : lead === -1 ? 'pushed' : 'destroyed'

/** What generals do to each other, by how likely it is: damage to the attacker and to the defender (ruling 19). */
export function harmsOf(
  attacker: Side,
  defender: Side,
  duel: boolean,
): readonly (Harm & { readonly chance: number })[] {
  const harms: (Harm & { chance: number })[] = []
  eachPair(worthChances(attacker.dice, duel), worthChances(defender.dice, duel), (a, d, chance) => {
    harms.push({ ...harmOf(attacker, defender, a, d), chance })
  })
  return harms
}

/** What two generals do to each other. */
export interface Harm {
  readonly toAttacker: number
  readonly toDefender: number
}

/** What two generals do to each other by their throws. */
export const harmOf = (attacker: Side, defender: Side, mine: number, theirs: number): Harm => ({
  toAttacker: Math.max(0, theirs + defender.attack - mine - attacker.defence),
  toDefender: Math.max(0, mine + attacker.attack - theirs - defender.defence),
})

/** Win, draw and lose for the attacker, in per cent that add up to 100. */
export function shares(win: number, draw: number): { win: number; draw: number; lose: number } {
  const [w, d] = [Math.round(win * 100), Math.round(draw * 100)]
  const draws = Math.min(d, 100 - w)
  return { win: w, draw: draws, lose: 100 - w - draws }
}
