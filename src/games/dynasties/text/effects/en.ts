// What cards do, in English: the parts that a card's line is put together from.
import type { Catalogue } from '../../../../text/catalogue.ts'

interface Both {
  a: string
  b: string
}
interface N {
  n: number
}
interface Moved {
  from: number
  to: number
}
interface Changed {
  change: string
}
interface Bonus {
  bonus: number
}
interface Range {
  min: number
  max: number
}

const turns = ({ n }: N): string => (n === 1 ? '1 turn' : `${n} turns`)
const later = ({ n }: N): string => (n === 1 ? '1 more turn' : `${n} more turns`)
const range = ({ min, max }: Range): string => (min === max ? `${min}` : `${min}–${max}`)

export const effects = {
  and: ({ a, b }: Both) => `${a}, ${b}`,
  'and-then': ({ a, b }: Both) => `${a}; ${b}`,
  'more-state': ({ n }: N) => `State +${n}`,
  'more-grain': ({ n }: N) => `Grain +${n}`,
  'more-attack': ({ n }: N) => `Attack +${n}`,
  'more-defence': ({ n }: N) => `Defence +${n}`,
  'less-state': ({ n }: N) => `State −${n}`,
  'less-grain': ({ n }: N) => `Grain −${n}`,
  'less-attack': ({ n }: N) => `Attack −${n}`,
  'less-defence': ({ n }: N) => `Defence −${n}`,
  'moved-state': ({ from, to }: Moved) => `State ${from} → ${to}`,
  'moved-grain': ({ from, to }: Moved) => `Grain ${from} → ${to}`,
  'moved-attack': ({ from, to }: Moved) => `Attack ${from} → ${to}`,
  'moved-defence': ({ from, to }: Moved) => `Defence ${from} → ${to}`,
  'fx-self': ({ change }: Changed) => `you: ${change}`,
  'fx-opponent': ({ change }: Changed) => `an opponent: ${change}`,
  'fx-everyone': ({ change }: Changed) => `everyone: ${change}`,
  'fx-left': ({ change }: Changed) => `left neighbour: ${change}`,
  'fx-either': ({ one, other }: { one: string; other: string }) => `either ${one}, or ${other}`,
  'fx-draw': ({ n }: N) => (n === 1 ? 'draw 1 card' : `draw ${n} cards`),
  'fx-draw-range': (args: Range) => `draw ${range(args)} cards`,
  'fx-take': (args: Range) => `take ${range(args)} random cards from an opponent`,
  'fx-strip': (args: Range) => `discard ${range(args)} random cards from an opponent’s hand`,
  'fx-search': () => 'look at an opponent’s hand and discard a card from it',
  'fx-silence': () => 'an opponent can only draw next turn',
  'fx-attack': ({ change }: Changed) => `attack an opponent; success: their ${change}`,
  'fx-attack-strong': ({ bonus, change }: Changed & Bonus) =>
    `attack an opponent with Attack +${bonus}; success: their ${change}`,
  'fx-attack-all': ({ change }: Changed) => `attack all opponents; success: their ${change}`,
  'fx-attack-all-strong': ({ bonus, change }: Changed & Bonus) =>
    `attack all opponents with Attack +${bonus}; success: their ${change}`,
  'fx-halt': (args: N) => `an opponent with less Grain than you skips ${turns(args)}`,
  'fx-expose': (args: N) => `an opponent’s Defence counts as 0 until you have had ${later(args)}`,
  'fx-truce': (args: N) => `Truce: no cards between you and an opponent until you have had ${later(args)}`,
  'fx-shield': (args: N) => `Peace: no cards on you and no attacks by you until you have had ${later(args)}`,
  'fx-sacrifice': ({ n }: N) => `each opponent discards a person card or loses ${n} Grain`,
  'fx-react': () => 'when you are attacked: cancel it',
  'fx-bound': ({ line }: { line: string }) => `${line}; not with a Crossing`,
  'fx-xiang-yu': () => 'reveal immediately; in Western Han you lose 5 State, Liu Bang’s player gains 5',
  'fx-xiao-yan': () =>
    'reveal immediately; in the Southern and Northern Dynasties lose 5 State or skip 3 turns',
  'fx-shi-jingtang': () =>
    'reveal immediately; in Five Dynasties: State −4, Attack −2, give each opponent a card',
  'fx-puyi': () => 'reveal immediately; in Qing reveal your hand: each opponent takes a card from it',
  'fx-crossing-card': () => 'play a dynasty card outside its era',
  'fx-event-card': () => 'draw a historical event; the marker jumps there',
  'fx-question-card': () => 'ask an opponent; a wrong or missing answer costs them 1 of each stat',
  'fx-skip': (args: N) => `you skip ${turns(args)}`,
  'fx-give': ({ n }: N) => `you give ${n} cards to an opponent`,
  'fx-tribute': () => 'each opponent gives you a card',
  'fx-turns': (args: N) => `you take ${args.n} extra turns in a row`,
  'fx-raid': () => 'you take a random card from each opponent',
  'fx-discard': ({ n }: N) => `you discard ${n} cards`,
  'fx-duel': ({ n }: N) =>
    `compare State with your left neighbour: the lower loses ${n} (tie: the neighbour)`,
  'fx-lord': (args: { power: number; grain: number; attack: number; defence: number }) =>
    `begins with State ${args.power}, Grain ${args.grain}, Attack ${args.attack}, Defence ${args.defence}`,
} satisfies Catalogue

/** The same at a glance, of effects that would fill a card in hand. */
export const brief = {
  'fx-strip': (args: Range) => `discard ${range(args)} cards of an opponent`,
  'fx-search': () => 'see a hand, discard 1 card of it',
  'fx-attack': ({ change }: Changed) => `attack: their ${change}`,
  'fx-attack-strong': ({ bonus, change }: Changed & Bonus) => `attack at +${bonus}: their ${change}`,
  'fx-attack-all': ({ change }: Changed) => `attack all: their ${change}`,
  'fx-attack-all-strong': ({ bonus, change }: Changed & Bonus) => `attack all at +${bonus}: their ${change}`,
  'fx-halt': (args: N) => `a poorer opponent skips ${turns(args)}`,
  'fx-expose': (args: N) => `an opponent has Defence 0 for ${turns(args)}`,
  'fx-truce': (args: N) => `truce with an opponent for ${turns(args)}`,
  'fx-shield': (args: N) => `peace for ${turns(args)}`,
  'fx-sacrifice': ({ n }: N) => `opponents lose a person or ${n} Grain`,
  'fx-react': () => 'cancel an attack on you',
  'fx-xiang-yu': () => 'reveal; Western Han: State −5',
  'fx-xiao-yan': () => 'reveal; State −5 or skip 3 turns',
  'fx-shi-jingtang': () => 'reveal; State −4, Attack −2',
  'fx-puyi': () => 'reveal; opponents take your cards',
  'fx-crossing-card': () => 'play a card outside its era',
  'fx-event-card': () => 'draw a historical event',
  'fx-question-card': () => 'ask an opponent a question',
} satisfies Catalogue
