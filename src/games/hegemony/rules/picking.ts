// What a player is asked who picks two generals of one kingdom, dealt or from the row of a draft (sections 1 and 17).
import type { Decision } from '../../../engine/decision.ts'
import { nameRef, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import { type Edition, type General, generalFacts, halvesOf, skillsIn } from '../cards/generals.ts'
import type { Person, Place, Player } from '../table/state.ts'
import { say } from '../text/say.ts'

/** Asks for the head, then for a deputy of its kingdom. */
export function pickQuestion(
  seat: Seat,
  { generals }: Player,
  among: readonly General[],
  edition: Edition,
): Decision {
  const [head] = generals
  return {
    seat,
    prompt: head ? say('ask-deputy', { general: nameRef(head.id) }) : say('ask-head'),
    notice: say('waits-pick', { who: seatRef(seat) }),
    options: (head ? kin(among, head.id) : among.filter((id) => kin(among, id).length > 0)).map((id) => ({
      id,
      text: say('general-choice', {
        general: nameRef(id),
        kingdom: nameRef(generalFacts(id).kingdom),
        half: halvesOf(id, head ? 'deputy' : 'head'),
      }),
      hint: skillList(id, edition),
    })),
    min: 1,
    max: 1,
    kind: 'pick',
  }
}

/** A player keeps a general, the head before the deputy. */
export function keep({ generals }: Player, id: General): Person {
  const place: Place = generals.length === 0 ? 'head' : 'deputy'
  const person: Person = { id, place, up: false, shown: false, lost: false, knownTo: [] }
  generals.push(person)
  return person
}

/** The names of a general's skills. */
const skillList = (id: General, edition: Edition): Phrase => {
  const skills = skillsIn(id, edition)
  return skills
    .slice(1)
    .reduce<Phrase>(
      (list, skill) => say('and-card', { list, card: nameRef(skill) }),
      say('skill', { skill: nameRef(at(skills, 0)) }),
    )
}

/** Others of its kingdom. */
const kin = (among: readonly General[], id: General): General[] =>
  among.filter((other) => other !== id && generalFacts(other).kingdom === generalFacts(id).kingdom)
