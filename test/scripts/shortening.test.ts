// Recorded games become shorter: what leads nowhere is left out, and what others pass too need not be in a game.
import { describe, expect, it } from 'vitest'
import type { GoldenMove, Played } from '../../scripts/golden/game.ts'
import { careless, idle } from '../../scripts/golden/idle.ts'
import { loopsOf, without } from '../../scripts/golden/loops.ts'
import { type GoldenStep, record } from '../../scripts/golden/replay.ts'
import { Shortening } from '../../scripts/golden/shortening.ts'
import { Success } from '../../scripts/golden/success.ts'
import { Trace } from '../../scripts/golden/trace.ts'
import type { Decision } from '../../src/engine/decision.ts'
import type { Policy } from '../../src/engine/game.ts'
import { sideStream } from '../../src/engine/random.ts'
import { chooseOne, type Script } from '../../src/engine/script.ts'
import { options, phrase, type TinyTable, tinyGame } from '../engine/tiny.ts'

/** Four turns: build in the north or the south, where one may go back, or end. */
function* menu(table: TinyTable): Script {
  const { state } = table
  const seat = state.notes.length % 2
  const menu = { prompt: phrase('menu'), options: options('build', 'end') }
  if ((yield* chooseOne(seat, menu)) === 'build') {
    const where = yield* chooseOne(seat, {
      prompt: phrase('where'),
      options: options('north', 'south', 'back'),
    })
    if (where === 'back') return
    table.tell(phrase(where))
  } else table.tell(phrase('ends'))
  state.notes.push('turn')
  state.over = state.notes.length === 4
}

const game = tinyGame(menu)
const made = (...choices: readonly string[]): Played => {
  const trace = new Trace(game, { seats: 2, options: {}, seed: 'short' })
  for (const choice of choices)
    trace.make({ seat: trace.playing.open?.request.decisions[0]?.seat ?? -1, choice: [choice] })
  return trace.played
}
const choicesOf = ({ moves }: { readonly moves: readonly GoldenMove[] }) =>
  moves.map((move) => (move === 'close' ? move : move.choice[0]))

const toldIn = (step: string): string[] =>
  (JSON.parse(step) as GoldenStep).told.map(({ phrase: { key } }) => key)

const always = () => true
const shortening = (...games: readonly Played[]) => new Shortening(game, games, always, 'short')

describe('shortening', () => {
  it('finds what leads back to where it began, and leaves it out', () => {
    const wandering = made(
      'build',
      'back',
      'build',
      'back',
      'build',
      'north',
      'build',
      'back',
      'end',
      'end',
      'end',
    )
    const loops = loopsOf(game, wandering)
    expect(loops).toEqual([
      { from: 0, to: 4 },
      { from: 6, to: 8 },
    ])
    const straight = ['build', 'north', 'end', 'end', 'end']
    expect(choicesOf({ moves: without(wandering.moves, loops) })).toEqual(straight)
    const games = shortening(wandering)
    games.cutLoops()
    expect(games.games.map(choicesOf)).toEqual([straight])
  })

  it('drops games all of which others pass, the longest first', () => {
    const both = made('build', 'north', 'build', 'south', 'end', 'end')
    const north = made('build', 'north', 'end', 'end', 'end')
    const south = made('build', 'south', 'end', 'end', 'end')
    const games = shortening(both, north, south)
    games.dropRedundant()
    expect(games.games).toEqual([north, south])
  })

  it('ends games sooner, leaves out moves and takes other games, as long as all is still told', () => {
    const long = made(
      'build',
      'back',
      'build',
      'south',
      'build',
      'north',
      'build',
      'back',
      'build',
      'south',
      'build',
      'north',
    )
    const games = shortening(long, made('build', 'south', 'build', 'north', 'build', 'south', 'end'))
    for (let n = 0; n < 300; n++) games.tryOne()
    const told = games.games.flatMap((played) => record(game, played).steps.flatMap(toldIn))
    expect(new Set(told)).toEqual(new Set(['tiny.north', 'tiny.south', 'tiny.ends']))
    expect(games.moves, 'they were 19').toBeLessThanOrEqual(10)
  })

  it('plays a game on from where it was left, as it was', () => {
    const whole = new Trace(game, { seats: 2, options: {}, seed: 'short' })
    const { moves } = made(
      'build',
      'north',
      ...Array.from({ length: 20 }, (_, n) => (n % 2 ? 'back' : 'build')),
      'end',
      'end',
      'end',
    )
    for (const move of moves) whole.make(move)
    const left = whole.leftAfter(20)
    expect(left.moves).toEqual(moves.slice(0, left.moves.length))
    expect(left.moves.length, 'from the last stop that was kept').toBeGreaterThan(8)
    for (const move of moves.slice(left.moves.length)) expect(left.make(move)).toBe(true)
    expect(left.playing.outcome).toEqual(whole.playing.outcome)
    expect([...left.first]).toEqual([...whole.first])
  })
})

describe('policies that end games', () => {
  const random = sideStream('short', 'policies')
  const decision = (more: Partial<Decision>): Decision => ({
    seat: 0,
    prompt: phrase('menu'),
    min: 1,
    max: 1,
    options: options('build', 'end', 'back'),
    ...more,
  })
  const choose = (policy: Policy, more: Partial<Decision>) =>
    policy.decide({ seat: 0, decision: decision(more), view: {}, story: [] }, random)
  const builds: Policy = { decide: () => ['build'] }

  it('do as little as can be: pass, nothing, or what ends a menu and does not lead back into one', () => {
    expect(choose(idle, { pass: 'build' })).toEqual(['build'])
    expect(choose(idle, { min: 0 })).toEqual([])
    expect(choose(idle, {})).toEqual(['end'])
    const [build, end, back] = options('build', 'end', 'back')
    if (build && end && back)
      expect(choose(idle, { options: [{ ...build, action: true }, end, { ...back, action: true }] })).toEqual(
        ['build'],
      )
  })

  it('or play their own turn and let everything be done to them', () => {
    expect(choose(careless(builds), { ownTurn: true, pass: 'end' })).toEqual(['build'])
    expect(choose(careless(builds), { pass: 'end' })).toEqual(['end'])
    expect(choose(careless(builds), {})).toEqual(['build'])
  })
})

it('what turns out well is tried more often', () => {
  const random = sideStream('short', 'success')
  const success = new Success(['good', 'bad'])
  const picked = Array.from({ length: 100 }, () => {
    const { what, went } = success.pick(random)
    went(what === 'good')
    return what
  })
  expect(picked.filter((what) => what === 'good').length).toBeGreaterThan(60)
  expect(picked).toContain('bad')
})
