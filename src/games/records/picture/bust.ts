// A person as a woodblock bust: hat, beard, eyes, arms and colours from one row of data, put together in one order.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { FACTION_LOOKS, type Faction } from '../../../picture/faction.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { drawPath } from '../../../picture/path.ts'
import { HATS } from './bust-hats.ts'
import {
  ARMS,
  BEARDS,
  type BustInk,
  EAR,
  EYES,
  FACE,
  FAN,
  FEATHERS,
  LONG_HAIR,
  NOSE,
  type Part,
  PLATES,
  SHOULDERS,
} from './bust-parts.ts'

const SKINS = { pale: '#f0dcb8', white: '#f7f1e4', red: '#b5503a', dark: '#6b5848', tan: '#dcb98a' } as const
const METALS = { brass: PALETTE.brass, silver: '#b9b5a8', iron: '#5a5650' } as const
const PLUMES = { red: PALETTE.cinnabar, white: PALETTE.snow, black: '#3a302a', jade: '#3f7a68' } as const

/** How a person looks. */
export interface BustLook {
  /** The colour of the coat. */
  readonly faction: Faction
  readonly hat: keyof typeof HATS
  readonly beard?: keyof typeof BEARDS
  readonly eyes?: keyof typeof EYES
  readonly skin?: keyof typeof SKINS
  readonly arm?: keyof typeof ARMS | 'fan'
  readonly metal?: keyof typeof METALS
  readonly plume?: keyof typeof PLUMES
  readonly grey?: boolean
  readonly feathers?: boolean
}

/** Draws a bust in a square, its upper left corner at a point; mirrored, it looks to the left. */
export function drawBust(
  context: SKRSContext2D,
  look: BustLook,
  { x, y, side, mirrored = false }: { x: number; y: number; side: number; mirrored?: boolean },
): void {
  const scale = side / 100
  context.save()
  context.translate(mirrored ? x + side : x, y)
  context.scale(mirrored ? -scale : scale, scale)
  const inks = inksOf(look)
  for (const { d, fill, line, wide } of partsOf(look))
    drawPath(context, d, {
      ...(fill && { fill: inks[fill] }),
      ...(line && { line: inks[line] }),
      ...(wide !== undefined && { wide }),
    })
  context.restore()
}

/** From the back to the front. */
function partsOf({ hat, beard, eyes = 'calm', arm, feathers }: BustLook): readonly Part[] {
  const lady = hat === 'lady'
  const helmet = hat === 'helm' || hat === 'spiked'
  return [
    ...(arm && arm !== 'fan' ? ARMS[arm] : []),
    ...(lady ? [LONG_HAIR] : []),
    SHOULDERS,
    ...(helmet ? PLATES : []),
    ...FACE,
    ...(helmet || hat === 'turban' ? [] : [EAR]),
    ...BEARDS[beard ?? (lady ? 'lips' : 'none')],
    NOSE,
    ...EYES[eyes],
    ...(feathers ? FEATHERS : []),
    ...HATS[hat],
    ...(arm === 'fan' ? FAN : []),
  ]
}

const inksOf = (look: BustLook): Readonly<Record<BustInk, string>> => ({
  coat: FACTION_LOOKS[look.faction].colour,
  trim: METALS[look.metal ?? 'brass'],
  skin: SKINS[look.skin ?? 'pale'],
  hair: look.grey ? '#8b8378' : PALETTE.ink,
  plume: PLUMES[look.plume ?? 'red'],
  ink: PALETTE.ink,
  leaf: PALETTE.leaf,
  red: PALETTE.cinnabar,
  steel: '#d8d2c4',
  wood: '#7a5522',
  cloth: '#c99b34',
  blush: 'rgba(190,70,50,.28)',
})
