// The fine print of rulings 22, 36, 40, 59, 60, 66 and 74: what routed, parted and crossing units still do, when a lord
// returns, and a warning.
import { describe, expect, it } from 'vitest'
import { stageFrom } from '../../../src/engine/lifecycle.ts'
import { retreatSpace } from '../../../src/games/storm/board/retreat.ts'
import { targetsOf } from '../../../src/games/storm/board/targets.ts'
import { sidesOf } from '../../../src/games/storm/fight/sides.ts'
import { game as storm } from '../../../src/games/storm/game.ts'
import { extrasFor } from '../../../src/games/storm/rules/extras.ts'
import { newTurn, type StormState } from '../../../src/games/storm/table/state.ts'
import { attackOf, emptyField, fall, put } from './field.ts'
import { type Layer, layOut } from './play.ts'

describe('a routed unit', () => {
  it('falls without a fight, so nothing can be declared with the attack (60)', () => {
    const state = emptyField()
    const [player] = state.players
    if (player) Object.assign(player, { hand: ['assault-1'], rage: 6 })
    const attacker = put(state, 0, 'foot', 'jw')
    const target = put(state, 1, 'foot', 'hw')
    expect(extrasFor(state, attackOf(attacker, target), 0)).toEqual(['assault-1', 'last-stand'])
    target.routed = state.turn
    expect(extrasFor(state, attackOf(attacker, target), 0)).toEqual([])
  })

  it('does not help: routed cavalry beside Ma Chao adds nothing to 鐵騎 (40)', () => {
    const state = emptyField()
    const chao = put(state, 0, 'ma-chao', 'jw')
    const horse = put(state, 0, 'cavalry', 'jw')
    const attack = attackOf(chao, put(state, 1, 'foot', 'hw'), { abilities: ['ma-chao'] })
    const fresh = sidesOf(state, attack).attacker.attack
    horse.routed = state.turn
    expect(sidesOf(state, attack).attacker.attack).toBe(fresh - 1)
  })
})

describe('反間', () => {
  it('keeps a unit out of joint fights and encirclement, but it still reaches a space of retreat (59)', () => {
    const state = emptyField()
    const unit = put(state, 0, 'foot', 'fsw')
    // Two roads lead home, equally far.
    expect(retreatSpace(state, unit, 'fsw', ['ks'])).toBe('b3sw')
    const foe = put(state, 1, 'foot', 'xiangyang-w')
    expect(retreatSpace(state, unit, 'fsw', ['ks'])).toBe('d3sw')
    foe.now.apart = true
    expect(retreatSpace(state, unit, 'fsw', ['ks'])).toBe('d3sw')
  })
})

describe('暗渡陳倉', () => {
  const across = (now: object, type = 'foot') => {
    const state = emptyField()
    put(state, 1, 'foot', 'mw')
    const unit = put(state, 0, type, 'jieting-sp', { now: { ...newTurn(), ...now } })
    return targetsOf(state, unit).map(({ at }) => at)
  }

  it('makes roads of sea and mountain links: attacks too go over them, after a move and by cavalry (36)', () => {
    expect(across({ moved: true })).toEqual([])
    expect(across({ moved: true, secret: true })).toEqual(['mw'])
    expect(across({ secret: true }, 'cavalry')).toEqual(['mw'])
  })

  it('leaves those without it as they are: only with the whole move, and no cavalry (36)', () => {
    expect(across({})).toEqual(['mw'])
    expect(across({}, 'cavalry')).toEqual([])
  })
})

describe('a slain lord', () => {
  const menu = (more: (state: StormState) => void): readonly string[] => {
    const state = emptyField()
    state.order = [0, 1]
    state.phase = 'recruit'
    state.pools.shu = []
    state.fallen = ['liu-bei']
    const [player] = state.players
    if (player) Object.assign(player, { hand: ['assault-1', 'assault-2'], rage: 5 })
    state.deck = state.deck.filter((card) => !['assault-1', 'assault-2'].includes(card))
    more(state)
    const { run: session } = stageFrom(
      storm,
      { seats: 2, options: {}, seed: 'lord' },
      JSON.stringify(state),
      0,
    )
    return session.open?.request.decisions[0]?.options.map(({ id }) => id) ?? []
  }
  const slainIn = (turn: number) => (state: StormState) => {
    const [player] = state.players
    if (player) player.lordFell = turn
  }

  it('returns in the recruit step of a later turn, not of the one in which it fell (source, 七; 22)', () => {
    expect(menu(slainIn(5))).not.toContain('revive')
    expect(menu(slainIn(4))).toContain('revive')
  })
})

describe('仁德 in a plan', () => {
  const recruiting = (lay: (at: Layer) => void) =>
    layOut({
      lay: (at) => {
        at.state.phase = 'recruit'
        lay(at)
      },
    })

  it('begins with the lord who is brought back before the army is paid (66)', () => {
    const game = recruiting((at) => {
      at.hand(0, 'assault-1', 'ambush-1')
      at.rage(0, 6)
      fall(at.state, 'liu-bei', 'guan-yu', 'zhuge-liang')
    })
    game.play(0, 'revive', 'chengdu-h', 'assault-1')
    game.play(0, 'army', 'archers', 'chengdu')
    expect(game.decision(0).prompt.args?.unit).toEqual({ name: 'shu-foot-1' })
  })

  it('ends with a Liu Bei who is dismissed before the army is paid (66, 68)', () => {
    const game = recruiting((at) => {
      const [player] = at.state.players
      if (player) player.faction = 'wei'
      at.hand(0, 'assault-1', 'ambush-1', 'rest-1')
      at.put(0, 'liu-bei', 'chengdu-h')
      at.put(0, 'cao-cao', 'chengdu-h')
      fall(at.state, 'zhang-liao')
    })
    game.play(0, 'general', 'liu-bei', 'guo-jia', 'chengdu-d', ['assault-1', 'ambush-1'])
    game.play(0, 'army', 'archers', 'chengdu')
    expect(game.decision(0).prompt.key).toBe('storm.ask-recruit')
  })
})

describe('an attack out of a city', () => {
  const confirming = (garrison: number, at: string, type = 'foot'): string => {
    const game = layOut({
      idle: true,
      lay: (field) => {
        for (let n = 0; n < garrison; n++) field.put(0, type, 'chengdu')
        field.put(1, 'foot', at)
      },
    })
    game.play(0, 'attack', `unit-shu-${type}-1`, 'wei-foot-1')
    return JSON.stringify(game.decision(0).options.find(({ id }) => id === 'fight')?.hint)
  }

  it('warns before it is confirmed that a victory would leave the city empty (74)', () => {
    expect(confirming(1, 'chengdu-d')).toContain('hint-empties')
    expect(confirming(2, 'chengdu-d')).not.toContain('hint-empties')
    // From afar nobody moves out.
    expect(confirming(1, 'd1sw', 'archers')).not.toContain('hint-empties')
  })
})
