// How a finished game of Dynasties of China is told in English: sentences for reading aloud.
import type { Catalogue } from '../../../../text/catalogue.ts'

interface Who {
  who: string
}
interface Two extends Who {
  whom: string
}
interface Hit extends Who {
  hit: string
  moves: string
}
interface List {
  list: string
}

export const story = {
  'story-act': ({ from, to }: { from: number; to: number }) =>
    from === to ? `Round ${from}` : `Rounds ${from}–${to}`,
  'story-lord': ({ who, lord }: Who & { lord: string }) => `${who} rules as ${lord}.`,
  'story-lord-each': ({ who, lord }: Who & { lord: string }) => `${who} is ${lord}`,
  'story-lords': ({ list }: List) => `The thrones are taken: ${list}.`,
  'story-era': ({ who, lord }: Who & { lord: string }) =>
    `The river of time comes to the age of ${lord}, and ${who} gathers strength.`,
  'story-era-2': ({ who, lord }: Who & { lord: string }) =>
    `The era of ${lord} has come, and so has ${who}’s.`,
  'story-era-3': ({ who, lord }: Who & { lord: string }) =>
    `Under ${lord} the granaries fill, to the good of ${who}.`,
  'story-attacks': ({ who, whom, strength }: Two & { strength: number }) =>
    `${who} leads an army against ${whom}, with an attack of ${strength}.`,
  'story-attacks-2': ({ who, whom }: Two) => `${who} marches on ${whom}.`,
  'story-attacks-3': ({ who, whom, strength }: Two & { strength: number }) =>
    `War again: ${who} sends a force of ${strength} into the lands of ${whom}.`,
  'story-attacks-4': ({ who, whom }: Two) =>
    `Beacons burn along the border of ${whom}: ${who} is at the pass.`,
  'story-attacks-again': ({ who, whom }: Two) => `${who} attacks ${whom}, too.`,
  'story-attacks-again-2': ({ who, whom }: Two) => `Then ${who} attacks ${whom}.`,
  'story-attacks-each': ({ who, whom }: Two) => `${who} attacks ${whom}`,
  'story-attacks-all': ({ list }: List) => `Blow follows blow: ${list}.`,
  'story-attacks-all-2': ({ list }: List) => `There is no peace: ${list}.`,
  'story-hit': ({ who, hit, moves }: Hit) =>
    `${who} attacks and breaks through at ${hit}’s border. ${hit}: ${moves}.`,
  'story-hit-2': ({ who, hit, moves }: Hit) =>
    `${who} leads an army against ${hit}, who pays for it: ${moves}.`,
  'story-hit-3': ({ who, hit, moves }: Hit) => `War again: ${who} strikes ${hit}, ${moves}.`,
  'story-hit-4': ({ who, hit, moves }: Hit) =>
    `Beacons burn along ${hit}’s border, and ${who} wins. ${hit}: ${moves}.`,
  'story-cancels': ({ card }: { card: string }) => `But ${card} turns the attack away.`,
  'story-fails': ({ who, whom }: Two) => `${who} runs against the walls of ${whom} in vain.`,
  'story-fails-2': ({ who, whom }: Two) => `${who} attacks ${whom} and breaks on the defence.`,
  'story-event': ({ who, event }: Who & { event: string }) => `${who} draws a fateful event: “${event}”.`,
  'story-event-2': ({ who, event }: Who & { event: string }) =>
    `The chronicles turn a page for ${who}: “${event}”.`,
  'story-event-3': ({ who, event }: Who & { event: string }) => `${who} has to live through “${event}”.`,
  'story-event-each': ({ who, event }: Who & { event: string }) => `${who} meets “${event}”`,
  'story-events': ({ list }: List) => `History takes a hand: ${list}.`,
  'story-events-2': ({ list }: List) => `The chronicles do not lie still: ${list}.`,
  'story-hour': ({ who, card }: Who & { card: string }) => `The era of ${card} comes for ${who}.`,
  'story-hour-2': ({ who, card }: Who & { card: string }) =>
    `What ${who} has long seen coming is here: ${card}.`,
  'story-won-over': ({ who, whom, card }: Two & { card: string }) =>
    `${card} changes hands, from ${whom} to ${who}.`,
  'story-won-over-2': ({ who, whom, card }: Two & { card: string }) => `${who} takes ${card} from ${whom}.`,
  'story-exposed': ({ who, whom }: Two) => `${who} has the walls of ${whom} torn down for a while.`,
  'story-truce': ({ who, whom }: Two) => `${who} and ${whom} lay down their arms against each other.`,
  'story-halted': ({ who, n }: Who & { n: number }) => `${who} comes to a standstill for ${n} turns.`,
  'story-halted-2': ({ who, n }: Who & { n: number }) => `For ${n} turns nothing is heard of ${who}.`,
  'story-duel': ({ who, whom }: Two) => `${who} and ${whom} measure their strength against each other.`,
  'story-right': ({ who }: Who) => `Asked about the past, ${who} knows the answer.`,
  'story-wrong': ({ who }: Who) => `One question of history is too hard for ${who}.`,
  'story-right-2': ({ who }: Who) => `No question about the past can trouble ${who}.`,
  'story-wrong-2': ({ who }: Who) => `A question about the past leaves ${who} without an answer.`,
  'story-asked-each': ({ who }: Who) => who,
  'story-right-all': ({ list }: List) => `Asked about the past, ${list} know the answers.`,
  'story-wrong-all': ({ list }: List) => `Questions about the past are too hard for ${list}.`,
  'story-ruin': ({ who }: Who) => `The state of ${who} is no more.`,
  'story-ruin-2': ({ who }: Who) => `${who}’s strength is spent, and the house falls.`,
  'story-ruin-3': ({ who }: Who) => `Another throne stands empty: ${who}’s.`,
  'story-found': ({ who, card }: Who & { card: string }) =>
    `${who} is found out: ${card} was hidden all the time.`,
  'story-draws': ({ who }: Who) => `${who} draws a card.`,
  'story-plays': ({ who, card }: Who & { card: string }) => `${who} plays ${card}.`,
} satisfies Catalogue
