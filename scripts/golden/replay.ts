// Plays recorded games again and says in words what is told, asked or shown otherwise than it was.
import type { Request } from '../../src/engine/decision.ts'
import type { Game, GameEvent, Outcome } from '../../src/engine/game.ts'
import { viewersOf } from '../../src/engine/leaks.ts'
import type { Viewer } from '../../src/engine/phrase.ts'
import type { Standing } from '../../src/engine/session-types.ts'
import { misplacedSince } from '../../src/engine/zones.ts'
import { changed, copySharing, firstDifference } from './difference.ts'
import { type GoldenGame, type GoldenMove, goldenName, type Played } from './game.ts'
import { Playing } from './recorded-play.ts'

/** What one move did: what was told, who is asked what, how views changed, and the end. */
export interface GoldenStep {
  readonly told: readonly GameEvent[]
  /** Left out while the request before is still open. */
  readonly asked?: Request | undefined
  /** By viewer: what changed since that viewer was looked at, at first the whole view. */
  readonly seen: Readonly<Record<string, unknown>>
  readonly outcome?: Outcome | undefined
}

/** Watches a game step by step and writes down each. */
export class Recorder {
  readonly #game: Game
  /** A copy of the state as it was at the last step. */
  #state: unknown
  #asked: Request | undefined
  readonly #views = new Map<Viewer, unknown>()
  /** How often the state has changed, and at which of these times each viewer was looked at last. */
  #changes = 0
  readonly #looked = new Map<Viewer, number>()

  constructor(game: Game) {
    this.#game = game
  }

  /** What the last move did, as text, and whether the state is another one. */
  write(playing: Standing, told: readonly GameEvent[]): { readonly text: string; readonly moved: boolean } {
    const { state, open, outcome } = playing
    const copy = copySharing(this.#state, state)
    const moved = copy !== this.#state
    this.#state = copy
    if (moved) this.#changes++
    const seen: Record<string, unknown> = {}
    // A view changes only with the state.
    for (const viewer of moved ? this.#lookedAt(playing) : []) {
      const before = this.#views.get(viewer)
      const view = copySharing(before, this.#game.view(state, viewer))
      const change = changed(before, view)
      if (change !== undefined) seen[viewer] = change
      this.#views.set(viewer, view)
      this.#looked.set(viewer, this.#changes)
    }
    const asked = open?.request === this.#asked ? undefined : open?.request
    this.#asked = open?.request
    const step: GoldenStep = { told, asked, seen, outcome }
    return { text: JSON.stringify(step), moved }
  }

  /**
   * Views cost most: at the start and the end all are looked at, in between one of those who are asked and one of the others,
   * the one not looked at for longest.
   */
  #lookedAt({ setting: { seats }, open }: Standing): readonly Viewer[] {
    const viewers = viewersOf(seats)
    if (this.#changes === 1 || !open) return viewers
    const isAsked = (viewer: Viewer) => open.request.decisions.some(({ seat }) => seat === viewer)
    const since = (viewer: Viewer) => this.#looked.get(viewer) ?? 0
    const longest = (some: readonly Viewer[]) =>
      some.toSorted((one, other) => since(one) - since(other)).slice(0, 1)
    const others = viewers.filter((viewer) => !isAsked(viewer))
    return [...longest(viewers.filter(isAsked)), ...longest(others)]
  }
}

/** Plays a game and writes down what happens. @throws Error when a move is refused or the game does not end with the last */
export function record(game: Game, played: Played): GoldenGame {
  const steps: string[] = []
  const fault = follow(game, played, (text) => void steps.push(text))
  if (fault) throw new Error(`${game.id}, ${goldenName(played)}: ${fault}`)
  return { ...played, steps }
}

/** Plays a recorded game again: what the first difference is, in words; `undefined` where there is none. */
export function replay(game: Game, golden: GoldenGame): string | undefined {
  const fault = follow(game, golden, (text, at) => {
    const recorded = golden.steps[at] ?? ''
    return text === recorded ? undefined : differenceInWords(recorded, text)
  })
  return fault && `${game.id}, ${goldenName(golden)}: ${fault}`
}

/** Plays to the first fault of `look`, which sees each step; or what else is wrong. */
function follow(
  game: Game,
  { seats, options, seed, moves }: Played,
  look: (step: string, at: number) => string | undefined,
): string | undefined {
  const recorder = new Recorder(game)
  const misplaced = misplacedSince(game.zones(game.setup(seats, options)))
  const playing = new Playing(game, { seats, options, seed })
  let fault = look(recorder.write(playing, playing.begun).text, 0)
  if (fault) return `at the start ${fault}`
  for (const [index, move] of moves.entries()) {
    const told = playing.make(move)
    if (typeof told === 'string') return `move ${index + 1}, ${moveInWords(move)}, is refused: ${told}`
    const { text, moved } = recorder.write(playing, told)
    fault = look(text, index + 1) ?? (moved ? misplaced(game.zones(playing.state))[0] : undefined)
    if (fault) return `after move ${index + 1}, ${moveInWords(move)}, ${fault}`
  }
  return playing.outcome ? undefined : 'the game has not ended'
}

const moveInWords = (move: GoldenMove): string =>
  move === 'close'
    ? 'a window was closed'
    : `seat ${move.seat} answered ${move.choice.join(' ') || 'nothing'}`

/** What a step of before and the same step of now do not have in common. */
function differenceInWords(recorded: string, text: string): string | undefined {
  const found = firstDifference(JSON.parse(recorded), JSON.parse(text))
  if (!found) return undefined
  const [part, ...path] = found.path
  const where =
    part === 'seen' ? `the view of ${path[0] === 'public' ? 'everyone' : `seat ${path[0]}`}` : part
  const place = (part === 'seen' ? path.slice(1) : path).join('.')
  return `${where}${place && ` at ${place}`}: before ${inWords(found.before)}, now ${inWords(found.now)}`
}

const MOST = 300

const inWords = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, MOST)
