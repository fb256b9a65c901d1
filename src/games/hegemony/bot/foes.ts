// Friend or foe: from factions that are shown, from the own kingdom, and from whom the undetermined have attacked.
import type { GameEvent } from '../../../engine/game.ts'
import type { Arg, Seat } from '../../../engine/phrase.ts'
import { ambitionistFrom, type Kingdom } from '../cards/generals.ts'
import type { Kind } from '../cards/index.ts'
import type { HegemonyView, PlayerView } from '../view/view.ts'
import { kingdomOf, playerOf, wornBy } from './table.ts'

/** Cards nobody uses on a friend. */
const HOSTILE: ReadonlySet<Kind> = new Set([
  ...(['slash', 'fire-slash', 'thunder-slash', 'duel', 'fire-attack'] as const),
  ...(['snatch', 'dismantle', 'indulgence', 'supply-shortage'] as const),
])

/** Events looked back at: older actions say little. */
const MEMORY = 300

/** From here on an ally or an enemy is sure. */
export const SURE = 0.9

/** Before any action: one kingdom in four is one’s own, and a blow at an ally costs more than one at an enemy brings. */
const UNKNOWN = 0.2

/** From −1 (a sure ally) to 1 (a sure enemy), by seat. */
export type Foes = (seat: Seat) => number

/** What a seat thinks of the others. */
export function foesOf(view: HegemonyView, me: Seat, story: readonly GameEvent[]): Foes {
  const own = playerOf(view, me)
  let known: readonly Action[] | undefined
  const actions = () => (known ??= actionsOf(story))
  let lead: ReturnType<typeof leadOf> | undefined
  const guesses = view.players.map((other) => {
    const foe = guess(view, own, other, actions)
    if (foe < 1) return foe
    lead ??= leadOf(view)
    return 1 - BEHIND * (1 - lead(other))
  })
  return (seat) => guesses[seat] ?? 0
}

/** How much less of an enemy a side is that has nothing left: it holds down who is ahead. */
const BEHIND = 0.3

/** What a player fights with. */
const strengthOf = (player: PlayerView): number =>
  player.alive ? Math.max(0, player.hp) + 0.5 * player.handSize + 0.4 * wornBy(player).length : 0

/** How strong a player's side is, as a share of the strongest one. */
function leadOf({ players }: HegemonyView): (player: PlayerView) => number {
  const strengths = new Map<string, number>()
  const sideOf = ({ faction, seat }: PlayerView) =>
    faction === null || faction === 'ambitionist' ? `${seat}` : faction
  for (const player of players)
    strengths.set(sideOf(player), (strengths.get(sideOf(player)) ?? 0) + strengthOf(player))
  const most = Math.max(1, ...strengths.values())
  return (player) => (strengths.get(sideOf(player)) ?? 0) / most
}

interface Action {
  readonly by: Seat
  readonly on: Seat
}

const seatsIn = (arg: Arg | undefined): Seat[] => {
  const refs = Array.isArray(arg) ? arg : [arg]
  return refs.flatMap((ref) => (typeof ref === 'object' && 'seat' in ref ? [ref.seat] : []))
}

/** Who attacked whom, as everybody saw it. */
function actionsOf(story: readonly GameEvent[]): Action[] {
  return story.slice(-MEMORY).flatMap(({ phrase: { key, args } }) => {
    if (key !== 'hegemony.uses-on') return []
    const card = args?.card
    const kind = typeof card === 'object' && 'name' in card ? card.name : ''
    const [by] = seatsIn(args?.who)
    if (by === undefined || !HOSTILE.has(kind as Kind)) return []
    return seatsIn(args?.whom).map((on) => ({ by, on }))
  })
}

/** The faction a player has, or will have as far as the viewer can tell. */
function factionOf(view: HegemonyView, player: PlayerView): Kingdom | 'ambitionist' | undefined {
  if (player.faction !== null) return player.faction
  const kingdom = kingdomOf(player)
  if (kingdom === undefined) return undefined
  const before = view.players.filter(({ faction }) => faction === kingdom).length
  return before + 1 >= ambitionistFrom(view.players.length) ? 'ambitionist' : kingdom
}

function guess(
  view: HegemonyView,
  own: PlayerView,
  other: PlayerView,
  actions: () => readonly Action[],
): number {
  if (own.seat === other.seat) return -1
  const [mine, theirs] = [factionOf(view, own), factionOf(view, other)]
  if (mine === 'ambitionist') return 1
  if (theirs !== undefined) return mine === theirs ? -1 : 1
  if (mine !== undefined && isFull(view, mine, own)) return 1
  return suspicion(view, own, other, mine, actions())
}

/** Whether any other player who turns up a general of this kingdom is an ambitionist. */
const isFull = ({ players }: HegemonyView, kingdom: Kingdom, own: PlayerView): boolean =>
  players.filter(({ faction, seat }) => faction === kingdom || seat === own.seat).length + 1 >=
  ambitionistFrom(players.length)

/** An undetermined player: who strikes my side is against it, who strikes others may be of it. */
function suspicion(
  view: HegemonyView,
  own: PlayerView,
  other: PlayerView,
  mine: Kingdom | 'ambitionist' | undefined,
  actions: readonly Action[],
): number {
  const side = (seat: Seat): number => {
    const { faction } = playerOf(view, seat)
    if (seat === own.seat || (faction !== null && faction === mine)) return 0.15
    return faction === null ? 0 : -0.06
  }
  const done = actions.filter(({ by }) => by === other.seat).reduce((sum, { on }) => sum + side(on), 0)
  return Math.max(0.1, Math.min(0.85, UNKNOWN + done))
}
