// The dynasty cards from 東晉與十六國 to 清.
import {
  armament,
  bound,
  change,
  draw,
  forced,
  guardian,
  invention,
  opponent,
  person,
  policy,
  self,
  until,
} from './build.ts'
import type { DynastyCard } from './types.ts'

export const empires = {
  'five-peoples': person('eastern-jin', { do: 'attack', at: 'all', loss: 2 }),
  faxian: person('eastern-jin', draw(1, 3)),
  'grass-markets': policy('eastern-jin', self(0, 2)),

  'hua-mulan': person('southern-northern', self(0, 0, 1, 1)),
  'xiao-yan': forced('southern-northern'),
  'temples-closed': policy('southern-northern', opponent(0, -2, -1)),

  'grand-canal': policy('sui', self(1, 1)),
  'first-examinations': policy('sui', self(1, 0, 1, 1)),
  'three-departments': until('song', policy('sui', self(2, 0, 1, 1))),

  'wu-zetian': person('tang', opponent(0, 0, -1, -1), { do: 'search' }),
  'an-lushan': person('tang', opponent(0, 0, -1, -1)),
  'foreign-envoys': person('tang', { do: 'truce', rounds: 3 }),
  'one-family': policy('tang', self(2, 0, 0, 1)),
  'curved-plough': invention('tang', self(0, 3)),
  gunpowder: bound(until('ming', invention('tang', self(0, 0, 5)))),

  'shi-jingtang': forced('five-dynasties'),
  'polder-fields': policy('five-dynasties', self(0, 2)),

  'yue-fei': person('song', { do: 'attack', at: 'one', loss: 3, bonus: 3, defence: 1 }),
  'maritime-trade': policy('song', self(1, 2)),
  'examination-system': policy('song', self(2, 2, 0, -1)),
  'annual-tribute': policy('song', self(0, -3), { do: 'shield', rounds: 3 }),
  'night-markets': policy('song', self(1, 2)),
  printing: invention('song', draw(1, 3)),
  compass: invention('song', self(2), draw(1)),

  'four-khanates': policy('yuan', self(2)),
  dadu: policy('yuan', self(1, -3, 0, 1)),
  'post-stations': policy('yuan', { do: 'everyone', change: change(0, 2) }, draw(1)),
  'shoushi-calendar': invention('yuan', self(1), draw(1)),

  'zheng-he': person('ming', { do: 'everyone', change: change(0, 2) }, self(2)),
  'yu-qian': person('ming', { do: 'either', one: change(0, -3, 0, 2), other: change(0, -5, 0, 3) }),
  'qi-jiguang': guardian('ming'),
  'matteo-ricci': person('ming', self(1, 1, 1, 1), draw(1, 2)),
  'wei-zhongxian': person('ming', opponent(-1, -1, -1, -1)),
  'secret-police': policy('ming', self(0, 0, 2, 2)),
  academies: policy('ming', self(2)),

  'eight-nations': person('qing', { do: 'attack', at: 'one', loss: 3, bonus: 3, defence: 1 }),
  cixi: person('qing', { do: 'strip', min: 1, max: 3 }),
  puyi: forced('qing'),
  'self-strengthening': policy('qing', self(1, 1, 1, 1)),
  'thirteen-hongs': policy('qing', self(0, 3)),
  'opium-ban': policy('qing', self(0, 2, 1, 1)),
  'eight-banners': bound(armament('qing', self(0, 0, 3, 3))),
} satisfies Record<string, DynastyCard>
