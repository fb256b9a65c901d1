// Input of a round's pairing: whole numbers alone, so that anybody can pair it again from what is published.

import { POINT } from './points.ts'

/** The version of the rules of pairing; part of what a round's seed is made from. */
export const PAIRING_RULES = 3

/** Somebody who is to be seated in a round. */
export interface Entrant {
  readonly entry: number
  /** In the standings, from 1; nobody's twice. */
  readonly place: number
  /** In units of 1/27,720 point. */
  readonly points: number
  /** Those who are alike sit together. A gap of 30 within a table weighs about as much as one meeting again. */
  readonly strength: number
  /** Byes so far. */
  readonly byes: number
  /** Games that are running now, and how many of them the member wants at most. */
  readonly running: number
  readonly limit: number
}

/** The published end of a hash chain, and how many links it has. */
export interface ChainEnd {
  readonly end: string
  readonly links: number
}

/** All that a round is paired from. */
export interface RoundInput {
  /** `PAIRING_RULES`, as it was when the entries were frozen. */
  readonly rules: number
  readonly format: 'season' | 'cup'
  /** The seats of a table: as many as `max`; one fewer where the game can be played so, rather than byes. */
  readonly seats: { readonly min: number; readonly max: number }
  readonly entrants: readonly Entrant[]
  /** All tables of this season or cup so far, their entries in the order of the seats. */
  readonly past: readonly (readonly number[])[]
  /** Pairs of entries who must not meet. */
  readonly forbidden: readonly (readonly [number, number])[]
  /** The chain after this one, in the round that announces it. */
  readonly next?: ChainEnd
}

/** Who plays whom. Every entrant is in it once. */
export interface RoundPairing {
  /** Entries in the order of the seats. */
  readonly tables: readonly (readonly number[])[]
  /** They score the mean. */
  readonly byes: readonly number[]
  /** They have as many games as they want. */
  readonly resting: readonly number[]
}

/**
 * The strength by which a season's tables are made: points for each round so far (units of 1/27,720 point), in whole points.
 * So a gap within a table never outweighs a meeting again.
 */
export const seasonStrength = (points: number, rounds: number): number =>
  Math.round(points / (POINT * Math.max(1, rounds)))
