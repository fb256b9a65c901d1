// Conclusions of a seat from its view: who may stand behind a gate, and whose strategist is cleverer.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { CITIES, GENERALS, STRATEGISTS } from '../cards/index.ts'
import type { CityView, PlayerView, RecordsView } from '../view/view.ts'

/** A seat's view, and what it remembers. */
export interface Sight extends RecordsView {
  /** Generals that are certainly in somebody's hand. */
  readonly held: ReadonlyMap<Id, Seat>
}

/** The player of the viewing seat. Throws for the public, who never decides. */
export function ownPlayer(view: Sight): PlayerView {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  if (!own) throw new Error('the public decides nothing')
  return own
}

/** All other players. */
export const rivals = (view: Sight): PlayerView[] => view.players.filter(({ seat }) => seat !== view.viewer)

/** A city of another player. */
export interface Target {
  readonly owner: PlayerView
  readonly city: CityView
}

/** Every city of the others. */
export const targets = (view: Sight): Target[] =>
  rivals(view).flatMap((owner) => owner.cities.map((city) => ({ owner, city })))

/** The city of another player by its card. */
export const targetAt = (view: Sight, card: Id): Target | undefined =>
  targets(view).find(({ city }) => city.card === card)

/** The strength on a general's card; 0 for other cards. */
export const strengthOn = (card: Id): number => GENERALS[card] ?? 0

/** Generals in a hand, strongest first. */
export const generalsOf = (hand: readonly Id[]): Id[] =>
  hand.filter((card) => card in GENERALS).sort((a, b) => strengthOn(b) - strengthOn(a))

/** Strengths of all generals the viewer has not seen anywhere: what a hidden one may be. */
export const unseenStrengths = (view: Sight): number[] => unseen(view).map(strengthOn)

function unseen(view: Sight): Id[] {
  const own = ownPlayer(view)
  const seen = new Set<Id | null>([
    ...(own.hand ?? []),
    ...(own.drawn ?? []),
    ...view.turnedUp,
    ...view.decks.flatMap(({ discards }) => discards),
    ...view.players.flatMap(({ cities }) => cities.map(({ garrison }) => garrison)),
    view.attack?.general ?? null,
  ])
  return Object.keys(GENERALS).filter((general) => !seen.has(general))
}

/** What the garrison of a city may be, as strengths: one when it is known, else all that no guess and no memory rules out. */
export function garrisonStrengths(view: Sight, { garrison, strength, ruledOut }: CityView): number[] {
  if (garrison !== null) return [strengthOn(garrison)]
  if (strength !== null) return [strength]
  return unseen(view)
    .filter((general) => !view.held.has(general))
    .map(strengthOn)
    .filter((each) => !ruledOut.includes(each))
}

/** The likeliest strength of a hidden garrison, and how likely it is. */
export function bestGuess(view: Sight, city: CityView): { strength: number; chance: number } {
  const all = garrisonStrengths(view, city)
  const count = (strength: number) => all.filter((each) => each === strength).length
  const strength = all.reduce((best, each) => (count(each) > count(best) ? each : best), all[0] ?? 7)
  return { strength, chance: all.length === 0 ? 0 : count(strength) / all.length }
}

/** By how much one's own wits exceed a rival's: every margin that is possible, each as likely. */
export function margins(view: Sight, rival: Seat): number[] {
  const own = ownPlayer(view).strategist
  const wits = own === null ? 0 : (STRATEGISTS[own]?.wits ?? 0)
  const theirs = view.players[rival]?.strategist ?? null
  const up = new Set(view.players.map(({ strategist }) => strategist))
  const possible = theirs === null ? Object.keys(STRATEGISTS).filter((card) => !up.has(card)) : [theirs]
  return possible.map((card) => wits - (STRATEGISTS[card]?.wits ?? 0))
}

/** The average of what each case is worth. */
export const mean = <T>(cases: readonly T[], worth: (each: T) => number): number =>
  cases.length === 0 ? 0 : cases.reduce((sum, each) => sum + worth(each), 0) / cases.length

/** The chance to win a contest of wits against a rival. */
export const outwits = (view: Sight, rival: Seat): number =>
  mean(margins(view, rival), (margin) => (margin > 0 ? 1 : 0))

/** Walls of a city with what its owner's lord adds. */
export const wallsAt = ({ lords }: PlayerView, card: Id): number =>
  (CITIES[card]?.walls ?? 1) + (lords?.includes('sun-quan') ? 1 : 0)
