// Digests: every part of a story changes them, and logs that older processes digested go on and are still proved.
import { describe, expect, it } from 'vitest'
import { seedOf } from '../../src/engine/commitment.ts'
import type { Decision } from '../../src/engine/decision.ts'
import { type Asked, entryDigest, formOf, type Sealed, tailDigest } from '../../src/engine/digest.ts'
import { exportGame } from '../../src/engine/export.ts'
import { resume, type Snapshot, type Step, snapshotAfter, startSession } from '../../src/engine/lifecycle.ts'
import { askedAt } from '../../src/engine/player-view.ts'
import { chooseOne, type Script } from '../../src/engine/script.ts'
import { StoryChanged } from '../../src/engine/session.ts'
import { verify } from '../../src/engine/verify.ts'
import { options, phrase, type TinyTable, tinyGame } from './tiny.ts'

const decision = { seat: 0, prompt: phrase('go'), options: options('left', 'right'), min: 1, max: 1 }
const asked: Asked = {
  request: { mode: 'everyone', decisions: [decision] },
  outcome: undefined,
  chance: { epoch: 0, counter: 3 },
}
const sealed: Sealed = {
  ...{ before: 'before', number: 4, rules: 2, told: [{ phrase: phrase('told'), to: 'all' }], asked },
  move: { kind: 'answer', by: 'member', seat: 0, opened: 3, choice: ['left'] },
  checkpoint: '{"a":1}',
}
const asking = (change: object): Partial<Sealed> => ({
  asked: { ...asked, request: { mode: 'everyone', decisions: [{ ...decision, ...change }] } },
})

describe('a digest', () => {
  const changes: Readonly<Record<string, Partial<Sealed>>> = {
    'the entry before': { before: 'other' },
    'its number': { number: 5 },
    'the rules': { rules: 3 },
    'what was chosen': { move: { kind: 'answer', by: 'member', seat: 0, opened: 3, choice: ['right'] } },
    'who chose it': { move: { kind: 'answer', by: 'order', seat: 0, opened: 3, choice: ['left'] } },
    'what was told': { told: [{ phrase: phrase('else'), to: 'all' }] },
    'who was told': { told: [{ phrase: phrase('told'), to: [1] }] },
    'what may be chosen': asking({ options: options('left', 'up') }),
    'the order of options': asking({ options: options('right', 'left') }),
    'who is asked': asking({ seat: 1 }),
    'what is asked': asking({ prompt: phrase('stay') }),
    'how many may be picked': asking({ max: 2 }),
    'whether it may be passed': asking({ pass: 'left' }),
    'the kind of question': asking({ kind: 'nullify' }),
    'how it ends': { asked: { ...asked, request: { mode: 'firstOf', decisions: [decision] } } },
    'where chance stands': { asked: { ...asked, chance: { epoch: 0, counter: 4 } } },
    'the state': { checkpoint: '{"a":2}' },
    'whether a stage ended': { checkpoint: undefined },
  }
  it.each(Object.entries(changes))('changes with %s, in either form', (_, change) => {
    for (const form of ['brief', 'whole'] as const)
      expect(entryDigest(form, { ...sealed, ...change })).not.toBe(entryDigest(form, sealed))
  })

  it('does not mind in which order fields were stored', () => {
    const move = { choice: ['left'], opened: 3, seat: 0, by: 'member', kind: 'answer' } as const
    expect(entryDigest('brief', { ...sealed, move })).toBe(entryDigest('brief', sealed))
  })

  it('is for good what it once was: stored games are proved by it', () => {
    const full: Decision = {
      ...{
        seat: 1,
        prompt: phrase('go'),
        notice: phrase('goes'),
        options: options('left', 'right'),
        min: 0,
        max: 2,
      },
      ...{ ordered: true, slots: [phrase('first'), phrase('second')], pass: 'left', kind: 'road' },
      ...{ ownTurn: true, step: true, lulls: [{ scope: 'road', text: phrase('lull') }] },
    }
    const chance = { epoch: 1, counter: 3 }
    const both: Asked = {
      request: { mode: 'everyone', decisions: [decision, full] },
      outcome: undefined,
      chance,
    }
    const ended: Asked = { request: undefined, outcome: { winners: [0], ranks: [1, 2], facts: {} }, chance }
    const last: Sealed = {
      ...{ ...sealed, asked: ended, checkpoint: undefined },
      move: { kind: 'close', by: 'time', opened: 3 },
    }
    const digests = (['brief', 'whole'] as const).map((form) => [
      entryDigest(form, { ...sealed, asked: both }),
      entryDigest(form, last),
      tailDigest(form, sealed.told, both),
      tailDigest(form, [], ended),
    ])
    expect(digests).toEqual([
      [
        'M3GSnF-2JWCKoXnpMwQdy3DmqCr0PZ8SkBNMekGdfw4',
        'xKamHiuBw_m79AiMwlp2UXm3_aehHIv_Uo1g4mNBww0',
        'OP7_sPsD6QE0nsV06iaxiQou3Q3B_BmEKFraBIwGmnw',
        'HVHQWM-V96H33VJK9kUm8dF53gv75I28i4MC91xHnXw',
      ],
      [
        'd7779dca0ada7e412fa5fce15678226f6e4888e0d43ec1b6280ef163e747f69f',
        '43524b6e60a662f7752622c6ca0b6e92d51c6dafc4d0c9ad21abc93bacd299f2',
        '96e61eee49c7a79d7961e25887ba4e85c5aec548ae8ceee26785e5613e1cdb74',
        '0744f0c99983479f09ea30a43d59852edbb6a5a88d5a0c088975738c14ecb4c4',
      ],
    ])
  })

  it('says by its letters in which form it was made', () => {
    for (const form of ['brief', 'whole'] as const) expect(formOf(entryDigest(form, sealed))).toBe(form)
  })
})

describe('a game whose log began with older digests', () => {
  function* rolls(table: TinyTable): Script {
    for (const seat of [0, 1]) {
      table.state.notes.push(`rolled-${table.int(1000)}`)
      table.tell({ key: 'tiny.rolled', args: { rolls: table.state.notes.length } })
      yield* chooseOne(seat, { prompt: phrase('go'), options: options('left', 'right') })
    }
    table.state.over = table.state.notes.length >= 6
  }
  const game = tinyGame(rolls)
  const contributions = [{ seat: 0, join: 'cd'.repeat(32) }]
  const secret = 'ab'.repeat(32)
  const setting = { seats: 2, options: {}, seed: seedOf(secret, contributions) }

  /** Plays it from row to row, each answer by another process; the first so many are older ones. */
  function played(older: number): {
    steps: Step[]
    outcome: NonNullable<ReturnType<typeof resume>['outcome']>
  } {
    const first = startSession(game, setting, undefined, older > 0 ? 'whole' : 'brief')
    const steps = [first.step]
    let rest: Snapshot = snapshotAfter(setting, undefined, first.step)
    for (let turn = 0; ; turn++) {
      const session = resume(game, rest)
      if (session.outcome) return { steps, outcome: session.outcome }
      if (turn + 1 < older) session.form = 'whole'
      const seat = session.open?.request.decisions[0]?.seat ?? 0
      const opened = askedAt(session, seat) ?? -1
      const step = session.take({ kind: 'answer', by: 'member', seat, opened, choice: ['left'] })
      if (typeof step === 'string') throw new Error(step)
      steps.push(step)
      rest = snapshotAfter(setting, rest, step)
      if (session.outcome) return { steps, outcome: session.outcome }
    }
  }

  it.each([1, 2, 3, 4, 7])('goes on after %i of them, and all of it is proved at its end', (older) => {
    const { steps, outcome } = played(older)
    expect(steps.map(({ entry }) => formOf(entry.digest))).toEqual(
      steps.map((_, number) => (number < older ? 'whole' : 'brief')),
    )
    const file = exportGame({
      ...{ game: 'tiny', seats: 2, options: {}, secret, contributions },
      steps,
      outcome,
    })
    expect(verify(game, file)).toMatchObject({ ok: true, checked: steps.length })
  })

  it('is found out where one of them was changed', () => {
    const { step, run } = startSession(game, setting, undefined, 'whole')
    run.form = 'whole'
    const next = run.take({ kind: 'answer', by: 'member', seat: 0, opened: 0, choice: ['left'] })
    if (typeof next === 'string') throw new Error(next)
    const rest = snapshotAfter(setting, snapshotAfter(setting, undefined, step), next)
    const [first, second] = rest.log
    if (second?.kind !== 'answer') throw new Error('an answer was taken')
    expect(() => resume(game, { ...rest, log: [first, { ...second, choice: ['right'] }] })).toThrow(
      StoryChanged,
    )
  })
})
