// The dynasty cards from 東晉與十六國 to 清.
import {
  armament,
  bound,
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
  'grass-markets': policy('eastern-jin', self({ grain: 2 })),

  'hua-mulan': person('southern-northern', self({ attack: 1, defence: 1 })),
  'xiao-yan': forced('southern-northern'),
  'temples-closed': policy('southern-northern', opponent({ grain: -2, attack: -1 })),

  'grand-canal': policy('sui', self({ state: 1, grain: 1 })),
  'first-examinations': policy('sui', self({ state: 1, attack: 1, defence: 1 })),
  'three-departments': until('song', policy('sui', self({ state: 2, attack: 1, defence: 1 }))),

  'wu-zetian': person('tang', opponent({ attack: -1, defence: -1 }), { do: 'search' }),
  'an-lushan': person('tang', opponent({ attack: -1, defence: -1 })),
  'foreign-envoys': person('tang', { do: 'truce', rounds: 3 }),
  'one-family': policy('tang', self({ state: 2, defence: 1 })),
  'curved-plough': invention('tang', self({ grain: 3 })),
  gunpowder: bound(until('ming', invention('tang', self({ attack: 5 })))),

  'shi-jingtang': forced('five-dynasties'),
  'polder-fields': policy('five-dynasties', self({ grain: 2 })),

  'yue-fei': person('song', { do: 'attack', at: 'one', loss: 3, bonus: 3, defence: 1 }),
  'maritime-trade': policy('song', self({ state: 1, grain: 2 })),
  'examination-system': policy('song', self({ state: 2, grain: 2, defence: -1 })),
  'annual-tribute': policy('song', self({ grain: -3 }), { do: 'shield', rounds: 3 }),
  'night-markets': policy('song', self({ state: 1, grain: 2 })),
  printing: invention('song', draw(1, 3)),
  compass: invention('song', self({ state: 2 }), draw(1, 1)),

  'four-khanates': policy('yuan', self({ state: 2 })),
  dadu: policy('yuan', self({ state: 1, grain: -3, defence: 1 })),
  'post-stations': policy('yuan', { do: 'everyone', change: { grain: 2 } }, draw(1, 1)),
  'shoushi-calendar': invention('yuan', self({ state: 1 }), draw(1, 1)),

  'zheng-he': person('ming', { do: 'everyone', change: { grain: 2 } }, self({ state: 2 })),
  'yu-qian': person('ming', {
    do: 'either',
    one: { grain: -3, defence: 2 },
    other: { grain: -5, defence: 3 },
  }),
  'qi-jiguang': guardian('ming'),
  'matteo-ricci': person('ming', self({ state: 1, grain: 1, attack: 1, defence: 1 }), draw(1, 2)),
  'wei-zhongxian': person('ming', opponent({ state: -1, grain: -1, attack: -1, defence: -1 })),
  'secret-police': policy('ming', self({ attack: 2, defence: 2 })),
  academies: policy('ming', self({ state: 2 })),

  'eight-nations': person('qing', { do: 'attack', at: 'one', loss: 3, bonus: 3, defence: 1 }),
  cixi: person('qing', { do: 'strip', min: 1, max: 3 }),
  puyi: forced('qing'),
  'self-strengthening': policy('qing', self({ state: 1, grain: 1, attack: 1, defence: 1 })),
  'thirteen-hongs': policy('qing', self({ grain: 3 })),
  'opium-ban': policy('qing', self({ grain: 2, attack: 1, defence: 1 })),
  'eight-banners': bound(armament('qing', self({ attack: 3, defence: 3 }))),
} satisfies Record<string, DynastyCard>
