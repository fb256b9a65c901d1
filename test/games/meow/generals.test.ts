// Each of the 48 generals uses its skill against a fixed opponent.
import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/engine/phrase.ts'
import { GENERALS, general } from '../../../src/games/meow/cards/index.ts'
import { battle, FOES, FRIENDS, KEEPS_OPEN, play, type Side } from './table.ts'

/** What the skill changed; what is not named did not change. */
interface Change {
  hp?: number
  attack?: number
  block?: number
  fish?: number
  foeHp?: number
  foeAttack?: number
  foeFish?: number
  foeSealed?: Id[]
}

interface Scene {
  /** Own companions besides the general, who stands in slot 1. */
  friends?: readonly Id[]
  foe?: Partial<Side>
  hp?: number
  attack?: number
  /** Which side acts first in this clash. */
  first?: number
  /** Answers to what the skill asks. */
  answers?: Id[]
}

/** Lets the general use its skill in its clash and says what changed. */
function use(
  id: Id,
  { friends = FRIENDS, foe = {}, hp = 20, attack = 6, first = 0, answers = [] }: Scene,
): Change {
  const [second = null, third = null, ...rear] = friends.filter((friend) => friend !== id)
  const foes = { ...FOES, ...foe }
  const table = play(
    battle([{ front: [id, second, third], rear, hp, attack }, foes], (state) => {
      if (!state.battle || !state.players[0]) throw new Error('no battle')
      state.battle.clash = general(id).skill.clash
      state.battle.first = first
      state.battle.acted = first === 0 ? [] : [1]
      state.players[0].stratagems = [KEEPS_OPEN]
    }),
  )
  table.answer(0, id)
  for (const answer of answers) table.answer(0, answer)
  expect(table.asked(0)).toBe('ask-turn')
  expect(table.options(0)).not.toContain(id)
  const [own, other] = [table.army(0), table.army(1)]
  const all = {
    hp: own.hp - hp,
    attack: own.attack - attack,
    block: own.block,
    fish: table.player(0).fish - 5,
    foeHp: other.hp - 20,
    foeAttack: other.attack - 5,
    foeFish: table.player(1).fish - 5,
  }
  const changed = Object.fromEntries(Object.entries(all).filter(([, change]) => change !== 0))
  return { ...changed, ...(other.sealed.length > 0 && { foeSealed: other.sealed }) }
}

const aheadIs = (id: Id): Partial<Side> => ({ front: [id, 'zhou-yu', 'shen-pei'] })
const among = (...ids: Id[]): readonly Id[] => ['gongsun-zan', 'dong-zhuo', ...ids]

const SCENES: readonly [id: Id, what: string, scene: Scene, change: Change][] = [
  ['cao-cao', 'attack alone', {}, { attack: 1 }],
  ['cao-cao', 'damage too with two 魏', { friends: among('xu-huang') }, { attack: 1, foeHp: -2 }],
  ['xiahou-dun', '3 damage', {}, { foeHp: -3 }],
  ['xiahou-dun', '5 when behind', { hp: 10 }, { foeHp: -5 }],
  ['xiahou-yuan', '3 when faster', {}, { foeHp: -3 }],
  ['xiahou-yuan', '2 when not', { foe: { front: ['ma-chao', 'gan-ning', 'zhao-yun'] } }, { foeHp: -2 }],
  ['zhang-liao', 'half of 7 is 3', { attack: 7 }, { foeHp: -3 }],
  ['xu-chu', 'HP for attack', {}, { hp: -2, attack: 2 }],
  ['dian-wei', 'block and damage', {}, { block: 4, foeHp: -3 }],
  ['guo-jia', 'dulls and damages', {}, { foeAttack: -1, foeHp: -2 }],
  ['sima-yi', 'copies Zhou Yu', { answers: ['zhou-yu'] }, { foeHp: -8 }],
  ['xu-huang', '3 damage', {}, { foeHp: -3 }],
  ['zhang-he', 'damage', { answers: ['damage'] }, { foeHp: -4 }],
  ['zhang-he', 'or healing', { answers: ['heal'] }, { hp: 5 }],
  ['cao-ren', 'block', {}, { block: 5 }],
  ['liu-bei', 'heals', {}, { hp: 3 }],
  ['liu-bei', 'attack with a sworn brother', { friends: among('guan-yu') }, { hp: 3, attack: 1 }],
  ['guan-yu', 'the attack straight ahead', {}, { foeHp: -2 }],
  ['guan-yu', 'nothing before an empty slot', { foe: { front: [] } }, {}],
  ['zhang-fei', 'dulls and damages', {}, { foeAttack: -2, foeHp: -1 }],
  ['zhao-yun', 'heals and damages', {}, { hp: 3, foeHp: -3 }],
  ['ma-chao', 'attack', {}, { attack: 1 }],
  ['ma-chao', 'damage against 魏', { foe: aheadIs('xu-huang') }, { attack: 1, foeHp: -2 }],
  ['huang-zhong', '4 damage', { foe: aheadIs('xu-huang') }, { foeHp: -4 }],
  ['zhuge-liang', 'seals and dulls', { answers: ['zhou-yu'] }, { foeSealed: ['zhou-yu'], foeAttack: -2 }],
  ['pang-tong', 'two for each of three strategists', {}, { foeHp: -6 }],
  ['wei-yan', 'stays', { answers: ['stay'] }, { foeHp: -1 }],
  ['wei-yan', 'trades with Zhou Tai', { answers: ['zhou-tai'] }, { foeHp: -1, attack: -2 }],
  ['jiang-wei', '5 damage', {}, { foeHp: -5 }],
  ['jiang-wei', '6 when behind', { hp: 3 }, { foeHp: -6 }],
  ['wang-ping', 'heals', {}, { hp: 3 }],
  ['sun-jian', '3 when first', {}, { foeHp: -3 }],
  ['sun-jian', '2 when not', { first: 1 }, { foeHp: -2 }],
  ['sun-ce', '2 damage', {}, { foeHp: -2 }],
  ['sun-ce', 'attack with three 吳', { friends: among('zhou-tai', 'lu-meng') }, { foeHp: -2, attack: 1 }],
  ['sun-quan', 'heals and fishes', {}, { hp: 4, fish: 1 }],
  ['zhou-yu', '4 damage', { foe: { front: ['huang-zhong', 'xu-huang', 'shen-pei'] } }, { foeHp: -4 }],
  ['zhou-yu', '6 with Huang Gai', { friends: among('huang-gai') }, { foeHp: -6 }],
  ['lu-su', 'fishes and heals', {}, { fish: 1, hp: 3 }],
  ['lu-meng', 'snatches and damages', {}, { fish: 1, foeFish: -1, foeHp: -4 }],
  ['lu-xun', 'two for each of the largest faction', {}, { foeHp: -4 }],
  ['taishi-ci', 'weakens straight ahead', {}, { foeAttack: -2 }],
  ['gan-ning', '3 damage', {}, { foeHp: -3 }],
  ['zhou-tai', 'heals', {}, { hp: 4 }],
  ['zhou-tai', 'more when behind', { hp: 10 }, { hp: 6 }],
  ['huang-gai', 'HP for damage', {}, { hp: -3, foeHp: -4 }],
  ['yuan-shao', 'heals', {}, { hp: 1 }],
  ['yuan-shao', 'attack with two 袁', { friends: among('ji-ling') }, { hp: 1, attack: 1 }],
  ['tian-feng', 'dulls and heals', {}, { foeAttack: -2, hp: 1 }],
  ['ju-shou', 'blocks and heals', {}, { block: 4, hp: 2 }],
  ['yan-liang', '2 damage', {}, { foeHp: -2 }],
  ['yan-liang', '4 with Wen Chou', { friends: among('wen-chou') }, { foeHp: -4 }],
  ['wen-chou', '3 damage', {}, { foeHp: -3 }],
  ['wen-chou', '5 with Yan Liang', { friends: among('yan-liang') }, { foeHp: -5 }],
  ['yuan-shu', 'fishes and heals', {}, { fish: 2, hp: 3 }],
  ['shen-pei', 'damages and blocks', {}, { foeHp: -3, block: 3 }],
  ['ji-ling', '2 damage', {}, { foeHp: -2 }],
  ['ji-ling', '4 against cavalry', { foe: aheadIs('lu-bu') }, { foeHp: -4 }],
  ['lu-bu', 'half its attack', {}, { foeHp: -3 }],
  ['dong-zhuo', 'snatches and damages', {}, { fish: 1, foeFish: -1, foeHp: -1 }],
  ['hua-xiong', 'weakens and damages', {}, { foeAttack: -1, foeHp: -1 }],
  ['zhang-jiao', 'heals and damages', {}, { hp: 3, foeHp: -3 }],
  ['gongsun-zan', 'attack', {}, { attack: 1 }],
  ['gongsun-zan', 'damage against cavalry', { foe: aheadIs('lu-bu') }, { attack: 1, foeHp: -1 }],
  ['gao-shun', 'seals straight ahead', {}, { foeSealed: ['huang-zhong'], foeHp: -2 }],
  ['zhang-xiu', '5 damage', {}, { foeHp: -5 }],
  ['zhang-xiu', '7 against 魏', { foe: aheadIs('xu-huang') }, { foeHp: -7 }],
]

describe('generals', () => {
  it.each(SCENES)('%s: %s', (id, _what, scene, change) => {
    expect(use(id, scene)).toEqual(change)
  })

  it('are 48, and every one of them is played here', () => {
    expect(Object.keys(GENERALS)).toHaveLength(48)
    expect(new Set(SCENES.map(([id]) => id)).size).toBe(48)
  })
})
