// The attack up to the battle: target, schemes in secret, the answer, the reveal.
import { describe, expect, it } from 'vitest'
import { playerAt } from '../../../src/games/records/table/state.ts'
import { type Layer, layOut, type Play } from './kit.ts'

interface War {
  readonly attacker?: readonly string[]
  readonly defender?: readonly string[]
  readonly lay?: (at: Layer) => void
}

/** Seat 0 with 張飛 before 新野 (price 6), which 甘寧 holds for seat 1; seat 0 is cleverer, 10 to 6. */
const war = ({ attacker = [], defender = ['tianshui'], lay }: War = {}): Play =>
  layOut({
    lay: (at) => {
      at.city(1, 'xinye', 'gan-ning')
      at.hand(0, 'zhang-fei', ...attacker)
      at.hand(1, ...defender)
      at.money(0, 20)
      at.strategist(0, 'zhuge-liang')
      lay?.(at)
    },
  })

/** Marches on 新野 with 張飛 and a scheme or none, and has the owner answer. */
function march(game: Play, scheme = 'pass', defence = 'pass'): void {
  for (const choice of ['attack', 'xinye', 'zhang-fei', scheme]) game.play(0, choice)
  if (game.asked.includes(1)) game.play(1, defence)
}

/** Turns the wits round: 3 to 6. */
const dull = (at: Layer) => at.strategist(0, 'zhang-bao')

describe('the attack', () => {
  it('R16 costs the city’s price, 3 less for 董卓', () => {
    const game = war()
    march(game)
    expect(game.money(0)).toBe(14)
    const dongZhuo = (coins: number) =>
      war({
        lay: (at) => {
          at.lords(0, 'dong-zhuo')
          at.money(0, coins)
          at.city(2, 'xiaopei', 'lu-bu')
        },
      })
    const rich = dongZhuo(20)
    march(rich)
    expect(rich.money(0)).toBe(17)
    const poor = dongZhuo(1)
    poor.play(0, 'attack')
    expect(poor.options(0)).toEqual(['xiaopei', 'back'])
    for (const choice of ['xiaopei', 'zhang-fei', 'pass']) poor.play(0, choice)
    expect(poor.money(0)).toBe(0)
  })

  it('R16 plays general and scheme face down, and asks the owner for an answer, face down', () => {
    const game = war({ attacker: ['beauty-trap-1'], defender: ['wait-at-ease-1', 'empty-fort-2'] })
    for (const choice of ['attack', 'xinye', 'zhang-fei', 'beauty-trap-1']) game.play(0, choice)
    expect(game.view(1).attack).toMatchObject({ general: null, scheme: null, hasScheme: true })
    expect(game.view(0).attack).toMatchObject({ general: 'zhang-fei', scheme: 'beauty-trap-1' })
    game.expectAsked(1, 'ask-defence')
    expect(game.options(1)).toEqual(['wait-at-ease-1', 'empty-fort-2', 'pass'])
    expect(game.told.at(-1)).toMatchObject({ phrase: { key: 'records.attacks-scheming' }, mark: 'notice' })
  })

  it('R16 asks a hand without a defence scheme too, but not an empty one', () => {
    const held = war({ defender: ['tianshui'] })
    for (const choice of ['attack', 'xinye', 'zhang-fei', 'pass']) held.play(0, choice)
    expect(held.options(1)).toEqual(['pass'])
    const empty = war({ defender: [] })
    for (const choice of ['attack', 'xinye', 'zhang-fei', 'pass']) empty.play(0, choice)
    expect(empty.story).toContain('strengths')
  })

  it('R32 allows one defence scheme per attack suffered, not per round', () => {
    const game = war({
      attacker: ['muddy-waters-1'],
      defender: ['wait-at-ease-1', 'wait-at-ease-2'],
      lay: (at) => at.hand(2, 'guan-yu', 'tianshui'),
    })
    march(game, 'pass', 'wait-at-ease-1')
    for (const seat of [0, 1]) game.play(seat, game.options(seat)[0] ?? '')
    while (game.asked[0] !== 2) {
      const seat = game.asked[0] ?? -1
      game.play(seat, game.options(seat).includes('end') ? 'end' : (game.options(seat)[0] ?? ''))
    }
    game.play(2, game.options(2)[0] ?? '')
    const held = playerAt(game.state, 1).cities.length === 1
    expect(held, 'this seed lets the city stand').toBe(true)
    for (const choice of ['attack', 'xinye', 'guan-yu', 'pass']) game.play(2, choice)
    expect(game.options(1)).toContain('wait-at-ease-2')
    expect(game.state.round).toBe(2)
  })
})

describe('the reveal', () => {
  it('R16 turns generals and schemes up together', () => {
    const game = war({ attacker: ['beauty-trap-1'], defender: ['wait-at-ease-1'] })
    march(game, 'beauty-trap-1', 'wait-at-ease-1')
    const from = game.story.indexOf('generals-up')
    expect(game.story.slice(from, from + 3)).toEqual(['generals-up', 'scheme-up', 'scheme-up'])
    expect(game.view(2).players[1]?.cities[0]).toMatchObject({ garrison: 'gan-ning', up: true })
    expect(game.state.decks[0]?.discards).toEqual(['beauty-trap-1', 'wait-at-ease-1'])
  })

  it('R17 ends the attack when 擒賊擒王 works, though 空城計 was played', () => {
    const game = war({ attacker: ['seize-the-king-1'], defender: ['empty-fort-1'] })
    march(game, 'seize-the-king-1', 'empty-fort-1')
    expect(game.story).toContain('seized')
    expect(game.story).not.toContain('strengths')
  })

  it('R17 ends the attack when 空城計 works, though 擒賊擒王 was played', () => {
    const game = war({ attacker: ['seize-the-king-1'], defender: ['empty-fort-1'], lay: dull })
    march(game, 'seize-the-king-1', 'empty-fort-1')
    expect(game.story).toContain('fort-empty')
    expect(game.money(0)).toBe(6)
    expect(playerAt(game.state, 1).cities).toHaveLength(1)
  })

  it('R17 goes on to battle when neither works', () => {
    const game = war({ defender: ['empty-fort-1'] })
    march(game, 'pass', 'empty-fort-1')
    expect(game.story).toContain('contest-lost')
    expect(game.event('strengths')).toMatchObject({ strength: 9, otherStrength: 6 })
  })

  it('R17 holds the contest of 釜底抽薪 only when 空城計 has not ended the attack', () => {
    const contests = (lay?: (at: Layer) => void) => {
      const game = war({ attacker: ['remove-firewood-1'], defender: ['empty-fort-1'], ...(lay && { lay }) })
      march(game, 'remove-firewood-1', 'empty-fort-1')
      return game.story.filter(
        (key) => key.startsWith('contest') || key === 'strengths' || key === 'fort-empty',
      )
    }
    expect(contests(dull)).toEqual(['contest-won', 'fort-empty'])
    expect(contests()).toEqual(['contest-lost', 'contest-won', 'strengths'])
  })

  it('R18 asks 8 on top of the price for 擒賊擒王', () => {
    const short = war({ attacker: ['seize-the-king-1'], lay: (at) => at.money(0, 13) })
    for (const choice of ['attack', 'xinye', 'zhang-fei']) short.play(0, choice)
    expect(short.options(0)).toEqual(['pass', 'back'])
    const enough = war({ attacker: ['seize-the-king-1'], lay: (at) => at.money(0, 14) })
    for (const choice of ['attack', 'xinye', 'zhang-fei']) enough.play(0, choice)
    expect(enough.options(0)).toEqual(['seize-the-king-1', 'pass', 'back'])
  })

  it('R18 leaves the 8 coins in the purse until the card turns up, so that they do not name it', () => {
    const purse = (scheme: string) => {
      const game = war({ attacker: ['seize-the-king-1', 'remove-firewood-1'], lay: dull })
      for (const choice of ['attack', 'xinye', 'zhang-fei', scheme]) game.play(0, choice)
      const facedown = [game.money(0), game.view(1).players[0]?.money, game.view('public')]
      game.play(1, 'pass')
      return { facedown, after: game.money(0) }
    }
    const [king, wood] = [purse('seize-the-king-1'), purse('remove-firewood-1')]
    expect(king.facedown).toEqual(wood.facedown)
    expect(king.facedown.slice(0, 2)).toEqual([14, 14])
    expect([king.after, wood.after]).toEqual([6, 14])
  })

  it('R18 kills the garrison, sends the general home, and the city is garrisoned from hand', () => {
    const game = war({ attacker: ['seize-the-king-1', 'zhao-yun'] })
    march(game, 'seize-the-king-1')
    expect(game.money(0)).toBe(6)
    expect(game.options(0)).toEqual(['zhao-yun', 'zhang-fei'])
    game.play(0, 'zhao-yun')
    expect(playerAt(game.state, 0)).toMatchObject({
      hand: ['zhang-fei'],
      cities: [{ card: 'xinye', garrison: 'zhao-yun', up: false }],
    })
    expect(game.state.decks[0]?.discards).toContain('gan-ning')
    expect(playerAt(game.state, 1).cities).toEqual([])
  })

  it('R18 loses the 8 when the contest is lost, and the battle follows', () => {
    const game = war({ attacker: ['seize-the-king-1'], lay: dull })
    march(game, 'seize-the-king-1')
    expect(game.money(0)).toBe(6)
    expect(game.event('strengths')).toMatchObject({ strength: 9, otherStrength: 6 })
  })

  it('R19 sends the attacker home by 空城計; both generals were seen and the garrison stays face up', () => {
    const game = war({ attacker: ['muddy-waters-1'], defender: ['empty-fort-1'], lay: dull })
    march(game, 'pass', 'empty-fort-1')
    expect(game.hand(0)).toEqual(['muddy-waters-1', 'zhang-fei'])
    expect(game.money(0)).toBe(14)
    expect(game.view('public').players[1]?.cities[0]).toMatchObject({ garrison: 'gan-ning', up: true })
    expect(game.event('generals-up')).toMatchObject({ strength: 9, otherStrength: 6 })
    expect(game.state.attack).toBeNull()
  })
})
