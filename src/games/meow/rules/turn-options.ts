// Options of a turn in a clash: skills whose clash it is, treasures on those who may carry them, stratagems, the attack.
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Seat } from '../../../engine/phrase.ts'
import type { Effect } from '../cards/effects.ts'
import { general, mayCarry, stratagem, treasure } from '../cards/index.ts'
import { allOf, armyOf, battleOf, frontOf } from '../table/army.ts'
import { isRival, type MeowState, playerAt, type Side } from '../table/state.ts'
import { say } from '../text/say.ts'
import { ofEffects, ofStrike, usesUp } from './consequences.ts'
import { generalOption } from './labels.ts'

/** The option that ends the cards and strikes. */
export const ATTACK = 'attack'

/** Everything a player may do now; the attack comes last. */
export const turnOptions = (state: MeowState, seat: Seat): Option[] => [
  ...readySkills(state, seat).map((id) => skillOption(state, seat, id)),
  ...treasureOptions(state, seat),
  ...stratagemOptions(state, seat),
  { id: ATTACK, text: say('strike-now', { attack: armyOf(state, seat).attack }), ...ofStrike(state, seat) },
]

/** Skills of the front whose clash this is, not used and not sealed (R14, R18). */
export function readySkills(state: MeowState, side: Side): Id[] {
  const army = armyOf(state, side)
  const { clash } = battleOf(state)
  const posted = isRival(state, side) ? allOf(army) : frontOf(army)
  return posted.filter(
    (id) => general(id).skill.clash === clash && !army.used.includes(id) && !army.sealed.includes(id),
  )
}

const skillOption = (state: MeowState, side: Side, id: Id): Option => ({
  ...generalOption(id),
  text: say('use-skill', { general: nameRef(id), skill: nameRef(`${id}-skill`) }),
  ...ofEffects(state, side, general(id).skill.does),
})

/** Each face-down treasure on each own general that may carry it and carries none (R22), and on whom it does anything (M3). */
function treasureOptions(state: MeowState, seat: Seat): Option[] {
  const { treasures, carried } = playerAt(state, seat)
  return treasures.flatMap((card) =>
    allOf(armyOf(state, seat))
      .filter((id) => carried[id] === undefined && mayCarry(id, card))
      .map((id) => ({ id, effects: treasureEffects(state, seat, card, id) }))
      .filter(({ effects }) => effects.length > 0)
      .map(({ id, effects }) => ({
        id: `${card}:${id}`,
        text: say('use-treasure', { card: nameRef(card), general: nameRef(id) }),
        hint: say('card-text', { text: nameRef(`${card}-text`) }),
        ...ofEffects(state, seat, effects),
        irrevocable: [usesUp(card)],
      })),
  )
}

const stratagemOptions = (state: MeowState, seat: Seat): Option[] =>
  playerAt(state, seat)
    .stratagems.filter((id) => stratagem(id).use === 'battle')
    .map((id) => ({
      id,
      text: say('use-stratagem', { card: nameRef(id) }),
      hint: say('card-text', { text: nameRef(`${id}-text`) }),
      ...ofEffects(state, seat, stratagem(id).does),
      irrevocable: [usesUp(id)],
    }))

/** What a treasure does on a general: more for its master. */
export function treasureEffects(state: MeowState, seat: Seat, card: Id, carrier: Id): Effect[] {
  const { does, master } = treasure(card)
  const all = [...does, ...(master?.generals.includes(carrier) ? master.does : [])]
  return withReady(state, seat, carrier, all)
}

/** `ready` stands for the carrier's own skill: in any clash, from the rear, used or not, but not sealed. */
function withReady(state: MeowState, seat: Seat, carrier: Id, effects: readonly Effect[]): Effect[] {
  const skill = armyOf(state, seat).sealed.includes(carrier) ? [] : general(carrier).skill.does
  return effects.flatMap((effect) => (effect.op === 'ready' ? skill : [effect]))
}
