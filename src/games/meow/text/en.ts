// What the rules of Meow Wars say in English: events, questions, choices and hints.
import type { Catalogue } from '../../../text/catalogue.ts'

interface Who {
  who: string
}
interface Number {
  n: number
}
interface Strike extends Who, Number {
  whom: string
  blocked: number
}
interface Numbers {
  attack: number
  hp: number
}

const fish = (n: number): string => `${n} fish`
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)
const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`)
const shield = (n: number): string => (n > 0 ? ` 🛡️${n}` : '')

const beginning = {
  'ask-cat': () => 'Do you live with a cat, or have you petted one lately? Who says so first starts.',
  'have-cat': () => 'I have a cat',
  'have-no-cat': () => 'No cat here',
  'cat-starts': ({ who }: Who) => `${who} keeps company with a cat and starts.`,
  'lot-starts': ({ who }: Who) => `No cat far and wide: the lot falls on ${who}.`,
  campaign: ({ battles }: { battles: string }) => `The war of this game: ${battles}.`,
  'rival-comes': ({ name, difficulty, cards: five }: { name: string; difficulty: string; cards: string }) =>
    `${name}, ${difficulty}. You face ${five}.`,
  'rival-hidden': () => 'The opponent lines up in secret.',
  'rival-visits': ({ out, in: drawn }: { out: string; in: string }) =>
    `The opponent sends ${out} home and is joined by ${drawn}.`,
  'solo-won': ({ who }: Who) => `${who} wins the battle.`,
  'solo-lost': ({ who }: Who) => `${who} is beaten.`,
  'solo-title': ({ fish: left, title }: { fish: number; title: string }) => `${fish(left)} left: ${title}.`,
} satisfies Catalogue

const visits = {
  round: ({ round, who }: Who & { round: number }) => `Round ${round}. ${who} is the start player.`,
  'round-battle': ({ battle }: { battle: string }) => `They meet at ${battle}.`,
  reshuffled: () => 'The discards are shuffled and become the deck.',
  draws: ({ who, n }: Who & Number) => `${who} draws ${cards(n)}.`,
  'you-draw': ({ cards: drawn }: { cards: string }) => `You draw ${drawn}.`,
  'ask-visit': ({ fish: left }: { fish: number }) => `Whom do you visit? You have ${fish(left)}.`,
  'waits-visit': ({ who }: Who) => `${who} may visit or pass.`,
  'visit-generals': () => 'Visit generals (1 fish)',
  'visit-generals-hint': () => 'Discard any number of cards and draw up to 5',
  'visit-treasure': () => 'Look for a treasure (1 fish)',
  'visit-treasure-hint': () => 'Look at 2 treasures and keep 1',
  'visit-study': () => 'Study stratagems (1 fish)',
  'visit-study-hint': () => 'Look at 2 stratagems and keep 1; hold at most 2',
  'visit-mandate': () => 'Learn the mandate (free)',
  'visit-mandate-hint': () => 'Lay aside generals dead by the year of the battle and draw up to 5',
  'visit-pass': () => 'Pass',
  'visit-pass-hint': () => 'Keep this hand; no more visits in this round',
  passes: ({ who }: Who) => `${who} passes and curls up.`,
  visits: ({ who }: Who) => `${who} pays 1 fish and goes visiting.`,
  'ask-discard': () => 'Which cards do you discard? They lie face up.',
  'waits-discard': ({ who }: Who) => `${who} picks cards to discard.`,
  discards: ({ who, cards: thrown }: Who & { cards: string }) => `${who} discards ${thrown}.`,
  'treasures-dropped': ({ cards: dropped }: { cards: string }) => `With its carrier goes ${dropped}.`,
  'looks-treasure': ({ who, n }: Who & Number) =>
    `${who} pays 1 fish and sniffs at ${n === 1 ? 'a treasure' : `${n} treasures`}.`,
  'looks-stratagem': ({ who, n }: Who & Number) =>
    `${who} pays 1 fish and studies ${n === 1 ? 'a stratagem' : `${n} stratagems`}.`,
  'ask-keep': () => 'Which one do you keep? The other is discarded face up.',
  'waits-keep': ({ who }: Who) => `${who} picks what to keep.`,
  'ask-forget': () => 'Two may stay. Which one do you discard?',
  keeps: ({ who }: Who) => `${who} keeps one face down.`,
  'you-keep': ({ card }: { card: string }) => `You keep ${card}.`,
  'ask-mandate': () => 'Which generals do you lay in your mandate?',
  'waits-mandate': ({ who }: Who) => `${who} learns the mandate.`,
  'mandate-laid': ({ who, cards: laid, n }: Who & Number & { cards: string }) =>
    `${who} lays ${laid} in the mandate: ${cards(n)} there.`,
  died: ({ year }: { year: number }) => `Died in ${year}`,
} satisfies Catalogue

const planning = {
  'ask-plan': () => 'Do you turn up a stratagem with your line-up? At most one art of war.',
  'waits-plan': ({ who }: Who) => `${who} considers stratagems.`,
  'plan-none': () => 'None',
  'plan-cards': ({ cards: planned }: { cards: string }) => planned,
  'ask-line-up': ({ front }: { front: number }) =>
    `Line up your cats: ${front} in front, the others in the rear. Slot n faces slot n.`,
  'waits-line-up': ({ who }: Who) => `${who} lines up.`,
  'slot-front': ({ n }: Number) => `Front ${n}`,
  'slot-rear': ({ n }: Number) => `Rear ${n}`,
  'line-ups': () => 'The line-ups are turned up.',
  plans: ({ who, cards: planned }: Who & { cards: string }) => `${who} turns up ${planned}.`,
  'line-up': ({ who, front, rear }: Who & { front: string; rear: string }) =>
    `${who} · front: ${front || '—'} · rear: ${rear || '—'}`,
  sums: ({ who, hp, attack }: Who & Numbers) => `${who}: ❤️${hp} ⚔️${attack}`,
  bonus: ({ who, kind, n }: Who & Number & { kind: string }) => `${who} · bonus for ${n} × ${kind}`,
  'mandate-spent': ({ who, n, battle }: Who & Number & { battle: string }) =>
    `${who} spends a mandate of ${n} at ${battle}; its generals leave the game.`,
  'ask-boons': ({ n, battle }: Number & { battle: string }) =>
    `Your mandate is ${n}. What does it do at ${battle}?`,
  'waits-boons': ({ who, battle }: Who & { battle: string }) => `${who} spends the mandate at ${battle}.`,
  'boons-none': () => 'Nothing',
  boons: ({ boons }: { boons: string }) => boons,
  'boon-used': ({ who, boon }: Who & { boon: string }) => `${who}: ${boon}.`,
} satisfies Catalogue

const fighting = {
  fastest: ({ who, speed }: Who & { speed: number }) => `${who} is first with 🐾${speed}.`,
  clash: ({ n, who }: Who & Number) => `Clash ${n} of 4. ${who} acts first.`,
  stands: ({ who, hp, attack, block }: Who & Numbers & { block: number }) =>
    `${who}: ❤️${hp} ⚔️${attack}${shield(block)}`,
  'ask-turn': ({ clash, attack }: { clash: number; attack: number }) =>
    `Clash ${clash}: play cards in any order, then strike with ⚔️${attack}.`,
  'waits-turn': ({ who }: Who) => `${who} acts.`,
  'strike-now': ({ attack }: { attack: number }) => `Strike now (attack ${attack})`,
  'use-skill': ({ general, skill }: { general: string; skill: string }) => `${general}: ${skill}`,
  'use-treasure': ({ card, general }: { card: string; general: string }) => `Give ${card} to ${general}`,
  'use-stratagem': ({ card }: { card: string }) => `Play ${card}`,
  'skill-used': ({ who, general, skill }: Who & { general: string; skill: string }) =>
    `${who} · ${general} uses ${skill}.`,
  'treasure-used': ({ who, card, general }: Who & { card: string; general: string }) =>
    `${who} gives ${card} to ${general}.`,
  'stratagem-used': ({ who, card }: Who & { card: string }) => `${who} plays ${card}.`,
  'ask-target': ({ card }: { card: string }) => `${card}: against whom?`,
  'waits-target': ({ who, card }: Who & { card: string }) => `${who} aims ${card}.`,
  target: ({ who, hp, attack }: Who & Numbers) => `${who} · HP ${hp}, attack ${attack}`,
  'ask-general': ({ card, whom }: { card: string; whom: string }) => `${card}: which general of ${whom}?`,
  'waits-general': ({ who, card, whom }: Who & { card: string; whom: string }) =>
    `${who} picks a general of ${whom} for ${card}.`,
  'ask-retreat': ({ general }: { general: string }) => `With whom does ${general} trade places?`,
  'waits-retreat': ({ who, card }: Who & { card: string }) => `${who} decides for ${card}.`,
  stay: () => 'Stay in front',
  'ask-either': ({ card }: { card: string }) => `${card}: which one?`,
  'waits-either': ({ who, card }: Who & { card: string }) => `${who} decides for ${card}.`,
  'either-damage': ({ n }: Number) => `Deal ${n} damage`,
  'either-heal': ({ n }: Number) => `Heal ${n}`,
  strikes: ({ who, whom, n }: Strike) => `⚔️ ${who} strikes ${whom} with ${n}.`,
  'strikes-blocked': ({ who, whom, n, blocked }: Strike) =>
    `⚔️ ${who} strikes ${whom} with ${n}; ${blocked} of it is blocked.`,
  hurt: ({ who, n, hp }: Who & Number & { hp: number }) => `${who}: ❤️−${n} → ${hp}`,
  unhurt: ({ who }: Who) => `${who} takes no harm.`,
  falls: ({ who }: Who) => `${who} is out of the battle.`,
  mends: ({ who, n, hp }: Who & Number & { hp: number }) => `${who}: ❤️+${n} → ${hp}`,
  bleeds: ({ who, n, hp }: Who & Number & { hp: number }) => `${who} gives up ❤️${n} → ${hp}`,
  'attack-rises': ({ who, n, attack }: Who & Number & { attack: number }) => `${who}: ⚔️+${n} → ${attack}`,
  'attack-falls': ({ who, n, attack }: Who & Number & { attack: number }) => `${who}: ⚔️−${n} → ${attack}`,
  braces: ({ who, n, block }: Who & Number & { block: number }) => `${who}: 🛡️+${n} → ${block}`,
  hastens: ({ who, n, speed }: Who & Number & { speed: number }) => `${who}: 🐾+${n} → ${speed}`,
  sealed: ({ who, general }: Who & { general: string }) => `${who} · the skill of ${general} is sealed.`,
  copies: ({ who, general }: Who & { general: string }) => `${who} copies the skill of ${general}.`,
  trades: ({ who, out, back }: Who & { out: string; back: string }) =>
    `${who} · ${back} comes to the front for ${out}.`,
  'fish-gained': ({ who, n, fish: left }: Who & Number & { fish: number }) => `${who}: 🐟+${n} → ${left}`,
  'fish-stolen': ({ who, whom, n }: Who & Number & { whom: string }) =>
    `${who} snatches 🐟${n} from ${whom}.`,
  'points-gained': ({ who, n, points: all }: Who & Number & { points: number }) =>
    `${who} scores ${points(n)}: ${all} now.`,
  'battle-won': ({ who, clash }: Who & { hp: number; clash: number }) =>
    `${who} wins the battle in clash ${clash}.`,
  'battle-won-on-hp': ({ who, hp }: Who & { hp: number; clash: number }) =>
    `After four clashes ${who} wins the battle with ❤️${hp}.`,
} satisfies Catalogue

const ending = {
  'takes-back': ({ who, cards: kept }: Who & { cards: string }) => `${who} takes ${kept} back in hand.`,
  'ask-trim': ({ n }: Number) => `Two treasures may stay. Discard ${n}.`,
  'waits-trim': ({ who }: Who) => `${who} discards treasures.`,
  'ask-elder': () => 'You are tied: the elder wins. Who of you is the eldest?',
  'waits-elder': ({ who }: Who) => `${who} says who is the eldest.`,
  elder: ({ who }: Who) => `${who} is the eldest`,
  'game-won': ({ who }: Who) => `${who}: winner of the Meow Wars.`,
  'score-fish': () => 'Fish',
  'score-points': () => 'Points',
} satisfies Catalogue

const labels = {
  general: (card: Numbers & { general: string; faction: string; troop: string; speed: number }) =>
    `${card.general} · ${card.faction} ${card.troop} · ⚔${card.attack} ❤${card.hp} 🐾${card.speed}`,
  'general-skill': ({ clash, skill }: { clash: number; skill: string }) => `Clash ${clash}: ${skill}`,
  card: ({ card }: { card: string }) => card,
  'card-text': ({ text }: { text: string }) => text,
} satisfies Catalogue

export const phrases = { ...beginning, ...visits, ...planning, ...fighting, ...ending, ...labels }
