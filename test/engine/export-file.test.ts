// A file from outside is read as an export only where every part of it has its shape; the first wrong place is named.
import { describe, expect, it } from 'vitest'
import type { GameExport } from '../../src/engine/export.ts'
import { readExport } from '../../src/engine/export-file.ts'

const place = { by: 'member', number: 1, rules: 2, digest: 'x' } as const
const told = { phrase: { key: 'tiny.rolled', args: { rolls: 1 } }, to: 'all' } as const
const page = (entry: object, events: readonly object[] = []) => ({ entry, events })

/** An export that has everything that one may have. */
const whole = {
  format: 'peach-garden/1',
  game: 'tiny',
  seats: 2,
  options: { advanced: true, days: 'three' },
  commitment: 'hash',
  secret: 'secret',
  contributions: [{ seat: 0, join: 'join', clientSeed: '桃' }],
  stretches: [
    {
      rules: 2,
      checkpoint: '{}',
      from: 0,
      pages: [
        page({ kind: 'start', ...place, by: 'host', number: 0, tail: 'y' }),
        page({ kind: 'answer', seat: 0, opened: 0, choice: ['left'], ...place }, [told]),
        page({ kind: 'answer', seat: 1, opened: 0, choice: [], ...place, by: 'auto-answer' }, [
          { ...told, to: [0, 1], mark: 'turn', reveal: true, about: ['card'] },
        ]),
        page({ kind: 'close', opened: 0, ...place, by: 'time', within: { opened: 0, first: 1 } }),
        page({ kind: 'replace', seat: 1, ...place, by: 'stand-in' }, [{ ...told, mark: 'notice' }]),
        page({ kind: 'wind-back', ...place, by: 'computer' }),
        page({ kind: 'undo', seat: 0, taken: 1, epoch: 1, ...place }),
      ],
    },
  ],
  outcome: { winners: [0], ranks: [1, 2], facts: {}, scores: [] },
}

/** The export with what stands at a path put otherwise; taken out where that is `undefined`. */
function altered(path: string, value: unknown): string {
  const copy = JSON.parse(JSON.stringify(whole)) as Record<string, unknown>
  const names = path.split('.')
  const last = names.pop() ?? ''
  let at = copy
  for (const name of names) at = at[name] as Record<string, unknown>
  if (value === undefined) delete at[last]
  else at[last] = value
  return JSON.stringify(copy)
}

it('reads an export word for word', () => {
  expect(readExport(JSON.stringify(whole))).toEqual(whole as unknown as GameExport)
})

it('says that a file is not JSON', () => {
  expect(readExport('{"format":')).toBe('it is not JSON')
})

const ENTRY = 'stretches.0.pages.1.entry'
const TOLD = 'stretches.0.pages.2.events.0'

it('reads an option of every kind', () => {
  for (const value of [true, 'two', 3, ['treasures', 'battles']])
    expect(readExport(altered('options.days', value))).toMatchObject({ options: { days: value } })
})

describe('names the first place that is wrong', () => {
  const wrong: readonly (readonly [string, unknown])[] = [
    ['format', 'peach-garden/2'],
    ['game', 7],
    ['seats', 0],
    ['options.days', null],
    ['commitment', null],
    ['secret', undefined],
    ['contributions.0.seat', -1],
    ['contributions.0.join', undefined],
    ['stretches', []],
    ['stretches.0.rules', 'two'],
    ['stretches.0.checkpoint', {}],
    ['stretches.0.from', 0.5],
    [`${ENTRY}.kind`, 'steal'],
    [`${ENTRY}.by`, 'nobody'],
    [`${ENTRY}.seat`, -1],
    [`${ENTRY}.opened`, '0'],
    [`${ENTRY}.choice`, 'left'],
    [`${ENTRY}.number`, undefined],
    [`${ENTRY}.rules`, 1.5],
    [`${ENTRY}.digest`, undefined],
    ['stretches.0.pages.0.entry.tail', 4],
    ['stretches.0.pages.3.entry.within.first', undefined],
    ['stretches.0.pages.4.entry.seat', undefined],
    ['stretches.0.pages.6.entry.taken', undefined],
    ['stretches.0.pages.6.entry.epoch', -1],
    [`${TOLD}.phrase.key`, undefined],
    [`${TOLD}.to`, 'some'],
    [`${TOLD}.mark`, 'loud'],
    [`${TOLD}.reveal`, false],
    [`${TOLD}.about`, [1]],
    ['outcome.winners', undefined],
    ['outcome.ranks', ['first']],
  ]
  it.each(wrong)('%s: %j', (path, value) => {
    expect(readExport(altered(path, value))).toMatch(
      new RegExp(`^${path.replaceAll('.', '\\.')}(\\.\\d+)?: .`),
    )
  })

  it('the whole where it is no object', () => {
    expect(readExport('[]')).toMatch(/^: ./)
  })
})

describe('believes nothing that does not belong there', () => {
  const places = ['', 'contributions.0.', 'stretches.0.', 'stretches.0.pages.0.', `${ENTRY}.`, `${TOLD}.`]
  it.each([...places, `${TOLD}.phrase.`, 'stretches.0.pages.3.entry.within.'])('«%s»', (where) => {
    expect(readExport(altered(`${where}more`, 1))).toMatch(/^[\w.]*: .*more/)
  })

  it('but takes anything else in an outcome: its game knows', () => {
    expect(readExport(altered('outcome.more', 1))).toMatchObject({ outcome: { more: 1 } })
  })
})
