// Turning generals up and down (section 8), factions and ambitionists (9), rewards for both up (10).

import type { Option } from '../../../engine/decision.ts'
import { nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseMaybe, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { areCompanions } from '../cards/companions.ts'
import { type General, generalFacts, halvesOf } from '../cards/generals.ts'
import type { Actions } from '../core/actions.ts'
import { PASS } from '../core/labels.ts'
import type { SkillRegistry } from '../core/registry.ts'
import { atOwnTurn } from '../core/windows.ts'
import type { Marker } from '../table/markers.ts'
import { type Person, type Place, personAt, playerAt, playsWith } from '../table/state.ts'
import { say } from '../text/say.ts'
import { checkVictory } from './end.ts'
import { fixedFaction } from './facts.ts'
import { earn } from './markers.ts'

/** Turns a general up: the faction may be fixed, the game won, and the rewards come at once. */
export function* reveal(actions: Actions, registry: SkillRegistry, seat: Seat, place: Place): Script {
  const isFirst = isFirstReveal(actions)
  turnUp(actions, registry, seat, personAt(actions.state, seat, place))
  settleFaction(actions, seat)
  checkVictory(actions)
  yield* rewards(actions, seat, isFirst)
  yield* answerReveal(actions, seat, personAt(actions.state, seat, place))
}

/** Skills may answer a reveal, at tables with the expansion 勢. */
function* answerReveal(actions: Actions, seat: Seat, { id }: Person): Script {
  if (playsWith(actions.state, 'momentum')) yield* actions.trigger('revealed', { seat, general: id })
}

/** Turns both generals up at once, as the rule demands of the last one alive and of a stalled game. */
export function* revealBoth(actions: Actions, registry: SkillRegistry, seat: Seat): Script {
  const isFirst = isFirstReveal(actions)
  for (const person of playerAt(actions.state, seat).generals) turnUp(actions, registry, seat, person)
  settleFaction(actions, seat)
  checkVictory(actions)
  yield* rewards(actions, seat, isFirst)
  for (const person of playerAt(actions.state, seat).generals) yield* answerReveal(actions, seat, person)
}

/** A general turns up, and what comes with that does so at once. */
function turnUp(actions: Actions, registry: SkillRegistry, seat: Seat, person: Person): void {
  showPerson(actions, seat, person)
  if (!person.lost) for (const skill of registry.skillsOf(person.id)) skill.shown?.(actions, seat)
}

/** The general lies open from now on. */
export function showPerson(actions: Actions, seat: Seat, person: Person): void {
  person.up = true
  person.shown = true
  actions.table.tell(say('reveals', { who: seatRef(seat), general: nameRef(person.id) }), { mark: 'notice' })
}

/** The first reveal fixes the faction (section 9). */
export function settleFaction(actions: Actions, seat: Seat): void {
  const { state } = actions
  const player = playerAt(state, seat)
  const shown = player.generals.find(({ up }) => up)
  if (player.faction !== null || !shown) return
  player.faction = fixedFaction(state, generalFacts(shown.id).kingdom)
  for (const each of state.players) each.settledAt = each.turns
  actions.tell(say('faction', { who: seatRef(seat), faction: nameRef(player.faction) }))
}

/** Whether nobody, dead or alive, has revealed a general yet. */
const isFirstReveal = ({ state }: Actions): boolean => state.players.every(({ faction }) => faction === null)

/** Companions first, then the unpaired half fish; once per player per game. Markers for them where they are kept. */
function* rewards(actions: Actions, seat: Seat, isFirst: boolean): Script {
  const player = playerAt(actions.state, seat)
  const isKept = playsWith(actions.state, 'kept-markers')
  if (isKept && isFirst) earn(actions, seat, ['vanguard'])
  const { generals } = player
  if (player.rewarded || generals.some(({ up }) => !up)) return
  player.rewarded = true
  const earned = bondsOf(generals, playsWith(actions.state, 'guan-zhang'))
  if (isKept) return earn(actions, seat, earned)
  if (earned.includes('companions')) yield* companions(actions, seat)
  if (earned.includes('half-fish')) yield* halfFish(actions, seat)
}

/** What two generals bring together. */
function bondsOf(generals: readonly Person[], guanZhang: boolean): Marker[] {
  const halves = generals.reduce((sum, { id, place }) => sum + halvesOf(id, place), 0)
  return [
    ...(areCompanions(at(generals, 0).id, at(generals, 1).id, guanZhang) ? (['companions'] as const) : []),
    ...(halves % 2 === 1 ? (['half-fish'] as const) : []),
  ]
}

function* companions(actions: Actions, seat: Seat): Script {
  const heal: Option[] = actions.missing(seat) > 0 ? [{ id: 'recover', text: say('reward-recover') }] : []
  const picked = yield* chooseMaybe(seat, {
    prompt: say('ask-companions'),
    notice: say('waits-reward', { who: seatRef(seat) }),
    options: [{ id: 'draw', text: say('reward-draw', { count: 2 }) }, ...heal],
    pass: PASS,
    ...atOwnTurn(actions.state, seat),
  })
  if (picked !== undefined) actions.tell(say('companions-rewarded', { who: seatRef(seat) }))
  if (picked === 'draw') yield* actions.draw(seat, 2)
  if (picked === 'recover') yield* actions.recover(seat, 1)
}

function* halfFish(actions: Actions, seat: Seat): Script {
  const picked = yield* chooseMaybe(seat, {
    prompt: say('ask-half-fish'),
    notice: say('waits-reward', { who: seatRef(seat) }),
    options: [{ id: 'draw', text: say('reward-draw', { count: 1 }) }],
    pass: PASS,
    ...atOwnTurn(actions.state, seat),
  })
  if (picked === undefined) return
  actions.tell(say('half-fish-rewarded', { who: seatRef(seat) }))
  yield* actions.draw(seat, 1)
}

/** Turns a general face down; everyone still knows it, and its skills rest. */
export function* turnDown(actions: Actions, registry: SkillRegistry, seat: Seat, place: Place): Script {
  const person = personAt(actions.state, seat, place)
  person.up = false
  actions.tell(say('turned-down', { whom: seatRef(seat), general: nameRef(person.id) }))
  yield* sayGoodbye(actions, registry, seat, person)
}

/** Removes all skills of a general permanently. */
export function* loseSkills(actions: Actions, registry: SkillRegistry, seat: Seat, place: Place): Script {
  const person = personAt(actions.state, seat, place)
  person.lost = true
  actions.tell(say(place === 'head' ? 'loses-head' : 'loses-deputy', { whom: seatRef(seat) }))
  if (person.up) yield* sayGoodbye(actions, registry, seat, person)
}

/** Takes a general out of the game: turned up first, without rewards; a soldier without skills stands for it (section 19). */
export function* removeGeneral(actions: Actions, registry: SkillRegistry, seat: Seat, place: Place): Script {
  const person = personAt(actions.state, seat, place)
  if (!person.up) showPerson(actions, seat, person)
  const had = !person.lost
  Object.assign(person, { lost: true, removed: true })
  playerAt(actions.state, seat).rewarded = true
  actions.tell(say('general-removed', { whom: seatRef(seat), general: nameRef(person.id) }))
  if (!had) return
  yield* sayGoodbye(actions, registry, seat, person)
  for (const skill of registry.skillsOf(person.id)) if (skill.removed) yield* skill.removed(actions, seat)
}

/** A general takes the deputy's place, face up: it is not revealed, so nothing comes that waits for a reveal. */
export function* changeDeputy(actions: Actions, registry: SkillRegistry, seat: Seat, id: General): Script {
  const { generals } = playerAt(actions.state, seat)
  const old = personAt(actions.state, seat, 'deputy')
  generals[generals.indexOf(old)] = { id, place: 'deputy', up: true, shown: true, lost: false, knownTo: [] }
  actions.state.box.push(old.id)
  const told = { who: seatRef(seat), old: nameRef(old.id), general: nameRef(id) }
  actions.table.reveal(say('changes-deputy', told), { about: [old.id], mark: 'notice' })
  if (!old.lost) yield* sayGoodbye(actions, registry, seat, old)
}

function* sayGoodbye(actions: Actions, registry: SkillRegistry, seat: Seat, { id }: Person): Script {
  for (const skill of registry.skillsOf(id)) if (skill.lost) yield* skill.lost(actions, seat)
}
