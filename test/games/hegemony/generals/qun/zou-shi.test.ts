// 鄒氏: 禍水, 傾城.
import { describe, expect, it } from 'vitest'
import { sideStream } from '../../../../../src/engine/random.ts'
import { hard } from '../../../../../src/games/hegemony/bot/hard.ts'
import { lay } from '../../lay.ts'

describe('huoshui', () => {
  it('she may be turned up in her play phase; then nobody else turns generals up in her turn', () => {
    const game = lay({}, (at) => {
      at.hidden(0, 'zou-shi')
      at.hidden(1, 'cao-cao')
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'huoshui')
    expect(game.event('reveals').general).toEqual({ name: 'zou-shi' })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(3)
    expect(game.story.filter((key) => key === 'reveals')).toHaveLength(1)
  })
})

it.each([
  ['a skill of an answer', 'wo-long', 'slash-h10'],
  ['a card turned into another', 'zhao-yun', 'slash-h10'],
  ['a skill after damage', 'xiahou-dun', 'slash-h10'],
  ['a conversion in a Duel', 'guan-yu', 'duel-sa'],
] as const)('huoshui: in her turn %s turns nobody up (%s)', (_how, general, card) => {
  const game = lay({}, (at) => {
    at.general(0, 'zou-shi')
    at.hidden(1, general)
    at.hand(0, card)
    at.hand(1, 'slash-s7', 'peach-h4')
  })
  game.play(0, card)
  game.play(0, 'seat-1')
  const offered: string[] = []
  while (game.kind(game.asked[0] ?? 0) !== 'play') {
    if (game.asked.includes(1)) offered.push(...game.options(1))
    game.pass()
  }
  const printed = card === 'duel-sa' ? ['slash-s7', 'pass'] : ['pass']
  expect(new Set(offered)).toEqual(new Set([...printed, 'pass']))
})

it('huoshui: a player who may use an open skill in her turn is not offered that of the hidden general beside it', () => {
  const game = lay({}, (at) => {
    at.general(0, 'zou-shi')
    at.pair(1, 'xun-yu', 'xiahou-dun', ['head'])
    at.hand(0, 'slash-s7')
  })
  game.play(0, 'slash-s7')
  game.play(0, 'seat-1')
  game.passUntil(1, 'after-suffering')
  expect(game.options(1)).toEqual(['jieming', 'pass'])
})

describe('qingcheng', () => {
  it('an equipment card turns a general down; the faction stays, its skills stop', () => {
    const game = lay({}, (at) => {
      at.general(0, 'zou-shi')
      at.pair(1, 'zhuge-liang', 'guan-yu')
      at.hand(0, 'axe-d5', 'slash-s7')
    })
    for (const choice of ['qingcheng', 'axe-d5', 'seat-1', 'back']) game.play(0, choice)
    expect(game.hand(0), 'thought better of').toContain('axe-d5')
    for (const choice of ['qingcheng', 'axe-d5', 'seat-1', 'head']) game.play(0, choice)
    expect(game.state.players[1]?.generals.map(({ up }) => up)).toEqual([false, true])
    expect(game.state.players[1]?.faction).toBe('shu')
  })

  it('a computer player chooses which general it turns down', () => {
    const game = lay({}, (at) => {
      at.general(0, 'zou-shi')
      at.pair(1, 'zhuge-liang', 'guan-yu')
      at.hand(0, 'axe-d5')
    })
    for (const id of ['qingcheng', 'axe-d5', 'seat-1']) game.play(0, id)
    const situation = { seat: 0, view: game.view(0), story: [], decision: game.decision(0) }
    expect(game.options(0)).toEqual(expect.arrayContaining(['head', 'deputy']))
    game.play(0, ...(hard.decide(situation, sideStream('steady', 0)) ?? []))
    expect(game.state.players[1]?.generals.filter(({ up }) => !up)).toHaveLength(1)
  })

  it('zhou-tai at 0 HP: his wounds go, and he is dying', () => {
    const game = lay({}, (at) => {
      at.general(0, 'zou-shi')
      at.pair(1, 'zhou-tai', 'sun-quan')
      at.hand(0, 'axe-d5')
      at.hp(1, 0)
      const [, player] = at.state.players
      if (player) player.piles = { buqu: ['dodge-h2'] }
      at.state.deck = at.state.deck.filter((card) => card !== 'dodge-h2')
    })
    game.play(0, 'qingcheng')
    game.play(0, 'axe-d5')
    game.play(0, 'seat-1')
    game.play(0, 'head')
    expect(game.story).toContain('is-dying')
    expect(game.discard).toContain('dodge-h2')
  })
})
