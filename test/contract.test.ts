// What every game must keep, at every seat count and option set: it ends, loses nothing, repeats, hides, and fits.
import { describe, expect, it, vi } from 'vitest'
import { showAgain, tablesOf } from '../scripts/common/tables.ts'
import { marked } from '../src/discord/choice/consequences.ts'
import { fitsButton } from '../src/discord/screen/screen.ts'
import { seedOf } from '../src/engine/commitment.ts'
import { faultOf, isAction } from '../src/engine/decision.ts'
import { exportGame } from '../src/engine/export.ts'
import type { Game, GameEvent } from '../src/engine/game.ts'
import { searchLeaks, viewersOf } from '../src/engine/leaks.ts'
import { type GameSession, resume, type Snapshot, snapshotAfter } from '../src/engine/lifecycle.ts'
import { type Phrase, type Viewer, wordsOf } from '../src/engine/phrase.ts'
import { awaited, playerView } from '../src/engine/player-view.ts'
import { playOut } from '../src/engine/playout.ts'
import { decideBy } from '../src/engine/policy.ts'
import { verify } from '../src/engine/verify.ts'
import { misplaced, sees } from '../src/engine/zones.ts'
import type { Title } from '../src/games/common/title.ts'
import { TITLES } from '../src/games/index.ts'
import type { Picture } from '../src/picture/picture.ts'
import { LANGUAGES, type Language } from '../src/text/language.ts'
import { type Reader, render } from '../src/text/render.ts'
import { shownUnknown } from './support/pictures.ts'

/** Tables of a title here: `CONTRACT_TABLES=999` for each that there is. */
const TABLES = Number(process.env.CONTRACT_TABLES ?? 1)
/** Positions in which a leak is looked for. */
const POSITIONS = TABLES > 1 ? 60 : 20

/** So many tables at which auto-answers are tried: their kinds of questions come at each. */
const TABLES_FOR_ORDERS = 4

/** About so many of a list, spread over it. */
const some = <T>(list: readonly T[], most: number): T[] =>
  list.filter((_, index) => index % Math.ceil(list.length / most) === 0)

// A game of twelve is long, and each of its stops is looked at.
vi.setConfig({ testTimeout: 600_000 })

const NAMES = 'Mei the Magnificent of Ten Peaks|' // 32 characters, the longest a server allows, and one to escape

describe.each(Object.values(TITLES))('$game.id', (title) => {
  const { game } = title
  const all = tablesOf(game)
  const tables = some(all, TABLES)

  describe.each(tables)('$policies.length seats, $options', ({ policies, options }) => {
    const seats = policies.length

    it('ends, until then somebody is asked, and every id lies in one place', () => {
      const box = game.zones(game.setup(seats, options))
      const { outcome } = playOut(game, {
        seed: 'contract-0',
        options,
        policies,
        watch: (session) => {
          expect(session.outcome ? 0 : awaited(session).length > 0 ? 0 : 'nobody is asked').toBe(0)
          expect(misplaced(box, game.zones(session.state))).toEqual([])
        },
      })
      // Nobody has won where who plays alone loses, and in a draw; then no place is better than another.
      if (outcome.winners.length === 0) expect(outcome.ranks).toEqual(Array(seats).fill(1))
      expect(outcome.ranks).toHaveLength(seats)
      expect(Math.min(...outcome.ranks)).toBe(1)
    })

    it('tells the same story again from the same seed and answers, and proves its export', () => {
      const secret = 'contract'
      const { steps, outcome } = playOut(game, { seed: seedOf(secret, []), options, policies })
      const file = exportGame({ game: game.id, seats, options, secret, contributions: [], steps, outcome })
      expect(verify(game, JSON.parse(JSON.stringify(file)))).toMatchObject({
        ok: true,
        checked: steps.length,
      })
    })

    it('survives JSON and a fresh process at every entry', () => {
      const setting = { seats, options, seed: 'fresh' }
      let rest: Snapshot | undefined
      playOut(game, {
        ...setting,
        policies,
        watch: (session, step) => {
          rest = snapshotAfter(setting, rest, step)
          if (session.number % 7 > 0) return // every seventh entry: a revival replays its whole stage
          const resumed = resume(game, JSON.parse(JSON.stringify(rest)))
          expect(allShown(game, resumed)).toEqual(allShown(game, session))
        },
      })
    })

    it('has words in every language for all it says and shows, within Discord’s limits', () => {
      playOut(game, {
        seed: 'words',
        options,
        policies,
        watch: (session, step) => expectWords(title, session, step.events),
      })
    })

    it.runIf(title.pictures)('pictures nothing that its viewer cannot place, and says each in words', () => {
      const earlier: GameEvent[] = []
      const seen = new Set<string>()
      let [held, foundOut] = [false, false]
      playOut(game, {
        seed: 'pictures',
        options,
        policies,
        forget: true,
        watch: (session, { events }) => {
          for (const kind of expectPictures(title, session, events, earlier)) seen.add(kind)
          earlier.push(...events)
          held ||= holdsUnseen(game, session)
          foundOut ||= wouldShow(title, session)
        },
      })
      expect(foundOut).toBe(held)
      expect([...seen]).toEqual(expect.arrayContaining(['hand', 'table']))
    })
  })

  it.runIf(game.autoAnswers?.length)(
    'has a legal answer by every value of every auto-answer, no matter what is asked',
    () => {
      const answered = new Set<string>()
      for (const { policies, options } of some(tables, TABLES_FOR_ORDERS)) {
        const story: GameEvent[] = []
        playOut(game, {
          seed: 'orders',
          options,
          policies,
          forget: true,
          watch: (session, { events }) => {
            story.push(...events)
            for (const id of expectAutoAnswers(game, session, story)) answered.add(id)
          },
        })
      }
      expect([...answered]).not.toEqual([])
    },
  )

  it.runIf(game.autoAnswers)(
    'names each kind in one autoAnswer alone, and every autoAnswer and value in every language',
    () => {
      const autoAnswers = game.autoAnswers ?? []
      const kinds = autoAnswers.flatMap((autoAnswer) => autoAnswer.kinds)
      expect(new Set(kinds).size).toBe(kinds.length)
      for (const { id, values, fresh } of autoAnswers) {
        expect([id, ...values].filter((name) => !/^[a-z0-9-]{1,40}$/.test(name) || name === 'ask')).toEqual(
          [],
        )
        expect(fresh === undefined || values.includes(fresh)).toBe(true)
        for (const language of LANGUAGES) {
          const words = title.words[language].autoAnswers?.[id]
          expect(Object.keys(words?.values ?? {}).sort()).toEqual([...values].sort())
          const said = [words?.name, words?.hint, ...Object.values(words?.values ?? {})]
          for (const text of said) expect(text?.length ?? 0).toBeGreaterThan(0)
          for (const text of said) expect(text?.length ?? 0).toBeLessThanOrEqual(100)
        }
      }
    },
  )

  it('lets nothing hidden out', () => {
    const { leaks } = searchLeaks(game, { cases: POSITIONS, seed: 'contract', tables })
    expect(leaks.map((leak) => ({ ...leak, again: showAgain(game, leak) }))).toEqual([])
  })
})

/** Expects a legal answer by each value of each auto-answer to each open decision of its kinds; ids of the auto-answers tried. */
function expectAutoAnswers(game: Game, session: GameSession, story: readonly GameEvent[]): string[] {
  return awaited(session).flatMap(({ seat }) => {
    const decision = session.open?.request.decisions.find((asked) => asked.seat === seat)
    const autoAnswer = game.autoAnswers?.find(({ kinds }) => decision?.kind && kinds.includes(decision.kind))
    if (!autoAnswer || !decision) return []
    for (const value of autoAnswer.values) {
      const choice = decideBy(game, session, seat, autoAnswer.policy(value), story)
      const fault = choice ? faultOf(decision, choice) : 'no answer'
      expect(fault && `${decision.prompt.key} by ${value}: ${fault}`).toBe(undefined)
    }
    return [autoAnswer.id]
  })
}

/** What every viewer is shown now. */
const allShown = (game: Game, session: GameSession): unknown =>
  viewersOf(session.setting.seats).map((viewer) =>
    JSON.parse(JSON.stringify(playerView(game, session, viewer))),
  )

const readerIn = (language: Language, style: Reader['style']): Reader => ({
  language,
  style,
  seatName: (seat) => `${NAMES.slice(0, 30)} ${seat}`,
})

/** Whether the first seat sees what another does not: without it there is nothing that a picture could give away. */
const holdsUnseen = (game: Game, { state, setting }: GameSession): boolean =>
  game
    .zones(state)
    .some((zone) => zone.ids.length > 0 && sees(zone, 0) && !sees(zone, setting.seats > 1 ? 1 : 'public'))

/** Whether the check would find out that somebody else were shown the hand of the first seat. */
function wouldShow(title: Title, { state, setting }: GameSession): boolean {
  const hand = title.pictures?.hand(title.game.view(state, 0), readerIn('en', 'plain'))
  const other = setting.seats > 1 ? 1 : 'public'
  return hand !== undefined && shownUnknown(title, state, other, hand, 'en').length > 0
}

/** Stops between two that are pictured. */
const SOME = 4

/** Scenes at every stop; tables and hands at some, each time for another seat in another language; the kinds there were. */
function expectPictures(
  title: Title,
  session: GameSession,
  events: readonly GameEvent[],
  earlier: readonly GameEvent[],
) {
  const { pictures, game } = title
  const language = LANGUAGES[Math.floor(session.number / SOME) % LANGUAGES.length] ?? 'en'
  const reader = readerIn(language, 'plain')
  const kinds: string[] = []
  const check = (kind: string, picture: Picture | undefined, viewer: Viewer, told?: unknown) => {
    if (!picture) return
    kinds.push(kind)
    expect(picture.kind).toMatch(new RegExp(`^${game.id}\\.`))
    const named = wordsOf(told)
    const hidden = shownUnknown(title, session.state, viewer, picture, language)
    expect(hidden.filter((id) => !named.has(id))).toEqual([])
    expect(picture.alt.trim()).not.toBe('')
    expect(picture.alt.length).toBeLessThanOrEqual(1024)
  }
  const toAll = (told: readonly GameEvent[]) => told.filter(({ to }) => to === 'all')
  const seat = Math.floor(session.number / SOME) % session.setting.seats
  const viewers: readonly Viewer[] = session.number % SOME === 0 ? [seat, 'public'] : []
  for (const viewer of viewers) {
    const { view, decision } = playerView(game, session, viewer)
    // As it hangs on a turn's message, with what was just told, and as members ask for it.
    check('table', pictures?.table(view, reader, toAll(events)), viewer, events)
    check('table', pictures?.table(view, reader), viewer)
    if (viewer === 'public') continue
    check('hand', pictures?.hand(view, reader, decision), viewer)
    check('hand', pictures?.hand(view, reader), viewer)
    const beside = pictures?.besideHand?.(view, readerIn(language, 'markdown'), decision) ?? ''
    expect(beside.length).toBeLessThanOrEqual(1500)
  }
  // What was told of a scene may lie hidden again by now: back in a deck, for instance.
  const story = [toAll(earlier), toAll(events)] as const
  check('scene', pictures?.scene?.(story[1], story[0], reader), 'public', story)
  return kinds
}

/** Buttons of any layout, actions, passes and auto-passes, are shown whole in every language. */
function expectButtons(title: Title, session: GameSession): void {
  for (const language of LANGUAGES) {
    const say = (phrase: Phrase) =>
      render({ [title.game.id]: title.words[language] }, phrase, readerIn(language, 'plain'))
    for (const { options, pass, autoPasses = [] } of session.open?.request.decisions ?? []) {
      const onButtons = options.filter((option) => isAction(option) || option.id === pass)
      const labels = [
        ...onButtons.map((option) => marked(say(option.text), option)),
        ...autoPasses.map(({ text }) => say(text)),
      ]
      expect(labels.filter((label) => !fitsButton(label))).toEqual([])
    }
  }
}

/** Everything told in every language; what is asked, and shown to one viewer, at each stop in another one. */
function expectWords(title: Title, session: GameSession, events: readonly GameEvent[]): void {
  const sayIn = (language: Language, style: Reader['style']) => (phrase: Phrase) =>
    render({ [title.game.id]: title.words[language] }, phrase, readerIn(language, style))
  for (const language of LANGUAGES) {
    const say = sayIn(language, 'markdown')
    for (const told of events) expect(say(told.phrase).length).toBeLessThan(1000)
    for (const { notice } of awaited(session)) expect(say(notice).length).toBeLessThan(500)
  }
  const language = LANGUAGES[session.number % LANGUAGES.length] ?? 'en'
  const [say, label] = [sayIn(language, 'markdown'), sayIn(language, 'plain')]
  // Cards that players wrote may do more than fits one line; there it is cut, and the card's page has it whole.
  const ownCards = title.game.options.some(({ id, kind }) => kind === 'file' && session.setting.options[id])
  for (const { prompt, options, slots } of session.open?.request.decisions ?? []) {
    expect(say(prompt).length).toBeLessThan(500)
    for (const { text, hint } of options) {
      expect(label(text).length).toBeLessThanOrEqual(100)
      if (hint && !ownCards) expect(label(hint).length).toBeLessThanOrEqual(100)
    }
    for (const slot of slots ?? []) expect(label(slot).length).toBeLessThanOrEqual(45)
  }
  expectButtons(title, session)
  const reader = readerIn(language, 'markdown')
  const viewers = viewersOf(session.setting.seats)
  for (const viewer of viewers.filter((_, index) => index === session.number % viewers.length)) {
    const view = title.game.view(session.state, viewer)
    expect(title.board(view, reader).length).toBeLessThanOrEqual(1800)
    if (viewer !== 'public') expect(title.hand(view, reader).length).toBeLessThanOrEqual(1200)
  }
}
