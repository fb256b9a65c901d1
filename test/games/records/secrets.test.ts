// What is public and what is not, and the proof over random games that nothing hidden gets out.
import { describe, expect, it } from 'vitest'
import { viewersOf } from '../../../src/engine/leaks.ts'
import { type Snapshot, snapshotAfter } from '../../../src/engine/lifecycle.ts'
import type { Seat, Viewer } from '../../../src/engine/phrase.ts'
import { dealAnew } from '../../../src/engine/pools.ts'
import { sideStream } from '../../../src/engine/random.ts'
import { containedStop, containedTold, type Leak, twin } from '../../../src/engine/secrecy.ts'
import { sees } from '../../../src/engine/zones.ts'
import { game as records } from '../../../src/games/records/game.ts'
import type { RecordsState } from '../../../src/games/records/table/state.ts'
import { holdersFor, numbersOf } from '../../../src/games/records/table/whereabouts.ts'
import { allOr } from '../../support/sample.ts'
import { leaksInTwins } from '../../support/twins.ts'
import { fromStart, type Layer, layOut, type Play } from './kit.ts'
import { randomGame, WAYS, type Way, wayName } from './playouts.ts'

/** Ways of which random games are played. */
const TRIED = allOr(
  WAYS,
  WAYS.filter(({ seats, options }) => seats < 4 && options.advanced),
)

/** Leaks in one random game: containment everywhere, and a twin at about one stop in six. */
function leaksIn(way: Way, seed: string): { leaks: Leak[]; twins: number } {
  const viewers = viewersOf(way.seats)
  const random = sideStream(seed, 'twins')
  const leaks: (Leak | undefined)[] = []
  let rest: Snapshot | undefined
  let twins = 0
  randomGame(way, seed, {
    forget: true,
    observe: (told, state) =>
      void leaks.push(...viewers.map((viewer) => containedTold(records, state as never, viewer, told))),
    watch: (session, step) => {
      const stretch: Snapshot | undefined = rest && { ...rest, log: [...rest.log, step.entry] }
      rest = snapshotAfter(session.setting, rest, step)
      leaks.push(...viewers.map((viewer) => containedStop(records, session, viewer)))
      const viewer = viewers[random.int(viewers.length)]
      if (viewer === undefined || !stretch || random.int(6) > 0) return
      const found = twin(records, stretch, viewer, random)
      if (found !== 'rejected') {
        leaks.push(found)
        twins++
      }
    },
  })
  return { leaks: leaks.filter((leak) => leak !== undefined), twins }
}

/** Seat 0, the cleverer, with cards before 新野 of seat 1. */
const before = (cards: readonly string[], more: (at: Layer) => void = () => {}): Play =>
  layOut({
    lay: (at) => {
      at.hand(0, ...cards)
      at.city(1, 'xinye', 'gan-ning')
      at.hand(1, 'wait-at-ease-1', 'chaisang')
      at.hand(2, 'guan-yu', 'xiaopei')
      at.strategist(0, 'zhuge-liang')
      more(at)
    },
  })

/** With whom a viewer knows that a card lies whose place is not certain. */
const holders = ({ state }: Play, viewer: Seat, card: string) => holdersFor(state, viewer).get(card)

/** For whom a card's place is certain, beside the player who sees it lie there. */
const knowers = ({ state }: Play, card: string) => state.seen[card] ?? []

describe('who has seen a card', () => {
  it('R8 cannot tell whether it guards a gate once a general of that hand does', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'zhang-fei', 'wei-yan', 'xinye')
        at.state.seen = { 'zhang-fei': ['public'], 'wei-yan': [1], xinye: [2] }
      },
    })
    for (const choice of ['build', 'xinye', 'wei-yan']) game.play(0, choice)
    expect(game.state.seen).toEqual({})
    expect(game.state.players[0]?.cities[0]?.garrison).toBe('wei-yan')
  })

  it('R16 cannot tell whether it marches, or is the scheme that was laid', () => {
    const game = before(['zhang-fei', 'wei-yan', 'remove-firewood-1'], (at) => {
      at.state.seen = {
        'zhang-fei': ['public'],
        'remove-firewood-1': [1],
        'wait-at-ease-1': [0, 2],
        chaisang: ['public'],
        'guan-yu': ['public'],
      }
    })
    for (const choice of ['attack', 'xinye', 'wei-yan', 'remove-firewood-1']) game.play(0, choice)
    expect([...knowers(game, 'zhang-fei'), ...knowers(game, 'remove-firewood-1')]).toEqual([])
    expect(knowers(game, 'wait-at-ease-1')).toEqual([0, 2])
    game.play(1, 'wait-at-ease-1')
    expect([...knowers(game, 'wait-at-ease-1'), ...knowers(game, 'chaisang')]).toEqual([])
    expect(knowers(game, 'guan-yu')).toEqual(['public'])
  })

  it('R14 cannot tell whether it was stolen; of what was, thief and victim know', () => {
    const game = before(['borrowed-arrows-1'], (at) => {
      at.strategist(0, 'zhou-yu')
      at.state.seen = { 'wait-at-ease-1': ['public'], chaisang: [0] }
    })
    for (const choice of ['borrowed-arrows-1', 'seat-1']) game.play(0, choice)
    const [stolen] = game.hand(0)
    const told = ['wait-at-ease-1', 'chaisang'].flatMap((card) => knowers(game, card))
    expect(game.hand(0).flatMap((card) => knowers(game, card))).toEqual(told)
    expect(knowers(game, stolen ?? '')).toEqual([0, 1])
  })

  it('R14 knows between two what was not stolen', () => {
    const game = layOut({
      seats: 2,
      lay: (at) => {
        at.hand(0, 'borrowed-arrows-1')
        at.hand(1, 'wait-at-ease-1', 'chaisang')
        at.strategist(0, 'zhou-yu')
        at.state.seen = { 'wait-at-ease-1': [0], chaisang: [0] }
      },
    })
    for (const choice of ['borrowed-arrows-1', 'seat-1']) game.play(0, choice)
    const [kept = ''] = game.hand(1)
    expect(knowers(game, kept)).toEqual([0])
  })

  it('R3 in the draft cannot tell who keeps it of more than two; between two it is plain', () => {
    const drafted = (seats: number) => {
      const game = fromStart(seats)
      while (game.prompt(game.asked[0] ?? 0) === 'ask-lord')
        game.play(game.asked[0] ?? 0, game.options(game.asked[0] ?? 0)[0] ?? '')
      for (let round = 0; round < 3; round++)
        for (let seat = 0; seat < seats; seat++) game.play(seat, game.options(seat)[0] ?? '')
      return game.state.players.flatMap(({ hand }) => hand.filter((card) => knowers(game, card).length > 0))
    }
    expect(drafted(3)).toEqual([])
    // Two of the second pack's and of the first, less what each took before the other saw it.
    expect(drafted(2)).toHaveLength(4)
  })
})

describe('with whom a card is that was seen', () => {
  /** Wei Yan or Zhang Fei holds the city of seat 0, whom all others saw. */
  const built = (more: (at: Layer) => void = () => {}) => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'zhang-fei', 'wei-yan', 'xinye')
        at.hand(1, 'guan-yu', 'muddy-waters-1')
        at.state.seen = { 'zhang-fei': ['public'], 'wei-yan': [1] }
        more(at)
      },
    })
    for (const choice of ['build', 'xinye', 'wei-yan']) game.play(0, choice)
    return game
  }

  it('R8 is known when one of that hand went to a gate, to the player who saw it', () => {
    const game = built()
    expect(['zhang-fei', 'wei-yan'].map((card) => holders(game, 1, card))).toEqual([[0], [0]])
    expect(['zhang-fei', 'wei-yan'].map((card) => holders(game, 2, card))).toEqual([[0], undefined])
    expect(holders(game, 0, 'zhang-fei')).toBeUndefined()
  })

  it('R8 lets a computer deal them to that hand and its gates alone, each to the gate at times', () => {
    const game = built()
    const garrisons = new Set<string>()
    for (let deal = 0; deal < 40; deal++) {
      const names = dealAnew(records.pools?.(game.state, 1) ?? [], new Set(), sideStream('deal', `${deal}`))
      const [city] = game.state.players[0]?.cities ?? []
      const theirs = [city?.garrison ?? '', ...game.hand(0)].map((card) => names?.get(card) ?? card)
      expect(theirs.toSorted()).toEqual(['wei-yan', 'zhang-fei'])
      garrisons.add(theirs[0] ?? '')
    }
    expect([...garrisons].sort()).toEqual(['wei-yan', 'zhang-fei'])
  })

  it('R23 is forgotten of a card that is discarded', () => {
    const game = before(['lu-bu', 'liu-shan'], (at) => {
      at.state.whereabouts = [{ viewer: 2, cards: numbersOf(['lu-bu', 'guan-yu']), seats: [0] }]
      at.hand(0, 'brick-for-jade-1')
    })
    for (const choice of ['brick-for-jade-1', 'lu-bu']) game.play(0, choice)
    expect(holders(game, 2, 'lu-bu')).toBeUndefined()
    expect(holders(game, 2, 'guan-yu')).toEqual([0])
  })

  it('R14 may be the thief for a player who did not see what was stolen', () => {
    const game = before(['borrowed-arrows-1'], (at) => {
      at.strategist(0, 'zhou-yu')
      at.state.seen = { 'wait-at-ease-1': ['public'], chaisang: ['public'] }
    })
    for (const choice of ['borrowed-arrows-1', 'seat-1']) game.play(0, choice)
    const [stolen = ''] = game.hand(0)
    const [kept = ''] = game.hand(1)
    expect([stolen, kept].map((card) => holders(game, 2, card))).toEqual([
      [0, 1],
      [0, 1],
    ])
    expect([stolen, kept].map((card) => holders(game, 0, card))).toEqual([undefined, [1]])
  })

  it('R12 may be the player who won a city over', () => {
    const game = before(['win-over-1'], (at) => {
      at.state.whereabouts = [{ viewer: 2, cards: numbersOf(['gan-ning']), seats: [1] }]
    })
    for (const choice of ['win-over-1', 'xinye', 'strength-6']) game.play(0, choice)
    expect(holders(game, 2, 'gan-ning')).toEqual([0, 1])
  })

  it('R3 is one of those to whom the pack went on', () => {
    const game = fromStart(4)
    while (game.prompt(game.asked[0] ?? 0) === 'ask-lord')
      game.play(game.asked[0] ?? 0, game.options(game.asked[0] ?? 0)[0] ?? '')
    const passed = game.options(0).slice(1)
    for (let round = 0; round < 3; round++) {
      for (let seat = 0; seat < 4; seat++) game.play(seat, game.options(seat)[0] ?? '')
      const known = passed.filter((card) => holders(game, 0, card))
      // At first it is certain: the pack lies before the next.
      expect(known).toEqual(round === 0 ? [] : passed)
      for (const card of known)
        expect(holders(game, 0, card)).toEqual(Array.from({ length: round + 1 }, (_, n) => n + 1))
    }
  })

  it('R3 is forgotten of a card that comes round again', () => {
    const game = fromStart(3)
    while (game.state.phase !== 'strategists')
      for (const seat of game.asked) game.play(seat, game.options(seat)[0] ?? '')
    for (const seat of [0, 1, 2])
      expect(game.hand(seat).map((card) => holders(game, seat, card))).toEqual(Array(5).fill(undefined))
  })

  it.each(TRIED.map((way) => [wayName(way), way] as const))(
    'is true all through random games: %s',
    (_, way) => {
      let known = 0
      for (const seed of allOr(['holder', 'keeper', 'bearer'], ['holder']))
        randomGame(way, seed, {
          forget: true,
          watch: (session) => {
            const state = session.state as RecordsState
            const zones = records.zones(state)
            for (const viewer of state.players.keys()) {
              const holders = holdersFor(state, viewer)
              for (const zone of zones)
                for (const card of sees(zone, viewer) ? [] : zone.ids) {
                  const seats = holders.get(card)
                  if (!seats) continue
                  known++
                  expect([card, seats]).toEqual([card, expect.arrayContaining([zone.seat])])
                }
            }
          },
        })
      expect(known).toBeGreaterThan(allOr(100, 20))
    },
  )

  it('is given to nobody else’s computer', () => {
    const game = built()
    expect(game.state.whereabouts.map(({ viewer }) => viewer)).toEqual([1, 2])
    expect(records.knownBy?.(game.state, 2).whereabouts.map(({ viewer }) => viewer)).toEqual([2])
  })
})

describe('secrets', () => {
  it('R16 lets an attack with a scheme be taken back no matter what the defender may conclude from the own hand', () => {
    const others = [
      'remove-firewood-2',
      'remove-firewood-3',
      'beauty-trap-1',
      'beauty-trap-2',
      'beauty-trap-3',
    ]
    const kings = ['seize-the-king-1', 'seize-the-king-2']
    for (const defenders of [[], [...others, ...kings]]) {
      const game = before(['lu-bu', 'remove-firewood-1'], (at) => at.hand(1, ...defenders))
      for (const choice of ['attack', 'xinye', 'lu-bu', 'remove-firewood-1']) game.play(0, choice)
      expect(game.asked).toEqual([1])
      expect(game.run.undoable(0)).toMatchObject({ consent: false })
    }
  })

  it('R27 shows hand sizes, money, discards and cities to all; hands, garrisons, strategists to their owner', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'muddy-waters-1', 'lu-bu')
        at.hand(1, 'zhang-fei', 'empty-fort-1')
        at.city(1, 'xinye', 'guan-yu')
        at.deck('all', 'tianshui', 'xiaopei')
      },
    })
    const seen = game.view(0).players[1]
    expect(seen).toMatchObject({ handSize: 2, money: 10, hand: null, strategist: null, hasStrategist: true })
    expect(seen?.cities[0]).toMatchObject({ card: 'xinye', garrison: null })
    expect(game.view(0).decks[0]?.cards).toBe(2)
    expect(game.view('public').decks[0]?.discards).toContain('wei-yan')
    expect(game.view(1).players[1]).toMatchObject({
      hand: ['zhang-fei', 'empty-fort-1'],
      strategist: 'li-ru',
      cities: [{ garrison: 'guan-yu' }],
    })
  })

  it('R27 tells the number of strategists drawn and nothing of which', () => {
    const game = fromStart(2)
    while (game.state.phase !== 'strategists')
      for (const seat of game.asked) game.play(seat, game.options(seat)[0] ?? '')
    const { start } = game.state
    game.play(start, 'extra-2')
    game.play(1 - start, 'extra-0')
    const drawn = game.options(start)
    game.play(start, drawn[0] ?? '')
    const other: Seat = 1 - start
    expect(game.event('strategist-searched')).toMatchObject({ drawn: 3 })
    const theirs = JSON.stringify([game.view(other).players[start], game.whispers(other)])
    for (const card of drawn) expect(theirs).not.toContain(card)
  })

  it('knows what a viewer cannot place: not the own hand, not what it saw, not what lies open', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'muddy-waters-1', 'lu-bu')
        at.hand(1, 'zhang-fei')
        at.city(1, 'xinye', 'guan-yu')
        at.city(1, 'xuchang', 'liu-shan', { up: true })
        at.state.seen['zhang-fei'] = [2]
      },
    })
    const unknown = (viewer: Viewer) => new Set(records.unknown(game.state, viewer).flat())
    expect(unknown(0)).toContain('zhang-fei')
    expect(unknown(0)).toContain('guan-yu')
    expect(unknown(0)).not.toContain('lu-bu')
    expect(unknown(1)).not.toContain('guan-yu')
    expect(unknown(2)).not.toContain('zhang-fei')
    expect(unknown(2)).toContain('lu-bu')
    for (const viewer of viewersOf(3)) expect(unknown(viewer)).not.toContain('liu-shan')
  })

  it('R21 hides the battle cards of a side until both lines are compared, in the order they were laid', () => {
    let compared = 0
    const places = ['front', 'middle', 'rear'].map((key) => JSON.stringify({ key: `records.${key}` }))
    randomGame({ seats: 3, options: {} }, 'lines', {
      observe: ({ phrase: { key, args = {} } }, now) => {
        const state = now as RecordsState
        const { battle } = state
        const drawn = { best: [], rest: [], lined: false }
        if (key === 'records.strengths')
          expect(battle).toEqual({
            attacker: { strength: args.strength, ...drawn },
            defender: { strength: args.otherStrength, ...drawn },
            up: false,
          })
        if (!battle || !key.startsWith('records.position-')) return
        const place = places.indexOf(JSON.stringify(args.position))
        const { attacker, defender } = battle
        expect([attacker.best[place], defender.best[place]]).toEqual([
          `battle-${args.attack}`,
          `battle-${args.defence}`,
        ])
        for (const { best, lined } of [attacker, defender])
          expect([lined, records.zones(state).find(({ ids }) => ids === best)?.seenBy]).toEqual([true, 'all'])
        compared++
      },
    })
    expect(compared).toBeGreaterThan(5)
  })

  it('R16 asks for an answer whether or not there is a scheme to answer with', () => {
    const game = before(['liu-shan', 'remove-firewood-1', 'muddy-waters-1'])
    for (const choice of ['attack', 'xinye', 'liu-shan', 'remove-firewood-1']) game.play(0, choice)
    game.play(1, 'wait-at-ease-1')
    for (const seat of [0, 1]) game.play(seat, game.options(seat)[0] ?? '')
    expect(leaksInTwins(records, game)).toEqual([])
  })

  it('R13 asks for a garrison whether or not there is a general in hand', () => {
    const game = before(['assassination-1', 'zhao-yun', 'muddy-waters-1'], (at) => at.battle(1))
    for (const choice of ['assassination-1', 'xinye', 'pay-1', 'strike']) game.play(0, choice)
    game.expectAsked(0, 'ask-garrison')
    expect(leaksInTwins(records, game)).toEqual([])
  })

  it('R31 gives away nothing of a garrison but that a guess was wrong', () => {
    const game = before(['win-over-1', 'muddy-waters-1', 'tianshui'])
    for (const choice of ['win-over-1', 'xinye', 'strength-9']) game.play(0, choice)
    expect(leaksInTwins(records, game)).toEqual([])
  })

  it.each(TRIED.map((way) => [wayName(way), way] as const))(
    'lets nothing out in random games: %s',
    (_, way) => {
      for (const seed of allOr(['whisper', 'rumour'], ['whisper'])) {
        const { leaks, twins } = leaksIn(way, seed)
        expect(leaks).toEqual([])
        expect(twins).toBeGreaterThan(20)
      }
    },
  )
})
