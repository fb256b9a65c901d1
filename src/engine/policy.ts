// Policies answer in a person's stead; the random one lives here because every game can be played by it.
import { aloneIn, type Choice, type Decision, pickable, withoutIrrevocable } from './decision.ts'
import type { Game, GameEvent, Policy, Situation } from './game.ts'
import type { Seat } from './phrase.ts'
import { asking, isFor } from './player-view.ts'
import { type Random, sideStream } from './random.ts'
import type { Standing } from './session-types.ts'

/** Picks any legal answer, each as likely. */
export const randomPolicy: Policy = { decide: ({ decision }, random) => anyChoice(decision, random) }

/**
 * Decides as `policy` does but every second time, or every so many, when it chooses at random among options without permanent
 * effects: no opponent for who knows a game, and no nuisance for who learns it.
 */
export const easierThan = <V>(policy: Policy<V>, every = 2): Policy<V> => ({
  decide: (situation, random) =>
    random.int(every) !== 1
      ? policy.decide(situation, random)
      : anyChoice(withoutIrrevocable(situation.decision), random),
})

/** Any legal choice of a decision. */
export function anyChoice(decision: Decision, random: Random): Choice {
  const { min, max, text } = decision
  if (text) return [`luck ${random.int(1000)}`]
  const [picks, alone] = [pickable(decision), aloneIn(decision)]
  const action = alone.length > 0 ? alone[random.int(alone.length + picks.length)] : undefined
  if (action) return [action.id]
  const count = min + random.int(max - min + 1)
  return random.shuffle(picks.map((option) => option.id)).slice(0, count)
}

/**
 * Asks a policy for the answer to a seat's open decision; `undefined` when there is none or it leaves it. What the seat
 * sees and was told is made when the policy looks.
 * @param asked the decision as the policy is asked it, such as one without irrevocable options
 */
export function decideBy(
  game: Game,
  session: Standing,
  seat: Seat,
  policy: Policy,
  story: readonly GameEvent[],
  asked: (decision: Decision) => Decision = (decision) => decision,
): Choice | undefined {
  const open = asking(session, seat).decision
  if (!open) return undefined
  const decision = asked(open)
  const view = once(() => game.view(session.state, seat))
  const received = once(() => story.filter((told) => isFor(told, seat)).map(withoutAbout))
  const situation: Situation = {
    seat,
    decision,
    get view() {
      return view()
    },
    get story() {
      return received()
    },
  }
  return policy.decide(situation, sideStream(session.setting.seed, 'policy', session.number, seat))
}

/** An event without what only the kernel needs of it. */
function withoutAbout(told: GameEvent): GameEvent {
  if (!told.about) return told
  const { about: _about, ...event } = told
  return event
}

/** Makes a value when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
