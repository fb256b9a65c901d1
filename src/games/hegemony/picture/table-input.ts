// The table picture as data: what one viewer sees of every player, in turn order from the viewer on.
import type { Id, Seat } from '../../../engine/phrase.ts'
import type { Input } from '../../../picture/paint.ts'
import type { Reader } from '../../../text/render.ts'
import { type General, generalFacts } from '../cards/generals.ts'
import { card as cardOf, factsOf, SLOTS, type Slot } from '../cards/index.ts'
import { inOrder, soulsText } from '../present/board.ts'
import { goneText, lastingTexts } from '../present/lasting.ts'
import { concerned, nowText } from '../present/now.ts'
import { usedText } from '../present/used.ts'
import { markOf, type Voice } from '../present/voice.ts'
import type { Faction, Place } from '../table/state.ts'
import { linkAfter, standingOf } from '../view/ranks.ts'
import type { HegemonyView, PersonView, PlayerView } from '../view/view.ts'
import { picturing } from './picturing.ts'

/** A kingdom's badge: its shape follows from the faction, the word stands in it. */
export interface Badge {
  readonly faction: Faction | null
  readonly word: string
  /** Known to this viewer alone: the kingdom that is not shown yet. */
  readonly secret: boolean
}

/** One of two generals. */
export interface PersonTile {
  readonly place: string
  /** Whose bust; null while it is hidden from this viewer. */
  readonly bust: General | null
  /** Fullest first. */
  readonly names: readonly string[]
  /** Face up; face down again and known to everyone, to this viewer but not to everyone, or not to this viewer. */
  readonly held: 'up' | 'down' | 'own' | 'hidden'
  /** Its skills are lost, or it was removed. */
  readonly lost: string | null
}

/** Something small beside a player: worn, judged later, a state, cards of a skill, a card this viewer knows of. */
export interface Chip {
  readonly kind: 'worn' | 'delayed' | 'state' | 'pile' | 'seen'
  /** Fullest first. */
  readonly texts: readonly string[]
}

/** Whose turn it is, who is a target, dying, dead or a winner. */
export interface Tag {
  readonly kind: 'acts' | 'dying' | 'target' | 'dead' | 'won'
  readonly word: string
}

/** One player. */
export interface SeatTile {
  readonly name: string
  readonly badge: Badge
  readonly people: readonly PersonTile[]
  readonly alive: boolean
  readonly acts: boolean
  readonly tags: readonly Tag[]
  /** Null before the HP cards lie open. */
  readonly hp: { readonly now: number; readonly max: number } | null
  readonly cards: number
  /** The faction whose queue goes on from it to the next seat in turn order. */
  readonly linked: Faction | null
  readonly chips: readonly Chip[]
}

/** Everything on a table picture. */
export interface TableInput extends Input {
  readonly title: string
  readonly facts: readonly string[]
  /** What goes on, fullest first; empty when nothing does. */
  readonly now: readonly string[]
  /** Something is being resolved: more than a phase. */
  readonly pressing: boolean
  /** In turn order, the viewer first. */
  readonly seats: readonly SeatTile[]
}

/** Signs of a name in the line that says what goes on. */
const SHORT_NAMES = [20, 12, 8]

/** Makes it. */
export function tableInput(view: HegemonyView, reader: Reader): TableInput {
  const voice = picturing(reader)
  const { words } = voice
  const { turn, winners } = view
  const title = winners !== null ? words.over : turn === null ? words.picking : words.turn(turn.number)
  const lines = [voice, ...SHORT_NAMES.map((longest) => picturing(reader, longest))].map((each) =>
    nowText(view, each),
  )
  return {
    language: reader.language,
    title,
    facts: [
      ...(view.lastBattle ? [words['last-battle']] : []),
      words.deck(view.deck),
      words.discards(view.discard.length),
    ],
    now: [...lines, view.row ? words['in-row'](view.row.length) : ''].filter(Boolean),
    pressing: view.happening.length > 0 && winners === null,
    seats: inOrder(view).map((player) => seatTile(view, player, voice)),
  }
}

function seatTile(view: HegemonyView, player: PlayerView, voice: Voice): SeatTile {
  const { alive, generals, handSize, hp, maxHp } = player
  const open = view.phase === 'play' || view.phase === 'over'
  return {
    name: voice.who(player.seat),
    badge: badgeOf(player, voice),
    people: generals.map((person) => personTile(person, voice)),
    alive,
    acts: view.turn?.seat === player.seat && view.winners === null,
    tags: tagsOf(view, player.seat, voice),
    hp: open ? { now: hp, max: maxHp } : null,
    cards: handSize,
    linked: linkAfter(view, player.seat),
    chips: alive ? chipsOf(view, player, voice) : [],
  }
}

/** The faction; of an undetermined own seat the kingdom of its generals, as a secret. */
function badgeOf({ faction, generals, hand }: PlayerView, { words }: Voice): Badge {
  if (faction !== null) return { faction, word: words.factions[faction], secret: false }
  const own = hand === null ? null : generals[0]?.id
  if (!own) return { faction: null, word: '?', secret: false }
  const { kingdom } = generalFacts(own)
  return { faction: kingdom, word: words.factions[kingdom], secret: true }
}

function personTile(person: PersonView, voice: Voice): PersonTile {
  const { id, up, shown, place } = person
  const { words, general } = voice
  return {
    place: placeWord(place, words),
    bust: id,
    names: id === null ? [words.hidden] : [general(id, 'full'), general(id, 'plain'), general(id, 'short')],
    held: up ? 'up' : id === null ? 'hidden' : shown ? 'down' : 'own',
    lost: goneText(person, voice),
  }
}

const placeWord = (place: Place, { places }: Voice['words']): string => places[place]

function tagsOf(view: HegemonyView, seat: Seat, { words }: Voice): readonly Tag[] {
  const { winners, turn, happening } = view
  const tags = (...kinds: readonly (Tag['kind'] | false)[]): readonly Tag[] =>
    kinds.flatMap((kind) => (kind === false ? [] : [{ kind, word: words[kind] }]))
  if (winners !== null)
    return winners.includes(seat) ? tags('won') : view.players[seat]?.alive ? [] : tags('dead')
  if (!view.players[seat]?.alive) return tags('dead')
  const acts = turn?.seat === seat
  const dying = happening.some((each) => each.is === 'dying' && each.seat === seat)
  const aimed = !dying && !acts && concerned(view).includes(seat)
  return tags(acts && 'acts', dying && 'dying', aimed && 'target')
}

function chipsOf(view: HegemonyView, player: PlayerView, voice: Voice): Chip[] {
  const { words } = voice
  const used = usedText(view, player, voice)
  const standing = standingOf(view, player.seat)
  const souls = soulsText(player, voice, 'plain')
  const { chained, flipped, judgement, piles, known, concedes, markers = [] } = player
  return [
    ...(flipped ? [{ kind: 'state', texts: [words.flipped] } as const] : []),
    ...(chained ? [{ kind: 'state', texts: [words.chained] } as const] : []),
    ...(standing === null ? [] : [{ kind: 'state', texts: [words.standings[standing]] } as const]),
    ...(concedes ? [{ kind: 'state', texts: [words.concedes] } as const] : []),
    ...markers.map((marker) => ({ kind: 'state', texts: [words.markers[marker]] }) as const),
    ...(used ? [{ kind: 'state', texts: [used] } as const] : []),
    ...lastingTexts(view, player, voice).map((text) => ({ kind: 'state', texts: [text] }) as const),
    ...judgement.map(({ as }) => ({ kind: 'delayed', texts: [voice.kind(as, 'short')] }) as const),
    ...SLOTS.flatMap((slot) => wornChip(player.equipment[slot], slot, voice)),
    ...Object.entries(piles).flatMap(([skill, cards]) => pileChips(skill, cards, voice)),
    ...(souls ? [{ kind: 'pile', texts: [souls] } as const] : []),
    ...known.map((card) => ({ kind: 'seen', texts: [seenText(card, voice)] }) as const),
  ]
}

/** Weapons with their range, horses by what they do. */
function wornChip(card: Id | null, slot: Slot, voice: Voice): Chip[] {
  if (card === null) return []
  if (slot === 'plus-horse') return [{ kind: 'worn', texts: ['+1'] }]
  if (slot === 'minus-horse') return [{ kind: 'worn', texts: ['−1'] }]
  const { kind } = cardOf(card)
  const facts = factsOf(kind)
  const range = facts.type === 'equipment' && facts.slot === 'weapon' ? ` ${facts.range}` : ''
  return [{ kind: 'worn', texts: [`${voice.kind(kind, 'short')}${range}`] }]
}

const pileChips = (skill: Id, cards: readonly Id[], voice: Voice): Chip[] =>
  cards.length === 0
    ? []
    : [
        { kind: 'pile', texts: [voice.skill(skill, 'plain')] },
        ...cards.map((card): Chip => ({ kind: 'pile', texts: [markOf(card)] })),
      ]

const seenText = (card: Id, voice: Voice): string =>
  `${markOf(card)} ${voice.kind(cardOf(card).kind, 'short')}`
