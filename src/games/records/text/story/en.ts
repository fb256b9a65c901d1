// How a finished game of Record of the Three Kingdoms is told in English: sentences for reading aloud.
import type { Catalogue } from '../../../../text/catalogue.ts'

interface Who {
  who: string
}
interface Clash extends Who {
  whom: string
  city: string
}
interface List {
  list: string
}

const ordinal = (n: number): string => ['first', 'second', 'third', 'fourth', 'fifth'][n - 1] ?? `${n}th`

export const story = {
  'story-act': ({ from, to }: { from: number; to: number }) =>
    from === to ? `Round ${from}` : `Rounds ${from}–${to}`,
  'story-lord': ({ who, lords }: Who & { lords: string }) => `${who} takes the field as ${lords}.`,
  'story-lord-each': ({ who, lords }: Who & { lords: string }) => `${who} for ${lords}`,
  'story-lords': ({ list }: List) => `The banners go up: ${list}.`,
  'story-built': ({ who, city }: Who & { city: string }) => `${who} builds ${city}.`,
  'story-built-2': ({ who, city }: Who & { city: string }) =>
    `${city} rises, and the banner over its gate is ${who}’s.`,
  'story-built-3': ({ who, city }: Who & { city: string }) => `${who} adds ${city} to the realm.`,
  'story-built-each': ({ who, city }: Who & { city: string }) => `${who} builds ${city}`,
  'story-built-all': ({ list }: List) => `${list}.`,
  'story-built-all-2': ({ list }: List) => `Walls rise: ${list}.`,
  'story-built-all-3': ({ list }: List) => `The realms grow: ${list}.`,
  'story-flock': ({ who, lord }: Who & { lord: string }) =>
    `The people flock to ${lord}, and ${who} has more hands to fight with.`,
  'story-emperor': ({ who, lord }: Who & { lord: string }) =>
    `As ${lord}, ${who} proclaims an empire of one and demands tribute from all.`,
  'story-falls': ({ who, whom, city }: Clash) =>
    `${who} marches on ${city} and takes it; ${whom} has to yield.`,
  'story-falls-2': ({ who, whom, city }: Clash) => `${city} falls: ${who} drives ${whom} from its walls.`,
  'story-falls-3': ({ who, whom, city }: Clash) =>
    `${whom} cannot hold ${city}, and the city opens its gates to ${who}.`,
  'story-falls-4': ({ who, whom, city }: Clash) =>
    `At ${city} the defence breaks, and where ${whom}’s flag flew, ${who}’s does now.`,
  'story-falls-again': ({ who, whom, city }: Clash) =>
    `Nor does it end there: ${who} takes ${city} from ${whom}.`,
  'story-falls-again-2': ({ who, whom, city }: Clash) =>
    `Then ${city} changes hands as well, from ${whom} to ${who}.`,
  'story-beheaded': ({ general, whom }: { general: string; whom: string }) =>
    `${whom}’s ${general} is beheaded.`,
  'story-holds': ({ who, whom, city }: Clash) => `${who} storms ${city}, but ${whom} stands firm.`,
  'story-holds-2': ({ who, whom, city }: Clash) =>
    `Before ${city} ${who} finds no way in; ${whom} throws every assault back.`,
  'story-holds-3': ({ who, whom, city }: Clash) =>
    `${who} wants ${city} and does not get it: ${whom}’s lines hold.`,
  'story-holds-4': ({ who, whom, city }: Clash) =>
    `The drums beat before ${city}, and at evening ${who} leads the army home; ${whom} keeps the walls.`,
  'story-holds-each': ({ who, city }: Clash) => `${who} marches on ${city}`,
  'story-holds-all': ({ list }: List) => `${list}, all in vain.`,
  'story-holds-all-2': ({ list }: List) => `There is much marching and little won: ${list}.`,
  'story-seized': ({ who, general, city, whom }: Clash & { general: string }) =>
    `A ruse at the gate costs ${general} the head and ${whom} the city: ${who} rides into ${city} without a battle.`,
  'story-fort': ({ who, city, whom }: Clash) =>
    `${whom} has the gates of ${city} opened wide and waits; ${who} smells an ambush and turns back.`,
  'story-fort-2': ({ who, city, whom }: Clash) =>
    `An open gate, a man with a zither: ${who} dares not enter ${city}, and ${whom} keeps it.`,
  'story-guess': ({ who, city, whom }: Clash) =>
    `Fair words do what no army did: ${city} and its general leave ${whom} for ${who}.`,
  'story-guess-2': ({ who, city, whom }: Clash) =>
    `${who} sends a letter to ${city}, and its general goes over; ${whom} loses the city without a blow.`,
  'story-blade': ({ who, city, coins }: Who & { city: string; coins: number }) =>
    `${who} pays ${coins === 1 ? '1 coin' : `${coins} coins`} for an assassin to strike down the general at ${city}.`,
  'story-blade-misses': () => 'The assassin turns back with nothing done.',
  'story-blade-foiled': () => 'The plot is seen through.',
  'story-blade-recalled': () => 'At the last moment the assassin is called back.',
  'story-killed': ({ who, general, whom, city }: Clash & { general: string }) =>
    `By night a hired blade finds ${general}; by morning ${city} belongs no longer to ${whom}, but to ${who}.`,
  'story-killed-2': ({ who, general, whom, city }: Clash & { general: string }) =>
    `${general} dies of an assassin’s knife, and ${who} takes ${city} from ${whom}.`,
  'story-target': ({ who, count }: Who & { count: number }) =>
    `${who} is the first to rule ${count} cities, and everyone knows that the end is near.`,
  'story-deck': () => 'The last card is drawn; the age has one round left.',
  'story-draft': ({ count }: { count: number }) =>
    `With the ${ordinal(count)} card that everyone keeps, the hands take shape.`,
  'story-draws': ({ who }: Who) => `${who} reaches for the deck.`,
  'story-strategist': ({ who }: Who) =>
    `${who} looks for counsel, and a strategist takes a seat behind the curtain.`,
  'story-scheme-on': ({ who, scheme, whom }: Who & { scheme: string; whom: string }) =>
    `${who} tries ${scheme} on ${whom}.`,
  'story-scheme-at': ({ who, scheme, city }: Who & { scheme: string; city: string }) =>
    `${who} aims ${scheme} at ${city}.`,
  'story-sets-out': ({ who, whom, city }: Clash) => `An army of ${who} sets out for ${whom}’s ${city}.`,
} satisfies Catalogue
