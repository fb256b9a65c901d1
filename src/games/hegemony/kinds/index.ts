// The rules of every kind of card that is used; equipment is put on by the rules of use.
import { factsOf, KINDS, type Kind } from '../cards/index.ts'
import { peach, slash, wine } from './basic.ts'
import { indulgence, lightning, supplyShortage } from './delayed.ts'
import { arrowVolley, barbarians, duel, fireAttack, ironChain } from './fighting.ts'
import type { KindRule } from './rule.ts'
import { awaitExhausted, exNihilo, harvest, peachGarden } from './sharing.ts'
import { befriendAttack, borrowSword, dismantle, knownBoth, snatch } from './taking.ts'

const wear: KindRule = { aim: 'self', may: (_actions, user, target) => user === target, *effect() {} }

const equipment = Object.fromEntries(
  (Object.keys(KINDS) as Kind[])
    .filter((kind) => factsOf(kind).type === 'equipment')
    .map((kind) => [kind, wear]),
)

/** What may be used, by kind; a Dodge or a Nullify only answers. */
const RULES: Readonly<Partial<Record<Kind, KindRule>>> = {
  slash,
  'fire-slash': slash,
  'thunder-slash': slash,
  peach,
  wine,
  dismantle,
  snatch,
  duel,
  'borrow-sword': borrowSword,
  'ex-nihilo': exNihilo,
  'iron-chain': ironChain,
  'fire-attack': fireAttack,
  'arrow-volley': arrowVolley,
  barbarians,
  'peach-garden': peachGarden,
  harvest,
  'await-exhausted': awaitExhausted,
  'known-both': knownBoth,
  'befriend-attack': befriendAttack,
  lightning,
  indulgence,
  'supply-shortage': supplyShortage,
  ...equipment,
}

/** The rule of a kind that may be used of one's own accord; `undefined` for a Dodge or a Nullify. */
export const findRule = (kind: Kind): KindRule | undefined => RULES[kind]

/** The rule of a kind that is being used. Throws for a Dodge or a Nullify. */
export function ruleOf(kind: Kind): KindRule {
  const rule = RULES[kind]
  if (!rule) throw new Error(`${kind} only answers`)
  return rule
}
