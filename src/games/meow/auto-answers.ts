// Auto-answers: whether there is a cat, turns in a clash that need no thought, and whom attacks and cards are aimed at.
import type { AutoAnswerSpec } from '../../engine/game.ts'
import type { Id } from '../../engine/phrase.ts'
import { seatId } from '../common/seat-id.ts'
import { GENERALS } from './cards/index.ts'
import type { ArmyView, MeowView } from './view/view.ts'

/** What is picked of the options at this table; `undefined` where a value does without. */
type Rule = (ids: readonly Id[], view: MeowView) => Id | undefined

/** One auto-answer, and what each of its values picks. */
interface AutoAnswer extends Pick<AutoAnswerSpec, 'id' | 'kinds' | 'suggested'> {
  readonly rules: Readonly<Record<string, Rule>>
}

/** The target whose army has most of something; of equals the first that is offered. */
const most =
  (of: (army: ArmyView) => number): Rule =>
  (ids, { battle }) => {
    const worth = (id: Id) => {
      const army = battle?.armies.find((_, side) => seatId(side) === id)
      return army ? of(army) : Number.NEGATIVE_INFINITY
    }
    return ids.reduce<Id | undefined>(
      (best, id) => (best === undefined || worth(id) > worth(best) ? id : best),
      undefined,
    )
  }

/** What is suggested: no untruth about cats, clashes that need nobody, and blows where they may fell. */
const AUTO_ANSWERS: readonly AutoAnswer[] = [
  { id: 'cat', kinds: ['cat'], suggested: 'no', rules: { yes: () => 'cat', no: () => 'no-cat' } },
  {
    id: 'clash',
    kinds: ['clash'],
    suggested: 'skills',
    rules: { skills: (ids) => ids.find((id) => id in GENERALS), strike: () => undefined },
  },
  {
    id: 'target',
    kinds: ['strike', 'aim'],
    suggested: 'weakest',
    rules: {
      weakest: most(({ hp }) => -hp),
      strongest: most(({ hp }) => hp),
      sharpest: most(({ attack }) => attack),
    },
  },
]

/** The autoAnswers of this game. Where a rule picks nothing, the last option stands: to strike. */
export const autoAnswers: readonly AutoAnswerSpec<MeowView>[] = AUTO_ANSWERS.map(
  ({ rules, ...autoAnswer }) => ({
    ...autoAnswer,
    values: Object.keys(rules),
    policy: (value) => ({
      decide({ decision, view }) {
        const ids = decision.options.map((option) => option.id)
        return [rules[value]?.(ids, view) ?? ids.at(-1) ?? '']
      },
    }),
  }),
)
