// Auto-answers as a form: a field for each, at most five a page; what is left as it was changes nothing.
import type { AutoAnswerSpec } from '../../../engine/game.ts'
import type { Title } from '../../../games/common/title.ts'
import { autoAnswersMark } from '../../../host/auto-answers/index.ts'
import type {
  AutoAnswerCall,
  AutoAnswerScope,
  AutoAnswersPage,
  SetAutoAnswer,
} from '../../../host/table/types.ts'
import type { Language } from '../../../text/language.ts'
import type { PanelCall } from '../../call/call.ts'
import type { Field, Form } from '../../screen/form.ts'
import { customId } from '../../screen/ids.ts'
import { LIMITS } from '../../screen/limits.ts'
import { type Button, button, type SelectOption } from '../../screen/screen.ts'
import { wordsOf } from '../../words/present.ts'
import { ASK, autoAnswerWords, valueName } from './auto-answer-words.ts'

/** The parts of a custom id that say what auto-answers are for. */
const scopeParts = ({ game, title }: AutoAnswersPage): [string, string] =>
  game ? ['g', game.id] : ['t', title]

/** What the parts of a custom id say auto-answers are for. */
export const scopeOf = ([kind, id = '']: readonly string[]): AutoAnswerScope =>
  kind === 'g' ? { game: id } : { title: id }

/** How many pages the auto-answers of a page of a person take. */
export const pagesOf = ({ autoAnswers }: AutoAnswersPage): number =>
  Math.ceil(autoAnswers.length / LIMITS.fields)

/** The buttons that open the form, one for each page of it. */
export function pageButtons(page: AutoAnswersPage, language: Language): Button[] {
  const words = wordsOf(language)
  const pages = pagesOf(page)
  return Array.from({ length: pages }, (_, n) => {
    const from = n * LIMITS.fields
    const to = Math.min(from + LIMITS.fields, page.autoAnswers.length)
    const id = customId('autopage', ...scopeParts(page), n)
    return pages === 1
      ? button(id, words['auto-answers-change'](), 'main')
      : button(id, words['auto-answers-change-some']({ from: from + 1, to }), 'main')
  })
}

/** A page of the form, which shows what is set. */
export function autoAnswerForm(title: Title, page: AutoAnswersPage, n: number, language: Language): Form {
  const set = page.autoAnswers.slice(n * LIMITS.fields, (n + 1) * LIMITS.fields)
  return {
    id: customId('setauto', ...scopeParts(page), n, autoAnswersMark(page)),
    title: `${wordsOf(language)['auto-answers']()} · ${title.words[language].title}`,
    fields: set.flatMap((current) => {
      const spec = title.game.autoAnswers?.find(({ id }) => id === current.id)
      return spec ? [fieldOf(title, spec, current, page.game !== undefined, language)] : []
    }),
  }
}

function fieldOf(
  title: Title,
  { id, values }: AutoAnswerSpec,
  current: SetAutoAnswer,
  isInGame: boolean,
  language: Language,
): Field {
  const words = autoAnswerWords(title, id, language)
  const option = (value: string, label: string): SelectOption => ({
    label,
    value,
    ...(value === keyOf(current) && { default: true }),
  })
  const always = [ASK, ...values].map((value) => option(value, valueName(words, value, language)))
  const once = values.map((value) => {
    const name = valueName(words, value, language)
    return option(onceKey(value), wordsOf(language)['auto-answer-next']({ value: name }))
  })
  return {
    id,
    label: words.name,
    hint: words.hint,
    kind: 'one',
    options: [...always, ...(isInGame ? once : [])].slice(0, LIMITS.options),
  }
}

const ONCE = 'once:'
const onceKey = (value: string): string => `${ONCE}${value}`

/** What a field shows as chosen. */
const keyOf = ({ value, once }: SetAutoAnswer): string => (once === undefined ? value : onceKey(once))

/** What of a form is to be set: the fields that say something else than what holds. */
export const callsOf = (
  { autoAnswers }: AutoAnswersPage,
  { fields }: Pick<PanelCall, 'fields'>,
): AutoAnswerCall[] =>
  autoAnswers.flatMap((current): AutoAnswerCall[] => {
    const [key] = fields[current.id] ?? []
    if (key === undefined || key === keyOf(current)) return []
    const once = key.startsWith(ONCE)
    return [{ autoAnswer: current.id, value: once ? key.slice(ONCE.length) : key, once }]
  })
