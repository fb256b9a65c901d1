// The stronger computer player: takes what is worth most by what its seat knows.
import {
  aloneIn,
  BACK_ID,
  type Choice,
  type Decision,
  type Option,
  pickable,
} from '../../../engine/decision.ts'
import type { Policy, Situation } from '../../../engine/game.ts'
import type { Id, Seat } from '../../../engine/phrase.ts'
import type { Sight } from '../core/skill.ts'
import type { HegemonyView } from '../view/view.ts'
import { leastOf } from './keep.ts'
import { changeWorth, deputyWorth } from './making.ts'
import { limitWorth, vanguardWorth } from './markers.ts'
import { nullifyWorth } from './nullify.ts'
import { playWorth } from './playing.ts'
import {
  aimWorth,
  fuelWorth,
  generalWorth,
  lookWorth,
  materialWorth,
  partWorth,
  rewardWorth,
  senseWorth,
  shieldWorth,
  tollWorth,
  victimAskedWorth,
  wishWorth,
} from './questions.ts'
import {
  answerWorth,
  calledWorth,
  pointWorth,
  rescueWorth,
  skillWorth,
  slashAnswerWorth,
} from './reacting.ts'
import { sightOf } from './sight.ts'
import { playerOf } from './table.ts'

type Worth = (view: HegemonyView, sight: Sight, decision: Decision, option: Option) => number

/** By the kind of a decision. */
const BY_KIND: Readonly<Record<string, Worth>> = {
  play: (view, sight, _decision, option) => playWorth(view, sight, option),
  pick: (view, sight, _decision, option) => generalWorth(view, sight, option),
  skill: senseWorth,
  rescue: (_view, sight, _decision, option) => rescueWorth(sight, option),
  nullify: (view, sight, decision, option) => nullifyWorth(view, sight, decision, option),
  change: (view, sight, _decision, option) => changeWorth(view, sight, option),
  deputy: (view, _sight, _decision, option) => deputyWorth(view, option),
  called: (view, sight, _decision, option) => calledWorth(view, sight, option),
  'point-fight': (_view, sight, _decision, option) => pointWorth(sight, option),
  'answer-dodge': (_view, sight, _decision, option) => answerWorth(sight, option),
  'answer-slash': (_view, sight, _decision, option) => slashAnswerWorth(sight, option),
}

/** By its question, where it has no kind of its own. */
const BY_PROMPT: Readonly<Record<string, Worth>> = {
  'ask-target': aimWorth,
  'ask-extra-target': aimWorth,
  'ask-victim': victimAskedWorth,
  'ask-companions': (view, sight, _decision, option) => rewardWorth(view, sight, option),
  'ask-material': (_view, sight, _decision, option) => materialWorth(sight, option),
  'ask-half-fish': (view, sight, _decision, option) => rewardWorth(view, sight, option),
  'ask-fuel': fuelWorth,
  'ask-limit': (_view, sight, _decision, option) => limitWorth(sight, option),
  'ask-vanguard': (view, sight, _decision, option) => vanguardWorth(view, sight, option),
  'ask-look': (view, _sight, decision, option) => lookWorth(view, decision, option),
  'ask-twin-swords': (_view, sight, _decision, option) => tollWorth(sight, option),
  'ask-shield': (view, sight, _decision, option) => shieldWorth(view, sight, option),
  'ask-harvest': (_view, sight, _decision, option) => wishWorth(sight, option),
  'ask-skill': (view, sight, _decision, option) => skillWorth(view, sight, option),
  'ask-of-skill': senseWorth,
}

/** What is not named here parts with cards or names a player. */
const OTHERWISE: Worth = (_view, sight, _decision, option) => {
  const seat = sight.seatOf(option.id)
  return seat === undefined ? partWorth(sight, option) : sight.foe(seat)
}

/** What an option must be worth to be done: nothing that is no better than passing. */
const LEAST = 0.1

/** One chance in so many that a card made by a skill is let be while a general is hidden: see `mayLeadNowhere`. */
const LET_BE = 24

/** How far chance decides which generals are kept: nobody keeps the same ones always. */
const TASTE = 0.2

/** Options that decline: their worth is fixed, that of others differs a little by chance. */
const DECLINES: ReadonlySet<Id> = new Set(['end', 'pass', 'done', 'back'])

/** Decides by worth; ties by chance. */
export const hard: Policy<HegemonyView> = {
  decide: (situation, random) => best(situation, (count) => random.int(count)),
}

/** Who went back from a reaction is asked again without a kind, and lets it be. */
const wentBack = ({ kind, autoPasses }: Decision): boolean => autoPasses !== undefined && kind === undefined

/**
 * Whether this is a step of what was begun in the own play phase. From there it only goes on: going back would lead to the
 * same table, where the same would be begun again, for ever.
 */
const goesOn = ({ turn, happening }: HegemonyView, seat: Seat): boolean =>
  turn?.seat === seat && turn.phase === 'play' && happening.length === 0

/** The options without the way back, unless there is no other. */
const onward = (options: readonly Option[]): readonly Option[] => {
  const left = options.filter(({ id }) => id !== BACK_ID)
  return left.length > 0 ? left : options
}

/**
 * Whether the way on may be closed: who answers for somebody absent turns no general up, and may find that every target
 * of a card that a skill makes takes one. There it goes back; so it must not begin that for ever.
 */
const mayLeadNowhere = (view: HegemonyView, { kind, seat }: Decision, id: Id): boolean =>
  kind === 'play' && id.includes(':') && playerOf(view, seat).generals.some(({ up }) => !up)

/**
 * What is worth most.
 * @param blur by how many cards worths are misjudged at most
 */
export function best(
  situation: Situation<HegemonyView>,
  chance: (count: number) => number,
  blur = 0,
): Choice {
  const { decision, view } = situation
  if (wentBack(decision)) return [decision.pass ?? 'pass']
  const sight = sightOf(situation)
  if (decision.kind === 'discard') return leastOf(playerOf(view, sight.me), decision, view.lastBattle)
  const worthOf = BY_KIND[decision.kind ?? ''] ?? BY_PROMPT[promptOf(decision)] ?? OTHERWISE
  const weigh = (option: Option): number => {
    const worth = worthOf(view, sight, decision, option)
    if (DECLINES.has(option.id)) return worth + LEAST
    if (mayLeadNowhere(view, decision, option.id) && chance(LET_BE) === 0) return -1
    const lot = chance(100) / 100
    return worth + lot * (decision.kind === 'pick' ? TASTE : LEAST) + (2 * lot - 1) * blur
  }
  const going = goesOn(view, decision.seat)
  const ranked = (going ? onward(pickable(decision)) : pickable(decision))
    .map((option) => ({ id: option.id, worth: weigh(option) }))
    .sort((a, b) => b.worth - a.worth)
  const wanted = ranked.filter(({ worth }) => worth > LEAST).length
  const [back] = aloneIn(decision)
  if (back && wanted < decision.min && !(going && ranked.length >= decision.min)) return [back.id]
  const count = Math.max(decision.min, Math.min(decision.max, wanted))
  return ranked.slice(0, count).map(({ id }) => id)
}

const promptOf = ({ prompt }: Decision): string => prompt.key.slice('hegemony.'.length)
