// What every game must keep, at every seat count and option set: it ends, loses nothing, repeats, hides, and fits.
import { describe, expect, it } from 'vitest'
import { tablesOf } from '../scripts/tables.ts'
import { exportGame } from '../src/engine/export.ts'
import type { Game, Told } from '../src/engine/game.ts'
import { searchLeaks, viewersOf } from '../src/engine/leaks.ts'
import { awaited, outlook } from '../src/engine/outlook.ts'
import { playOut } from '../src/engine/playout.ts'
import { type Rest, type Run, restAfter, revive } from '../src/engine/run.ts'
import { seedOf } from '../src/engine/seal.ts'
import { verify } from '../src/engine/verify.ts'
import { TITLES } from '../src/games/index.ts'
import type { Title } from '../src/games/title.ts'
import { LANGUAGES } from '../src/text/language.ts'
import { render } from '../src/text/render.ts'

/** Seeds per table here; `npm run playout` plays thousands. */
const SEEDS = Number(process.env.CONTRACT_SEEDS ?? 6)

const NAMES = 'Mei the Magnificent of Ten Peaks|' // 32 characters, the longest a server allows, and one to escape

describe.each(Object.values(TITLES))('$game.id', (title) => {
  const { game } = title

  describe.each(tablesOf(game))('$policies.length seats, $options', ({ policies, options }) => {
    const seats = policies.length
    const seeds = Array.from({ length: SEEDS }, (_, n) => `contract-${n}`)

    it.each(seeds)('%s ends, and until then somebody is asked', (seed) => {
      const { outcome } = playOut(game, {
        seed,
        options,
        policies,
        watch: (run) => expect(run.outcome ? 0 : awaited(run).length > 0 ? 0 : 'nobody is asked').toBe(0),
      })
      expect(outcome.winners.length).toBeGreaterThan(0)
      expect(outcome.ranks).toHaveLength(seats)
      expect(Math.min(...outcome.ranks)).toBe(1)
    })

    it('tells the same story again from the same seed and answers, and proves its export', () => {
      const secret = 'contract'
      const play = () => playOut(game, { seed: seedOf(secret, []), options, policies })
      const { steps, outcome } = play()
      expect(play().steps).toEqual(steps)
      const file = exportGame({ game: game.id, seats, options, secret, contributions: [], steps, outcome })
      expect(verify(game, JSON.parse(JSON.stringify(file)))).toMatchObject({
        ok: true,
        checked: steps.length,
      })
    })

    it('survives JSON and a fresh process at every entry', () => {
      const setting = { seats, options, seed: 'fresh' }
      let rest: Rest | undefined
      playOut(game, {
        ...setting,
        policies,
        watch: (run, step) => {
          rest = restAfter(setting, rest, step)
          if (run.number % 7 > 0) return // every seventh entry: a revival replays its whole stage
          const revived = revive(game, JSON.parse(JSON.stringify(rest)))
          expect(allShown(game, revived)).toEqual(allShown(game, run))
        },
      })
    })

    it('has words in every language for all it says and shows, within Discord’s limits', () => {
      playOut(game, {
        seed: 'words',
        options,
        policies,
        watch: (run, step) => expectWords(title, run, step.events),
      })
    })
  })

  it('lets nothing hidden out', () => {
    const { leaks } = searchLeaks(game, { cases: 150, seed: 'contract', tables: tablesOf(game) })
    expect(leaks).toEqual([])
  })
})

/** What every viewer is shown now. */
const allShown = (game: Game, run: Run): unknown =>
  viewersOf(run.setting.seats).map((viewer) => JSON.parse(JSON.stringify(outlook(game, run, viewer))))

function expectWords(title: Title, run: Run, events: readonly Told[]): void {
  for (const language of LANGUAGES) {
    const lexicon = { [title.game.id]: title.words[language] }
    const reader = (style: 'markdown' | 'plain') => ({
      language,
      style,
      seatName: (seat: number) => `${NAMES.slice(0, 30)} ${seat}`,
    })
    const say = (phrase: Told['phrase'], style: 'markdown' | 'plain' = 'markdown') =>
      render(lexicon, phrase, reader(style))
    for (const told of events) expect(say(told.phrase).length).toBeLessThan(1000)
    for (const { notice } of awaited(run)) expect(say(notice).length).toBeLessThan(500)
    for (const decision of run.open?.request.decisions ?? []) {
      expect(say(decision.prompt).length).toBeLessThan(500)
      const labels = decision.options.map((option) => say(option.text, 'plain'))
      for (const label of labels) expect(label.length).toBeLessThanOrEqual(100)
      for (const option of decision.options)
        if (option.hint) expect(say(option.hint, 'plain').length).toBeLessThanOrEqual(100)
      for (const slot of decision.slots ?? []) expect(say(slot, 'plain').length).toBeLessThanOrEqual(45)
    }
    for (const viewer of viewersOf(run.setting.seats)) {
      const view = title.game.view(run.state, viewer)
      expect(title.board(view, reader('markdown')).length).toBeLessThanOrEqual(1800)
      if (viewer !== 'public') expect(title.hand(view, reader('markdown')).length).toBeLessThanOrEqual(1200)
    }
  }
}
