// How a finished game of Meow Wars is told in English: sentences for reading aloud.
import type { Catalogue } from '../../../../text/catalogue.ts'

interface Who {
  who: string
}

const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const story = {
  'story-act': ({ from, to }: { from: number; to: number }) =>
    from === to ? `Battle ${from}` : `Battles ${from}–${to}`,
  'story-ground': ({ battle }: { battle: string }) => `The cats meet at ${battle}.`,
  'story-start': ({ who }: Who) => `The drums call, and ${who} is the first to choose a place.`,
  'story-start-2': ({ who }: Who) => `Paws are licked and whiskers straightened; this time ${who} begins.`,
  'story-front': ({ who, front }: Who & { front: string }) =>
    front === '' ? `${first(who)} has nobody in front.` : `In front of ${who} stand ${front}.`,
  'story-fastest': ({ who }: Who) => `${first(who)} is the first to jump.`,
  'story-skill': ({ who, general, skill }: Who & { general: string; skill: string }) =>
    `${general} helps ${who} out with ${skill}.`,
  'story-skill-2': ({ who, general, skill }: Who & { general: string; skill: string }) =>
    `For ${who}, ${general} has ${skill} ready.`,
  'story-stratagem': ({ who, card }: Who & { card: string }) =>
    `${first(who)} plays ${card}, and ears go flat.`,
  'story-stolen': ({ who, whom, n }: Who & { whom: string; n: number }) =>
    `${first(who)} pinches ${n === 1 ? 'a fish' : `${n} fish`} from under the nose of ${whom}.`,
  'story-falls': ({ who }: Who) => `${first(who)} has to leave the field with a ruffled tail.`,
  'story-falls-2': ({ who }: Who) => `Then ${who} has had enough, too.`,
  'story-won': ({ who, clash }: Who & { clash: number }) =>
    clash === 1
      ? `One clash is all that ${who} needs to win the battle.`
      : `In clash ${clash} the battle is won by ${who}.`,
  'story-won-late': ({ who, hp }: Who & { hp: number }) =>
    `After four clashes ${who} is still standing, with ${hp} hearts left, and has the battle.`,
} satisfies Catalogue
