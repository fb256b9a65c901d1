// A person who answers by the panel as carefully as quickly: each menu once, then the button.

import { picksOfValue } from '../../../src/discord/choice/value.ts'
import type { Choice, Decision } from '../../../src/engine/decision.ts'
import type { Random } from '../../../src/engine/random.ts'
import type { Person, Seen } from '../../../src/sandbox/index.ts'
import { panelOf } from '../../../test/support/players.ts'

type Part = Seen['components'][number]

/** Presses at most for one answer; no decision takes so many. */
const MOST = 40

/** What an answer led to, and how many presses it took: buttons, menus and forms sent. */
export interface Pressed {
  readonly panel: Seen
  readonly presses: number
}

/** Gives an answer by the buttons and menus of a panel, as near to the one that is wished for as these allow. */
export async function answerCarefully(
  person: Person,
  panel: Seen,
  { decision, wish, random }: { readonly decision: Decision; readonly wish: Choice; readonly random: Random },
): Promise<Pressed> {
  const isWished = (value: string) => picksOfValue(decision, value)?.some((id) => wish.includes(id)) === true
  let now = panel
  for (let presses = 0; presses < MOST; ) {
    const parts = partsOf(now)
    const [take] = parts.filter(isVerb('take'))
    const [menu] = parts.filter((part) => isVerb('sel')(part) && !isChosen(part))
    // Filling is offered once: what it picked may be changed, not picked again.
    const [fill] = presses === 0 ? parts.filter(isVerb('fillin')) : []
    const [confirm] = parts.filter(isVerb('ok'))
    const [write] = parts.filter(isVerb('write'))
    const picks = parts.filter(isVerb('pick'))
    const pick = picks.find((part) => isWished(argOf(part))) ?? picks[random.int(Math.max(1, picks.length))]
    const wishedPick = pick && isWished(argOf(pick)) ? pick : undefined
    presses++
    if (wishedPick) return { panel: panelOf(await person.click(now, idOf(wishedPick))), presses }
    if (take)
      return { panel: panelOf(await person.select(now, idOf(take), someOf(take, isWished, random))), presses }
    if (fill) now = panelOf(await person.click(now, idOf(fill)))
    else if (menu) now = panelOf(await person.select(now, idOf(menu), someOf(menu, isWished, random)))
    else if (confirm) return { panel: panelOf(await person.click(now, idOf(confirm))), presses }
    else if (write) {
      const form = await person.click(now, idOf(write))
      return { panel: panelOf(await person.submit(form, { words: 'Peach' })), presses: presses + 1 }
    } else if (pick) return { panel: panelOf(await person.click(now, idOf(pick))), presses }
    else throw new Error(`nothing to answer with: ${now.text}`)
  }
  throw new Error(`no end of picking: ${now.text}`)
}

/** The wished for options of a menu, in its order; else as few as it takes. */
function someOf(
  { options = [], min_values = 1, max_values = 1 }: Part,
  isWished: (value: string) => boolean,
  random: Random,
): string[] {
  const values = options.map(({ value }) => value)
  const least = Math.max(1, min_values)
  const chosen = [...values.filter(isWished), ...random.shuffle(values.filter((value) => !isWished(value)))]
  const count = Math.min(max_values, Math.max(least, values.filter(isWished).length))
  return values.filter((value) => chosen.slice(0, count).includes(value))
}

/** What a button says besides verb, game, token and version. */
const argOf = ({ custom_id = '' }: Part): string => custom_id.split('|').slice(4).join('|')
const isChosen = ({ options = [] }: Part): boolean => options.some((option) => option.default === true)
const isVerb =
  (verb: string) =>
  ({ custom_id = '', disabled }: Part): boolean =>
    custom_id.split('|')[0] === verb && disabled !== true
const partsOf = (message: Seen): Part[] => message.components.flatMap((row) => row.components ?? [])
const idOf = ({ custom_id = '' }: Part): string => custom_id
