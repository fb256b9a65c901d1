// The stronger computer player: takes what is worth most by what its seat knows.
import { aloneIn, type Choice, type Decision, type Option, pickable } from '../../../engine/decision.ts'
import type { Policy, Situation } from '../../../engine/game.ts'
import type { Id } from '../../../engine/phrase.ts'
import { card as cardOf, isCard } from '../cards/index.ts'
import type { Sight } from '../core/skill.ts'
import type { HegemonyView } from '../view/view.ts'
import { playWorth } from './playing.ts'
import {
  aimWorth,
  fuelWorth,
  generalWorth,
  lookWorth,
  partWorth,
  rewardWorth,
  senseWorth,
  shieldWorth,
  tollWorth,
  victimAskedWorth,
  wishWorth,
} from './questions.ts'
import { isAimed } from './reach.ts'
import { answerWorth, nullifyWorth, pointWorth, rescueWorth, skillWorth } from './reacting.ts'
import { sightOf } from './sight.ts'

type Worth = (view: HegemonyView, sight: Sight, decision: Decision, option: Option) => number

/** By the kind of a decision. */
const BY_KIND: Readonly<Record<string, Worth>> = {
  play: (view, sight, _decision, option) => playWorth(view, sight, option),
  pick: (view, sight, _decision, option) => generalWorth(view, sight, option),
  skill: senseWorth,
  discard: (_view, sight, _decision, option) => partWorth(sight, option),
  rescue: (_view, sight, _decision, option) => rescueWorth(sight, option),
  nullify: (_view, sight, _decision, option) => nullifyWorth(sight, option),
  'point-fight': (_view, sight, _decision, option) => pointWorth(sight, option),
  'answer-dodge': (_view, sight, _decision, option) => answerWorth(sight, option),
  'answer-slash': (_view, sight, _decision, option) => answerWorth(sight, option),
}

/** By its question, where it has no kind of its own. */
const BY_PROMPT: Readonly<Record<string, Worth>> = {
  'ask-target': aimWorth,
  'ask-extra-target': aimWorth,
  'ask-victim': victimAskedWorth,
  'ask-companions': (view, sight, _decision, option) => rewardWorth(view, sight, option),
  'ask-half-fish': (view, sight, _decision, option) => rewardWorth(view, sight, option),
  'ask-fuel': (_view, sight, decision, option) => fuelWorth(sight, decision, option),
  'ask-look': (view, _sight, decision, option) => lookWorth(view, decision, option),
  'ask-twin-swords': (_view, sight, _decision, option) => tollWorth(sight, option),
  'ask-shield': (view, sight, _decision, option) => shieldWorth(view, sight, option),
  'ask-harvest': (_view, sight, _decision, option) => wishWorth(sight, option),
  'ask-skill': (view, sight, _decision, option) => skillWorth(view, sight, option),
}

/** What is not named here parts with cards or names a player. */
const OTHERWISE: Worth = (_view, sight, _decision, option) => {
  const seat = sight.seatOf(option.id)
  return seat === undefined ? partWorth(sight, option) : sight.foe(seat)
}

/** One chance in so many that a skill or an aimed card is let be: a plan that keeps going back must come to an end. */
const TIMEOUT_MS = 24

/** Decides by worth; ties by chance. */
export const hard: Policy<HegemonyView> = {
  decide(situation, random) {
    return best(situation, (count) => random.int(count))
  },
}

/** Who went back from a reaction is asked again without a kind, and lets it be. */
const wentBack = ({ kind, autoPasses }: Decision): boolean => autoPasses !== undefined && kind === undefined

/** Whether this may lead to a question from which one goes back to the play phase. */
const leadsOn = (id: Id): boolean => id !== 'end' && !(isCard(id) && !isAimed(cardOf(id).kind))

function best(situation: Situation<HegemonyView>, chance: (count: number) => number): Choice {
  const { decision, view } = situation
  if (wentBack(decision)) return [decision.pass ?? 'pass']
  const sight = sightOf(situation)
  const worthOf = BY_KIND[decision.kind ?? ''] ?? BY_PROMPT[promptOf(decision)] ?? OTHERWISE
  const letBe = (id: Id) => decision.kind === 'play' && leadsOn(id) && chance(TIMEOUT_MS) === 0
  const ranked = pickable(decision)
    .map((option) => ({
      id: option.id,
      worth: letBe(option.id) ? -1 : worthOf(view, sight, decision, option) + chance(100) / 1000,
    }))
    .sort((a, b) => b.worth - a.worth)
  const wanted = ranked.filter(({ worth }) => worth > 0).length
  const [back] = aloneIn(decision)
  if (back && wanted < decision.min) return [back.id]
  const count = Math.max(decision.min, Math.min(decision.max, wanted))
  return ranked.slice(0, count).map(({ id }) => id)
}

const promptOf = ({ prompt }: Decision): string => prompt.key.slice('hegemony.'.length)
