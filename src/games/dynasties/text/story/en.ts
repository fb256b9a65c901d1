// How a finished game of Dynasties of China is told in English: sentences for reading aloud.
import type { Catalogue } from '../../../../text/catalogue.ts'

interface Who {
  who: string
}
interface Two extends Who {
  whom: string
}

export const story = {
  'story-act': ({ from, to }: { from: number; to: number }) =>
    from === to ? `Round ${from}` : `Rounds ${from}–${to}`,
  'story-lord': ({ who, lord }: Who & { lord: string }) => `${who} rules as ${lord}.`,
  'story-lord-2': ({ who, lord }: Who & { lord: string }) => `${who} has the throne of ${lord}.`,
  'story-era': ({ who, lord }: Who & { lord: string }) =>
    `The river of time comes to the age of ${lord}, and ${who} gathers strength.`,
  'story-era-2': ({ who, lord }: Who & { lord: string }) =>
    `The days of ${lord} return, to the good of ${who}.`,
  'story-era-3': ({ who, lord }: Who & { lord: string }) => `It is the hour of ${lord} and of ${who}.`,
  'story-attacks': ({ who, whom, strength }: Two & { strength: number }) =>
    `${who} leads an army against ${whom}, with a strength of ${strength}.`,
  'story-attacks-2': ({ who, whom }: Two) => `Then ${whom} has to look to the border, for ${who} is coming.`,
  'story-attacks-3': ({ who, whom }: Two) => `${who} attacks ${whom} once more.`,
  'story-cancels': ({ card }: { card: string }) => `But ${card} turns the attack away.`,
  'story-fails': ({ who, whom }: Two) => `${who} runs against the walls of ${whom} in vain.`,
  'story-event': ({ who, event }: Who & { event: string }) =>
    `History itself knocks at the door of ${who}: ${event}.`,
  'story-event-2': ({ who, event }: Who & { event: string }) => `And then, for ${who}, ${event}.`,
  'story-halted': ({ who, n }: Who & { n: number }) =>
    `${who} is brought to a halt for ${n === 1 ? 'a turn' : `${n} turns`}.`,
  'story-duel': ({ who, whom }: Two) => `${who} and ${whom} measure their states against each other.`,
  'story-right': ({ who }: Who) => `Asked about the past, ${who} knows the answer.`,
  'story-wrong': ({ who }: Who) => `Asked about the past, ${who} does not know.`,
  'story-ruin': ({ who }: Who) => `The state of ${who} is no more.`,
  'story-found': ({ who, card }: Who & { card: string }) =>
    `${who} is found out: ${card} was hidden all the time.`,
} satisfies Catalogue
