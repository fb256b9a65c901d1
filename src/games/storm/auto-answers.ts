// Auto-answers: answers to attacks, duels and routine choices that a member may leave to a rule.
import type { Choice } from '../../engine/decision.ts'
import type { AutoAnswerSpec, Situation } from '../../engine/game.ts'
import type { Id } from '../../engine/phrase.ts'
import { generalOf, isGeneral } from './box/generals.ts'
import { stratagemOf } from './cards/index.ts'
import type { StormView } from './view/view.ts'

/** What a rule sees of a decision: the ids of its options as offered, and what its seat sees. */
type Rule = (options: readonly Id[], view: StormView) => Id | undefined

/** An auto-answer whose values each pick one option; where a rule finds none, the first one. */
const autoAnswer = (
  id: string,
  rules: Readonly<Record<string, Rule>>,
  { kinds = [id], ...more }: Partial<Pick<AutoAnswerSpec, 'kinds' | 'fresh' | 'suggested'>> = {},
): AutoAnswerSpec<StormView> => ({
  id,
  kinds,
  values: Object.keys(rules),
  ...more,
  policy: (value) => ({
    decide({ decision, view }: Situation<StormView>): Choice {
      const options = decision.options.map((option) => option.id)
      return [rules[value]?.(options, view) ?? options[0] ?? '']
    },
  }),
})

const take =
  (id: Id): Rule =>
  (options) =>
    options.find((option) => option === id)

/** Cards that defend, the best first. */
const DEFENCES = ['empty-fort', 'hold-fast', 'ambush', 'decoys', 'discord']

/** The best card for defence that is offered, without 背水. */
const bestCard: Rule = (options) =>
  DEFENCES.map((kind) => options.find((option) => isKind(option, kind))).find((found) => found !== undefined)

const isKind = (option: Id, kind: string): boolean => /-\d$/.test(option) && stratagemOf(option) === kind

const holdFast: Rule = (options) => options.find((option) => isKind(option, 'hold-fast'))

/** The best card where the own capital is attacked, nothing elsewhere. */
const forCapital: Rule = (options, view) => {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  return own !== undefined && view.attack?.at === own.capital ? bestCard(options, view) : undefined
}

/** The own general who is attacked. */
const attacked = ({ attack, units }: StormView) => units.find(({ id }) => id === attack?.target)

/** Stays; but a general with 2 stamina or less withdraws. */
const careful: Rule = (options, view) => {
  const unit = attacked(view)
  const frail = unit?.type === 'general' && unit.stamina <= 2
  return frail ? take('withdraw')(options, view) : take('pass')(options, view)
}

/** Refuses while 2 rage pay for it. */
const carefulDuel: Rule = (options, view) => {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  return (own?.rage ?? 0) >= 2 ? take('refuse')(options, view) : take('accept')(options, view)
}

const strength = (id: Id): number => {
  const { attack, defence, stamina, hand } = generalOf(id)
  return attack + defence + stamina + hand
}

/** The strongest general, while there is room without dismissing anybody; places in the order offered. */
const strongest: Rule = (options, view) => {
  if (!options.includes('pass')) {
    const generals = options.filter(isGeneral)
    return generals.sort((a, b) => strength(a) - strength(b))[0] ?? options[0]
  }
  const own = view.units.filter(({ seat, type }) => seat === view.viewer && type === 'general')
  if (own.length >= view.generalLimit) return 'pass'
  return options.filter(isGeneral).sort((a, b) => strength(b) - strength(a))[0]
}

const nobody: Rule = (options, view) => take('pass')(options, view)

/** As many of the oldest cards as have to go. */
const discards: AutoAnswerSpec<StormView> = {
  id: 'discard',
  kinds: ['discard', 'balance'],
  values: ['oldest'],
  policy: () => ({
    decide: ({ decision }: Situation<StormView>): Choice =>
      decision.options.slice(0, decision.min).map(({ id }) => id),
  }),
}

/** The autoAnswers of this game; each answers by what its seat sees alone. */
export const autoAnswers: readonly AutoAnswerSpec<StormView>[] = [
  autoAnswer(
    'defend-field',
    { nothing: nobody, 'hold-fast': holdFast, best: bestCard },
    { fresh: 'nothing' },
  ),
  autoAnswer(
    'defend-city',
    { nothing: nobody, 'hold-fast': holdFast, best: bestCard, capital: forCapital },
    { suggested: 'hold-fast' },
  ),
  autoAnswer(
    'third-attack',
    { careful, stay: take('pass'), withdraw: take('withdraw') },
    { suggested: 'careful' },
  ),
  autoAnswer('duel', { careful: carefulDuel, accept: take('accept'), refuse: take('refuse') }),
  autoAnswer('last-counsel', { never: nobody, always: take('guo-jia') }),
  autoAnswer('heir', { strongest, nobody }, { kinds: ['heir', 'heir-place'] }),
  autoAnswer('gaze', { never: nobody }, { suggested: 'never' }),
  discards,
]
