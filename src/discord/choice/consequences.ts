// Words for an option's consequences: its permanent effects, its cost and whom it harms.
import type { Decision, Option } from '../../engine/decision.ts'
import { namesSeat } from '../../engine/phrase.ts'
import type { Title } from '../../games/common/title.ts'
import type { GameInfo } from '../../host/table/types.ts'
import type { Language } from '../../text/language.ts'
import { clip } from '../../text/markdown.ts'
import { listText } from '../../text/render.ts'
import { LIMITS } from '../screen/limits.ts'
import { plainIn, plainSeatName, wordsOf } from '../words/present.ts'

/** Stands before what cannot be had back. */
const SIGN = '⚠'

/** Between an option's name and its consequences, and between these. */
const AND = ' · '

/** Whether choosing it does something that cannot be had back. */
export const isForGood = ({ irrevocable = [] }: Pick<Option, 'irrevocable'>): boolean =>
  irrevocable.length > 0

/** The consequences of each option, in option order; `undefined` where it has none worth a word. No Markdown. */
export function effectsOf(
  { options }: Pick<Decision, 'options'>,
  language: Language,
  title: Title,
  info: GameInfo,
): (string | undefined)[] {
  const words = wordsOf(language)
  const list = (items: readonly string[]) => listText(items, language)
  return options.map(({ text, irrevocable = [], cost = [], harms = [] }) => {
    const names = harms.map((seat) => plainSeatName(info, seat))
    // Who picks a player by name need not be told that it is that player.
    const name = plainIn(language, text, title, info)
    const isNamed = harms.length === 1 && harms.every((seat) => namesSeat(text, seat))
    const said = [
      ...irrevocable
        .map((each) => plainIn(language, each.text, title, info))
        .map((done) => `${SIGN} ${isNoMoreThan(name, done) ? words['option-no-undo']() : done}`),
      ...(cost.length > 0
        ? [
            words['option-costs']({
              items: list(cost.map(({ text }) => plainIn(language, text, title, info))),
            }),
          ]
        : []),
      ...(names.length > 0 && !isNamed ? [words['option-harms']({ names: list(names) })] : []),
    ]
    return said.length > 0 ? said.join(AND) : undefined
  })
}

/** Whether what an option does says no more than its name: `Reveal Lu Xun`, `reveals Lu Xun`. */
const isNoMoreThan = (name: string, done: string): boolean =>
  done.replace(/^([a-z]+)s /, '$1 ').toLowerCase() === name.toLowerCase()

/** Characters of consequences beside a name at most; the name keeps some room of its own. */
const BESIDE = 70

/** A name with its consequences, in so many characters; where both do not fit, the name is cut. */
export function withEffect(name: string, effect: string | undefined, room: number = LIMITS.label): string {
  if (effect === undefined) return clip(name, room)
  const end = `${AND}${clip(effect, BESIDE)}`
  return `${clip(name, room - [...end].length)}${end}`
}

/** A name with the sign where choosing it cannot be had back. */
export const marked = (name: string, option: Pick<Option, 'irrevocable'> | undefined): string =>
  option && isForGood(option) ? `${SIGN} ${name}` : name

/** A menu's description of an option: its consequences first, so that they stay where not all fits. */
export const described = (effect: string | undefined, hint: string | undefined): string | undefined =>
  [effect, hint].filter((part) => part).join(AND) || undefined
