// Policies answer in a person's stead; the random one lives here because every game can be played by it.
import type { Choice, Decision } from './decision.ts'
import type { Game, Policy, Told } from './game.ts'
import { isFor, outlook } from './outlook.ts'
import type { Seat } from './phrase.ts'
import { type Random, sideStream } from './random.ts'
import type { Run } from './run.ts'

/** Picks any legal answer, each as likely. */
export const randomPolicy: Policy = { decide: ({ decision }, random) => anyChoice(decision, random) }

/** Any legal choice of a decision. */
export function anyChoice({ options, min, max, text }: Decision, random: Random): Choice {
  if (text) return [`luck ${random.int(1000)}`]
  const count = min + random.int(max - min + 1)
  return random.shuffle(options.map((option) => option.id)).slice(0, count)
}

/** Asks a policy for the answer to a seat's open decision; `undefined` when there is none or it leaves it. */
export function decideBy(
  game: Game,
  run: Run,
  seat: Seat,
  policy: Policy,
  story: readonly Told[],
): Choice | undefined {
  const { view, decision } = outlook(game, run, seat)
  if (!decision) return undefined
  const random = sideStream(run.setting.seed, 'policy', run.number, seat)
  const heard = story.filter((told) => isFor(told, seat)).map(({ about: _about, ...told }) => told)
  return policy.decide({ seat, view, story: heard, decision }, random)
}
