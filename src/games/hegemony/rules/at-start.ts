// What a table shows before its first turn (section 17, variants): all generals, or the next player's deputy to each.
import { nameRef, seatRef } from '../../../engine/phrase.ts'
import type { Actions } from '../core/actions.ts'
import { editionOf, personAt, playerAt, playsWith, seatsFrom } from '../table/state.ts'
import { say } from '../text/say.ts'
import { settleFaction } from './reveal.ts'
import { skillsOfEdition } from './skills.ts'

/** Shows what the variants of the table say; nothing without them. */
export function showAtStart(actions: Actions): void {
  if (playsWith(actions.state, 'face-up')) turnAllUp(actions)
  else if (playsWith(actions.state, 'see-next') && !playsWith(actions.state, 'draft')) showDeputies(actions)
}

/** All generals, from the first player on: who comes too late in a kingdom is an ambitionist. Nobody earns anything by it. */
function turnAllUp(actions: Actions): void {
  const { state } = actions
  for (const seat of seatsFrom(state, state.first)) {
    const player = playerAt(state, seat)
    for (const person of player.generals) Object.assign(person, { up: true, shown: true })
    player.rewarded = true
    for (const { id } of player.generals)
      for (const skill of skillsOfEdition(editionOf(state)).skillsOf(id)) skill.shown?.(actions, seat)
    const generals = player.generals.map(({ id }) => nameRef(id))
    actions.tell(say('starts-face-up', { who: seatRef(seat), generals }))
    settleFaction(actions, seat)
  }
}

/** The deputy of the player after each. */
function showDeputies({ state, table, tell }: Actions): void {
  tell(say('deputies-seen'))
  for (const seat of state.players.keys()) {
    const next = (seat + 1) % state.players.length
    const person = personAt(state, next, 'deputy')
    person.knownTo = [seat]
    table.tell(say('you-look-general', { whom: seatRef(next), general: nameRef(person.id) }), { to: [seat] })
  }
}
