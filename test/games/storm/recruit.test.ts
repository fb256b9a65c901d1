// The recruit step: armies, generals, the lord's return, persuasion, what may be paid, and the refill.
import { describe, expect, it } from 'vitest'
import { placesForArmy, placesForGeneral } from '../../../src/games/storm/board/placing.ts'
import { emptyField, fall, own, put } from './field.ts'
import { type Layer, layOut } from './play.ts'

const places = (state: ReturnType<typeof emptyField>, type: 'foot' | 'cavalry' = 'foot') =>
  placesForArmy(state, 0, type).map(({ to, swap }) => (swap === null ? to : `${to}+${swap}`))

describe('placing', () => {
  it('R30 inside up to the level, at gates up to 2, cavalry never inside, a garrison may be sent to the gate', () => {
    const state = emptyField(2)
    put(state, 0, 'foot', 'jianan')
    put(state, 0, 'foot', 'chengdu-h')
    put(state, 0, 'foot', 'chengdu-h')
    put(state, 0, 'liu-bei', 'chengdu') // R87: a general stays.
    expect(places(state)).toEqual([
      'chengdu',
      'chengdu-v',
      'chengdu-d',
      'jianan-v',
      'jianan-d',
      'jianan-sp',
      'jianan-v+shu-foot-1',
      'jianan-d+shu-foot-1',
      'jianan-sp+shu-foot-1',
    ])
    expect(places(state, 'cavalry')).toEqual(['chengdu-v', 'chengdu-d', 'jianan-v', 'jianan-d', 'jianan-sp'])
  })

  it('R29, R30 nothing in a city that is cut off, at no gate within an enemy’s range; the capital is exempt', () => {
    const state = emptyField(2)
    put(state, 1, 'foot', 'ssw')
    expect(places(state)).not.toContain('jianan-d')
    expect(places(state)).toContain('jianan')
    put(state, 1, 'foot', 'asw')
    put(state, 1, 'foot', 'd1sw')
    put(state, 1, 'foot', 'b1sw')
    expect(places(state)).toEqual(['chengdu', 'chengdu-h', 'chengdu-v', 'chengdu-d'])
  })

  it('R66 tests gate by gate, R56 not over special edges', () => {
    const state = emptyField(2)
    put(state, 1, 'foot', 'mw')
    put(state, 1, 'foot', 'ssw')
    expect(places(state)).toEqual(expect.arrayContaining(['jianan-sp', 'jianan-v']))
  })

  it('R30, R40 a routed enemy closes no gate to recruits', () => {
    const gates = (routed: number | null) => {
      const state = emptyField(2)
      put(state, 1, 'foot', 'ssw', { routed })
      return placesForArmy(state, 0, 'cavalry').map(({ to }) => to)
    }
    expect(gates(null)).not.toContain('jianan-d')
    expect(gates(4)).toContain('jianan-d')
  })

  it('R29 a unit that stands outside may still walk into a city that is cut off', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'jianan-d')
        at.put(1, 'foot', 'asw')
        at.put(1, 'foot', 'ssw')
        at.put(1, 'foot', 'd2sw')
        at.hand(0, 'assault-1')
      },
    })
    game.play(0, 'unit-shu-foot-1', 'jianan', 'recruit')
    expect(game.unit('shu-foot-1').place).toBe('jianan')
  })

  it('R66 a general at gates, inside only the capital', () => {
    const state = emptyField(2)
    own(state, 0, 'changsha')
    const to = placesForGeneral(state, 0).map((placing) => placing.to)
    expect(to).toContain('chengdu')
    expect(to).toContain('changsha-e')
    expect(to).not.toContain('changsha')
  })
})

const recruiting = (lay: (at: Layer) => void, dice: readonly number[] = []) => {
  const game = layOut({ dice, lay })
  game.play(0, 'recruit')
  return game
}

describe('recruiting', () => {
  it('R30 one card, one army, up to prestige + 5 with two players; R45 new units do not act', () => {
    const game = recruiting((at) => {
      at.hand(0, 'assault-1', 'ambush-1')
      for (const place of [
        'chengdu',
        'chengdu',
        'jianan',
        'chengdu-h',
        'chengdu-h',
        'chengdu-d',
        'chengdu-d',
      ])
        at.put(0, 'foot', place)
      at.put(1, 'foot', 'xiangping')
    })
    game.play(0, 'army', 'foot', 'chengdu-v', 'assault-1')
    expect(game.story).not.toContain('recruits')
    expect(game.view(0).draft?.places).toEqual({ 'shu-foot-8': 'chengdu-v' })
    expect(game.options(0)).not.toContain('army')
    game.play(0, 'done')
    expect(game.unit('shu-foot-8').place).toBe('chengdu-v')
    expect(game.state.discards).toContain('assault-1')
    expect(game.asked).toEqual([1])
  })

  it('R30 a recruit may go inside while a garrison goes out', () => {
    const game = recruiting((at) => {
      at.hand(0, 'assault-1')
      at.put(0, 'archers', 'jianan')
    })
    game.play(0, 'army', 'foot', 'jianan-v+shu-archers-1', 'done')
    expect([game.unit('shu-foot-1').place, game.unit('shu-archers-1').place]).toEqual(['jianan', 'jianan-v'])
  })

  it('R30 as many armies in one turn as there are cards, each of any type', () => {
    const game = recruiting((at) => at.hand(0, 'assault-1', 'ambush-1', 'rest-1', 'decoys-1'))
    game.play(0, 'army', 'foot', 'chengdu-h', 'rest-1', 'army', 'archers', 'chengdu-v', 'assault-1')
    game.play(0, 'army', 'cavalry', 'chengdu-v', 'decoys-1', 'army', 'foot', 'chengdu', 'done')
    expect(game.state.units.map(({ type }) => type)).toEqual(['foot', 'archers', 'cavalry', 'foot'])
  })

  it('R30 no more pieces than there are', () => {
    const game = recruiting((at) => {
      at.hand(0, 'assault-1')
      at.own(0, 'ye', 'luoyang', 'changsha')
      for (const gate of ['ye-w', 'ye-w', 'ye-e', 'ye-e', 'ye-in']) at.put(0, 'cavalry', gate)
    })
    game.play(0, 'army')
    expect(game.options(0)).toEqual(['foot', 'archers', 'back'])
  })

  it('徵兵 brings two armies, at most one of them cavalry; R66 that is no payment', () => {
    const game = recruiting((at) => {
      at.hand(0, 'levy-1')
      at.put(0, 'liu-bei', 'chengdu')
    })
    game.play(0, 'levy-1', 'cavalry', 'chengdu-h')
    expect(game.options(0)).toEqual(['foot', 'archers', 'back'])
    game.play(0, 'foot', 'chengdu', 'done')
    expect(game.story.slice(0, 2)).toEqual(['levies', 'recruits-levy'])
    expect(game.story).not.toContain('recruits-benevolence')
  })

  it('徵兵 brings one where the limit leaves no more', () => {
    const game = recruiting((at) => {
      at.hand(0, 'levy-1')
      const gates = ['h', 'v', 'd'].flatMap((gate) => [`chengdu-${gate}`, `chengdu-${gate}`])
      for (const place of [...gates, 'jianan']) at.put(0, 'cavalry', place)
    })
    game.play(0, 'levy-1', 'foot', 'chengdu')
    expect(game.prompt(0)).toBe('ask-recruit')
  })

  it('the story says whether 徵兵 was played or only paid, also when one army follows', () => {
    const told = (...choices: string[]) => {
      const game = recruiting((at) => at.hand(0, 'levy-1'))
      game.play(0, ...choices, 'done')
      return game.story[0]
    }
    expect(told('levy-1', 'foot', 'chengdu', 'back')).toBe('levies')
    expect(told('army', 'foot', 'chengdu')).toBe('recruits')
  })

  it('仁德: the first army paid with a card brings a foot besides, for 1 rage', () => {
    const game = recruiting((at) => {
      at.hand(0, 'assault-1', 'ambush-1')
      at.put(0, 'liu-bei', 'chengdu-h')
      at.rage(0, 2)
    })
    game.play(0, 'army', 'archers', 'chengdu', 'assault-1', 'chengdu-d')
    game.play(0, 'army', 'archers', 'chengdu', 'done')
    expect(game.state.units.map(({ id }) => id)).toEqual([
      'liu-bei',
      'shu-archers-1',
      'shu-foot-1',
      'shu-archers-2',
    ])
    expect(game.state.players[0]?.rage).toBe(1)
  })

  it('仁德 is not asked without rage, nor with rage that a returning lord will cost', () => {
    const poor = recruiting((at) => {
      at.hand(0, 'assault-1', 'ambush-1')
      at.put(0, 'liu-bei', 'chengdu-h')
    })
    poor.play(0, 'army', 'archers', 'chengdu', 'assault-1')
    expect(poor.decision(0).prompt.key).toBe('storm.ask-recruit')
    const returning = recruiting((at) => {
      at.hand(0, 'assault-1', 'ambush-1', 'rest-1')
      fall(at.state, 'liu-bei')
      at.rage(0, 5)
    })
    returning.play(0, 'revive', 'chengdu-h', 'assault-1')
    returning.play(0, 'army', 'archers', 'chengdu', 'ambush-1')
    expect(returning.decision(0).prompt.key).toBe('storm.ask-recruit')
  })

  it('R23 a general of the own faction costs two cards; at the limit one who is no lord is dismissed first', () => {
    const game = recruiting((at) => {
      at.hand(0, 'assault-1', 'ambush-1', 'rest-1')
      at.put(0, 'liu-bei', 'chengdu-h')
      at.put(0, 'guan-yu', 'chengdu-h')
      at.state.pools.shu = ['zhuge-liang']
    })
    game.play(0, 'general')
    expect(game.options(0)).toEqual(['guan-yu', 'back'])
    game.play(0, 'guan-yu', 'zhuge-liang', 'chengdu', ['assault-1', 'rest-1'], 'done')
    expect(game.find('guan-yu')).toBe(undefined)
    expect(game.unit('zhuge-liang')).toMatchObject({ stamina: 3, place: 'chengdu' })
    expect(game.state.pools.shu).toEqual(['guan-yu'])
  })

  it('R23 three generals where that was chosen', () => {
    const game = layOut({
      options: { 'three-generals': true },
      lay: (at) => {
        at.hand(0, 'assault-1', 'ambush-1')
        at.put(0, 'liu-bei', 'chengdu-h')
        at.put(0, 'guan-yu', 'chengdu-h')
      },
    })
    game.play(0, 'recruit', 'general')
    expect(game.options(0)).toEqual(['zhuge-liang', 'back'])
  })

  it('招賢 recruits a general for itself alone', () => {
    const game = recruiting((at) => at.hand(0, 'call-talent-1'))
    game.play(0, 'call-talent-1', 'guan-yu', 'chengdu', 'done')
    expect(game.unit('guan-yu').stamina).toBe(4)
  })

  it('R22 a slain lord returns for a card and 5 rage, at a gate, at full stamina (R66)', () => {
    const lay = (rage: number) =>
      recruiting((at) => {
        at.hand(0, 'assault-1')
        at.rage(0, rage)
        fall(at.state, 'liu-bei', 'guan-yu', 'zhuge-liang')
      })
    expect(lay(4).options(0)).not.toContain('revive')
    const bare = recruiting((at) => {
      at.rage(0, 6)
      at.state.players[0]?.captives.push('guan-yu')
      at.state.pools.shu = ['zhuge-liang']
      at.state.fallen = ['liu-bei']
    })
    expect(bare.options(0), 'without a card').not.toContain('revive')
    const game = lay(6)
    game.play(0, 'revive')
    expect(game.options(0)).not.toContain('chengdu')
    game.play(0, 'chengdu-d', 'assault-1', 'done')
    expect(game.unit('liu-bei')).toMatchObject({ stamina: 5, place: 'chengdu-d' })
    expect(game.state.players[0]?.rage).toBe(1)
    expect(game.state.fallen).not.toContain('liu-bei')
  })

  it('R22 a lord is paid for with the rage that the plan leaves, no matter what was planned first', () => {
    // An heir: Wu has adopted Liu Bei, whose 仁德 costs 1 rage, and lost Sun Quan before.
    const game = recruiting((at) => {
      at.hand(0, 'assault-1', 'ambush-1', 'rest-1')
      at.put(0, 'liu-bei', 'chengdu-h')
      at.rage(0, 5)
      fall(at.state, 'sun-quan')
      const player = at.state.players[0]
      if (player) player.faction = 'wu'
    })
    expect(game.options(0)).toContain('revive')
    game.play(0, 'army', 'archers', 'chengdu', 'assault-1', 'chengdu-d')
    expect(game.options(0)).not.toContain('revive')
  })

  it('R22 a player without a lord plays on', () => {
    const game = layOut({
      lay: (at) => {
        fall(at.state, 'liu-bei')
        at.put(0, 'foot', 'chengdu')
      },
    })
    expect(game.asked).toEqual([0])
  })

  it('R47 nothing is offered that has no legal place', () => {
    const game = recruiting((at) => {
      at.hand(0, 'assault-1', 'ambush-1')
      at.own(0, 'ye')
      for (const place of [
        'chengdu',
        'chengdu',
        'jianan',
        ...['h', 'v', 'd'].flatMap((gate) => [`chengdu-${gate}`, `chengdu-${gate}`]),
      ])
        at.put(0, 'foot', place)
      for (const place of ['asw', 'b1sw', 'd1sw', 'ssw']) at.put(1, 'foot', place)
    })
    expect(game.story).toContain('recruits-none')
  })
})

describe('persuasion', () => {
  const captive = (general: string, dice: readonly number[], more: (at: Layer) => void = () => undefined) =>
    recruiting((at) => {
      at.hand(0, 'assault-1')
      for (const pool of Object.values(at.state.pools))
        if (pool.includes(general)) pool.splice(pool.indexOf(general), 1)
      at.state.players[0]?.captives.push(general)
      more(at)
    }, dice)

  it('R23 a foreign general takes a card and a die; the card is gone either way', () => {
    const won = captive('zhang-liao', [5])
    won.play(0, 'persuade-zhang-liao', 'assault-1', 'chengdu')
    expect(won.unit('zhang-liao')).toMatchObject({ seat: 0, stamina: 4, place: 'chengdu' })
    const lost = captive('zhang-liao', [4])
    lost.play(0, 'persuade-zhang-liao', 'assault-1')
    expect(lost.state.pools.wei).toContain('zhang-liao')
    expect(lost.state.discards).toContain('assault-1')
  })

  it('R23 one of the own faction comes for nothing', () => {
    const game = captive('guan-yu', [])
    game.play(0, 'persuade-guan-yu', 'back', 'persuade-guan-yu', 'take-on', 'chengdu')
    expect(game.unit('guan-yu').seat).toBe(0)
    expect(game.state.players[0]?.hand).toEqual(['assault-1'])
  })

  it('招賢 makes it succeed', () => {
    const game = captive('guo-jia', [], (at) => at.hand(0, 'call-talent-1'))
    game.play(0, 'persuade-guo-jia', 'call-talent-1', 'chengdu')
    expect(game.unit('guo-jia').seat).toBe(0)
  })

  it('R67 a general who is not persuaded goes back to the own faction, or leaves the game with it', () => {
    const game = captive('zhang-liao', [])
    const frees = { key: 'storm.warns-release', args: { units: [{ name: 'zhang-liao' }] } }
    const hint = (id: string) => game.decision(0).options.find((option) => option.id === id)?.hint
    expect(hint('done'), 'who goes free is said first').toEqual(frees)
    game.play(0, 'done')
    expect(game.event('releases')).toEqual({ who: { seat: 0 }, units: [{ name: 'zhang-liao' }] })
    expect(game.state.pools.wei).toContain('zhang-liao')
    const gone = layOut({
      seats: 3,
      lay: (at) => {
        at.state.players[0]?.captives.push('guan-yu')
        at.state.pools.shu = at.state.pools.shu.filter((id) => id !== 'guan-yu')
        fall(at.state, 'liu-bei', 'zhuge-liang')
        Object.assign(at.state.players[1] ?? {}, { out: true, capital: '' })
        at.own(null, 'chengdu', 'jianan')
      },
    })
    gone.play(0, 'end-turn')
    expect(gone.state.fallen).toContain('guan-yu')
  })

  it('R42 one captured in another’s turn waits for the captor’s own recruit step', () => {
    const game = layOut({
      dice: [1, 6],
      idle: true,
      lay: (at) => {
        at.put(0, 'guan-yu', 'jw')
        at.put(1, 'foot', 'hw')
      },
    })
    game.attack(0, 'guan-yu', 'wei-foot-1')
    expect(game.state.players[1]?.captives).toEqual(['guan-yu'])
    game.play(0, 'end-turn')
    expect(game.options(1)).toContain('recruit')
    game.play(1, 'recruit')
    expect(game.options(1)).toContain('persuade-guan-yu')
  })
})

describe('the refill', () => {
  it('R31 fills the hand up, R47 as far as there are cards, R31 shuffles the discards', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'chengdu')
        at.state.discards = at.state.deck.splice(2)
      },
    })
    game.play(0, 'end-turn')
    expect(game.state.players[0]?.hand).toHaveLength(3)
    expect(game.story).toContain('reshuffled')
    const dry = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'chengdu')
        at.state.discards = []
        at.state.players[1]?.hand.push(...at.state.deck.splice(1))
      },
    })
    dry.play(0, 'end-turn')
    expect(dry.state.players[0]?.hand).toHaveLength(1)
    expect(dry.story).not.toContain('reshuffled')
  })

  it('R31 throws off what is too much', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'chengdu')
        at.hand(0, 'assault-1', 'assault-2', 'ambush-1', 'rest-1')
      },
    })
    game.play(0, 'end-turn')
    expect(game.decision(0)).toMatchObject({ kind: 'discard', min: 1, max: 1 })
    game.play(0, 'ambush-1')
    expect(game.state.discards).toEqual(['ambush-1'])
  })

  it('制衡 discards any cards first, but after 觀星 (R96)', () => {
    const game = layOut({
      seats: 3,
      lay: (at) => {
        for (const general of ['sun-quan', 'zhuge-liang']) at.put(0, general, 'jianye')
        at.rage(0, 1)
        at.hand(0, 'assault-1', 'ambush-1')
      },
    })
    game.play(0, 'end-turn')
    expect(game.decision(0).kind).toBe('gaze')
    game.play(0, 'pass')
    expect(game.decision(0)).toMatchObject({ kind: 'balance', min: 0, max: 2 })
    game.play(0, ['assault-1', 'ambush-1'])
    expect(game.state.players[0]?.hand).toHaveLength(4)
    expect(game.state.discards).toEqual(['assault-1', 'ambush-1'])
  })

  it('觀星 orders the top three cards, which its player alone sees', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'zhuge-liang', 'chengdu')
        at.rage(0, 1)
        at.deck('fire-1', 'rest-1', 'levy-1')
      },
    })
    game.play(0, 'end-turn', 'zhuge-liang')
    expect(game.state.seen['fire-1']).toEqual([0])
    game.play(0, ['levy-1', 'fire-1', 'rest-1'])
    expect(game.state.players[0]?.hand.slice(0, 3)).toEqual(['levy-1', 'fire-1', 'rest-1'])
  })

  it('觀星 makes the player who looked there before lose track of the order', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'zhuge-liang', 'chengdu')
        at.rage(0, 1)
        at.deck('fire-1', 'rest-1', 'levy-1')
        at.state.seen = { 'fire-1': [1], 'rest-1': ['public'], 'levy-1': [0, 1] }
      },
    })
    game.play(0, 'end-turn', 'zhuge-liang')
    expect(game.state.seen).toEqual({ 'fire-1': [0], 'rest-1': [0], 'levy-1': [0] })
  })

  it('觀星 looks at the discards, shuffled, where the deck has run out (31)', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'zhuge-liang', 'chengdu')
        at.rage(0, 1)
        at.state.discards = at.state.deck.splice(0)
      },
    })
    game.play(0, 'end-turn', 'zhuge-liang')
    const top = game.options(0)
    expect(top).toHaveLength(3)
    expect(game.state.deck.slice(0, 3)).toEqual(top)
    expect(game.state.discards).toEqual([])
  })
})
