// What cards do, in English.
import type { EffectWords } from './words.ts'

const or = (items: readonly string[]): string => items.join(' or ')
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export const effects: EffectWords = {
  damage: (n, more) => `deal ${n} ${more ? 'more ' : ''}damage`,
  damageByCount: (kind, plus) => `deal ${plus} damage, plus 1 for each ${kind} card the target has`,
  damageAhead: () => 'deal damage equal to the printed attack of the general opposite',
  damageByLargest: (by, times) => `deal ${times} damage per card of the target’s largest ${by}`,
  heal: (n, more) => `heal ${n}${more ? ' more' : ''}`,
  lose: (n) => `lose ${n} HP`,
  attack: (n, more) => `attack ${signed(n)}${more ? ' more' : ''}`,
  targetAttack: (n) => `target’s attack ${signed(n)}`,
  block: (n) => `block ${n}`,
  seal: (general) =>
    general === 'ahead'
      ? 'seal the general opposite (its skill cannot be used)'
      : 'seal a front general of the target (its skill cannot be used)',
  weaken: (n) => `the general opposite loses up to ${n} attack`,
  strike: (percent) => `deal ${percent}% of your attack as damage (rounded down)`,
  fish: (n) => `gain ${n} fish`,
  steal: (n) => `steal ${n} fish`,
  retreat: () => 'this general may swap places with one of your rear generals',
  copy: () => 'use the skill of a front general of the target as your own',
  either: (options) => options.join(' or '),
  speed: (n) => `speed +${n}`,
  formation: (front) => `${front} in front, the rest in the rear`,
  distrust: () => 'swap a front and a rear general of the target before totals are counted',
  ready: () => 'use its carrier’s skill now, in any clash',
  behind: () => 'you have less HP than the target',
  notBehind: () => 'you have at least as much HP as the target',
  faster: () => 'you have more speed than the target',
  first: () => 'you act first this clash',
  againstCavalry: () => 'the target’s front has cavalry',
  own: (kind, least) => `you have at least ${least} ${kind} cards`,
  together: (names) => `you have ${or(names)}`,
  ahead: (kind) => `the general opposite is ${kind}`,
  if: (condition, then) => `if ${condition}, ${then}`,
  otherwise: (then) => `otherwise ${then}`,
  join: (parts) => parts.join('; '),
  kind: (name) => name,
  carrier: (who, does) => `For ${or(who)}: ${does}`,
  fierce: (attack) => `a general with attack ${attack} or more`,
  lord: () => 'a lord 君',
  master: (names, does) => `on ${or(names)} also ${does}`,
  art: (does) => `Art of War; ${does}`,
  battle: (year, winner, loser, boons) =>
    `Year ${year}. Winner ${winner} fish${loser > 0 ? `, each other player ${loser}` : ''}. Mandate: ${boons.join('. ')}`,
  stratagem: (use, does) => `${use === 'planning' ? 'Planning' : 'Battle'}: ${does}`,
  general: (card) =>
    `${card.faction} ${card.troop} · ⚔️${card.attack} ❤️${card.hp} ⚡${card.speed} · ${card.skill} (clash ${card.clash}): ${card.does} · died ${card.died}${card.lord ? ' · lord 君' : ''}`,
}

/** The same at a glance, of effects that would fill a card in hand. */
export const brief: Partial<EffectWords> = {
  damageByCount: (kind, plus) => `deal ${plus}, +1 for each ${kind}`,
  damageAhead: () => 'deal damage like the attack opposite',
  damageByLargest: (by, times) => `deal ${times} per card of the largest ${by}`,
  seal: (general) => (general === 'ahead' ? 'seal the general opposite' : 'seal a front general'),
  weaken: (n) => `opposite: attack −${n}`,
  strike: (percent) => `deal ${percent}% of your attack`,
  retreat: () => 'may swap with your rear',
  copy: () => 'use a skill of the target',
  distrust: () => 'swap 2 generals of the target',
  ready: () => 'use your skill now',
}
