// What the words of the lessons say of the table, by game and step: where it stands in the member's view (`view`) or among the
// arguments of the prompt (`prompt`), and what it is. A lesson whose table changes is rewritten here and in its words.
import { expect } from 'vitest'

type Claims = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const among = (...ids: string[]): unknown => expect.arrayContaining(ids)

const records: Claims = {
  draft: {
    'view.players.0.drawn': ['assassination-1', 'xu-huang', 'remove-firewood-2', 'wen-chou', 'liao-hua'],
  },
  'draft-city': { 'view.players.0.drawn': among('luoyang', 'xiaopei'), 'view.players.0.money': 2 },
  extra: {
    'view.players.0.hand': ['wen-chou', 'zhang-fei', 'xiaopei', 'remove-firewood-2', 'remove-firewood-1'],
  },
  keep: { 'view.players.0.drawn': ['assassination-2', 'wait-at-ease-3'], 'view.players.0.money': 4 },
  build: { 'view.players.0.money': 4, 'view.players.0.lords': ['cao-cao'], 'prompt.coins': 4 },
  garrison: { 'view.players.0.hand': among('zhang-fei', 'wen-chou') },
  defence: {
    'view.players.0.cities.0.garrison': 'wen-chou',
    'view.players.0.hand': among('wait-at-ease-3'),
    'view.attack.general': null,
  },
  'line-defence': {
    'prompt.walls': 1,
    'view.battle.attacker.strength': 10,
    'view.battle.defender.strength': 11,
    'view.battle.defender.best': ['battle-21', 'battle-20', 'battle-19'],
  },
  'keep-coins': {
    'view.players.0.cities.0.card': 'xiaopei',
    'view.players.0.money': 2,
    'view.players.0.drawn': ['seize-the-king-1', 'muddy-waters-1'],
  },
  scheme: {
    'view.players.0.hand': ['zhang-fei', 'remove-firewood-2', 'remove-firewood-1', 'muddy-waters-1'],
  },
  attack: {
    'view.players.2.cities.0': expect.objectContaining({ card: 'tianshui', garrison: null, builtIn: 2 }),
    'view.players.0.hand': among('zhang-fei', 'remove-firewood-2'),
    'view.players.0.strategist': 'zhuge-liang',
    'view.round': 2,
  },
  'attack-scheme': { 'view.players.0.strategist': 'zhuge-liang' },
  'line-attack': { 'prompt.walls': 1, 'view.battle.attacker.best': ['battle-18', 'battle-17', 'battle-11'] },
}

const dynasties: Claims = {
  'first-attack': {
    'view.marker': 'start',
    'view.players.0.stats': { state: 10, grain: 5, attack: 5, defence: 6 },
  },
  whom: {
    'view.players.0.stats.attack': 5,
    'view.players.1.stats.defence': 4,
    'view.players.2.stats.defence': 7,
    'view.players.3.stats.defence': 8,
  },
  crossing: { 'view.marker': 'xia-shang', 'view.players.0.hand': among('secret-police', 'crossing-15') },
  'own-era': {
    'view.marker': 'western-zhou',
    'view.players.0.stats.state': 11,
    'view.players.0.stats.grain': 6,
  },
  patience: { 'view.players.0.hand': among('crossing-7', 'sima-qian') },
  trade: { 'view.players.0.hand': among('crossing-7', 'maritime-trade') },
  limits: {
    'view.marker': 'qin',
    'view.players.0.hand': among('great-wall'),
    'view.players.0.stats.defence': 8,
  },
  'its-era': { 'view.marker': 'western-han', 'view.players.0.hand': among('sima-qian') },
  take: { 'view.marker': 'eastern-han', 'view.players.0.stats.grain': 9 },
  leader: { 'view.players.0.hand': among('assault-3'), 'view.players.0.stats.attack': 7 },
  answered: {
    'view.players.2.stats': { state: 7, grain: 8, attack: 6, defence: 7 },
    'view.players.1.stats': { state: 5, grain: 5, attack: 5, defence: 4 },
    'view.players.3.stats': { state: 15, grain: 5, attack: 7, defence: 8 },
    'view.players.0.stats.attack': 7,
    'view.players.2.handSize': 7,
  },
}

const hegemony: Claims = {
  'not-mine': { 'view.players.0.hand': among('nullify-state-dq'), 'view.players.5.faction': null },
  reveal: {
    'view.players.1.faction': 'shu',
    'view.players.5.faction': 'shu',
    'view.players.0.faction': null,
    'view.players.0.hand': among('nullify-state-dq'),
  },
  nullify: { 'view.players.0.faction': 'shu' },
  equip: { 'view.players.0.hand': among('qinggang-s6') },
  slash: { 'view.players.0.hand': among('slash-dq', 'peach-h6', 'dodge-hj') },
  target: { 'view.players.2.faction': 'qun' },
  recast: { 'view.players.0.hand': among('iron-chain-ck') },
  end: { 'view.players.0.hp': 4, 'view.players.0.hand': ['spear-sq', 'peach-h6', 'dodge-hj', 'slash-cj'] },
  barbarians: { 'view.players.0.hand': among('slash-cj', 'peach-h6', 'dodge-hj') },
  volley: { 'view.players.0.hand': among('dodge-hj') },
}

const meow: Claims = {
  visit: { 'view.players.0.fish': 5, 'view.round': 1 },
  'line-up': { 'view.players.0.hand': ['wei-yan', 'zhuge-liang', 'gan-ning', 'guo-jia', 'lu-meng'] },
  skill: { 'prompt.clash': 1 },
  'second-clash': { 'prompt.clash': 2, 'view.battle.first': 0 },
  seal: { 'view.battle.acted': [0] },
  whom: { 'view.battle.armies.1.front': among('zhang-jiao'), 'view.battle.clash': 2 },
  'keep-fish': {
    'view.players.0.fish': 8,
    'view.players.0.hand': ['gan-ning', 'lu-meng', 'lu-xun', 'zhao-yun', 'pang-tong'],
  },
  'first-strike': { 'view.battle.first': 0, 'view.battle.armies.0.totalSpeed': 8 },
  spend: { 'view.round': 3 },
  discard: { 'view.players.0.hand': ['pang-tong', 'lu-xun', 'yuan-shao', 'zhou-tai', 'huang-zhong'] },
  enough: { 'view.players.0.hand': ['lu-xun', 'zhou-tai', 'huang-zhong', 'sun-jian', 'wang-ping'] },
  compulsory: { 'prompt.clash': 1, 'view.battle.first': 1, 'view.battle.armies.1.block': 0 },
  heal: { 'prompt.clash': 2 },
}

const storm: Claims = {
  plan: { 'view.players.0.capital': 'chengdu', 'view.units.2': unit('shu-foot-2', 'jianan') },
  second: { 'view.units.3': unit('shu-foot-3', 'chengdu-h'), 'view.units.1': unit('shu-foot-1', 'chengdu') },
  archers: { 'view.units.4': unit('shu-archers-1', 'chengdu-d') },
  end: { 'view.players.0.handSize': 0 },
  again: {
    'view.round': 2,
    'view.players.0.hand': ['fire-1', 'raid-supplies-1', 'rest-1'],
    'view.units.2': unit('shu-foot-2', 'ssw'),
  },
  gate: { 'prompt.prestige': 4, 'view.units.3': unit('shu-foot-3', 'b2sw') },
  'in-range': { 'prompt.prestige': 4 },
  card: {
    'prompt.stakes.args': expect.objectContaining({ dice: 1, plus: 1, foeDice: 1, foePlus: 3, win: 17 }),
    'view.players.0.hand': among('fire-1'),
  },
  fight: {
    'prompt.stakes.args': expect.objectContaining({ win: 72, draw: 11, lose: 17 }),
    'prompt.warning.key': 'storm.nothing',
  },
  recruit: { 'prompt.rage': 1 },
}

function unit(id: string, place: string): unknown {
  return expect.objectContaining({ id, place })
}

/** What is claimed, by game, step and place. */
export const claims: Readonly<Record<string, Claims>> = { records, dynasties, hegemony, meow, storm }
