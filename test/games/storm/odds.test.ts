// The odds of combat-odds.txt (part of the rulings), line by line, by the game's own sides and exact enumeration.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GENERALS, generalOf, isGeneral } from '../../../src/games/storm/box/generals.ts'
import { harmsOf, type Odds, oddsOf } from '../../../src/games/storm/fight/odds.ts'
import { sidesOf } from '../../../src/games/storm/fight/sides.ts'
import type { Attack } from '../../../src/games/storm/table/state.ts'
import { words } from '../../../src/games/storm/text/index.ts'
import { LANGUAGES } from '../../../src/text/language.ts'
import { attackOf, emptyField, own, put } from './field.ts'

const LINES = readFileSync(new URL('combat-odds.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')

const TYPES: Readonly<Record<string, string>> = { 馬: 'cavalry', 步: 'foot', 弓: 'archers' }

/** Attackers of one type at gates of a city that somebody else holds with so many foot, or that stands empty. */
interface Siege {
  readonly city: string
  readonly type: string
  /** A gate for each attacker; the first one attacks. */
  readonly gates: readonly string[]
  readonly garrison: number
  readonly card?: string
}

function siege({ city, type, gates, garrison, card }: Siege): Odds {
  const state = emptyField(2)
  own(state, 1, city)
  const [attacker] = gates.map((gate) => put(state, 0, type, gate))
  const [target] = Array.from({ length: garrison }, () => put(state, 1, 'foot', city))
  if (!attacker) throw new Error('nobody attacks')
  return oddsNow(state, attackOf(attacker, target ?? city, card ? { card } : {}))
}

function oddsNow(state: ReturnType<typeof emptyField>, attack: Attack): Odds {
  const { attacker, defender } = sidesOf(state, attack)
  return oddsOf(attacker, defender, false)
}

/** Two armies on the open road. */
function field(mine: string, theirs: string, joined = 1): Odds {
  const state = emptyField(2)
  const attacker = put(state, 0, mine, 'jw')
  // Those who join stand on the attacker's space and across it, out of any other direction.
  for (let n = 1; n < joined; n++) put(state, 0, mine, 'jw')
  return oddsNow(state, attackOf(attacker, put(state, 1, theirs, 'hw')))
}

const [LEVEL2, LEVEL3] = [
  ['xiangping-h', 'xiangping-d'],
  ['luoyang-w', 'luoyang-e', 'luoyang-s'],
] as const
const [g1, g2, g3] = LEVEL3
const [h1, h2] = LEVEL2

const SIEGES: Readonly<Record<string, Siege>> = {
  '步→空城2級, 1 gate': { city: 'xiangping', type: 'foot', gates: [h1], garrison: 0 },
  '步x2聯攻→空城2級, 2 gates (圍攻-1)': { city: 'xiangping', type: 'foot', gates: [h1, h2], garrison: 0 },
  '步x2聯攻→空城3級, 2 gates': { city: 'luoyang', type: 'foot', gates: [g1, g2], garrison: 0 },
  '弓x3聯攻→空城3級, 3 gates (圍攻-2)': {
    city: 'luoyang',
    type: 'archers',
    gates: [g1, g2, g3],
    garrison: 0,
  },
  '弓x3聯攻→1 garrison in 3級, 3 gates': {
    city: 'luoyang',
    type: 'archers',
    gates: [g1, g2, g3],
    garrison: 1,
  },
  '步x3聯攻→3 garrison (聯防 3 dice) in 3級, 3 gates': {
    city: 'luoyang',
    type: 'foot',
    gates: [g1, g2, g3],
    garrison: 3,
  },
  '弓x3聯攻+強攻→3 garrison in 3級, 3 gates': {
    city: 'luoyang',
    type: 'archers',
    gates: [g1, g2, g3],
    garrison: 3,
    card: 'assault-1',
  },
  '步x2 same gate→L1 garrison, 1 gate': {
    city: 'beiping',
    type: 'foot',
    gates: ['beiping-d', 'beiping-d'],
    garrison: 1,
  },
  '弓x2 same gate→L1 garrison, 1 gate': {
    city: 'beiping',
    type: 'archers',
    gates: ['beiping-d', 'beiping-d'],
    garrison: 1,
  },
  '步x3→1 garrison in capital, 2 gates': {
    city: 'xiangping',
    type: 'foot',
    gates: [h1, h1, h2],
    garrison: 1,
  },
  '步x3→2 garrison (2 dice) in capital, 2 gates': {
    city: 'xiangping',
    type: 'foot',
    gates: [h1, h1, h2],
    garrison: 2,
  },
  '弓x3→2 garrison in capital, 2 gates': {
    city: 'xiangping',
    type: 'archers',
    gates: [h1, h1, h2],
    garrison: 2,
  },
  '弓x3+強攻→2 garrison in capital, 2 gates': {
    city: 'xiangping',
    type: 'archers',
    gates: [h1, h1, h2],
    garrison: 2,
    card: 'assault-1',
  },
}

/** The odds that a line names, from the game's own functions; `undefined` for a line nobody knows. */
function oddsFor(name: string): Odds | undefined {
  const open = name.match(/^(.)→(.)(?:, 聯攻(\d) dice)?$/)
  const [, mine, theirs, dice] = open ?? []
  if (mine && theirs && TYPES[mine] && TYPES[theirs])
    return dice === '3'
      ? three(TYPES[mine], TYPES[theirs])
      : field(TYPES[mine], TYPES[theirs], Number(dice ?? 1))
  const laid = SIEGES[name]
  return laid && siege(laid)
}

/** Three of a type against one, from one direction: the third inside the own city next to it. */
function three(mine: string, theirs: string): Odds {
  const state = emptyField(2)
  const attacker = put(state, 0, mine, 'chengdu-h')
  put(state, 0, mine, 'chengdu-h')
  put(state, 0, mine, 'chengdu')
  return oddsNow(state, attackOf(attacker, put(state, 1, theirs, 'chengdu-d')))
}

const percent = (chance: number): string => `${Math.round(chance * 100)}%`

const said = ({ destroys, pushes, tie, pushed, destroyed }: Odds): string =>
  `destroys ${percent(destroys)}, pushes ${percent(pushes)}, tie ${percent(tie)}, pushed ${percent(pushed)}, destroyed ${percent(destroyed)}`

/** The share of fights to the end that a general wins against every foreign one; both falling together is half. */
function untilOneFalls(id: string, duel: boolean): number {
  const { faction } = generalOf(id)
  const foreign = Object.keys(GENERALS).filter((other) => generalOf(other).faction !== faction)
  return foreign.reduce((sum, other) => sum + wins(id, other, duel), 0) / foreign.length
}

function wins(mine: string, theirs: string, duel: boolean): number {
  const state = emptyField(2)
  const [a, d] = [put(state, 0, mine, 'jw'), put(state, 1, theirs, 'hw')]
  const { attacker, defender } = sidesOf(state, attackOf(a, d, { duel }))
  const harms = harmsOf(attacker, defender, duel)
  const known = new Map<string, number>()
  const from = (left: number, right: number): number => {
    if (left <= 0 || right <= 0) return left <= 0 && right <= 0 ? 0.5 : left > 0 ? 1 : 0
    const key = `${left} ${right}`
    const cached = known.get(key)
    if (cached !== undefined) return cached
    let [idle, value] = [0, 0]
    for (const { toAttacker, toDefender, chance } of harms)
      if (toAttacker === 0 && toDefender === 0) idle += chance
      else value += chance * from(left - toAttacker, right - toDefender)
    known.set(key, value / (1 - idle))
    return value / (1 - idle)
  }
  return from(generalOf(mine).stamina, generalOf(theirs).stamina)
}

describe('combat_odds.txt', () => {
  it.each(LINES.filter((line) => !line.startsWith('fights to the end')))('%s', (line) => {
    const [name = '', told = ''] = [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]
    const odds = oddsFor(name)
    expect(odds && said(odds)).toBe(told)
  })

  it.each(LINES.filter((line) => line.startsWith('fights to the end')))('%s', (line) => {
    const numbers = line.match(/\d+(?=%)/g)?.map(Number)
    const groups = [
      ['liu-bei', 'cao-cao', 'sun-quan', 'ma-teng'],
      ['guan-yu', 'zhang-liao', 'gan-ning', 'ma-chao'],
    ]
    const third = Object.keys(GENERALS).filter((id) => isGeneral(id) && !groups.flat().includes(id))
    const mean = (ids: readonly string[], duel: boolean) =>
      Math.round((100 * ids.reduce((sum, id) => sum + untilOneFalls(id, duel), 0)) / ids.length)
    const found = [false, true].flatMap((duel) => [...groups, third].map((ids) => mean(ids, duel)))
    expect(found).toEqual(numbers?.filter((n) => n > 2))
  })

  it('has a fight for every line', () => {
    expect(LINES.length).toBeGreaterThan(20)
  })
})

describe('the page “What an attack is worth”', () => {
  const ARMIES = ['馬', '步', '弓']
  /** Its rows from top to bottom, as lines of combat_odds.txt name them. */
  const ROWS = [
    ...ARMIES.flatMap((mine) => ARMIES.map((theirs) => `${mine}→${theirs}`)),
    '步→步, 聯攻2 dice',
    '步→步, 聯攻3 dice',
    '步→空城2級, 1 gate',
    '步x2聯攻→空城2級, 2 gates (圍攻-1)',
    '步x2聯攻→空城3級, 2 gates',
    '弓x3聯攻→空城3級, 3 gates (圍攻-2)',
    '步x2 same gate→L1 garrison, 1 gate',
    '弓x2 same gate→L1 garrison, 1 gate',
    '步x3→1 garrison in capital, 2 gates',
    '步x3→2 garrison (2 dice) in capital, 2 gates',
  ]
  const reckoned = ROWS.map((name) => {
    const odds = oddsFor(name)
    if (!odds) throw new Error(`${name} has no fight`)
    const chances = [odds.destroys + odds.pushes, odds.tie, odds.pushed + odds.destroyed]
    return chances.map((chance) => Math.round(chance * 100))
  })

  it.each(LANGUAGES)('says in %s what the rules reckon: win, tie, lose', (language) => {
    const page = words[language].topics.find(({ id }) => id === 'odds')?.body ?? ''
    const rows = page.split('\n').flatMap((line) => line.match(/(\d+) +(\d+) +(\d+)$/)?.slice(1) ?? [])
    expect(rows.map(Number)).toEqual(reckoned.flat())
  })
})
