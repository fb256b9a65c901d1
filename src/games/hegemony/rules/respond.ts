// Answers: a card wanted of somebody, used or played (sections 3 and 4), or a skill that stands in for it.
import type { Decision, Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Phrase, type Ref, type Seat, seatRef } from '../../../engine/phrase.ts'
import { choose, chooseOne, isPass, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { GENERAL_IDS } from '../cards/generals.ts'
import { card as cardOf, isNullify, isSlash } from '../cards/index.ts'
import type { Actions, Answer } from '../core/actions.ts'
import { meaningOf, weighed } from '../core/consequences.ts'
import { BACK, cardList, cardOption, cardPhrase, skillOption } from '../core/labels.ts'
import {
  hiddenOf,
  isSpent,
  type Owned,
  ownedBy,
  possibleGenerals,
  type SkillRegistry,
} from '../core/registry.ts'
import type { Answering, Skill } from '../core/skill.ts'
import { atOwnTurn, reaction } from '../core/windows.ts'
import { toTable } from '../table/card-moves.ts'
import type { Face, Need } from '../table/events.ts'
import { playerAt, turnOf } from '../table/state.ts'
import { isPierced } from '../table/targeted.ts'
import { say } from '../text/say.ts'
import { announcing } from './announce.ts'
import { choosing } from './asking.ts'
import { answerLoss, clear, part } from './cards.ts'
import { convertedFace, goTogether, materials, mightConvertWorn, type Way, waysOf } from './conversions.ts'
import { rescueByMarker, spendForRescue } from './markers.ts'
import { notePlay } from './noting.ts'
import { noteUsed } from './play-count.ts'

/** Asks a seat for a card, as long as a skill that was tried has not met the need; `undefined` when it passed. */
export function* respond(actions: Actions, registry: SkillRegistry, need: Need): Script<Answer | undefined> {
  const tried: Id[] = []
  let wentBack = false
  while (actions.alive(need.seat) && canAnswer(actions, registry, need, tried)) {
    const asked = answerDecision(actions, registry, need, tried)
    const decision = wentBack ? again(asked) : asked
    const before = tried.length
    const choice = yield* choose(need.seat, decision)
    if (isPass(decision, choice)) return undefined
    const answer = yield* takeAnswer(actions, registry, need, at(choice, 0), tried)
    if (answer) return answer
    wentBack = tried.length === before
  }
  return undefined
}

/** Who went back is asked on within the same choice, without a kind. */
const again = ({ kind: _asked, ...rest }: Decision): Decision => ({ ...rest, step: true })

/** Whether, for all the public knows, the seat may have an answer. */
export function canAnswer(
  actions: Actions,
  registry: SkillRegistry,
  need: Need,
  tried: readonly Id[] = [],
): boolean {
  const { seat, kinds } = need
  if (rescueByMarker(actions.state, need).length > 0) return true
  if (actions.handSize(seat) > 0 || mightConvertWorn(actions, registry, seat, kinds)) return true
  if (answersOf(actions, need, openAnswers(actions, registry, seat), tried).length > 0) return true
  const ready = GENERAL_IDS.filter(
    (general) =>
      registry.sourcesWith('answers').has(general) &&
      registry
        .skillsOf(general)
        .flatMap((skill) => [skill, ...lent(actions, registry, seat, skill)])
        .some((skill) => !tried.includes(skill.id) && skill.answers?.when(actions, need, seat)),
  )
  return possibleGenerals(actions.state, seat, ready).length > 0 && actions.mayReveal(seat)
}

/** Skills of an armor that a hidden skill would lend. */
const lent = (actions: Actions, registry: SkillRegistry, seat: Seat, { statics }: Skill): readonly Skill[] =>
  statics?.armor && actions.armor(seat) === null ? registry.skillsOf(statics.armor) : []

/** A skill that answers a need. */
export interface Answerer {
  readonly owned: Owned
  readonly answers: Answering
}

const answersOf = (actions: Actions, need: Need, all: readonly Owned[], tried: readonly Id[]): Answerer[] =>
  all.flatMap((owned) => {
    const { answers } = owned.hooks
    if (!answers?.when(actions, need, need.seat)) return []
    if (isSpent(actions.state, owned) || tried.includes(owned.skill.id)) return []
    return owned.armor && isPierced(need.use, need.seat) ? [] : [{ owned, answers }]
  })

const openAnswers = (actions: Actions, registry: SkillRegistry, seat: Seat): readonly Owned[] =>
  ownedBy(registry, actions.state, seat, { having: 'answers' })

function secretAnswers(
  actions: Actions,
  registry: SkillRegistry,
  need: Need,
  tried: readonly Id[],
): Answerer[] {
  const hidden = hiddenOf(registry, actions.state, need.seat, 'answers')
  return hidden.length > 0 && actions.mayReveal(need.seat) ? answersOf(actions, need, hidden, tried) : []
}

/** Skills that stand in for a card now, with what the seat alone knows. */
export const standIns = (
  actions: Actions,
  registry: SkillRegistry,
  need: Need,
  tried: readonly Id[] = [],
): Answerer[] =>
  [
    ...answersOf(actions, need, openAnswers(actions, registry, need.seat), tried),
    ...secretAnswers(actions, registry, need, tried),
  ].filter(({ owned, answers }) => answers.can?.(actions, need, owned.me) ?? true)

/** What a seat is asked that may have an answer. */
export function answerDecision(
  actions: Actions,
  registry: SkillRegistry,
  need: Need,
  tried: readonly Id[] = [],
): Decision {
  const { seat, kinds } = need
  const [kind] = kinds
  const printed = playerAt(actions.state, seat).hand.filter(
    (card) => kinds.includes(cardOf(card).kind) && !actions.isWithheld(seat, [card]),
  )
  const ways = waysOf(actions, registry, seat, kinds, 'answer')
  const skills = standIns(actions, registry, need, tried)
  return reaction(actions.state, seat, {
    kind: need.dying === undefined ? `answer-${isSlash(kind) ? 'slash' : kind}` : 'rescue',
    prompt: need.prompt,
    notice:
      need.dying === undefined
        ? say('waits-answer', { who: seatRef(seat), card: nameRef(kind) })
        : need.dying === seat
          ? say('waits-rescue-self', { who: seatRef(seat) })
          : say('waits-rescue', { who: seatRef(seat), whom: seatRef(need.dying) }),
    options: unique([
      ...skills.map(({ owned, answers }) =>
        weighed(skillOption(owned.skill.id), {
          ...meaningOf(actions.state, owned),
          ...answers.price?.(actions, seat),
        }),
      ),
      ...printed.map(cardOption),
      ...ways.flatMap((way) => wayOptions(actions, way)),
      ...rescueByMarker(actions.state, need),
    ]),
  })
}

const unique = (options: readonly Option[]): Option[] => [
  ...new Map(options.map((each) => [each.id, each])).values(),
]

/** The options of a conversion: each card that will do, or the skill where it takes two. */
export function wayOptions(actions: Actions, way: Way): Option[] {
  const cards = materials(actions, way, 'use')
  const { skill } = way.owned
  const meaning = meaningOf(actions.state, way.owned)
  if (way.conversion.count === 2)
    return cards.length > 1 ? [weighed(skillOption(skill.id), { ...meaning, cards: 2 })] : []
  const text = (card: Id) =>
    say('card-as', { card: cardPhrase(card), as: nameRef(way.conversion.as), skill: nameRef(skill.id) })
  return cards.map((card) => weighed({ id: `${skill.id}:${card}`, text: text(card) }, meaning))
}

/** Two cards for a conversion that takes two, the second fitting the first; `undefined` goes back. */
export function* chooseTwo(actions: Actions, way: Way): Script<Id[] | undefined> {
  const { seat } = way.owned.me
  const cards = materials(actions, way, 'use')
  const meaning = meaningOf(actions.state, way.owned)
  const ask = (options: readonly Id[]) =>
    chooseOne(seat, {
      prompt: say('ask-materials', { skill: nameRef(way.owned.skill.id) }),
      notice: choosing(actions, seat),
      step: true,
      ...atOwnTurn(actions.state, seat),
      options: [...options.map((card) => weighed(cardOption(card), meaning)), BACK],
    })
  const first = yield* ask(cards)
  if (first === BACK.id) return undefined
  const face = actions.faceOf(first, seat)
  const fitting = cards.filter(
    (card) =>
      card !== first &&
      goTogether(way.conversion, face, actions.faceOf(card, seat)) &&
      !actions.isWithheld(seat, [first, card]),
  )
  const second = yield* ask(fitting)
  return second === BACK.id ? undefined : [first, second]
}

/** Pays what was chosen, tells, and lets skills of the answer work; `undefined` when the need is not met by it. */
export function* takeAnswer(
  actions: Actions,
  registry: SkillRegistry,
  need: Need,
  choice: Id,
  tried: Id[] = [],
): Script<Answer | undefined> {
  const { seat } = need
  const skill = standIns(actions, registry, need, tried).find(({ owned }) => owned.skill.id === choice)
  if (skill) return yield* bySkill(actions, need, skill, tried)
  if (rescueByMarker(actions.state, need).some(({ id }) => id === choice)) {
    spendForRescue(actions, seat)
    return yield* give(actions, need, [], convertedFace(actions, seat, 'peach', []), null)
  }
  const way = waysOf(actions, registry, seat, need.kinds, 'answer').find(
    ({ owned }) => choice.split(':')[0] === owned.skill.id,
  )
  if (!way) return yield* give(actions, need, [choice], actions.faceOf(choice, seat), null)
  const cards =
    way.conversion.count === 2 ? yield* chooseTwo(actions, way) : [choice.slice(choice.indexOf(':') + 1)]
  if (!cards) return undefined
  const face = convertedFace(actions, seat, way.conversion.as, cards)
  yield* announcing(actions, way.owned)
  return yield* give(actions, need, cards, face, way.owned.skill.id)
}

function* bySkill(
  actions: Actions,
  need: Need,
  { owned, answers }: Answerer,
  tried: Id[],
): Script<Answer | undefined> {
  tried.push(owned.skill.id)
  yield* announcing(actions, owned)
  if (!(yield* answers.run(actions, need, owned.me))) return undefined
  const [kind] = need.kinds
  if (need.dying === undefined) {
    notePlay(actions, need.seat)
    yield* actions.trigger('responded', { seat: need.seat, kind })
  }
  return { kind, cards: [], face: null, via: owned.skill.id }
}

/** Says what was used or played, and against what where that is not plain. */
const answering = ({ how, against, dying }: Need, told: { who: Ref; card: Ref; cards: Phrase }): Phrase => {
  if (against) return say('answers-against', { ...told, against })
  if (dying !== undefined) return say('rescues-using', { ...told, whom: seatRef(dying) })
  return how === 'use' ? say('answers-using', told) : say('answers-playing', told)
}

/** The cards lie on the table while the answer's own skills work; then they are discarded, a Nullify when it is over. */
function* give(
  actions: Actions,
  need: Need,
  cards: readonly Id[],
  face: Face,
  via: Id | null,
): Script<Answer> {
  const { seat } = need
  const turn = turnOf(actions.state)
  if (turn.seat === seat && turn.phase === 'play' && isSlash(face.kind)) turn.slashed = true
  const told = { who: seatRef(seat), card: nameRef(face.kind), cards: cardList(cards) }
  const loss = part(actions, seat, cards, (card) => toTable(actions.state, card))
  if (need.how === 'use') noteUsed(actions, seat, face)
  actions.tell(answering(need, told))
  yield* answerLoss(actions, loss)
  notePlay(actions, seat)
  yield* actions.trigger('responded', { seat, kind: face.kind })
  if (!isNullify(face.kind)) clear(actions, cards)
  return { kind: face.kind, cards, face, via }
}
