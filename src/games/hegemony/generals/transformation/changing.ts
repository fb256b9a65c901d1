// Changing the deputy 變更副將 (section 20): one of three generals of the kingdom takes its place.
import { nameRef, type Seat, seatRef } from '../../../../engine/phrase.ts'
import { choose, type Script } from '../../../../engine/script.ts'
import { at } from '../../../common/at.ts'
import { type General, generalFacts, skillsIn } from '../../cards/generals.ts'
import type { Actions } from '../../core/actions.ts'
import { cardList } from '../../core/labels.ts'
import { atOwnTurn, reaction } from '../../core/windows.ts'
import { takeGenerals } from '../../table/general-pile.ts'
import type { Owner } from '../../table/owner.ts'
import { editionOf, personAt, playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'

/** How many generals a new deputy is chosen among. */
const OFFERED = 3

/** Whether a player may change its deputy by a skill: once for each skill, not a soldier, and not where it may not turn up what is hidden. */
const mayChange = (actions: Actions, skill: string, seat: Seat): boolean =>
  actions.alive(seat) &&
  actions.hasGeneral(seat, 'deputy') &&
  !actions.hasChanged(seat, skill) &&
  (!actions.hasDown(seat) || actions.mayReveal(seat))

/** A player may turn up what it hides and then change its deputy. */
export function* offerChange(actions: Actions, { skill }: Owner, seat: Seat): Script {
  if (!mayChange(actions, skill, seat)) return
  const { state } = actions
  const [wish] = yield* choose(
    seat,
    reaction(state, seat, {
      kind: 'change',
      prompt: say('ask-change', { skill: nameRef(skill) }),
      notice: say('waits-change', { who: seatRef(seat) }),
      options: [{ id: 'change', text: say('change-deputy') }],
      ...atOwnTurn(state, seat),
    }),
  )
  if (wish !== 'change') return
  const player = playerAt(state, seat)
  player.changed = [...(player.changed ?? []), skill]
  for (const { up, place } of [...player.generals]) if (!up) yield* actions.reveal(seat, place)
  yield* change(actions, seat)
}

function* change(actions: Actions, seat: Seat): Script {
  const { state, table } = actions
  const { kingdom } = generalFacts(personAt(state, seat, 'head').id)
  const ids = takeGenerals(table, OFFERED, (id) => generalFacts(id).kingdom === kingdom)
  if (ids.length === 0) return actions.tell(say('no-deputy', { who: seatRef(seat) }))
  state.offered = { seat, ids }
  const [picked] = yield* choose(seat, {
    prompt: say('ask-new-deputy'),
    notice: say('waits-change', { who: seatRef(seat) }),
    options: ids.map((id) => ({
      id,
      text: say('general-choice', {
        general: nameRef(id),
        kingdom: nameRef(kingdom),
        half: generalFacts(id).halfHp,
      }),
      hint: skillList(actions, id),
    })),
    min: 1,
    max: 1,
    kind: 'deputy',
    ...atOwnTurn(state, seat),
  })
  const id = at(
    ids.filter((each) => each === picked),
    0,
  )
  delete state.offered
  state.box.push(...ids.filter((each) => each !== id))
  yield* actions.changeDeputy(seat, id)
}

const skillList = ({ state }: Actions, id: General) => cardList(skillsIn(id, editionOf(state)))
