// The four factions: their corners clockwise, pieces, first armies and lords.

/** The factions in clockwise order of their corners: north-west, north-east, south-east, south-west (ruling 1). */
export const FACTIONS = ['qun', 'wei', 'wu', 'shu'] as const
export type Faction = (typeof FACTIONS)[number]

/** 馬, 步, 弓. */
export const ARMY_TYPES = ['cavalry', 'foot', 'archers'] as const
export type ArmyType = (typeof ARMY_TYPES)[number]

/** What a type of army can do. Reconstructed, but for cavalry staying out of cities and archers striking from afar. */
export interface ArmyValues {
  readonly attack: number
  readonly defence: number
  readonly move: number
  readonly range: 1 | 2
  readonly entersCities: boolean
  readonly crossesSpecial: boolean
}

export const ARMIES: Readonly<Record<ArmyType, ArmyValues>> = {
  cavalry: { attack: 1, defence: 0, move: 3, range: 1, entersCities: false, crossesSpecial: false },
  foot: { attack: 0, defence: 1, move: 2, range: 1, entersCities: true, crossesSpecial: true },
  archers: { attack: 1, defence: -1, move: 2, range: 2, entersCities: true, crossesSpecial: true },
}

/** The 21 pieces of each faction; the source gives those of 群, the rest is reconstructed. */
export const PIECES: Readonly<Record<Faction, Readonly<Record<ArmyType, number>>>> = {
  qun: { cavalry: 5, foot: 11, archers: 5 },
  wei: { cavalry: 6, foot: 10, archers: 5 },
  wu: { cavalry: 4, foot: 11, archers: 6 },
  shu: { cavalry: 5, foot: 11, archers: 5 },
}

/** The armies with which a faction begins (source, four 3). */
export const FIRST_ARMIES: Readonly<Record<Faction, Readonly<Record<ArmyType, number>>>> = {
  qun: { cavalry: 1, foot: 2, archers: 1 },
  wei: { cavalry: 0, foot: 3, archers: 1 },
  wu: { cavalry: 0, foot: 1, archers: 3 },
  shu: { cavalry: 0, foot: 3, archers: 1 },
}

/** An army's id: `shu-foot-3`. */
export const armyId = (faction: Faction, type: ArmyType, number: number): string =>
  `${faction}-${type}-${number}`

/** Every army piece of a faction, by type. */
export const piecesOf = (faction: Faction, type: ArmyType): readonly string[] =>
  Array.from({ length: PIECES[faction][type] }, (_, index) => armyId(faction, type, index + 1))
