// How a finished game of Storm over the Three Kingdoms is told in English: sentences for reading aloud.
import type { Catalogue } from '../../../../text/catalogue.ts'

interface Who {
  who: string
}
interface Unit extends Who {
  unit: string
}

export const story = {
  'story-act': ({ from, to }: { from: number; to: number }) =>
    from === to ? `Turn ${from}` : `Turns ${from}–${to}`,
  'story-corner': ({ who, lord, city }: Who & { lord: string; city: string }) =>
    `${who}, as ${lord}, sets up court in ${city}.`,
  'story-corner-2': ({ who, lord, city }: Who & { lord: string; city: string }) =>
    `From ${city} ${lord} looks over the land for ${who}.`,
  'story-free': ({ who, city }: Who & { city: string }) => `${city} submits to ${who}.`,
  'story-free-2': ({ who, city }: Who & { city: string }) =>
    `${who} marches into ${city}, which nobody held.`,
  'story-takes': ({ who, unit, city, whom }: Unit & { city: string; whom: string }) =>
    `${unit} of ${who} storms ${city} and drives ${whom} out.`,
  'story-takes-2': ({ who, city, whom }: Who & { city: string; whom: string }) =>
    `${city} is lost to ${whom}; the banners of ${who} go up on its walls.`,
  'story-hires': ({ who, unit }: Unit) => `${unit} enters the service of ${who}.`,
  'story-hires-2': ({ who, unit }: Unit) => `${who} wins ${unit} for the cause.`,
  'story-persuades': ({ who, general }: Who & { general: string }) =>
    `${general} changes sides and follows ${who}.`,
  'story-captured': ({ who, unit, whom }: Unit & { whom: string }) =>
    `${unit} of ${who} is led away captive by ${whom}.`,
  'story-destroyed': ({ who, unit }: Unit) => `${who} loses ${unit} to the last man.`,
  'story-destroyed-2': ({ who, unit }: Unit) => `${unit} of ${who} is wiped out.`,
  'story-slain': ({ who, unit }: Unit) => `${unit}, the lord of ${who}, is slain.`,
  'story-ruin': ({ who, whom }: Who & { whom: string }) =>
    `The capital of ${who} burns; ${whom} has ended that realm.`,
} satisfies Catalogue
