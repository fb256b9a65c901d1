// How each icon looks: shapes of its own, a sign or an emblem on a seal, or a game's crest.
import type { Icon } from '../../text/icons.ts'
import type { Crest } from '../crest.ts'
import type { Emblem } from '../emblems.ts'
import { FACTION_LOOKS } from '../faction.ts'
import { PALETTE } from '../palette.ts'
import type { SealShape } from '../seal.ts'
import { SHAPES, type Shape } from './shapes.ts'

interface Field {
  readonly shape: SealShape
  readonly colour: string
}

/** How an icon looks. */
export type IconLook =
  | { readonly shapes: readonly Shape[] }
  | (Field & { readonly sign: string })
  | (Field & { readonly emblem: Emblem })
  | { readonly crest: Crest }

const VIOLET = '#583a74'

const troops = (emblem: Emblem): IconLook => ({ emblem, shape: 'round', colour: '#34495e' })
const card = (emblem: Emblem, colour: string): IconLook => ({ emblem, shape: 'square', colour })

const SEALS = {
  ...FACTION_LOOKS,
  ambition: { sign: '野', shape: 'round', colour: VIOLET },
  yuan: { sign: '袁', shape: 'square', colour: VIOLET },
  cavalry: troops('cavalry'),
  foot: troops('foot'),
  archers: troops('archers'),
  spear: troops('spear'),
  guard: troops('guard'),
  general: { emblem: 'general', shape: 'round', colour: PALETTE.brass },
  person: card('person', PALETTE.jade),
  policy: card('policy', PALETTE.brass),
  armament: card('armament', PALETTE.roof),
  invention: card('invention', '#2f5878'),
  records: { crest: 'records' },
  dynasties: { crest: 'dynasties' },
  meow: { crest: 'meow' },
  hegemony: { crest: 'hegemony' },
  storm: { crest: 'storm' },
} as const satisfies Partial<Record<Icon, IconLook>>

const shapes = Object.fromEntries(Object.entries(SHAPES).map(([icon, list]) => [icon, { shapes: list }])) as {
  readonly [name in keyof typeof SHAPES]: { readonly shapes: readonly Shape[] }
}

/** Every icon's look. */
export const LOOKS: Readonly<Record<Icon, IconLook>> = { ...shapes, ...SEALS }
