// Writes a seat's private part: its generals with their skills, its hand by kind with what each card does now, who is near.

import type { Id, Seat } from '../../../engine/phrase.ts'
import { fitting } from '../../../text/fitting.ts'
import { clip } from '../../../text/markdown.ts'
import type { Reader } from '../../../text/render.ts'
import { GENERAL_IDS, type General, generalFacts } from '../cards/generals.ts'
import { skillIn } from '../table/owner.ts'
import type { HegemonyView, PersonView, PlayerView } from '../view/view.ts'
import { inOrder } from './board.ts'
import { goneText, lastingTexts } from './lasting.ts'
import { isPlaying, type Reckoning, reckonedBy, type Use } from './reckoning.ts'
import { usedText } from './used.ts'
import { bare, byKind, halfText, markOf, type Voice, voiceFor } from './voice.ts'

/** Characters that a hand may have. */
const LONGEST = 1200
const DOT = ' · '
const SHORT_NAME = 14

/** What the viewing seat holds: at most 1,200 characters of Markdown, with fewer effects where they would be too many. */
export function hand(view: HegemonyView, reader: Reader): string {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  if (!own) return ''
  const voice = voiceFor(reader, SHORT_NAME, view.edition)
  if (own.dealt !== null && own.dealt.length > 0 && view.phase === 'pick') return dealtText(own, voice)
  const reckoning = reckonedBy(view)
  const lines = (skills: boolean, said: Said, ranges: 'all' | 'near') =>
    [
      ...own.generals.map((person) => personText(own, person, voice, skills)),
      ...rangeText(view, voice, reckoning, ranges),
      ...lookingLine(view, voice),
      ...[usedText(view, own, voice)].filter(Boolean),
      ...lastingLines(view, own, voice),
      ...(said === 'names' ? [cardsLine(own, voice)] : cardLines(view, own, voice, reckoning, said)),
    ].join('\n')
  return fitting(LONGEST, [
    () => lines(true, 'effects', 'all'),
    () => lines(true, 'effects', 'near'),
    () => lines(true, 'uses', 'near'),
    () => lines(true, 'names', 'near'),
    () => lines(false, 'names', 'near'),
  ])
}

/** What is said of each kind of card: what it does and whom it could be used on, the latter alone, or its name. */
type Said = 'effects' | 'uses' | 'names'

/** What skills do that a picture has no room for: of generals to pick from, of the own ones beside many cards. */
export function skillsBeside(view: HegemonyView, reader: Reader): string {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  if (!own) return ''
  const voice = voiceFor(reader, SHORT_NAME, view.edition)
  if (own.dealt?.length && view.phase === 'pick') return dealtSkills(own.dealt, voice)
  if (own.dealt?.length || byKind(own.hand ?? []).length < CROWDED) return ''
  return own.generals
    .flatMap(({ id }) =>
      id === null ? [] : voice.skillsOf(id).map((skill) => `- ${skillLine(skill, voice)}`),
    )
    .join('\n')
}

/** A line for each general, with what its skills do; with their beginnings alone where that would be too long. */
function dealtSkills(dealt: readonly General[], voice: Voice): string {
  const { colon } = voice.words.signs
  const line = (id: General, most: number): string => {
    const skills = voice
      .skillsOf(id)
      .map((skill) => `${voice.skill(skill, 'full')}${colon}${clip(voice.skillDoes(skill), most)}`)
    return `- **${voice.general(id, 'full')}**${DOT}${skills.join(DOT)}`
  }
  const lines = (most: number) => () =>
    sorted(dealt)
      .map((id) => line(id, most))
      .join('\n')
  return fitting(LONGEST_BESIDE, BEGINNINGS.map(lines))
}

/** Characters beside a picture of generals to pick from, and of each skill as long as there is room. */
const LONGEST_BESIDE = 1500
const BEGINNINGS = [Number.POSITIVE_INFINITY, 160, 110, 80]

/** With so many kinds in hand the picture may have no room for skills. */
const CROWDED = 3

/** By kingdom, in the order of the box. */
export const sorted = (generals: readonly General[]): readonly General[] =>
  [...generals].sort((a, b) => GENERAL_IDS.indexOf(a) - GENERAL_IDS.indexOf(b))

/** Generals to pick from with their skills line by line or, where that is too long, the names of these. */
function dealtText({ dealt, generals }: PlayerView, voice: Voice): string {
  const { words, signs } = { ...voice, signs: voice.words.signs }
  const line = (id: General, effects: boolean): string => {
    const head = `- **${voice.general(id, 'full')}**${signs.note(factsText(id, voice))}`
    if (!effects) return `${head}${DOT}${skillsText(id, voice)}`
    return [head, ...voice.skillsOf(id).map((skill) => `  - ${skillLine(skill, voice)}`)].join('\n')
  }
  const text = (effects: boolean): string =>
    [
      ...generals.map(({ id, place }) =>
        id === null ? '' : `**${words.places[place]}**${signs.colon}${voice.general(id, 'full')}`,
      ),
      `**${words.choose}**`,
      ...sorted(dealt ?? []).map((id) => line(id, effects)),
    ]
      .filter(Boolean)
      .join('\n')
  return fitting(LONGEST, [() => text(true), () => text(false)])
}

/** `Wei 魏, male, 2 HP`; bare without the kingdom. */
export const factsText = (id: General, voice: Voice): string =>
  voice.listed([voice.faction(generalFacts(id).kingdom, 'full'), ...factsOf(id, voice)])

/** Gender and HP. */
export function factsOf(id: General, { words }: Voice): readonly string[] {
  const { gender, halfHp } = generalFacts(id)
  return [words.genders[gender], words['half-fish'](halfText(halfHp))]
}

const skillsText = (id: General, voice: Voice): string =>
  voice
    .skillsOf(id)
    .map((skill) => voice.skill(skill, 'full'))
    .join(DOT)

/** What is to be known of an own general besides its skills. */
export function stateOf({ spent }: PlayerView, person: PersonView, voice: Voice): string[] {
  const { id, up } = person
  const { words } = voice
  const gone = goneText(person, voice)
  if (id === null) return []
  const used = voice.skillsOf(id).some((skill) => spent.includes(`${id}:${skill}`))
  return [up ? words.up : words.down, ...(gone === null ? [] : [gone]), ...(used ? [words.spent] : [])]
}

function personText(own: PlayerView, person: PersonView, voice: Voice, skills: boolean): string {
  const { id, place } = person
  if (id === null) return ''
  const { words } = voice
  const facts = voice.listed([factsText(id, voice), ...stateOf(own, person, voice)])
  const head = `**${words.places[place]}**${words.signs.colon}**${voice.general(id, 'full')}**${words.signs.note(facts)}`
  return [
    head,
    ...(skills ? voice.skillsOf(id).map((skill) => `- ${skillLine(skill, voice)}`) : [skillsText(id, voice)]),
  ].join('\n')
}

const skillLine = (skill: Id, voice: Voice): string =>
  `${voice.skill(skill, 'full')}${voice.words.signs.colon}${voice.skillDoes(skill)}`

/** Living others by whether they are in the attack range, each with the distance. */
export function ranges(
  view: HegemonyView,
  { words, who }: Voice,
  { facts }: Reckoning,
): { readonly range: number; readonly near: readonly string[]; readonly far: readonly string[] } {
  const { viewer } = view
  if (viewer === 'public') return { range: 0, near: [], far: [] }
  const others = inOrder(view).filter(({ seat, alive }) => seat !== viewer && alive)
  const told = (wanted: boolean) =>
    others
      .filter(({ seat }) => facts.inRange(viewer, seat) === wanted)
      .map(({ seat }) => words.distance(who(seat), facts.distance(viewer, seat)))
  return { range: facts.attackRange(viewer), near: told(true), far: told(false) }
}

function rangeText(view: HegemonyView, voice: Voice, reckoning: Reckoning, how: 'all' | 'near'): string[] {
  const { words, listed } = voice
  if (view.turn === null) return []
  const { range, near, far } = ranges(view, voice, reckoning)
  return [
    `**${words.range(range)}**${words.signs.colon}${near.length === 0 ? words['nobody-near'] : listed(near)}`,
    ...(how === 'all' && far.length > 0 ? [`${words.far}${words.signs.colon}${listed(far)}`] : []),
  ]
}

/** Skills gained permanently with what they do, and hand cards withheld this turn. */
const lastingLines = (view: HegemonyView, own: PlayerView, voice: Voice): string[] => [
  ...(own.gained ?? []).map((key) => `- ${skillLine(skillIn(key), voice)}`),
  ...lastingTexts(view, { ...own, gained: [] }, voice),
]

/** Cards of the deck that the viewer looks at. */
const lookingLine = ({ aside }: HegemonyView, voice: Voice): string[] =>
  aside.length === 0
    ? []
    : [`**${voice.words.looking(aside.length)}**${voice.words.signs.colon}${kindsText(aside, voice)}`]

const kindsText = (cards: readonly Id[], voice: Voice): string =>
  byKind(cards)
    .map(({ kind, cards: copies }) => `${copies.map(markOf).join(' ')} ${voice.kind(kind, 'plain')}`)
    .join(DOT)

/** How many cards are held, and markers to spend. */
export const heldText = (own: PlayerView, { words }: Voice): string =>
  [
    words['your-hand'](own.hand?.length ?? 0),
    ...(own.markers ?? []).map((marker) => words.markers[marker]),
  ].join(DOT)

/** One line for each kind in hand: the copies, what it does, and whom it could be used on now. */
function cardLines(
  view: HegemonyView,
  own: PlayerView,
  voice: Voice,
  reckoning: Reckoning,
  said: Exclude<Said, 'names'>,
): string[] {
  const { words } = voice
  const lines = byKind(own.hand ?? []).map(({ kind, cards }) => {
    const does = said === 'effects' ? voice.kindDoes(kind) : ''
    const use = isPlaying(view) ? useText(reckoning.useOf(cards[0] ?? ''), view, voice) : ''
    const text = sentences([does, use], words.signs.stop)
    return `- ${cards.map(markOf).join(' ')} **${voice.kind(kind, 'full')}**${text && `${DOT}${text}`}`
  })
  return [`**${heldText(own, voice)}**`, ...lines]
}

/** Some sentences one after the other, each with one stop; empty ones are left out. */
const sentences = (all: readonly string[], stop: string): string =>
  all
    .filter(Boolean)
    .map((each) => `${bare(each)}${stop}`)
    .join('')
    .trimEnd()

const cardsLine = (own: PlayerView, voice: Voice): string => {
  const title = `**${heldText(own, voice)}**`
  const { hand: held } = own
  return held?.length ? `${title}${voice.words.signs.colon}${kindsText(held, voice)}` : title
}

/** Whom a card could be used on now. */
export function useText(use: Use | undefined, view: HegemonyView, { words, who }: Voice): string {
  if (!use) return words['not-now']
  if (use.aim === 'others') return words.now(words['all-others'])
  if (use.aim === 'all') return words.now(words.everyone)
  if (use.aim !== 'choose') return words.now('')
  const name = (seat: Seat): string => (seat === view.viewer ? words.you : who(seat))
  return words.now(use.targets.map(name).join(words.signs.series))
}
