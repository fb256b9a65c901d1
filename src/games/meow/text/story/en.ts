// How a finished game of Meow Wars is told in English: sentences for reading aloud.
import type { Catalogue } from '../../../../text/catalogue.ts'

interface Who {
  who: string
}
interface Skill extends Who {
  general: string
  skill: string
}
interface List {
  list: string
}

const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const fish = (n: number): string => (n === 1 ? 'a fish' : `${n} fish`)

export const story = {
  'story-act': ({ from, to }: { from: number; to: number }) =>
    from === to ? `Battle ${from}` : `Battles ${from}–${to}`,
  'story-rival': ({ name, cards }: { name: string; cards: string }) =>
    `On the other side wait ${cards}, under the banner “${name}”.`,
  'story-ground': ({ battle }: { battle: string }) => `The cats meet at ${battle}.`,
  'story-start': ({ who }: Who) => `The drums call, and ${who} leads off.`,
  'story-start-2': ({ who }: Who) => `Paws are licked and whiskers straightened; this time ${who} begins.`,
  'story-start-3': ({ who }: Who) => `Once more the tails go up, and ${who} opens the battle.`,
  'story-front': ({ who, front }: Who & { front: string }) =>
    front === '' ? `${first(who)} has nobody in front.` : `${first(who)} has ${front} in front.`,
  'story-front-2': ({ who, front }: Who & { front: string }) =>
    front === '' ? `${first(who)} sends nobody forward.` : `${first(who)} sends ${front} forward.`,
  'story-front-3': ({ who, front }: Who & { front: string }) =>
    front === '' ? `${first(who)} leaves the front empty.` : `${first(who)} puts trust in ${front}.`,
  'story-front-each': ({ who, front }: Who & { front: string }) =>
    `${who} with ${front === '' ? 'nobody' : front}`,
  'story-fronts': ({ list }: List) => `The lines are drawn up: ${list}.`,
  'story-fronts-2': ({ list }: List) => `Who stands in front? ${list}.`,
  'story-fastest': ({ who }: Who) => `${first(who)} is the first to jump.`,
  'story-fastest-2': ({ who }: Who) => `Nobody is quicker on the paws than ${who}.`,
  'story-skill': ({ who, general, skill }: Skill) => `${general} helps ${who} out with ${skill}.`,
  'story-skill-2': ({ who, general, skill }: Skill) => `For ${who}, ${general} has ${skill} ready.`,
  'story-skill-3': ({ who, general, skill }: Skill) =>
    `${skill} is what ${general} has up the sleeve for ${who}.`,
  'story-skill-each': ({ who, general, skill }: Skill) => `${who}’s ${general} uses ${skill}`,
  'story-skills': ({ list }: List) => `Fur flies: ${list}.`,
  'story-skills-2': ({ list }: List) => `Claws come out: ${list}.`,
  'story-skills-3': ({ list }: List) => `Nobody holds back: ${list}.`,
  'story-stratagem': ({ who, card }: Who & { card: string }) =>
    `${first(who)} plays ${card}, and ears go flat.`,
  'story-stratagem-2': ({ who, card }: Who & { card: string }) =>
    `${first(who)} has thought ahead and shows ${card}.`,
  'story-stolen': ({ who, whom, n }: Who & { whom: string; n: number }) =>
    `${first(who)} pinches ${fish(n)} from under the nose of ${whom}.`,
  'story-stolen-2': ({ who, whom, n }: Who & { whom: string; n: number }) =>
    `While ${whom} looks the other way, ${who} makes off with ${fish(n)}.`,
  'story-falls': ({ who }: Who) => `${first(who)} has to leave the field with a ruffled tail.`,
  'story-falls-2': ({ who }: Who) => `For ${who} the battle is lost.`,
  'story-falls-3': ({ who }: Who) => `${first(who)} has had enough and goes to lick the wounds.`,
  'story-falls-again': ({ who }: Who) => `Then ${who} has had enough, too.`,
  'story-falls-each': ({ who }: Who) => who,
  'story-falls-all': ({ list }: List) => `One after the other they leave the field: ${list}.`,
  'story-falls-all-2': ({ list }: List) => `It is too much for ${list}.`,
  'story-won': ({ who, clash }: Who & { clash: number }) =>
    clash === 1
      ? `One clash is all that ${who} needs to win the battle.`
      : `${first(who)} wins in clash ${clash}.`,
  'story-won-2': ({ who, clash }: Who & { clash: number }) =>
    clash === 1
      ? `It is over in a single clash, and ${who} has the battle.`
      : `${first(who)} settles it in clash ${clash}.`,
  'story-won-3': ({ who, clash }: Who & { clash: number }) =>
    clash === 1
      ? `The first clash is the last: ${who} wins the battle.`
      : `Clash ${clash} leaves only ${who} on the field.`,
  'story-won-late': ({ who, hp }: Who & { hp: number }) =>
    `After four clashes ${who} is still standing, with ${hp} HP left, and has the battle.`,
  'story-won-late-2': ({ who, hp }: Who & { hp: number }) =>
    `All four clashes are fought; with ${hp} HP nobody stands better than ${who}, who wins the battle.`,
  'story-strikes': ({ who, whom, n }: Who & { whom: string; n: number }) =>
    `${first(who)} pounces on ${whom} with an attack of ${n}.`,
  'story-strikes-blocked': ({ who, whom }: Who & { whom: string }) =>
    `${first(who)} pounces on ${whom}, who is on guard.`,
  'story-visits': ({ who }: Who) => `${first(who)} spends a fish and goes visiting.`,
  'story-studies': ({ who }: Who) => `${first(who)} sits down with the stratagems and picks one.`,
  'story-draws': ({ who }: Who) => `${first(who)} draws new cats.`,
} satisfies Catalogue
