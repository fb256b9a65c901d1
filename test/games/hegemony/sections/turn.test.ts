// Section 2: the six phases of a turn.
import { describe, expect, it } from 'vitest'
import { view } from '../../../../src/games/hegemony/view/view.ts'
import { lay } from '../lay.ts'
import { aim, before, chain, hps, times, turnOf } from '../moves.ts'

describe('section 2', () => {
  it('goes through preparation, judgement, draw, play, discard and end (H8)', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.pair(0, 'zhuge-liang', 'huang-yueying', ['deputy'])
      at.phase('prepare')
      at.judgement(0, 'supply-shortage-s10')
      at.deck('slash-c2')
      at.hp(0, 1)
    })
    game.passUntil(0, 'phase-start')
    expect(game.state.turn?.phase).toBe('prepare')
    game.passUntil(0, 'play')
    expect(game.discard, 'judged, club: the draw is not skipped').toContain('supply-shortage-s10')
    expect(game.hand(0)).toHaveLength(2)
    game.play(0, 'end')
    expect(game.kind(0), 'down to 1').toBe('discard')
    game.play(0, game.hand(0)[0] ?? '')
    expect(game.state.turn?.seat).toBe(1)
  })

  it('speaks to the player whose phase it is, and marks cards usable once the play phase is open', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.pair(0, 'zhuge-liang', 'huang-yueying', ['deputy'])
      at.phase('prepare')
      at.deck('slash-c2', 'slash-c3')
    })
    game.passUntil(0, 'phase-start')
    expect(game.decision(0).prompt.args?.about).toMatchObject({ key: 'hegemony.own-phase-start' })
    expect(game.decision(0).notice?.args?.about).toMatchObject({ key: 'hegemony.at-phase-start' })
    expect(view(game.state, 0).turn?.open).toBeUndefined()
    game.passUntil(0, 'play')
    expect(view(game.state, 0).turn?.open).toBe(true)
  })

  it('lets a flipped player turn upright and miss the whole turn; the chain stays (H9)', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.hidden(1, 'zhang-jiao', 'both')
      at.judgement(1, 'lightning-sa')
      Object.assign(at.state.players[1] ?? {}, { flipped: true })
      chain(at, 1)
    })
    game.play(0, 'end')
    game.passUntil(0, 'play')
    expect(game.state.turns).toBe(3)
    expect(before(game, 1)).toMatchObject({ flipped: false, chained: true })
    expect(before(game, 1).judgement, 'no phase at all').toHaveLength(1)
    expect(before(game, 1).generals[0]?.up).toBe(false)
    expect(game.story).toContain('turn-skipped')
  })

  it('lets its player turn up one general or both in preparation, between its skills as it likes (H10, H58)', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.pair(0, 'zhuge-liang', 'zhao-yun', [])
      at.phase('prepare')
    })
    game.passUntil(0, 'phase-start')
    expect(game.options(0)).toEqual(['guanxing', 'reveal-head', 'reveal-deputy', 'pass'])
    game.play(0, 'reveal-deputy')
    expect(game.kind(0)).toBe('phase-start')
    expect(game.options(0)).toEqual(['guanxing', 'reveal-head', 'pass'])
    game.play(0, 'guanxing')
    expect(before(game, 0).generals.every(({ up }) => up)).toBe(true)
  })

  it('lets it stay hidden', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.hidden(0, 'cao-cao', 'both')
      at.phase('prepare')
    })
    game.pass(0)
    expect(before(game, 0).faction).toBeNull()
  })

  it('draws two, and skills change that', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.general(1, 'zhou-yu')
      at.phase('draw')
    })
    expect(game.hand(0)).toHaveLength(2)
    game.play(0, 'end')
    game.play(1, 'yingzi')
    expect(game.hand(1)).toHaveLength(3)
  })

  it('asks a player with a hidden general once as a phase opens, about all skills of its beginning (H14)', () => {
    const game = lay({}, (at) => {
      at.pair(0, 'zhang-liao', 'zhang-he', ['deputy'])
      at.phase('draw')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
    })
    expect(game.options(0), 'before the phase, and at its start').toEqual(['qiaobian', 'tuxi', 'pass'])
    game.pass(0)
    expect(game.kind(0), 'nothing is asked twice').not.toBe('phase-start')
    expect(game.hand(0)).toHaveLength(3)
  })

  it('goes back from a skill of a later moment to all that was asked (H14)', () => {
    const game = lay({}, (at) => {
      at.pair(0, 'zhang-liao', 'zhang-he')
      at.phase('draw')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
    })
    game.play(0, 'tuxi')
    game.play(0, 'back')
    expect(game.options(0)).toEqual(['qiaobian', 'tuxi', 'pass'])
    game.play(0, 'tuxi')
    game.play(0, 'seat-1')
    expect(game.hand(0), 'no card is drawn').toEqual(['slash-s7', 'dodge-h2'])
  })

  it('asks on about the count of cards once a skill of it is used', () => {
    const game = lay({}, (at) => {
      at.pair(0, 'xu-chu', 'xun-yu')
      at.phase('draw')
    })
    game.play(0, 'luoyi')
    expect(game.hand(0)).toHaveLength(1)
    expect(game.kind(0)).toBe('play')
  })

  it('discards down to the HP, to nothing at 0 HP or less (H12)', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.hand(0, 'dodge-h2', 'dodge-d2', 'dodge-d3')
      at.hp(0, 2)
    })
    game.play(0, 'end')
    expect(game.decision(0)).toMatchObject({ min: 1, max: 1 })
    game.play(0, 'dodge-d2')
    expect(game.hand(0)).toEqual(['dodge-h2', 'dodge-d3'])
    const wounded = lay({ seats: 2 }, (at) => {
      at.general(0, 'zhou-tai')
      at.hand(0, 'dodge-h2', 'dodge-d2')
      at.hp(0, 0)
      const player = at.state.players[0]
      if (player) player.piles = { buqu: ['dodge-d3'] }
      at.state.deck = at.state.deck.filter((card) => card !== 'dodge-d3')
    })
    wounded.play(0, 'end')
    expect(wounded.decision(0)).toMatchObject({ min: 2, max: 2 })
  })

  it('has no start of a skipped phase (H13)', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.general(0, 'zhang-liao')
      at.phase('judge')
      at.judgement(0, 'supply-shortage-s10')
      at.hand(1, 'peach-h4')
      at.deck('slash-s7')
    })
    game.passUntil(0, 'play')
    expect(game.hand(0)).toEqual([])
    expect(game.story).toContain('phase-skipped')
    expect(game.story).not.toContain('uses-skill')
  })

  it('when its player dies, a mass attack goes on for the targets still to come, without a source (H16)', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(1, 'xiahou-dun')
      at.hp(0, 1)
      at.hp(3, 1)
      at.hand(0, 'barbarians-sk')
      at.hand(2, 'slash-s8')
      at.deck('slash-s7')
    })
    game.play(0, 'barbarians-sk')
    game.passUntil(1, 'after-suffering')
    game.play(1, 'ganglie')
    game.passUntil(2, 'answer-slash')
    expect(game.alive(0)).toBe(false)
    game.play(2, 'slash-s8')
    game.passUntil(1, 'play')
    expect(hps(game).slice(1), 'each after it').toEqual([3, 4, 0, 3])
    expect(times(game, 'rewarded'), 'nobody killed seat 3').toBe(0)
    expect(game.state.turn?.seat, 'then the next turn').toBe(1)
    expect(game.discard).toContain('barbarians-sk')
    expect(game.state.table).toEqual([])
  })

  it('a Slash goes on for its other target when its user dies of the first one’s Dodge (H16)', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(0, 'ding-feng')
      at.general(1, 'zhang-jiao')
      at.hp(0, 2)
      at.hp(2, 1)
      at.wear(0, 'chitu-h5')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
      at.deck('slash-s8')
    })
    aim(game, 0, 'slash-s7', 1)
    game.play(0, 'seat-2')
    game.play(1, 'dodge-h2')
    game.play(1, 'leiji')
    game.play(1, 'seat-0')
    game.passUntil(1, 'play')
    expect([0, 2].map((seat) => game.alive(seat))).toEqual([false, false])
    expect(times(game, 'rewarded'), 'for the user’s death alone').toBe(1)
    expect(game.state.turn?.seat).toBe(1)
  })

  it('Lightning that kills the player of the turn is discarded, and the turn ends', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.phase('judge')
      at.judgement(0, 'indulgence-h6', 'lightning-sa')
      at.deck('slash-s8')
      at.hp(0, 1)
    })
    expect(game.alive(0)).toBe(false)
    expect(game.discard).toEqual(expect.arrayContaining(['lightning-sa', 'indulgence-h6']))
    expect(times(game, 'judges')).toBe(1)
    expect(game.state.turn?.seat).toBe(1)
  })

  it('passes over the dead', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    game.play(0, 'end')
    expect(game.state.turn?.seat).toBe(2)
  })

  it('counts what is once per turn anew in the next', () => {
    const game = lay({ seats: 2 }, (at) => {
      turnOf(at, 1)
      at.hand(1, 'wine-s9', 'slash-s7')
      at.hand(0, 'slash-s8', 'wine-c9')
    })
    game.play(1, 'wine-s9')
    game.play(1, 'end')
    expect(game.options(0)).toEqual(expect.arrayContaining(['wine-c9', 'slash-s8']))
  })
})
