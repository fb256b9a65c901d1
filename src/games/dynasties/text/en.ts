// What the rules of Dynasties of China say in English: events, questions, choices and hints.
import type { Catalogue } from '../../../text/catalogue.ts'
import { board } from './board/en.ts'
import { custom } from './custom/en.ts'
import { effects } from './effects/en.ts'
import { house } from './house/en.ts'
import { story } from './story/en.ts'
import { type Span, years } from './years/en.ts'

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
const random = (n: number): string => (n === 1 ? '1 random card' : `${n} random cards`)
const turns = (n: number): string => (n === 1 ? '1 turn' : `${n} turns`)
/** What a change does to others, in a sentence: `State −2, Grain −1` reads `lose 2 State and 1 Grain`. */
function befalls(change: string, verbs: { readonly lose: string; readonly gain: string }): string {
  const parts = change.split(', ').map((part) => /^(\w+) ([−+])(\d+)$/.exec(part))
  const signs = new Set(parts.map((part) => part?.[2]))
  if (signs.size !== 1 || parts.includes(null)) return `${verbs.lose} or ${verbs.gain}: ${change}`
  const amounts = parts.map((part) => `${part?.[3]} ${part?.[1]}`)
  const last = amounts.pop()
  const list = amounts.length === 0 ? last : `${amounts.join(', ')} and ${last}`
  return `${signs.has('−') ? verbs.lose : verbs.gain} ${list}`
}
const loses = (change: string): string => befalls(change, { lose: 'lose', gain: 'gain' })

const course = {
  'is-lord': (args: Who & { lord: string; power: number; grain: number; attack: number; defence: number }) =>
    `${args.who} is ${args.lord}: State ${args.power}, Grain ${args.grain}, Attack ${args.attack}, Defence ${args.defence}.`,
  'rules-as': ({ who, lord }: Who & { lord: string }) => `${who} is ${lord}.`,
  'you-get': ({ cards: hand }: { cards: string }) => `Your hand: ${hand}.`,
  round: ({ round, who }: Who & { round: number }) => `Round ${round} begins with ${who}.`,
  'round-ends-early': ({ round, who }: Who & { round: number }) =>
    `That ends the round at once: round ${round} begins with ${who}, who has had this turn in it.`,
  'round-anew': ({ round, who }: Who & { round: number }) =>
    `Round ${round} begins anew with ${who}, and stays the last.`,
  turn: ({ round, who }: Who & { round: number }) => `Round ${round}: ${who}’s turn.`,
  skips: ({ who, n }: Who & { n: number }) =>
    n === 0 ? `${who} skips this turn.` : `${who} skips this turn and ${n} more.`,
  starves: ({ who }: Who) => `${who} has no Grain.`,
  'is-silenced': ({ who }: Who) => `${who} can only draw this turn.`,
  passes: ({ who }: Who) => `${who} can neither play nor draw and passes.`,
  enters: ({ era }: { era: string }) => `The marker enters ${era}.`,
  'enters-era': ({ era, from, to }: { era: string } & Span) =>
    `The marker enters ${era} (${years({ from, to })}).`,
  'lord-gains': ({ who, lord }: Who & { lord: string }) => `It is the era of ${lord} (${who}).`,
  'stats-move': ({ who, moves }: Who & { moves: string }) => `${who}: ${moves}.`,
  falls: ({ who }: Who) => `${who}’s State is 0: ${who} is out.`,
  'falls-with': ({ who, cards: lost }: Who & { cards: string }) =>
    `${who}’s State is 0: ${who} is out. Discarded: ${lost}.`,
  final: ({ who, power, grain }: Who & { power: number; grain: number }) =>
    `${who}: State ${power} + Grain ${grain} = ${power + grain}.`,
  wins: ({ who }: Who) => `${who} wins!`,
  'share-victory': ({ who }: Who) => `${who} share the victory.`,
  'hall-state': ({ who, n }: { who: string; n: number }) => `Strongest at the end: ${who}, State ${n}`,
  'hall-fallen': ({ who, n }: { who: string; n: number }) => `Most players out in one game: ${n}, ${who} won`,
  'score-state': () => 'State',
  'score-grain': () => 'Grain',
} satisfies Catalogue

const hands = {
  draws: ({ who, n }: Who & { n: number }) => `${who} draws ${cards(n)}.`,
  'you-draw': ({ cards: drawn }: { cards: string }) => `You draw ${drawn}.`,
  reshuffled: () => 'The discard pile is shuffled into a new deck.',
  shows: ({ who, card }: Card) => `${who} reveals ${card}, who stays in front of them until his era comes.`,
  discards: ({ who, cards: gone }: Who & { cards: string }) => `${who} discards ${gone}.`,
  'found-out': ({ who, card }: Card) => `${who} has hidden ${card} and is found out.`,
  'nobody-hides': ({ card }: { card: string }) => `Nobody is hiding ${card}.`,
  'forced-works': ({ who, card }: Card) => `The era of ${card} has come for ${who}.`,
  'xiang-yu-same': ({ who }: Who) => `${who} holds both Xiang Yu 項羽 and Liu Bang 劉邦: nothing changes.`,
  'card-passes': ({ who, whom }: Two) => `${whom} gets a card from ${who}.`,
  'card-passed': ({ who, whom, card }: Two & Card) => `${whom} gets ${card} from ${who}.`,
  'hand-open': ({ who, cards: hand }: Who & { cards: string }) => `${who} reveals their hand: ${hand}.`,
  'takes-open': ({ who, whom, card }: Two & Card) => `${who} takes ${card} from ${whom}.`,
} satisfies Catalogue

const actions = {
  plays: ({ who, card }: Card) => `${who} plays ${card}.`,
  'plays-crossing': ({ who, card, crossing }: Card & { crossing: string }) =>
    `${who} plays ${card} with ${crossing}.`,
  attacks: ({ who, whom, strength, guard, change }: Two & Strong & { guard: number }) =>
    `${who} attacks ${whom}: Attack ${strength} against Defence ${guard}. Unless cancelled: ${change}.`,
  'attack-fails': ({ who, whom, strength, guard }: Two & { strength: number; guard: number }) =>
    `${who} attacks ${whom}: Attack ${strength} against Defence ${guard} fails.`,
  cancels: ({ who, card }: Card) => `${card} cancels the attack on ${who}.`,
  'cancels-crossing': ({ who, card, crossing }: Card & { crossing: string }) =>
    `${who} spends ${crossing}: ${card} cancels the attack on ${who}.`,
  halted: ({ who, n }: Who & { n: number }) => `${who} will skip ${turns(n)}.`,
  'more-turns': ({ who, n }: Who & { n: number }) =>
    `${who} takes ${n === 1 ? '1 extra turn' : `${n} extra turns in a row`}.`,
  silenced: ({ whom }: { whom: string }) => `${whom} must draw next turn and cannot play cards.`,
  shielded: ({ who, n }: Who & { n: number }) =>
    `${who} buys Peace: until they have had ${n} more turns nobody can play a card on them, and they cannot attack.`,
  truce: ({ who, whom, n }: Two & { n: number }) =>
    `Truce: ${who} and ${whom} cannot play cards on each other until ${who} has had ${n} more turns.`,
  exposed: ({ who, whom, n }: Two & { n: number }) =>
    `${whom}’s Defence counts as 0 until ${who} has had ${n} more turns.`,
  'shield-over': ({ who }: Two) => `${who}’s Peace is over.`,
  'truce-over': ({ who, whom }: Two) => `The Truce of ${who} and ${whom} is over.`,
  'exposed-over': ({ whom }: Two) => `${whom}’s Defence counts again.`,
  strips: ({ who, whom, n }: Two & { n: number }) => `${who} discards ${random(n)} from ${whom}’s hand.`,
  takes: ({ who, whom, n }: Two & { n: number }) =>
    `${who} reaches into ${whom}’s hand${n > 1 ? ` ${n} times` : ''}.`,
  searches: ({ who, whom }: Two) => `${who} looks at ${whom}’s hand.`,
  'you-see': ({ whom, cards: hand }: { whom: string; cards: string }) => `${whom}’s hand: ${hand}.`,
  'nothing-to-offer': ({ who }: Who) => `${who} has neither a person nor the Grain to give.`,
  event: ({ who, event }: Who & { event: string }) => `${who} draws a historical event: ${event}.`,
  duel: ({ who, whom }: Two) => `${who} and ${whom} compare their State.`,
} satisfies Catalogue

const questions = {
  asks: ({ who, whom }: Two) => `${who} asks ${whom} a question.`,
  'asks-typed': ({ who, whom, question }: Two & { question: string }) => `${who} asks ${whom}: ${question}`,
  'question-was': ({ question }: { question: string }) => `The question: ${question}`,
  answered: ({ who, answer }: Who & { answer: string }) => `${who} answers: ${answer}`,
  'no-answer': ({ who }: Who) => `${who} gives no answer.`,
  solution: ({ answer, why }: { answer: string; why: string }) => `The answer: ${answer}. ${why}`,
  'solution-alone': ({ answer }: { answer: string }) => `The answer: ${answer}.`,
  'answer-right': ({ who }: Who) => `${who} is right.`,
  'answer-wrong': ({ who }: Who) => `${who} is wrong.`,
  'judged-wrong': ({ who, whom }: Two) => `${who} does not accept the answer of ${whom}.`,
  appeals: ({ who, whom }: Two) => `${who} asks ${whom} to judge.`,
} satisfies Catalogue

const asking = {
  'ask-act': () => 'Your turn: play a card or draw one.',
  'waits-act': ({ who }: Who) => `It is ${who}’s turn.`,
  'ask-show': ({ cards: got }: { cards: string }) =>
    `You got ${got}. Reveal the cards that must be revealed now; if you hide one and are found out, you lose 15 State.`,
  'waits-show': ({ who }: Who) => `${who} must look at the cards.`,
  'turns-up': ({ card }: { card: string }) => `reveals ${card}`,
  'keep-hidden': () => 'Reveal no others',
  'go-on': () => 'Go on',
  'ask-discard': ({ n }: { n: number }) => `Choose ${cards(n)} to discard.`,
  'waits-discard': ({ who, n }: Who & { n: number }) => `${who} must discard ${cards(n)}.`,
  'ask-react': ({ who, strength, change }: Who & Strong) =>
    `${who} attacks you (Attack ${strength}), and will succeed: you ${loses(change)}. Cancel it?`,
  'waits-react': ({ who, whom }: Two) => `${who} attacks ${whom}, who may answer.`,
  suffer: () => 'Take the hit',
  'ask-count': () => 'How many cards?',
  count: ({ n }: { n: number }) => cards(n),
  'ask-give': () => 'Choose one card for each opponent, in the order shown.',
  'waits-give': ({ who, n }: Who & { n: number }) => `${who} must give ${cards(n)} away.`,
  'ask-attack': ({ strength, change }: Strong) =>
    `Whom do you attack with Attack ${strength}? If it succeeds, they ${loses(change)}.`,
  'ask-opponent': ({ change }: { change: string }) => `Which opponent? They ${loses(change)}.`,
  'ask-either': () => 'Choose one of the two.',
  'ask-take': () => 'Whose cards do you take?',
  'ask-strip': () => 'Whose cards do you discard?',
  'ask-search': () => 'Whose hand do you look at?',
  'ask-search-discard': ({ whom }: { whom: string }) => `Choose the card that ${whom} discards.`,
  'ask-silence': () => 'Who must draw next turn and cannot play cards?',
  'ask-halt': ({ n }: { n: number }) => `Who skips ${turns(n)}?`,
  'ask-exposed': ({ n }: { n: number }) => `Whose Defence counts as 0 until you have had ${n} more turns?`,
  'ask-truce': ({ n }: { n: number }) => `Truce with whom, until you have had ${n} more turns?`,
  'ask-sacrifice': ({ n }: { n: number }) => `Discard a person card or lose ${n} Grain.`,
  'waits-sacrifice': ({ who }: Who) => `${who} must give up a person or Grain.`,
  'pay-grain': ({ n }: { n: number }) => `Lose ${n} Grain`,
  'has-nothing': () => 'I have neither',
  'ask-xiao-yan': () => 'Xiao Yan 蕭衍: what do you lose?',
  'waits-xiao-yan': ({ who, card }: Card) => `${who} must decide what ${card} costs.`,
  'lose-state': ({ n }: { n: number }) => `Lose ${n} State`,
  'skip-turns': ({ n }: { n: number }) => `Skip ${turns(n)}`,
  'ask-puyi': ({ whom }: { whom: string }) => `Take one card from ${whom}’s open hand.`,
  'waits-puyi': ({ who, whom }: Two) => `${who} must take a card from ${whom}’s open hand.`,
  'ask-present': ({ n }: { n: number }) => `Whom do you give ${cards(n)}?`,
  'ask-present-cards': ({ n }: { n: number }) => `Choose ${cards(n)} to give.`,
  'ask-tribute': ({ whom }: { whom: string }) => `Choose a card to give to ${whom}.`,
  'waits-tribute': ({ who }: Who) => `${who} must give a card.`,
  'ask-whom': () => 'Whom do you ask?',
  'ask-answer': ({ question }: { question: string }) => question,
  'waits-answer': ({ who }: Who) => `${who} has a question to answer.`,
  answer: ({ answer }: { answer: string }) => answer,
  'no-idea': () => 'I do not know',
  'ask-type': ({ whom }: { whom: string }) =>
    `Type a question on Chinese history for ${whom}, or “—” to take one from the bank.`,
  'waits-type': ({ who, whom }: Two) => `${who} must think of a question for ${whom}.`,
  'ask-typed-answer': ({ question }: { question: string }) => `${question} (Type “—” if you do not know.)`,
  'ask-judge': ({ whom, question, answer }: { whom: string; question: string; answer: string }) =>
    `Question: ${question} ${whom}’s answer: ${answer}. Is it right?`,
  'waits-judge': ({ who }: Who) => `${who} must judge the answer.`,
  'judge-right': () => 'Right',
  'judge-wrong': () => 'Wrong',
  'ask-appeal': ({ whom }: { whom: string }) => `Your answer was not accepted. Ask ${whom} to judge?`,
  'waits-appeal': ({ who }: Who) => `${who} may ask a third player to judge.`,
  appeal: ({ whom }: { whom: string }) => `Ask ${whom} to judge`,
  accept: () => 'Accept it',
} satisfies Catalogue

const choices = {
  draw: () => 'Draw a card',
  pass: () => 'Pass',
  back: () => 'Back',
  card: ({ card }: { card: string }) => card,
  'card-crossing': ({ card }: { card: string }) => `${card} + Crossing 穿越`,
  seat: ({ whom }: { whom: string }) => whom,
  'cost-card': () => '1 card',
  'cost-crossing': () => '1 Crossing 穿越',
  'cost-turns': ({ n }: { n: number }) => turns(n),
  'hint-seat': (args: { power: number; grain: number; attack: number; defence: number; cards: number }) =>
    `State ${args.power}, Grain ${args.grain}, Attack ${args.attack}, Defence ${args.defence}, ${cards(args.cards)}`,
} satisfies Catalogue

/** Every phrase of the rules, by key. */
export const phrases = {
  ...course,
  ...hands,
  ...actions,
  ...questions,
  ...asking,
  ...choices,
  ...effects,
  ...board,
  ...house,
  ...custom,
  ...story,
}

export const title = 'Dynasties of China'

export const blurb =
  'Lords of eight dynasties fall through Chinese history, from Xia and Shang to Qing; the strongest at the end of the track wins. 3–8 players.'

// Everything else that is written in this language.
export * from './auto-answers/en.ts'
export * from './guide/en.ts'
export * from './intro/en.ts'
export * from './lesson/en.ts'
export * as names from './names/en.ts'
export * from './notes/en.ts'
export * from './options/en.ts'
export * from './topics/en.ts'
