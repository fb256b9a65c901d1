// What cards do, in English.
import type { EffectWords } from './words.ts'

const or = (items: readonly string[]): string => items.join(' or ')
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export const effectsEn: EffectWords = {
  damage: (n) => `deal ${n} damage`,
  damageByCount: (kind, plus) => `deal 1 damage per ${kind} of the target, plus ${plus}`,
  damageAhead: () => 'deal damage equal to the attack of the general ahead',
  damageByLargest: (by, times) => `deal ${times} damage per card of the target’s largest ${by}`,
  heal: (n) => `heal ${n}`,
  lose: (n) => `lose ${n} HP`,
  attack: (n) => `attack ${signed(n)}`,
  targetAttack: (n) => `target’s attack ${signed(n)}`,
  block: (n) => `block ${n}`,
  seal: (general) =>
    general === 'ahead' ? 'seal the skill straight ahead' : 'seal a skill of the target’s front',
  weaken: (n) => `the general ahead loses up to ${n} attack`,
  strike: (percent) => `strike once more with ${percent} % of your attack`,
  fish: (n) => `take ${n} fish`,
  steal: (n) => `snatch ${n} fish`,
  retreat: () => 'may trade places with the rear',
  copy: () => 'use a skill of the target’s front as your own',
  either: (options) => options.join(' or '),
  speed: (n) => `paws +${n}`,
  formation: (front) => `${front} in front, the rest in the rear`,
  distrust: () => 'a front and a rear cat of the target trade places before the sums',
  ready: () => 'its carrier’s skill works now',
  behind: () => 'lower on HP',
  notBehind: () => 'not lower on HP',
  faster: () => 'faster',
  first: () => 'first in the clash',
  againstCavalry: () => 'there is cavalry in the target’s front',
  own: (kind, least) => `you have ${least} ${kind}`,
  together: (names) => `you have ${or(names)}`,
  ahead: (kind) => `${kind} is straight ahead`,
  if: (condition, then) => `if ${condition}: ${then}`,
  otherwise: (then) => `otherwise ${then}`,
  join: (parts) => parts.join('; '),
  carrier: (who, does) => `For ${or(who)}: ${does}`,
  fierce: (attack) => `attack ${attack} or more`,
  lord: () => 'lords',
  master: (names, does) => `on ${or(names)} also ${does}`,
  art: (does) => `Art of war: ${does}`,
  battle: (year, winner, loser, does) =>
    `Year ${year}. Winner ${winner} fish${loser > 0 ? `, others ${loser}` : ''}. Mandate: ${does}`,
  general: (card) =>
    `${card.faction} ${card.troop} · ⚔️${card.attack} ❤️${card.hp} 🐾${card.speed} · ${card.skill} (clash ${card.clash}): ${card.does} · †${card.died}`,
}
