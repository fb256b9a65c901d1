// What the rules of Dynasties of China say in English: events, questions, choices and hints.
import type { Catalogue } from '../../../text/catalogue.ts'
import { board } from './board/en.ts'
import { effects } from './effects/en.ts'
import { house } from './house/en.ts'

interface Who {
  who: string
}
interface Two extends Who {
  whom: string
}
interface Card extends Who {
  card: string
}
interface Strong {
  strength: number
  change: string
}

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)
const turns = (n: number): string => (n === 1 ? '1 turn' : `${n} turns`)
const rounds = (n: number): string => (n === 1 ? '1 round' : `${n} rounds`)

const course = {
  'is-lord': (args: Who & { lord: string; power: number; grain: number; attack: number; defence: number }) =>
    `${args.who} is ${args.lord}: state ${args.power}, grain ${args.grain}, attack ${args.attack}, defence ${args.defence}.`,
  'you-get': ({ cards: hand }: { cards: string }) => `Your hand: ${hand}.`,
  round: ({ round, who }: Who & { round: number }) => `Round ${round} begins with ${who}.`,
  turn: ({ round, who }: Who & { round: number }) => `Round ${round}: ${who} acts.`,
  skips: ({ who, n }: Who & { n: number }) =>
    n === 0 ? `${who} must sit this turn out.` : `${who} must sit this turn out, and ${n} more.`,
  starves: ({ who }: Who) => `The granaries of ${who} are empty.`,
  'is-silenced': ({ who }: Who) => `${who} may only draw this turn.`,
  passes: ({ who }: Who) => `${who} can neither play nor draw, and passes.`,
  enters: ({ era }: { era: string }) => `The marker enters ${era}.`,
  'lord-gains': ({ who, lord }: Who & { lord: string }) => `The age of ${who}, ${lord}, has come.`,
  'stats-move': ({ who, moves }: Who & { moves: string }) => `${who}: ${moves}.`,
  falls: ({ who }: Who) => `The state of ${who} has fallen. They are out.`,
  'falls-with': ({ who, cards: lost }: Who & { cards: string }) =>
    `The state of ${who} has fallen. They are out; discarded: ${lost}.`,
  final: ({ who, power, grain }: Who & { power: number; grain: number }) =>
    `${who}: state ${power} + grain ${grain} = ${power + grain}.`,
  wins: ({ who }: Who) => `${who} rules all under heaven.`,
  'share-victory': ({ who }: Who) => `${who} share the victory.`,
  'score-state': () => 'State',
  'score-grain': () => 'Grain',
} satisfies Catalogue

const hands = {
  draws: ({ who, n }: Who & { n: number }) => `${who} draws ${cards(n)}.`,
  'you-draw': ({ cards: drawn }: { cards: string }) => `You draw ${drawn}.`,
  reshuffled: () => 'The discards are shuffled and become the draw pile.',
  shows: ({ who, card }: Card) => `${who} shows ${card}, who waits before them for the era to come.`,
  discards: ({ who, cards: gone }: Who & { cards: string }) => `${who} discards ${gone}.`,
  'found-out': ({ who, card }: Card) => `${who} has hidden ${card} and is found out.`,
  'nobody-hides': ({ card }: { card: string }) => `Nobody is hiding ${card}.`,
  'forced-works': ({ who, card }: Card) => `The era of ${card} has come, who stands before ${who}.`,
  'xiang-yu-same': ({ who }: Who) => `${who} is the rival too: nothing changes.`,
  'card-passes': ({ who, whom }: Two) => `A card goes from ${who} to ${whom}.`,
  'card-passed': ({ who, whom, card }: Two & Card) => `From ${who} to ${whom}: ${card}.`,
  'hand-open': ({ who, cards: hand }: Who & { cards: string }) => `${who} lays the hand open: ${hand}.`,
  'takes-open': ({ who, whom, card }: Two & Card) => `${who} takes ${card} from ${whom}.`,
} satisfies Catalogue

const deeds = {
  plays: ({ who, card }: Card) => `${who} plays ${card}.`,
  'plays-crossing': ({ who, card }: Card) => `${who} crosses the ages and plays ${card}.`,
  attacks: ({ who, whom, strength, change }: Two & Strong) =>
    `${who} attacks ${whom} with ${strength}: ${change} unless somebody holds them off.`,
  'attack-fails': ({ who, whom, strength }: Two & { strength: number }) =>
    `${who} attacks ${whom} with ${strength}, and the walls hold.`,
  cancels: ({ who, card }: Card) => `${card} holds the attack on ${who} off.`,
  halted: ({ who, n }: Who & { n: number }) => `${who} will sit out ${turns(n)}.`,
  'more-turns': ({ who, n }: Who & { n: number }) => `${who} has ${turns(n)} more at once.`,
  silenced: ({ whom }: { whom: string }) => `${whom} may only draw next turn.`,
  shielded: ({ who, n }: Who & { n: number }) =>
    `${who} buys peace: for ${rounds(n)} nobody may play a card at them, and they attack nobody.`,
  truce: ({ who, whom, n }: Two & { n: number }) =>
    `${who} and ${whom} play no card at each other for ${rounds(n)}.`,
  exposed: ({ who, whom, n }: Two & { n: number }) =>
    `For ${rounds(n)} of ${who} the defence of ${whom} counts as 0.`,
  'shield-over': ({ who }: Two) => `The peace that ${who} bought is over.`,
  'truce-over': ({ who, whom }: Two) => `The truce of ${who} and ${whom} is over.`,
  'exposed-over': ({ whom }: Two) => `The defence of ${whom} counts again.`,
  strips: ({ who, whom, n }: Two & { n: number }) => `${who} throws ${cards(n)} out of the hand of ${whom}.`,
  takes: ({ who, whom, n }: Two & { n: number }) => `${who} takes ${cards(n)} unseen from ${whom}.`,
  searches: ({ who, whom }: Two) => `${who} looks at the hand of ${whom}.`,
  'you-see': ({ whom, cards: hand }: { whom: string; cards: string }) => `The hand of ${whom}: ${hand}.`,
  'nothing-to-offer': ({ who }: Who) => `${who} has nothing to offer.`,
  event: ({ who, event }: Who & { event: string }) => `${who} draws a historical event: ${event}.`,
  duel: ({ who, whom }: Two) => `The states of ${who} and ${whom} are compared.`,
} satisfies Catalogue

const questions = {
  asks: ({ who, whom }: Two) => `${who} puts a question to ${whom}.`,
  'asks-typed': ({ who, whom, question }: Two & { question: string }) => `${who} asks ${whom}: ${question}`,
  'question-was': ({ question }: { question: string }) => `The question: ${question}`,
  answered: ({ who, answer }: Who & { answer: string }) => `${who} answers: ${answer}`,
  'no-answer': ({ who }: Who) => `${who} gives no answer.`,
  solution: ({ answer, why }: { answer: string; why: string }) => `The answer: ${answer}. ${why}`,
  'answer-right': ({ who }: Who) => `${who} is right.`,
  'answer-wrong': ({ who }: Who) => `${who} is not right.`,
  'judged-wrong': ({ who, whom }: Two) => `${who} does not accept the answer of ${whom}.`,
  appeals: ({ who, whom }: Two) => `${who} calls ${whom} to judge.`,
} satisfies Catalogue

const asking = {
  'ask-act': () => 'Your turn: play a card or draw one.',
  'waits-act': ({ who }: Who) => `${who} is on turn.`,
  'ask-show': ({ cards: got }: { cards: string }) =>
    `You have got ${got}. Persons who must be shown may be picked and shown now; hiding one costs state −15 if found out.`,
  'waits-show': ({ who }: Who) => `${who} looks at the cards.`,
  'keep-hidden': () => 'Show nobody besides',
  'go-on': () => 'Go on',
  'ask-discard': ({ n }: { n: number }) => `Choose ${cards(n)} to discard.`,
  'waits-discard': ({ who, n }: Who & { n: number }) => `${who} must discard ${cards(n)}.`,
  'ask-react': () => 'You are attacked and the attack would succeed. Does somebody hold it off?',
  'waits-react': ({ who }: Who) => `${who} is attacked and may answer.`,
  suffer: () => 'Let it come',
  'ask-count': () => 'How many cards?',
  count: ({ n }: { n: number }) => cards(n),
  'ask-give': () => 'Choose a card for each of these opponents.',
  'waits-give': ({ who, n }: Who & { n: number }) => `${who} must give ${cards(n)} away.`,
  'ask-attack': ({ strength, change }: Strong) =>
    `Whom do you attack with ${strength}? Success brings them ${change}.`,
  'ask-opponent': ({ change }: { change: string }) => `Which opponent? ${change}.`,
  'ask-either': () => 'Choose one of the two.',
  'ask-take': () => 'From whom do you take cards?',
  'ask-strip': () => 'Whose cards do you throw away?',
  'ask-search': () => 'Whose hand do you look at?',
  'ask-search-discard': ({ whom }: { whom: string }) => `Choose the card that ${whom} discards.`,
  'ask-silence': () => 'Who may only draw next turn?',
  'ask-halt': ({ n }: { n: number }) => `Who sits out ${turns(n)}?`,
  'ask-exposed': ({ n }: { n: number }) => `Whose defence counts as 0 for ${rounds(n)}?`,
  'ask-truce': ({ n }: { n: number }) => `With whom do you keep a truce for ${rounds(n)}?`,
  'ask-sacrifice': ({ n }: { n: number }) => `Discard a person, or lose ${n} grain.`,
  'waits-sacrifice': ({ who }: Who) => `${who} must give up a person or grain.`,
  'pay-grain': ({ n }: { n: number }) => `Grain −${n}`,
  'has-nothing': () => 'I have neither',
  'ask-xiao-yan': () => 'Xiao Yan 蕭衍: what do you lose?',
  'waits-xiao-yan': ({ who, card }: Card) => `${who} decides what ${card} costs.`,
  'lose-state': ({ n }: { n: number }) => `State −${n}`,
  'skip-turns': ({ n }: { n: number }) => `Sit out ${turns(n)}`,
  'ask-puyi': ({ whom }: { whom: string }) => `Take one of the open cards of ${whom}.`,
  'waits-puyi': ({ who, whom }: Two) => `${who} takes a card from the open hand of ${whom}.`,
  'ask-present': ({ n }: { n: number }) => `To whom do you give ${cards(n)}?`,
  'ask-present-cards': ({ n }: { n: number }) => `Choose ${cards(n)} to give.`,
  'ask-tribute': ({ whom }: { whom: string }) => `Choose a card to give to ${whom}.`,
  'waits-tribute': ({ who }: Who) => `${who} must give a card.`,
  'ask-whom': () => 'Whom do you ask?',
  'ask-answer': ({ question }: { question: string }) => question,
  'waits-answer': ({ who }: Who) => `${who} has a question to answer.`,
  answer: ({ answer }: { answer: string }) => answer,
  'no-idea': () => 'I do not know',
  'ask-type': ({ whom }: { whom: string }) => `Type a question about Chinese history for ${whom}.`,
  'waits-type': ({ who, whom }: Two) => `${who} thinks of a question for ${whom}.`,
  'ask-typed-answer': ({ question }: { question: string }) => question,
  'ask-judge': ({ whom, question, answer }: { whom: string; question: string; answer: string }) =>
    `${question} ${whom} answers: ${answer}. Is that right?`,
  'waits-judge': ({ who }: Who) => `${who} judges the answer.`,
  'judge-right': () => 'Right',
  'judge-wrong': () => 'Wrong',
  'ask-appeal': ({ whom }: { whom: string }) => `Your answer was not accepted. Shall ${whom} decide?`,
  'waits-appeal': ({ who }: Who) => `${who} may call a third player to judge.`,
  appeal: ({ whom }: { whom: string }) => `Let ${whom} decide`,
  accept: () => 'Accept it',
} satisfies Catalogue

const choices = {
  draw: () => 'Draw a card',
  pass: () => 'Pass',
  card: ({ card }: { card: string }) => card,
  'card-crossing': ({ card }: { card: string }) => `${card} + crossing 穿越`,
  seat: ({ whom }: { whom: string }) => whom,
  'hint-seat': (args: { power: number; grain: number; attack: number; defence: number; cards: number }) =>
    `State ${args.power}, grain ${args.grain}, attack ${args.attack}, defence ${args.defence}, ${cards(args.cards)}`,
} satisfies Catalogue

/** Every phrase of the rules, by key. */
export const phrases = {
  ...course,
  ...hands,
  ...deeds,
  ...questions,
  ...asking,
  ...choices,
  ...effects,
  ...board,
  ...house,
}
