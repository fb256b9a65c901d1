// A player's standing, in points of the final score: the stats now, and their promise or threat until the end.
import { ERAS } from '../cards/eras.ts'
import type { Change, Stat } from '../cards/types.ts'
import { changed } from '../table/limits.ts'
import { ROUNDS_A_LAP } from '../table/options.ts'
import type { DynastiesView, PlayerView } from '../view/view.ts'

/** Spaces of the track; the start is one of them. */
export const TRACK = ERAS.length + 1

/** Rounds ahead that are counted on. */
const FORESEEN = 20

/** What a point of grain counts: as much as state at the end, but more of it is lost on the way. */
const GRAIN = 0.8

/** Grain from which on state is in danger (D14), and what each point below it costs. */
const ENOUGH_GRAIN = 3
const HUNGER = 1.5

/** State that an opponent who breaks through takes in a round. */
const THREAT = 0.3

/** What it brings in a round to break through to an opponent, and how many such opponents are of use. */
const REACH = 0.08
const REACHED = 2

/** How likely an attack gets through later that misses by one now. */
const ALMOST = 0.3

/** What falling costs, and the state at which the danger has shrunk to a third; part of it comes from events and hunger. */
const FALL = 6
const SAFE = 3
const OTHER_DANGERS = 0.3

/** Rounds in which dangers come to be felt. */
const SOON = 5

/** Rounds until the game is scored, if no event makes the marker jump (D18, D21); no end is foreseen without laps. */
export function roundsAhead({
  rules,
  round,
  laps,
  marker,
}: Pick<DynastiesView, 'rules' | 'round' | 'laps' | 'marker'>): number {
  if (rules.ending === 'clock') return rules.rounds - round
  if (rules.laps === null) return Number.POSITIVE_INFINITY
  const passed = marker === 'start' ? 0 : 1 + ERAS.indexOf(marker)
  return Math.max((rules.laps - laps) * TRACK - passed, rules.laps * ROUNDS_A_LAP - round)
}

/** Rounds until the game is scored, as far as they are counted on. */
export const roundsLeft = (view: DynastiesView): number => Math.max(0, Math.min(FORESEEN, roundsAhead(view)))

/** How likely an attack gets through in the rounds to come that is stronger than the defence by so much. */
const throughBy = (gap: number): number => (gap >= 0 ? 1 : gap === -1 ? ALMOST : 0)

/** What a player with these stats may expect to score. */
function standing(view: DynastiesView, { seat }: PlayerView, stats: Readonly<Record<Stat, number>>): number {
  const left = roundsLeft(view)
  const soon = Math.min(1, left / SOON)
  const foes = view.players.filter((each) => each.alive && each.seat !== seat)
  const threats = foes.reduce((sum, foe) => sum + throughBy(foe.stats.attack - stats.defence), 0)
  const reached = foes.reduce((sum, foe) => sum + throughBy(stats.attack - foe.meets), 0)
  const hunger = Math.max(0, ENOUGH_GRAIN - stats.grain) * HUNGER
  const danger = FALL * Math.exp(-stats.state / SAFE) * (OTHER_DANGERS + threats)
  return (
    stats.state +
    GRAIN * stats.grain -
    soon * (hunger + danger) +
    left * (REACH * Math.min(reached, REACHED) - THREAT * threats)
  )
}

/** The worth of a change to a player, as far as the limits let it happen. */
export function worthOfChange(view: DynastiesView, player: PlayerView, change: Change): number {
  return standing(view, player, changed(player.stats, change)) - standing(view, player, player.stats)
}

/** What counts at the end. */
export const scoreOf = ({ stats }: PlayerView): number => stats.state + stats.grain

/** Rounds left in the mean after an event has moved the marker. */
const AFTER_EVENT = 9

/** What it is worth, for each point of a lead, to be a round nearer to the end. */
const SHORTER = 0.1

/** What it is worth that an event moves the marker: who leads wants an early end, who is behind wants time. */
export function worthOfJump(view: DynastiesView, own: PlayerView): number {
  const others = view.players.filter(({ alive, seat }) => alive && seat !== own.seat)
  const lead = scoreOf(own) - Math.max(0, ...others.map(scoreOf))
  return SHORTER * lead * (roundsLeft(view) - AFTER_EVENT)
}
