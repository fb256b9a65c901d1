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
const range = ({ min, max }: Range): string => (min === max ? `${min}` : `${min}–${max}`)

export const effects = {
  and: ({ a, b }: Both) => `${a}, ${b}`,
  'and-then': ({ a, b }: Both) => `${a}; ${b}`,
  'more-state': ({ n }: N) => `state +${n}`,
  'more-grain': ({ n }: N) => `grain +${n}`,
  'more-attack': ({ n }: N) => `attack +${n}`,
  'more-defence': ({ n }: N) => `defence +${n}`,
  'less-state': ({ n }: N) => `state −${n}`,
  'less-grain': ({ n }: N) => `grain −${n}`,
  'less-attack': ({ n }: N) => `attack −${n}`,
  'less-defence': ({ n }: N) => `defence −${n}`,
  'moved-state': ({ from, to }: Moved) => `state ${from} → ${to}`,
  'moved-grain': ({ from, to }: Moved) => `grain ${from} → ${to}`,
  'moved-attack': ({ from, to }: Moved) => `attack ${from} → ${to}`,
  'moved-defence': ({ from, to }: Moved) => `defence ${from} → ${to}`,
  'fx-self': ({ change }: Changed) => `you: ${change}`,
  'fx-opponent': ({ change }: Changed) => `opponent: ${change}`,
  'fx-everyone': ({ change }: Changed) => `everyone: ${change}`,
  'fx-left': ({ change }: Changed) => `left neighbour: ${change}`,
  'fx-either': ({ one, other }: { one: string; other: string }) => `either ${one}, or ${other}`,
  'fx-draw': ({ n }: N) => `draw ${n}`,
  'fx-draw-range': (args: Range) => `draw ${range(args)} cards`,
  'fx-take': (args: Range) => `take ${range(args)} random cards of an opponent`,
  'fx-strip': (args: Range) => `discard ${range(args)} random cards of an opponent`,
  'fx-search': () => 'see a hand and discard a card of it',
  'fx-silence': () => 'an opponent may only draw next turn',
  'fx-attack': ({ change }: Changed) => `attack an opponent: ${change}`,
  'fx-attack-strong': ({ bonus, change }: Changed & Bonus) => `attack an opponent with +${bonus}: ${change}`,
  'fx-attack-all': ({ change }: Changed) => `attack all opponents: ${change}`,
  'fx-attack-all-strong': ({ bonus, change }: Changed & Bonus) =>
    `attack all opponents with +${bonus}: ${change}`,
  'fx-halt': (args: N) => `an opponent with less grain sits out ${turns(args)}`,
  'fx-expose': ({ n }: N) => `an opponent's defence counts as 0 for ${n} rounds`,
  'fx-truce': ({ n }: N) => `no cards between you and an opponent for ${n} rounds`,
  'fx-shield': ({ n }: N) => `no cards at you for ${n} rounds, and you attack nobody`,
  'fx-sacrifice': ({ n }: N) => `every opponent discards a person or has grain −${n}`,
  'fx-react': () => 'when you are attacked: the attack is cancelled',
  'fx-bound': ({ line }: { line: string }) => `${line}; never with a crossing card`,
  'fx-xiang-yu': () => 'shown at once; in Western Han: you state −5, Liu Bang state +5',
  'fx-xiao-yan': () => 'shown at once; in Southern and Northern: state −5 or sit out 3 turns',
  'fx-shi-jingtang': () => 'shown at once; in Five Dynasties: state −4, attack −2, a card to each opponent',
  'fx-puyi': () => 'shown at once; in Qing: each opponent takes a card of your open hand',
  'fx-crossing-card': () => 'play a dynasty card out of its era',
  'fx-event-card': () => 'draw a historical event; the marker jumps there',
  'fx-question-card': () => 'ask an opponent; wrong: all four stats −1',
  'fx-skip': (args: N) => `you sit out ${turns(args)}`,
  'fx-give': ({ n }: N) => `you give ${n} cards to an opponent`,
  'fx-tribute': () => 'every opponent gives you a card',
  'fx-turns': (args: N) => `you have ${turns(args)} more at once`,
  'fx-raid': () => 'you take a random card of every opponent',
  'fx-discard': ({ n }: N) => `you discard ${n} cards`,
  'fx-duel': ({ n }: N) =>
    `you or your left neighbour, whoever has less state: state −${n} (tie: the neighbour)`,
  'fx-lord': (args: { power: number; grain: number; attack: number; defence: number }) =>
    `begins with state ${args.power}, grain ${args.grain}, attack ${args.attack}, defence ${args.defence}`,
} satisfies Catalogue
