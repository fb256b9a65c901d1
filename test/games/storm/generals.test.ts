// Generals: wounds, capture, duels, abilities, the third attack.
import { describe, expect, it } from 'vitest'
import { moveOf } from '../../../src/games/storm/board/moves.ts'
import { sidesOf } from '../../../src/games/storm/fight/sides.ts'
import { playsNow } from '../../../src/games/storm/rules/cards-menu.ts'
import { extrasFor } from '../../../src/games/storm/rules/extras.ts'
import { attackOf, emptyField, own, put } from './field.ts'
import { IDLE, type Layer, layOut } from './play.ts'

const two =
  (more: (at: Layer) => void = () => undefined) =>
  (at: Layer): void => {
    at.put(0, 'guan-yu', 'jw')
    at.put(1, 'zhang-liao', 'hw')
    more(at)
  }

describe('general against general', () => {
  it('R19 each takes the other’s attack less the own defence; the side that is hurt more steps back, not routed', () => {
    const game = layOut({ dice: [5, 4], lay: two() })
    game.attack(0, 'guan-yu', 'zhang-liao')
    expect([game.unit('guan-yu').stamina, game.unit('zhang-liao').stamina]).toEqual([4, 2])
    expect(game.unit('zhang-liao')).toMatchObject({ place: 'hanzhong-in', routed: null })
    expect(game.unit('guan-yu').place).toBe('hw')
  })

  it('R19 hurt alike, the attacker goes back', () => {
    const game = layOut({ dice: [3, 3], lay: two() })
    game.attack(0, 'guan-yu', 'zhang-liao')
    expect([game.unit('guan-yu').stamina, game.unit('zhang-liao').stamina]).toEqual([3, 3])
    expect(game.unit('guan-yu').place).toBe('jw')
  })

  it('R19 at 0 a general is captured: 2 rage to its owner, a card to the victor', () => {
    const game = layOut({ dice: [6, 1], lay: two((at) => at.hand(0, 'rest-1')) })
    game.attack(0, 'guan-yu', 'zhang-liao')
    expect(game.find('zhang-liao')).toBe(undefined)
    expect(game.state.players[0]).toMatchObject({ captives: ['zhang-liao'], rage: 0 })
    expect(game.state.players[0]?.hand).toHaveLength(2)
    expect(game.state.players[1]?.rage).toBe(2)
    game.play(0, 'recruit')
    expect(game.options(0), 'persuaded in the same turn').toContain('persuade-zhang-liao')
  })

  it('R41 both at 0: both are captured, each side has a card and 2 rage, nobody advances', () => {
    const game = layOut({
      idle: true,
      dice: [3, 3],
      lay: (at) => {
        at.put(0, 'guan-yu', 'jw', { stamina: 1 })
        at.put(1, 'zhang-liao', 'hw', { stamina: 1 })
      },
    })
    game.attack(0, 'guan-yu', 'zhang-liao')
    expect(game.state.units.map(({ id }) => id)).toEqual([IDLE])
    expect(game.state.players.map(({ rage, hand, captives }) => [rage, hand.length, captives])).toEqual([
      [2, 1, ['zhang-liao']],
      [2, 1, ['guan-yu']],
    ])
  })

  it.each([
    ['guan-yu', [3, 5], 4, 1],
    ['zhang-liao', [3, 3], 1, 4],
  ])('R93 one falls, the other not: %s has won, hurt more or not', (victor, dice, mine, theirs) => {
    const game = layOut({
      idle: true,
      dice,
      lay: (at) => {
        at.put(0, 'guan-yu', 'jw', { stamina: mine })
        at.put(1, 'zhang-liao', 'hw', { stamina: theirs })
        at.hand(0, 'assault-1')
      },
    })
    game.attack(0, 'guan-yu', 'zhang-liao', 'assault-1')
    expect(game.state.units.filter(({ type }) => type === 'general')).toMatchObject([
      { id: victor, place: 'hw', stamina: 1 },
    ])
  })

  it('R41 a lord is slain, not captured, and brings the victor a card too', () => {
    const game = layOut({
      idle: true,
      dice: [6, 1],
      lay: (at) => {
        at.put(0, 'guan-yu', 'jw')
        at.put(1, 'cao-cao', 'hw')
      },
    })
    game.attack(0, 'guan-yu', 'cao-cao')
    expect(game.state.fallen).toEqual(['cao-cao'])
    expect(game.state.players[0]).toMatchObject({ captives: [] })
    expect(game.state.players[0]?.hand).toHaveLength(1)
    expect(game.state.players[1]?.rage).toBe(2)
  })

  it('R41 pushed back with no space, a general is captured', () => {
    const game = layOut({
      dice: [4, 3],
      lay: (at) => {
        at.put(0, 'guan-yu', 'kn')
        at.own(0, 'ye')
        at.put(1, 'zhang-liao', 'fne')
        at.put(0, 'foot', 'd3ne')
        at.put(0, 'foot', 'b3ne')
      },
    })
    game.attack(0, 'guan-yu', 'zhang-liao')
    expect(game.state.players[0]?.captives).toEqual(['zhang-liao'])
  })

  it('R58 +n of an attack counts in the own attack alone, of a defence in the defence alone', () => {
    const state = emptyField(2)
    const [mine, theirs] = [put(state, 0, 'guan-yu', 'jw'), put(state, 1, 'zhang-liao', 'hw')]
    const { attacker, defender } = sidesOf(state, attackOf(mine, theirs, { card: 'assault-1' }), {
      card: 'hold-fast-1',
      lastStand: false,
    })
    expect([attacker.attack, attacker.defence, defender.attack, defender.defence]).toEqual([4, 1, 2, 3])
  })
})

describe('general and army', () => {
  it('R20 a general who loses by n loses n stamina and steps back; an army fares as among armies', () => {
    const lost = layOut({
      dice: [2, 5],
      lay: (at) => {
        at.put(0, 'guan-yu', 'jw')
        at.put(1, 'foot', 'hw')
      },
    })
    lost.attack(0, 'guan-yu', 'wei-foot-1')
    expect(lost.unit('guan-yu')).toMatchObject({ stamina: 2, place: 'd3sw', routed: null })
    const won = layOut({
      dice: [4, 4],
      lay: (at) => {
        at.put(0, 'guan-yu', 'jw')
        at.put(1, 'foot', 'hw')
      },
    })
    won.attack(0, 'guan-yu', 'wei-foot-1')
    expect(won.unit('wei-foot-1').routed).toBe(5)
    expect(won.unit('guan-yu').place).toBe('hw')
  })

  it('R24 a general storms a city only with foot or archers of its side at a gate', () => {
    const lay = (helper: boolean) =>
      layOut({
        dice: [6, 1],
        lay: (at) => {
          at.put(0, 'guan-yu', 'ye-w')
          at.put(0, 'foot', helper ? 'ye-e' : 'b1sw')
        },
      })
    expect(lay(false).options(0)).not.toContain('attack')
    const game = lay(true)
    game.attack(0, 'guan-yu', 'ye')
    expect(game.unit('shu-foot-1').place).toBe('ye')
    expect(game.unit('guan-yu').place).toBe('ye-w')
  })

  it('R57 in the capital a general has the higher of its value and the level; not in a duel', () => {
    const state = emptyField(2)
    const [mine, theirs] = [put(state, 0, 'guan-yu', 'xiangping-h'), put(state, 1, 'guo-jia', 'xiangping')]
    expect(sidesOf(state, attackOf(mine, theirs)).defender).toMatchObject({ attack: 2, defence: 2 })
    expect(sidesOf(state, attackOf(mine, theirs, { duel: true })).defender).toMatchObject({
      attack: 0,
      defence: 2,
    })
  })
})

describe('the duel', () => {
  it('R21 throws twice and keeps the higher, no pair, nobody helps or encircles', () => {
    const game = layOut({
      dice: [4, 4, 2, 3],
      lay: two((at) => {
        // Both are encircled, which counts for nothing here.
        for (const place of ['hw', 'd3sw', 'd3nw']) at.put(1, 'foot', place)
        for (const place of ['jw', 'hanzhong-in']) at.put(0, 'foot', place)
      }),
    })
    game.play(0, 'attack', 'unit-guan-yu', 'zhang-liao', 'duel', 'fight')
    expect(game.decision(1).kind).toBe('duel')
    expect(game.options(1)).toEqual(['accept', 'refuse'])
    game.play(1, 'accept')
    expect(game.event('throws-generals')).toMatchObject({ worth: 4, foeWorth: 3, attack: 6, foeDefence: 4 })
    expect(game.event('hurt')).toMatchObject({ unit: { name: 'zhang-liao' }, damage: 2 })
  })

  it('R21 refused for 2 rage, else a card at random, else a step back; R44 the attack is not used up', () => {
    const lay = (rage: number, ...hand: string[]) => {
      const game = layOut({
        lay: two((at) => {
          at.rage(1, rage)
          at.hand(1, ...hand)
        }),
      })
      game.play(0, 'attack', 'unit-guan-yu', 'zhang-liao', 'duel', 'fight')
      game.play(1, 'refuse')
      return game
    }
    const rich = lay(2)
    expect(rich.state.players.map(({ rage }) => rage)).toEqual([2, 0])
    expect(rich.unit('guan-yu').now).toMatchObject({ attacked: false, dueled: true })
    const holding = lay(1, 'assault-1')
    expect(holding.state.players[0]).toMatchObject({ hand: ['assault-1'], fresh: ['assault-1'] })
    expect(holding.state.seen['assault-1']).toEqual([1, 0])
    const poor = lay(0)
    expect(poor.unit('zhang-liao').place).toBe('hanzhong-in')
  })

  it('R21 a card handed over at random: who else knew cards of that hand can place none of them any more', () => {
    const game = layOut({
      lay: two((at) => {
        at.rage(1, 1)
        at.hand(1, 'assault-1', 'ambush-1')
        at.state.seen = { 'assault-1': ['public'], 'ambush-1': [0] }
      }),
    })
    game.play(0, 'attack', 'unit-guan-yu', 'zhang-liao', 'duel', 'fight')
    game.play(1, 'refuse')
    const [given = '', kept = ''] = game.state.players.slice(0, 2).flatMap(({ hand }) => hand)
    expect(game.state.seen[given]?.toSorted()).toEqual([0, 1])
    expect(game.state.seen[kept]).toEqual([0])
  })

  it('R44 after a refusal the general may attack, without another duel', () => {
    const game = layOut({ lay: two((at) => at.rage(1, 2)) })
    game.play(0, 'attack', 'unit-guan-yu', 'zhang-liao', 'duel', 'fight')
    game.play(1, 'refuse')
    game.play(0, 'attack', 'unit-guan-yu', 'zhang-liao')
    expect(game.options(0)).not.toContain('duel')
    expect(game.options(0)).toContain('fight')
  })

  it('激將: the duel cannot be refused; ±n cards count, extra dice do not (R58)', () => {
    const game = layOut({
      lay: two((at) => {
        at.hand(0, 'provoke-1')
        at.hand(1, 'ambush-1', 'hold-fast-1')
        at.rage(1, 3)
      }),
    })
    game.play(0, 'attack', 'unit-guan-yu', 'zhang-liao', 'duel')
    expect(game.options(0)).toEqual(['fight', 'provoke-1', 'back'])
    game.play(0, 'provoke-1', 'fight')
    expect(game.decision(1).kind).toBe('defend-city')
    expect(game.options(1)).toEqual(['pass', 'hold-fast-1'])
  })

  it('R65 a card drawn in this turn pays for no refusal', () => {
    const game = layOut({
      lay: two((at) => {
        at.hand(1, 'assault-1')
        at.state.players[1]?.fresh.push('assault-1')
      }),
    })
    game.play(0, 'attack', 'unit-guan-yu', 'zhang-liao', 'duel', 'fight')
    game.play(1, 'refuse')
    expect(game.state.players[1]?.hand).toEqual(['assault-1'])
    expect(game.unit('zhang-liao').place).toBe('hanzhong-in')
  })
})

describe('the third attack', () => {
  it('R18 may be avoided: one space back, routed, 1 rage; R61 the attacker enters', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'jw')
        at.put(1, 'foot', 'hw', {})
        const [unit] = at.state.units.filter(({ seat }) => seat === 1)
        if (unit) unit.now.suffered = 2
      },
    })
    game.attack(0, 'shu-foot-1', 'wei-foot-1')
    expect(game.decision(1)).toMatchObject({ kind: 'third-attack', pass: 'pass' })
    game.play(1, 'withdraw')
    expect(game.unit('wei-foot-1')).toMatchObject({ place: 'hanzhong-in', routed: 5 })
    expect(game.unit('shu-foot-1').place).toBe('hw')
    expect(game.state.players[1]?.rage).toBe(1)
  })

  it('R18 a general may withdraw again from each attack that follows', () => {
    const game = layOut({
      lay: (at) => {
        at.own(1, 'hanzhong')
        for (const place of ['jw', 'd3sw']) at.put(0, 'archers', place)
        at.put(1, 'zhang-liao', 'hw').now.suffered = 2
      },
    })
    game.attack(0, 'shu-archers-1', 'zhang-liao')
    game.play(1, 'withdraw')
    expect(game.unit('zhang-liao')).toMatchObject({ place: 'hanzhong-in', stamina: 3 })
    game.play(0, 'unit-shu-archers-2', 'jw')
    game.attack(0, 'shu-archers-2', 'zhang-liao')
    game.play(1, 'withdraw')
    expect(game.unit('zhang-liao')).toMatchObject({ stamina: 2 })
    expect(game.state.players[1]?.rage).toBe(2)
  })

  it('R18 a general pays 1 stamina, needs 2, and silence does not keep a frail one there', () => {
    const lay = (stamina: number) => {
      const game = layOut({
        dice: [1, 6],
        lay: (at) => {
          at.put(0, 'foot', 'jw')
          at.put(1, 'zhang-liao', 'hw', { stamina }).now.suffered = 2
        },
      })
      game.attack(0, 'shu-foot-1', 'zhang-liao')
      return game
    }
    const frail = lay(2)
    expect(frail.decision(1).pass).toBe(undefined)
    frail.play(1, 'withdraw')
    expect(frail.unit('zhang-liao')).toMatchObject({ stamina: 1, routed: null })
    expect(lay(1).asked).not.toContain(1)
  })
})

/** An attack with a card on seat 1, near Guo Jia of seat 3, who may cancel it. */
function nearGuoJia(at: Layer): void {
  at.put(0, 'foot', 'jw')
  at.put(1, 'foot', 'hw')
  at.put(3, 'guo-jia', 'hanzhong-in')
  at.rage(3, 2)
  at.hand(0, 'assault-1')
}

describe('abilities', () => {
  const withGeneral = (general: string, more: (at: Layer) => void) =>
    layOut({
      dice: [3, 3],
      lay: (at) => {
        at.rage(0, 2)
        at.put(0, general, 'jw')
        more(at)
      },
    })

  it('R62 義絕, 鐵騎 and 突襲 are declared with the own attack, and paid', () => {
    const guan = withGeneral('guan-yu', (at) => void at.put(1, 'foot', 'hw'))
    guan.attack(0, 'guan-yu', 'wei-foot-1', 'guan-yu')
    expect(guan.event('throws').total).toBe(7)
    expect(guan.state.players[0]?.rage).toBe(0)
    const state = emptyField(2)
    const [ma, foot] = [put(state, 0, 'ma-chao', 'jw'), put(state, 1, 'foot', 'hw')]
    const attack = attackOf(ma, foot, { abilities: ['ma-chao'] })
    expect(sidesOf(state, attack).attacker.attack).toBe(3)
    put(state, 0, 'cavalry', 'd3sw')
    expect(sidesOf(state, attack).attacker.attack).toBe(4)
    put(state, 1, 'foot', 'hw')
    const raid = attackOf(put(state, 0, 'zhang-liao', 'jw'), foot, { abilities: ['zhang-liao'] })
    expect(sidesOf(state, raid).defender.dice).toBe(1)
  })

  it('周瑜 helps archers within 2 spaces', () => {
    const game = withGeneral('zhou-yu', (at) => {
      at.put(0, 'archers', 'd3sw')
      at.put(1, 'foot', 'hw')
    })
    game.attack(0, 'shu-archers-1', 'wei-foot-1', 'zhou-yu')
    expect(game.event('throws').total).toBe(3 + 1 + 2)
    const offered = (what: string, from: string, at: string) => {
      const state = emptyField(2)
      Object.assign(state.players[0] ?? {}, { rage: 2 })
      put(state, 0, 'zhou-yu', 'jw')
      return extrasFor(state, attackOf(put(state, 0, what, from), put(state, 1, 'foot', at)), 0)
    }
    expect(offered('archers', 'd3sw', 'd2sw')).toEqual(['zhou-yu'])
    expect(offered('foot', 'd3sw', 'd2sw'), 'foot').toEqual([])
    expect(offered('archers', 'd2sw', 'd1sw'), 'too far').toEqual(['zhou-yu'])
    expect(offered('archers', 'd1sw', 'd2sw'), 'too far').toEqual([])
  })

  it('百騎 is not for an attack whose last fight was lost', () => {
    const game = layOut({
      idle: true,
      dice: [6, 1, 1, 2],
      lay(at) {
        at.put(0, 'gan-ning', 'jw')
        at.put(1, 'foot', 'hw')
        at.put(1, 'foot', 'hw')
        at.put(1, 'foot', 'c0')
        at.rage(0, 2)
      },
    })
    game.attack(0, 'gan-ning', 'wei-foot-1')
    expect(game.unit('gan-ning').place, 'driven back').not.toBe('hw')
    expect(game.options(0), 'nothing to play').not.toContain('cards')
  })

  it('R92 百騎 attacks once more without fatigue, from the new position, without a march', () => {
    const game = layOut({
      idle: true,
      dice: [6, 1, 2, 6, 1],
      lay: (at) => {
        at.rage(0, 2)
        at.put(0, 'gan-ning', 'jw')
        at.put(1, 'foot', 'hw')
        at.put(1, 'foot', 'hanzhong-in')
      },
    })
    game.attack(0, 'gan-ning', 'wei-foot-1')
    game.play(0, 'cards', 'gan-ning', 'unit-gan-ning')
    expect(game.options(0)).not.toContain('unit-gan-ning')
    game.attack(0, 'gan-ning', 'wei-foot-2')
    expect(game.event('throws').total).toBe(8)
    expect(game.options(0)).not.toContain('cards')
  })

  it('R75 百騎: the second fight that its attack forces is without fatigue, too', () => {
    const game = layOut({
      idle: true,
      dice: [6, 1, 6, 1, 6, 1],
      lay: (at) => {
        at.rage(0, 2)
        at.put(0, 'gan-ning', 'jw')
        // Each stands for itself: one die.
        for (const place of ['hw', 'hanzhong-in', 'hanzhong-in']) at.put(1, 'foot', place).now.apart = true
      },
    })
    game.attack(0, 'gan-ning', 'wei-foot-1')
    game.play(0, 'cards', 'gan-ning', 'unit-gan-ning')
    game.attack(0, 'gan-ning', 'wei-foot-2')
    game.play(1, 'pass')
    expect(game.unit('gan-ning').now.fights).toBe(3)
    expect(game.event('throws')).toMatchObject({ worth: 6, total: 6 + 2 })
  })

  it('R62 遺策 cancels the other side’s card, in fights of its own side within 2 spaces of either', () => {
    const game = layOut({ seats: 4, dice: [3, 3], lay: nearGuoJia })
    game.attack(0, 'qun-foot-1', 'wei-foot-1', 'assault-1')
    expect(game.asked).toEqual([3])
    expect(game.decision(3).kind).toBe('last-counsel')
    game.play(3, 'guo-jia')
    expect(game.event('throws').total).toBe(3)
    expect(game.state.players[3]?.rage).toBe(0)
    expect(game.state.discards).toContain('assault-1')
  })

  it('R62 遺策 is not asked about a card of an attack that 疑兵 have cancelled', () => {
    const game = layOut({
      seats: 4,
      idle: true,
      lay: (at) => {
        nearGuoJia(at)
        at.hand(1, 'decoys-1')
      },
    })
    game.attack(0, 'qun-foot-1', 'wei-foot-1', 'assault-1')
    game.play(1, 'decoys-1')
    expect(game.asked).toEqual([0])
    expect(game.state.players[3]?.rage).toBe(2)
  })

  it('R62 疑兵 spends the attack, the attacker’s card too, and tires nobody', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'jw')
        at.put(0, 'foot', 'chengdu')
        at.put(1, 'foot', 'hw')
        at.hand(0, 'assault-1')
        at.hand(1, 'decoys-1')
      },
    })
    game.attack(0, 'shu-foot-1', 'wei-foot-1', 'assault-1')
    expect(game.options(1)).toEqual(['pass', 'decoys-1'])
    game.play(1, 'decoys-1')
    expect(game.unit('shu-foot-1')).toMatchObject({ place: 'jw', now: { attacked: true, fights: 0 } })
    expect(game.unit('wei-foot-1').now.suffered, 'R86 it does not count as suffered').toBe(0)
    expect(game.state.discards.sort()).toEqual(['assault-1', 'decoys-1'])
  })

  it('R62 each side plays one card and 背水 once; what cannot be answered is not asked', () => {
    const game = layOut({
      dice: [1, 1, 6, 6],
      lay: (at) => {
        at.put(0, 'foot', 'jw')
        at.put(0, 'foot', 'd3sw')
        at.put(1, 'foot', 'hw')
        at.hand(0, 'assault-1', 'discord-1')
        at.rage(0, 3)
        at.rage(1, 3)
      },
    })
    game.play(0, 'attack', 'unit-shu-foot-1', 'wei-foot-1')
    expect(game.options(0)).toEqual(['fight', 'assault-1', 'discord-1', 'last-stand', 'back'])
    game.play(0, 'assault-1')
    expect(game.options(0)).toEqual(['fight', 'last-stand', 'back'])
    game.play(0, 'last-stand', 'fight')
    expect(game.options(1)).toEqual(['pass', 'last-stand'])
    game.play(1, 'last-stand')
    expect(game.event('throws')).toMatchObject({ worth: 2, foeWorth: 7 })
    const quiet = layOut({
      dice: [3, 3],
      lay: (at) => {
        at.put(0, 'foot', 'jw')
        at.put(1, 'foot', 'hw')
      },
    })
    quiet.attack(0, 'shu-foot-1', 'wei-foot-1')
    expect(quiet.story).toContain('throws')
  })

  it.each([
    ['assault', 1, 2, 1, 3],
    ['ladders', 2, 0, 1, 3],
    ['fire', 1, 1, 1, 0],
  ])('%s with an attack on a city of level 3: %i dice, %i more; %i against it, %i', (kind, ...values) => {
    const state = emptyField(2)
    own(state, 1, 'ye')
    const foe = put(state, 1, 'foot', 'ye')
    const attack = attackOf(put(state, 0, 'archers', 'ye-w'), foe, { card: `${kind}-1` })
    const { attacker, defender } = sidesOf(state, attack)
    expect([attacker.dice, attacker.attack - 1, defender.dice, defender.defence]).toEqual(values)
  })

  it.each([
    ['hold-fast', 2, 0, 1, 2],
    ['empty-fort', 2, 0, 1, 3],
    ['ambush', 2, 0, 2, 0],
    ['discord', 1, 0, 1, 1],
  ])('%s against an attack: %i dice, %i more; %i, %i', (kind, ...values) => {
    // Two attack an encircled city together: one die more for them, 1 less for it.
    const state = emptyField(2)
    const foe = put(state, 1, 'foot', 'beiping')
    own(state, 0, 'xiangping')
    const foot = put(state, 0, 'foot', 'beiping-d')
    put(state, 0, 'foot', 'beiping-v')
    const answer = { card: `${kind}-1`, lastStand: false }
    const { attacker, defender } = sidesOf(state, attackOf(foot, foe), answer)
    expect([attacker.dice, attacker.attack, defender.dice, defender.defence]).toEqual(values)
  })

  it.each([
    ['d2sw', ['han-sui']],
    ['d1sw', []],
  ])('反間 reaches 2 spaces, so at %s: %j', (place, usable) => {
    const game = layOut({
      idle: true,
      lay: (at) => {
        at.rage(0, 2)
        at.put(0, 'han-sui', 'jw')
        at.put(1, 'foot', place)
      },
    })
    expect(playsNow(game.state, game.state, 0)).toEqual(usable)
  })

  it.each([
    ['d2sw', [3]],
    ['d1sw', [0]],
  ])('遺策 reaches 2 spaces from either, so from %s seats %j are asked', (place, asked) => {
    const game = layOut({
      seats: 4,
      idle: true,
      lay: (at) => {
        nearGuoJia(at)
        at.state.units = at.state.units.filter(({ id }) => id !== 'guo-jia')
        at.put(3, 'guo-jia', place)
      },
    })
    game.attack(0, 'qun-foot-1', 'wei-foot-1', 'assault-1')
    expect(game.asked).toEqual(asked)
  })

  it('R76 an ability once in each player’s turn', () => {
    const game = layOut({
      dice: [6, 1],
      lay: (at) => {
        at.rage(0, 6)
        at.put(0, 'guan-yu', 'jw')
        at.put(1, 'foot', 'hw')
      },
    })
    game.attack(0, 'guan-yu', 'wei-foot-1', 'guan-yu')
    expect(game.state.players[0]?.used).toEqual(['guan-yu'])
    game.play(0, 'end-turn')
    expect(game.state.players[0]?.used).toEqual([])
  })

  it('R66 西涼: cavalry moves 1 further while the lord is on the board', () => {
    const state = emptyField(4)
    const horse = put(state, 0, 'cavalry', 'xijing-h')
    expect(moveOf(state, horse)).toBe(3)
    put(state, 0, 'ma-teng', 'xijing-h')
    expect(moveOf(state, horse)).toBe(4)
  })
})
