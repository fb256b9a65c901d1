// What every game must keep, at every seat count and option set: it ends, loses nothing, repeats, hides, and fits.
import { describe, expect, it } from 'vitest'
import { tablesOf } from '../scripts/tables.ts'
import { exportGame } from '../src/engine/export.ts'
import type { Game, Told } from '../src/engine/game.ts'
import { searchLeaks, viewersOf } from '../src/engine/leaks.ts'
import { awaited, outlook } from '../src/engine/outlook.ts'
import type { Viewer } from '../src/engine/phrase.ts'
import { playOut } from '../src/engine/playout.ts'
import { type Rest, type Run, restAfter, revive } from '../src/engine/run.ts'
import { seedOf } from '../src/engine/seal.ts'
import { verify } from '../src/engine/verify.ts'
import { TITLES } from '../src/games/index.ts'
import type { Title } from '../src/games/title.ts'
import type { Picture } from '../src/picture/picture.ts'
import { LANGUAGES, type Language } from '../src/text/language.ts'
import { type Reader, render } from '../src/text/render.ts'
import { shownUnknown } from './support/pictures.ts'

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

  it.runIf(title.pictures)('pictures nothing that its viewer cannot place, and says each in words', () => {
    for (const { policies, options } of tablesOf(game)) {
      const earlier: Told[] = []
      const seen = new Set<string>()
      let foundOut = false
      playOut(game, {
        seed: 'pictures',
        options,
        policies,
        forget: true,
        watch: (run, { events }) => {
          for (const kind of expectPictures(title, run, events, earlier)) seen.add(kind)
          earlier.push(...events)
          foundOut ||= wouldShow(title, run)
        },
      })
      expect(foundOut).toBe(true)
      expect([...seen]).toEqual(expect.arrayContaining(['hand', 'table']))
    }
  })

  it('lets nothing hidden out', () => {
    const { leaks } = searchLeaks(game, { cases: 150, seed: 'contract', tables: tablesOf(game) })
    expect(leaks).toEqual([])
  })
})

/** What every viewer is shown now. */
const allShown = (game: Game, run: Run): unknown =>
  viewersOf(run.setting.seats).map((viewer) => JSON.parse(JSON.stringify(outlook(game, run, viewer))))

const readerIn = (language: Language, style: Reader['style']): Reader => ({
  language,
  style,
  seatName: (seat) => `${NAMES.slice(0, 30)} ${seat}`,
})

/** Whether the check would find out that one seat were shown another's hand. */
function wouldShow(title: Title, { state }: Run): boolean {
  const hand = title.pictures?.hand(title.game.view(state, 0), readerIn('en', 'plain'))
  return hand !== undefined && shownUnknown(title, state, 1, hand, 'en').length > 0
}

/** Stops between two that are pictured. */
const SOME = 4

/** Scenes at every stop, tables and hands at some, each time in another language; the kinds there were. */
function expectPictures(title: Title, run: Run, events: readonly Told[], earlier: readonly Told[]) {
  const { pictures, game } = title
  const language = LANGUAGES[Math.floor(run.number / SOME) % LANGUAGES.length] ?? 'en'
  const reader = readerIn(language, 'plain')
  const kinds: string[] = []
  const check = (kind: string, picture: Picture | undefined, viewer: Viewer) => {
    if (!picture) return
    kinds.push(kind)
    expect(picture.kind).toMatch(new RegExp(`^${game.id}\\.`))
    expect(shownUnknown(title, run.state, viewer, picture, language)).toEqual([])
    expect(picture.alt.trim()).not.toBe('')
    expect(picture.alt.length).toBeLessThanOrEqual(1024)
  }
  const viewers = run.number % SOME === 0 ? viewersOf(run.setting.seats) : []
  for (const viewer of viewers) {
    const view = game.view(run.state, viewer)
    check('table', pictures?.table(view, reader), viewer)
    if (viewer !== 'public') check('hand', pictures?.hand(view, reader), viewer)
    const beside =
      viewer === 'public' ? '' : (pictures?.besideHand?.(view, readerIn(language, 'markdown')) ?? '')
    expect(beside.length).toBeLessThanOrEqual(600)
  }
  const toAll = (told: readonly Told[]) => told.filter(({ to }) => to === 'all')
  check('scene', pictures?.scene?.(toAll(events), toAll(earlier), reader), 'public')
  return kinds
}

function expectWords(title: Title, run: Run, events: readonly Told[]): void {
  for (const language of LANGUAGES) {
    const lexicon = { [title.game.id]: title.words[language] }
    const reader = (style: 'markdown' | 'plain') => readerIn(language, style)
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
