// 攏絡之計: guess the strength of a hidden garrison and win city and general over (R12, R31).
import { type Id, nameRef, type Seat, seatRef } from '../../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../../engine/script.ts'
import { strengthOf } from '../../cards/generals.ts'
import type { RecordsTable } from '../../table/decks.ts'
import { activeSeat, citiesInPlay, cityInPlay, type Owned } from '../../table/state.ts'
import { mayHaveGone } from '../../table/whereabouts.ts'
import { say } from '../../text/say.ts'
import { lose, noteTarget, own } from '../common/cities.ts'
import { contest } from '../common/contest.ts'
import { chooseOrBack, targetOption } from '../common/labels.ts'
import { commit, conclude } from './play.ts'

const STRENGTHS = [3, 4, 5, 6, 7, 8, 9, 10]

export function* winOver(table: RecordsTable, card: Id): Script {
  const { state } = table
  const seat = activeSeat(state)
  const scheme = nameRef(card)
  const targets = citiesInPlay(state).filter((owned) => owned.seat !== seat && !owned.city.up)
  const options = targets.map((owned) => targetOption(state, owned, seat))
  const picked = yield* chooseOrBack(seat, say('ask-target', { scheme }), options)
  if (picked === undefined) return
  const owned = cityInPlay(state, picked)
  commit(table, card)
  const [who, whom] = [seatRef(seat), seatRef(owned.seat)]
  table.tell(say('plays-at', { who, scheme, whom, city: nameRef(picked) }))
  if (contest(table, seat, owned.seat, card).won) yield* guess(table, seat, owned)
  conclude(table, card)
}

function* guess(table: RecordsTable, seat: Seat, { seat: victim, city }: Owned): Script {
  const { state } = table
  const who = seatRef(seat)
  const name = nameRef(city.card)
  const picked = yield* chooseOne(seat, {
    prompt: say('ask-guess', { city: name }),
    notice: say('waits-guess', { who, city: name }),
    options: STRENGTHS.map((strength) => strengthOption(strength, city.ruledOut.includes(strength))),
  })
  const strength = Number(picked.slice('strength-'.length))
  const about = [city.garrison]
  if (strengthOf(city.garrison) !== strength) {
    if (!city.ruledOut.includes(strength)) city.ruledOut.push(strength)
    table.reveal(say('guess-wrong', { who, strength, city: name }), { about })
    return
  }
  lose(state, victim, city.card)
  mayHaveGone(state, victim, seat)
  const knownTo = [...city.knownTo.filter((knower) => knower !== seat), victim]
  own(state, seat, { ...city, knownTo, strength, ruledOut: [], builtIn: state.round })
  table.reveal(say('guess-right', { who, strength, city: name, whom: seatRef(victim) }), {
    about,
    mark: 'notice',
  })
  table.tell(say('you-win-over', { general: nameRef(city.garrison), city: name }), { to: [seat] })
  noteTarget(table, seat)
}

const strengthOption = (strength: number, ruledOut: boolean) => ({
  id: `strength-${strength}`,
  text: say('strength', { strength }),
  ...(ruledOut && { hint: say('hint-ruled-out') }),
})
