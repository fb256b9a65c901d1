// The lords, strategists and generals of the box: whose coat each wears, and how their busts are drawn.
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Id } from '../../../engine/phrase.ts'
import { type BustPlace, drawBust } from '../../../picture/bust.ts'
import type { BustLook } from '../../../picture/bust-look.ts'
import { FACTION_LOOKS, type Faction } from '../../../picture/faction.ts'
import { FACES } from '../../common/faces.ts'

const PEOPLE = {
  wei: ['cao-cao', 'sima-yi', 'xu-huang', 'dian-wei'],
  shu: [
    'liu-bei',
    'zhuge-liang',
    'liu-shan',
    'liao-hua',
    'ma-su',
    'wei-yan',
    'huang-zhong',
    'zhao-yun',
    'zhang-fei',
    'guan-yu',
  ],
  wu: [
    'sun-quan',
    'zhou-yu',
    'xiao-qiao',
    'ling-tong',
    'gan-ning',
    'huang-gai',
    'sun-shangxiang',
    'taishi-ci',
  ],
  qun: [
    'yuan-shu',
    'yuan-shao',
    'dong-zhuo',
    'zhang-jue',
    'ma-teng',
    'zhang-bao',
    'han-sui',
    'wang-yun',
    'li-ru',
    'tian-feng',
    'hu-zhen',
    'zhang-ji',
    'meng-huo',
    'hua-xiong',
    'zhu-rong',
    'yan-liang',
    'wen-chou',
    'lu-bu',
  ],
} as const satisfies Readonly<Record<Faction, readonly (keyof typeof FACES | 'zhang-jue')[]>>

/** A person of the box as everyone sees them. */
export interface Portrait {
  readonly look: BustLook
  /** The colour of the coat. */
  readonly faction: Faction
}

const PORTRAITS: ReadonlyMap<Id, Portrait> = new Map(
  (['wei', 'shu', 'wu', 'qun'] as const).flatMap((faction) =>
    PEOPLE[faction].map(
      (id) => [id, { look: FACES[id === 'zhang-jue' ? 'zhang-jiao' : id], faction }] as const,
    ),
  ),
)

/** Whether a card is a person of the box. */
export const isPortrayed = (card: Id): boolean => PORTRAITS.has(card)

/** How a person of the box looks. Throws for another card. */
export function portraitOf(card: Id): Portrait {
  const portrait = PORTRAITS.get(card)
  if (!portrait) throw new Error(`nobody knows what ${card} looks like`)
  return portrait
}

/** Draws the bust of a person of the box. Throws for another card. */
export function drawPortrait(context: SKRSContext2D, card: Id, place: BustPlace): void {
  const { look, faction } = portraitOf(card)
  drawBust(context, look, FACTION_LOOKS[faction].colour, place)
}
