// The four factions as they are drawn: a colour, a shape of seal and a sign each, so that none hangs on colour alone.
import type { Language } from '../text/language.ts'
import type { Brush } from './brush.ts'
import type { Mark } from './result-input.ts'
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

/** A faction's sign as a reader of this language writes it. */
const signIn = (language: Language, { sign }: FactionLook): string =>
  language === 'zh-CN' && sign === '吳' ? '吴' : sign

/** A faction as a seal is told to be cut. */
export function factionMark(faction: Faction, language: Language): Mark {
  const look = FACTION_LOOKS[faction]
  return { sign: signIn(language, look), shape: look.shape, colour: look.colour }
}

/** A faction's seal, its middle at a point. */
export function factionSeal(
  brush: Brush,
  faction: Faction,
  at: { readonly x: number; readonly y: number; readonly side: number },
  look: Pick<SealLook, 'dashed' | 'worn'> = {},
): void {
  const { sign, shape, colour } = factionMark(faction, brush.language)
  drawSeal(brush, sign, at, { shape, colour, ...look })
}
