// The dynasty cards from 夏商 to 西漢.
import {
  armament,
  bound,
  change,
  forced,
  guardian,
  invention,
  opponent,
  person,
  policy,
  self,
} from './build.ts'
import type { DynastyCard } from './types.ts'

export const antiquity = {
  'yu-the-great': bound(person('xia-shang', self(0, 5))),
  'human-offerings': policy('xia-shang', { do: 'sacrifice', grain: 2 }),

  enfeoffment: policy('western-zhou', self(0, 0, 0, 1)),
  'well-fields': policy('western-zhou', self(0, 2)),
  'royal-army': armament('western-zhou', self(0, 0, 1, 1)),

  'five-hegemons': person('spring-autumn', { do: 'attack', at: 'all', loss: 1 }),
  confucius: person('spring-autumn', self(2, -4)),
  'sun-wu': person('spring-autumn', { do: 'attack', at: 'one', loss: 3, bonus: 4, defence: 1 }),
  'spear-of-fuchai': armament('spring-autumn', self(0, 0, 1)),
  'sword-of-goujian': armament('spring-autumn', self(0, 0, 0, 1)),
  chariots: armament('spring-autumn', self(0, 0, 2)),

  'mo-di': guardian('warring-states'),
  'tiger-tally': armament('warring-states', self(0, 0, 1, 1)),
  cavalry: armament('warring-states', self(0, 0, 1, 1)),
  'iron-smelting': invention('warring-states', self(0, 1, 1)),

  unification: policy('qin', self(2)),
  'great-wall': bound(policy('qin', self(0, -2, 0, 6))),
  'books-burned': policy('qin', opponent(-1)),

  'wang-mang': bound(person('western-han', opponent(-3, -3, -2, -2))),
  'sima-qian': person('western-han', self(1)),
  'huo-guang': person('western-han', { do: 'expose', rounds: 3 }),
  'wang-zhaojun': person('western-han', { do: 'truce', rounds: 3 }),
  'xiang-yu': forced('western-han'),
  'farming-first': policy('western-han', self(0, 2)),

  'ban-chao': person('eastern-han', self(2, 0, 1, 1)),
  'indian-monks': person('eastern-han', self(0, -2), { do: 'take', min: 1, max: 2 }),
  'ten-attendants': person('eastern-han', opponent(-2, 0, -2, -2), { do: 'silence' }),
  papermaking: invention('eastern-han', self(1), { do: 'draw', min: 1, max: 1 }),
  'chain-pumps': invention('eastern-han', self(0, 1)),

  'zhuge-liang': person('three-kingdoms', self(0, -4, 2, 2)),
  'garrison-farms': policy('three-kingdoms', self(1)),

  'shi-chong': person('western-jin', { do: 'halt', rounds: 3 }),
  'liu-cong': person('western-jin', self(0, -2), { do: 'opponent', change: change(-1, 0, -1, -1) }),
  'armoured-cavalry': armament('western-jin', self(0, 0, 2)),
} satisfies Record<string, DynastyCard>
