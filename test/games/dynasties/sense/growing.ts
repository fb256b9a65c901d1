// Sense in growing: cards of the era, grain, defence, events.
import type { Layer } from '../kit.ts'
import { position } from './position.ts'

/** Seat 0 is so far ahead of two others. */
const ahead = (at: Layer, lead: number): void => {
  at.hand(0, 'event-card-1')
  at.stats(0, { state: 10 + lead, defence: 9 })
  for (const foe of [1, 2]) at.stats(foe, { state: 10, attack: 3 })
}

const raids = (count: number): string[] => Array.from({ length: count }, (_, index) => `raid-${index + 1}`)

export const growing = [
  position('The Four Khanates in Yuan', 'two points for one card', {
    era: 'yuan',
    lay: (at) => at.hand(0, 'four-khanates'),
    right: ['four-khanates'],
    blunders: ['draw'],
  }),
  position('Dadu or The Four Khanates with Grain 3', 'without grain state falls every turn', {
    era: 'yuan',
    lay(at) {
      at.hand(0, 'dadu', 'four-khanates')
      at.stats(0, { grain: 3 })
    },
    right: ['four-khanates'],
    blunders: ['dadu'],
  }),
  position(
    'The Great Wall and Unification in Qin, two attackers',
    'the wall can never be crossed to, and holds them off',
    {
      era: 'qin',
      lay(at) {
        at.hand(0, 'great-wall', 'unification', 'crossing-1')
        at.stats(0, { state: 12, grain: 6, defence: 4 })
        for (const foe of [1, 2]) at.stats(foe, { attack: 8 })
      },
      right: ['great-wall'],
      blunders: ['draw'],
    },
  ),
  position('Grain 0, The Well-Field System and The Enfeoffment', 'hunger comes first', {
    era: 'western-zhou',
    lay(at) {
      at.hand(0, 'well-fields', 'enfeoffment')
      at.stats(0, { grain: 0 })
      for (const foe of [1, 2]) at.stats(foe, { attack: 3 })
    },
    right: ['well-fields'],
    blunders: ['draw'],
  }),
  position('Grain 1, Maritime Trade in Song', 'state and grain for one card', {
    era: 'song',
    lay(at) {
      at.hand(0, 'maritime-trade', 'compass')
      at.stats(0, { grain: 1 })
    },
    right: ['maritime-trade'],
    blunders: ['draw'],
  }),
  position('Confucius with Grain 4', 'two points for four, and hunger', {
    era: 'spring-autumn',
    lay(at) {
      at.hand(0, 'confucius')
      at.stats(0, { grain: 4 })
    },
    right: ['draw'],
    blunders: ['confucius'],
  }),
  position('defence 5, two attackers of 6, Zhuge Liang and a Crossing', 'two points hold both off', {
    lay(at) {
      at.hand(0, 'zhuge-liang', 'confucius', 'crossing-1')
      at.stats(0, { state: 9, grain: 8, defence: 5 })
      for (const foe of [1, 2]) at.stats(foe, { attack: 6 })
    },
    right: ['crossing-1+zhuge-liang'],
    blunders: ['draw'],
  }),
  position('far ahead, an Event', 'an early end is a victory', {
    lay: (at) => ahead(at, 6),
    right: ['event-card-1'],
  }),
  position('far behind, an Event', 'one who is behind needs time', {
    lay: (at) => ahead(at, -6),
    right: ['draw'],
    blunders: ['event-card-1'],
  }),
  position('State 3, an Event', 'an event may cost 5', {
    lay(at) {
      at.hand(0, 'event-card-1')
      at.stats(0, { state: 3 })
    },
    right: ['draw'],
    blunders: ['event-card-1'],
  }),
  position('a card of Qing alone in Qin', 'it waits for its era', {
    era: 'qin',
    lay: (at) => at.hand(0, 'self-strengthening'),
    right: ['draw'],
  }),
  position('The Secret Police or The Academies in Ming, nobody attacks', 'two points of state', {
    era: 'ming',
    lay(at) {
      at.hand(0, 'academies')
      at.stats(0, { state: 9, defence: 9 })
    },
    right: ['academies'],
    blunders: ['draw'],
  }),
  position('The Examination System in Song', 'state and grain count, defence is at its height', {
    era: 'song',
    lay(at) {
      at.hand(0, 'examination-system', 'printing')
      at.stats(0, { defence: 9 })
    },
    right: ['examination-system'],
    blunders: ['draw'],
  }),
  position('Printing draws one to three cards, three in hand', 'all of them', {
    era: 'song',
    lay: (at) => at.hand(0, 'printing', 'raid-1', 'crossing-1'),
    until: (play) => play.play(0, 'printing'),
    right: ['take-3'],
  }),
  position('Curved Plough with Grain 9', 'grain has a limit', {
    era: 'tang',
    lay(at) {
      at.hand(0, 'curved-plough', 'one-family')
      at.stats(0, { grain: 9 })
    },
    right: ['one-family'],
    blunders: ['curved-plough'],
  }),
  position('the last round, two points of state or a draw', 'a card that is drawn now is never played', {
    era: 'qing',
    lay(at) {
      at.hand(0, 'self-strengthening')
      at.stats(0, { state: 9, defence: 9, attack: 9 })
    },
    right: ['self-strengthening'],
    blunders: ['draw'],
  }),
  position('twelve cards, none of which can be played', 'thirteen are one too many', {
    era: 'start',
    lay: (at) => at.hand(0, 'raid-1', 'four-khanates', 'academies'),
    right: ['raid-1', 'draw'],
    blunders: ['pass'],
  }),
  position('Cixi in Qing, eleven cards in hand: how many cards an opponent loses', 'all of them', {
    era: 'qing',
    lay(at) {
      at.hand(0, 'cixi', ...raids(10))
      at.hand(1, 'crossing-1', 'crossing-2', 'crossing-3', 'crossing-4')
    },
    until(play) {
      play.play(0, 'cixi')
    },
    right: ['take-3'],
  }),
  position(
    'Human Offerings of another, eleven cards in hand, among them Yu Qian',
    'grain counts at the end',
    {
      era: 'xia-shang',
      lay(at) {
        at.hand(0, 'human-offerings')
        at.hand(1, 'yu-qian', ...raids(10))
        at.stats(1, { grain: 8 })
        Object.assign(at.state, { round: 10, laps: 1 })
      },
      seat: 1,
      until(play) {
        play.play(0, 'human-offerings')
      },
      right: ['yu-qian'],
      blunders: ['grain'],
    },
  ),
  position('The Academies in Yuan with a Crossing', 'Ming comes next and asks for none', {
    era: 'yuan',
    lay(at) {
      at.hand(0, 'academies', 'crossing-1')
      at.stats(0, { state: 9, defence: 9 })
    },
    right: ['draw'],
    blunders: ['crossing-1+academies'],
  }),
  position('The Academies in Tang with a Crossing', 'Ming is far', {
    era: 'tang',
    lay(at) {
      at.hand(0, 'academies', 'crossing-1')
      at.stats(0, { state: 9, defence: 9 })
    },
    right: ['crossing-1+academies'],
  }),
  position(
    'twelve cards, among them a Crossing and Chain Pumps; no attack gets through',
    'a thirteenth would go',
    {
      era: 'song',
      lay(at) {
        at.hand(0, 'chain-pumps', 'crossing-1', ...raids(10))
        at.stats(0, { state: 15, grain: 6, defence: 9 })
        for (const foe of [1, 2]) at.stats(foe, { defence: 9 })
      },
      right: ['crossing-1+chain-pumps'],
      blunders: ['draw'],
    },
  ),
  position('two rounds are left, four cards, among them a Crossing and Chain Pumps', 'what is held is lost', {
    era: 'ming',
    lay(at) {
      at.hand(0, 'chain-pumps', 'crossing-1', ...raids(2))
      at.stats(0, { state: 15, grain: 6, defence: 9 })
      for (const foe of [1, 2]) at.stats(foe, { defence: 9 })
      Object.assign(at.state, { round: 36, laps: 1 })
    },
    right: ['crossing-1+chain-pumps'],
    blunders: ['draw'],
  }),
]
