// Auto-answers: whether 墨翟 and 戚繼光 hold an attack off, and questions that their member leaves unanswered.
import type { AutoAnswerSpec } from '../../engine/game.ts'
import type { DynastiesView } from './view/view.ts'

/** Which of the ways to hold an attack off an auto-answer takes, of those there are. */
const WAYS: Readonly<Record<string, (plays: readonly string[]) => string | undefined>> = {
  // Without a crossing card where that is possible.
  always: (plays) => plays.find((id) => !id.includes('+')) ?? plays[0],
  era: (plays) => plays.find((id) => !id.includes('+')),
  never: () => undefined,
}

/** The autoAnswers of this game. */
export const autoAnswers: readonly AutoAnswerSpec<DynastiesView>[] = [
  {
    id: 'react',
    kinds: ['react'],
    values: Object.keys(WAYS),
    suggested: 'era',
    policy: (value) => ({
      decide({ decision }) {
        const plays = decision.options.map(({ id }) => id).filter((id) => id !== 'pass')
        return [WAYS[value]?.(plays) ?? 'pass']
      },
    }),
  },
  {
    id: 'question',
    kinds: ['question'],
    values: ['leave'],
    suggested: 'leave',
    // A typed question takes words only.
    policy: () => ({ decide: ({ decision }) => [decision.text ? '—' : 'pass'] }),
  },
]
