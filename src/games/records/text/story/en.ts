// How a finished game of Record of the Three Kingdoms is told in English: sentences for reading aloud.
import type { Catalogue } from '../../../../text/catalogue.ts'

interface Who {
  who: string
}
interface Clash extends Who {
  whom: string
  city: string
}

export const story = {
  'story-act': ({ from, to }: { from: number; to: number }) =>
    from === to ? `Round ${from}` : `Rounds ${from}–${to}`,
  'story-lord': ({ who, lords }: Who & { lords: string }) => `${who} takes the field as ${lords}.`,
  'story-lord-2': ({ who, lords }: Who & { lords: string }) => `Behind ${who} stands ${lords}.`,
  'story-built': ({ who, city }: Who & { city: string }) => `${who} raises the walls of ${city}.`,
  'story-built-2': ({ who, city }: Who & { city: string }) =>
    `${city} rises, and the banner over its gate is that of ${who}.`,
  'story-built-3': ({ who, city }: Who & { city: string }) => `${who} adds ${city} to the realm.`,
  'story-emperor': ({ who, lord }: Who & { lord: string }) =>
    `As ${lord}, ${who} proclaims an empire of one and demands tribute from all.`,
  'story-falls': ({ who, whom, city }: Clash) =>
    `${who} marches on ${city} and takes it; ${whom} has to yield.`,
  'story-falls-2': ({ who, whom, city }: Clash) =>
    `Then ${city} falls: ${who} drives ${whom} from its walls.`,
  'story-falls-3': ({ who, whom, city }: Clash) =>
    `${whom} cannot hold ${city}, and the city opens its gates to ${who}.`,
  'story-beheaded': ({ general }: { general: string }) => `${general} does not survive that day.`,
  'story-holds': ({ who, whom, city }: Clash) => `${who} storms ${city}, but ${whom} stands firm.`,
  'story-holds-2': ({ who, whom, city }: Clash) =>
    `Before ${city} ${who} finds no way in; ${whom} throws every assault back.`,
  'story-seized': ({ who, general, city, whom }: Clash & { general: string }) =>
    `A ruse at the gate costs ${general} the head and ${whom} the city: ${who} rides into ${city} without a battle.`,
  'story-fort': ({ who, city, whom }: Clash) =>
    `${whom} has the gates of ${city} opened wide and waits; ${who} smells an ambush and turns back.`,
  'story-guess': ({ who, city, whom }: Clash) =>
    `Fair words do what no army did: ${city} and its general leave ${whom} for ${who}.`,
  'story-killed': ({ who, general, whom, city }: Clash & { general: string }) =>
    `By night a hired blade finds ${general}; by morning ${city} belongs no longer to ${whom}, but to ${who}.`,
  'story-target': ({ who, count }: Who & { count: number }) =>
    `${who} is the first to rule ${count} cities, and everyone knows that the end is near.`,
  'story-deck': () => 'The last card is drawn; the age has one round left.',
} satisfies Catalogue
