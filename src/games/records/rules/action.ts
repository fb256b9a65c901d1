// The action menu (source 3.2 C, R7): build, one general scheme, one attack, the toll, the lord's power, in any order.
import type { Option } from '../../../engine/decision.ts'
import { chooseMaybe, type Script } from '../../../engine/script.ts'
import { type RecordsTable, settleDecks } from '../table/decks.ts'
import { activeSeat, citiesInPlay, playerAt, type RecordsState } from '../table/state.ts'
import { say } from '../text/say.ts'
import { answer, march, targetsNow } from './attack.ts'
import { fight } from './battle.ts'
import { build, buildable, garrisonSpoils } from './common/cities.ts'
import { acting } from './common/labels.ts'
import { flock, powersNow, toll, tribute } from './powers.ts'
import { reveal } from './reveal.ts'
import { playScheme, schemesNow } from './schemes/index.ts'

/** One step of the active player's action: what is under way continues, else the menu. */
export function* actStep(table: RecordsTable): Script {
  const { attack, battle, spoils } = table.state
  if (spoils) yield* garrisonSpoils(table, spoils)
  else if (attack && battle) yield* fight(table, attack, battle)
  else if (attack) {
    yield* answer(table, attack)
    reveal(table, attack)
  } else yield* menu(table)
  settleDecks(table)
}

function* menu(table: RecordsTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  const powers = powersNow(state)
  if (powers.length === 0 && nothingLeft(state)) return endAction(table)
  const picked = yield* chooseMaybe(seat, {
    prompt: say('ask-act', { coins: playerAt(state, seat).money }),
    notice: acting(seat),
    options: [...menuOptions(state), ...powers],
    pass: { id: 'end', text: say('end-action'), action: true },
    ownTurn: true,
  })
  if (picked === undefined) return endAction(table)
  if (picked === 'build') yield* build(table)
  else if (picked === 'attack') yield* march(table)
  else if (picked === 'toll') yield* toll(table)
  else if (picked === 'liu-bei') yield* flock(table)
  else if (picked === 'yuan-shu') yield* tribute(table)
  else yield* playScheme(table, picked)
}

function menuOptions(state: RecordsState): Option[] {
  const { done } = state
  const player = playerAt(state, activeSeat(state))
  const options: Option[] = []
  if (!done.build && buildable(player).length > 0) options.push({ id: 'build', text: say('build') })
  if (!done.attack && targetsNow(state).length > 0) options.push({ id: 'attack', text: say('attack') })
  if (!done.scheme) options.push(...schemesNow(state))
  return options
}

/** Whether everyone can see that the active player can do nothing any more; then nobody is asked. */
function nothingLeft(state: RecordsState): boolean {
  const { done } = state
  const seat = activeSeat(state)
  const { hand } = playerAt(state, seat)
  const enemies = citiesInPlay(state).some((owned) => owned.seat !== seat)
  return (
    (done.build || hand.length < 2) &&
    (done.scheme || hand.length === 0) &&
    (done.attack || hand.length === 0 || !enemies)
  )
}

function endAction({ state }: RecordsTable): void {
  state.turn++
  const all = state.turn === state.players.length
  state.phase = all ? 'round-end' : 'draw'
  if (all) state.turn = 0
}
