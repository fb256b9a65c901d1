// The kernel as a game meets it: requests, refusals, stages, checkpoints, and a story that must not change.
import { describe, expect, it } from 'vitest'
import { resume, rollback } from '../../src/engine/lifecycle.ts'
import { awaited, isFor, playerView, tokenOf, undoTokenOf } from '../../src/engine/player-view.ts'
import {
  askText,
  choose,
  chooseMaybe,
  chooseOne,
  everyone,
  firstOf,
  type Script,
} from '../../src/engine/script.ts'
import { StoryChanged } from '../../src/engine/session.ts'
import { options, phrase, play, type TinyTable, tinyGame } from './tiny.ts'

const pass = { id: 'pass', text: phrase('pass') }

/** Seat 0 picks a fruit; what it picked is noted and told. */
function* fruit(table: TinyTable): Script {
  const picked = yield* chooseOne(0, { prompt: phrase('fruit'), options: options('peach', 'plum') })
  table.state.notes.push(picked)
  table.tell(phrase(picked))
  table.state.over = table.state.notes.length === 3
}

/** All seats pick at once. */
function* together(table: TinyTable): Script {
  const asks = [0, 1, 2].map((seat) => ({
    seat,
    prompt: phrase('lot'),
    options: options(`red-${seat}`, `blue-${seat}`),
    min: 1,
    max: 1,
  }))
  const lots = yield* everyone(asks)
  table.state.notes = lots.flat()
  table.state.over = true
}

/** A reaction window for seats 1 and 2. */
function* window(table: TinyTable): Script {
  const asks = [1, 2].map((seat) => ({
    seat,
    prompt: phrase('react'),
    options: [...options('nullify'), pass],
    min: 1,
    max: 1,
    pass: 'pass',
  }))
  const first = yield* firstOf(asks)
  table.state.notes.push(first ? `${first.choice[0]}-by-${first.seat}` : 'nobody')
  table.state.over = true
}

describe('requests', () => {
  it('asks everyone at once and goes on when all have answered, in any order', () => {
    const game = play(tinyGame(together))
    game.answer(2, 'blue-2')
    game.answer(0, 'red-0')
    expect(awaited(game.run).map(({ seat }) => seat)).toEqual([1])
    game.answer(1, 'red-1')
    expect(game.run.state.notes).toEqual(['red-0', 'red-1', 'blue-2'])
  })

  it('ends a window at the first answer that is not a pass', () => {
    const game = play(tinyGame(window))
    game.answer(1, 'pass')
    expect(game.run.outcome).toBeUndefined()
    game.answer(2, 'nullify')
    expect(game.run.state.notes).toEqual(['nullify-by-2'])
  })

  it('ends a window when all pass', () => {
    const game = play(tinyGame(window))
    game.answer(2, 'pass')
    game.answer(1, 'pass')
    expect(game.run.state.notes).toEqual(['nobody'])
  })

  it('closes a window for the host, and only a window', () => {
    const game = play(tinyGame(window))
    expect(game.run.take({ kind: 'close', by: 'time', opened: 7 })).toBe('unknown-decision')
    game.run.take({ kind: 'close', by: 'time', opened: 0 })
    expect(game.run.state.notes).toEqual(['nobody'])
    const other = play(tinyGame(fruit))
    expect(other.run.take({ kind: 'close', by: 'time', opened: 0 })).toBe('not-a-window')
  })

  it('takes several, in order where order counts, and a pick for each slot of a line-up', () => {
    function* stage(table: TinyTable): Script {
      const ids = options('a', 'b', 'c')
      const some = yield* choose(0, { prompt: phrase('some'), options: ids, min: 0, max: 2 })
      const order = yield* choose(0, { prompt: phrase('order'), options: ids, min: 3, max: 3, ordered: true })
      const slots = [phrase('front'), phrase('rear')]
      const line = yield* choose(0, { prompt: phrase('line'), options: ids, min: 2, max: 2, slots })
      table.state.notes = [some, order, line].map((choice) => choice.join(''))
      table.state.over = true
    }
    const game = play(tinyGame(stage))
    game.answer(0)
    game.answer(0, 'c', 'a', 'b')
    game.answer(0, 'b', 'a')
    expect(game.run.state.notes).toEqual(['', 'cab', 'ba'])
  })

  it('takes free text up to its length, and not nothing', () => {
    function* stage(table: TinyTable): Script {
      table.state.notes.push(yield* askText(0, { prompt: phrase('word'), maxLength: 4 }))
      table.state.over = true
    }
    const game = play(tinyGame(stage))
    const say = (text: string) =>
      game.run.take({ kind: 'answer', by: 'member', seat: 0, opened: 0, choice: [text] })
    expect(say('桃園三結義')).toBe('too-many')
    expect(say('  ')).toBe('too-few')
    say('桃園結義')
    expect(game.run.state.notes).toEqual(['桃園結義'])
  })

  it('takes the only choice without asking only where the rules say that public facts force it', () => {
    function* stage(table: TinyTable): Script {
      const only = { prompt: phrase('only'), options: options('a') }
      table.state.notes.push(yield* chooseOne(0, { ...only, open: true }))
      table.state.notes.push(yield* chooseOne(0, only))
      table.state.over = true
    }
    const game = play(tinyGame(stage))
    expect(game.run.state.notes).toEqual(['a'])
    game.answer(0, 'a')
    expect(game.run.state.notes).toEqual(['a', 'a'])
  })

  it('asks where the only choice is one of several, also where public facts say which', () => {
    const game = play(
      tinyGame(function* (table) {
        const some = { prompt: phrase('some'), options: options('a', 'b'), open: true, min: 1, max: 2 }
        table.state.notes.push(...(yield* choose(0, some)))
        table.state.over = true
      }),
    )
    expect(awaited(game.run).map(({ seat }) => seat)).toEqual([0])
  })

  it('goes on where nobody is asked', () => {
    const game = play(
      tinyGame(function* (table) {
        table.state.notes.push(`${(yield* everyone([])).length}`, String(yield* firstOf([])))
        table.state.over = true
      }),
    )
    expect(game.run.state.notes).toEqual(['0', 'undefined'])
  })

  it('gives undefined for a pass', () => {
    function* stage(table: TinyTable): Script {
      const got = yield* chooseMaybe(0, { prompt: phrase('maybe'), options: options('a'), pass })
      table.state.notes.push(String(got))
      table.state.over = true
    }
    const game = play(tinyGame(stage))
    game.answer(0, 'pass')
    expect(game.run.state.notes).toEqual(['undefined'])
  })

  it('refuses to ask what nobody can answer: a fault of the rules', () => {
    function* twice(): Script {
      yield* chooseOne(0, { prompt: phrase('twice'), options: options('a', 'a') })
    }
    function* none(): Script {
      yield* chooseOne(0, { prompt: phrase('none'), options: [] })
    }
    expect(() => play(tinyGame(twice))).toThrow('tiny.twice: two options of one id')
    expect(() => play(tinyGame(none))).toThrow('tiny.none')
  })

  it('refuses a kind that is not a name, and auto-passes where nobody may pass', () => {
    const asking = (odd: object) =>
      tinyGame(function* () {
        yield* chooseOne(0, { prompt: phrase('odd'), options: options('peach', 'plum'), ...odd })
      })
    const autoPass = { scope: 'card-17', text: phrase('auto-pass') }
    expect(() => play(asking({ kind: 'Two Words' }))).toThrow('tiny.odd: a kind is not a name')
    expect(() => play(asking({ autoPasses: [autoPass] }))).toThrow(
      'tiny.odd: it cannot be passed and has auto-passes',
    )
    expect(() => play(asking({ pass: 'plum', autoPasses: [autoPass, autoPass] }))).toThrow(
      'two auto-passes of one scope',
    )
    expect(play(asking({ kind: 'fruit' })).run.open?.request.decisions[0]?.kind).toBe('fruit')
  })
})

describe('refusals change nothing', () => {
  const answer = (seat: number, opened: number, ...choice: string[]) =>
    ({ kind: 'answer', by: 'member', seat, opened, choice }) as const

  it.each([
    ['unknown-decision', answer(0, 5, 'red-0')],
    ['not-this-seat', answer(4, 0, 'red-0')],
    ['already-answered', answer(1, 0, 'blue-1')],
    ['not-an-option', answer(0, 0, 'red-2')],
    ['not-an-option', answer(0, 0, 'red-0', 'red-0')],
    ['too-few', answer(0, 0)],
    ['too-many', answer(0, 0, 'red-0', 'blue-0')],
  ] as const)('%s', (refusal, move) => {
    const game = play(tinyGame(together))
    game.answer(1, 'red-1')
    expect(game.run.take(move)).toBe(refusal)
    expect(game.run.number).toBe(1)
    game.answer(0, 'red-0')
    game.answer(2, 'red-2')
    expect(game.run.state.notes).toEqual(['red-0', 'red-1', 'red-2'])
  })

  it('game-over', () => {
    const game = play(tinyGame(window))
    game.answer(1, 'nullify')
    expect(game.run.take(answer(2, 0, 'nullify'))).toBe('game-over')
  })
})

describe('checkpoints and log', () => {
  it('writes a checkpoint where a stage ends, and takes the next answer from checkpoint and log alone', () => {
    const game = tinyGame(fruit)
    const first = play(game)
    expect(first.answer(0, 'peach').checkpoint).toContain('"notes":["peach"]')
    const resumed = resume(game, JSON.parse(JSON.stringify(first.rest())))
    const move = { kind: 'answer', by: 'member', seat: 0, opened: 1, choice: ['plum'] } as const
    expect(resumed.take(move)).toEqual(first.run.take(move))
  })

  it('revives in the middle of a request that some have answered', () => {
    const game = tinyGame(together)
    const first = play(game)
    first.answer(1, 'red-1')
    const resumed = resume(game, first.rest())
    expect(playerView(game, resumed, 1)).toMatchObject({ given: ['red-1'] })
    expect(playerView(game, resumed, 1).decision).toBeUndefined()
    expect(playerView(game, resumed, 0).decision?.options[0]?.id).toBe('red-0')
    expect(playerView(game, resumed, 'public')).toEqual({ view: [] })
  })

  it('tells the events of the new entry alone', () => {
    const first = play(tinyGame(fruit))
    first.answer(0, 'peach')
    expect(first.answer(0, 'plum').events.map((told) => told.phrase.key)).toEqual(['tiny.plum'])
  })

  it('hands a seat to somebody else without the rules noticing', () => {
    const game = tinyGame(together)
    const first = play(game)
    const step = first.run.take({ kind: 'replace', by: 'member', seat: 2 })
    expect(step).toMatchObject({ events: [], entry: { number: 1, kind: 'replace', seat: 2 } })
    first.answer(2, 'red-2')
    expect(first.run.number).toBe(2)
  })

  it('calls a decision by a token that tells nothing of its number', () => {
    expect(tokenOf('peach', 3, 0)).toMatch(/^[0-9a-f]{16}$/)
    expect(new Set([tokenOf('peach', 3, 0), tokenOf('peach', 4, 0), tokenOf('peach', 3, 1)]).size).toBe(3)
  })

  it('calls decisions for ever as it did: old messages carry their tokens', () => {
    expect(tokenOf('peach', 3, 0)).toBe('2b037598ce7c86d1')
    expect(undoTokenOf('peach', 3, 0)).toBe('bbeb7d233541c800')
  })

  it('is told to whom it is told', () => {
    const told = { phrase: phrase('news'), to: [0] }
    expect([0, 1, 'public' as const].map((viewer) => isFor(told, viewer))).toEqual([true, false, false])
    expect([1, 'public' as const].map((viewer) => isFor({ ...told, to: 'all' }, viewer))).toEqual([
      true,
      true,
    ])
  })

  it('notices rules that go round in circles without asking', () => {
    function* idle(): Script {}
    expect(() => play(tinyGame(idle))).toThrow('without asking')
  })
})

describe('rules that change under a running game', () => {
  const first = play(tinyGame(together))
  first.answer(1, 'red-1')

  it('throws StoryChanged when a stored answer does not fit any more, which no new answer causes', () => {
    function* changed(table: TinyTable): Script {
      yield* chooseOne(0, { prompt: phrase('lot'), options: options('green') })
      table.state.over = true
    }
    expect(() => resume(tinyGame(changed, 2), first.rest())).toThrow(StoryChanged)
  })

  it('throws StoryChanged when the same answers tell another story', () => {
    const shown = play(tinyGame(fruit))
    const other = function* (table: TinyTable): Script {
      table.tell(phrase('news'))
      yield* fruit(table)
    }
    expect(() => resume(tinyGame(other, 2), shown.rest())).toThrow('begins otherwise')
  })

  it('rolls back to the checkpoint with a new epoch, and the log goes on', () => {
    function* dice(table: TinyTable): Script {
      table.state.notes.push(`rolled-${table.int(1_000_000)}`)
      yield* chooseOne(0, { prompt: phrase('go'), options: options('go') })
      yield* chooseOne(0, { prompt: phrase('on'), options: options('on') })
      table.state.over = true
    }
    const game = tinyGame(dice)
    const before = play(game)
    before.answer(0, 'go')
    const { run: session, step } = rollback(game, before.rest())
    expect(step.entry).toMatchObject({ number: 2, kind: 'wind-back', by: 'host' })
    expect(session.state.chance.epoch).toBe(1)
    expect(session.state.notes).not.toEqual(before.run.state.notes)
    expect(session.open?.number).toBe(2)
  })

  it('carries an old checkpoint to the new rules where they can', () => {
    const old = play(tinyGame(fruit))
    old.answer(0, 'peach')
    const game = {
      ...tinyGame(fruit, 2),
      upgrade: (state: unknown, from: number) => {
        const told = state as { notes: string[] }
        return { chance: { epoch: 0, counter: 0 }, over: false, notes: [...told.notes, `from-${from}`] }
      },
    }
    expect(resume(game, old.rest()).state.notes).toEqual(['peach', 'from-1'])
  })
})
