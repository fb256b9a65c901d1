// Typed short cuts such as `/move unit: to:`: each word picks an option of one private step, and all are taken together.
import type { Choice, Decision, Option } from '../../engine/decision.ts'
import type { Id } from '../../engine/phrase.ts'
import type { Shortcut, ShortcutPick } from '../../games/common/title.ts'
import type { Call } from '../call/call.ts'
import type { AskedView } from '../core/asked-view.ts'
import type { BotContext } from '../core/context.ts'

/** The option that goes back from a private step, in every game. */
const BACK: Id = 'back'

/** Menus within menus that are left or looked into at most. */
const DEEP = 6

/** An option of a step that is not asked yet, and the steps that lead to it. */
export interface Way {
  readonly option: Option
  readonly steps: readonly Choice[]
}

/** A person's look at a game, and what they would be asked after some private steps of theirs. */
export interface Ahead {
  readonly look: AskedView
  readonly rehearse: (steps: readonly Choice[]) => Promise<Decision | undefined>
}

/** Looks ahead from a person's own question. */
export const aheadOf = (bot: BotContext, call: Call, look: AskedView): Ahead => ({
  look,
  async rehearse(steps) {
    if (steps.length === 0) return look.playerView.decision
    const asked = await bot.host.play.rehearse(look.info.id, call.person, steps)
    return asked.ok ? asked.value : undefined
  },
})

/** The steps from where a person stands to where a short cut begins; `undefined` when it cannot be taken now. */
export async function stepsTo({ rehearse }: Ahead, shortcut: Shortcut): Promise<Choice[] | undefined> {
  const steps: Choice[] = []
  for (let deep = 0; deep < DEEP; deep++) {
    const options = (await rehearse(steps))?.options ?? []
    if (options.some((option) => isBegin(shortcut, option)))
      return [...steps, ...shortcut.before.map((id) => [id])]
    if (!options.some(({ id }) => id === BACK)) return undefined
    steps.push([BACK])
  }
  return undefined
}

const isBegin = ({ before: [first], picks: [pick] }: Shortcut, { id }: Option): boolean =>
  first === undefined ? pick !== undefined && id.startsWith(pick.begins) : id === first

/** All that a pick may be after these steps, also where it lies in groups. */
export async function waysFrom(
  { rehearse }: Ahead,
  steps: readonly Choice[],
  { begins, groups }: ShortcutPick,
): Promise<Way[]> {
  const options = (await rehearse(steps))?.options ?? []
  const isPick = ({ id }: Option) => id !== BACK && id.startsWith(begins)
  const ways: Way[] = []
  for (const option of options) {
    if (groups !== undefined && option.id.startsWith(groups)) {
      const within = [...steps, [option.id]]
      const inner = (await rehearse(within))?.options ?? []
      ways.push(...inner.filter(isPick).map((each) => ({ option: each, steps: within })))
    } else if (isPick(option)) ways.push({ option, steps })
  }
  return ways
}
