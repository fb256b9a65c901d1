// The table picture as data: sides with their markers, line-ups and lit bonuses, as one viewer sees them.
import type { Id } from '../../../engine/phrase.ts'
import type { Input } from '../../../picture/paint.ts'
import type { SlipWords } from '../../../picture/slip.ts'
import { FACTIONS, TROOPS } from '../cards/effects.ts'
import { general } from '../cards/index.ts'
import { CLASHES, countOf } from '../table/army.ts'
import type { ArmyView, MeowView, PlayerView } from '../view/view.ts'
import type { Blow } from './blow.ts'
import type { Pile } from './piles.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A general in a line-up. */
export interface Tile {
  readonly id: Id
  readonly name: string
  readonly attack: number
  readonly hp: number
  readonly speed: number
  /** Faction and troop. */
  readonly kind: string
  /** The clash of its skill. */
  readonly clash: number
  /** Whether its skill works in this clash, may yet, was used, cannot be used any more, is sealed, or rests in the rear. */
  readonly skill: 'now' | 'ready' | 'used' | 'past' | 'sealed' | 'rear'
  /** The treasure it carries. */
  readonly carries: string | null
}

/** The markers of a side in battle. */
export interface Markers {
  readonly hp: number
  readonly attack: number
  readonly speed: number
  readonly block: number
}

/** One side. */
export interface Band {
  readonly name: string
  /** Which side it is, for how its cat looks: the seat, or 1 for the solo opponent. */
  readonly side: number
  /** Tags: acts, starts, passed, out. */
  readonly tags: readonly string[]
  readonly acting: boolean
  /** Has passed while others still act. */
  readonly passed: boolean
  /** Out of the battle. */
  readonly fallen: boolean
  readonly fish: number | null
  readonly markers: Markers | null
  /** Factions and troops that pay, with their numbers. */
  readonly bonuses: readonly string[]
  /** Slot by slot; null where nobody stands. */
  readonly front: readonly (Tile | null)[]
  readonly rear: readonly (Tile | null)[]
  /** Everything else before the player. */
  readonly facts: readonly string[]
  /** What is held between battles, where it can be drawn, and the facts that are still said then. */
  readonly holding: Holding | null
}

/** Cards of a side between battles as everyone knows them. */
export interface Holding {
  readonly hand: number
  /** Generals that everyone has seen, and how many nobody has. */
  readonly seen: readonly { readonly id: Id; readonly name: string }[]
  readonly hidden: number
  readonly treasures: number
  /** Stratagems that everyone has seen, and how many nobody has. */
  readonly known: readonly string[]
  readonly stratagems: number
  /** Points, as a tag. */
  readonly tags: readonly string[]
  /** The facts besides. */
  readonly facts: readonly string[]
}

/** Everything on a table picture. */
export interface TableInput extends Input {
  readonly title: string
  /** The same for the slip: what is fought, and the rest. */
  readonly slip: SlipWords
  /** Clashes of the battle, and which one it is. */
  readonly clash: { readonly now: number; readonly of: number } | null
  /** What lies on the table between battles. */
  readonly piles: readonly Pile[]
  /** Battles of the campaign in their order: fought, fought now or next, or still to come. */
  readonly battles: readonly { readonly name: string; readonly now: boolean; readonly past: boolean }[]
  readonly front: string
  readonly rear: string
  /** From the top: with two sides the viewer's own last, so that the fronts meet. */
  readonly bands: readonly Band[]
  /** The latest loss of HP among what was just told, in a battle of two. */
  readonly hit: { readonly who: string; readonly n: number } | null
}

/** Makes it. */
export function tableInput(view: MeowView, vocabulary: Vocabulary, blow: Blow | null = null): TableInput {
  const { language, labels } = vocabulary
  const bands = view.players.map((player) => playerBand(view, player, vocabulary))
  const own = view.viewer === 1 ? 1 : 0
  const rival = view.rival ? [rivalBand(view, vocabulary)] : []
  const ordered =
    bands.length === 2 ? [bands[1 - own], bands[own]].filter((band) => band !== undefined) : bands
  return {
    language,
    title: titleOf(view, vocabulary).join(' · '),
    slip: slipOf(view, vocabulary),
    clash: view.battle && view.battle.clash > 0 ? { now: view.battle.clash, of: CLASHES } : null,
    piles: view.battle ? [] : pilesOf(view, vocabulary),
    battles: view.battle ? [] : battlesOf(view, vocabulary),
    front: labels.front(),
    rear: labels.rear(),
    bands: [...rival, ...ordered],
    hit: view.battle && bands.length + rival.length === 2 ? hitBy(blow, [...rival, ...bands]) : null,
  }
}

function battlesOf({ campaign, present }: MeowView, { named }: Vocabulary): TableInput['battles'] {
  const at = present === null ? campaign.length : campaign.indexOf(present)
  return campaign.map((id, index) => ({ name: named(id).name, now: id === present, past: index < at }))
}

const hitBy = (blow: Blow | null, bands: readonly Band[]): TableInput['hit'] => {
  const band = bands.find(({ side }) => side === blow?.side)
  return blow && band ? { who: band.name, n: blow.n } : null
}

/** Where the game stands: the round or the opponent, the battle, the stage. */
function titleOf(view: MeowView, { words, labels, named }: Vocabulary): readonly string[] {
  if (view.phase === 'over') return [words.over()]
  const stage = view.battle && view.battle.clash === 0 ? labels.planning() : ''
  const where = view.rival
    ? `${named(view.rival.name).name} · ${named(view.rival.difficulty).name}`
    : labels.round(view.round)
  const battle = view.present ? named(view.present).name : ''
  return [where, battle, stage].filter((part) => part !== '')
}

/** A battle leads before the round in which it is fought; brackets do not stand down a page. */
function slipOf(view: MeowView, vocabulary: Vocabulary): SlipWords {
  const [where = '', ...rest] = titleOf(view, vocabulary)
  const battle = view.present && view.phase !== 'over' ? vocabulary.named(view.present).name : ''
  const [title = '', ...aside] = battle === '' ? [where, ...rest] : [battle, where, ...rest.slice(1)]
  const down = (text: string) => text.replace(/[（）·：]/g, ' ').trim()
  return { title: down(title), aside: down(aside.join(' ')) }
}

function pilesOf(view: MeowView, { words }: Vocabulary): readonly Pile[] {
  const thrown = view.discards.length + view.treasureDiscards.length + view.stratagemDiscards.length
  const piles = [
    ...(view.rival ? [] : [{ kind: 'supply', label: words.supply(), n: view.supply } as const]),
    { kind: 'deck', label: words.deck(), n: view.deck },
    ...(view.treasures
      ? [{ kind: 'treasures', label: words.treasures(), n: view.treasurePile } as const]
      : []),
    ...(view.stratagems
      ? [{ kind: 'stratagems', label: words.stratagems(), n: view.stratagemPile } as const]
      : []),
    { kind: 'discards', label: words.discards(), n: thrown },
  ] as const
  return piles
}

function playerBand(view: MeowView, player: PlayerView, vocabulary: Vocabulary): Band {
  const { words, labels, named, seat, listed } = vocabulary
  const army = view.battle?.armies[player.seat]
  const names = (ids: readonly Id[]) => listed(ids.map((id) => named(id).name))
  const acting = view.visitor === player.seat
  const out = army !== undefined && army.hp === 0
  const points = view.advanced ? labels.points(player.points) : ''
  const mandate =
    player.mandate.length > 0
      ? `${labels.mandate(player.mandate.length)}${words.colon()}${names(player.mandate)}`
      : ''
  return {
    name: seat(player.seat),
    side: player.seat,
    passed: view.visitor !== null && player.passed,
    fallen: out,
    tags: [
      acting ? words.acts() : '',
      player.seat === view.start && !view.rival ? words.starts() : '',
      view.visitor !== null && player.passed ? labels.passed() : '',
      out ? labels.out() : '',
    ].filter((word) => word !== ''),
    acting,
    fish: army ? null : player.fish,
    ...lineUp(army, view, player.carried, vocabulary),
    holding: army ? null : holdingOf(player, points, mandate, vocabulary),
    facts: [
      army ? words.fish({ n: player.fish }) : '',
      points,
      player.handSize > 0 ? labels.hand(player.handSize) : '',
      player.open.length > 0 ? `${labels.shown()}${words.colon()}${names(player.open)}` : '',
      player.treasureCount > 0 ? labels.treasures(player.treasureCount) : '',
      player.stratagemCount > 0 ? labels.stratagems(player.stratagemCount) : '',
      player.known.length > 0 ? `${labels.shown()}${words.colon()}${names(player.known)}` : '',
      mandate,
    ].filter((fact) => fact !== ''),
  }
}

function holdingOf(player: PlayerView, points: string, mandate: string, { named }: Vocabulary): Holding {
  const { handSize, open, treasureCount, stratagemCount, known } = player
  return {
    hand: handSize,
    seen: open.map((id) => ({ id, name: named(id).name })),
    hidden: Math.max(0, handSize - open.length),
    treasures: treasureCount,
    known: known.map((id) => named(id).name),
    stratagems: Math.max(0, stratagemCount - known.length),
    tags: points === '' ? [] : [points],
    facts: mandate === '' ? [] : [mandate],
  }
}

function rivalBand(view: MeowView, vocabulary: Vocabulary): Band {
  const { labels, named } = vocabulary
  const { rival, battle } = view
  const army = battle?.armies[1]
  const waiting = !army && rival ? rival.cards.map((id) => tileOf(id, 'ready', null, vocabulary)) : []
  const { front, rear, ...rest } = lineUp(army, view, {}, vocabulary)
  return {
    name: named('rival').name,
    side: 1,
    passed: false,
    fallen: army !== undefined && army.hp === 0,
    tags: army || !rival || rival.up ? [] : [labels.unordered()],
    acting: false,
    fish: null,
    ...rest,
    front: army ? front : waiting.slice(0, 3),
    rear: army ? rear : waiting.slice(3),
    facts: [],
    holding: null,
  }
}

function lineUp(
  army: ArmyView | undefined,
  view: MeowView,
  carried: Readonly<Record<Id, Id>>,
  vocabulary: Vocabulary,
): Pick<Band, 'markers' | 'bonuses' | 'front' | 'rear'> {
  if (!army) return { markers: null, bonuses: [], front: [], rear: [] }
  const { words, named } = vocabulary
  const { totalSpeed: speed, block } = army
  // What a front will be summed up to, until it is.
  const sum = (of: 'hp' | 'attack') =>
    army.front.reduce((total, id) => total + (id === null ? 0 : general(id)[of]), 0)
  const [hp, attack] = view.phase === 'plan' ? [sum('hp'), sum('attack')] : [army.hp, army.attack]
  const skillOf = (id: Id): Tile['skill'] => {
    if (army.sealed.includes(id)) return 'sealed'
    if (army.used.includes(id)) return 'used'
    if (hp === 0 || view.phase === 'over') return 'past'
    const left = general(id).skill.clash - (view.battle?.clash ?? 0)
    return left === 0 ? 'now' : left > 0 ? 'ready' : 'past'
  }
  const lit = [...FACTIONS, ...TROOPS].flatMap((kind) => {
    const n = countOf(army, kind)
    return n < 2 ? [] : [words.bonus({ kind: named(kind).name, n })]
  })
  const isRival = view.rival !== null && army === view.battle?.armies[1]
  return {
    markers: { hp, attack, speed, block },
    bonuses: lit,
    front: army.front.map((id) => (id === null ? null : tileOf(id, skillOf(id), carried[id], vocabulary))),
    rear: army.rear.map((id) => tileOf(id, isRival ? skillOf(id) : 'rear', carried[id], vocabulary)),
  }
}

/** A general as it stands in a line-up. */
export function tileOf(
  id: Id,
  skill: Tile['skill'],
  treasure: Id | null | undefined,
  { named }: Vocabulary,
): Tile {
  const { attack, hp, speed, faction, troop, skill: power } = general(id)
  return {
    id,
    name: named(id).name,
    attack,
    hp,
    speed,
    kind: `${named(faction).name} · ${named(troop).name}`,
    clash: power.clash,
    skill,
    carries: treasure ? named(treasure).name : null,
  }
}
