// Skills inside skills: answers to damage, in pairs, while a card on all goes round, or fire a chain, and somebody dies midway.
import { describe, expect, it } from 'vitest'
import type { General } from '../../../src/games/hegemony/cards/generals.ts'
import { lay, type Play } from './lay.ts'
import { before, chain } from './moves.ts'

/** Generals whose skills answer damage, and those that answer death or loss while it is being dealt. */
const ANSWERING: readonly (readonly [string, General])[] = [
  ['jianxiong', 'cao-cao'],
  ['fankui', 'sima-yi'],
  ['ganglie', 'xiahou-dun'],
  ['yiji', 'guo-jia'],
  ['jieming', 'xun-yu'],
  ['fangzhu', 'cao-pi'],
  ['beige', 'cai-wenji'],
  ['buqu', 'zhou-tai'],
  ['tianxiang', 'xiao-qiao'],
]

const PAIRS = ANSWERING.flatMap((one, index) =>
  ANSWERING.slice(index + 1).map((other) => [one, other] as const),
)

/** Everybody does what it can, unless it would be another card of the play phase: the first option that is no way back. */
function answer(game: Play): void {
  const [seat] = game.asked
  if (seat === undefined) return
  for (const each of game.asked) {
    const { options, min, pass } = game.decision(each)
    const ids = options.map(({ id }) => id)
    const wanted = ids.filter((id) => id !== 'back' && id !== pass)
    game.play(each, ...(wanted.length >= Math.max(1, min) ? wanted : ids).slice(0, Math.max(1, min)))
    if (game.outcome) return
  }
}

/** Until the play phase of seat 0 is asked, its turn is over or the game is. */
function settle(game: Play): void {
  for (let n = 0; n < 200; n++) {
    const [seat] = game.asked
    if (game.outcome || seat === undefined || game.state.turn?.seat !== 0 || game.kind(seat) === 'play')
      return
    answer(game)
  }
  throw new Error('it does not come to an end')
}

/** Nothing in the middle, nothing going on, the dead have nothing; `lay` counts the cards after every answer. */
function isSwept(game: Play): void {
  const { state } = game
  expect([state.table, state.aside, state.harvest, state.happening]).toEqual([[], [], [], []])
  for (const [seat, player] of state.players.entries()) {
    if (player.alive) continue
    expect(player, `seat ${seat} is dead`).toMatchObject({ hand: [], judgement: [], chained: false })
    expect(game.worn(seat)).toEqual([])
    expect(Object.values(player.piles).flat()).toEqual([])
  }
}

interface Scene {
  readonly card: string
  /** Who is about to die. */
  readonly weak: 'first' | 'second' | 'user' | 'bystander'
}

const scenes = (card: string, ...weak: readonly Scene['weak'][]): Scene[] =>
  weak.map((each) => ({ card, weak: each }))

const SCENES: readonly Scene[] = [
  ...scenes('barbarians-sk', 'first', 'second', 'user', 'bystander'),
  ...scenes('arrow-volley-ha', 'first', 'bystander'),
  ...scenes('fire-slash-h4', 'first', 'second', 'user'),
]

/**
 * Seat 0 uses the card; seats 1 and 3 answer damage; seat 2 stands between, 4 and 5 end the round. Fire strikes seat 1
 * and runs along the chain of 0 to 3.
 */
const scene = ([, a]: readonly [string, General], [, b]: readonly [string, General], { card, weak }: Scene) =>
  lay({ seats: 6, seed: `${a}-${b}-${card}-${weak}` }, (at) => {
    at.general(1, a)
    at.general(3, b)
    at.hand(0, card, 'dodge-d6')
    at.wear(0, 'axe-d5')
    at.hand(1, 'dodge-h2', 'peach-garden-ha')
    at.hand(2, 'ex-nihilo-h8')
    at.hand(3, 'dodge-hj', 'ex-nihilo-h7')
    if (card === 'fire-slash-h4') chain(at, 0, 1, 2, 3)
    at.judgement(3, 'supply-shortage-s10')
    at.judgement(4, 'indulgence-h6')
    const seat = { first: 1, second: 3, user: 0, bystander: 2 }[weak]
    at.hp(seat, 1)
  })

describe('skills that answer damage, in pairs, inside Barbarians, Volleys and chains', () => {
  it.each(PAIRS)(
    '%s and %s: no matter who dies midway, the game goes on and the zones are swept',
    (one, other) => {
      let deaths = 0
      for (const each of SCENES) {
        const game = scene(one, other, each)
        game.play(0, each.card)
        if (each.card === 'fire-slash-h4') game.play(0, 'seat-1')
        settle(game)
        isSwept(game)
        deaths += game.state.players.filter(({ alive }) => !alive).length
        const taken = [1, 3].some((seat) => game.hand(seat).includes(each.card))
        expect(taken || game.discard.includes(each.card), 'the card lies where it belongs').toBe(true)
        if (game.outcome || game.state.turn?.seat !== 0) continue
        game.play(0, 'end')
        settle(game)
      }
      expect(deaths, 'somebody did die midway').toBeGreaterThan(1)
    },
  )
})

describe('what exactly happens', () => {
  it('剛烈 inside Barbarians kills their user: the round goes on without a source, then the next turn begins', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(1, 'xiahou-dun')
      at.general(3, 'guo-jia')
      at.hp(0, 1)
      at.hand(0, 'barbarians-sk')
      at.wear(0, 'axe-d5')
      at.deck('slash-s7')
    })
    game.play(0, 'barbarians-sk')
    game.play(1, 'ganglie')
    expect(before(game, 0)).toMatchObject({ alive: false, hp: 0 })
    game.passUntil(1, 'play')
    expect(game.state.players.map(({ hp }) => hp).slice(2), 'reached all the same').toEqual([3, 2, 3])
    expect(game.discard).toEqual(expect.arrayContaining(['barbarians-sk', 'axe-d5', 'slash-s7']))
    expect(game.state.turn?.seat).toBe(1)
    isSwept(game)
  })

  it('剛烈 answers 剛烈’s damage by 反饋: one inside the other, innermost first', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, 'sima-yi')
      at.general(1, 'xiahou-dun')
      at.hand(0, 'slash-s7')
      at.wear(1, 'axe-d5')
      at.deck('slash-s8')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'ganglie')
    expect(game.state.happening.map(({ is }) => is)).toEqual(['use', 'damage', 'judgement', 'damage'])
    game.play(0, 'fankui')
    expect(game.hand(0)).toEqual(['axe-d5'])
    expect(game.kind(0)).toBe('play')
    isSwept(game)
  })

  it('the one who dies in the middle of a Volley is skipped by its own skills and replaced by the next target', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(1, 'guo-jia')
      at.hp(1, 1)
      at.hand(0, 'arrow-volley-ha')
      at.hand(1, 'dodge-h2')
    })
    game.play(0, 'arrow-volley-ha')
    game.passUntil(1, 'answer-dodge')
    game.pass(1)
    game.passUntil(0, 'play')
    expect(game.alive(1)).toBe(false)
    expect(game.story, 'no 遺計 of the dead').not.toContain('looks')
    expect(game.state.players.map(({ hp }) => hp)).toEqual([4, 0, 3, 3, 3])
    isSwept(game)
  })

  it('cards looked at by 遺計 are not lost when a gift kills the turn', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(0, 'ma-teng')
      at.general(1, 'guo-jia')
      at.general(2, 'xiahou-dun')
      at.hp(0, 1)
      at.hand(0, 'barbarians-sk')
      at.deck('peach-h4', 'dodge-h2', 'slash-s7')
    })
    game.play(0, 'barbarians-sk')
    game.play(1, 'yiji')
    game.play(1, 'seat-1')
    game.play(1, 'seat-2')
    game.passUntil(2, 'answer-slash')
    game.pass(2)
    game.play(2, 'ganglie')
    game.passUntil(1, 'play')
    expect(game.alive(0)).toBe(false)
    expect(game.hand(1)).toContain('peach-h4')
    expect(game.hand(2)).toContain('dodge-h2')
    isSwept(game)
  })

  it('行殤 takes what the dead had while the round goes on', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(3, 'cao-pi')
      at.hp(2, 1)
      at.hand(0, 'barbarians-sk')
      at.hand(2, 'peach-garden-ha')
      at.wear(2, 'axe-d5')
    })
    game.play(0, 'barbarians-sk')
    game.passUntil(3, 'death')
    game.play(3, 'xingshang')
    expect(game.hand(3)).toEqual(['peach-garden-ha', 'axe-d5'])
    game.passUntil(3, 'answer-slash')
    game.pass(3)
    game.play(3, 'fangzhu')
    game.play(3, 'seat-0')
    expect(before(game, 0).flipped).toBe(true)
    game.passUntil(0, 'play')
    isSwept(game)
  })
})
