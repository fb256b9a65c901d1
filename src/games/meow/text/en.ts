// What the rules of Meow Wars say in English: events, questions, choices and hints.
import type { Catalogue } from '../../../text/catalogue.ts'
import { names } from './names/en.ts'
import { story } from './story/en.ts'

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

/** A name at the beginning of a sentence. */
const first = (who: string): string => (who === names.rival ? 'The opponent' : who)
const fish = (n: number): string => `${n} fish`
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)
const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`)
const shield = (n: number): string => (n > 0 ? ` 🛡️${n}` : '')

const beginning = {
  'ask-cat': () => 'Do you live with a cat, or have you petted one lately? The first to say so starts.',
  'have-cat': () => 'I have a cat',
  'have-no-cat': () => 'I have no cat',
  'cat-starts': ({ who }: Who) => `${first(who)} has a cat and starts.`,
  'lot-starts': ({ who }: Who) => `Nobody has a cat: ${who} starts (random).`,
  campaign: ({ battles }: { battles: string }) => `The battles of this game: ${battles}.`,
  'rival-comes': ({ name, difficulty, cards: five }: { name: string; difficulty: string; cards: string }) =>
    `${name}, ${difficulty}. You face ${five}.`,
  'rival-hidden': () => 'The opponent lines up in secret.',
  'rival-visits': ({ out, in: drawn }: { out: string; in: string }) =>
    drawn === '' ? `The opponent discards ${out}.` : `The opponent discards ${out} and draws ${drawn}.`,
  'solo-won': ({ who }: Who) => `${first(who)} wins this game.`,
  'solo-lost': ({ who }: Who) => `${first(who)} loses this game.`,
  'solo-title': ({ fish: left, title }: { fish: number; title: string }) =>
    `${fish(left)} left. Rank: ${title}.`,
} satisfies Catalogue

const visits = {
  round: ({ round, who }: Who & { round: number }) => `Round ${round}. ${who} is the start player.`,
  'round-battle': ({ battle }: { battle: string }) => `The battle of this round: ${battle}.`,
  reshuffled: () => 'The discard pile is shuffled into a new deck.',
  draws: ({ who, n }: Who & Number) => `${first(who)} draws ${cards(n)}.`,
  'you-draw': ({ cards: drawn }: { cards: string }) => `You draw ${drawn}.`,
  'ask-visit': ({ fish: left }: { fish: number }) => `Visit? You have ${fish(left)}.`,
  'waits-visit': ({ who }: Who) => `${first(who)} may visit or pass.`,
  'visit-generals': () => 'Visit generals',
  'visit-generals-hint': () => 'Discard any number of cards, then draw until you hold 5',
  'visit-treasure': () => 'Look for a treasure',
  'visit-treasure-hint': () => 'Look at 2 treasures and keep 1',
  'visit-study': () => 'Study stratagems',
  'visit-study-hint': () => 'Look at 2 stratagems and keep 1; hold at most 2',
  'visit-mandate': () => 'Learn the mandate (free)',
  'visit-mandate-hint': () =>
    'Set aside generals who had died by the year of the battle, then draw until you hold 5',
  'visit-pass': () => 'Pass',
  'visit-pass-hint': () => 'Keep this hand; no more visits in this round',
  passes: ({ who }: Who) => `${first(who)} passes.`,
  visits: ({ who }: Who) => `${first(who)} pays 🐟1 to visit.`,
  'ask-discard': () => 'Which cards do you discard? Everyone sees them.',
  // These two stand in lines that rules up to version 2 left open.
  'waits-discard': ({ who }: Who) => `${first(who)} must pick cards to discard.`,
  'waits-mandate': ({ who }: Who) => `${first(who)} must pick generals for the mandate.`,
  discards: ({ who, cards: thrown }: Who & { cards: string }) => `${first(who)} discards ${thrown}.`,
  'treasures-dropped': ({ cards: dropped }: { cards: string }) => `Discarded with its general: ${dropped}.`,
  'looks-treasure': ({ who, n }: Who & Number) =>
    `${first(who)} pays 1 fish and looks at ${n === 1 ? 'a treasure' : `${n} treasures`}.`,
  'looks-stratagem': ({ who, n }: Who & Number) =>
    `${first(who)} pays 1 fish and studies ${n === 1 ? 'a stratagem' : `${n} stratagems`}.`,
  'ask-keep': () => 'Which one do you keep? The other is discarded face up.',
  'waits-keep': ({ who }: Who) => `${first(who)} must pick what to keep.`,
  'ask-forget': () => 'You may hold 2 stratagems. Choose 1 to discard.',
  keeps: ({ who }: Who) => `${first(who)} keeps one face down.`,
  'you-keep': ({ card }: { card: string }) => `You keep ${card}.`,
  'ask-mandate': () => 'Which generals do you add to your mandate?',
  'mandate-laid': ({ who, cards: laid, n }: Who & Number & { cards: string }) =>
    `${first(who)} adds ${laid} to the mandate (${cards(n)}).`,
  died: ({ year }: { year: number }) => `Died in ${year}`,
} satisfies Catalogue

const planning = {
  'ask-plan': () => 'Reveal a stratagem with your line-up? At most one Art of War.',
  'waits-plan': ({ who }: Who) => `${first(who)} may use stratagems.`,
  'plan-none': () => 'None',
  'plan-cards': ({ cards: planned }: { cards: string }) => planned,
  'ask-line-up': ({ front }: { front: number }) =>
    `Line up your generals: ${front} in front, the others in the rear. Front 1 is opposite the enemy’s Front 1, and so on.`,
  'waits-line-up': ({ who }: Who) => `${first(who)} must line up.`,
  'slot-front': ({ n }: Number) => `Front ${n}`,
  'slot-rear': ({ n }: Number) => `Rear ${n}`,
  'line-ups': () => 'The line-ups are revealed.',
  plans: ({ who, cards: planned }: Who & { cards: string }) => `${first(who)} reveals ${planned}.`,
  'line-up': ({ who, front, rear }: Who & { front: string; rear: string }) =>
    `${first(who)} has ${front || 'nobody'} in front; ${rear || 'nobody'} in the rear.`,
  sums: ({ who, hp, attack }: Who & Numbers) => `${first(who)} has ❤️${hp} ⚔️${attack}.`,
  bonus: ({ who, kind, n }: Who & Number & { kind: string }) =>
    `${first(who)} gets the bonus for ${n} × ${kind}.`,
  'mandate-spent': ({ who, n, battle }: Who & Number & { battle: string }) =>
    `${first(who)} has ${n} mandate to spend at ${battle}. Its generals leave the game.`,
  'ask-boons': ({ n, battle }: Number & { battle: string }) =>
    `You have ${n} mandate to spend at ${battle}. Choose effects.`,
  'waits-boons': ({ who, battle }: Who & { battle: string }) =>
    `${first(who)} may spend the mandate at ${battle}.`,
  'boons-none': () => 'Nothing',
  boons: ({ boons }: { boons: string }) => boons,
  'boon-used': ({ who, boon }: Who & { boon: string }) => `${first(who)} uses mandate: ${boon}.`,
} satisfies Catalogue

const fighting = {
  fastest: ({ who, speed }: Who & { speed: number }) => `${first(who)} acts first with ⚡${speed}.`,
  clash: ({ n, who }: Who & Number) => `Clash ${n} of 4. ${first(who)} acts first.`,
  stands: ({ who, hp, attack, block }: Who & Numbers & { block: number }) =>
    `${first(who)} has ❤️${hp} ⚔️${attack}${shield(block)}.`,
  'ask-turn': ({ clash, attack }: { clash: number; attack: number }) =>
    `Clash ${clash}: use skills and cards in any order, then make your normal attack (⚔️${attack}).`,
  'waits-turn': ({ who }: Who) => `It is ${who}’s turn.`,
  'strike-now': ({ attack }: { attack: number }) => `Attack now (attack ${attack})`,
  'use-skill': ({ general, skill }: { general: string; skill: string }) => `${general}: ${skill}`,
  'use-treasure': ({ card, general }: { card: string; general: string }) => `Give ${card} to ${general}`,
  'use-stratagem': ({ card }: { card: string }) => `Play ${card}`,
  'skill-used': ({ who, general, skill }: Who & { general: string; skill: string }) =>
    `${first(who)}’s ${general} uses ${skill}.`,
  'treasure-used': ({ who, card, general }: Who & { card: string; general: string }) =>
    `${first(who)} gives ${card} to ${general}.`,
  'stratagem-used': ({ who, card }: Who & { card: string }) => `${first(who)} plays ${card}.`,
  'ask-target': ({ card }: { card: string }) => `${card}: which target?`,
  'ask-target-of': ({ card, general }: { card: string; general: string }) =>
    `${card} on ${general}: which target?`,
  back: () => 'Back',
  'back-hint': () => 'Choose something else instead',
  'waits-target': ({ who, card }: Who & { card: string }) =>
    `${first(who)} must choose a target for ${card}.`,
  'target-unsummed': ({ who }: Who) => first(who),
  target: ({ who, hp, attack }: Who & Numbers) => `${first(who)} · HP ${hp}, attack ${attack}`,
  'ask-general': ({ card, whom }: { card: string; whom: string }) => `${card}: which general of ${whom}?`,
  'waits-general': ({ who, card, whom }: Who & { card: string; whom: string }) =>
    `${first(who)} must pick a general of ${whom} for ${card}.`,
  'ask-general-for-rival': ({ card }: { card: string }) =>
    `${card}: which of your generals? In solo you choose for the opponent, because nobody else can.`,
  'waits-general-for-rival': ({ who, card }: Who & { card: string }) =>
    `${first(who)} must choose for the opponent: ${card}.`,
  'ask-retreat': ({ general }: { general: string }) => `Who swaps places with ${general}?`,
  'waits-retreat': ({ who, card }: Who & { card: string }) => `${first(who)} must decide for ${card}.`,
  stay: () => 'Stay in front',
  'ask-either': ({ card }: { card: string }) => `${card}: which one?`,
  'waits-either': ({ who, card }: Who & { card: string }) => `${first(who)} must decide for ${card}.`,
  'either-damage': ({ n }: Number) => `Deal ${n} damage`,
  'either-heal': ({ n }: Number) => `Heal ${n}`,
  strikes: ({ who, whom, n }: Strike) => `${first(who)} attacks ${whom} with ⚔️${n}.`,
  'strikes-blocked': ({ who, whom, n, blocked }: Strike) =>
    `${first(who)} attacks ${whom} with ⚔️${n}; 🛡️ blocks ${blocked}.`,
  hurt: ({ who, n, hp }: Who & Number & { hp: number }) => `${first(who)} loses ❤️${n} (${hp} left).`,
  unhurt: ({ who }: Who) => `${first(who)} loses no HP.`,
  falls: ({ who }: Who) => `${first(who)} is defeated.`,
  mends: ({ who, n, hp }: Who & Number & { hp: number }) => `${first(who)} gains ❤️${n} (now ${hp}).`,
  bleeds: ({ who, n, hp }: Who & Number & { hp: number }) => `${first(who)} pays ❤️${n} (${hp} left).`,
  'attack-rises': ({ who, n, attack }: Who & Number & { attack: number }) =>
    `${first(who)} gains ⚔️${n} (now ${attack}).`,
  'attack-falls': ({ who, n, attack }: Who & Number & { attack: number }) =>
    `${first(who)} loses ⚔️${n} (${attack} left).`,
  braces: ({ who, n, block }: Who & Number & { block: number }) =>
    `${first(who)} gains 🛡️${n} (now ${block}).`,
  hastens: ({ who, n, speed }: Who & Number & { speed: number }) =>
    `${first(who)} gains ⚡${n} (now ${speed}).`,
  sealed: ({ who, general }: Who & { general: string }) => `${first(who)}’s ${general} is sealed: no skill.`,
  copies: ({ who, general }: Who & { general: string }) => `${first(who)} copies the skill of ${general}.`,
  trades: ({ who, out, back }: Who & { out: string; back: string }) =>
    `${first(who)}’s ${back} swaps into the front for ${out}.`,
  'fish-gained': ({ who, n, fish: left }: Who & Number & { fish: number }) =>
    `${first(who)} gains 🐟${n} (now ${left}).`,
  'fish-stolen': ({ who, whom, n, left }: Who & Number & { whom: string; left: number }) =>
    `${first(who)} steals 🐟${n} from ${whom}, who has ${left} left.`,
  'points-gained': ({ who, n, points: all }: Who & Number & { points: number }) =>
    `${first(who)} scores ${points(n)}: ${all} now.`,
  'battle-won': ({ who, clash }: Who & { hp: number; clash: number }) =>
    `${first(who)} wins the battle in clash ${clash}.`,
  'battle-won-on-hp': ({ who, hp }: Who & { hp: number; clash: number }) =>
    `After 4 clashes ${who} wins the battle with ❤️${hp}.`,
} satisfies Catalogue

const ending = {
  'takes-back': ({ who, cards: kept }: Who & { cards: string }) =>
    `${first(who)} takes ${kept} back in hand.`,
  'ask-trim': ({ n }: Number) => `You may keep 2 treasures. Choose ${n} to discard.`,
  'waits-trim': ({ who }: Who) => `${first(who)} must discard treasures.`,
  'ask-elder': () => 'You are tied; the oldest player wins. Who is the oldest?',
  'waits-elder': ({ who }: Who) => `${first(who)} must say who is the oldest.`,
  elder: ({ who }: Who) => `${first(who)} is the oldest`,
  'game-won': ({ who }: Who) => `${first(who)} wins the Meow Wars!`,
  'hall-fish': ({ who, n }: { who: string; n: number }) => `Most fish: ${who}, ${n}`,
  'hall-clashes': ({ who, n }: { who: string; n: number }) => `Most clashes in one game: ${n}, ${who} won`,
  'score-fish': () => 'Fish',
  'score-points': () => 'Points',
} satisfies Catalogue

const labels = {
  general: (card: Numbers & { general: string; faction: string; troop: string; speed: number }) =>
    `${card.general} · ${card.faction} ${card.troop} · ⚔️${card.attack} ❤️${card.hp} ⚡${card.speed}`,
  'general-skill': ({ clash, skill }: { clash: number; skill: string }) => `Clash ${clash}: ${skill}`,
  'cost-fish': ({ n }: Number) => `${n} fish`,
  'cost-hp': ({ n }: Number) => `${n} HP`,
  'cost-attack': ({ n }: Number) => `${n} attack`,
  reveals: ({ card }: { card: string }) => `reveals ${card}`,
  'uses-up': ({ card }: { card: string }) => `uses up ${card}`,
  'gives-up-generals': () => 'the generals you set aside leave the game',
  card: ({ card }: { card: string }) => card,
  'card-text': ({ text }: { text: string }) => text,
} satisfies Catalogue

export const phrases = { ...beginning, ...visits, ...planning, ...fighting, ...ending, ...labels, ...story }

// Everything else that is written in this language.
export * from './auto-answers/en.ts'
export * from './effects/en.ts'
export * from './guide/en.ts'
export * from './intro/en.ts'
export * from './labels/en.ts'
export * from './lesson/en.ts'
export * from './lobby/en.ts'
export * from './names/en.ts'
export * from './topics/en.ts'
