// Sense in battle: what costs nothing is used, what is used up decides, the blow falls where it tells.
import type { Id } from '../../../../src/engine/phrase.ts'
import { general } from '../../../../src/games/meow/cards/index.ts'
import { type MeowState, playerAt } from '../../../../src/games/meow/table/state.ts'
import { battle, FOES, type Side } from '../table.ts'
import { position } from './position.ts'

/** A side with one general in front, so that the skill in question stands alone. */
const alone = (id: Id, more: Partial<Side> = {}): Side => ({ front: [id, null, null], ...more })

/** So many opponents of others than this general. */
const others = (id: Id, seats: number): Side[] =>
  [FOES, alone('dong-zhuo'), alone(id === 'wang-ping' ? 'zhou-tai' : 'wang-ping')]
    .slice(0, seats - 1)
    .map((side) => ({ ...side, hp: 20 }))

/** A battle in a clash, seat 0 to act. */
const inClash = (clash: number, sides: Side[], change: (state: MeowState) => void = () => {}) =>
  battle(sides, (state) => {
    if (state.battle) state.battle.clash = clash
    change(state)
  })

const holds =
  (...stratagems: Id[]) =>
  (state: MeowState): void => {
    playerAt(state, 0).stratagems = stratagems
  }

/** Skills that cost nothing, and how many play. */
const FREE: readonly (readonly [Id, number])[] = [
  ['gan-ning', 2],
  ['gan-ning', 3],
  ['gan-ning', 4],
  ['xiahou-yuan', 2],
  ['guo-jia', 3],
  ['lu-su', 2],
  ['lu-su', 3],
  ['cao-ren', 2],
  ['ma-chao', 3],
  ['xu-huang', 2],
  ['wang-ping', 2],
  ['cao-cao', 3],
  ['taishi-ci', 2],
  ['sun-quan', 2],
  ['sun-quan', 3],
  ['xiahou-dun', 2],
  ['xiahou-dun', 3],
  ['sima-yi', 2],
  ['dian-wei', 3],
]

const free = FREE.map(([id, seats]) =>
  position(`${id}, a skill of this clash, ${seats} players`, 'it costs nothing', {
    state: () => inClash(general(id).skill.clash, [alone(id), ...others(id, seats)]),
    right: [id],
    blunders: ['attack'],
  }),
)

export const clashing = [
  ...free,
  position('Zhang Jiao’s skill, the last of three to act in the last round', 'to look weak wins nothing', {
    state: () =>
      inClash(
        2,
        [
          { front: ['gongsun-zan', 'zhang-jiao', 'zhang-xiu'], hp: 8, attack: 2 },
          { front: ['zhang-fei', 'sun-jian', 'huang-gai'], hp: 11, attack: 6 },
          { front: ['sima-yi', 'xiahou-yuan', 'tian-feng'], hp: 12, attack: 3 },
        ],
        (state) => {
          state.round = 3
          for (const [seat, fish] of [8, 15, 15].entries()) playerAt(state, seat).fish = fish
          if (state.battle) Object.assign(state.battle, { first: 1, acted: [1, 2] })
        },
      ),
    right: ['zhang-jiao'],
    blunders: ['attack'],
  }),
  position('an enemy of 5 HP, attack 5, Fire Ploy', 'the strike decides; the card is for later', {
    state: () => inClash(1, [alone('cao-cao'), { ...FOES, hp: 5 }], holds('fire-ploy')),
    right: ['attack'],
    blunders: ['fire-ploy'],
  }),
  position('the last clash, an enemy of 8 HP, attack 5, Fire Ploy, 2 HP left', 'both together decide', {
    state: () => inClash(4, [alone('cao-cao', { hp: 2 }), { ...FOES, hp: 8 }], holds('fire-ploy')),
    right: ['fire-ploy'],
    blunders: ['attack'],
  }),
  position('an enemy of 9 HP, attack 5, Huang Gai’s skill', '4 and 5 decide; what it costs does not matter', {
    state: () => inClash(2, [alone('huang-gai', { hp: 6 }), { ...FOES, hp: 9 }]),
    right: ['huang-gai'],
    blunders: ['attack'],
  }),
  position('Zhang He chooses before an enemy of 9 HP, attack 5', '4 and 5 decide', {
    state: () => inClash(3, [alone('zhang-he', { hp: 6 }), { ...FOES, hp: 9 }]),
    until: (table) => table.play(0, 'zhang-he'),
    right: ['damage'],
  }),
  position('neighbours of 5 and 25 HP, attack 5', 'who falls brings fish', {
    state: () =>
      inClash(1, [
        alone('cao-cao'),
        alone('liu-bei', { hp: 5 }),
        alone('lu-bu', { hp: 12 }),
        alone('dong-zhuo', { hp: 25 }),
      ]),
    right: ['attack seat-1', 'seat-1'],
    blunders: ['seat-3'],
  }),
  position('neighbours of 25 and 4 HP, attack 5', 'who falls brings fish', {
    state: () =>
      inClash(1, [
        alone('cao-cao'),
        alone('liu-bei', { hp: 25 }),
        alone('lu-bu', { hp: 12 }),
        alone('dong-zhuo', { hp: 4 }),
      ]),
    right: ['attack seat-3', 'seat-3'],
    blunders: ['seat-1'],
  }),
  position('Red Hare, Guan Yu and Gan Ning in front', 'his master makes more of it', {
    state: () =>
      battle([{ front: ['guan-yu', 'xu-huang', 'cao-cao'] }, { ...FOES, hp: 20 }], (state) => {
        playerAt(state, 0).treasures = ['red-hare']
        if (state.battle) state.battle.clash = 4
      }),
    blunders: ['red-hare:cao-cao'],
  }),
  position('Bitter Ruse, 8 HP, no attack, the enemy strikes for 7', 'it would cost the battle', {
    state: () =>
      inClash(
        4,
        [alone('xu-chu', { hp: 8, attack: 0 }), { ...FOES, hp: 9, attack: 7 }],
        holds('bitter-ruse', 'fire-ploy'),
      ),
    blunders: ['bitter-ruse'],
  }),
]
