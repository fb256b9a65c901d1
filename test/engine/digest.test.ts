// Digests: every part of a story changes them, and they stay what they are.
import { describe, expect, it } from 'vitest'
import type { Decision } from '../../src/engine/decision.ts'
import { type Asked, type DigestInput, entryDigest, tailDigest } from '../../src/engine/digest.ts'
import { options, phrase } from './tiny.ts'

const decision = { seat: 0, prompt: phrase('go'), options: options('left', 'right'), min: 1, max: 1 }
const asked: Asked = {
  request: { mode: 'everyone', decisions: [decision] },
  outcome: undefined,
  chance: { epoch: 0, counter: 3 },
}
const entry: DigestInput = {
  before: 'before',
  number: 4,
  rules: 2,
  told: [{ phrase: phrase('told'), to: 'all' }],
  asked,
  move: { kind: 'answer', by: 'member', seat: 0, opened: 3, choice: ['left'] },
  checkpoint: '{"a":1}',
}
const asking = (change: object): Partial<DigestInput> => ({
  asked: { ...asked, request: { mode: 'everyone', decisions: [{ ...decision, ...change }] } },
})

describe('a digest', () => {
  const changes: Readonly<Record<string, Partial<DigestInput>>> = {
    'the entry before': { before: 'other' },
    'its number': { number: 5 },
    'the rules': { rules: 3 },
    'what was chosen': { move: { kind: 'answer', by: 'member', seat: 0, opened: 3, choice: ['right'] } },
    'who chose it': { move: { kind: 'answer', by: 'auto-answer', seat: 0, opened: 3, choice: ['left'] } },
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
  it.each(Object.entries(changes))('changes with %s', (_, change) => {
    expect(entryDigest({ ...entry, ...change })).not.toBe(entryDigest(entry))
  })

  it('does not mind in which order fields were stored', () => {
    const move = { choice: ['left'], opened: 3, seat: 0, by: 'member', kind: 'answer' } as const
    expect(entryDigest({ ...entry, move })).toBe(entryDigest(entry))
  })

  it('never changes: stored games are proved by it', () => {
    const full: Decision = {
      seat: 1,
      prompt: phrase('go'),
      notice: phrase('goes'),
      options: options('left', 'right'),
      min: 0,
      max: 2,
      ordered: true,
      slots: [phrase('first'), phrase('second')],
      pass: 'left',
      kind: 'road',
      ownTurn: true,
      step: true,
      autoPasses: [{ scope: 'road', text: phrase('auto-pass') }],
    }
    const chance = { epoch: 1, counter: 3 }
    const both: Asked = {
      request: { mode: 'everyone', decisions: [decision, full] },
      outcome: undefined,
      chance,
    }
    const ended: Asked = { request: undefined, outcome: { winners: [0], ranks: [1, 2], facts: {} }, chance }
    const last: DigestInput = {
      ...entry,
      asked: ended,
      checkpoint: undefined,
      move: { kind: 'close', by: 'time', opened: 3 },
    }
    const digests = [
      entryDigest({ ...entry, asked: both }),
      entryDigest(last),
      tailDigest(entry.told, both),
      tailDigest([], ended),
    ]
    expect(digests).toEqual([
      'M3GSnF-2JWCKoXnpMwQdy3DmqCr0PZ8SkBNMekGdfw4',
      'xKamHiuBw_m79AiMwlp2UXm3_aehHIv_Uo1g4mNBww0',
      'OP7_sPsD6QE0nsV06iaxiQou3Q3B_BmEKFraBIwGmnw',
      'HVHQWM-V96H33VJK9kUm8dF53gv75I28i4MC91xHnXw',
    ])
  })
})
