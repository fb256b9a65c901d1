// 對戰: a side's turn in a clash: its skills of the clash, treasures and stratagems, then one normal attack (R14).
import type { Table } from '../../../engine/game.ts'
import { type Id, nameRef, type Seat } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import { armyOf, battleOf, isDecided, sidesFrom } from '../army.ts'
import { general, stratagem } from '../cards.ts'
import type { Effect } from '../effects.ts'
import { say, sideRef } from '../say.ts'
import { type MeowState, type Player, playerAt, type Side } from '../state.ts'
import { endClash } from './clash.ts'
import { isHarmful } from './consequences.ts'
import { hurt } from './markers.ts'
import { resolve } from './resolve.ts'
import { chooseTarget, needsTarget } from './target.ts'
import { ATTACK, readySkills, treasureEffects, turnOptions } from './turn-options.ts'

/** The turn of the next side in this clash, or the clash's end. */
export function* turnStage(table: Table<MeowState>): Script {
  const { state } = table
  const side = nextSide(state)
  if (side === undefined) return endClash(table)
  battleOf(state).acted.push(side)
  if (state.rival && side === 1) yield* rivalTurn(table)
  else yield* playerTurn(table, side)
  if (!isDecided(battleOf(state))) yield* strikeOut(table, side)
  if (isDecided(battleOf(state))) endClash(table)
}

/** Clockwise from the first player, those who stand and have not acted. */
function nextSide(state: MeowState): Side | undefined {
  const battle = battleOf(state)
  return sidesFrom(battle, battle.first).find(
    (side) => armyOf(state, side).hp > 0 && !battle.acted.includes(side),
  )
}

/** Cards in whatever order the player likes, until it strikes. */
function* playerTurn(table: Table<MeowState>, seat: Seat): Script {
  const { state } = table
  while (!isDecided(battleOf(state))) {
    const skills = readySkills(state, seat)
    if (skills.length === 0 && seemsSpent(playerAt(state, seat))) return
    const picked: Id = yield* chooseOne(seat, {
      prompt: say('ask-turn', { clash: battleOf(state).clash, attack: armyOf(state, seat).attack }),
      notice: say('waits-turn', { who: sideRef(state, seat) }),
      options: turnOptions(state, seat),
      kind: 'clash',
    })
    if (picked === ATTACK) return
    yield* playCard(table, seat, picked)
  }
}

/** Everyone can see that no treasure or stratagem could be played: the attack is forced and needs no question. */
const seemsSpent = ({ treasures, stratagems, known }: Player): boolean =>
  treasures.length === 0 && stratagems.every((id) => known.includes(id) && stratagem(id).use === 'planning')

function* playCard(table: Table<MeowState>, seat: Seat, picked: Id): Script {
  const [card = '', carrier] = picked.split(':')
  if (carrier) yield* useTreasure(table, seat, card, carrier)
  else if (playerAt(table.state, seat).stratagems.includes(card)) yield* useStratagem(table, seat, card)
  else yield* useSkill(table, seat, card)
}

/** Uses a general's skill, once (R14). */
function* useSkill(table: Table<MeowState>, side: Side, id: Id): Script {
  const { state } = table
  armyOf(state, side).used.push(id)
  table.tell(
    say('skill-used', {
      who: sideRef(state, side),
      general: nameRef(id),
      skill: nameRef(`${id}-skill`),
    }),
  )
  yield* aim(table, side, id, id, general(id).skill.does)
}

/** Stacks a treasure on a general; it works at once and never again (R22, R23). */
function* useTreasure(table: Table<MeowState>, seat: Seat, card: Id, carrier: Id): Script {
  const { state } = table
  const player = playerAt(state, seat)
  player.treasures = player.treasures.filter((id) => id !== card)
  player.carried[carrier] = card
  table.tell(
    say('treasure-used', { who: sideRef(state, seat), card: nameRef(card), general: nameRef(carrier) }),
  )
  yield* aim(table, seat, card, carrier, treasureEffects(state, seat, card, carrier))
}

/** Plays a stratagem of the battle and discards it (R26). */
function* useStratagem(table: Table<MeowState>, seat: Seat, card: Id): Script {
  const { state } = table
  const player = playerAt(state, seat)
  player.stratagems = player.stratagems.filter((id) => id !== card)
  player.known = player.known.filter((id) => id !== card)
  state.stratagemDiscards.push(card)
  table.tell(say('stratagem-used', { who: sideRef(state, seat), card: nameRef(card) }))
  yield* aim(table, seat, card, undefined, stratagem(card).does)
}

function* aim(
  table: Table<MeowState>,
  side: Side,
  card: Id,
  through: Id | undefined,
  effects: readonly Effect[],
): Script {
  const target = needsTarget(effects)
    ? yield* chooseTarget(table, { side, card, harmful: isHarmful(effects) })
    : undefined
  yield* resolve(table, { side, card, target, ...(through && { general: through }) }, effects)
}

/** The solo opponent uses every skill of the clash: slots 1 to 3, then the rear (R37, R45). */
function* rivalTurn(table: Table<MeowState>): Script {
  const { state } = table
  for (const id of readySkills(state, 1)) {
    if (isDecided(battleOf(state))) return
    if (!armyOf(state, 1).sealed.includes(id)) yield* useSkill(table, 1, id)
  }
}

/** The compulsory normal attack; it spends the target's whole block (R14, R17). */
function* strikeOut(table: Table<MeowState>, side: Side): Script {
  const { state } = table
  const whom = yield* chooseTarget(table, { side, card: 'normal-attack', harmful: true })
  if (whom === undefined) return
  const target = armyOf(state, whom)
  const { attack } = armyOf(state, side)
  const blocked = Math.min(attack, target.block)
  target.block = 0
  const told = { who: sideRef(state, side), whom: sideRef(state, whom), n: attack, blocked }
  table.tell(blocked > 0 ? say('strikes-blocked', told) : say('strikes', told))
  hurt(table, side, whom, attack - blocked)
}
