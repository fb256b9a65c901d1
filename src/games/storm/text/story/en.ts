// How a finished game of Storm over the Three Kingdoms is told in English: sentences for reading aloud.
import type { Catalogue } from '../../../../text/catalogue.ts'

interface Who {
  who: string
}
interface Unit extends Who {
  unit: string
}
interface Fallen extends Who {
  kind: string
  place: string
}
interface Place extends Who {
  city: string
}
interface List {
  list: string
}
interface Won extends Who {
  prestige: number
  rounds: number
}

export const story = {
  'story-act': ({ from, to }: { from: number; to: number }) =>
    from === to ? `Round ${from}` : `Rounds ${from}–${to}`,
  'story-corner': ({ who, lord, city }: Place & { lord: string }) =>
    `${who}, as ${lord}, sets up court in ${city}.`,
  'story-corner-each': ({ who, lord, city }: Place & { lord: string }) => `${who} as ${lord} in ${city}`,
  'story-corners': ({ list }: List) => `The lords set up their courts: ${list}.`,
  'story-partners': ({ who, whom }: Who & { whom: string }) => `${who} and ${whom} stand together.`,
  'story-free': ({ who, city }: Place) => `${city} submits to ${who}.`,
  'story-free-2': ({ who, city }: Place) => `${who} marches into ${city}, which nobody held.`,
  'story-free-3': ({ who, city }: Place) => `The gates of ${city} open to ${who}.`,
  'story-free-each': ({ who, city }: Place) => `${city} to ${who}`,
  'story-free-all': ({ list }: List) => `Cities without a lord find one: ${list}.`,
  'story-free-all-2': ({ list }: List) => `The map fills up: ${list}.`,
  'story-takes': ({ who, unit, city, whom }: Unit & { city: string; whom: string }) =>
    `With ${unit}, ${who} storms ${city} and drives ${whom} out.`,
  'story-takes-2': ({ who, city, whom }: Place & { whom: string }) =>
    `${city} is lost to ${whom}; the banners of ${who} go up on its walls.`,
  'story-takes-3': ({ who, city, whom }: Place & { whom: string }) =>
    `${who} takes ${city} from ${whom} by force.`,
  'story-hires': ({ who, unit }: Unit) => `${unit} enters the service of ${who}.`,
  'story-hires-2': ({ who, unit }: Unit) => `${who} wins ${unit} for the cause.`,
  'story-hires-3': ({ who, unit }: Unit) => `${unit} swears allegiance to ${who}.`,
  'story-hires-each': ({ who, unit }: Unit) => `${unit} with ${who}`,
  'story-hires-all': ({ list }: List) => `Heroes choose their lords: ${list}.`,
  'story-hires-all-2': ({ list }: List) => `New names join the war: ${list}.`,
  'story-persuades': ({ who, general }: Who & { general: string }) =>
    `${general}, a prisoner until now, joins ${who}.`,
  'story-persuades-2': ({ who, general }: Who & { general: string }) =>
    `Good words win ${general} over to ${who}.`,
  'story-captured': ({ who, unit, whom }: Unit & { whom: string }) =>
    `${unit} of ${who} is led away captive by ${whom}.`,
  'story-captured-2': ({ who, unit, whom }: Unit & { whom: string }) =>
    `${whom} takes ${who}’s ${unit} prisoner.`,
  'story-destroyed': ({ who, kind, place }: Fallen) => `${who} loses ${kind} at ${place} to the last man.`,
  'story-destroyed-2': ({ who, kind, place }: Fallen) => `At ${place}, ${who}’s ${kind} are wiped out.`,
  'story-destroyed-3': ({ who, kind, place }: Fallen) =>
    `Not one of ${who}’s ${kind} comes back from ${place}.`,
  'story-destroyed-each': ({ who, kind, place }: Fallen) => `${who} loses ${kind} at ${place}`,
  'story-destroyed-all': ({ list }: List) => `The fighting is costly: ${list}.`,
  'story-destroyed-all-2': ({ list }: List) => `The field is strewn with banners: ${list}.`,
  'story-destroyed-all-3': ({ list }: List) => `The dead are counted: ${list}.`,
  'story-allied': ({
    who,
    whom,
    leader,
    prestige,
  }: Who & { whom: string; leader: string; prestige: number }) =>
    `With ${prestige} prestige ${leader} has grown too great, and ${who} and ${whom} join hands.`,
  'story-prestige': ({ who, prestige }: Who & { prestige: number }) => `${who} now has ${prestige} prestige.`,
  'story-prestige-2': ({ who, prestige }: Who & { prestige: number }) =>
    `Everyone talks about ${who} now: ${prestige} prestige.`,
  'story-slain': ({ who, unit }: Unit) => `${unit}, the lord of ${who}, is slain.`,
  'story-slain-2': ({ who, unit }: Unit) => `${who}’s own lord, ${unit}, falls in battle.`,
  'story-ruin': ({ who, whom }: Who & { whom: string }) =>
    `The capital of ${who} burns; ${whom} has ended that realm.`,
  'story-ruin-2': ({ who, whom }: Who & { whom: string }) =>
    `${whom} breaks into the capital of ${who}, whose realm is no more.`,
  'story-wins-marks': ({ who, prestige }: Won) => `With ${prestige} prestige, ${who} has won the war.`,
  'story-wins-rounds': ({ who, prestige, rounds }: Won) =>
    `After ${rounds} rounds the war is over, and nobody has more prestige than ${who}: ${prestige} in all.`,
  'story-wins-last': ({ who }: Won) => `${who} has no rivals left.`,
  'story-draws': ({ who }: Who) => `${who} draws cards for the next turn.`,
  'story-marches': ({ who, unit }: Unit) => `${who} sends ${unit} on the march.`,
  'story-recruits': ({ who, unit }: Unit) => `${who} raises ${unit}.`,
  'story-attacks': ({ who, unit, whom, target }: Unit & { whom: string; target: string }) =>
    `With ${unit}, ${who} goes for ${whom}’s ${target}.`,
  'story-attacks-free': ({ who, place }: Who & { place: string }) =>
    `${who} lays hands on ${place}, which has no lord.`,
} satisfies Catalogue
