// The 15 historical events as data; those that name 夏 put the marker on 夏商 (D6).
import type { Id } from '../../../engine/phrase.ts'
import type { Era } from './eras.ts'
import type { Change, EventEffect, HistoricalEvent } from './types.ts'

const event = (era: Era, ...effects: EventEffect[]): HistoricalEvent => ({ era, effects })
const self = (change: Change): EventEffect => ({ do: 'self', change })

/** Historical events by id. */
export const EVENTS: Readonly<Record<Id, HistoricalEvent>> = {
  'qi-becomes-king': event('xia-shang', self({ state: 2, grain: 2, attack: 1, defence: 1 })),
  'compatriots-revolt': event('western-zhou', { do: 'skip', rounds: 3 }),
  'hundred-schools': event('warring-states', self({ state: 1, grain: 1, attack: 1, defence: 1 })),
  'seven-states-revolt': event('western-han', self({ state: -2, defence: -2 })),
  'red-cliffs': event(
    'three-kingdoms',
    { do: 'left', change: { attack: -1, defence: -1 } },
    self({ attack: 1, defence: 1 }),
  ),
  'eight-princes': event('western-jin', self({ state: -2 }), { do: 'skip', rounds: 1 }),
  'fei-river': event('eastern-jin', self({ state: -1, grain: -1, attack: -1, defence: -1 })),
  'throne-at-swordpoint': event('southern-northern', { do: 'give', cards: 2 }),
  'granaries-of-sui': event('sui', self({ grain: 7 })),
  'zhenguan-to-kaiyuan': event('tang', self({ state: 3, grain: 3, attack: 1, defence: 1 })),
  'yellow-robe': event('five-dynasties', self({ state: 2 }), { do: 'tribute' }),
  'cup-of-wine': event('song', { do: 'turns', more: 2 }),
  'mongols-ride-west': event('yuan', { do: 'raid' }),
  'fall-of-chongzhen': event('ming', self({ state: -5, grain: -2 }), { do: 'discard', cards: 4 }),
  'war-of-jiawu': event('qing', { do: 'duel', loss: 2 }),
}
