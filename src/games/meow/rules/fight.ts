// 對戰: a side's turn in a clash: its skills of the clash, treasures and stratagems, then one normal attack (R14).
import type { Table } from '../../../engine/game.ts'
import { type Id, nameRef, type Seat } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { general, stratagem } from '../cards/index.ts'
import { armyOf, battleOf, isDecided, neighboursOf, sidesFrom } from '../table/army.ts'
import { isRival, type MeowState, type Player, playerAt, type Side } from '../table/state.ts'
import { say } from '../text/say.ts'
import { endClash } from './clash.ts'
import { isHarmful, usesUp } from './consequences.ts'
import { sideRef } from './labels.ts'
import { hurt } from './markers.ts'
import { resolve } from './resolve.ts'
import { aimAhead, chooseTarget, needsTarget, STRIKE } from './target.ts'
import { ATTACK, readySkills, treasureEffects, turnOptions } from './turn-options.ts'

/** The turn of the next side in this clash, or the clash's end. */
export function* turnStage(table: Table<MeowState>): Script {
  const { state } = table
  const side = nextSide(state)
  if (side === undefined) return endClash(table)
  battleOf(state).acted.push(side)
  const aimed = isRival(state, side) ? yield* rivalTurn(table) : yield* playerTurn(table, side)
  if (!isDecided(battleOf(state))) yield* strikeOut(table, side, aimed)
  if (isDecided(battleOf(state))) endClash(table)
}

/** Clockwise from the first player, those who stand and have not acted. */
function nextSide(state: MeowState): Side | undefined {
  const battle = battleOf(state)
  return sidesFrom(battle, battle.first).find(
    (side) => armyOf(state, side).hp > 0 && !battle.acted.includes(side),
  )
}

/**
 * Cards in any order, until it strikes; at whom, where that was chosen with the attack. The target of
 * a card is chosen before it is played; until then the player may go back, and nobody knows.
 */
function* playerTurn(table: Table<MeowState>, seat: Seat): Script<Side | undefined> {
  const { state } = table
  while (!isDecided(battleOf(state))) {
    const skills = readySkills(state, seat)
    if (skills.length === 0 && seemsSpent(playerAt(state, seat))) return undefined
    const picked: Id = yield* chooseOne(seat, {
      prompt: say('ask-turn', { clash: battleOf(state).clash, attack: armyOf(state, seat).attack }),
      notice: say('waits-turn', { who: sideRef(state, seat) }),
      options: turnOptions(state, seat),
      kind: 'clash',
    })
    if (picked !== ATTACK) yield* playCard(table, seat, picked)
    else {
      const aimed = yield* aimAhead(table, { side: seat, card: STRIKE, harmful: true })
      if (aimed !== 'back') return aimed
    }
  }
  return undefined
}

/** Everyone can see that no treasure or stratagem could be played: the attack is forced and needs no question. */
const seemsSpent = ({ treasures, stratagems, known }: Player): boolean =>
  treasures.length === 0 && stratagems.every((id) => known.includes(id))

/** Plays a card at whom its player chooses, or does nothing where they go back. */
function* playCard(table: Table<MeowState>, seat: Seat, picked: Id): Script {
  const { state } = table
  const parts = picked.split(':')
  const [card, carrier] = [at(parts, 0), parts[1]]
  const isStratagem = playerAt(state, seat).stratagems.includes(card)
  const effects = carrier
    ? treasureEffects(state, seat, card, carrier)
    : isStratagem
      ? stratagem(card).does
      : general(card).skill.does
  const target = needsTarget(effects)
    ? yield* aimAhead(table, {
        side: seat,
        card,
        carrier,
        harmful: isHarmful(effects),
        irrevocable: carrier || isStratagem ? [usesUp(card)] : undefined,
      })
    : undefined
  if (target === 'back') return
  if (carrier) playTreasure(table, seat, card, carrier)
  else if (isStratagem) playStratagem(table, seat, card)
  else playSkill(table, seat, card)
  const through = carrier ?? (isStratagem ? undefined : card)
  yield* resolve(table, { side: seat, card, target, ...(through && { general: through }) }, effects)
}

/** Uses a general's skill, once (R14). */
function playSkill(table: Table<MeowState>, side: Side, id: Id): void {
  const { state } = table
  armyOf(state, side).used.push(id)
  table.tell(
    say('skill-used', { who: sideRef(state, side), general: nameRef(id), skill: nameRef(`${id}-skill`) }),
  )
}

/** Stacks a treasure on a general; it works at once and never again (R22, R23). */
function playTreasure(table: Table<MeowState>, seat: Seat, card: Id, carrier: Id): void {
  const { state } = table
  const player = playerAt(state, seat)
  player.treasures = player.treasures.filter((id) => id !== card)
  player.carried[carrier] = card
  table.tell(
    say('treasure-used', { who: sideRef(state, seat), card: nameRef(card), general: nameRef(carrier) }),
  )
}

/** Plays a stratagem of the battle and discards it (R26). */
function playStratagem(table: Table<MeowState>, seat: Seat, card: Id): void {
  const { state } = table
  const player = playerAt(state, seat)
  player.stratagems = player.stratagems.filter((id) => id !== card)
  state.stratagemDiscards.push(card)
  table.tell(say('stratagem-used', { who: sideRef(state, seat), card: nameRef(card) }))
}

/** The solo opponent uses every skill of the clash: slots 1 to 3, then the rear (R37, R45). */
function* rivalTurn(table: Table<MeowState>): Script<undefined> {
  const { state } = table
  const [target] = neighboursOf(battleOf(state), 1)
  for (const id of readySkills(state, 1)) {
    if (isDecided(battleOf(state))) return undefined
    const { does } = general(id).skill
    playSkill(table, 1, id)
    yield* resolve(
      table,
      { side: 1, card: id, general: id, target: needsTarget(does) ? target : undefined },
      does,
    )
  }
  return undefined
}

/** The compulsory normal attack; it spends the target's whole block (R14, R17). Where it is forced, its target is asked now. */
function* strikeOut(table: Table<MeowState>, side: Side, aimed: Side | undefined): Script {
  const { state } = table
  const whom = aimed ?? (yield* chooseTarget(table, { side, card: STRIKE, harmful: true }))
  const target = armyOf(state, whom)
  const { attack } = armyOf(state, side)
  const blocked = Math.min(attack, target.block)
  target.block = 0
  const told = { who: sideRef(state, side), whom: sideRef(state, whom), n: attack, blocked }
  table.tell(blocked > 0 ? say('strikes-blocked', told) : say('strikes', told))
  hurt(table, side, whom, attack - blocked)
}
