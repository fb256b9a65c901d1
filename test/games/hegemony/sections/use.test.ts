// Section 4: the steps of using a card.
import { describe, expect, it } from 'vitest'
import { lay } from '../lay.ts'
import { aim, before, hps, times } from '../moves.ts'

/** Where the first of these keys stand in the story, in that order. */
const inOrder = (story: readonly string[], ...keys: string[]) => {
  const places = keys.map((key) => story.indexOf(key))
  expect(places, keys.join()).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
}

describe('section 4', () => {
  it('declares, then pays and turns the general up, then skills of the use, then the effect (H28, H61)', () => {
    const game = lay({}, (at) => {
      at.pair(0, 'wo-long', 'huang-yueying', ['deputy'])
      at.hand(0, 'peach-h4', 'peach-h6', 'dodge-h2')
      at.hand(1, 'slash-s7')
    })
    game.passUntil(0, 'play')
    game.play(0, 'huoji:fire-attack')
    aim(game, 0, 'peach-h4', 1)
    inOrder(game.story, 'uses-on', 'uses-skill', 'reveals')
    expect(game.kind(0), 'the companions’ reward comes before anything else').toBe('ask-companions')
    game.play(0, 'draw')
    game.passUntil(1, 'ask-show')
    expect(game.story).not.toContain('shows')
  })

  it('lets skills of using a card work before its targets are touched (H28)', () => {
    const game = lay({}, (at) => {
      at.general(0, 'huang-yueying')
      at.hand(0, 'dismantle-s3')
      at.hand(1, 'peach-h4')
      at.deck('dodge-h2')
    })
    aim(game, 0, 'dismantle-s3', 1)
    game.play(0, 'jizhi')
    expect(game.hand(0)).toEqual(['dodge-h2'])
    expect(game.hand(1), 'not yet').toEqual(['peach-h4'])
  })

  it('lets each become a target before the user’s skills on the targets (H28)', () => {
    const game = lay({}, (at) => {
      at.general(0, 'ma-chao')
      at.general(1, 'da-qiao')
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-h4')
      at.deck('dodge-d2')
    })
    aim(game, 0, 'slash-s7', 1)
    game.play(1, 'liuli')
    game.play(1, 'peach-h4')
    game.play(1, 'seat-2')
    game.play(0, 'tieqi')
    expect(game.state.happening.at(-1), 'the new target cannot dodge').toBeUndefined()
    expect(hps(game)).toEqual([4, 3, 3])
  })

  it('resolves for each target in turn order, for the table from its user on (H29)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hand(0, 'iron-chain-sq')
    })
    aim(game, 0, 'iron-chain-sq', 3, 1)
    const chained = game.told.filter(({ phrase }) => phrase.key === 'hegemony.chained')
    expect(chained.map(({ phrase }) => phrase.args?.whom)).toEqual([{ seat: 1 }, { seat: 3 }])
  })

  it('also where a target was turned to another player', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.general(0, 'ding-feng')
      at.general(1, 'da-qiao')
      at.wear(0, 'chitu-h5')
      at.wear(1, 'qilin-bow-h5')
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-h4')
      at.hand(2, 'dodge-h2')
      at.hand(4, 'dodge-d2')
    })
    aim(game, 0, 'slash-s7', 1)
    game.play(0, 'seat-2')
    game.play(1, 'liuli')
    game.play(1, 'peach-h4')
    game.play(1, 'seat-4')
    expect(game.asked, 'seat 2 comes before seat 4').toEqual([2])
    game.pass(2)
    expect(game.asked).toEqual([4])
    game.pass(4)
    expect(hps(game)).toEqual([4, 3, 3, 4, 3, 4])
  })

  it('a player who was no target any more becomes one anew by a card that is turned to them (H31)', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.general(0, 'ding-feng')
      at.general(1, 'zhuge-liang')
      at.general(5, 'da-qiao')
      at.wear(0, 'chitu-h5')
      at.wear(5, 'qilin-bow-h5')
      at.hand(0, 'slash-s7')
      at.hand(5, 'peach-h4')
    })
    aim(game, 0, 'slash-s7', 1)
    game.play(0, 'seat-5')
    expect(
      game.story.filter((key) => key === 'cancelled'),
      'by Empty City',
    ).toHaveLength(1)
    game.play(5, 'liuli')
    game.play(5, 'peach-h4')
    game.play(5, 'seat-1')
    expect(game.story.filter((key) => key === 'cancelled')).toHaveLength(2)
    expect(hps(game)).toEqual([4, 3, 4, 4, 4, 3])
  })

  it('a card that lost all its targets is discarded without effect (H31)', () => {
    const game = lay({}, (at) => {
      at.general(1, 'zhuge-liang')
      at.hand(0, 'slash-s7', 'wine-s9')
    })
    game.play(0, 'wine-s9')
    aim(game, 0, 'slash-s7', 1)
    expect(game.story).toContain('cancelled')
    expect(game.discard).toContain('slash-s7')
    expect(hps(game)).toEqual([4, 3, 4])
    expect(game.state.turn, 'it was used all the same').toMatchObject({ slashes: 1, drunk: false })
  })

  it('a delayed trick cancelled on arriving is discarded (H31)', () => {
    const game = lay({}, (at) => {
      at.general(1, 'lu-xun')
      at.hand(0, 'indulgence-h6')
    })
    aim(game, 0, 'indulgence-h6', 1)
    expect(before(game, 1).judgement).toEqual([])
    expect(game.discard).toContain('indulgence-h6')
  })

  it('a Slash without effect asks for no Dodge', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'slash-s7')
      at.wear(1, 'renwang-c2')
      at.hand(1, 'dodge-h2')
    })
    aim(game, 0, 'slash-s7', 1)
    expect(game.kind(0)).toBe('play')
    expect(game.hp(1)).toBe(4)
  })

  it('Slash: dodged it may still hit; hit it does damage', () => {
    const game = lay({}, (at) => {
      at.general(0, 'pang-de')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2', 'peach-h4')
    })
    game.passUntil(0, 'play')
    aim(game, 0, 'slash-s7', 1)
    game.play(1, 'dodge-h2')
    game.play(0, 'mengjin')
    expect(game.hand(1)).toEqual([])
    expect(game.hp(1)).toBe(4)
  })

  it('a global card looks at its user first (H29)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hand(0, 'peach-garden-ha')
      for (const seat of [0, 1, 2, 3]) at.hp(seat, 2)
    })
    game.play(0, 'peach-garden-ha')
    const healed = game.told.filter(({ phrase }) => phrase.key === 'hegemony.recovers')
    expect(healed.map(({ phrase }) => phrase.args?.who)).toEqual([0, 1, 2, 3].map((seat) => ({ seat })))
    expect(times(game, 'recovers')).toBe(4)
  })
})

describe('section 4, what the turn remembers of a Slash', () => {
  it('of another player nothing: neither the limit nor the Wine of the turn’s player is used up', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hand(0, 'wine-s9', 'borrow-sword-cq', 'slash-s8')
      at.wear(1, 'axe-d5')
      at.hand(1, 'slash-s7')
    })
    game.play(0, 'wine-s9')
    aim(game, 0, 'borrow-sword-cq', 1, 2)
    game.passUntil(1, 'answer-slash')
    game.play(1, 'slash-s7')
    game.passUntil(0, 'play')
    expect(game.hp(2)).toBe(3)
    expect(game.state.turn).toMatchObject({ slashes: 0, slashed: false, drunk: true, wines: 1 })
    aim(game, 0, 'slash-s8', 3)
    game.passUntil(0, 'play')
    expect(game.hp(3), 'the Wine’s own').toBe(2)
    expect(game.state.turn).toMatchObject({ slashes: 1, slashed: true, drunk: false })
  })

  it('one that a skill makes outside the play phase is not one of the play phase (神速, 克己)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, 'xiahou-yuan')
      at.phase('judge')
      at.hand(0, 'slash-s8')
    })
    game.play(0, 'shensu')
    game.play(0, 'seat-2')
    game.passUntil(0, 'play')
    expect(game.hp(2)).toBe(3)
    expect(game.state.turn).toMatchObject({ slashes: 0, slashed: false })
    expect(game.options(0)).toContain('slash-s8')
  })
})

it('section 7: damage that is turned onto 名士 and lessened to nothing brings no cards (天香)', () => {
  const game = lay({ seats: 4 }, (at) => {
    at.hidden(0, 'cao-cao')
    at.general(1, 'xiao-qiao')
    at.general(3, 'kong-rong')
    at.hp(3, 1)
    at.hand(0, 'slash-s7')
    at.hand(1, 'peach-h4')
  })
  aim(game, 0, 'slash-s7', 1)
  game.passUntil(1, 'suffering')
  game.play(1, 'tianxiang')
  game.play(1, 'peach-h4')
  game.play(1, 'seat-3')
  game.passUntil(0, 'play')
  expect(times(game, 'damage-normal')).toBe(0)
  expect(game.hand(3), 'no draw for what it lacks').toEqual([])
})
