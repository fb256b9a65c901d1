// Planning an attack: which unit, what it attacks with which odds, what is declared with it, and the word to go.
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Phrase, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { activeSeat, cityState, isInside, unitOf, unitsOf, unitsOn } from '../board/look.ts'
import { attackOn, type Target, targetsOf } from '../board/targets.ts'
import type { Attack, StormState, StormTable, Unit } from '../table/state.ts'
import { say } from '../text/say.ts'
import { askPlace, askStep, joined } from './asking.ts'
import { extraOption, extrasFor, withExtra } from './extras.ts'
import { carryOut } from './fight.ts'
import { attackWarnings, marchWarning } from './lookahead.ts'
import { commitMarch, isDrafted, planned } from './march.ts'
import { stakesOf } from './stakes.ts'

/** From unit to confirmation; then the march so far is carried out, and the attack. */
export function* attackMenu(table: StormTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  const plan = planned(state)
  const ready = unitsOf(plan, seat).filter((unit) => targetsOf(plan, unit).length > 0)
  const id = yield* askPlace(state, seat, say('ask-attacker'), ready.map(attackerOption))
  if (id === undefined) return
  const unit = unitOf(plan, id.slice('unit-'.length))
  const targets = targetsOf(plan, unit)
  const picked = yield* askPlace(
    state,
    seat,
    say('ask-target', { unit: nameRef(unit.id), place: nameRef(unit.place) }),
    targets.map((target) => targetOption(plan, attackOn(unit, target))),
  )
  const target = targets.find((each) => targetId(each) === picked)
  if (!target) return
  const attack = yield* declaring(state, plan, attackOn(unit, target))
  if (!attack) return
  commitMarch(table)
  yield* carryOut(table, attack)
}

const targetId = ({ target, at }: Pick<Target, 'target' | 'at'>): Id => target ?? at

const attackerOption = (unit: Unit): Option & { at: Id } => ({
  id: `unit-${unit.id}`,
  text: say('unit-at', { unit: nameRef(unit.id), place: nameRef(unit.place) }),
  at: unit.place,
})

/** What is attacked, with the odds as public facts have them. */
function targetOption(plan: StormState, attack: Attack): Option & { at: Id } {
  const owner = attack.target === null ? cityState(plan, attack.at).owner : unitOf(plan, attack.target).seat
  return {
    id: targetId(attack),
    text: targetText(attack, owner),
    hint: stakesOf(plan, attack),
    ...(owner !== null && { harms: [owner] }),
    at: attack.at,
  }
}

function targetText({ target, at, ranged }: Attack, owner: number | null): Phrase {
  const place = nameRef(at)
  if (owner === null) return say('target-free', { place })
  const whom = seatRef(owner)
  if (target === null) return say('target-empty', { place, whom })
  return say(ranged ? 'target-afar' : 'target-unit', { target: nameRef(target), place, whom })
}

/** One thing after another may be declared, each once; then the attack is confirmed, or dropped. */
function* declaring(state: StormState, plan: StormState, first: Attack): Script<Attack | undefined> {
  const seat = activeSeat(state)
  let attack = first
  for (;;) {
    const extras = extrasFor(plan, attack, seat).filter((extra) => !isDrafted(state, extra))
    const warnings = warningsOf(state, plan, attack)
    const picked = yield* askStep(state, seat, declarePrompt(attack, stakesOf(plan, attack), warnings), [
      confirming(plan, attack, warnings),
      ...extras.map(extraOption),
    ])
    if (picked === undefined) return undefined
    if (picked === 'fight') return attack
    attack = withExtra(attack, picked)
  }
}

/** What should be known first: of the march that is carried out with the attack, and of the attack itself. */
function warningsOf(state: StormState, plan: StormState, attack: Attack): Phrase[] {
  const warning = marchWarning(state)
  return warning ? [warning] : attackWarnings(plan, attack)
}

/** An attack and its odds; an empty city is named as such. */
function declarePrompt(attack: Attack, stakes: Phrase, warnings: readonly Phrase[]): Phrase {
  const { attacker, target, at } = attack
  const told = {
    unit: nameRef(attacker),
    place: nameRef(at),
    stakes,
    declared: declared(attack),
    warning: joined(warnings) ?? say('nothing'),
  }
  return target === null
    ? say('ask-declare-empty', told)
    : say('ask-declare', { ...told, target: nameRef(target) })
}

/** The word to go, with all that should be known first (rulings 74, 78). */
function confirming(plan: StormState, attack: Attack, warnings: readonly Phrase[]): Option {
  const { from, ranged } = attack
  const empties = isInside(from) && !ranged && unitsOn(plan, from).length === 1
  const hint = joined([
    ...warnings,
    say('hint-fight'),
    ...(empties ? [say('hint-empties', { city: nameRef(from) })] : []),
  ])
  const owner = attack.target === null ? cityState(plan, attack.at).owner : unitOf(plan, attack.target).seat
  return {
    id: 'fight',
    action: true,
    text: attack.duel ? say('confirm-duel') : say('confirm-attack'),
    ...(hint && { hint }),
    ...(owner !== null && { harms: [owner] }),
  }
}

const declared = ({ duel, card, lastStand, abilities }: Attack): Phrase =>
  [
    ...(duel ? [say('offer-duel')] : []),
    ...(card === null ? [] : [say('card', { card: nameRef(card) })]),
    ...(lastStand ? [say('declare-stand')] : []),
    ...abilities.map((general) => say('use-ability', { general: nameRef(general) })),
  ].reduce<Phrase>((before, part) => say('part-more', { before, part }), say('nothing'))
