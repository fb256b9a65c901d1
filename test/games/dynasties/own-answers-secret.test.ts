// The right answers of custom questions (D34) are nobody's at the table: two tables that differ in them alone look, ask, plan and
// think the same until a question is answered.
import { describe, expect, it } from 'vitest'
import { computerNamed } from '../../../src/engine/computers.ts'
import { resume } from '../../../src/engine/lifecycle.ts'
import { canonical } from '../../../src/engine/log.ts'
import { defaultOptions } from '../../../src/engine/options.ts'
import { beginRehearsal } from '../../../src/engine/planning.ts'
import { playerView } from '../../../src/engine/player-view.ts'
import { playOut, type TableAtRest } from '../../../src/engine/playout.ts'
import { randomPolicy } from '../../../src/engine/policy.ts'
import { game } from '../../../src/games/dynasties/game.ts'
import { readHouse } from '../../../src/games/dynasties/house/sets.ts'
import { knownTo } from '../../../src/search/known.ts'
import { think } from '../../../src/search/think.ts'

const SEATS = 4
const ANSWERS = ['Amber', 'Bronze', 'Copper', 'Jade']

/** A set whose right answers are those in one place, and explained by it. */
function setWith(place: number): string {
  const right = ANSWERS[place]
  const reading = readHouse(
    JSON.stringify({
      ...{ name: 'Mint', version: 1 },
      questions: Array.from({ length: 8 }, (_, n) => ({
        ...{ question: `Which metal, ${n}?`, right, why: `The mint says ${right}` },
        wrong: ANSWERS.filter((answer) => answer !== right),
      })),
    }),
  )
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return reading.value
}

interface Moment {
  readonly table: TableAtRest
  readonly seat: number
}

/** Moments of a game in which somebody is asked, until the first question is answered. */
function momentsOf(place: number, seed: string): Moment[] {
  const found: Moment[] = []
  let isAnswered = false
  const normal = computerNamed(game, 'normal') ?? randomPolicy
  playOut(game, {
    seed,
    options: { ...defaultOptions(game), ending: 'clock', rounds: 6, house: setWith(place) },
    policies: Array.from({ length: SEATS }, (_, seat) => (seat % 2 ? randomPolicy : normal)),
    thinker: ({ snapshot, story }, seat) => {
      isAnswered ||= story.some(({ phrase }) => phrase.key.startsWith('dynasties.solution'))
      if (!isAnswered) found.push({ table: { snapshot, story: [...story] }, seat })
      return undefined
    },
  })
  return found
}

/** All that anybody at a table is shown, asked and planned, and all that its computers are given. */
function shownAt({ table, seat }: Moment) {
  const session = resume(game, table.snapshot)
  const seats = Array.from({ length: SEATS }, (_, each) => each)
  return {
    views: (['public', ...seats] as const).map((viewer) => canonical(playerView(game, session, viewer))),
    plans: seats.map((each) => canonical(beginRehearsal(game, session, each)?.now ?? null)),
    known: knownTo(game, table, seat),
    story: canonical(table.story),
  }
}

const seeds = Array.from({ length: 12 }, (_, n) => `mint ${n}`)
const games = seeds.map((seed) => ({ seed, one: momentsOf(0, seed), other: momentsOf(3, seed) }))
const isAsked = ({ table, seat }: Moment) =>
  resume(game, table.snapshot).open?.request.decisions.some(
    (decision) => decision.seat === seat && decision.kind === 'question',
  ) === true

describe('the right answers of custom questions', () => {
  it('are in nothing that anybody is shown or asked, plans, or is given to think with', () => {
    let asked = 0
    for (const { seed, one, other } of games) {
      expect(other.length, seed).toBe(one.length)
      for (const [index, moment] of one.entries()) {
        const theirs = other[index]
        const isQuestion = isAsked(moment)
        if (!theirs || (index % 7 !== 0 && !isQuestion)) continue
        if (isQuestion) asked++
        const shown = shownAt(moment)
        expect(shownAt(theirs)).toEqual(shown)
        expect(JSON.stringify(shown)).not.toContain('The mint says')
      }
    }
    expect(asked).toBeGreaterThan(5)
  })

  it('lead to the same thought', () => {
    const both = games.flatMap(({ one, other }) =>
      one.flatMap((moment, index) => {
        const theirs = other[index]
        return theirs && isAsked(moment) ? [[moment, theirs] as const] : []
      }),
    )
    expect(both.length).toBeGreaterThan(5)
    for (const pair of both.slice(0, 3)) {
      const thoughts = pair.map(({ table, seat }) => {
        const known = knownTo(game, table, seat)
        return known && think(game, known, { playouts: 5 }, 'answer')
      })
      expect(thoughts[0]?.choice).toBeDefined()
      expect(thoughts[1]).toEqual(thoughts[0])
    }
  })
})
