// Short ways to write dynasty cards as data.
import type { Era } from './eras.ts'
import type { CardType, Change, DynastyCard, Effect } from './types.ts'

/** 自家. */
export const self = (change: Change): Effect => ({ do: 'self', change })

/** The bare 對手玩家 (D8). */
export const opponent = (change: Change): Effect => ({ do: 'opponent', change })

/** 須抽取 so many cards. */
export const draw = (min: number, max: number): Effect => ({ do: 'draw', min, max })

const made =
  (type: CardType) =>
  (era: Era, ...effects: Effect[]): DynastyCard => ({
    type,
    from: era,
    to: era,
    use: 'play',
    crossing: true,
    effects,
  })

export const person = made('person')
export const policy = made('policy')
export const armament = made('armament')
export const invention = made('invention')

/** 不可配合穿越卡使用. */
export const bound = (card: DynastyCard): DynastyCard => ({ ...card, crossing: false })

/** A card of several eras (D19). */
export const until = (to: Era, card: DynastyCard): DynastyCard => ({ ...card, to })

/** A person who cancels an attack on the holder (D9). */
export const guardian = (era: Era): DynastyCard => ({ ...person(era), use: 'react' })

/** A person who must be shown and works when the era comes (D16). */
export const forced = (era: Era): DynastyCard => ({ ...person(era), use: 'forced', crossing: false })
