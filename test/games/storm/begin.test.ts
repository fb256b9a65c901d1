// Before the first turn: corners, sides, first armies, first hands.
import { describe, expect, it } from 'vitest'
import { nameRef } from '../../../src/engine/phrase.ts'
import { prestigeOf } from '../../../src/games/storm/board/supply.ts'
import { FACTIONS } from '../../../src/games/storm/box/factions.ts'
import { homeOf } from '../../../src/games/storm/map/index.ts'
import { say } from '../../../src/games/storm/text/say.ts'
import { fromStart, type Play } from './play.ts'

/** Chooses the first option until the first turn has begun. */
function untilTurn(game: Play): Play {
  while (game.state.round === 0) {
    const [seat = 0] = game.asked
    const ids = game.options(seat)
    game.play(seat, ids.includes('confirm') ? 'confirm' : (ids[0] ?? ''))
  }
  return game
}

const corner = (game: Play, seat: number): string =>
  FACTIONS.find((each) => homeOf(each).capital === game.state.players[seat]?.capital) ?? ''

describe('corners', () => {
  it('R1, R79 has partners on diagonals, the turns going clockwise from the player who threw highest', () => {
    for (const partners of ['drawn', 'opposite']) {
      const game = untilTurn(fromStart(4, { partners }))
      const order = game.state.order.map((seat) => FACTIONS.indexOf(corner(game, seat) as 'shu'))
      expect(order.map((at) => (at - (order[0] ?? 0) + 4) % 4)).toEqual([0, 1, 2, 3])
      for (const [seat, { side }] of game.state.players.entries())
        expect(side).toBe(['qun', 'wu'].includes(corner(game, seat)) ? 0 : 1)
    }
    const opposite = untilTurn(fromStart(4, { partners: 'opposite' }))
    expect(opposite.state.players[0]?.side).toBe(opposite.state.players[2]?.side)
    expect(opposite.state.players[1]?.side).toBe(opposite.state.players[3]?.side)
  })

  it('R1 lets the highest throw begin, and equals throw again', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const game = fromStart(2, {}, seed)
      const dice = game.told
        .filter(({ phrase }) => phrase.key === 'storm.lot')
        .map(({ phrase }) => phrase.args?.die)
      expect(dice.at(-1)).not.toBe(dice.at(-2))
      for (let n = 0; n < dice.length - 2; n += 2) expect(dice[n]).toBe(dice[n + 1])
      const first = Number(dice.at(-1)) > Number(dice.at(-2)) ? 1 : 0
      expect(game.event('begins').who).toEqual({ seat: first })
      expect(game.asked).toEqual([first])
    }
  })

  it('R2 begins with prestige 3, the lord on the board, the armies of the faction, no rage', () => {
    const game = untilTurn(fromStart(4))
    for (const [seat, player] of game.state.players.entries()) {
      expect(prestigeOf(game.state, seat)).toBe(3)
      expect(player.rage).toBe(0)
      const own = game.state.units.filter((unit) => unit.seat === seat)
      expect(own.filter(({ type }) => type === 'general')).toHaveLength(1)
      const count = (type: string) => own.filter((unit) => unit.type === type).length
      const wanted = { qun: [1, 2, 1], wei: [0, 3, 1], wu: [0, 1, 3], shu: [0, 3, 1] }[player.faction]
      expect([count('cavalry'), count('foot'), count('archers')]).toEqual(wanted)
    }
  })

  it.each([
    ['jianye', 'xijing', ['chengdu', 'xiangping']],
    ['chengdu', 'xiangping', ['jianye', 'xijing']],
    ['xijing', 'jianye', ['chengdu', 'xiangping']],
    ['xiangping', 'chengdu', ['jianye', 'xijing']],
  ])('R3 against %s the second of two has %s, and %j cannot be taken', (first, second, barred) => {
    const game = fromStart(2)
    const [seat = 0] = game.asked
    game.play(seat, first)
    expect(game.state.players[1 - seat]?.capital).toBe(second)
    const shut = game.state.cities.filter((city) => city.barred).map(({ id }) => id)
    expect(shut.sort()).toEqual(barred)
  })

  it('R3 leaves the secondary cities of unused corners free, and bars the fourth capital of three players', () => {
    const game = untilTurn(fromStart(3))
    const free = game.state.cities.filter(({ owner }) => owner === null)
    expect(free.filter(({ barred }) => barred)).toHaveLength(1)
    const unused = FACTIONS.find((each) => homeOf(each).capital === free.find(({ barred }) => barred)?.id)
    const second = game.state.cities.find(({ id }) => id === homeOf(unused ?? 'qun').secondary)
    expect(second).toMatchObject({ owner: null, barred: false })
  })

  it('R4 gives either of two a third city, never the same, and two armies of choice', () => {
    const game = fromStart(2, { 'extra-city': true })
    const [first = 0] = game.asked
    game.play(first, 'xijing', 'hanzhong', 'cavalry', 'archers', 'confirm')
    expect(game.state.units.filter(({ seat }) => seat === first)).toHaveLength(7)
    expect(game.state.units.find(({ place, seat }) => place === 'hanzhong' && seat === first)).toBeDefined()
    const second = 1 - first
    expect(game.options(second)).toEqual(['xiapi', 'changsha'])
    const near = fromStart(2, { 'extra-city': true })
    const [one = 0] = near.asked
    near.play(one, 'xijing', 'jinyang', 'foot', 'foot', 'confirm')
    expect(near.state.cities.find(({ id }) => id === 'jinyang')?.owner).toBe(one)
  })

  it('R35 draws lords apart from corners', () => {
    const game = untilTurn(fromStart(4, { 'drawn-lords': true }, 'apart'))
    const lords = game.state.players.map(({ faction }) => faction)
    expect(new Set(lords).size).toBe(4)
    expect(lords.some((faction, seat) => faction !== corner(game, seat))).toBe(true)
    for (const [seat, { faction }] of game.state.players.entries())
      for (const unit of game.state.units.filter((each) => each.seat === seat && each.type !== 'general'))
        expect(unit.id.startsWith(`${faction}-`)).toBe(true)
    const two = fromStart(2, { 'drawn-lords': true })
    expect(two.options(two.asked[0] ?? 0), 'the first has any capital').toHaveLength(4)
  })

  it('R35 capitals are offered without their lords then, and with the ally whom they bring', () => {
    const offered = (game: Play, seat: number) =>
      game.decision(seat).options.map(({ id, text, hint }) => [id, text.key, hint?.args?.who ?? null])
    const plain = fromStart(2)
    expect(offered(plain, plain.asked[0] ?? 0).map(([, key]) => key)).toEqual(Array(4).fill('storm.capital'))
    const game = fromStart(4, { 'drawn-lords': true })
    const [first = 0] = game.asked
    expect(offered(game, first)).toEqual(
      ['xijing', 'xiangping', 'jianye', 'chengdu'].map((city) => [city, 'storm.area', null]),
    )
    game.play(first, 'xijing')
    const [second = 0] = game.asked
    expect(offered(game, second)).toEqual([
      ['xiangping', 'storm.area', null],
      ['jianye', 'storm.area', { seat: first }],
      ['chengdu', 'storm.area', null],
    ])
  })

  it('R49 lets three choose freely, but never both of the north', () => {
    const game = fromStart(3, { 'free-seats': true })
    const [first = 0] = game.asked
    expect(game.options(first)).toHaveLength(4)
    game.play(first, 'xijing')
    const [second = 0] = game.asked
    expect(game.options(second)).toEqual(['jianye', 'chengdu'])
  })

  it('R52 gives the first of three the middle capital', () => {
    const game = fromStart(3)
    const [first = 0] = game.asked
    expect(game.options(first)).toEqual(['chengdu', 'jianye'])
    game.play(first, 'jianye')
    const [second = 0] = game.asked
    expect(second).not.toBe(first)
    expect(game.options(second)).toEqual(['chengdu', 'xiangping'])
    game.play(second, 'xiangping')
    expect(game.state.players.map(({ capital }) => capital).sort()).toEqual([
      'chengdu',
      'jianye',
      'xiangping',
    ])
    expect(game.state.order[0]).toBe(first)
  })
})

describe('the first armies and hands', () => {
  it('R51 deals first hands in turn order', () => {
    const sizes = (seats: number) => {
      const { state } = untilTurn(fromStart(seats))
      return state.order.map((seat) => state.players[seat]?.hand.length)
    }
    expect([sizes(2), sizes(3), sizes(4)]).toEqual([
      [0, 3],
      [4, 3, 3],
      [0, 3, 3, 4],
    ])
  })

  it('R73 places by one button: a foot in each city, the others by turns at two gates, the lord at .h', () => {
    const game = fromStart(2)
    const [seat = 0] = game.asked
    game.play(seat, 'chengdu')
    expect(game.decision(seat).prompt.key).toBe('storm.ask-places')
    game.play(seat, 'confirm')
    const at = Object.fromEntries(
      game.state.units.filter((unit) => unit.seat === seat).map(({ id, place }) => [id, place]),
    )
    expect(at).toEqual({
      'liu-bei': 'chengdu-h',
      'shu-foot-1': 'chengdu',
      'shu-foot-2': 'jianan',
      'shu-foot-3': 'chengdu-h',
      'shu-archers-1': 'chengdu-d',
    })
  })

  it('R73 or unit by unit, in a plan that only its player sees; each city keeps an army', () => {
    const game = fromStart(2)
    const [seat = 0] = game.asked
    game.play(seat, 'jianye', 'unit-wu-foot-1')
    expect(game.options(seat)).not.toContain('wu')
    game.play(seat, 'jianye-v')
    expect(game.options(seat)).not.toContain('confirm')
    expect(game.decision(seat).prompt).toEqual(say('ask-places-empty', { city: nameRef('jianye') }))
    expect(game.view(seat).draft?.places['wu-foot-1']).toBe('jianye-v')
    expect(game.view(1 - seat).draft).toBe(null)
    game.play(seat, 'unit-wu-archers-2', 'jianye')
    expect(game.decision(seat).prompt).toEqual(say('ask-places-moved'))
    game.play(seat, 'confirm')
    expect(game.unit('wu-archers-2').place).toBe('jianye')
    expect(game.unit('wu-foot-1').place).toBe('jianye-v')
  })

  it('R48 asks for an army in the capital at setup; a general inside takes one of its places', () => {
    const game = fromStart(2)
    const [seat = 0] = game.asked
    game.play(seat, 'chengdu', 'unit-liu-bei', 'chengdu')
    game.play(seat, 'unit-shu-foot-3')
    expect(game.options(seat)).not.toContain('chengdu')
    game.play(seat, 'back', 'unit-shu-foot-1', 'chengdu-v')
    expect(game.options(seat)).not.toContain('confirm')
  })

  it('R2 cavalry and lords stand at gates of either city, two units a gate; of the insides a lord has the capital’s', () => {
    const game = fromStart(2)
    const [seat = 0] = game.asked
    game.play(seat, 'xijing', 'unit-qun-cavalry-1')
    const gates = ['xijing-v', 'xijing-d', 'jieting-v', 'jieting-d', 'jieting-sp']
    expect(game.options(seat)).toEqual([...gates, 'back'])
    game.play(seat, 'back', 'unit-ma-teng')
    expect(game.options(seat)).toEqual(['xijing', ...gates, 'back'])
    game.play(seat, 'xijing-d', 'unit-qun-foot-1')
    expect(game.options(seat), 'lord and archers fill xijing-d').not.toContain('xijing-d')
  })
})
