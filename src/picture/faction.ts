// The four factions as they are drawn: a colour, a shape of seal and a sign each, so that none hangs on colour alone.
import type { Brush } from './brush.ts'
import { drawSeal, type SealLook, type SealShape } from './seal.ts'

/** Wei, Shu, Wu, and the others of the time. */
export type Faction = 'wei' | 'shu' | 'wu' | 'qun'

/** How a faction looks. */
export interface FactionLook {
  readonly sign: string
  readonly shape: SealShape
  readonly colour: string
  /** Pale ground of the same colour. */
  readonly ground: string
}

/** Signs as Taiwan writes them. */
export const FACTION_LOOKS: Readonly<Record<Faction, FactionLook>> = {
  wei: { sign: '魏', shape: 'square', colour: '#234a78', ground: '#c9d2d6' },
  shu: { sign: '蜀', shape: 'round', colour: '#96271f', ground: '#e6c4b0' },
  wu: { sign: '吳', shape: 'lobed', colour: '#1f6650', ground: '#c6d5c4' },
  qun: { sign: '群', shape: 'flag', colour: '#6a5220', ground: '#ddd0a4' },
}

/** A faction's seal, its middle at a point. */
export function factionSeal(
  brush: Brush,
  faction: Faction,
  at: { readonly x: number; readonly y: number; readonly side: number },
  look: Pick<SealLook, 'dashed' | 'worn'> = {},
): void {
  const { sign, shape, colour } = FACTION_LOOKS[faction]
  const written = brush.language === 'zh-CN' && sign === '吳' ? '吴' : sign
  drawSeal(brush, written, at, { shape, colour, ...look })
}
