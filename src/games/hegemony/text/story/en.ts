// How a finished game of Kingdom Wars is told in English: sentences for reading aloud.
import type { Catalogue } from '../../../../text/catalogue.ts'

interface Who {
  who: string
}
interface Mask extends Who {
  general: string
}
interface Colours extends Mask {
  faction: string
}
interface Slain extends Who {
  by: string
}
interface Hurt {
  whom: string
  amount: number
  hp: number
}

export const story = {
  'story-act': ({ from, to }: { from: number; to: number }) =>
    from === to ? `Round ${from}` : `Rounds ${from}–${to}`,
  'story-first': ({ who }: Who) => `Nobody knows yet who stands with whom. ${who} goes first.`,
  'story-reveals': ({ who, general }: Mask) => `${who} drops the other mask: it is ${general}.`,
  'story-reveals-2': ({ who, general }: Mask) => `${who} has another name to show: ${general}.`,
  'story-reveals-3': ({ who, general }: Mask) => `At ${who}’s side the second mask falls: ${general}.`,
  'story-reveals-each': ({ who, general }: Mask) => `${general} for ${who}`,
  'story-reveals-all': ({ list }: { list: string }) => `More generals step into the light: ${list}.`,
  'story-faction': ({ who, general, faction }: Colours) =>
    `${who} drops the mask: it is ${general}, and the banner says ${faction}.`,
  'story-faction-2': ({ who, general, faction }: Colours) =>
    `${general} steps forward for ${who} and shows the colours: ${faction}.`,
  'story-faction-3': ({ who, general, faction }: Colours) =>
    `Now ${who} shows colours as well: ${faction}, with ${general}.`,
  'story-faction-4': ({ who, general, faction }: Colours) =>
    `With ${general} revealed, all can see where ${who} stands: ${faction}.`,
  'story-hurt': ({ whom, amount, hp }: Hurt) =>
    hp > 0
      ? `${whom} takes a heavy blow of ${amount} and is left with ${hp} HP.`
      : `A blow of ${amount} brings ${whom} to the ground.`,
  'story-hurt-2': ({ whom, amount, hp }: Hurt) =>
    hp > 0
      ? `${amount} damage at once: ${whom} has ${hp} HP now.`
      : `${amount} damage at once, and ${whom} has nothing left.`,
  'story-hurt-3': ({ whom, amount, hp }: Hurt) =>
    hp > 0
      ? `Hard hit, ${whom} suffers ${amount} damage and keeps ${hp} HP.`
      : `Hard hit, ${whom} suffers ${amount} damage and has no HP left.`,
  'story-dying': ({ who }: Who) => `${who} lies dying and calls for a Peach.`,
  'story-dying-2': ({ who }: Who) => `For ${who} it is a matter of life and death.`,
  'story-saved': ({ who, hp }: Who & { hp: number }) =>
    hp > 0
      ? `${who} lies dying, but is saved in time and lives on with ${hp} HP.`
      : `${who} lies dying, but is saved in time.`,
  'story-saved-2': ({ who, hp }: Who & { hp: number }) =>
    hp > 0
      ? `${who} is pulled back from the edge and has ${hp} HP again.`
      : `${who} is pulled back from the edge.`,
  'story-saved-3': ({ who }: Who & { hp: number }) => `It is nearly the end of ${who}, who barely survives.`,
  'story-dies': ({ who }: Who) => `${who} falls.`,
  'story-dies-2': ({ who }: Who) => `Then it is over for ${who}.`,
  'story-dies-3': ({ who }: Who) => `No help comes for ${who}.`,
  'story-slain': ({ who, by }: Slain) => `${who} falls by the hand of ${by}.`,
  'story-slain-2': ({ who, by }: Slain) => `Then ${by} strikes down ${who}.`,
  'story-slain-3': ({ who, by }: Slain) => `For ${who} there is no Peach, and ${by} takes the spoils.`,
  'story-slain-4': ({ who, by }: Slain) => `It is ${by} who puts an end to ${who}.`,
  'story-slain-own': ({ who, by }: Slain) =>
    `${who} falls, and it was a friend’s blow: ${by} gives up every card for it.`,
  'story-flipped': ({ whom }: { whom: string }) => `${whom} is flipped and loses a turn.`,
  'story-flipped-2': ({ whom }: { whom: string }) => `${whom} has to sit out a turn.`,
  'story-duel': ({ who, whom, skill }: Who & { whom: string; skill: string }) =>
    `${who} challenges ${whom} to a point fight: ${skill}.`,
  'story-duel-2': ({ who, whom, skill }: Who & { whom: string; skill: string }) =>
    `By ${skill}, ${who} and ${whom} meet in a point fight.`,
  'story-duel-won': ({ who }: Who) => `The higher card is ${who}’s.`,
  'story-duel-lost': ({ whom }: { whom: string }) => `The higher card is ${whom}’s.`,
  'story-duel-tied': ({ who }: Who) => `The cards are equal, which does not help ${who}.`,
  'story-draws': ({ who }: Who) => `${who} draws from the deck.`,
  'story-equips': ({ who, card }: Who & { card: string }) => `${who} takes up ${card}.`,
  'story-uses': ({ who, card, whom }: Who & { card: string; whom: string }) =>
    `${who} uses ${card} on ${whom}.`,
  'story-uses-own': ({ who, card }: Who & { card: string }) => `${who} uses ${card}.`,
  'story-skill': ({ who, skill }: Who & { skill: string }) => `${who} calls on ${skill}.`,
} satisfies Catalogue
