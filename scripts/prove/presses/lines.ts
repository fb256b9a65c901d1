// Counts the lines that tell a turn, as a thread shows them, in games of computer players.

import { linesTaken } from '../../../src/discord/words/lines.ts'
import { storyLines } from '../../../src/discord/words/story-lines.ts'
import { defaultOptions } from '../../../src/engine/options.ts'
import { playOut } from '../../../src/engine/playout.ts'
import type { Title } from '../../../src/games/common/title.ts'
import type { GameInfo, StoryEvent } from '../../../src/host/table/types.ts'
import { LANGUAGES, type Language } from '../../../src/text/language.ts'

const NAMES = ['Mei', 'Arjun', 'Lena', 'Tomás', 'Yuki', 'Ana', 'Ivo', 'Noor', 'Kofi', 'Lin', 'Eva', 'Raj']

/** What everybody was told in a turn, in order. */
export type Turn = readonly StoryEvent[]

/** The turns of one game by computer players; a turn ends where the next begins. */
export function turnsOf({ game }: Title, seats: number, seed: string): Turn[] {
  const turns: StoryEvent[][] = [[]]
  const policy = game.computers.normal
  if (!policy) throw new Error(`${game.id} has no normal computer player`)
  playOut(game, {
    seed,
    options: defaultOptions(game),
    policies: Array(seats).fill(policy),
    forget: true,
    watch: (_, { entry, events }) => {
      for (const [index, told] of events.entries()) {
        if (told.to !== 'all') continue
        if (told.mark === 'turn') turns.push([])
        turns.at(-1)?.push({ number: entry.number, index, told })
      }
    },
  })
  return turns.filter((turn) => turn.length > 0)
}

/** The lines that tell a turn in a language, as a message has them. */
export const linesOf = (title: Title, seats: number, turn: Turn, language: Language): string[] =>
  storyLines(language, title, infoOf(title, seats), turn).flatMap((line) => line.split('\n'))

/** How many lines these are: a long one counts as several. */
export const countOf = (lines: readonly string[], language: Language): number =>
  lines.reduce((sum, line) => sum + linesTaken(language, line), 0)

const infoOf = ({ game }: Title, seats: number): GameInfo =>
  ({
    id: 'lines',
    title: game.id,
    seats,
    options: defaultOptions(game),
    players: NAMES.slice(0, seats).map((name, seat) => ({ seat, name })),
  }) as unknown as GameInfo

/** The lines that nine turns of ten do not exceed, in the language that needs most. */
export function ninthOf(title: Title, seats: number, games: number): number {
  const turns = Array.from({ length: games }, (_, n) => turnsOf(title, seats, `lines ${n}`)).flat()
  return Math.max(
    ...LANGUAGES.map((language) => {
      const counts = turns.map((turn) => countOf(linesOf(title, seats, turn, language), language))
      return counts.toSorted((a, b) => a - b)[Math.ceil(counts.length * 0.9) - 1] ?? 0
    }),
  )
}
