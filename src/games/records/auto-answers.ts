// Auto-answers: windows and routine choices that a member may leave to a rule of their own.
import type { Choice } from '../../engine/decision.ts'
import type { AutoAnswerSpec, Situation } from '../../engine/game.ts'
import type { Id } from '../../engine/phrase.ts'
import type { Random } from '../../engine/random.ts'
import { isGeneral, strengthOf } from './cards/generals.ts'
import { battleNumber, CITIES, STRATEGISTS, schemeOf } from './cards/index.ts'
import type { RecordsView } from './view/view.ts'

/** What an auto-answer sees of a decision: the ids of its options, in the order offered. */
type Answer = (options: readonly Id[], random: Random) => Id | undefined

/** An auto-answer whose values each pick one option; where a rule finds none, the last option: to pass, or what is left. */
const autoAnswer = (
  id: string,
  rules: Readonly<Record<string, Answer>>,
  more: Pick<AutoAnswerSpec, 'irrevocable' | 'suggested'> = {},
): AutoAnswerSpec<RecordsView> => ({
  id,
  kinds: [id],
  ...more,
  values: Object.keys(rules),
  policy: (value) => ({
    decide({ decision }: Situation<RecordsView>, random: Random): Choice {
      const options = decision.options.map((option) => option.id)
      return [rules[value]?.(options, random) ?? options.at(-1) ?? '']
    },
  }),
})

/** The first card of a scheme among the options. */
const scheme =
  (wanted: string): Answer =>
  (options) =>
    options.find((option) => schemeOf(option) === wanted)

/** The option of the highest worth, the first of equals. */
const highest =
  (worth: (option: Id) => number): Answer =>
  (options) =>
    [...options].sort((a, b) => worth(b) - worth(a))[0]

/** Strongest or weakest of the generals offered; nobody when there is none. */
const general =
  (sign: 1 | -1): Answer =>
  (options, random) =>
    highest((card) => sign * strengthOf(card))(options.filter(isGeneral), random)

/** The line whose front, middle and rear have these places among the three cards, 1 the strongest. */
const line =
  (...places: readonly number[]): Answer =>
  (options) => {
    const cards = (options[0] ?? '').split('>').sort((a, b) => battleNumber(b) - battleNumber(a))
    return places.map((place) => cards[place - 1]).join('>')
  }

const LINES: Readonly<Record<string, Answer>> = {
  'strong-middle-weak': line(1, 2, 3),
  'strong-weak-middle': line(1, 3, 2),
  'middle-strong-weak': line(2, 1, 3),
  'middle-weak-strong': line(2, 3, 1),
  'weak-strong-middle': line(3, 1, 2),
  'weak-middle-strong': line(3, 2, 1),
  mixed: (options, random) => options[random.int(options.length)],
}

const kindOf = (card: Id) => (isGeneral(card) ? 'general' : card in CITIES ? 'city' : 'scheme')

/** A card of the first of these kinds that there is: the strongest general, the dearest city. */
const kept =
  (...kinds: readonly string[]): Answer =>
  (options, random) => {
    const kind = kinds.find((each) => options.some((card) => kindOf(card) === each))
    const worth = (card: Id) => (isGeneral(card) ? strengthOf(card) : (CITIES[card]?.price ?? 0))
    return highest(worth)(
      options.filter((card) => kindOf(card) === kind),
      random,
    )
  }

/** The deck of this kind, else whichever is left. */
const deck =
  (kind: string): Answer =>
  (options) =>
    options.find((option) => option === kind) ?? options[0]

/** As many extra draws as can be paid, up to a number. */
const search =
  (extra: number): Answer =>
  (options) =>
    options[Math.min(extra, options.length - 1)]

/** The autoAnswers of this game; each answers by what its seat is offered alone. */
export const autoAnswers: readonly AutoAnswerSpec<RecordsView>[] = [
  autoAnswer(
    'defence',
    {
      never: () => undefined,
      'empty-fort': scheme('empty-fort'),
      'wait-at-ease': scheme('wait-at-ease'),
      either: (options, random) =>
        scheme('empty-fort')(options, random) ?? scheme('wait-at-ease')(options, random),
    },
    // 空城計 turns up the strategist, and the player who names it wants that.
    { irrevocable: ['turns-up'] },
  ),
  autoAnswer('line-attack', LINES),
  autoAnswer('line-defence', LINES),
  autoAnswer(
    'search',
    { none: search(0), one: search(1), two: search(2), most: search(4) },
    { suggested: 'none' },
  ),
  autoAnswer(
    'strategist',
    {
      wits: highest((card) => STRATEGISTS[card]?.wits ?? 0),
      income: highest((card) => STRATEGISTS[card]?.income ?? 0),
    },
    { suggested: 'wits' },
  ),
  autoAnswer('draw', { realm: deck('realm'), schemes: deck('schemes') }, { suggested: 'realm' }),
  autoAnswer('keep', {
    general: kept('general', 'city', 'scheme'),
    city: kept('city', 'general', 'scheme'),
    scheme: kept('scheme', 'general', 'city'),
  }),
  autoAnswer('spoils', { strongest: general(1), weakest: general(-1) }),
  autoAnswer('strike', { always: () => 'strike' }),
]
