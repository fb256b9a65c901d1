// Dying and death (section 7): who may save, in turn order; then generals, victory, skills, cards, reward.
import { type Seat, seatRef } from '../../../engine/phrase.ts'
import { everyone, isPass, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import type { Actions } from '../core/actions.ts'
import { ownedBy, type SkillRegistry } from '../core/registry.ts'
import { toDiscard } from '../table/card-moves.ts'
import type { Damage, Dying, Need } from '../table/events.ts'
import { playerAt, turnOf, worn } from '../table/state.ts'
import { say } from '../text/say.ts'
import { checkVictory } from './end.ts'
import { answerDecision, canAnswer, takeAnswer } from './respond.ts'
import { settleFaction, showPerson } from './reveal.ts'

/** A player at 0 HP or less is saved or dies. Nothing happens to one that is not, or that a skill keeps up. */
export function* dying(war: Actions, book: SkillRegistry, seat: Seat, damage: Damage | null): Script {
  if (!isDying(war, book, seat)) return
  const event: Dying = { is: 'dying', seat, damage }
  war.state.happening.push(event)
  war.table.tell(say('is-dying', { who: seatRef(seat) }), { mark: 'notice' })
  yield* war.trigger('dying', event)
  yield* rescue(war, book, seat)
  war.state.happening.splice(war.state.happening.indexOf(event), 1)
  if (isDying(war, book, seat)) yield* die(war, seat, damage?.source ?? null)
}

/** Whether a living player's HP is 0 or less and no skill keeps it from dying. */
export function isDying(war: Actions, book: SkillRegistry, seat: Seat): boolean {
  const { alive, hp, piles } = playerAt(war.state, seat)
  if (!alive || hp > 0) return false
  return !ownedBy(book, war.state, seat).some(({ hooks, me }) =>
    hooks.statics?.undying?.(war, seat, piles[me.skill] ?? []),
  )
}

/** Asks all who might save at once; they act in turn order, each as often as needed. */
function* rescue(war: Actions, book: SkillRegistry, seat: Seat): Script {
  let order = war.seats()
  while (isDying(war, book, seat)) {
    const needs = order
      .filter((helper) => maySave(war, book, helper, seat))
      .map((helper) => rescueNeed(helper, seat))
    const asked = needs.filter((need) => canAnswer(war, book, need))
    const decisions = asked.map((need) => answerDecision(war, book, need))
    const answers = yield* everyone(decisions)
    const first = decisions.findIndex((decision, index) => !isPass(decision, at(answers, index)))
    if (first < 0) return
    const need = at(asked, first)
    const saved = yield* takeAnswer(war, book, need, at(at(answers, first), 0))
    if (saved?.face) yield* war.recover(seat, 1)
    order = order.slice(order.indexOf(need.seat)).filter((helper) => war.alive(helper))
  }
}

const rescueNeed = (helper: Seat, seat: Seat): Need => ({
  seat: helper,
  kinds: helper === seat ? ['peach', 'wine'] : ['peach'],
  how: 'use',
  use: null,
  dying: seat,
  prompt: helper === seat ? say('ask-save-self') : say('ask-save', { whom: seatRef(seat) }),
})

/** Whether no open skill keeps a helper from using Peach. */
function maySave(war: Actions, book: SkillRegistry, helper: Seat, seat: Seat): boolean {
  return !war
    .seats()
    .some((owner) =>
      ownedBy(book, war.state, owner, { having: 'bansRescue' }).some(({ hooks }) =>
        hooks.statics?.bansRescue?.(war, owner, helper, seat),
      ),
    )
}

function* die(war: Actions, seat: Seat, source: Seat | null): Script {
  const { state } = war
  const player = playerAt(state, seat)
  const killer = source !== null && war.alive(source) ? source : null
  player.alive = false
  war.table.tell(say('dies', { who: seatRef(seat) }), { mark: 'notice' })
  for (const person of player.generals) if (!person.up) showPerson(war, seat, person)
  settleFaction(war, seat)
  checkVictory(war)
  yield* war.trigger('death', { seat, killer })
  const left = [
    ...player.hand,
    ...worn(player),
    ...player.judgement.map(({ card }) => card),
    ...Object.values(player.piles).flat(),
  ]
  for (const card of left) toDiscard(state, card)
  player.chained = false
  player.flipped = false
  if (killer !== null) yield* reward(war, seat, killer)
  const turn = turnOf(state)
  if (turn.seat === seat) turn.broken = true
}

/** Reward and punishment: killer and victim of one faction, or not (section 7). */
function* reward(war: Actions, victim: Seat, killer: Seat): Script {
  const faction = war.faction(victim)
  if (killer === victim || !war.alive(killer) || war.faction(killer) === null || faction === null) return
  if (war.allied(killer, victim)) {
    const { hand } = playerAt(war.state, killer)
    war.tell(say('punished', { who: seatRef(killer) }))
    return yield* war.discard(killer, [...hand, ...worn(playerAt(war.state, killer))])
  }
  const kin = war.seats().filter((seat) => faction !== 'ambitionist' && war.faction(seat) === faction)
  war.tell(say('rewarded', { who: seatRef(killer), count: kin.length + 1 }))
  yield* war.draw(killer, kin.length + 1)
}
