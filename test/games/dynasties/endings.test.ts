// The numbered rulings on questions, endings, custom cards, and on who comes next.
import { describe, expect, it } from 'vitest'
import type { Phrase } from '../../../src/engine/phrase.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { randomPolicy } from '../../../src/engine/policy.ts'
import { LEVELS, questionsOf } from '../../../src/games/dynasties/bank/ids.ts'
import { ERAS } from '../../../src/games/dynasties/cards/eras.ts'
import { copiesOf } from '../../../src/games/dynasties/cards/functions.ts'
import { game as dynasties } from '../../../src/games/dynasties/game.ts'
import { readHouse } from '../../../src/games/dynasties/house/sets.ts'
import { board } from '../../../src/games/dynasties/present/board.ts'
import { effectOf } from '../../../src/games/dynasties/text/describe.ts'
import { words } from '../../../src/games/dynasties/text/index.ts'
import { render } from '../../../src/text/render.ts'
import { fromStart, type Layer, layOut } from './kit.ts'

const reader = { language: 'en', style: 'plain', seatName: String } as const
const told = (phrase: Phrase): string => render({ dynasties: words.en }, phrase, reader)

const FILLERS = ['crossing-10', 'crossing-11', 'crossing-12', 'crossing-13']

describe('questions', () => {
  it('D17 the question and its answers are the target’s alone until it is answered', () => {
    const game = layOut({ era: 'tang', lay: (at) => at.hand(0, 'question-card-1') })
    game.play(0, 'question-card-1')
    game.play(0, 'seat-2')
    const id = game.state.question?.id ?? ''
    expect(game.view(2).question?.id).toBe(id)
    expect(game.view(0).question).toMatchObject({ asker: 0, target: 2, id: null })
    game.play(2, 'pass')
    expect(game.story).toEqual(expect.arrayContaining(['no-answer', 'solution', 'answer-wrong']))
    expect(game.stats(2)).toEqual([4, 4, 4, 4])
  })

  it('D17 questions are of the chosen difficulty and, by option, of the marker’s era', () => {
    const game = layOut({
      era: 'tang',
      options: { questions: 'hard', 'era-questions': true },
      lay: (at) => at.hand(0, 'question-card-1'),
    })
    game.play(0, 'question-card-1')
    game.play(0, 'seat-1')
    expect(questionsOf('hard', 'tang')).toContain(game.state.question?.id)
    for (const era of ERAS) expect(questionsOf(null, era).length).toBeGreaterThanOrEqual(12)
    for (const level of LEVELS) expect(questionsOf(level, null).length).toBeGreaterThan(60)
    expect(questionsOf(null, 'start').length).toBeGreaterThanOrEqual(240)
  })

  it('D17 a typed question is judged by the asker, and on appeal by the majority with a third player', () => {
    const ask = () => {
      const game = layOut({ options: { questions: 'free' }, lay: (at) => at.hand(0, 'question-card-1') })
      game.play(0, 'question-card-1')
      game.play(0, 'seat-1')
      game.play(0, 'Who dreamt of being a butterfly?')
      game.play(1, 'Zhuangzi')
      return game
    }
    const accepted = ask()
    accepted.play(0, 'right')
    expect(accepted.stats(1)).toEqual([5, 5, 5, 5])
    expect(accepted.story.slice(0, 5)).toEqual(['turn', 'plays', 'asks-typed', 'answered', 'answer-right'])
    const resigned = ask()
    resigned.play(0, 'wrong')
    resigned.play(1, 'accept')
    expect(resigned.stats(1)).toEqual([4, 4, 4, 4])
    for (const verdict of ['right', 'wrong']) {
      const appealed = ask()
      appealed.play(0, 'wrong')
      appealed.play(1, 'appeal')
      expect(appealed.asked).toEqual([2])
      appealed.play(2, verdict)
      expect(appealed.stats(1)[0]).toBe(verdict === 'right' ? 5 : 4)
      const told = ['answered', 'judged-wrong', 'appeals', `answer-${verdict}`]
      expect(appealed.story.slice(3, 7)).toEqual(told)
    }
  })
})

describe('endings', () => {
  /** Seat 0 puts seat 1 out. */
  const kill = (ending: string, seats = 3) => {
    const game = layOut({
      seats,
      options: { ending },
      lay: (at) => {
        at.hand(0, 'raid-1')
        at.stats(1, { state: 1 })
        at.stats(2, { grain: 9 })
      },
    })
    game.play(0, 'raid-1')
    game.play(0, 'seat-1')
    return game
  }

  it('D18 last: the game goes on until one is left', () => {
    expect(kill('last').outcome).toBeUndefined()
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'raid-1')
        at.stats(1, { state: 1 })
        Object.assign(at.state.players[2] ?? {}, { alive: false })
        at.state.fallen.push(2)
      },
    })
    game.play(0, 'raid-1')
    expect(game.outcome).toMatchObject({ winners: [0], ranks: [1, 2, 3] })
  })

  it('D18 first-fall: the first to fall ends it, and state + grain count among the living', () => {
    expect(kill('first-fall').outcome).toMatchObject({ winners: [2], ranks: [2, 3, 1] })
  })

  it('D18 D21 deck: it ends when all 76 dynasty cards have left the game', () => {
    const game = layOut({
      era: 'qin',
      options: { ending: 'deck' },
      lay: (at) => {
        at.hand(0, 'unification')
        const dynasty = (id: string) =>
          !/^(raid|assault|siege|crossing|event-card|question-card)-\d+$/.test(id)
        at.state.gone.push(...at.state.deck.filter(dynasty))
        at.state.deck = at.state.deck.filter((id) => !dynasty(id))
      },
    })
    game.play(0, 'unification')
    expect(game.state.gone).toHaveLength(76)
    expect(game.outcome?.winners).toEqual([0])
  })

  it('D21 deck: it ends after a round in which all passed because nothing could be done', () => {
    const game = layOut({
      options: { ending: 'deck' },
      lay: (at) => {
        at.hand(0, 'confucius')
        at.stats(0, { grain: 3 })
        at.nothingToDraw()
      },
    })
    game.play(0, 'pass')
    expect(game.outcome?.winners).toEqual([1, 2]) // ties are shared (D18)
  })

  it('D21 deck: who passed and then fell does not make it a round of passing', () => {
    const game = layOut({
      options: { ending: 'deck' },
      lay: (at) => {
        at.hand(0, FILLERS[0] ?? '')
        at.stats(0, { state: 1 })
        at.hand(1, 'confucius')
        at.hand(2, 'raid-1')
        at.nothingToDraw()
      },
    })
    game.play(0, 'pass')
    game.play(1, 'pass')
    game.play(2, 'raid-1')
    game.play(2, 'seat-0')
    game.play(0, 'pass')
    expect(game.state.fallen).toEqual([0])
    expect(game.outcome).toBeUndefined()
  })

  it('D14 D21 deck: who starved to death does not make it a round of passing', () => {
    const game = layOut({
      options: { ending: 'deck' },
      lay: (at) => {
        at.hand(0, 'confucius')
        at.hand(1, 'sima-qian')
        at.hand(2, 'raid-1', 'raid-2', 'crossing-1')
        at.stats(2, { state: 1, grain: 0 })
        at.nothingToDraw()
      },
    })
    game.play(0, 'pass')
    game.play(1, 'pass')
    expect(game.state.fallen).toEqual([2])
    expect(game.outcome).toBeUndefined()
  })

  it('D18 clock: it ends after so many rounds, and state + grain count', () => {
    const game = layOut({
      options: { ending: 'clock', rounds: 18 },
      lay: (at) => {
        at.hand(0, FILLERS[0] ?? '')
        at.state.round = 18
        at.stats(1, { state: 9 })
        at.stats(2, { state: 4, grain: 9 })
      },
    })
    game.play(0, 'draw')
    expect(game.outcome).toMatchObject({ winners: [1], ranks: [3, 1, 2], facts: { rounds: 18 } })
  })

  it('D18 clock: an Event begins the last round anew, which stays the last; a further one does not', () => {
    const game = layOut({
      options: { ending: 'clock', rounds: 18 },
      lay: (at) => {
        at.state.round = 17
        at.hand(0, 'event-card-1', 'event-card-4')
        at.hand(1, 'event-card-2')
        at.hand(2, 'event-card-3', FILLERS[2] ?? '')
        at.events('hundred-schools', 'qi-becomes-king', 'zhenguan-to-kaiyuan', 'granaries-of-sui')
      },
    })
    const shown = () => board(game.view('public'), reader)
    game.play(0, 'event-card-1')
    expect(game.event('round'), 'the round before the last is no other than those before').toMatchObject({
      round: 18,
    })
    expect(shown()).toContain('round 18 of 18\n')
    game.play(1, 'event-card-2')
    expect(game.event('round-anew')).toEqual({ round: 18, who: { seat: 1 } })
    expect(shown()).toContain('round 18 of 18, begun anew')
    expect(game.view('public')).toMatchObject({ round: 18, renewed: true, first: 1 })
    game.play(2, 'event-card-3')
    expect(game.story.filter((key) => key === 'round-anew')).toHaveLength(1)
    expect(game.view('public').first, 'the order goes on').toBe(1)
    expect(game.stats(2), 'the event works all the same').toEqual([8, 8, 6, 6])
    game.play(0, 'event-card-4')
    expect(game.outcome?.facts.rounds).toBe(18)
  })

  it('D18 clock: no game takes more rounds than it says', () => {
    const policies = Array(4).fill(randomPolicy)
    for (let n = 0; n < 40; n++) {
      const options = { ending: 'clock', rounds: 18 }
      const { outcome } = playOut(dynasties, { seed: `clock-${n}`, options, policies, forget: true })
      expect(outcome.facts.rounds).toBeLessThanOrEqual(18)
    }
  })

  /** Two laps are done with the end of this round. */
  const lastLap = (ending: string, round: number) => {
    const game = layOut({
      era: 'qing',
      options: { ending, laps: 2 },
      lay: (at) => {
        at.hand(0, FILLERS[0] ?? '')
        Object.assign(at.state, { laps: 1, round })
        at.stats(1, { grain: 8 })
      },
    })
    game.play(0, 'draw')
    return game
  }

  it('D21 a game is scored after its laps of the track', () => {
    for (const ending of ['last', 'first-fall', 'deck'])
      expect(lastLap(ending, 24).outcome, ending).toMatchObject({ winners: [1], ranks: [2, 1, 2] })
  })

  it('D21 not before twelve rounds for each lap, however far an event made the marker jump', () => {
    const game = lastLap('last', 23)
    expect(game.outcome).toBeUndefined()
    for (const seat of [0, 1, 2]) game.play(seat, 'draw')
    expect(game.outcome).toMatchObject({ winners: [1], facts: { rounds: 24, laps: 2 } })
  })

  it('D21 without a limit on laps it ends only as the source prints it', () => {
    for (const ending of ['last', 'first-fall', 'deck']) {
      const game = layOut({
        era: 'qing',
        options: { ending, laps: 'none' },
        lay: (at) => {
          at.hand(0, FILLERS[0] ?? '')
          Object.assign(at.state, { laps: 40, round: 700 })
        },
      })
      game.play(0, 'draw')
      expect(game.outcome, ending).toBeUndefined()
      expect(board(game.view('public'), reader)).toContain('round 701 · lap 42\n')
    }
    const last = layOut({
      options: { laps: 'none' },
      lay: (at) => {
        at.hand(0, 'raid-1')
        at.stats(1, { state: 1 })
        Object.assign(at.state.players[2] ?? {}, { alive: false })
      },
    })
    last.play(0, 'raid-1')
    expect(last.outcome?.winners).toEqual([0])
  })

  it('D18 clock: laps do not end a game of so many rounds', () => {
    expect(lastLap('clock', 24).outcome).toBeUndefined()
  })

  it('D32 when the first player is out, the next living one is first', () => {
    const game = layOut({
      lay: (at) => {
        for (const seat of [0, 1, 2]) at.hand(seat, FILLERS[seat] ?? '')
        at.hand(2, 'raid-1')
        at.stats(0, { state: 1 })
      },
    })
    game.play(0, 'draw')
    game.play(1, 'draw')
    game.play(2, 'raid-1')
    game.play(2, 'seat-0')
    game.play(0, 'pass')
    expect(game.state.first).toBe(1)
    expect(game.asked).toEqual([1])
  })

  it('D32 when the first player falls in the middle of a round, the next living one is marked as first', () => {
    const game = layOut({
      seats: 4,
      lay: (at) => {
        at.state.first = 2
        at.state.acted = [2, 3]
        for (const seat of [0, 1, 3]) at.hand(seat, FILLERS[seat] ?? '')
        at.hand(0, 'raid-1')
        at.stats(2, { state: 1 })
      },
    })
    game.play(0, 'raid-1')
    game.play(0, 'seat-2')
    expect(game.asked).toEqual([1])
    expect(game.view('public').first).toBe(3)
    game.play(1, 'draw')
    expect(game.asked).toEqual([3])
  })

  it('D32 when the drawer of an event dies of it, the next living one goes on', () => {
    const game = layOut({
      lay: (at) => {
        for (const seat of [0, 1, 2]) at.hand(seat, FILLERS[seat] ?? '')
        at.hand(0, 'event-card-1')
        at.stats(0, { state: 2 })
        at.events('seven-states-revolt')
      },
    })
    game.play(0, 'event-card-1')
    expect(game.state.players[0]?.alive).toBe(false)
    expect(game.asked).toEqual([1])
    expect(game.view('public').first, 'and is first at once').toBe(1)
    expect(game.state.event).toBeNull()
  })

  it('D32 if everybody is being skipped, rounds run on by themselves', () => {
    const game = layOut({
      lay: (at) => {
        for (const seat of [0, 1, 2]) {
          at.hand(seat, FILLERS[seat] ?? '')
          Object.assign(at.state.players[seat] ?? {}, { skip: 2 })
        }
      },
    })
    expect(game.state.round).toBe(3)
    expect(game.asked).toEqual([0])
  })

  it('D24 events are not cards played at someone: a truce does not stop them', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'event-card-1')
        at.hand(1, 'raid-1', 'raid-2')
        at.events('red-cliffs')
        at.state.pacts.push({ kind: 'truce', owner: 0, other: 1, left: 3, born: 0 })
      },
    })
    game.play(0, 'event-card-1')
    expect(game.stats(1)).toEqual([5, 5, 4, 4])
  })

  it('D25 used events are shuffled again when there are no more', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'event-card-1')
        at.hand(1, 'raid-1')
        at.state.eventDiscards = at.state.events
        at.state.events = []
      },
    })
    game.play(0, 'event-card-1')
    expect(game.state.events).toHaveLength(14)
  })
})

const faultsTold = ({ faults }: Extract<ReturnType<typeof readHouse>, { ok: false }>) =>
  faults.map((fault) => told(fault)).join('\n')

describe('house cards', () => {
  const cards = [
    { kind: 'lord', name: 'Wu Zetian', eras: ['tang'], state: 12, grain: 6, attack: 4, defence: 7 },
    { kind: 'event', name: 'Flood', era: 'song', effects: [{ do: 'self', change: { grain: -2 } }] },
    {
      kind: 'dynasty',
      name: 'Tea',
      type: 'invention',
      from: 'tang',
      to: 'song',
      effects: [
        { do: 'self', change: { grain: 2 } },
        { do: 'draw', min: 1, max: 1 },
      ],
    },
    { kind: 'attack', name: 'Night raid', loss: 2 },
  ]

  it('D20 up to 8 cards are checked, and each fault is named with its line', () => {
    const fault = (value: unknown) => {
      const reading = readHouse(JSON.stringify(value))
      return reading.ok ? undefined : faultsTold(reading).replace('Line 1: ', '')
    }
    expect(fault(cards)).toBeUndefined()
    const file = (text: string) => {
      const reading = readHouse(text)
      return reading.ok ? undefined : faultsTold(reading)
    }
    expect(file('{')).toBe('Line 1: This is not JSON.')
    expect(file('[\n  {},\n  oops\n]')).toBe('Line 3: This is not JSON.')
    expect(file('[]')).toBe('There is no card and no question in it yet.')
    const big = '{ "kind": "attack", "name": "Big", "loss": 9 }'
    expect(file(`[\n${big},\n{ "kind": "attack",\n  "name": "" }\n]`)).toBe(
      [
        'Line 2: Card 1, loss: at most 5.',
        'Line 4: Card 2, name: at least 1.',
        'Line 3: Card 2, loss: must be of the type number.',
      ].join('\n'),
    )
    expect(fault([...cards, { kind: 'attack', name: 'Big', loss: 9 }])).toBe('Card 5, loss: at most 5.')
    expect(fault([...cards, ...cards])).toContain('“Wu Zetian” is there twice.')
    const nine = Array.from({ length: 9 }, (_, n) => ({ kind: 'attack', name: `N${n}`, loss: 1 }))
    expect(fault(nine)).toBe('The list of cards: at most 8.')
    expect(fault({})).toBe('The field name: must be of the type string.')
    expect(fault([{ kind: 'hero', name: 'X' }])).toBe('Card 1, kind: unknown kind.')
    expect(fault([{ ...cards[2], to: 'sui' }])).toBe('Card 1: to must not be before from.')
    expect(fault([{ ...cards[2], era: 'sui' }])).toBe('Card 1: unknown field: era.')
    expect(fault([{ ...cards[2], type: 'song' }])).toBe(
      'Card 1, type: must be one of person, policy, armament, invention.',
    )
    const cancel = { do: 'cancel' }
    expect(fault([{ ...cards[2], effects: [cancel] }])).toBeUndefined()
    expect(fault([{ ...cards[2], effects: [cancel, { do: 'search' }] }])).toBe(
      'Card 1, effects: cancel must be the only effect.',
    )
    const nothing = { do: 'self', change: {} }
    expect(fault([{ ...cards[2], effects: [nothing] }])).toBe(
      'Card 1, effects[0].change: a change needs at least one stat.',
    )
  })

  it('D20 a house card may cancel attacks on its holder, as 墨翟 does', () => {
    const guard = { kind: 'dynasty', name: 'Moat', type: 'policy', from: 'song', effects: [{ do: 'cancel' }] }
    const reading = readHouse(JSON.stringify([guard, { ...guard, name: 'Wall', crossing: false }]))
    if (!reading.ok) throw new Error(faultsTold(reading))
    const [moat, wall] = ['house-1', 'house-2'].map((id) => told(effectOf({ house: reading.cards }, id)))
    expect(moat).toBe('when you are attacked: cancel it')
    expect(wall).toBe(`${moat}; not with a Crossing`)
    const game = layOut({
      era: 'tang',
      options: { house: reading.value },
      lay: (at) => {
        at.hand(0, 'siege-1')
        at.hand(1, 'house-1', 'house-2', 'crossing-1')
      },
    })
    game.play(0, 'siege-1')
    game.play(0, 'seat-1')
    expect(game.options(1)).toEqual(['crossing-1+house-1', 'pass'])
    game.play(1, 'crossing-1+house-1')
    expect(game.stats(1)).toEqual([5, 5, 5, 5])
    expect(game.options(1)).toEqual(['draw']) // on the own turn there is nothing to play
  })

  /** A table at which seat 0 holds a custom card with these effects, in its era. */
  const holding = (
    effects: readonly object[],
    stats: { grain: number; state?: number },
    change: (at: Layer) => void = () => {},
  ) => {
    const reading = readHouse(JSON.stringify([{ ...cards[2], effects }]))
    if (!reading.ok) throw new Error(faultsTold(reading))
    return layOut({
      era: 'song',
      options: { house: reading.value },
      lay: (at) => {
        at.hand(0, 'house-1')
        at.hand(1, FILLERS[0] ?? '')
        at.stats(0, stats)
        change(at)
      },
    })
  }

  it('D7 all that a custom card takes from its player must be there', () => {
    const twice = [
      { do: 'self', change: { grain: -2 } },
      { do: 'everyone', change: { grain: -2 } },
    ]
    expect(holding(twice, { grain: 3 }).options(0)).toEqual(['draw'])
    const game = holding(twice, { grain: 4 })
    game.play(0, 'house-1')
    expect([game.stats(0)[1], game.stats(1)[1]]).toEqual([0, 3])
  })

  it('D7 of two ways of a custom card those are offered that its player can bear beside the rest', () => {
    const choice = [
      { do: 'self', change: { grain: -2 } },
      { do: 'either', one: { grain: -1 }, other: { state: -6 } },
      { do: 'self', change: { grain: -1 } },
    ]
    expect(holding(choice, { grain: 3 }).options(0), 'neither way').toEqual(['draw'])
    const dear = holding(choice, { grain: 3, state: 7 })
    dear.play(0, 'house-1')
    expect(dear.stats(0).slice(0, 2), 'one way alone is not asked').toEqual([1, 0])
    const free = holding(choice, { grain: 4, state: 7 })
    free.play(0, 'house-1')
    expect(free.options(0)).toEqual(['one', 'other', 'back'])
    free.play(0, 'one')
    expect(free.stats(0).slice(0, 2)).toEqual([7, 0])
  })

  it('D3 whom a custom card stops or attacks is chosen when what it does before that is done', () => {
    const stronger = holding(
      [
        { do: 'self', change: { attack: 2 } },
        { do: 'attack', at: 'one', loss: 1 },
      ],
      { grain: 5 },
    )
    stronger.play(0, 'house-1')
    expect(stronger.decision(0).prompt.args).toMatchObject({ strength: 7 })
    expect(stronger.options(0)).toEqual(['seat-1', 'seat-2']) // and there is no way back
    const effects = [
      { do: 'self', change: { grain: -2 } },
      { do: 'halt', rounds: 2 },
    ]
    const game = holding(effects, { grain: 5 }, (at) => {
      at.stats(1, { grain: 4 })
      at.stats(2, { grain: 2 })
    })
    game.play(0, 'house-1') // seat 1 is not poorer any more: seat 2 needs no choice
    expect(game.state.players.map(({ skip }) => skip)).toEqual([0, 0, 2])
  })

  it('D24 a custom card that looks at a hand needs an opponent at whom it may be played', () => {
    const looking = (...kept: number[]) =>
      holding([{ do: 'search' }], { grain: 5 }, (at) => {
        const truce = { kind: 'truce', owner: 0, left: 3, born: 0 } as const
        at.state.pacts.push(...kept.map((other) => ({ ...truce, other })))
      }).options(0)
    expect(looking(1)).toEqual(['draw', 'house-1'])
    expect(looking(1, 2)).toEqual(['draw'])
  })

  it('D7 D23 of two ways both are offered, and clamped, when a person found out has left too little for either', () => {
    const effects = [
      { do: 'draw', min: 2, max: 2 },
      { do: 'either', one: { state: -4 }, other: { state: -5 } },
    ]
    const reading = readHouse(JSON.stringify([{ ...cards[2], effects }]))
    if (!reading.ok) throw new Error(faultsTold(reading))
    const game = layOut({
      era: 'song',
      options: { house: reading.value, honesty: true },
      lay: (at) => {
        at.hand(0, 'house-1', 'puyi', ...copiesOf('raid').slice(0, 10))
        at.hand(1, FILLERS[0] ?? '')
        at.stats(0, { state: 18 })
      },
    })
    game.play(0, 'house-1')
    game.play(0, 'go-on')
    game.play(0, 'puyi')
    expect(game.stats(0)[0]).toBe(3)
    expect(game.options(0)).toEqual(['one', 'other'])
    game.play(0, 'one')
    expect(game.state.players[0]).toMatchObject({ alive: false, stats: { state: 0 } })
    expect(game.asked).toEqual([1])
  })

  /** First-fall: seat 1 has 1 state, and seat 0 is ahead of seat 2 only by what the card still brings. */
  const falling = (card: object, lay: (at: Layer) => void) => {
    const reading = readHouse(JSON.stringify([card]))
    if (!reading.ok) throw new Error(faultsTold(reading))
    return layOut({
      era: 'song',
      options: { house: reading.value, ending: 'first-fall' },
      lay: (at) => {
        at.stats(1, { state: 1 })
        at.stats(2, { grain: 6 })
        lay(at)
      },
    })
  }

  it('D33 a card for everyone comes to its player last, who is left when it puts out all others', () => {
    const reading = readHouse(
      JSON.stringify([{ ...cards[2], effects: [{ do: 'everyone', change: { state: -1 } }] }]),
    )
    if (!reading.ok) throw new Error(faultsTold(reading))
    const game = layOut({
      era: 'song',
      options: { house: reading.value },
      lay: (at) => {
        at.hand(0, 'house-1')
        for (const seat of [0, 1, 2]) at.stats(seat, { state: 1 })
      },
    })
    game.play(0, 'house-1')
    expect(game.outcome?.winners).toEqual([0])
    expect(game.stats(0)[0]).toBe(1)
  })

  it('D33 a custom card does all that counts before the game ends, no matter who fell by its first half', () => {
    const effects = [
      { do: 'opponent', change: { state: -1 } },
      { do: 'silence' },
      { do: 'self', change: { state: 2 } },
    ]
    const game = falling({ ...cards[2], effects }, (at) => at.hand(0, 'house-1'))
    game.play(0, 'house-1')
    game.play(0, 'seat-1')
    expect(game.state.fallen).toEqual([1])
    expect(game.stats(0)[0]).toBe(7)
    expect(game.outcome).toMatchObject({ winners: [0], ranks: [1, 3, 2] })
    expect(game.story, 'what is for turns to come is not done').not.toContain('silenced')
  })

  it('D33 so does a custom event', () => {
    const effects = [
      { do: 'left', change: { state: -1 } },
      { do: 'turns', more: 1 },
      { do: 'self', change: { grain: 2 } },
    ]
    const game = falling({ ...cards[1], effects }, (at) => {
      at.hand(0, 'event-card-1')
      at.events('house-1')
    })
    game.play(0, 'event-card-1')
    expect(game.state.fallen).toEqual([1])
    expect(game.stats(0)[1]).toBe(7)
    expect(game.outcome?.winners).toEqual([0])
    expect(game.story).not.toContain('more-turns')
  })

  it('D20 an attack of a house card says all that it does', () => {
    const lineOf = (attack: object) => {
      const effects = [{ do: 'attack', ...attack }]
      const reading = readHouse(JSON.stringify([{ ...cards[2], effects }]))
      if (!reading.ok) throw new Error(faultsTold(reading))
      return told(effectOf({ house: reading.cards }, 'house-1'))
    }
    expect(lineOf({ at: 'one', loss: 2 })).toBe('attack an opponent; success: their State −2')
    expect(lineOf({ at: 'one', loss: 2, bonus: 3 })).toBe(
      'attack an opponent with Attack +3; success: their State −2',
    )
    expect(lineOf({ at: 'one', loss: 2, defence: 1 })).toBe(
      'attack an opponent; success: their State −2, Defence −1',
    )
    expect(lineOf({ at: 'all', loss: 1, bonus: 2, defence: 1 })).toBe(
      'attack all opponents with Attack +2; success: their State −1, Defence −1',
    )
  })

  it('D20 house cards are in the box and work as the printed ones', () => {
    const reading = readHouse(JSON.stringify(cards))
    if (!reading.ok) throw new Error(faultsTold(reading))
    expect(readHouse(reading.value)).toEqual(reading)
    expect(told(reading.says)).toBe('custom cards: 4')
    const options = { house: reading.value }
    expect(fromStart(8, options).asked).toHaveLength(1)
    const old = readHouse(JSON.stringify([{ ...cards[0], name: 'Yu', eras: ['song', 'xia-shang'] }]))
    if (!old.ok) throw new Error(faultsTold(old))
    const oldest = fromStart(8, { house: old.value }).state // older than all that are printed (D1)
    expect(oldest.players[oldest.first]?.lord).toBe('house-1')
    const game = layOut({
      era: 'song',
      options,
      lay: (at) => {
        at.hand(0, 'house-3', 'house-4', 'event-card-1')
        at.lord(1, 'house-1')
        at.events('house-2')
      },
    })
    game.play(0, 'house-3')
    expect(game.stats(0)[1]).toBe(7)
    expect(game.hand(0)).toHaveLength(3)
    expect(game.state.discards).toContain('house-3')
  })
})
