// The general schemes and the contest of wits.
import { describe, expect, it } from 'vitest'
import { BATTLE_CARDS } from '../../../src/games/records/cards/index.ts'
import { playerAt } from '../../../src/games/records/table/state.ts'
import { type Layer, layOut, type Play } from './kit.ts'

/** Seat 0 with these cards and one more; `clever` gives it wits 10 against 6 of seat 1. */
const withHand = (cards: string[], lay: (at: Layer) => void = () => {}, clever = true): Play =>
  layOut({
    lay: (at) => {
      at.hand(0, ...cards)
      at.strategist(0, clever ? 'zhuge-liang' : 'zhang-bao')
      lay(at)
    },
  })

const choose = (game: Play, ...choices: string[]) => {
  for (const choice of choices) game.play(0, choice)
}

describe('the contest of wits', () => {
  it('R10 turns up both strategists for the round, and the scheme is discarded no matter what happens', () => {
    const won = withHand(['take-the-sheep-1', 'zhang-fei'], (at) => at.city(1, 'xinye', 'lu-bu'))
    choose(won, 'take-the-sheep-1', 'seat-1')
    expect(won.event('contest-won')).toMatchObject({ wits: 10, otherWits: 6 })
    expect(won.view('public').players.map(({ strategist }) => strategist)).toEqual([
      'zhuge-liang',
      'li-ru',
      null,
    ])
    expect(won.state.decks[0]?.discards).toEqual(['take-the-sheep-1'])
    const lost = withHand(['take-the-sheep-1'], () => {}, false)
    choose(lost, 'take-the-sheep-1', 'seat-1')
    expect(lost.event('contest-lost')).toMatchObject({ wits: 3, otherWits: 6 })
    expect(lost.money(0)).toBe(10)
    expect(lost.state.decks[0]?.discards).toEqual(['take-the-sheep-1'])
  })

  it('R10 gives no paid cost back', () => {
    const game = withHand(['assassination-1'], (at) => at.city(1, 'xinye', 'lu-bu'), false)
    choose(game, 'assassination-1', 'xinye', 'pay-4')
    expect(game.story).toContain('contest-lost')
    expect(game.money(0)).toBe(6)
    expect(playerAt(game.state, 1).cities).toHaveLength(1)
  })

  it('R11 steals the difference in coins, at most what the victim has', () => {
    const rich = withHand(['take-the-sheep-1', 'muddy-waters-1'])
    rich.play(0, 'take-the-sheep-1')
    expect(rich.options(0)).toEqual(['seat-1', 'seat-2', 'back'])
    rich.play(0, 'seat-1')
    expect(rich.event('sheep-taken')).toMatchObject({ coins: 4 })
    expect([rich.money(0), rich.money(1)]).toEqual([14, 10 - 4 + 1])
    const poor = withHand(['take-the-sheep-1'], (at) => at.money(1, 3))
    choose(poor, 'take-the-sheep-1', 'seat-1')
    expect(poor.event('sheep-taken')).toMatchObject({ coins: 3 })
    expect(poor.money(0)).toBe(13)
  })
})

describe('攏絡之計', () => {
  const target = (at: Layer) => {
    at.city(1, 'xinye', 'zhang-fei')
    at.city(1, 'xuchang', 'liu-shan', { up: true })
    at.hand(0, 'muddy-waters-1')
  }

  it('R12 aims only at a face-down garrison; a right guess moves city and general, known to both', () => {
    const game = withHand(['win-over-1'], target)
    game.play(0, 'win-over-1')
    expect(game.options(0)).toEqual(['xinye', 'back'])
    game.play(0, 'xinye')
    expect(game.options(0)).toEqual([3, 4, 5, 6, 7, 8, 9, 10].map((strength) => `strength-${strength}`))
    game.play(0, 'strength-9')
    expect(playerAt(game.state, 0).cities).toMatchObject([
      { card: 'xinye', garrison: 'zhang-fei', up: false, builtIn: 2 },
    ])
    const seen = [0, 1, 2].map((seat) => game.view(seat).players[0]?.cities[0]?.garrison)
    expect(seen).toEqual(['zhang-fei', 'zhang-fei', null])
    const back = withHand(['win-over-1'], (at) => at.city(1, 'xinye', 'zhang-fei', { knownTo: [0, 2] }))
    choose(back, 'win-over-1', 'xinye', 'strength-9')
    expect(playerAt(back.state, 0).cities[0]?.knownTo, 'won back').toEqual([2, 1])
  })

  it('R12 counts as building: no toll of 洛陽 in that round', () => {
    const game = withHand(['win-over-1', 'muddy-waters-1'], (at) => at.city(1, 'luoyang', 'zhang-fei'))
    choose(game, 'win-over-1', 'luoyang', 'strength-9')
    expect(playerAt(game.state, 0).cities[0]).toMatchObject({ card: 'luoyang', builtIn: 2 })
    expect(game.asked).not.toContain('toll')
    if (game.asked.includes(0)) expect(game.options(0)).not.toContain('toll')
  })

  it('R31 reveals by a wrong guess only that it is wrong, by a right one the strength', () => {
    const wrong = withHand(['win-over-1'], target)
    choose(wrong, 'win-over-1', 'xinye', 'strength-8')
    expect(wrong.event('guess-wrong')).toMatchObject({ strength: 8 })
    const told = wrong.told.find(({ phrase }) => phrase.key === 'records.guess-wrong')
    expect(told).toMatchObject({ reveal: true, about: ['zhang-fei'] })
    expect(wrong.view(2).players[1]?.cities[0]).toMatchObject({
      garrison: null,
      ruledOut: [8],
      strength: null,
    })
    const right = withHand(['win-over-1'], target)
    choose(right, 'win-over-1', 'xinye', 'strength-9')
    expect(right.view('public').players[0]?.cities[0]).toMatchObject({ garrison: null, strength: 9 })
  })

  it('R31 forgets wrong guesses when another general holds the city', () => {
    const game = withHand(['zhao-yun', 'muddy-waters-2', 'seize-the-king-1'], (at) => {
      at.city(1, 'xinye', 'zhang-fei', { ruledOut: [8, 7] })
      at.money(0, 20)
    })
    choose(game, 'attack', 'xinye', 'zhao-yun', 'seize-the-king-1', 'zhao-yun')
    expect(game.view(1).players[0]?.cities[0]).toMatchObject({ card: 'xinye', garrison: null, ruledOut: [] })
  })

  it('R31 names the city, holds the contest, and only then asks for the guess', () => {
    const game = withHand(['win-over-1'], target, false)
    choose(game, 'win-over-1', 'xinye')
    expect(game.story.slice(0, 2)).toEqual(['plays-at', 'contest-lost'])
    expect(game.story).not.toContain('guess-wrong')
    game.expectAsked(0, 'ask-act')
  })
})

describe('暗殺計', () => {
  const target = (at: Layer) => {
    at.city(1, 'xinye', 'zhang-fei')
    at.battle(4)
  }

  it('R13 kills a garrison with a battle card no higher than the price; the city is garrisoned from hand', () => {
    const game = withHand(['assassination-1', 'guan-yu'], target)
    choose(game, 'assassination-1', 'xinye', 'pay-4')
    expect(game.event('assassin-strikes')).toMatchObject({ number: 4, coins: 4 })
    game.play(0, 'strike')
    game.expectAsked(0, 'ask-garrison')
    game.play(0, 'guan-yu')
    expect(playerAt(game.state, 0).cities).toMatchObject([{ card: 'xinye', garrison: 'guan-yu', up: false }])
    expect(game.state.decks[0]?.discards).toContain('zhang-fei')
    expect(game.state.battleDeck).toHaveLength(22)
    expect(game.money(0)).toBe(6)
  })

  it('R13 spares a garrison when the battle card is higher', () => {
    const game = withHand(['assassination-1', 'guan-yu'], target)
    choose(game, 'assassination-1', 'xinye', 'pay-3')
    expect(game.story).toContain('assassin-misses')
    expect(playerAt(game.state, 1).cities).toMatchObject([{ garrison: 'zhang-fei', up: false }])
    expect(game.state.battleDeck).toHaveLength(22)
    const unshuffled = [...BATTLE_CARDS.filter((card) => card !== 'battle-4'), 'battle-4']
    expect(game.state.battleDeck).not.toEqual(unshuffled)
  })

  it('R13 discards the city when no general is in hand, and asks all the same', () => {
    const game = withHand(['assassination-1', 'muddy-waters-1'], target)
    choose(game, 'assassination-1', 'xinye', 'pay-5', 'strike')
    game.expectAsked(0, 'ask-garrison')
    expect(game.options(0)).toEqual(['none'])
    game.play(0, 'none')
    expect(game.state.decks[0]?.discards).toEqual(expect.arrayContaining(['xinye', 'zhang-fei']))
    expect(game.state.players.flatMap(({ cities }) => cities)).toEqual([])
  })

  it('R9 discards a city that lost its garrison without changing hands', () => {
    const game = withHand(['assassination-1'], target)
    choose(game, 'assassination-1', 'xinye', 'pay-5', 'strike')
    expect(game.story).toContain('city-abandoned')
    expect(game.state.decks[0]?.discards).toContain('xinye')
  })

  it('R7 leaves an assassinated 洛陽 the round in which it was built: a toll if that is over, else none', () => {
    const offeredIn = (builtIn: number) => {
      const game = withHand(['assassination-1', 'guan-yu', 'zhao-yun'], (at) => {
        at.city(1, 'luoyang', 'zhang-fei', { builtIn })
        at.battle(4)
      })
      choose(game, 'assassination-1', 'luoyang', 'pay-4', 'strike', 'guan-yu')
      expect(playerAt(game.state, 0).cities).toMatchObject([{ card: 'luoyang', garrison: 'guan-yu' }])
      return game.asked.includes(0) ? game.options(0) : []
    }
    expect(offeredIn(1)).toContain('toll')
    expect(offeredIn(2)).not.toContain('toll')
  })

  it('R31 lets the player decline after the battle card', () => {
    const game = withHand(['assassination-1', 'guan-yu'], target)
    choose(game, 'assassination-1', 'xinye', 'pay-9')
    game.expectAsked(0, 'ask-strike')
    game.play(0, 'pass')
    expect(playerAt(game.state, 1).cities).toMatchObject([{ garrison: 'zhang-fei', up: false }])
    expect(game.money(0)).toBe(1)
    expect(game.state.decks[0]?.discards).toEqual(['assassination-1'])
  })

  it('R30 offers 1 coin to all there is, and no more than a battle card can need', () => {
    const game = withHand(['assassination-1'], (at) => {
      target(at)
      at.money(0, 3)
    })
    choose(game, 'assassination-1', 'xinye')
    expect(game.options(0)).toEqual(['pay-1', 'pay-2', 'pay-3', 'back'])
    const rich = withHand(['assassination-1'], (at) => {
      target(at)
      at.money(0, 40)
    })
    choose(rich, 'assassination-1', 'xinye')
    expect(rich.options(0)).toHaveLength(23)
  })
})

describe('草船借箭', () => {
  const victim = (at: Layer) => at.hand(1, 'zhang-fei', 'guan-yu', 'lu-bu')

  it('R14 steals one random card, a second when cleverer by 3 or more', () => {
    const two = withHand(['borrowed-arrows-1'], victim)
    choose(two, 'borrowed-arrows-1', 'seat-1')
    expect(two.hand(0)).toHaveLength(2)
    expect(two.hand(1)).toHaveLength(1)
    const one = withHand(['borrowed-arrows-1'], (at) => {
      victim(at)
      at.strategist(0, 'zhou-yu')
    })
    choose(one, 'borrowed-arrows-1', 'seat-1')
    expect(one.hand(0)).toHaveLength(1)
    const last = withHand(['borrowed-arrows-1'], (at) => at.hand(1, 'zhang-fei'))
    choose(last, 'borrowed-arrows-1', 'seat-1')
    expect(last.hand(0)).toEqual(['zhang-fei'])
  })

  it('R14 draws the card at random', () => {
    const stolen = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const game = layOut({
        seed: `arrows ${seed}`,
        lay: (at) => {
          at.hand(0, 'borrowed-arrows-1')
          at.strategist(0, 'zhou-yu')
          victim(at)
        },
      })
      choose(game, 'borrowed-arrows-1', 'seat-1')
      stolen.add(game.hand(0)[0] ?? '')
    }
    expect([...stolen].sort()).toEqual(['guan-yu', 'lu-bu', 'zhang-fei'])
  })

  it('R14 shows the stolen card to thief and victim alone', () => {
    const game = withHand(['borrowed-arrows-1'], (at) => at.hand(1, 'zhang-fei'))
    choose(game, 'borrowed-arrows-1', 'seat-1')
    const named = (seat: number) => JSON.stringify(game.whispers(seat)).includes('zhang-fei')
    expect([0, 1, 2].map(named)).toEqual([true, true, false])
  })
})

describe('schemes that draw', () => {
  it('R15 turns up 3 for 桃園結義, one general may be taken, the rest are shuffled into the deck', () => {
    const below = ['lu-bu', 'xinye', 'two-birds-1', 'ma-su', 'luoyang', 'win-over-1', 'wei-yan']
    const game = withHand(['peach-garden-1', 'muddy-waters-1'], (at) =>
      at.deck('all', 'zhang-fei', 'tianshui', 'guan-yu', ...below),
    )
    game.play(0, 'peach-garden-1')
    expect(game.view('public').turnedUp).toEqual(['zhang-fei', 'tianshui', 'guan-yu'])
    expect(game.options(0)).toEqual(['zhang-fei', 'guan-yu', 'pass'])
    game.play(0, 'guan-yu')
    expect(game.hand(0)).toEqual(['muddy-waters-1', 'guan-yu'])
    const deck = game.state.decks[0]?.cards
    expect(deck?.toSorted()).toEqual([...below, 'zhang-fei', 'tianshui'].sort())
    expect(deck).not.toEqual([...below, 'zhang-fei', 'tianshui'])
    expect(game.state.seen, 'all saw who was taken').toEqual({ 'guan-yu': ['public'] })
    expect(game.state.turnedUp).toEqual([])
  })

  it('R15 shuffles all back when no general is wanted, or none turned up', () => {
    const unwanted = withHand(['peach-garden-1', 'wei-yan', 'ma-su'], (at) =>
      at.deck('all', 'zhang-fei', 'tianshui'),
    )
    choose(unwanted, 'peach-garden-1', 'pass')
    expect(unwanted.state.decks[0]?.cards).toHaveLength(2)
    const none = withHand(['peach-garden-1', 'wei-yan', 'ma-su'], (at) => at.deck('all', 'xinye', 'tianshui'))
    choose(none, 'peach-garden-1')
    expect(none.state.decks[0]?.cards).toHaveLength(2)
    expect(none.story).toContain('peach-garden-left')
  })

  it('R15 needs another card in hand to discard for 拋磚引玉, which then draws 3', () => {
    const alone = withHand(['brick-for-jade-1'])
    expect(alone.options(0)).toEqual(['end'])
    const game = withHand(['brick-for-jade-1', 'liu-shan'], (at) =>
      at.deck('all', 'zhang-fei', 'tianshui', 'guan-yu', 'lu-bu'),
    )
    choose(game, 'brick-for-jade-1', 'liu-shan')
    expect(game.hand(0)).toEqual(['zhang-fei', 'tianshui', 'guan-yu'])
    expect(game.state.decks[0]?.discards).toEqual(expect.arrayContaining(['liu-shan', 'brick-for-jade-1']))
  })

  it('draws 2 for 一石二鳥 and takes 4 coins for 混水摸魚', () => {
    const birds = withHand(['two-birds-1'], (at) => at.deck('all', 'zhang-fei', 'tianshui', 'guan-yu'))
    choose(birds, 'two-birds-1')
    expect(birds.hand(0)).toEqual(['zhang-fei', 'tianshui'])
    const waters = withHand(['muddy-waters-2'])
    choose(waters, 'muddy-waters-2')
    expect(waters.money(0)).toBe(14)
  })

  it('A4 takes all cards of a scheme from one deck of the player’s choice', () => {
    const lay = (card: string) =>
      layOut({ options: { advanced: true }, lay: (at) => at.hand(0, card, 'liu-shan') })
    const birds = lay('two-birds-1')
    birds.play(0, 'two-birds-1')
    expect(birds.options(0)).toEqual(['schemes', 'realm', 'back'])
    birds.play(0, 'realm')
    expect(birds.state.decks.map(({ cards }) => cards.length)).toEqual([32, 34])
    const brick = lay('brick-for-jade-1')
    choose(brick, 'brick-for-jade-1', 'schemes', 'liu-shan')
    expect(brick.state.decks.map(({ cards }) => cards.length)).toEqual([29, 36])
    expect(brick.state.decks.map(({ discards }) => discards)).toEqual([['brick-for-jade-1'], ['liu-shan']])
    const peach = lay('peach-garden-1')
    choose(peach, 'peach-garden-1', 'realm')
    expect(peach.state.turnedUp).toHaveLength(3)
    peach.play(0, 'pass')
    expect(peach.state.decks.map(({ cards }) => cards.length)).toEqual([32, 36])
  })

  it('A4 lets 劉備 split his three draws between the decks', () => {
    const game = layOut({
      options: { advanced: true },
      lay: (at) => {
        at.lords(0, 'liu-bei')
        at.hand(0, 'liu-shan', 'muddy-waters-1')
      },
    })
    game.play(0, 'liu-bei')
    expect(game.options(0)).toEqual(['schemes-0', 'schemes-1', 'schemes-2', 'schemes-3', 'back'])
    game.play(0, 'schemes-1')
    expect(game.state.decks.map(({ cards }) => cards.length)).toEqual([31, 34])
    expect(game.hand(0)).toHaveLength(5)
    expect(playerAt(game.state, 0).used).toEqual(['liu-bei'])
  })
})
