// The training partner: it arms itself, strikes and heals, and errs in ways that people see: it misjudges what a card is
// worth and whom it is best used on, keeps no Dodge or Peach for others' turns, and overlooks that it could answer.
import type { Policy } from '../../../engine/game.ts'
import { anyChoice } from '../../../engine/policy.ts'
import type { HegemonyView } from '../view/view.ts'
import { best } from './hard.ts'

/** Of ten times, how often it lets a window pass: what it overlooks most is what its generals could do. */
const OVERLOOKS: Readonly<Record<string, number>> = { nullify: 9, 'answer-dodge': 7, 'answer-slash': 7 }
const OVERLOOKS_SKILL = 8

/** What it does without a thought: which generals, and which cards go. */
const THOUGHTLESS: ReadonlySet<string> = new Set(['pick', 'discard'])

/** By how many cards it misjudges what something is worth; not who is to be saved. */
const BLUR = 4

export const easy: Policy<HegemonyView> = {
  decide(situation, random) {
    const { kind = '', pass, prompt } = situation.decision
    if (THOUGHTLESS.has(kind)) return anyChoice(situation.decision, random)
    const asksSkill = prompt.key === 'hegemony.ask-skill'
    const overlooks = OVERLOOKS[kind] ?? (asksSkill ? OVERLOOKS_SKILL : 0)
    if (pass !== undefined && random.int(10) < overlooks) return [pass]
    return best(situation, (count) => random.int(count), kind === 'rescue' ? 0 : BLUR)
  },
}
