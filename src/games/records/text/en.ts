// What the rules of Record of the Three Kingdoms say in English: events, questions, choices and hints.
import type { Catalogue } from '../../../text/catalogue.ts'
import { story } from './story/en.ts'

interface Who {
  who: string
}
interface Clash extends Who {
  whom: string
  city: string
}
interface Contest extends Who {
  scheme: string
  strategist: string
  wits: number
  whom: string
  other: string
  otherWits: number
}
interface Position {
  position: string
  attack: number
  defence: number
  walls: number
}

const coins = (count: number): string => (count === 1 ? '1 coin' : `${count} coins`)
const cardsOf = (count: number, kind: string): string => `${count} ${kind} ${count === 1 ? 'card' : 'cards'}`
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
const wits = ({ who, strategist, wits: own, whom, other, otherWits }: Contest): string =>
  `Contest of wits: ${who}’s ${strategist} ${own}, ${whom}’s ${other} ${otherWits}.`
const clash = ({ position, attack, defence, walls }: Position): string =>
  `${position} ${attack} v. ${defence} + ${walls}:`

const beginning = {
  lot: ({ who, number }: Who & { number: number }) => `${who} draws battle card ${number}.`,
  starts: ({ who, coins: count }: Who & { coins: number }) =>
    `${who} draws the highest card and starts. Everyone takes ${coins(count)}.`,
  'lord-taken': ({ who }: Who) => `${who} takes a lord, face down.`,
  'lords-taken': ({ list }: { list: string }) => `${list} each take a lord, face down.`,
  'you-take-lord': ({ lord }: { lord: string }) => `You take ${lord}.`,
  'draft-dealt': ({ count }: { count: number }) =>
    `Everyone is dealt ${cards(count)}: keep one, pass the rest left.`,
  'draft-kept': ({ count }: { count: number }) =>
    `Everyone keeps a card (${count} of 5) and passes the rest left.`,
  'draft-over': () => 'The starting hands are complete. The lords are revealed.',
  'you-keep': ({ card }: { card: string }) => `You keep ${card}.`,
  'lords-up': ({ who, lords }: Who & { lords: string }) => `${who} rules as ${lords}.`,
} satisfies Catalogue

const round = {
  round: ({ round: count, who }: Who & { round: number }) => `Round ${count}. ${who} is the start player.`,
  'strategist-hired': ({ who }: Who) => `${who} draws a strategist and keeps it face down.`,
  'strategists-hired': ({ list }: { list: string }) => `${list} each draw a strategist, face down.`,
  'strategist-searched': ({ who, coins: count, drawn }: Who & { coins: number; drawn: number }) =>
    `${who} pays ${coins(count)} and draws ${drawn} strategists.`,
  'strategists-short': ({ extra }: { extra: number }) =>
    `The pile has only ${extra} extra ${extra === 1 ? 'strategist' : 'strategists'} left for you; you pay for no more.`,
  'strategist-kept': ({ who }: Who) => `${who} keeps one face down and shuffles the rest back.`,
  'you-hire': (args: { strategist: string; wits: number; coins: number }) =>
    `Your strategist this round: ${args.strategist} (wits ${args.wits}, ${coins(args.coins)}).`,
  acts: ({ who, round: count }: Who & { round: number }) => `Round ${count}: ${who}’s turn.`,
  income: ({ who, coins: count, total }: Who & { coins: number; total: number }) =>
    `${who} collects ${coins(count)} (now ${total}).`,
  'draws-two': ({ who }: Who) => `${who} draws 2 cards.`,
  'keeps-one': ({ who }: Who) => `${who} keeps 1.`,
  'draws-last': ({ who }: Who) => `${who} takes the last card of the deck.`,
  'draws-from': ({ who, deck }: Who & { deck: string }) => `${who} draws a card from ${deck}.`,
  'draws-both': ({ who, coins: count }: Who & { coins: number }) =>
    `${who} pays ${coins(count)} and draws a card from each deck.`,
  'no-draw': ({ who }: Who) => `No card is left for ${who} to draw.`,
  'you-draw': ({ cards: drawn }: { cards: string }) => `You draw ${drawn}.`,
  'strategist-income': ({ who, coins: count, total }: Who & { coins: number; total: number }) =>
    `${who}’s strategist: +${coins(count)} (${total}).`,
  'strategists-earn': ({ list }: { list: string }) => `The strategists bring ${list}.`,
  earns: ({ who, coins: count, total }: Who & { coins: number; total: number }) =>
    `${who} ${coins(count)} (${total})`,
  'and-earns': ({ list, next }: { list: string; next: string }) => `${list}, ${next}`,
  'strategists-return': () => 'The strategists go back to their pile.',
  reshuffled: ({ deck }: { deck: string }) => `The discard pile is shuffled and becomes ${deck} again.`,
  'deck-spent': ({ deck }: { deck: string }) => `No card is left in ${deck}: the game ends with this round.`,
  'target-reached': ({ who, count, points }: Who & { count: number; points: number }) =>
    `${who} is first to own ${count} cities, which is worth ${points} points. The game ends with this round.`,
} satisfies Catalogue

const actions = {
  built: ({ who, city, coins: count }: Who & { city: string; coins: number }) =>
    `${who} builds ${city} for ${coins(count)} and garrisons it face down.`,
  'you-garrison': ({ general, city }: { general: string; city: string }) =>
    `${general} holds ${city} for you.`,
  garrisons: ({ who, city }: Who & { city: string }) => `${who} garrisons ${city} face down.`,
  'city-abandoned': ({ city }: { city: string }) => `Nobody is left to hold ${city}: it is discarded.`,
  toll: ({ who, city, coins: count }: Who & { city: string; coins: number }) =>
    `${who} pays ${coins(count)} and levies the toll of ${city}.`,
  gives: ({ who, whom, coins: count }: Who & { whom: string; coins: number }) =>
    `${whom} gives ${who} ${coins(count)}.`,
  'give-each': ({ who, givers, coins: count }: Who & { givers: string; coins: number }) =>
    `${givers} each give ${who} ${coins(count)}.`,
  'emperor-tribute': ({ who, lord }: Who & { lord: string }) =>
    `${who} uses ${lord}: 2 coins from each other player.`,
  'people-flock': ({ who, lord, count, deck }: Who & { lord: string; count: number; deck: string }) =>
    `${who} uses ${lord}: draws ${cards(count)} from ${deck}.`,
  'people-flock-both': (args: Who & { lord: string; schemes: number; realm: number }) =>
    `${args.who} uses ${args.lord}: draws ${cardsOf(args.schemes, 'scheme')}, ${cardsOf(args.realm, 'realm')}.`,
} satisfies Catalogue

const schemes = {
  'plays-muddy-waters': ({ who, scheme, coins: count }: Who & { scheme: string; coins: number }) =>
    `${who} plays ${scheme} and takes ${coins(count)}.`,
  'plays-two-birds': ({ who, scheme, count, deck }: Who & { scheme: string; count: number; deck: string }) =>
    `${who} plays ${scheme} and draws ${cards(count)} from ${deck}.`,
  'plays-brick-for-jade': (args: Who & { scheme: string; card: string; count: number; deck: string }) =>
    `${args.who} plays ${args.scheme}, discards ${args.card} and draws ${cards(args.count)} from ${args.deck}.`,
  'plays-peach-garden': (args: Who & { scheme: string; deck: string }) =>
    `${args.who} plays ${args.scheme} and reveals cards from ${args.deck}.`,
  'peach-garden-up': ({ cards: up }: { cards: string }) => `Revealed: ${up}.`,
  'peach-garden-taken': ({ who, general }: Who & { general: string }) =>
    `${who} takes ${general}. The rest are shuffled back.`,
  'peach-garden-left': ({ who }: Who) => `${who} takes nobody. All are shuffled back.`,
  'plays-on': ({ who, scheme, whom }: Who & { scheme: string; whom: string }) =>
    `${who} plays ${scheme} on ${whom}.`,
  'plays-at': ({ who, scheme, whom, city }: Clash & { scheme: string }) =>
    `${who} plays ${scheme} at ${whom}’s ${city}.`,
  'plays-at-paying': (args: Clash & { scheme: string; coins: number }) =>
    `${args.who} plays ${args.scheme} at ${args.whom}’s ${args.city} and pays ${coins(args.coins)}.`,
  'contest-won': (args: Contest) => `${wits(args)} ${args.scheme} succeeds.`,
  'contest-lost': (args: Contest) => `${wits(args)} ${args.scheme} fails.`,
  'contest-won-of-it': (args: Contest) => `${wits(args)} It succeeds.`,
  'contest-lost-of-it': (args: Contest) => `${wits(args)} It fails.`,
  'sheep-taken': ({ who, whom, coins: count }: Who & { whom: string; coins: number }) =>
    `${who} steals ${coins(count)} from ${whom}.`,
  'cards-taken': ({ who, whom, count }: Who & { whom: string; count: number }) =>
    `${who} steals ${cards(count)} from ${whom}’s hand.`,
  'cards-seen': ({ who, whom, cards: taken }: Who & { whom: string; cards: string }) =>
    `${who} takes ${taken} from ${whom}.`,
  'guess-wrong': ({ who, strength, city }: Who & { strength: number; city: string }) =>
    `${who} guesses strength ${strength} at ${city}. Wrong.`,
  'guess-right': ({ who, strength, city, whom }: Clash & { strength: number }) =>
    `${who} guesses strength ${strength} at ${city}. Right: ${who} takes city and general from ${whom}.`,
  'you-win-over': ({ general, city }: { general: string; city: string }) => `${general} holds ${city}.`,
  'assassin-strikes': ({ number, coins: count }: { number: number; coins: number }) =>
    `Battle card ${number}, not above the ${coins(count)} paid: the assassin gets in.`,
  'assassin-misses': ({ number, coins: count }: { number: number; coins: number }) =>
    `Battle card ${number}, above the ${coins(count)} paid: the assassin turns back.`,
  assassinated: ({ who, general, whom, city }: Clash & { general: string }) =>
    `${general} is killed. ${who} takes ${whom}’s ${city}.`,
  'assassin-recalled': ({ who }: Who) => `${who} does not strike.`,
} satisfies Catalogue

const war = {
  attacks: ({ who, whom, city, coins: count }: Clash & { coins: number }) =>
    `${who} attacks ${whom}’s ${city} for ${coins(count)}.`,
  'attacks-scheming': ({ who, whom, city, coins: count }: Clash & { coins: number }) =>
    `${who} attacks ${whom}’s ${city} for ${coins(count)}, with a face-down scheme.`,
  answers: ({ who }: Who) => `${who} answers with a face-down scheme.`,
  'answers-not': ({ who }: Who) => `${who} answers with no scheme.`,
  'generals-up': (
    args: Clash & { general: string; strength: number; other: string; otherStrength: number },
  ) => `${args.general} (strength ${args.strength}) against ${args.other} (strength ${args.otherStrength}).`,
  'scheme-up': ({ who, scheme }: Who & { scheme: string }) => `${who}’s scheme: ${scheme}.`,
  'scheme-up-paying': ({ who, scheme, coins: count }: Who & { scheme: string; coins: number }) =>
    `${who}’s scheme: ${scheme}, for ${coins(count)}.`,
  seized: ({ who, general, city, whom }: Clash & { general: string }) =>
    `Seize the King 擒賊擒王 kills ${general}: ${who} takes ${city} from ${whom} without a battle.`,
  'fort-empty': ({ who, city, whom }: Clash) =>
    `The gates of ${city} stand open, and ${who} turns back. ${whom} keeps the city.`,
  'charm-fails': ({ general }: { general: string }) => `Beauty Trap 美人計 has no effect on ${general}.`,
  'lord-strength': ({ who, lord }: Who & { lord: string }) => `${lord} adds 2 to ${who}’s strength.`,
  strengths: ({
    who,
    strength,
    whom,
    otherStrength,
  }: Who & { strength: number; whom: string; otherStrength: number }) =>
    `Battle cards: ${who} ${strength}, ${whom} ${otherStrength}.`,
  'position-attacker': (args: Position & Who) => `${clash(args)} ${args.who}.`,
  'position-defender': (args: Position & Who) => `${clash(args)} ${args.who}.`,
  'position-tie': (args: Position) => `${clash(args)} neither.`,
  'city-falls': ({ who, city, whom }: Clash) => `${who} takes ${city} from ${whom}.`,
  'city-holds': ({ who, city, whom }: Clash) => `${whom} holds ${city} against ${who}.`,
  beheaded: ({ general }: { general: string; whom: string }) =>
    `All three positions are lost: ${general} is beheaded.`,
  'goes-home': ({ general, who }: Who & { general: string }) => `${general} returns to ${who}’s hand.`,
} satisfies Catalogue

const ending = {
  'final-score': ({ who, points, coins: count }: Who & { points: number; coins: number }) =>
    `${who}: ${points} points, ${coins(count)}.`,
  wins: ({ who }: Who) => `${who} wins!`,
  'share-victory': ({ who }: Who) => `${who} share the victory.`,
  'score-capital': () => 'Capital',
  'hall-siege': ({ who, n }: { who: string; n: number }) =>
    `Longest siege: ${who} held one city against ${n} ${n === 1 ? 'attack' : 'attacks'} in a row`,
  'hall-large': ({ who, n }: { who: string; n: number }) => `Most points from large cities: ${who}, ${n}`,
  'score-large': ({ count }: { count: number }) => `Large cities (${count})`,
  'score-medium': ({ count }: { count: number }) => `Medium cities (${count})`,
  'score-small': ({ count }: { count: number }) => `Small cities (${count})`,
  'score-first': () => 'First to the target',
  'score-tie': () => 'Of players with equal points, the one with more coins comes first.',
} satisfies Catalogue

const waiting = {
  'waits-lord': ({ who }: Who) => `${who} must choose a lord.`,
  'waits-draft': ({ who }: Who) => `${who} must choose a card to keep.`,
  'waits-strategist': ({ who }: Who) => `${who} must choose a strategist.`,
  'waits-draw': ({ who }: Who) => `${who} must choose a card to take.`,
  'waits-act': ({ who }: Who) => `It is ${who}’s turn.`,
  'waits-guess': ({ who, city }: Who & { city: string }) =>
    `${who} must guess how strong the general at ${city} is.`,
  'waits-strike': ({ who, city }: Who & { city: string }) => `${who} may strike at ${city}.`,
  'waits-general': ({ who }: Who) => `${who} may take one of the generals.`,
  'waits-defence': ({ who, city, whom }: Clash) => `${who} may answer ${whom}’s attack on ${city}.`,
  'waits-line': ({ who, city }: Who & { city: string }) => `${who} must order the battle line at ${city}.`,
  'waits-garrison': ({ who, city }: Who & { city: string }) => `${who} must choose who will hold ${city}.`,
} satisfies Catalogue

const questions = {
  'ask-lord': () => 'Which lord will you be?',
  'ask-draft': ({ count }: { count: number }) =>
    `Which card will you keep? (${count} of 5; the rest go left.)`,
  'ask-extra': () => 'You draw one strategist. How many more, at 1 coin each?',
  'ask-strategist': () => 'Which strategist will serve you this round?',
  'ask-keep': () => 'Which card will you keep? The other goes face down under the deck.',
  'ask-keep-rule': () => 'You will draw 2 cards: which kind do you want to keep?',
  'keep-general': () => 'The strongest general, if there is one',
  'keep-city': () => 'The most expensive city, if there is one',
  'keep-scheme': () => 'A scheme, if there is one',
  'keep-ask': () => 'Ask me then',
  'ask-draw': () => 'From which deck will you draw?',
  'ask-act': ({ coins: count }: { coins: number }) => `Your move, with ${coins(count)}.`,
  'ask-build': () => 'Which city will you build?',
  'ask-garrison': ({ city }: { city: string }) => `Who will hold ${city}?`,
  'ask-deck': ({ scheme }: { scheme: string }) => `${scheme}: from which deck?`,
  'ask-split': ({ lord }: { lord: string }) => `${lord}: how many cards from which deck?`,
  'ask-discard': ({ scheme }: { scheme: string }) => `${scheme}: which card will you discard?`,
  'ask-victim': ({ scheme }: { scheme: string }) => `${scheme}: against whom?`,
  'ask-target': ({ scheme }: { scheme: string }) => `${scheme}: at which city?`,
  'ask-pay': ({ scheme, city }: { scheme: string; city: string }) =>
    `${scheme} at ${city}: how much will you pay? If the battle card is not above it, you may strike.`,
  'ask-guess': ({ city }: { city: string }) => `How strong is the general who holds ${city}?`,
  'ask-strike': ({ number, city }: { number: number; city: string }) =>
    `Battle card ${number}: you may strike. Kill the garrison and take ${city}? A general from your hand must hold it.`,
  'ask-strike-bare': ({ number, city }: { number: number; city: string }) =>
    `Battle card ${number}: you may strike. Kill the garrison of ${city}? You have no general in hand, so the city will be discarded, and you do not get it.`,
  'ask-general': () => 'Which general will you take?',
  'ask-attack': () => 'Which city will you attack?',
  'ask-attacker': ({ city }: { city: string }) => `Who will lead the attack on ${city}?`,
  'ask-attack-scheme': ({ city }: { city: string }) => `A scheme for the attack on ${city}?`,
  'ask-defence': ({
    who,
    city,
    garrison,
    strength,
  }: Who & { city: string; garrison: string; strength: number }) =>
    `${who} attacks ${city}, which ${garrison} (strength ${strength}) holds. Answer with a scheme?`,
  'ask-line-attack': ({ city, walls }: { city: string; walls: number }) =>
    `Order your line at ${city}. The walls add ${walls} to each defending card.`,
  'ask-line-defence': ({ city, walls }: { city: string; walls: number }) =>
    `Order your line at ${city}. The walls add ${walls} to each of your cards.`,
} satisfies Catalogue

const choices = {
  card: ({ card }: { card: string }) => card,
  extra: ({ count }: { count: number }) => (count === 0 ? 'No more' : `${count} more`),
  build: () => 'Build a city',
  attack: () => 'Attack a city',
  levy: ({ city }: { city: string }) => `Levy the toll of ${city}`,
  'use-lord': ({ lord }: { lord: string }) => `Use the power of ${lord}`,
  'end-action': () => 'End turn',
  back: () => 'Back',
  'no-scheme': () => 'No scheme',
  nobody: () => 'Nobody',
  'give-up': ({ city }: { city: string }) => `Give up ${city}: you have no general in hand`,
  strike: () => 'Strike',
  'call-back': () => 'Do not strike',
  seat: ({ whom }: { whom: string }) => whom,
  'city-of': ({ city, whom }: { city: string; whom: string }) => `${city} of ${whom}`,
  strength: ({ strength }: { strength: number }) => `Strength ${strength}`,
  pay: ({ coins: count }: { coins: number }) => `Pay ${coins(count)}`,
  line: ({ front, middle, rear }: { front: number; middle: number; rear: number }) =>
    `Front ${front} · Middle ${middle} · Rear ${rear}`,
  front: () => 'Front',
  middle: () => 'Middle',
  rear: () => 'Rear',
  'deck-all': () => 'the deck',
  'deck-schemes': () => 'the scheme deck',
  'deck-realm': () => 'the realm deck',
  'from-schemes': () => 'The scheme deck',
  'from-realm': () => 'The realm deck',
  'from-both': ({ coins: count }: { coins: number }) => `One of each, for ${coins(count)}`,
  split: ({ schemes: first, realm }: { schemes: number; realm: number }) =>
    `${cardsOf(first, 'scheme')}, ${cardsOf(realm, 'realm')}`,
} satisfies Catalogue

const hints = {
  'hint-strike-bare': () => 'The city is discarded: you have no general in hand',
  'cost-coins': ({ coins: count }: { coins: number }) => coins(count),
  'cost-card': () => '1 card',
  'turns-up': ({ strategist }: { strategist: string }) =>
    `reveals your strategist ${strategist} for this round`,
  'uses-up': (_: { lord: string }) => 'cannot be undone',
  'gives-up': ({ city }: { city: string }) => `gives up ${city}, which is discarded`,
  'hint-decks': ({ schemes: first, realm }: { schemes: number; realm: number }) =>
    `Scheme deck: ${first} left; realm deck: ${realm} left`,
  'hint-deck': ({ count }: { count: number }) => `${cards(count)} left`,
  'hint-strategist': ({ wits: own, coins: count }: { wits: number; coins: number }) =>
    `Wits ${own}, brings ${coins(count)}`,
  'hint-general': ({ strength }: { strength: number }) => `Strength ${strength}`,
  'hint-general-female': ({ strength }: { strength: number }) => `Strength ${strength}, a lady`,
  'hint-small': (args: CityHint) => cityHint('Small city', args),
  'hint-medium': (args: CityHint) => cityHint('Medium city', args),
  'hint-large': (args: CityHint) => cityHint('Large city', args),
  'hint-capital': (args: CityHint) => cityHint('Capital', args),
  'hint-seat': ({ coins: count, cards: held }: { coins: number; cards: number }) =>
    `${coins(count)}, ${cards(held)}; strategist hidden`,
  'hint-seat-wits': ({
    coins: count,
    cards: held,
    wits: own,
  }: {
    coins: number
    cards: number
    wits: number
  }) => `${coins(count)}, ${cards(held)}; strategist’s wits ${own}`,
  'hint-garrison-hidden': ({ walls }: { walls: number }) => `Walls ${walls}; general hidden`,
  'hint-garrison-known': ({ walls, strength }: { walls: number; strength: number }) =>
    `Walls ${walls}; strength ${strength}`,
  'hint-ruled-out': () => 'Already guessed, and wrong',
  'hint-pay': ({ percent }: { percent: number }) => `${percent}% chance to strike if you win the contest`,
  'hint-cao-cao': () => '1 coin more income each round',
  'hint-liu-bei': () => 'Once per game: draw 3 cards',
  'hint-sun-quan': () => 'Walls +1 at each of your cities',
  'hint-yuan-shu': () => 'Once per game: take 2 coins from each other player',
  'hint-yuan-shao': () => 'Your small cities bring 2 coins each',
  'hint-dong-zhuo': () => 'Your attacks cost 3 coins less',
  'hint-zhang-jue': () => 'Strength +2 when you attack',
  'hint-ma-teng': () => 'Strength +2 when you defend',
  'hint-toll': ({ coins: count }: { coins: number }) => `Pay ${coins(count)}, take 1 from each other player`,
  'hint-brick-for-jade': () => 'Discard 1 card, draw 3',
  'hint-muddy-waters': () => 'Take 4 coins',
  'hint-two-birds': () => 'Draw 2 cards',
  'hint-peach-garden': () => 'Reveal 3 cards, you may take one general',
  'hint-take-the-sheep': () => 'Wits: steal 1 coin for each point your wits are higher',
  'hint-win-over': () => 'Wits: guess a hidden garrison, take city and general',
  'hint-assassination': () =>
    'Wits: pay X; if a battle card is X or less you may kill a garrison and take its city',
  'hint-borrowed-arrows': () => 'Wits: steal 1 random card; 2 if your wits are higher by 3 or more',
  'hint-wait-at-ease': () => 'Your garrison has strength +3',
  'hint-seize-the-king': () => 'Wits: for 8 coins more, kill the garrison and take the city',
  'hint-remove-firewood': () => 'Wits: the garrison has strength −3',
  'hint-empty-fort': () => 'Wits: the attacker goes home without a battle',
  'hint-beauty-trap': () => 'Wits: the garrison has strength 3, unless a lady',
} satisfies Catalogue

interface CityHint {
  coins: number
  walls: number
  tax: number
  points: number
}

function cityHint(size: string, { coins: price, walls, tax, points }: CityHint): string {
  return `${size}: ${coins(price)}, walls ${walls}, tax ${tax}, ${points} points`
}

/** Every phrase of the rules, by key. */
export const phrases = {
  ...beginning,
  ...round,
  ...actions,
  ...schemes,
  ...war,
  ...ending,
  ...waiting,
  ...questions,
  ...choices,
  ...hints,
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
