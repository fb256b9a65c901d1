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

/** Asks a seat for a card, as long as a skill that was tried has not met the need; `undefined` when it passed. */
export function* respond(war: Actions, book: SkillRegistry, need: Need): Script<Answer | undefined> {
  const tried: Id[] = []
  let wentBack = false
  while (war.alive(need.seat) && canAnswer(war, book, need, tried)) {
    const asked = answerDecision(war, book, need, tried)
    const decision = wentBack ? again(asked) : asked
    const before = tried.length
    const choice = yield* choose(need.seat, decision)
    if (isPass(decision, choice)) return undefined
    const answer = yield* takeAnswer(war, book, need, at(choice, 0), tried)
    if (answer) return answer
    wentBack = tried.length === before
  }
  return undefined
}

/** Who went back is asked on within the same choice, without a kind. */
const again = ({ kind: _asked, ...rest }: Decision): Decision => ({ ...rest, step: true })

/** Whether, for all the public knows, the seat may have an answer. */
export function canAnswer(war: Actions, book: SkillRegistry, need: Need, tried: readonly Id[] = []): boolean {
  const { seat, kinds } = need
  if (war.handSize(seat) > 0 || mightConvertWorn(war, book, seat, kinds)) return true
  if (answersOf(war, need, openAnswers(war, book, seat), tried).length > 0) return true
  const ready = GENERAL_IDS.filter(
    (general) =>
      book.sourcesWith('answers').has(general) &&
      book
        .skillsOf(general)
        .flatMap((skill) => [skill, ...lent(war, book, seat, skill)])
        .some((skill) => !tried.includes(skill.id) && skill.answers?.when(war, need, seat)),
  )
  return possibleGenerals(war.state, seat, ready).length > 0 && war.mayReveal(seat)
}

/** Skills of an armor that a hidden skill would lend. */
const lent = (war: Actions, book: SkillRegistry, seat: Seat, { statics }: Skill): readonly Skill[] =>
  statics?.armor && war.armor(seat) === null ? book.skillsOf(statics.armor) : []

/** A skill that answers a need. */
interface Answerer {
  readonly owned: Owned
  readonly answers: Answering
}

const answersOf = (war: Actions, need: Need, all: readonly Owned[], tried: readonly Id[]): Answerer[] =>
  all.flatMap((owned) => {
    const { answers } = owned.hooks
    if (!answers?.when(war, need, need.seat)) return []
    if (isSpent(war.state, owned) || tried.includes(owned.skill.id)) return []
    return owned.armor && isPierced(need.use, need.seat) ? [] : [{ owned, answers }]
  })

const openAnswers = (war: Actions, book: SkillRegistry, seat: Seat): readonly Owned[] =>
  ownedBy(book, war.state, seat, { having: 'answers' })

function secretAnswers(war: Actions, book: SkillRegistry, need: Need, tried: readonly Id[]): Answerer[] {
  const hidden = hiddenOf(book, war.state, need.seat, 'answers')
  return hidden.length > 0 && war.mayReveal(need.seat) ? answersOf(war, need, hidden, tried) : []
}

/** What a seat is asked that may have an answer. */
export function answerDecision(
  war: Actions,
  book: SkillRegistry,
  need: Need,
  tried: readonly Id[] = [],
): Decision {
  const { seat, kinds } = need
  const [kind] = kinds
  const printed = playerAt(war.state, seat).hand.filter((card) => kinds.includes(cardOf(card).kind))
  const ways = waysOf(war, book, seat, kinds, 'answer')
  const skills = [
    ...answersOf(war, need, openAnswers(war, book, seat), tried),
    ...secretAnswers(war, book, need, tried),
  ]
  return reaction(war.state, seat, {
    kind: need.dying === undefined ? `answer-${isSlash(kind) ? 'slash' : kind}` : 'rescue',
    prompt: need.prompt,
    notice:
      need.dying === undefined
        ? say('waits-answer', { who: seatRef(seat), card: nameRef(kind) })
        : say('waits-rescue', { who: seatRef(seat), whom: seatRef(need.dying) }),
    options: unique([
      ...skills.map(({ owned, answers }) =>
        weighed(skillOption(owned.skill.id), {
          ...meaningOf(war.state, owned),
          ...answers.price?.(war, seat),
        }),
      ),
      ...printed.map(cardOption),
      ...ways.flatMap((way) => wayOptions(war, way)),
    ]),
  })
}

const unique = (options: readonly Option[]): Option[] => [
  ...new Map(options.map((each) => [each.id, each])).values(),
]

/** The options of a conversion: each card that will do, or the skill where it takes two. */
export function wayOptions(war: Actions, way: Way): Option[] {
  const cards = materials(war, way)
  const { skill } = way.owned
  const meaning = meaningOf(war.state, way.owned)
  if (way.conversion.count === 2)
    return cards.length > 1 ? [weighed(skillOption(skill.id), { ...meaning, cards: 2 })] : []
  const text = (card: Id) =>
    say('card-as', { card: cardPhrase(card), as: nameRef(way.conversion.as), skill: nameRef(skill.id) })
  return cards.map((card) => weighed({ id: `${skill.id}:${card}`, text: text(card) }, meaning))
}

/** Two cards for a conversion that takes two, the second fitting the first; `undefined` goes back. */
export function* chooseTwo(war: Actions, way: Way): Script<Id[] | undefined> {
  const { seat } = way.owned.me
  const cards = materials(war, way)
  const meaning = meaningOf(war.state, way.owned)
  const ask = (options: readonly Id[]) =>
    chooseOne(seat, {
      prompt: say('ask-materials', { skill: nameRef(way.owned.skill.id) }),
      notice: choosing(war, seat),
      step: true,
      ...atOwnTurn(war.state, seat),
      options: [...options.map((card) => weighed(cardOption(card), meaning)), BACK],
    })
  const first = yield* ask(cards)
  if (first === BACK.id) return undefined
  const face = war.faceOf(first, seat)
  const fitting = cards.filter(
    (card) => card !== first && goTogether(way.conversion, face, war.faceOf(card, seat)),
  )
  const second = yield* ask(fitting)
  return second === BACK.id ? undefined : [first, second]
}

/** Pays what was chosen, tells, and lets skills of the answer work; `undefined` when the need is not met by it. */
export function* takeAnswer(
  war: Actions,
  book: SkillRegistry,
  need: Need,
  choice: Id,
  tried: Id[] = [],
): Script<Answer | undefined> {
  const { seat } = need
  const open = answersOf(war, need, openAnswers(war, book, seat), tried)
  const skill = [...open, ...secretAnswers(war, book, need, tried)].find(
    ({ owned }) => owned.skill.id === choice,
  )
  if (skill) return yield* bySkill(war, need, skill, tried)
  const way = waysOf(war, book, seat, need.kinds, 'answer').find(
    ({ owned }) => choice.split(':')[0] === owned.skill.id,
  )
  if (!way) return yield* give(war, need, [choice], war.faceOf(choice, seat), null)
  const cards =
    way.conversion.count === 2 ? yield* chooseTwo(war, way) : [choice.slice(choice.indexOf(':') + 1)]
  if (!cards) return undefined
  const face = convertedFace(war, seat, way.conversion.as, cards)
  yield* announcing(war, way.owned)
  return yield* give(war, need, cards, face, way.owned.skill.id)
}

function* bySkill(
  war: Actions,
  need: Need,
  { owned, answers }: Answerer,
  tried: Id[],
): Script<Answer | undefined> {
  tried.push(owned.skill.id)
  yield* announcing(war, owned)
  if (!(yield* answers.run(war, need, owned.me))) return undefined
  const [kind] = need.kinds
  if (need.dying === undefined) yield* war.trigger('responded', { seat: need.seat, kind })
  return { kind, cards: [], face: null, via: owned.skill.id }
}

/** Says what was used or played, and against what where that is not plain. */
const answering = ({ how, against }: Need, told: { who: Ref; card: Ref; cards: Phrase }): Phrase => {
  if (against) return say('answers-against', { ...told, against })
  return how === 'use' ? say('answers-using', told) : say('answers-playing', told)
}

/** The cards lie on the table while the answer's own skills work; then they are discarded, a Nullify when it is over. */
function* give(war: Actions, need: Need, cards: readonly Id[], face: Face, via: Id | null): Script<Answer> {
  const { seat } = need
  const turn = turnOf(war.state)
  if (turn.seat === seat && turn.phase === 'play' && isSlash(face.kind)) turn.slashed = true
  const told = { who: seatRef(seat), card: nameRef(face.kind), cards: cardList(cards) }
  const loss = part(war, seat, cards, (card) => toTable(war.state, card))
  war.tell(answering(need, told))
  yield* answerLoss(war, loss)
  yield* war.trigger('responded', { seat, kind: face.kind })
  if (!isNullify(face.kind)) clear(war, cards)
  return { kind: face.kind, cards, face, via }
}
