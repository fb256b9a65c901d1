// What happens in Kingdom Wars, in English. Questions and choices: `phrases/asking`; skills: `phrases/<kingdom>`.
import type { Catalogue } from '../../../text/catalogue.ts'
import { names } from './names/en.ts'

const AMBITIONIST = names.factions.ambitionist

interface Who {
  who: string
}
interface Whom {
  whom: string
}
type Pair = Who & Whom

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

/** `♠7 Slash 殺` used as itself, or `Duel 決鬥 (♠7 Slash 殺)`; a mark takes 4 characters at most. */
const used = (card: string, made: string): string =>
  made.endsWith(card) && made.length <= card.length + 4 ? made : `${card} (${made})`

const left = (hp: number): string => `${hp < 0 ? `−${-hp}` : hp} HP left`

const beginning = {
  'dealt-generals': ({ count }: { count: number }) =>
    `Everyone is dealt ${count} generals and keeps 2 of one kingdom, hidden.`,
  'hp-card': ({ who, hp }: Who & { hp: number }) => `${who} has ${hp} HP.`,
  'first-player': ({ who, count }: Who & { count: number }) =>
    `Everyone holds ${cards(count)}. ${who} goes first.`,
  'too-few-generals': ({ seats, needed, left }: { seats: number; needed: number; left: number }) =>
    `${seats} players need ${needed} generals, and ${left} are left. Deal fewer, ban fewer, or set fewer seats.`,
  'row-laid': ({ generals }: { generals: string }) =>
    `The row to draft from: ${generals}. Two of one kingdom each, the first player last.`,
  'row-refilled': ({ generals }: { generals: string }) => `New in the row: ${generals}.`,
  'drafts-head': ({ who, general }: Who & { general: string }) =>
    `${who} drafts ${general} as main general 主將.`,
  'drafts-deputy': ({ who, general }: Who & { general: string }) =>
    `${who} drafts ${general} as deputy 副將.`,
  'starts-face-up': ({ who, generals }: Who & { generals: string }) =>
    `${who} starts with ${generals} face up.`,
  'deputies-seen': () => 'Everybody is shown the deputy 副將 of the next player.',
  'turn-begins': ({ who }: Who & { round: number }) => `${who}’s turn.`,
  'turn-skipped': ({ who }: Who & { round: number }) =>
    `${who} is flipped and flips back instead of taking this turn.`,
  'phase-skipped': ({ who, phase }: Who & { phase: string }) => `${who}’s ${phase} is skipped.`,
} satisfies Catalogue

const using = {
  uses: ({ who, card, cards: made }: Who & { card: string; cards: string }) =>
    `${who} uses ${used(card, made)}.`,
  'uses-on': ({ who, whom, card, cards: made }: Pair & { card: string; cards: string }) =>
    `${who} uses ${used(card, made)} on ${whom}.`,
  'uses-hitting': ({
    who,
    whom,
    card,
    cards: made,
    hit,
  }: Pair & { card: string; cards: string; hit: string }) =>
    `${who} uses ${used(card, made)} on ${whom}: ${hit}.`,
  'hit-normal': ({ amount, hp }: { amount: number; hp: number }) => `${amount} damage, ${left(hp)}`,
  'hit-fire': ({ amount, hp }: { amount: number; hp: number }) => `${amount} fire damage, ${left(hp)}`,
  'hit-thunder': ({ amount, hp }: { amount: number; hp: number }) => `${amount} thunder damage, ${left(hp)}`,
  'uses-on-many': ({ who, whom, card, cards: made }: Who & { whom: number; card: string; cards: string }) =>
    `${who} uses ${used(card, made)} on ${whom} players.`,
  'uses-against': ({
    who,
    whom,
    victim,
    card,
    cards: made,
  }: Pair & { card: string; cards: string; victim: string }) =>
    `${who} uses ${used(card, made)} on ${whom}, against ${victim}.`,
  'used-card': ({ card, cards: made }: { card: string; cards: string }) => used(card, made),
  'rescues-using': ({ who, whom, card, cards: made }: Pair & { card: string; cards: string }) =>
    who === whom ? `${who} uses ${used(card, made)}.` : `${who} uses ${used(card, made)} on ${whom}.`,
  'answers-using': ({ who, card, cards: made }: Who & { card: string; cards: string }) =>
    `${who} answers with ${used(card, made)}.`,
  'answers-against': ({
    who,
    card,
    cards: made,
    against,
  }: Who & { card: string; cards: string; against: string }) =>
    `${who} answers ${against} with ${used(card, made)}.`,
  'against-trick': ({ card, whom }: Whom & { card: string }) => `${card} on ${whom}`,
  'against-nullify': ({ who }: Who) => `${who}’s Nullify 無懈可擊`,
  'answers-playing': ({ who, card, cards: made }: Who & { card: string; cards: string }) =>
    `${who} plays ${used(card, made)}.`,
  'answers-each': ({ list }: { list: string }) => `Played: ${list}.`,
  'played-by': ({ who, card }: Who & { card: string }) => `${card} by ${who}`,
  'uses-skill': ({ who, skill }: Who & { skill: string }) => `${who} uses ${skill}.`,
  recasts: ({ who, card }: Who & { card: string }) => `${who} recasts ${card}.`,
  redirects: ({ who, whom, card }: Pair & { card: string }) => `${who} redirects ${card} to ${whom}.`,
  cancelled: ({ whom, card }: Whom & { card: string }) => `${card} on ${whom} is cancelled.`,
  shields: ({ who, faction, card }: Who & { faction: string; card: string }) =>
    `${who} protects all of ${faction} from ${card}.`,
  'laid-down': ({ card, whom }: Whom & { card: string }) => `${card} is placed in front of ${whom}.`,
  'moves-on': ({ card, whom }: Whom & { card: string }) => `${card} moves on to ${whom}.`,
} satisfies Catalogue

const moving = {
  card: ({ card }: { card: string }) => card,
  'no-cards': () => 'virtual card',
  'and-card': ({ list, card }: { list: string; card: string }) => `${list}, ${card}`,
  'hall-reshuffles': ({ who, n }: { who: string; n: number }) =>
    `Longest struggle: the deck was used up ${n} ${n === 1 ? 'time' : 'times'}, ${who} won`,
  reshuffled: () => 'The discard pile is shuffled and becomes the deck.',
  draws: ({ who, count }: Who & { count: number }) => `${who} draws ${cards(count)}.`,
  'you-draw': ({ cards: drawn }: { cards: string }) => `To your hand: ${drawn}.`,
  discards: ({ who, cards: gone }: Who & { cards: string }) => `${who} discards ${gone}.`,
  'takes-open': ({ who, whom, cards: taken }: Pair & { cards: string }) =>
    `${who} takes ${taken} from ${whom}.`,
  'takes-hidden': ({ who, whom, count }: Pair & { count: number }) =>
    `${who} takes ${cards(count)} from ${whom}’s hand.`,
  'you-see-taken': ({ who, whom, cards: taken }: Pair & { cards: string }) =>
    `${who} takes ${taken} from ${whom}.`,
  gains: ({ who, cards: gained }: Who & { cards: string }) => `${who} takes ${gained}.`,
  'swap-hands': ({ who, whom }: Pair) => `${who} and ${whom} swap hands.`,
  looks: ({ who, count }: Who & { count: number }) => `${who} looks at the top ${cards(count)}.`,
  'you-look': ({ cards: seen }: { cards: string }) => `You see ${seen}.`,
  'hands-out': ({ who, whom, count }: Pair & { count: number }) => `${who} hands ${whom} ${cards(count)}.`,
  'keeps-cards': ({ who, count }: Who & { count: number }) => `${who} keeps ${cards(count)}.`,
  'turns-up': ({ cards: shown }: { cards: string }) => `Revealed: ${shown}.`,
  equips: ({ who, card }: Who & { card: string }) => `${who} equips ${card}.`,
  'moves-card': ({ card, who, whom }: Pair & { card: string }) => `${card} moves from ${who} to ${whom}.`,
  shows: ({ who, card }: Who & { card: string }) => `${who} shows ${card}.`,
  'looks-at-hand': ({ who, whom }: Pair) => `${who} looks at ${whom}’s hand.`,
  'looks-at-head': ({ who, whom }: Pair) => `${who} looks at ${whom}’s main general 主將.`,
  'looks-at-deputy': ({ who, whom }: Pair) => `${who} looks at ${whom}’s deputy 副將.`,
  'you-look-general': ({ whom, general }: Whom & { general: string }) => `${whom} hides ${general}.`,
} satisfies Catalogue

const judging = {
  judges: ({ who, reason, card }: Who & { reason: string; card: string }) =>
    `${who}’s judgement for ${reason}: ${card}.`,
  'replaces-judgement': ({ who, card }: Who & { card: string }) =>
    `${who} replaces the judgement with ${card}.`,
  'judgement-stands': ({ who, card, suit }: Who & { card: string; suit: string }) =>
    `${who}’s judgement stands: ${card}${card.startsWith(suit) ? '' : `, counting as ${suit}`}.`,
  'point-fight': ({ who, whom, skill }: Pair & { skill: string }) =>
    `${who} challenges ${whom} to a point fight (${skill}).`,
  points: ({ who, card, whom, other }: Pair & { card: string; other: string }) =>
    `${who} reveals ${card}, ${whom} reveals ${other}.`,
  'points-won': ({ who }: Who) => `${who} wins the point fight.`,
  'points-lost': ({ whom }: Pair) => `${whom} wins the point fight.`,
  'points-tied': ({ who }: Who) => `Tied: ${who} does not win the point fight.`,
} satisfies Catalogue

const hurting = {
  'damage-normal': ({ whom, amount, hp }: Whom & { amount: number; hp: number }) =>
    `${whom} suffers ${amount} damage (${left(hp)}).`,
  'left-with': ({ who, hp }: Who & { hp: number }) => `${who} (${left(hp)})`,
  'and-left': ({ list, next }: { list: string; next: string }) => `${list}, ${next}`,
  'damage-normal-each': ({ amount, list }: { amount: number; list: string }) =>
    `${amount} damage each: ${list}.`,
  'recovers-each': ({ amount, list }: { amount: number; list: string }) =>
    `${amount} HP recovered each: ${list}.`,
  'damage-fire': ({ whom, amount, hp }: Whom & { amount: number; hp: number }) =>
    `${whom} suffers ${amount} fire damage (${left(hp)}).`,
  'damage-thunder': ({ whom, amount, hp }: Whom & { amount: number; hp: number }) =>
    `${whom} suffers ${amount} thunder damage (${left(hp)}).`,
  'loses-hp': ({ whom, amount, hp }: Whom & { amount: number; hp: number }) =>
    `${whom} loses ${amount} HP (${left(hp)}).`,
  recovers: ({ who, amount, hp }: Who & { amount: number; hp: number }) =>
    `${who} recovers ${amount} HP (now ${hp}).`,
  chained: ({ whom }: Whom) => `${whom} is chained.`,
  unchained: ({ whom }: Whom) => `${whom} is unchained.`,
  flipped: ({ whom }: Whom) => `${whom} flips and will skip their next turn.`,
  upright: ({ whom }: Whom) => `${whom} flips back.`,
  'is-dying': ({ who }: Who) => `${who} is dying.`,
  dies: ({ who }: Who) => `${who} dies.`,
  rewarded: ({ who, count }: Who & { count: number }) => `${who}’s reward for the kill: ${cards(count)}.`,
  punished: ({ who }: Who) =>
    `${who} has killed one of their own faction and discards all hand cards and all equipment.`,
} satisfies Catalogue

const standing = {
  reveals: ({ who, general }: Who & { general: string }) => `${who} reveals ${general}.`,
  'reveals-faction': ({ who, general, faction }: Who & { general: string; faction: string }) =>
    `${who} reveals ${general} and ${faction === AMBITIONIST ? 'becomes an ambitionist 野心家' : `joins ${faction}`}.`,
  faction: ({ who, faction }: Who & { faction: string }) =>
    faction === AMBITIONIST ? `${who} becomes an ambitionist 野心家.` : `${who} joins ${faction}.`,
  'companions-rewarded': ({ who }: Who) => `${who}’s generals are companions 珠聯璧合.`,
  'half-fish-draws': ({ who }: Who) => `${who} draws 1 card for a half fish 陰陽魚.`,
  'half-fish-rewarded': ({ who }: Who) => `${who} has a half fish 陰陽魚 left over.`,
  'last-battle-begins': () => 'The last battle 鏖戰 begins: Peaches 桃 are Slashes 殺 or Dodges 閃 only.',
  'earns-marker': ({ who, marker }: Who & { marker: string }) => `${who} earns a marker: ${marker}.`,
  'spends-marker': ({ who, marker }: Who & { marker: string }) => `${who} spends a marker: ${marker}.`,
  'turned-down': ({ whom, general }: Whom & { general: string }) => `${whom}’s ${general} is hidden again.`,
  'loses-head': ({ whom }: Whom) => `${whom}’s main general 主將 loses all skills.`,
  'loses-deputy': ({ whom }: Whom) => `${whom}’s deputy 副將 loses all skills.`,
  concedes: ({ who }: Who) => `Conceded by ${who}.`,
  'would-concede': ({ who, whom }: Pair) => `${who} would concede. Still to agree: ${whom}.`,
  'fights-on': ({ who }: Who) => `${who} would rather fight on.`,
  wins: ({ who }: Who) => `Victory for ${who}.`,
  'kept-hidden': ({ who, generals }: Who & { generals: string }) => `${who} still had ${generals} face down.`,
  'drawn-game': () => 'Nobody wins: the game is a draw.',
  'moment-kill': ({ who, whom }: Pair) => `${who} strikes ${whom} down.`,
  'moment-rescue': ({ who, whom }: Pair) => `${who} saves ${whom} from death.`,
} satisfies Catalogue

/** Every event of the rules, by key. */
export const phrases = {
  ...beginning,
  ...using,
  ...moving,
  ...judging,
  ...hurting,
  ...standing,
} satisfies Catalogue

// Everything else that is written in this language.
export * from './auto-answers/en.ts'
export * from './board/en.ts'
export * from './cards/en.ts'
export * from './generals/formation/en.ts'
export * from './generals/momentum/en.ts'
export * from './generals/qun/en.ts'
export * from './generals/shu/en.ts'
export * from './generals/transformation/en.ts'
export * from './generals/wei/en.ts'
export * from './generals/wu/en.ts'
export * from './guide/en.ts'
export * from './intro/en.ts'
export * from './lesson/en.ts'
export * from './names/en.ts'
export * from './options/en.ts'
export * from './phrases/asking/en.ts'
export { formation as formationPhrases } from './phrases/formation/en.ts'
export { momentum as momentumPhrases } from './phrases/momentum/en.ts'
export { qun as qunPhrases } from './phrases/qun/en.ts'
export { shu as shuPhrases } from './phrases/shu/en.ts'
export { transformation as transformationPhrases } from './phrases/transformation/en.ts'
export { wei as weiPhrases } from './phrases/wei/en.ts'
export { wu as wuPhrases } from './phrases/wu/en.ts'
export * from './story/en.ts'
export * from './topics/en.ts'
