// The hand picture as data: own generals with their skills, the cards by kind with what they do now, and who is near.
import type { Id } from '../../../engine/phrase.ts'
import type { Input } from '../../../picture/paint.ts'
import type { Reader } from '../../../text/render.ts'
import { companionsOf } from '../cards/companions.ts'
import { type General, generalFacts, type Kingdom } from '../cards/generals.ts'
import { factsOf, heldText, ranges, sorted, stateOf, useText } from '../present/hand.ts'
import { lastingTexts } from '../present/lasting.ts'
import { isPlaying, reckonedBy } from '../present/reckoning.ts'
import { usedText } from '../present/used.ts'
import { byKind, markOf, type Voice } from '../present/voice.ts'
import type { HegemonyView, PlayerView } from '../view/view.ts'
import { picturing } from './picturing.ts'

/** A general with all it can do. */
export interface GeneralPanel {
  readonly bust: General
  /** Half fish 陰陽魚: two make 1 HP. */
  readonly halfHp: number
  readonly kingdom: Kingdom
  readonly word: string
  /** Fullest first. */
  readonly names: readonly string[]
  /** Main general or deputy, of one who is chosen already. */
  readonly place: string | null
  /** Head or deputy, whether it is up, gender, half fish: all first, then without the last, and so on. */
  readonly facts: readonly string[]
  readonly held: 'up' | 'own'
  readonly skills: readonly { readonly name: string; readonly effect: string }[]
  /** Companions among those to choose from. */
  readonly companions: string | null
}

/** The copies of a kind. */
export interface KindPanel {
  /** Suit and number of each. */
  readonly marks: readonly string[]
  /** Fullest first. */
  readonly names: readonly string[]
  readonly effect: string
  /** The same in few words. */
  readonly glance: string
  /** What it could be used for now; null outside the own play phase. */
  readonly now: string | null
  readonly usable: boolean
}

/** Cards that lie together, under a title. */
export interface Group {
  readonly title: string
  readonly kinds: readonly KindPanel[]
}

/** Everything on a hand picture. */
export interface HandInput extends Input {
  readonly title: string
  /** The generals are to choose from. */
  readonly picking: boolean
  readonly generals: readonly GeneralPanel[]
  /** Who of those to choose from are companions; empty for none. */
  readonly companions: string
  /** The attack range, and the players within it and beyond; null before the first turn. */
  readonly range: { readonly near: string; readonly far: string } | null
  readonly groups: readonly Group[]
}

/** Signs of a player's name. */
const SHORT_NAME = 14

/** Makes it; for a viewer without a seat there is nothing on it. */
export function handInput(view: HegemonyView, reader: Reader): HandInput {
  const voice = picturing(reader, SHORT_NAME, view.edition)
  const { words } = voice
  const { language } = reader
  const own = view.players.find(({ seat }) => seat === view.viewer)
  if (!own) return { language, ...NOTHING, title: words['your-hand'](0) }
  if (view.phase === 'pick') return { language, ...NOTHING, ...picking(own, voice, view.guanZhang) }
  const looking = view.aside.length > 0 ? [group(words.looking(view.aside.length), view.aside, voice)] : []
  const held = own.hand ?? []
  const used = usedText(view, own, voice)
  return {
    language,
    ...NOTHING,
    title: words['your-generals'],
    generals: own.generals.flatMap((person) =>
      person.id === null
        ? []
        : [panel(person.id, [words.places[person.place], ...stateOf(own, person, voice)], person.up, voice)],
    ),
    range: rangeOf(view, voice),
    groups: [
      ...looking,
      ...(used ? [{ title: used, kinds: [] }] : []),
      ...lastingTexts(view, own, voice).map((title) => ({ title, kinds: [] })),
      group(heldText(own, voice), held, voice, view),
    ],
  }
}

/** All that is on the picture in its order: generals to pick from, or cards by kind. */
export function handOrder(view: HegemonyView): readonly Id[] {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  if (view.phase === 'pick') return sorted(own?.dealt ?? [])
  return [view.aside, own?.hand ?? []].flatMap((cards) =>
    byKind(cards).flatMap(({ cards: copies }) => copies),
  )
}

const NOTHING = { picking: false, generals: [], companions: '', range: null, groups: [] } as const

/** Generals to choose from, the head first where it is chosen. */
function picking(
  { dealt, generals }: PlayerView,
  voice: Voice,
  guanZhang?: boolean,
): Pick<HandInput, 'title' | 'picking' | 'generals' | 'companions'> {
  const all = dealt ?? []
  const chosen = generals.flatMap(({ id, place }) => (id === null ? [] : [{ id, place }]))
  const open = [...all, ...chosen.map(({ id }) => id)]
  const panelOf = (id: General, facts: readonly string[]): GeneralPanel => ({
    ...panel(id, facts, true, voice),
    place: facts[0] ?? null,
    companions: companionsText(id, open, voice, guanZhang),
  })
  return {
    title: voice.words.choose,
    picking: true,
    companions: pairsText(open, voice, guanZhang),
    generals: [
      ...chosen.map(({ id, place }) => panelOf(id, [voice.words.places[place]])),
      ...sorted(all).map((id) => panelOf(id, [])),
    ],
  }
}

/** Every pair of companions once. */
function pairsText(open: readonly General[], { words, general }: Voice, guanZhang?: boolean): string {
  const pairs = open.flatMap((id, index) =>
    open
      .slice(index + 1)
      .flatMap((other) => (companionsOf(id, guanZhang).includes(other) ? [[id, other] as const] : [])),
  )
  if (pairs.length === 0) return ''
  const said = pairs.map((pair) => pair.map((id) => general(id, 'plain')).join(' + '))
  return `${words.companions}${words.signs.colon}${said.join(' · ')}`
}

function companionsText(
  id: General,
  among: readonly General[],
  { words, general }: Voice,
  guanZhang?: boolean,
): string | null {
  const found = companionsOf(id, guanZhang).filter((other) => among.includes(other))
  if (found.length === 0) return null
  return `${words.companions}${words.signs.colon}${found.map((other) => general(other, 'plain')).join(' · ')}`
}

function panel(id: General, facts: readonly string[], up: boolean, voice: Voice): GeneralPanel {
  const { kingdom, halfHp } = generalFacts(id)
  const told = [...facts, ...factsOf(id, voice)]
  return {
    bust: id,
    halfHp,
    kingdom,
    place: null,
    word: voice.words.factions[kingdom],
    names: [voice.general(id, 'full'), voice.general(id, 'plain'), voice.general(id, 'short')],
    facts: told.map((_, without) => voice.listed(told.slice(0, told.length - without))),
    held: up ? 'up' : 'own',
    skills: voice
      .skillsOf(id)
      .map((skill) => ({ name: voice.skill(skill, 'plain'), effect: voice.skillDoes(skill) })),
    companions: null,
  }
}

function rangeOf(view: HegemonyView, voice: Voice): HandInput['range'] {
  if (view.turn === null) return null
  const { words, listed } = voice
  const { range, near, far } = ranges(view, voice, reckonedBy(view))
  return {
    near: `${words.range(range)}${words.signs.colon}${near.length === 0 ? words['nobody-near'] : listed(near)}`,
    far: far.length === 0 ? '' : `${words.far}${words.signs.colon}${listed(far)}`,
  }
}

function group(title: string, cards: readonly Id[], voice: Voice, view?: HegemonyView): Group {
  const reckoning = view && isPlaying(view) ? reckonedBy(view) : undefined
  return {
    title,
    kinds: byKind(cards).map(({ kind, cards: copies }) => {
      const use = reckoning?.useOf(copies[0] ?? '')
      return {
        marks: copies.map(markOf),
        names: [voice.kind(kind, 'full'), voice.kind(kind, 'plain'), voice.kind(kind, 'short')],
        effect: voice.kindDoes(kind),
        glance: voice.kindBriefly(kind),
        now: reckoning && view ? useText(use, view, voice) : null,
        usable: use !== undefined,
      }
    }),
  }
}
