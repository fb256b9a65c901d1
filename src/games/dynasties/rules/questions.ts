// Question cards: from the bank or the host's set, or typed by the asker and judged at the table (D17, D34).
import { type Id, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { askText, chooseOne, firstOf, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { LETTERS } from '../bank/ids.ts'
import { type DynastiesTable, opponentsOf, type Question } from '../table/state.ts'
import { say } from '../text/say.ts'
import { targetAhead } from './aim.ts'
import { bearing, QUESTION_COST } from './legal.ts'
import { answerRef, askable, questionRef, solutionOf, whyRef } from './question-texts.ts'
import { alter } from './stats.ts'

/** Longest typed question and answer, in characters. */
const LONGEST_QUESTION = 200
const LONGEST_ANSWER = 100

/** Whom a question is for, chosen before the card is played; `undefined` is back to the menu. */
export function* aimQuestion(table: DynastiesTable, seat: Seat): Script<Seat | undefined> {
  return yield* targetAhead(table, seat, bearing(table.state, seat, QUESTION_COST), say('ask-whom'))
}

/** Asks one opponent; a wrong answer, or none in time, costs one of each stat. */
export function* askQuestion(table: DynastiesTable, seat: Seat, target: Seat): Script {
  const { state } = table
  const text = state.rules.free ? yield* typeQuestion(table, seat, target) : undefined
  const right =
    text === undefined ? yield* fromBank(table, seat, target) : yield* typed(table, seat, target, text)
  state.question = null
  table.tell(say(right ? 'answer-right' : 'answer-wrong', { who: seatRef(target) }))
  if (!right) alter(table, target, QUESTION_COST)
}

function* fromBank(table: DynastiesTable, seat: Seat, target: Seat): Script<boolean> {
  const { state } = table
  const id = drawQuestion(table)
  state.question = { asker: seat, target, id, text: null, answer: null }
  table.tell(say('asks', { who: seatRef(seat), whom: seatRef(target) }), { mark: 'notice' })
  // Where each answer stands is this game's own chance, so that nobody learns letters by heart.
  const order = table.shuffle([...LETTERS])
  const given = yield* firstOf([
    {
      seat: target,
      prompt: say('ask-answer', { question: questionRef(state, id) }),
      notice: say('waits-answer', { who: seatRef(target) }),
      options: [
        ...order.map((answer, place) => ({
          id: at(LETTERS, place),
          text: say('answer', { answer: answerRef(state, id, answer) }),
        })),
        { id: 'pass', text: say('no-idea') },
      ],
      min: 1,
      max: 1,
      pass: 'pass',
      kind: 'question',
    },
  ])
  const right = solutionOf(state, id)
  const answer = order.find((_, place) => LETTERS[place] === given?.choice[0])
  table.reveal(say('question-was', { question: questionRef(state, id) }))
  if (answer !== undefined)
    table.reveal(say('answered', { who: seatRef(target), answer: answerRef(state, id, answer) }))
  else table.tell(say('no-answer', { who: seatRef(target) }))
  const solution = { answer: answerRef(state, id, right) }
  const why = whyRef(state, id)
  table.reveal(why === undefined ? say('solution-alone', solution) : say('solution', { ...solution, why }))
  return answer === right
}

/** A question not asked before, as long as there is one. */
function drawQuestion({ state, int }: DynastiesTable): Id {
  const all = askable(state)
  const fresh = all.filter((id) => !state.asked.includes(id))
  if (fresh.length === 0) state.asked = state.asked.filter((id) => !all.includes(id))
  const among = fresh.length === 0 ? all : fresh
  const id = at(among, int(among.length))
  state.asked.push(id)
  return id
}

/** A dash instead of words: the question is left to the bank, the answer is given up. */
const isDash = (text: string): boolean => /^[\s\-–—―－]*$/.test(text)

/** The asker types a question; `undefined` when it is left to the bank, as computers do. */
function* typeQuestion({ state }: DynastiesTable, asker: Seat, target: Seat): Script<string | undefined> {
  state.question = { asker, target, id: null, text: null, answer: null }
  const text = yield* askText(asker, {
    prompt: say('ask-type', { whom: seatRef(target) }),
    notice: say('waits-type', { who: seatRef(asker), whom: seatRef(target) }),
    maxLength: LONGEST_QUESTION,
  })
  return isDash(text) ? undefined : text
}

/** The target answers what was typed, the asker judges; a no may be taken to a third player. */
function* typed(table: DynastiesTable, asker: Seat, target: Seat, text: string): Script<boolean> {
  const question: Question = { asker, target, id: null, text, answer: null }
  table.state.question = question
  const names = { who: seatRef(asker), whom: seatRef(target) }
  const asked = { typed: text }
  table.tell(say('asks-typed', { ...names, question: asked }), { mark: 'notice' })
  const given = yield* firstOf([
    {
      seat: target,
      prompt: say('ask-typed-answer', { question: asked }),
      notice: say('waits-answer', { who: names.whom }),
      options: [],
      min: 1,
      max: 1,
      text: { maxLength: LONGEST_ANSWER },
      kind: 'question',
    },
  ])
  const answer = given?.choice[0] ?? ''
  if (isDash(answer)) {
    table.tell(say('no-answer', { who: names.whom }))
    return false
  }
  question.answer = answer
  const answered = { typed: answer }
  table.tell(say('answered', { who: names.whom, answer: answered }))
  const prompt = say('ask-judge', { whom: names.whom, question: asked, answer: answered })
  if (yield* judge(asker, prompt)) return true
  table.tell(say('judged-wrong', names))
  return yield* appeal(table, question, prompt)
}

function* judge(seat: Seat, prompt: Phrase): Script<boolean> {
  const picked = yield* chooseOne(seat, {
    prompt,
    notice: say('waits-judge', { who: seatRef(seat) }),
    options: [
      { id: 'right', text: say('judge-right') },
      { id: 'wrong', text: say('judge-wrong') },
    ],
  })
  return picked === 'right'
}

/** The target may call the next player clockwise who is neither of them; of the three the majority counts. */
function* appeal(table: DynastiesTable, { asker, target }: Question, prompt: Phrase): Script<boolean> {
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
  return yield* judge(third, prompt)
}
