// Stats as people write them into a form: "State +2, Grain −1", in any of our languages.
import { LANGUAGES } from '../../../text/language.ts'
import { type Change, STATS, type Stat } from '../cards/types.ts'
import { TEXTS } from '../text/languages.ts'

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Stats by what they are called in each language, and by their ids. */
const CALLED: ReadonlyMap<string, Stat> = new Map(
  STATS.flatMap((stat) => [
    [stat, stat] as const,
    ...LANGUAGES.map(
      (language) =>
        [plain(TEXTS[language].phrases[`more-${stat}`]({ n: 1 }).replace(' +1', '')), stat] as const,
    ),
  ]),
)

const ONE = /(\p{L}+)\s*:?\s*([+\-−–]?)\s*(\d{1,2})/gu
const BETWEEN = /^[\s,、;.。]*$/u

/** The stats that a text names, each with its number; `undefined` where something else stands in it. */
export function readStats(text: string): Change | undefined {
  const typed = plain(text)
  if (!BETWEEN.test(typed.replace(ONE, ''))) return undefined
  const found = [...typed.matchAll(ONE)].map(([, name = '', sign = '', n = '']) => ({
    stat: CALLED.get(name),
    n: sign === '' || sign === '+' ? Number(n) : -Number(n),
  }))
  const isClear =
    found.every(({ stat }) => stat) && new Set(found.map(({ stat }) => stat)).size === found.length
  return isClear && found.length > 0
    ? Object.fromEntries(found.flatMap(({ stat, n }) => (stat ? [[stat, n]] : [])))
    : undefined
}
