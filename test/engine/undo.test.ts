// Undo: an answer is taken back while nobody has learnt anything by it, and players who decided since must agree.
import { describe, expect, it } from 'vitest'
import { tablesOf } from '../../scripts/common/tables.ts'
import { seedOf } from '../../src/engine/commitment.ts'
import { exportGame } from '../../src/engine/export.ts'
import { readExport } from '../../src/engine/export-file.ts'
import type { Game } from '../../src/engine/game.ts'
import { type GameSession, resume, rollback, type Step, startSession } from '../../src/engine/lifecycle.ts'
import { standing, takenBack } from '../../src/engine/log.ts'
import { askedAt, awaited, playerView } from '../../src/engine/player-view.ts'
import { sideStream } from '../../src/engine/random.ts'
import { chooseOne, everyone, firstOf, type Script } from '../../src/engine/script.ts'
import { twin } from '../../src/engine/secrecy.ts'
import { playWithUndos } from '../../src/engine/undo-fuzz.ts'
import { verify } from '../../src/engine/verify.ts'
import { highCard } from '../support/example-game.ts'
import { options, type Played, phrase, play, type TinyState, type TinyTable, tinyGame } from './tiny.ts'

const pass = { id: 'pass', text: phrase('pass') }

/** Seats pick a fruit one after another, a stage each; what they picked is noted in the open. */
function* fruit(table: TinyTable): Script {
  const seat = table.state.notes.length % 2
  const picked = yield* chooseOne(seat, { prompt: phrase('fruit'), options: options('peach', 'plum') })
  table.state.notes.push(`${picked}-${seat}`)
  table.tell(phrase(picked))
  table.state.over = table.state.notes.length === 6
}

const lot = (seat: number) => ({
  seat,
  prompt: phrase('lot'),
  options: options(`red-${seat}`, `blue-${seat}`),
  min: 1,
  max: 1,
})

/** All seats pick at once. */
function* together(table: TinyTable): Script {
  table.state.notes.push(...(yield* everyone([0, 1, 2].map(lot))).flat())
  table.state.over = table.state.notes.length > 3
}

/** Takes the last answer of a seat back, at once or with consent. */
function undo(game: Played, seat: number, by: 'member' | 'host' = 'member') {
  const may = game.run.undoable(seat)
  const taken = typeof may === 'string' ? -1 : may.taken
  return game.take({ kind: 'undo', by, seat, taken })
}

describe('an answer is taken back at once', () => {
  it('while nobody else has decided since; the same is asked anew, and the old menu plays nothing', () => {
    const game = play(tinyGame(fruit))
    game.answer(0, 'peach')
    const before = playerView(tinyGame(fruit), game.run, 1)
    expect(game.run.undoable(0)).toEqual({ taken: 1, consent: false })
    expect(undo(game, 0)).toMatchObject({ entry: { number: 2, taken: 1 }, events: [] })
    expect(awaited(game.run).map(({ seat }) => seat)).toEqual([0])
    expect(game.run.state.notes).toEqual([])
    const stale = { kind: 'answer', by: 'member', seat: 0, choice: ['peach'] } as const
    expect(game.run.take({ ...stale, opened: 0 })).toBe('unknown-decision')
    expect(game.run.take({ ...stale, seat: 1, opened: 1 })).toBe('unknown-decision')
    game.answer(0, 'peach')
    expect(playerView(tinyGame(fruit), game.run, 1)).toEqual(before)
  })

  it('also across the end of a stage: the checkpoint before it is the game’s again, in any process', () => {
    const rules = tinyGame(fruit)
    const game = play(rules)
    game.answer(0, 'peach')
    game.answer(1, 'plum')
    const step = undo(game, 1)
    expect(step).toMatchObject({ back: { log: [{ number: 1 }, { number: 2 }] } })
    const again = resume(rules, JSON.parse(JSON.stringify(game.rest())))
    expect(again.state.notes).toEqual(['peach-0'])
    const move = { kind: 'answer', by: 'member', seat: 1, opened: 3, choice: ['peach'] } as const
    const there = again.take(move)
    expect(there).toEqual(game.run.take(move))
    expect(again.state.notes).toEqual(['peach-0', 'peach-1'])
  })

  it('from a request that others still think about: their menus and their answers stay', () => {
    const game = play(tinyGame(together))
    game.answer(2, 'red-2')
    game.answer(0, 'red-0')
    undo(game, 0)
    expect([0, 1, 2].map((seat) => askedAt(game.run, seat))).toEqual([3, 0, 0])
    game.take({ kind: 'answer', by: 'member', seat: 1, opened: 0, choice: ['blue-1'] })
    game.answer(0, 'blue-0')
    expect(game.run.state.notes).toEqual(['blue-0', 'blue-1', 'red-2'])
  })

  it('one after another, down to the first', () => {
    const game = play(tinyGame(fruit))
    game.answer(0, 'peach')
    game.answer(1, 'plum')
    undo(game, 1)
    undo(game, 0)
    expect(game.run.state.notes).toEqual([])
    expect(undo(game, 0)).toBe('nothing-to-undo')
    game.answer(0, 'plum')
    const { log } = game.rest()
    expect(standing(log).map(({ number }) => number)).toEqual([5])
    expect([...takenBack(game.steps.map(({ entry }) => entry))]).toEqual([
      [2, 3],
      [1, 4],
      [3, 4],
    ])
  })

  it('but not an auto-answer’s: that is no answer that anybody gave', () => {
    const game = play(tinyGame(fruit))
    game.answer(0, 'peach')
    game.answer(1, 'plum')
    game.take({ kind: 'answer', by: 'auto-answer', seat: 0, opened: 2, choice: ['plum'] })
    expect(game.run.undoable(0)).toMatchObject({ taken: 1, consent: true })
    expect(game.run.undoable(1)).toMatchObject({ taken: 2, consent: true })
  })
})

describe('an answer is taken back with the consent of the others', () => {
  it('when somebody has decided since; that is taken back with it', () => {
    const game = play(tinyGame(fruit))
    game.answer(0, 'peach')
    game.answer(1, 'plum')
    expect(undo(game, 0)).toBe('undo-needs-consent')
    expect(game.run.state.notes).toEqual(['peach-0', 'plum-1'])
    undo(game, 0, 'host')
    expect(game.run.state.notes).toEqual([])
    expect(game.run.open?.number).toBe(3)
  })

  it.each(['computer', 'stand-in', 'time'] as const)('when %s gave it: who sits there now did not', (by) => {
    const game = play(tinyGame(fruit))
    game.take({ kind: 'answer', by, seat: 0, opened: 0, choice: ['peach'] })
    expect(game.run.undoable(0)).toEqual({ taken: 1, consent: true })
    expect(undo(game, 0)).toBe('undo-needs-consent')
  })

  it('when a window was closed since: it is open again for those who had not answered', () => {
    function* window(table: TinyTable): Script {
      const react = (seat: number) => ({ ...lot(seat), options: [...lot(seat).options, pass], pass: 'pass' })
      const first = yield* firstOf([1, 2].map(react))
      table.state.notes.push(first?.choice[0] ?? 'nobody')
    }
    const game = play(tinyGame(window))
    game.answer(1, 'pass')
    game.take({ kind: 'close', by: 'time', opened: 0 })
    expect(undo(game, 1)).toBe('undo-needs-consent')
    undo(game, 1, 'host')
    expect(game.run.state.notes).toEqual([])
    expect(awaited(game.run).map(({ seat }) => seat)).toEqual([1, 2])
  })

  it('when chance was used: it then goes on where nobody has looked, also after a wind-back', () => {
    const rules = tinyGame(function* (table) {
      yield* fruit(table)
      table.state.notes.push(`rolled-${table.int(1_000_000)}`)
    })
    const game = play(rules)
    const [, rolled] = noted(game, 'peach')
    expect(undo(game, 0)).toBe('undo-needs-consent')
    expect(undo(game, 0, 'host')).toMatchObject({ entry: { epoch: 1 } })
    const [, other] = noted(game, 'peach')
    expect(other).not.toBe(rolled)
    undo(game, 0, 'host')
    expect(game.run.state.chance.epoch).toBe(2)
    expect(rollback(rules, game.rest()).run.state.chance.epoch).toBe(3)
  })

  const noted = (game: Played, ...choice: string[]) => {
    game.answer(0, ...choice)
    return game.run.state.notes
  }
})

/** One hidden card a seat and a deck that was shuffled long ago; what each stage does with them is for the test. */
interface Cards extends TinyState {
  deck: string[]
  hands: string[][]
}
function cards(stage: (state: Cards, table: TinyTable) => Script): Game<Cards> {
  const rules = tinyGame(function* (table) {
    yield* stage(table.state as Cards, table)
  })
  return {
    ...(rules as unknown as Game<Cards>),
    setup: (seats, given) => ({
      ...rules.setup(seats, given),
      deck: ['card-a', 'card-b', 'card-c'],
      hands: [['card-x'], ['card-y'], ['card-z']],
    }),
    view: (state, viewer) => ({
      notes: state.notes,
      hand: viewer === 'public' ? [] : state.hands[viewer],
      held: state.hands.map(({ length }) => length),
    }),
    unknown: ({ deck, hands }, viewer) => [[...deck, ...hands.filter((_, seat) => seat !== viewer).flat()]],
  }
}

const go = (seat: number) => chooseOne(seat, { prompt: phrase('go'), options: options('go', 'stay') })

type Action = (state: Cards, table: TinyTable) => void

/** Seat 0 has answered, then something came of it, and seat 1 is asked. */
function answered(action: Action): Played {
  const game = play(
    cards(function* (state, table) {
      yield* go(0)
      action(state, table)
      yield* go(1)
    }),
  )
  game.answer(0, 'go')
  return game
}

describe('an answer is permanent once somebody knows more by it', () => {
  it.each<[string, Action]>([
    ['its giver has drawn a card', ({ deck, hands }) => void hands[0]?.push(deck.pop() ?? '')],
    ['a hidden card was shown to all', (_, table) => table.reveal(phrase('card-x'))],
    [
      'a card was played openly from the hand',
      ({ hands, notes }, table) => {
        notes.push(hands[0]?.pop() ?? '')
        table.tell({ key: 'tiny.plays', args: { card: { name: 'card-x' } } })
      },
    ],
    [
      'its giver has looked at another’s card',
      (_, table) => table.reveal({ key: 'tiny.saw', args: { card: { name: 'card-y' } } }, { to: [0] }),
    ],
    [
      'the last to look has heard of a card, which lies under the others again',
      (_, table) => table.tell({ key: 'tiny.saw', args: { card: { name: 'card-b' } } }, { to: [2] }),
    ],
    [
      'nobody knows what, but somebody was told what was hidden',
      (_, table) => table.reveal(phrase('it'), { to: [2] }),
    ],
    ['a card lies open from the top of the deck', ({ deck, notes }) => void notes.push(deck.shift() ?? '')],
    ['one from its middle', ({ deck, notes }) => void notes.push(...deck.splice(1, 1))],
    ['one from its end', ({ deck, notes }) => void notes.push(deck.pop() ?? '')],
    [
      'one from its middle, and the others were shuffled',
      ({ deck, notes }) => {
        notes.push(...deck.splice(1, 1))
        deck.reverse()
      },
    ],
    [
      'its place was taken by a card from elsewhere',
      ({ deck, notes }) => void notes.push(...deck.splice(1, 1, 'card-new')),
    ],
  ])('%s', (_what, action) => {
    const game = answered(action)
    expect(undo(game, 0)).toBe('undo-revealed')
    expect(undo(game, 0, 'host')).toBe('undo-revealed')
    expect(game.run.open?.request.decisions[0]?.seat).toBe(1)
  })

  it.each<[string, Action]>([
    ['the deck was cut', ({ deck }) => void deck.push(deck.shift() ?? '')],
    ['more cards have come to it', ({ deck }) => void deck.splice(1, 0, 'card-new')],
    ['more cards have come under it', ({ deck }) => void deck.push('card-new')],
    ['two cards have changed places', ({ deck }) => void deck.reverse()],
    [
      'a seat was told of its own card',
      (_, table) => table.tell({ key: 'tiny.own', args: { card: { name: 'card-y' } } }, { to: [1] }),
    ],
    ['everyone was told what names no card', (_, table) => table.tell(phrase('waits'))],
  ])('but not when nobody does: %s', (_what, action) => {
    const game = answered(action)
    expect(undo(game, 0)).toMatchObject({ entry: { kind: 'undo', taken: 1 } })
    expect(game.run.open?.request.decisions[0]?.seat).toBe(0)
  })

  it('a step is asked of which nothing was told after two had answered: that there is one says what was begun', () => {
    const game = play(
      cards(function* () {
        yield* everyone([0, 1].map((seat) => ({ ...lot(seat), seat })))
        yield* chooseOne(0, { prompt: phrase('target'), options: options('left', 'right'), step: true })
        yield* go(1)
      }),
    )
    game.answer(1, 'red-1')
    game.answer(0, 'red-0')
    expect(undo(game, 0)).toBe('undo-revealed')
  })

  it('a step may be taken back where what led to it was told', () => {
    const game = play(
      cards(function* (_, table) {
        yield* go(0)
        table.tell(phrase('attacks'))
        yield* chooseOne(0, { prompt: phrase('target'), options: options('left', 'right'), step: true })
        yield* go(1)
      }),
    )
    game.answer(0, 'go')
    expect(undo(game, 0)).not.toBe('undo-revealed')
  })

  it('and the twins say so too: worlds that were alike to its giver are not any more', () => {
    const rules = cards(function* ({ deck, hands }) {
      yield* go(0)
      hands[0]?.push(deck.pop() ?? '')
      yield* go(1)
    })
    const game = play(rules)
    game.answer(0, 'go')
    const random = sideStream('peach', 'twins')
    const learns = ([0, 1, 2] as const).map((viewer) =>
      Array.from({ length: 10 }, () => twin(rules, game.rest(), viewer, random, { known: 0 })).some(
        (leak) => typeof leak === 'object',
      ),
    )
    expect(learns).toEqual([true, false, false])
  })

  it('and they look at what stands: an answer that was taken back before hides nothing of what came instead', () => {
    const rules = cards(function* ({ deck, hands }) {
      const way = yield* chooseOne(0, { prompt: phrase('way'), options: options('rest', 'draw') })
      if (way === 'draw') hands[0]?.push(deck.pop() ?? '')
      yield* go(1)
    })
    const game = play(rules)
    game.answer(0, 'rest')
    expect(undo(game, 0)).toMatchObject({ entry: { kind: 'undo', taken: 1 } })
    game.answer(0, 'draw')
    const random = sideStream('peach', 'twins')
    const found = ([0, 1, 2] as const).map((viewer) =>
      Array.from({ length: 10 }, () => twin(rules, game.rest(), viewer, random, { known: 2, undoing: 0 })),
    )
    expect(found.map((leaks) => leaks.some((leak) => typeof leak === 'object'))).toEqual([true, false, false])
  })

  it('the game is over, the seat has changed hands, the game has begun anew', () => {
    const over = play(tinyGame(fruit))
    for (const seat of [0, 1, 0, 1, 0, 1]) over.answer(seat, 'peach')
    expect(over.run.undoable(1)).toBe('nothing-to-undo')
    const sold = play(tinyGame(fruit))
    sold.answer(0, 'peach')
    sold.take({ kind: 'replace', by: 'member', seat: 0 })
    expect(undo(sold, 0)).toBe('nothing-to-undo')
    const wound = play(tinyGame(fruit))
    wound.answer(0, 'peach')
    expect(rollback(tinyGame(fruit), wound.rest()).run.undoable(0)).toBe('nothing-to-undo')
  })
})

describe('an export with undos', () => {
  const rules = highCard as Game
  const secret = 'ab'.repeat(32)
  const table = tablesOf(rules).at(-1) ?? { policies: [], options: {} }
  const { steps, outcome } = playWithUndos(rules, seedOf(secret, []), table)
  const seats = table.policies.length
  const file = exportGame({ game: rules.id, seats, options: {}, secret, contributions: [], steps, outcome })
  const undos = steps.flatMap(({ entry }) => (entry.kind === 'undo' ? [entry.number] : []))

  it('checks as a file', () => {
    expect(undos.length).toBeGreaterThan(1)
    const read = readExport(JSON.stringify(file))
    expect(typeof read === 'string' ? read : verify(rules, read)).toMatchObject({
      ok: true,
      checked: steps.length,
    })
  })

  it.each([{ taken: 0 }, { seat: 9 }, { by: 'time' }, { epoch: 7 }, { digest: 'no' }])(
    'names the undo in which %o was changed',
    (change) => {
      for (const number of undos) {
        const forged: typeof file = JSON.parse(JSON.stringify(file))
        Object.assign(forged.stretches[0]?.pages[number]?.entry ?? {}, change)
        expect(verify(rules, forged)).toMatchObject({ ok: false, number })
      }
    },
  )

  it('names what was changed in an answer that was taken back', () => {
    for (const number of takenBack(steps.map(({ entry }) => entry)).keys()) {
      const forged: typeof file = JSON.parse(JSON.stringify(file))
      Object.assign(forged.stretches[0]?.pages[number]?.entry ?? {}, { by: 'time' })
      expect(verify(rules, forged)).toMatchObject({ ok: false, number })
    }
  })
})

describe('an undo that goes back behind new rules which tell the same story', () => {
  it('is exported with the checkpoint it goes back to', () => {
    const secret = 'cd'.repeat(32)
    const setting = { seats: 2, options: {}, seed: seedOf(secret, []) }
    const [before, after] = [tinyGame(fruit), tinyGame(fruit, 2)]
    const begun = startSession(before, setting)
    const steps = [begun.step]
    const go = (session: GameSession, ...seats: number[]) => {
      for (const seat of seats) {
        const opened = askedAt(session, seat) ?? -1
        steps.push(stepOf(session.take({ kind: 'answer', by: 'member', seat, opened, choice: ['peach'] })))
      }
    }
    go(begun.run, 0, 1)
    const [, first, second] = steps
    if (!first || !second) throw new Error('two answers were given')
    const rest = { ...setting, checkpoint: first.checkpoint ?? '', log: [first.entry, second.entry] as const }
    const session = resume(after, rest)
    steps.push(stepOf(session.take({ kind: 'undo', by: 'member', seat: 1, taken: 2 })))
    go(session, 1, 0, 1, 0, 1)
    if (!session.outcome) throw new Error('it ends')
    const file = exportGame({
      ...setting,
      game: 'tiny',
      secret,
      contributions: [],
      steps,
      outcome: session.outcome,
    })
    expect(verify(after, file)).toMatchObject({ ok: true, checked: 6, unchecked: [{ from: 0, to: 2 }] })
    expect(verify(before, file)).toMatchObject({ ok: true, checked: 3, unchecked: [{ from: 3, to: 8 }] })
  })

  const stepOf = (step: Step | string): Step => {
    if (typeof step === 'string') throw new Error(step)
    return step
  }
})
