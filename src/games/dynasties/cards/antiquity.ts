// The dynasty cards from 夏商 to 西漢.
import { armament, bound, forced, guardian, invention, opponent, person, policy, self } from './build.ts'
import type { DynastyCard } from './types.ts'

export const antiquity = {
  'yu-the-great': bound(person('xia-shang', self({ grain: 5 }))),
  'human-offerings': policy('xia-shang', { do: 'sacrifice', grain: 2 }),

  enfeoffment: policy('western-zhou', self({ defence: 1 })),
  'well-fields': policy('western-zhou', self({ grain: 2 })),
  'royal-army': armament('western-zhou', self({ attack: 1, defence: 1 })),

  'five-hegemons': person('spring-autumn', { do: 'attack', at: 'all', loss: 1 }),
  confucius: person('spring-autumn', self({ state: 2, grain: -4 })),
  'sun-wu': person('spring-autumn', { do: 'attack', at: 'one', loss: 3, bonus: 4, defence: 1 }),
  'spear-of-fuchai': armament('spring-autumn', self({ attack: 1 })),
  'sword-of-goujian': armament('spring-autumn', self({ defence: 1 })),
  chariots: armament('spring-autumn', self({ attack: 2 })),

  'mo-di': guardian('warring-states'),
  'tiger-tally': armament('warring-states', self({ attack: 1, defence: 1 })),
  cavalry: armament('warring-states', self({ attack: 1, defence: 1 })),
  'iron-smelting': invention('warring-states', self({ grain: 1, attack: 1 })),

  unification: policy('qin', self({ state: 2 })),
  'great-wall': bound(policy('qin', self({ grain: -2, defence: 6 }))),
  'books-burned': policy('qin', opponent({ state: -1 })),

  'wang-mang': bound(person('western-han', opponent({ state: -3, grain: -3, attack: -2, defence: -2 }))),
  'sima-qian': person('western-han', self({ state: 1 })),
  'huo-guang': person('western-han', { do: 'expose', rounds: 3 }),
  'wang-zhaojun': person('western-han', { do: 'truce', rounds: 3 }),
  'xiang-yu': forced('western-han'),
  'farming-first': policy('western-han', self({ grain: 2 })),

  'ban-chao': person('eastern-han', self({ state: 2, attack: 1, defence: 1 })),
  'indian-monks': person('eastern-han', self({ grain: -2 }), { do: 'take', min: 1, max: 2 }),
  'ten-attendants': person('eastern-han', opponent({ state: -2, attack: -2, defence: -2 }), {
    do: 'silence',
  }),
  papermaking: invention('eastern-han', self({ state: 1 }), { do: 'draw', min: 1, max: 1 }),
  'chain-pumps': invention('eastern-han', self({ grain: 1 })),

  'zhuge-liang': person('three-kingdoms', self({ grain: -4, attack: 2, defence: 2 })),
  'garrison-farms': policy('three-kingdoms', self({ state: 1 })),

  'shi-chong': person('western-jin', { do: 'halt', rounds: 3 }),
  'liu-cong': person('western-jin', self({ grain: -2 }), opponent({ state: -1, attack: -1, defence: -1 })),
  'armoured-cavalry': armament('western-jin', self({ attack: 2 })),
} satisfies Record<string, DynastyCard>
