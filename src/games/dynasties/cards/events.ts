// The 15 historical events as data; those that name 夏 put the marker on 夏商 (D6).
import type { Id } from '../../../engine/phrase.ts'
import type { Era } from './eras.ts'
import type { EventEffect, HistoricalEvent } from './types.ts'

const event = (era: Era, ...effects: EventEffect[]): HistoricalEvent => ({ era, effects })
const self = (state: number, grain = 0, attack = 0, defence = 0): EventEffect => ({
  do: 'self',
  change: { state, grain, attack, defence },
})

/** Historical events by id. */
export const EVENTS: Readonly<Record<Id, HistoricalEvent>> = {
  'qi-becomes-king': event('xia-shang', self(2, 2, 1, 1)),
  'compatriots-revolt': event('western-zhou', { do: 'skip', rounds: 3 }),
  'hundred-schools': event('warring-states', self(1, 1, 1, 1)),
  'seven-states-revolt': event('western-han', self(-2, 0, 0, -2)),
  'red-cliffs': event(
    'three-kingdoms',
    { do: 'left', change: { attack: -1, defence: -1 } },
    self(0, 0, 1, 1),
  ),
  'eight-princes': event('western-jin', self(-2), { do: 'skip', rounds: 1 }),
  'fei-river': event('eastern-jin', self(-1, -1, -1, -1)),
  'throne-at-swordpoint': event('southern-northern', { do: 'give', cards: 2 }),
  'granaries-of-sui': event('sui', self(0, 7)),
  'zhenguan-to-kaiyuan': event('tang', self(3, 3, 1, 1)),
  'yellow-robe': event('five-dynasties', self(2), { do: 'tribute' }),
  'cup-of-wine': event('song', { do: 'turns', more: 2 }),
  'mongols-ride-west': event('yuan', { do: 'raid' }),
  'fall-of-chongzhen': event('ming', self(-5, -2), { do: 'discard', cards: 4 }),
  'war-of-jiawu': event('qing', { do: 'duel', loss: 2 }),
}
