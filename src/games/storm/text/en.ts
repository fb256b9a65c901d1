// What the rules of Storm over the Three Kingdoms say in English: all that happens.
import type { Catalogue } from '../../../text/catalogue.ts'
import { asking } from './asking/en.ts'
import { story } from './story/en.ts'

interface Who {
  who: string
}
interface Action extends Who {
  unit: string
}
interface Versus extends Action {
  from: string
  place: string
  whom: string
  target: string
}
interface Fought {
  attack: string
  total: number
  foeTotal: number
}
interface Thrown {
  unit: string
  dice: string
  worth: number
  target: string
  foeDice: string
  foeWorth: number
}

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

const beginning = {
  lot: ({ who, die }: Who & { die: number }) => `${who} rolls ${die}.`,
  begins: ({ who }: Who) => `Highest roll goes first, ties reroll: ${who} begins.`,
  'draws-lord': ({ who, lord }: Who & { lord: string }) => `${who} draws ${lord}.`,
  'takes-corner': (args: Who & { city: string; second: string; lord: string }) =>
    `${args.who} is ${args.lord}, with ${args.city} as the capital and ${args.second} beside it.`,
  'takes-extra': ({ who, city }: Who & { city: string }) => `${who} also starts with ${city}.`,
  partners: ({ who, whom }: Who & { whom: string }) => `${who} and ${whom} are allies.`,
  places: ({ who, line }: Who & { line: string }) => `${who} sets up: ${line}.`,
  stands: ({ unit, place }: { unit: string; place: string }) => `${unit} at ${short(place)}`,
  'stands-more': ({ before, unit, place }: { before: string; unit: string; place: string }) =>
    `${before}; ${unit} at ${short(place)}`,
  turn: ({ who, round }: Who & { round: number }) => `Round ${round}: ${who}’s turn.`,
  allied: (args: Who & { whom: string; leader: string; prestige: number }) =>
    `${args.leader} has ${args.prestige} prestige: ${args.who} and ${args.whom} are allied for this turn.`,
} satisfies Catalogue

const march = {
  marches: ({ who, unit, from, to }: Action & { from: string; to: string }) =>
    `${who}’s ${unit} marches from ${from} to ${to}.`,
  'march-all': ({ who, list }: Who & { list: string }) => `${who} marches: ${list}.`,
  'march-to': ({ units, place }: { units: string; place: string }) => `${bare(units)} → ${short(place)}`,
  'march-takes': ({ units, place, level }: { units: string; place: string; level: number }) =>
    `${bare(units)} → ${short(place)}, taking it (level ${level})`,
  'march-takes-from': (args: { units: string; place: string; level: number; whom: string }) =>
    `${bare(args.units)} → ${short(args.place)}, taking it (level ${args.level}) from ${args.whom}`,
  'and-then': ({ list, next }: { list: string; next: string }) => `${list}; ${next}`,
  'plays-on': ({ who, card, unit }: Action & { card: string }) => `${who} plays ${card} on ${unit}.`,
  rallies: ({ who, card, unit }: Action & { card: string }) =>
    `${who} plays ${card}: ${unit} is no longer routed.`,
  heals: ({ who, card, unit, stamina }: Action & { card: string; stamina: number }) =>
    `${who} plays ${card}: ${unit} has ${stamina} stamina again.`,
  raids: ({ who, card, whom, lost }: Who & { card: string; whom: string; lost: string }) =>
    `${who} plays ${card}: ${whom} loses ${lost}.`,
  'sets-apart': ({ who, general, unit, whom }: Action & { general: string; whom: string }) =>
    `${who} uses ${general}: ${whom}’s ${unit} neither helps nor is helped this turn.`,
  'attacks-anew': ({ who, general }: Who & { general: string }) =>
    `${who} uses ${general}, who may attack again.`,
  'turns-back': ({ who, units }: Who & { units: string }) => `${who}’s ${units}: no longer routed.`,
  'cut-off': ({ who, city }: Who & { city: string }) =>
    `${city} is cut off from ${who}’s capital: its prestige does not count.`,
  'joined-again': ({ who, city }: Who & { city: string }) =>
    `${city} is connected to ${who}’s capital again.`,
} satisfies Catalogue

const war = {
  attacks: ({ who, unit, from, place, whom, target }: Versus) =>
    `${who}’s ${unit} attacks ${whom}’s ${target} at ${place} from ${from}.`,
  'attacks-at': ({ who, unit, place, whom, target }: Versus) =>
    `${who}’s ${unit} attacks ${whom}’s ${target} at ${place}.`,
  'shoots-at': ({ who, unit, place, whom, target }: Versus) =>
    `${who}’s ${unit} shoots at ${whom}’s ${target} at ${place}.`,
  'destroys-at': ({ who, unit, place, whom, target }: Versus) =>
    `${who}’s ${unit} destroys ${whom}’s ${target} at ${place}.`,
  'attacks-free-at': ({ who, unit, place }: Action & { from: string; place: string }) =>
    `${who}’s ${unit} attacks ${place}, which has no owner.`,
  shoots: ({ who, unit, from, place, whom, target }: Versus) =>
    `${who}’s ${unit} shoots from ${from} at ${whom}’s ${target} at ${place}.`,
  challenges: ({ who, unit, from, place, whom, target }: Versus) =>
    `${who}’s ${unit} challenges ${whom}’s ${target} at ${place} from ${from}.`,
  'attacks-again': ({ who, unit, place, whom, target }: Versus) =>
    `${who}’s ${unit} also has to fight ${whom}’s ${target} at ${place}.`,
  'attacks-city': ({
    who,
    unit,
    from,
    place,
    whom,
  }: Action & { from: string; place: string; whom: string }) =>
    `${who}’s ${unit} attacks ${whom}’s empty ${place} from ${from}.`,
  'attacks-free': ({ who, unit, from, place }: Action & { from: string; place: string }) =>
    `${who}’s ${unit} attacks ${place}, which has no owner, from ${from}.`,
  'offers-duel': ({ who, unit, from, place, whom, target }: Versus) =>
    `${who}’s ${unit} at ${from} offers ${whom}’s ${target} at ${place} a duel.`,
  'offers-duel-card': ({ who, unit, from, place, whom, target, card }: Versus & { card: string }) =>
    `${who}’s ${unit} at ${from} offers ${whom}’s ${target} at ${place} a duel, with ${card}.`,
  accepts: ({ who }: Who) => `${who} accepts.`,
  'refuses-rage': ({ who, whom, rage }: Who & { whom: string; rage: number }) =>
    `${who} refuses and gives ${whom} ${rage} rage.`,
  'refuses-card': ({ who, whom }: Who & { whom: string }) => `${who} refuses and gives ${whom} a card.`,
  'card-given': ({ who, whom, card }: Who & { whom: string; card: string }) =>
    `${whom} gets ${card} from ${who}.`,
  'refuses-retreat': ({ who }: Who & { whom: string }) => `${who} refuses and has to step back.`,
  plays: ({ who, card }: Who & { card: string }) => `${who} plays ${card}.`,
  answers: ({ who, card }: Who & { card: string }) => `${who} answers with ${card}.`,
  'uses-ability': ({ who, general, what }: Who & { general: string; what: string }) =>
    `${who} uses ${general} (${what}).`,
  'last-stand': ({ who }: Who) => `${who} makes a last stand: 1 extra die.`,
  cancels: ({ who, general, card }: Who & { general: string; card: string }) =>
    `${who}’s ${general} cancels ${card}.`,
  decoys: ({ unit, place }: { unit: string; place: string }) =>
    `Decoys: the attack is cancelled, and ${unit} returns to ${place}.`,
  'decoys-afar': ({ unit, place }: { unit: string; place: string }) =>
    `Decoys: the attack is cancelled; ${unit} stays at ${place}.`,
  throws: (args: Thrown & { plus: string; total: number; foePlus: string; foeTotal: number }) =>
    `${args.unit} ${thrown(args.dice, args.worth, args.plus)} = **${args.total}** · ${args.target} ${thrown(args.foeDice, args.foeWorth, args.foePlus)} = **${args.foeTotal}**`,
  fought: (args: Fought) => `${fought(args)}.`,
  'fought-ties': (args: Fought) => `${fought(args)}, a tie.`,
  'fought-dies': (args: Fought) => `${fought(args)}, and is destroyed.`,
  'fought-advances': (args: Fought) => `${fought(args)}, and advances.`,
  'fought-routs': (args: Fought & { to: string }) =>
    `${fought(args)}, driving it back to ${short(args.to)}, routed.`,
  'fought-routs-advances': (args: Fought & { to: string }) =>
    `${fought(args)}, driving it back to ${short(args.to)}, routed, and advancing.`,
  'fought-flees': (args: Fought & { to: string }) =>
    `${fought(args)}, and falls back to ${short(args.to)}, routed.`,
  'fought-takes': (args: Fought & { level: number }) =>
    `${fought(args)}, and takes it (level ${args.level}).`,
  'throws-generals': (
    args: Thrown & { attack: number; defence: number; foeAttack: number; foeDefence: number },
  ) =>
    `${args.unit} ${thrown(args.dice, args.worth)}: attack **${args.attack}**, defence **${args.defence}** · ${args.target} ${thrown(args.foeDice, args.foeWorth)}: attack **${args.foeAttack}**, defence **${args.foeDefence}**`,
  'dice-1': ({ a }: { a: number }) => `🎲${a}`,
  'dice-2': ({ a, b }: { a: number; b: number }) => `🎲${a} ${b}`,
  'dice-3': ({ a, b, c }: { a: number; b: number; c: number }) => `🎲${a} ${b} ${c}`,
  'part-value': ({ n }: { n: number }) => `${signed(n)} (unit)`,
  'part-level': ({ n }: { n: number }) => `${signed(n)} (city)`,
  'part-card': ({ n }: { n: number }) => `${signed(n)} (card)`,
  'part-ability': ({ n }: { n: number }) => `${signed(n)} (ability)`,
  'part-encircled': ({ n }: { n: number }) => `${signed(n)} (encircled)`,
  'part-fatigue': ({ n }: { n: number }) => `${signed(n)} (fatigue)`,
  tie: ({ who, unit, place }: Action & { place: string }) => `A tie: ${who}’s ${unit} returns to ${place}.`,
  'tie-afar': ({ who, unit, place }: Action & { place: string }) =>
    `A tie: ${who}’s ${unit} stays at ${place}.`,
  returns: ({ who, unit, place }: Action & { place: string }) => `${who}’s ${unit} returns to ${place}.`,
  'pushed-back': ({ who, unit, to }: Action & { to: string }) =>
    `${who}’s ${unit} falls back to ${to}, routed.`,
  'steps-back': ({ who, unit, to }: Action & { to: string }) => `${who}’s ${unit} falls back to ${to}.`,
  'routed-inside': ({ who, unit }: Action) => `${who}’s ${unit} stays inside, routed.`,
  destroyed: ({ who, unit }: Action & { kind: string; place: string }) => `${who}’s ${unit} is destroyed.`,
  hurt: ({ who, unit, damage, left }: Action & { damage: number; left: number }) =>
    `${who}’s ${unit} loses ${damage} stamina (${left} left).`,
  slain: ({ who, unit }: Action) => `${who}’s lord ${unit} is slain.`,
  lost: ({ who, unit }: Action) => `${who}’s ${unit} is lost.`,
  captured: ({ who, unit, whom }: Action & { whom: string }) => `${whom} captures ${who}’s ${unit}.`,
  advances: ({ who, unit, to }: Action & { to: string }) => `${who}’s ${unit} advances to ${to}.`,
  'moves-in': ({ who, unit, city }: Action & { city: string }) => `${who}’s ${unit} moves into ${city}.`,
  'goes-inside': ({ who, unit, city }: Action & { city: string }) => `${who}’s ${unit} goes into ${city}.`,
  'left-empty': ({ city }: { city: string }) => `${city} is left empty.`,
  'stands-empty': ({ city }: { city: string }) => `${city} now stands empty.`,
} satisfies Catalogue

const gains = {
  'takes-city': ({ who, unit, city, whom, level }: Action & { city: string; whom: string; level: number }) =>
    `${who}’s ${unit} takes ${city} (level ${level}) from ${whom}.`,
  'takes-free': ({ who, unit, city, level }: Action & { city: string; level: number }) =>
    `${who}’s ${unit} takes ${city} (level ${level}).`,
  'prestige-now': ({ who, prestige }: Who & { prestige: number }) => `${who}: prestige ${prestige}.`,
  'gains-rage': ({ who, rage, total }: Who & { rage: number; total: number }) =>
    `${who}: rage +${rage} (${total}).`,
  draws: ({ who, count, hand }: Who & { count: number; hand: number }) =>
    `${who} draws ${cards(count)} and holds ${hand}.`,
  scores: ({ who, list }: Who & { list: string }) => `${who}: ${list}.`,
  'prestige-is': ({ prestige }: { prestige: number }) => `prestige ${prestige}`,
  'rage-more': ({ rage, total }: { rage: number; total: number }) => `rage +${rage} (${total})`,
  'cards-more': ({ count, hand }: { count: number; hand: number }) => `cards +${count} (${hand})`,
  'city-cut-off': ({ city }: { city: string }) => `${city} cut off`,
  'city-joined': ({ city }: { city: string }) => `${city} connected again`,
  'and-also': ({ list, next }: { list: string; next: string }) => `${list}, ${next}`,
  also: ({ list, next }: { list: string; next: string }) => `${list} ${next}`,
  'you-draw': ({ cards: drawn }: { cards: string }) => `You draw ${drawn}.`,
  reshuffled: ({ count }: { count: number }) => `The deck is reshuffled (${cards(count)}).`,
  falls: ({ who, whom }: Who & { whom: string }) => `${who}’s capital falls to ${whom}: ${who} is out.`,
  'armies-leave': ({ who, count }: Who & { count: number }) =>
    `${count === 1 ? '1 army' : `${count} armies`} of ${who} ${count === 1 ? 'leaves' : 'leave'} the board; the other cities of ${who} have no owner now.`,
  inherits: ({ who, whom, count, rage }: Who & { whom: string; count: number; rage: number }) =>
    `${who} inherits ${cards(count)} and ${rage} rage from ${whom}.`,
  'you-inherit': ({ cards: held }: { cards: string }) => `You inherit ${held}.`,
  'cards-discarded': ({ who, cards: held }: Who & { cards: string }) =>
    `${who}’s hand is discarded: ${held}.`,
} satisfies Catalogue

const recruits = {
  recruits: ({ who, unit, to, card }: Action & { to: string; card: string }) =>
    `${who} recruits ${unit} ${to} with ${card}.`,
  levies: ({ who, unit, to, card }: Action & { to: string; card: string }) =>
    `${who} plays ${card} and recruits ${unit} ${to}.`,
  'recruits-pay': ({ who, unit, to }: Action & { to: string }) => `${who} recruits ${unit} ${to}.`,
  'recruits-levy': ({ who, unit, to }: Action & { to: string }) => `${who} also recruits ${unit} ${to}.`,
  'recruits-benevolence': ({ who, unit, to, rage }: Action & { to: string; rage: number }) =>
    `Benevolence: for ${rage} rage ${unit} joins ${who} ${to}.`,
  'recruit-all': ({ who, list }: Who & { list: string }) => `${who} recruits ${list}.`,
  'recruit-to': ({ units, place }: { units: string; place: string }) => `${bare(units)} at ${short(place)}`,
  'recruit-for': (args: { units: string; place: string; rage: number }) =>
    `${bare(args.units)} at ${short(args.place)} (Benevolence, ${args.rage} rage)`,
  dismissed: ({ unit }: { unit: string }) => `dismisses ${unit}`,
  placed: ({ place }: { place: string }) => `at ${place}`,
  'placed-swap': ({ place, unit, city }: { place: string; unit: string; city: string }) =>
    `inside ${city} (${unit} moves out to ${place})`,
  'recruits-none': ({ who }: Who) => `${who} recruits no army.`,
  hires: ({ who, unit, to, cards: paid }: Action & { to: string; cards: string }) =>
    `${who} recruits ${unit} at ${to} with ${paid}.`,
  revives: ({ who, unit, to, card, rage }: Action & { to: string; card: string; rage: number }) =>
    `${unit} returns to ${who} at ${to}, for ${card} and ${rage} rage.`,
  dismisses: ({ who, unit }: Action) => `${who} dismisses ${unit}.`,
  persuades: (args: Who & { general: string; card: string; die: number; needed: number }) =>
    `${args.who} pays ${args.card} and rolls ${args.die} (${args.needed} needed): ${args.general} changes sides.`,
  'persuades-not': (args: Who & { general: string; card: string; die: number; needed: number }) =>
    `${args.who} pays ${args.card} and rolls ${args.die} (${args.needed} needed): ${args.general} does not change sides.`,
  'persuades-surely': ({ who, general, card }: Who & { general: string; card: string }) =>
    `${who} plays ${card}: ${general} changes sides.`,
  joins: ({ who, general }: Who & { general: string }) => `${general} joins ${who}.`,
  serves: ({ who, general, to }: Who & { general: string; to: string }) =>
    `${general} joins ${who} at ${to}.`,
  adopts: ({ who, unit, to }: Action & { to: string }) => `${unit} joins ${who} at ${to}.`,
  'generals-leave': ({ who, units }: Who & { units: string }) => `${who} lets ${units} go.`,
  releases: ({ who, units }: Who & { units: string }) => `${who} releases ${units}.`,
  gazes: ({ who, general, count }: Who & { general: string; count: number }) =>
    `${who} uses ${general} and puts the top ${cards(count)} of the deck in order.`,
  'you-see': ({ cards: seen }: { cards: string }) => `The top of the deck: ${seen}.`,
  'throws-off': ({ who, cards: thrown }: Who & { cards: string }) => `${who} discards ${thrown}.`,
} satisfies Catalogue

const ending = {
  'wins-marks': ({ who, prestige }: Who & { prestige: number; rounds: number }) =>
    `Victory for ${who}, with ${prestige} prestige.`,
  'wins-last-side': ({ who }: Who & { prestige: number; rounds: number }) =>
    `Victory for ${who}: every opponent is out.`,
  'wins-rounds': ({ who, prestige, rounds }: Who & { prestige: number; rounds: number }) =>
    `All ${rounds} rounds are over. Victory for ${who}, with the highest prestige: ${prestige}.`,
  'hall-turns': ({ who, n }: { who: string; n: number }) => `Longest campaign: ${n} turns, ${who} won`,
  'score-prestige': () => 'Prestige',
} satisfies Catalogue

/** Dice, what they come to unless one alone says so, and what is added. */
const thrown = (dice: string, worth: number, plus = ''): string =>
  `${dice}${dice === `🎲${worth}` ? '' : ` → ${worth}`} ${plus.replaceAll(' · ', ' ')}`.trimEnd()

/** An attack and what both sides come to. */
const fought = ({ attack, total, foeTotal }: Fought): string =>
  `${attack.replace(/\.$/, '')}: **${total}** to **${foeTotal}**`

/** Armies in a list, which has no room for the sign of their type. */
const bare = (units: string): string => units.replace(/(\d) [步馬弓]/g, '$1')

/** A place in a list, which has no room to say that a city with a code is its gate. */
const short = (place: string): string => place.replace(' gate ', ' ')

/** A number with its sign. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** Every phrase of the rules, by key. */
export const phrases = {
  ...beginning,
  ...march,
  ...war,
  ...gains,
  ...recruits,
  ...ending,
  ...asking,
  ...story,
} satisfies Catalogue

// Everything else that is written in this language.
export * from './auto-answers/en.ts'
export * from './effects/en.ts'
export * from './guide/en.ts'
export * from './intro/en.ts'
export * from './labels/en.ts'
export * from './lesson/en.ts'
export * from './menus/en.ts'
export * from './names/en.ts'
export * from './options/en.ts'
export * from './topics/en.ts'
