// What happens in Kingdom Wars, in English. Questions and choices: `phrases/asking`; skills: `phrases/<kingdom>`.
import type { Catalogue } from '../../../text/catalogue.ts'

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

const left = (hp: number): string => `${hp} HP left`

const beginning = {
  'dealt-generals': ({ count }: { count: number }) =>
    `Everyone is dealt ${count} generals and keeps two of one kingdom, face down.`,
  'hp-card': ({ who, hp }: Who & { hp: number }) => `${who} has ${hp} HP.`,
  'first-player': ({ who, count }: Who & { count: number }) =>
    `Everyone holds ${cards(count)}. ${who} goes first.`,
  'turn-begins': ({ who }: Who) => `${who}’s turn.`,
  'turn-skipped': ({ who }: Who) => `${who} misses this turn.`,
  'phase-skipped': ({ who, phase }: Who & { phase: string }) => `${who}’s ${phase} is skipped.`,
} satisfies Catalogue

const using = {
  uses: ({ who, card, cards: made }: Who & { card: string; cards: string }) =>
    `${who} uses ${used(card, made)}.`,
  'uses-on': ({ who, whom, card, cards: made }: Pair & { card: string; cards: string }) =>
    `${who} uses ${used(card, made)} on ${whom}.`,
  'uses-against': ({
    who,
    whom,
    victim,
    card,
    cards: made,
  }: Pair & { card: string; cards: string; victim: string }) =>
    `${who} uses ${used(card, made)} on ${whom}, against ${victim}.`,
  'answers-using': ({ who, card, cards: made }: Who & { card: string; cards: string }) =>
    `${who} answers with ${used(card, made)}.`,
  'answers-playing': ({ who, card, cards: made }: Who & { card: string; cards: string }) =>
    `${who} plays ${used(card, made)}.`,
  'uses-skill': ({ who, skill }: Who & { skill: string }) => `${who} uses ${skill}.`,
  recasts: ({ who, card }: Who & { card: string }) => `${who} recasts ${card}.`,
  redirects: ({ who, whom }: Pair) => `${who} passes it on to ${whom}.`,
  cancelled: ({ whom }: Whom) => `It is cancelled for ${whom}.`,
  shields: ({ who, faction }: Who & { faction: string }) => `${who} shields all of ${faction} from it.`,
  'laid-down': ({ card, whom }: Whom & { card: string }) => `${card} lies before ${whom}.`,
  'moves-on': ({ card, whom }: Whom & { card: string }) => `${card} moves on to ${whom}.`,
} satisfies Catalogue

const moving = {
  card: ({ card }: { card: string }) => card,
  'no-cards': () => 'no card',
  'and-card': ({ list, card }: { list: string; card: string }) => `${list}, ${card}`,
  reshuffled: () => 'The discards are shuffled and become the deck.',
  draws: ({ who, count }: Who & { count: number }) => `${who} draws ${cards(count)}.`,
  'you-draw': ({ cards: drawn }: { cards: string }) => `To your hand: ${drawn}.`,
  discards: ({ who, cards: gone }: Who & { cards: string }) => `${who} discards ${gone}.`,
  'takes-open': ({ who, whom, cards: taken }: Pair & { cards: string }) =>
    `${who} takes ${taken} from ${whom}.`,
  'takes-hidden': ({ who, whom, count }: Pair & { count: number }) =>
    `${who} takes ${cards(count)} from ${whom}’s hand.`,
  'you-see-taken': ({ who, whom, cards: taken }: Pair & { cards: string }) =>
    `From ${whom} to ${who}: ${taken}.`,
  gains: ({ who, cards: gained }: Who & { cards: string }) => `${who} takes ${gained}.`,
  'swap-hands': ({ who, whom }: Pair) => `${who} and ${whom} swap hands.`,
  looks: ({ who, count }: Who & { count: number }) => `${who} looks at ${cards(count)} of the deck.`,
  'you-look': ({ cards: seen }: { cards: string }) => `You see ${seen}.`,
  'hands-out': ({ who, whom, count }: Pair & { count: number }) => `${who} hands ${whom} ${cards(count)}.`,
  'turns-up': ({ cards: shown }: { cards: string }) => `Turned up: ${shown}.`,
  equips: ({ who, card }: Who & { card: string }) => `${who} equips ${card}.`,
  'moves-card': ({ card, who, whom }: Pair & { card: string }) => `${card} moves from ${who} to ${whom}.`,
  shows: ({ who, card }: Who & { card: string }) => `${who} shows ${card}.`,
  'looks-at-hand': ({ who, whom }: Pair) => `${who} looks at ${whom}’s hand.`,
  'looks-at-head': ({ who, whom }: Pair) => `${who} looks at ${whom}’s head general 主將.`,
  'looks-at-deputy': ({ who, whom }: Pair) => `${who} looks at ${whom}’s deputy 副將.`,
  'you-look-general': ({ whom, general }: Whom & { general: string }) => `${whom} hides ${general}.`,
} satisfies Catalogue

const judging = {
  judges: ({ who, reason, card }: Who & { reason: string; card: string }) =>
    `${who} judges for ${reason}: ${card}.`,
  'replaces-judgement': ({ who, card }: Who & { card: string }) =>
    `${who} replaces the judgement by ${card}.`,
  'judgement-stands': ({ who, card, suit }: Who & { card: string; suit: string }) =>
    `${who}’s judgement stands: ${card}${card.startsWith(suit) ? '' : `, counting as ${suit}`}.`,
  'point-fight': ({ who, whom, skill }: Pair & { skill: string }) =>
    `${who} challenges ${whom} to a point fight (${skill}).`,
  points: ({ who, card, whom, other }: Pair & { card: string; other: string }) =>
    `${who} turns up ${card}, ${whom} ${other}.`,
  'points-won': ({ who }: Who) => `${who} wins the point fight.`,
  'points-lost': ({ who }: Who) => `${who} does not win the point fight.`,
} satisfies Catalogue

const hurting = {
  'damage-normal': ({ whom, amount, hp }: Whom & { amount: number; hp: number }) =>
    `${whom} suffers ${amount} damage: ${left(hp)}.`,
  'damage-fire': ({ whom, amount, hp }: Whom & { amount: number; hp: number }) =>
    `${whom} suffers ${amount} fire damage: ${left(hp)}.`,
  'damage-thunder': ({ whom, amount, hp }: Whom & { amount: number; hp: number }) =>
    `${whom} suffers ${amount} thunder damage: ${left(hp)}.`,
  'loses-hp': ({ whom, amount, hp }: Whom & { amount: number; hp: number }) =>
    `${whom} loses ${amount} HP: ${left(hp)}.`,
  recovers: ({ who, amount, hp }: Who & { amount: number; hp: number }) =>
    `${who} recovers ${amount} HP and has ${hp}.`,
  chained: ({ whom }: Whom) => `${whom} is chained.`,
  unchained: ({ whom }: Whom) => `${whom} is free of the chain.`,
  flipped: ({ whom }: Whom) => `${whom} is flipped and will miss a turn.`,
  upright: ({ whom }: Whom) => `${whom} comes upright.`,
  'is-dying': ({ who }: Who) => `${who} is dying.`,
  dies: ({ who }: Who) => `${who} dies.`,
  rewarded: ({ who, count }: Who & { count: number }) =>
    `${who} is rewarded for the kill with ${cards(count)}.`,
  punished: ({ who }: Who) => `${who} has killed one of their own and discards everything.`,
} satisfies Catalogue

const standing = {
  reveals: ({ who, general }: Who & { general: string }) => `${who} turns up ${general}.`,
  faction: ({ who, faction }: Who & { faction: string }) => `${who}’s faction is known: ${faction}.`,
  'turned-down': ({ whom, general }: Whom & { general: string }) => `${whom}’s ${general} turns face down.`,
  'loses-head': ({ whom }: Whom) => `${whom}’s head general 主將 loses all skills.`,
  'loses-deputy': ({ whom }: Whom) => `${whom}’s deputy 副將 loses all skills.`,
  wins: ({ who }: Who) => `Victory for ${who}.`,
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
