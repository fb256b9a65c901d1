// A turn rehearsed: it ends where something new would come in, and what a game leaves in it of others is found.
import { describe, expect, it } from 'vitest'
import type { Option } from '../../src/engine/decision.ts'
import type { Game, Situation, State, Table } from '../../src/engine/game.ts'
import { leftOut } from '../../src/engine/left-out.ts'
import { snapshotAfter, startSession } from '../../src/engine/lifecycle.ts'
import { planStream, tryPlan } from '../../src/engine/plan-leaks.ts'
import { belongingsOf, fits, isTouched, placeIn, rehearseTurn } from '../../src/engine/planning.ts'
import { chooseOne, type Script } from '../../src/engine/script.ts'
import { fitting, leftOf } from '../../src/host/plans/moments.ts'
import { options, phrase } from './tiny.ts'

interface Farm extends State {
  active: number
  hands: string[][]
  deck: string[]
  /** What the active seat has sown in private. */
  sown: number
  over: boolean
}

const ask = (seat: number, choices: readonly Option[]) =>
  chooseOne(seat, { prompt: phrase('do'), options: choices, ownTurn: true, kind: 'do' })

function* stage(table: Table<Farm>): Script {
  const { state } = table
  const seat = state.active
  const actions = ['sow', 'roll', 'draw', 'glean', 'wave', 'look', 'leave']
  // Planted where `sown` is another's: how much they have sown shows in the options.
  const menu = options(...actions, ...(state.sown > 1 ? ['reap'] : []))
  let picked = yield* ask(seat, menu)
  while (picked === 'look' && (yield* ask(seat, options('barn', 'back'))) === 'back')
    picked = yield* ask(seat, menu)
  table.tell(phrase(picked ?? ''))
  if (picked === 'sow') state.sown++
  else if (picked === 'roll') table.int(6)
  else if (picked === 'draw') state.hands[seat]?.push(...state.deck.splice(0, 1))
  else if (picked === 'glean') {
    if (!leftOut(state)) state.hands[seat]?.push(...state.deck.splice(0, 1))
  } else if (picked === 'wave') {
    table.tell(phrase('aside'), { to: [seat] })
    table.tell(phrase('other'), { mark: 'turn' })
    yield* ask(1 - seat, options('wave'))
  } else if (picked === 'leave') state.over = true
}

/** Two farmers with a card each; `rehearse` says what becomes of what another has sown. */
const farm = (rehearse: (state: Farm, seat: number) => Farm): Game<Farm> => ({
  id: 'farm',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [],
  computers: {},
  stage,
  rehearse,
  setup: () => ({
    chance: { epoch: 0, counter: 0 },
    active: 0,
    hands: [['a-1'], ['b-1']],
    deck: ['c-1', 'c-2'],
    sown: 2,
    over: false,
  }),
  outcome: ({ over }) => (over ? { winners: [0], ranks: [1, 2], facts: {} } : undefined),
  zones: ({ hands, deck }) => [
    ...hands.map((ids, seat) => ({ kind: 'hand' as const, seat, ids })),
    { kind: 'deck', ids: deck },
  ],
  view: ({ hands, active, sown }, viewer) => ({
    hand: viewer === 'public' ? [] : hands[viewer],
    ...(viewer === active && { sown }),
  }),
  unknown: ({ hands, deck }, viewer) => [[...hands.filter((_, seat) => seat !== viewer).flat(), ...deck]],
  vary: (state, viewer) => (viewer === state.active ? state : { ...state, sown: (state.sown + 2) % 4 }),
  own: ({ sown, active }, seat) => (seat === active ? sown : 0),
})

const honest = farm((state, seat) => ({ ...state, active: seat, sown: 0 }))
const leaky = farm((state, seat) => ({ ...state, active: seat }))
const table = { setting: { seats: 2, options: {}, seed: 'peach' }, state: honest.setup(2, {}) }

const last = ({ decision }: Situation) => decision.options.slice(-1).map(({ id }) => id)

const plan = (...choices: string[]) =>
  rehearseTurn(
    honest,
    table,
    1,
    choices.map((each) => [each]),
  )

describe('a rehearsal', () => {
  it('goes on through what is one’s own, and ends with chance, something hidden, others and the end', () => {
    expect(plan('sow', 'sow')).toMatchObject({ steps: [{}, {}], shown: { view: { sown: 2 } } })
    for (const [choice, ends] of Object.entries({
      roll: 'chance',
      draw: 'hidden',
      wave: 'others',
      leave: 'over',
    }))
      expect(plan('sow', choice, 'sow')).toMatchObject({ ends, steps: [{}, {}] })
  })

  it('goes on past what the rules leave out of it, and shows nothing of that', () => {
    expect(plan('glean', 'sow')).toMatchObject({
      steps: [{ past: true }, {}],
      shown: { view: { hand: ['b-1'], sown: 1 } },
    })
    expect(plan('glean', 'sow')?.steps[1]).not.toHaveProperty('past')
    expect(plan('glean', 'draw')).toMatchObject({ ends: 'hidden' })
  })

  it('is played past what was left out, and up to what came in otherwise', () => {
    const { setting } = table
    const begun = { ...honest, setup: () => ({ ...honest.setup(2, {}), active: 1, sown: 0 }) }
    const rest = snapshotAfter(setting, undefined, startSession(begun, setting).step)
    const steps = plan('glean', 'sow')?.steps ?? []
    expect(fitting(begun, rest, 1, steps)).toEqual({ done: 2, choices: [['glean'], ['sow']] })
    const unforeseen = steps.map(({ past: _, ...step }) => step)
    expect(fitting(begun, rest, 1, unforeseen)).toEqual({ done: 1, choices: [['glean']] })
  })

  it('answers by its rule what it could not know, or leaves that to its member', () => {
    const { setting } = table
    const wary: Game<Farm> = {
      ...honest,
      setup: () => ({ ...honest.setup(2, {}), active: 1, sown: 0 }),
      autoAnswers: [{ id: 'action', kinds: ['do'], values: ['last'], policy: () => ({ decide: last }) }],
    }
    const rest = snapshotAfter(setting, undefined, startSession(wary, setting).step)
    const [sow] = plan('sow')?.steps ?? []
    const decision = plan()?.shown.decision
    if (!sow || !decision) throw new Error('nothing is asked')
    const rule = (value: string) => ({ ...sow, choice: [value], rule: true, declines: true }) as const
    expect(fitting(wary, rest, 1, [rule('last')])).toEqual({ done: 1, choices: [['leave']] })
    expect(fitting(wary, rest, 1, [rule('first')]).done).toBe(0)
    expect(placeIn([rule('ask'), sow], decision)).toBe(-1)
    expect(placeIn([rule('ask'), { ...sow, question: 'next' }], { ...decision, kind: 'next' })).toBe(1)
  })

  it('waits with what comes after something left out, unless its member is asked something else', () => {
    const steps = plan('sow', 'glean', 'sow')?.steps ?? []
    expect(leftOf(steps, 2, false)).toEqual(steps.slice(2))
    expect(leftOf(steps, 2, true)).toEqual([])
    expect(leftOf(steps, 1, false)).toEqual([])
    expect(leftOf(steps, 0, false)).toEqual([])
  })

  it('is about a question also where all that comes before it declines what is not asked', () => {
    const [step] = plan('sow')?.steps ?? []
    const decision = plan()?.shown.decision
    if (!step || !decision) throw new Error('nothing is asked')
    const other = { ...step, question: 'react' }
    expect(placeIn([step], decision)).toBe(0)
    expect(placeIn([{ ...other, declines: true }, step], decision)).toBe(1)
    expect(placeIn([other, step], decision)).toBe(-1)
    expect(placeIn([{ ...other, declines: true }], decision)).toBe(-1)
  })

  it('shows nothing of what ended it, and takes nothing that is not asked', () => {
    const drawn = plan('draw')
    expect(drawn?.shown).toEqual({ view: { hand: ['b-1'], sown: 0 } })
    expect(plan('reap')?.steps).toEqual([])
  })

  it('keeps what everybody will be told of an answer, and nothing of what nobody knows yet', () => {
    const told = (...choices: string[]) => plan(...choices)?.steps.map((step) => step.told)
    expect(told('sow', 'wave')).toEqual([[phrase('sow')], [phrase('wave')]])
    expect(told('sow', 'roll')).toEqual([[phrase('sow')], undefined])
    expect(told('draw')).toEqual([undefined])
    expect(told('leave')).toEqual([undefined])
  })

  it('keeps no steps that only led to where one went back', () => {
    const planned = (...choices: string[]) => plan(...choices)?.steps.map(({ choice }) => choice[0])
    expect(planned('sow', 'look')).toEqual(['sow', 'look'])
    expect(planned('sow', 'look', 'back')).toEqual(['sow'])
    expect(planned('look', 'back', 'look', 'back', 'sow', 'look', 'barn')).toEqual(['sow', 'look', 'barn'])
  })

  it('leaves the table as it is', () => {
    const before = JSON.stringify(table.state)
    plan('sow', 'draw')
    expect(JSON.stringify(table.state)).toBe(before)
  })

  it('keeps on what terms an answer was planned', () => {
    const [step] = plan('sow')?.steps ?? []
    const decision = plan()?.shown.decision
    if (!step || !decision) throw new Error('nothing is asked')
    expect(fits(decision, step)).toBe(true)
    const grave = { kind: 'uses-up', id: 'seed', text: phrase('seed') } as const
    const dearer = decision.options.map((each) => ({ ...each, irrevocable: [grave] }))
    expect(fits({ ...decision, options: dearer }, step)).toBe(false)
    expect(fits({ ...decision, kind: 'other' }, step)).toBe(false)
  })

  it('is touched when a card is taken or its own facts change, and not by what comes to it', () => {
    const before = belongingsOf(honest, table.state, 0)
    const now = (change: Partial<Farm>) => belongingsOf(honest, { ...table.state, ...change }, 0)
    expect(isTouched(before, now({ hands: [['a-1', 'c-1'], ['b-1']] }))).toBe(false)
    expect(isTouched(before, now({ hands: [[], ['b-1']] }))).toBe(true)
    expect(isTouched(before, now({ sown: 3 }))).toBe(true)
    const { own: _own, ...silent } = honest
    const [then, later] = [2, 3].map((sown) => belongingsOf(silent, { ...table.state, sown }, 0))
    expect(later, 'a game says nothing of a seat but its cards').toEqual(then)
  })
})

describe('the search for what plans tell', () => {
  const found = (game: Game<Farm>) =>
    Array.from({ length: 20 }, (_, n) => tryPlan(game, table, 1, planStream('farm', n))).filter(
      (each) => each && 'leak' in each,
    )

  it('finds nothing where a game is tight', () => {
    expect(found(honest)).toEqual([])
  })

  it('finds what a game leaves of another’s draft', () => {
    expect(found(leaky).length).toBeGreaterThan(0)
  })

  it('has nothing to find where a panel would show what its seat cannot place: there is no plan then', () => {
    const shows: Game<Farm> = { ...honest, view: ({ deck }) => deck }
    expect(rehearseTurn(shows, table, 1, [])).toBeUndefined()
  })
})
