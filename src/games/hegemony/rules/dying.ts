// Dying and death (section 7): who may save, in turn order; then generals, victory, skills, cards, reward.
import { type Seat, seatRef } from '../../../engine/phrase.ts'
import { everyone, isPass, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import type { Actions } from '../core/actions.ts'
import { ownedBy, type SkillRegistry } from '../core/registry.ts'
import { toDiscard } from '../table/card-moves.ts'
import type { Damage, Dying, Need } from '../table/events.ts'
import { returnSouls } from '../table/general-pile.ts'
import { playerAt, playsWith, turnOf, worn } from '../table/state.ts'
import { say } from '../text/say.ts'
import { checkVictory } from './end.ts'
import { noteHarm } from './play-count.ts'
import { answerDecision, canAnswer, takeAnswer } from './respond.ts'
import { settleFaction, showPerson } from './reveal.ts'

/** A player at 0 HP or less is saved or dies. Nothing happens to one that is not, or that a skill keeps up. */
export function* dying(actions: Actions, registry: SkillRegistry, seat: Seat, damage: Damage | null): Script {
  if (!isDying(actions, registry, seat)) return
  const event: Dying = { is: 'dying', seat, damage }
  actions.state.happening.push(event)
  actions.table.tell(say('is-dying', { who: seatRef(seat) }), { mark: 'notice' })
  yield* actions.trigger('dying', event)
  yield* rescue(actions, registry, seat)
  actions.state.happening.splice(actions.state.happening.indexOf(event), 1)
  if (isDying(actions, registry, seat)) yield* die(actions, seat, damage?.source ?? null)
  else if (actions.alive(seat)) yield* actions.trigger('saved', { seat })
}

/** Whether a living player's HP is 0 or less and no skill keeps it from dying. */
export function isDying(actions: Actions, registry: SkillRegistry, seat: Seat): boolean {
  const { alive, hp, piles } = playerAt(actions.state, seat)
  if (!alive || hp > 0) return false
  return !ownedBy(registry, actions.state, seat).some(({ hooks, me }) =>
    hooks.statics?.undying?.(actions, seat, piles[me.skill] ?? []),
  )
}

/** Asks all who might save at once; they act in turn order, each as often as needed. */
function* rescue(actions: Actions, registry: SkillRegistry, seat: Seat): Script {
  let order = actions.seats()
  while (isDying(actions, registry, seat)) {
    const needs = order
      .filter((helper) => maySave(actions, registry, helper, seat))
      .map((helper) => rescueNeed(actions, helper, seat))
    const asked = needs.filter((need) => canAnswer(actions, registry, need))
    const decisions = asked.map((need) => answerDecision(actions, registry, need))
    const answers = yield* everyone(decisions)
    const first = decisions.findIndex((decision, index) => !isPass(decision, at(answers, index)))
    if (first < 0) return
    const need = at(asked, first)
    const saved = yield* takeAnswer(actions, registry, need, at(at(answers, first), 0))
    if (saved?.face) yield* actions.recover(seat, 1)
    order = order.slice(order.indexOf(need.seat)).filter((helper) => actions.alive(helper))
  }
}

const rescueNeed = ({ state }: Actions, helper: Seat, seat: Seat): Need => ({
  seat: helper,
  kinds: state.lastBattle ? ['wine'] : helper === seat ? ['peach', 'wine'] : ['peach'],
  how: 'use',
  use: null,
  dying: seat,
  prompt: helper === seat ? say('ask-save-self') : say('ask-save', { whom: seatRef(seat) }),
})

/** Whether no open skill keeps a helper from using Peach, nor the last battle (section 17). */
function maySave(actions: Actions, registry: SkillRegistry, helper: Seat, seat: Seat): boolean {
  if (actions.state.lastBattle && helper !== seat) return false
  return !actions
    .seats()
    .some((owner) =>
      ownedBy(registry, actions.state, owner, { having: 'bansRescue' }).some(({ hooks }) =>
        hooks.statics?.bansRescue?.(actions, owner, helper, seat),
      ),
    )
}

/** A player dies. */
export function* die(actions: Actions, seat: Seat, source: Seat | null): Script {
  const { state } = actions
  const player = playerAt(state, seat)
  const killer = source !== null && actions.alive(source) ? source : null
  player.alive = false
  if (killer !== null && killer !== seat) noteHarm(actions, killer, 'killed')
  actions.table.tell(say('dies', { who: seatRef(seat) }), { mark: 'notice' })
  for (const person of player.generals) if (!person.up) showPerson(actions, seat, person)
  settleFaction(actions, seat)
  checkVictory(actions)
  yield* actions.trigger('death', { seat, killer })
  const left = [
    ...player.hand,
    ...worn(player),
    ...player.judgement.map(({ card }) => card),
    ...Object.values(player.piles).flat(),
  ]
  for (const card of left) toDiscard(state, card)
  returnSouls(state, seat)
  player.chained = false
  player.flipped = false
  if (player.markers) player.markers = []
  if (killer !== null) yield* reward(actions, seat, killer)
  const turn = turnOf(state)
  if (turn.seat === seat) turn.broken = true
}

/** What an ambitionist draws for any kill, by a variant (section 17). */
const AMBITIONIST_DRAWS = 3

/** Reward and punishment: killer and victim of one faction, or not (section 7). */
function* reward(actions: Actions, victim: Seat, killer: Seat): Script {
  const faction = actions.faction(victim)
  if (killer === victim || !actions.alive(killer) || actions.faction(killer) === null || faction === null)
    return
  if (playsWith(actions.state, 'ambitionist-reward') && actions.faction(killer) === 'ambitionist') {
    actions.tell(say('rewarded', { who: seatRef(killer), count: AMBITIONIST_DRAWS }))
    yield* actions.draw(killer, AMBITIONIST_DRAWS)
    return
  }
  if (actions.allied(killer, victim)) {
    const { hand } = playerAt(actions.state, killer)
    actions.tell(say('punished', { who: seatRef(killer) }))
    return yield* actions.discard(killer, [...hand, ...worn(playerAt(actions.state, killer))])
  }
  const kin = actions.seats().filter((seat) => faction !== 'ambitionist' && actions.faction(seat) === faction)
  actions.tell(say('rewarded', { who: seatRef(killer), count: kin.length + 1 }))
  yield* actions.draw(killer, kin.length + 1)
}
