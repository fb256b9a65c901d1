// A turn rehearsed: it ends where something new would come in, and what a game leaves in it of others is found.
import { describe, expect, it } from 'vitest'
import type { Option } from '../../src/engine/decision.ts'
import type { Game, State, Table } from '../../src/engine/game.ts'
import { planStream, tryPlan } from '../../src/engine/plan-leaks.ts'
import { belongingsOf, fits, isTouched, rehearseTurn } from '../../src/engine/planning.ts'
import { chooseOne, type Script } from '../../src/engine/script.ts'
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
  const deeds = ['sow', 'roll', 'draw', 'greet', 'leave', 'look']
  // Planted where `sown` is another's: how much they have sown shows in the options.
  const menu = options(...deeds, ...(state.sown > 1 ? ['reap'] : []))
  let picked = yield* ask(seat, menu)
  while (picked === 'look' && (yield* ask(seat, options('barn', 'back'))) === 'back')
    picked = yield* ask(seat, menu)
  table.tell(phrase(picked ?? ''))
  if (picked === 'sow') state.sown++
  else if (picked === 'roll') table.int(6)
  else if (picked === 'draw') state.hands[seat]?.push(...state.deck.splice(0, 1))
  else if (picked === 'greet') {
    table.tell(phrase('aside'), { to: [seat] })
    table.tell(phrase('other'), { mark: 'turn' })
    yield* ask(1 - seat, options('wave'))
  } else if (picked === 'leave') state.over = true
}

/** Two farmers with a card each; `rehearse` says what becomes of what another has sown. */
const farm = (rehearse: (state: Farm, seat: number) => Farm): Game<Farm> => ({
  ...{ id: 'farm', version: 1, seats: { min: 2, max: 2 }, options: [], computers: {}, stage, rehearse },
  setup: () => ({
    ...{ chance: { epoch: 0, counter: 0 }, active: 0, hands: [['a-1'], ['b-1']], deck: ['c-1', 'c-2'] },
    ...{ sown: 2, over: false },
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
      ...{ roll: 'chance', draw: 'hidden', greet: 'others', leave: 'over' },
    }))
      expect(plan('sow', choice, 'sow')).toMatchObject({ ends, steps: [{}, {}] })
  })

  it('shows nothing of what ended it, and takes nothing that is not asked', () => {
    const drawn = plan('draw')
    expect(drawn?.shown).toEqual({ view: { hand: ['b-1'], sown: 0 } })
    expect(plan('reap')?.steps).toEqual([])
  })

  it('keeps what everybody will be told of an answer, and nothing of what nobody knows yet', () => {
    const told = (...choices: string[]) => plan(...choices)?.steps.map((step) => step.told)
    expect(told('sow', 'greet')).toEqual([[phrase('sow')], [phrase('greet')]])
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
