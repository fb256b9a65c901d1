// How a finished game of Kingdom Wars is told in English: sentences for reading aloud.
import type { Catalogue } from '../../../../text/catalogue.ts'

interface Who {
  who: string
}

export const story = {
  'story-act': ({ from, to }: { from: number; to: number }) =>
    from === to ? `Turn ${from}` : `Turns ${from}–${to}`,
  'story-first': ({ who }: Who) => `Nobody knows yet who stands with whom. ${who} goes first.`,
  'story-reveals': ({ who, general }: Who & { general: string }) =>
    `${who} drops the mask: it is ${general}.`,
  'story-reveals-2': ({ who, general }: Who & { general: string }) => `${general} steps forward for ${who}.`,
  'story-faction': ({ who, faction }: Who & { faction: string }) => `So ${who} fights for ${faction}.`,
  'story-faction-2': ({ who, faction }: Who & { faction: string }) =>
    `With that ${who} belongs to ${faction}.`,
  'story-hurt': ({ whom, amount, hp }: { whom: string; amount: number; hp: number }) =>
    `${whom} takes a heavy blow of ${amount} and is left with ${hp}.`,
  'story-dying': ({ who }: Who) => `${who} lies dying and calls for a peach.`,
  'story-dying-2': ({ who }: Who) => `For ${who} it is a matter of life and death.`,
  'story-saved': ({ who, hp }: Who & { hp: number }) => `But help arrives: ${who} lives on, with ${hp} HP.`,
  'story-dies': ({ who }: Who) => `${who} falls.`,
  'story-dies-2': ({ who }: Who) => `Then it is over for ${who}.`,
  'story-slayer': ({ who }: Who) => `The blow was struck by ${who}.`,
  'story-punished': ({ who }: Who) =>
    `It was one of the own camp, and ${who} pays for it with all that was in hand.`,
  'story-flipped': ({ whom }: { whom: string }) => `${whom} is flipped and loses a turn.`,
  'story-duel': ({ who, whom }: Who & { whom: string }) => `${who} challenges ${whom} to a point fight.`,
  'story-duel-won': ({ who }: Who) => `${who} wins it.`,
  'story-duel-lost': ({ who }: Who) => `${who} comes out of it with nothing.`,
} satisfies Catalogue
