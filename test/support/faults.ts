// Faults to plant in a game, whichever it is: what each proof is there to find.
import type { Decision } from '../../src/engine/decision.ts'
import type { Game, State, Table } from '../../src/engine/game.ts'
import { type Id, nameRef, renameWords, type Seat, type Viewer } from '../../src/engine/phrase.ts'
import { poolsOf } from '../../src/engine/pools.ts'
import type { Script } from '../../src/engine/script.ts'
import { sees, type Zone } from '../../src/engine/zones.ts'

/** Makes a game with a fault of a game without. */
export type Fault = (game: Game) => Game

/** Tells ids apart by nothing but their letters, as kinds of cards do. */
const isOdd = (id: Id): boolean => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 1

const hiddenFrom = (game: Game, state: State, viewer: Viewer): Zone[] =>
  game.zones(state).filter((zone) => zone.ids.length > 0 && !sees(zone, viewer))

/** How many of one kind lie in each place that a viewer does not see into. */
const countHidden = (game: Game, state: State, viewer: Viewer): number[] =>
  hiddenFrom(game, state, viewer).map(({ ids }) => ids.filter(isOdd).length)

/** The first of the ids that nobody at the table sees. */
const topOf = (game: Game, state: State, viewer: Viewer): Id | undefined =>
  hiddenFrom(game, state, viewer)[0]?.ids[0]

const withView =
  (more: (game: Game, state: State, viewer: Viewer) => unknown): Fault =>
  (game) => ({
    ...game,
    view: (state, viewer) => ({ ...(game.view(state, viewer) as object), more: more(game, state, viewer) }),
  })

const withStage =
  (stage: (game: Game, table: Table) => Script): Fault =>
  (game) => ({ ...game, stage: (table) => stage(game, table) })

/** Asks what the rules ask, changed in some way. */
function* asking(script: Script, change: (decision: Decision) => Decision): Script {
  let next = script.next()
  while (!next.done) next = script.next(yield { ...next.value, decisions: next.value.decisions.map(change) })
}

/** Changes the first pile of two ids or more when a stage is over. */
const withPile = (change: (pile: Id[]) => void): Fault =>
  withStage(function* (game, table) {
    yield* game.stage(table)
    const pile = game.zones(table.state).find(({ kind, ids }) => kind === 'deck' && ids.length > 1)
    if (pile) change(pile.ids as Id[])
  })

export const loseCard = withPile((pile) => void pile.pop())
export const doubleCard = withPile((pile) => void pile.push(...pile.slice(0, 1)))

export const showTop = withView(topOf)
export const showCount = withView(countHidden)

export const tellTop = withStage(function* (game, table) {
  const top = topOf(game, table.state, 'public')
  if (top) table.tell({ key: 'planted.top', args: { card: nameRef(top) } })
  yield* game.stage(table)
})

/** What rules may go by that should not: what a seat holds. */
function holdsOdd(game: Game, state: State, seat: Seat): boolean {
  const hands = game.zones(state).filter((zone) => zone.kind === 'hand' && zone.seat === seat)
  return hands.flatMap(({ ids }) => ids).filter(isOdd).length % 2 === 1
}

/** Passes for those who do not hold something: who is asked shows who does. */
export const askOnlyHolders = withStage(function* (game, table) {
  const script = game.stage(table)
  let next = script.next()
  while (!next.done) {
    const { decisions } = next.value
    const asked = decisions.filter(
      ({ seat, pass }) => pass === undefined || holdsOdd(game, table.state, seat),
    )
    const answers = asked.length > 0 ? yield { ...next.value, decisions: asked } : []
    const answerTo = (decision: Decision) =>
      asked.includes(decision) ? answers[asked.indexOf(decision)] : [decision.pass ?? '']
    next = script.next(decisions.map(answerTo))
  }
})

/** Takes what lies in the first pile for known to everybody. */
export const forgetUnknown: Fault = (game) => ({
  ...game,
  unknown: (state, viewer) => {
    const [pile] = hiddenFrom(game, state, viewer).filter(({ kind }) => kind === 'deck')
    return game.unknown(state, viewer).map((group) => group.filter((id) => !pile?.ids.includes(id)))
  },
})

/** A decision is of a kind that an auto-answer knows, or not, by what its seat holds. */
export const kindByHand = withStage(function* (game, table) {
  yield* asking(game.stage(table), (decision) => {
    const { kind: _, ...nameless } = decision
    return holdsOdd(game, table.state, decision.seat) ? decision : nameless
  })
})

/** Tells in public what is asked in a private step. */
export const askStepsInPublic = withStage(function* (game, table) {
  yield* asking(game.stage(table), (decision) => {
    if (!decision.step) return decision
    const { step: _, notice: __, kind: ___, ...open } = decision
    return open
  })
})

/** Remembers outside of its state how often rules were run. */
export const rememberOutside: Fault = (game) => {
  let times = 0
  const counting = withStage(function* (real, table) {
    times++
    yield* real.stage(table)
  })
  return withView(() => times)(counting(game))
}

/** Rehearses with a card in hand that lies hidden at the table. */
export const rehearseWithHidden: Fault = (game) => ({
  ...game,
  rehearse: (state, seat) => {
    const laid = game.rehearse?.(state, seat)
    const zones = laid ? game.zones(laid).filter(({ ids }) => ids.length > 0) : []
    const own = zones.find((zone) => zone.seat === seat && sees(zone, seat) && !sees(zone, 'public'))
    const hidden = zones.find((zone) => zone.group === own?.group && !sees(zone, seat))
    const [mine, theirs] = [own?.ids[0], hidden?.ids[0]]
    if (!laid || !mine || !theirs) return laid
    const names = new Map([
      [mine, theirs],
      [theirs, mine],
    ])
    return JSON.parse(renameWords(JSON.stringify(laid), names)) as State
  },
})

/** Rehearses where cards truly lie, and counts others'. */
export const rehearseTruly: Fault = (game) => ({
  ...withView((real, state, viewer) => state.left !== undefined && countHidden(real, state, viewer))(game),
  pools: () => [],
})

/** Leaves hidden ids where they truly lie, for code that deals worlds. */
export const leaveInPlace: Fault = (game) => ({ ...game, pools: () => [] })

/** Names places in an order that depends on what lies there. */
export const orderByTruth: Fault = (game) => ({
  ...game,
  pools: (state, viewer) =>
    poolsOf(game, state, viewer).map(({ places }) => ({ places: [...places].sort() })),
})
