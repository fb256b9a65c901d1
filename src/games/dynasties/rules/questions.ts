// Question cards: from the bank, or typed by the asker and judged at the table (D17).
import { type Id, nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { askText, chooseOne, firstOf, type Script } from '../../../engine/script.ts'
import { answerId, LETTERS, questionsOf, rightLetter, whyId } from '../bank/ids.ts'
import { bearing, QUESTION_COST } from '../legal.ts'
import { say } from '../say.ts'
import { type DynastiesTable, opponentsOf, type Question } from '../state.ts'
import { chooseSeat } from './choosing.ts'
import { alter } from './stats.ts'

/** Longest typed question and answer, in characters. */
const LONGEST_QUESTION = 200
const LONGEST_ANSWER = 100

/** Asks one opponent; a wrong answer, or none in time, costs one of each stat. */
export function* askQuestion(table: DynastiesTable, seat: Seat): Script {
  const { state } = table
  const target = yield* chooseSeat(table, seat, bearing(state, seat, QUESTION_COST), say('ask-whom'))
  if (target === undefined) return
  const right = state.rules.free ? yield* typed(table, seat, target) : yield* fromBank(table, seat, target)
  state.question = null
  table.tell(say(right ? 'answer-right' : 'answer-wrong', { who: seatRef(target) }))
  if (!right) alter(table, target, QUESTION_COST)
}

function* fromBank(table: DynastiesTable, seat: Seat, target: Seat): Script<boolean> {
  const { state } = table
  const id = drawQuestion(table)
  state.question = { asker: seat, target, id, text: null, answer: null }
  table.tell(say('asks', { who: seatRef(seat), whom: seatRef(target) }), { mark: 'notice' })
  const given = yield* firstOf([
    {
      seat: target,
      prompt: say('ask-answer', { question: nameRef(id) }),
      notice: say('waits-answer', { who: seatRef(target) }),
      options: [
        ...LETTERS.map((letter) => ({
          id: letter,
          text: say('answer', { answer: nameRef(answerId(id, letter)) }),
        })),
        { id: 'pass', text: say('no-idea') },
      ],
      min: 1,
      max: 1,
      pass: 'pass',
      kind: 'question',
    },
  ])
  const right = rightLetter(id)
  const letter = LETTERS.find((each) => each === given?.choice[0])
  table.reveal(say('question-was', { question: nameRef(id) }))
  if (letter !== undefined)
    table.reveal(say('answered', { who: seatRef(target), answer: nameRef(answerId(id, letter)) }))
  else table.tell(say('no-answer', { who: seatRef(target) }))
  table.reveal(say('solution', { answer: nameRef(answerId(id, right)), why: nameRef(whyId(id)) }))
  return letter === right
}

/** A question not asked before, as long as there is one. */
function drawQuestion({ state, int }: DynastiesTable): Id {
  const { level, eraOnly } = state.rules
  const all = questionsOf(level, eraOnly ? state.marker : null)
  const fresh = all.filter((id) => !state.asked.includes(id))
  if (fresh.length === 0) state.asked = state.asked.filter((id) => !all.includes(id))
  const among = fresh.length === 0 ? all : fresh
  const id = among[int(among.length)]
  if (id === undefined) throw new Error('the bank has no question')
  state.asked.push(id)
  return id
}

/** The asker types, the target answers, the asker judges; a no may be taken to a third player. */
function* typed(table: DynastiesTable, seat: Seat, target: Seat): Script<boolean> {
  const { state } = table
  const names = { who: seatRef(seat), whom: seatRef(target) }
  const question: Question = { asker: seat, target, id: null, text: null, answer: null }
  state.question = question
  question.text = yield* askText(seat, {
    prompt: say('ask-type', { whom: names.whom }),
    notice: say('waits-type', names),
    maxLength: LONGEST_QUESTION,
  })
  table.tell(say('asks-typed', { ...names, question: { typed: question.text } }), { mark: 'notice' })
  const given = yield* firstOf([
    {
      seat: target,
      prompt: say('ask-typed-answer', { question: { typed: question.text } }),
      notice: say('waits-answer', { who: names.whom }),
      options: [],
      min: 1,
      max: 1,
      text: { maxLength: LONGEST_ANSWER },
      kind: 'question',
    },
  ])
  question.answer = given?.choice[0] ?? null
  if (question.answer === null) {
    table.tell(say('no-answer', { who: names.whom }))
    return false
  }
  table.tell(say('answered', { who: names.whom, answer: { typed: question.answer } }))
  if (yield* judge(seat, question)) return true
  table.tell(say('judged-wrong', names))
  return yield* appeal(table, question)
}

function* judge(seat: Seat, { text, answer, target }: Question): Script<boolean> {
  const picked = yield* chooseOne(seat, {
    prompt: say('ask-judge', {
      whom: seatRef(target),
      question: { typed: text ?? '' },
      answer: { typed: answer ?? '' },
    }),
    notice: say('waits-judge', { who: seatRef(seat) }),
    options: [
      { id: 'right', text: say('judge-right') },
      { id: 'wrong', text: say('judge-wrong') },
    ],
  })
  return picked === 'right'
}

/** The target may call the next player clockwise who is neither of them; of the three the majority counts. */
function* appeal(table: DynastiesTable, question: Question): Script<boolean> {
  const { asker, target } = question
  const third = opponentsOf(table.state, asker).find((seat) => seat !== target)
  if (third === undefined) return false
  const picked = yield* chooseOne(target, {
    prompt: say('ask-appeal', { whom: seatRef(third) }),
    notice: say('waits-appeal', { who: seatRef(target) }),
    options: [
      { id: 'appeal', text: say('appeal', { whom: seatRef(third) }) },
      { id: 'accept', text: say('accept') },
    ],
  })
  if (picked === 'accept') return false
  table.tell(say('appeals', { who: seatRef(target), whom: seatRef(third) }), { mark: 'notice' })
  return yield* judge(third, question)
}
