// The auto-answers in English.
import type { AutoAnswerWords } from '../../../common/title.ts'

const answers = {
  nothing: 'No answer',
  'hold-fast': 'Hold Fast 堅守 if I have it, else nothing',
  best: 'My best card for it, else nothing',
}

export const autoAnswers = {
  'defend-field': {
    name: 'An army in the field is attacked',
    hint: 'An army outside a city; not a general',
    values: answers,
  },
  'defend-city': {
    name: 'A city or general of mine is attacked',
    hint: 'Garrisons, empty cities, generals wherever they are',
    values: { ...answers, capital: 'Nothing; for the capital my best card' },
    never: 'Never plays another card there.',
  },
  'third-attack': {
    name: 'A unit of mine is attacked a third time',
    hint: 'It may withdraw before the dice, then and at each later attack',
    values: {
      careful: 'Stay; a general with 2 stamina or less withdraws',
      stay: 'Stay',
      withdraw: 'Withdraw',
    },
  },
  duel: {
    name: 'A duel is offered',
    hint: 'Refusing costs 2 rage, else a random card, else a step back',
    values: { careful: 'Refuse while I have 2 rage, else accept', accept: 'Accept', refuse: 'Refuse' },
  },
  'last-counsel': {
    name: 'Guo Jia 郭嘉 can cancel a card',
    hint: 'Costs 2 rage, once per turn',
    values: { never: 'Never', always: 'Always' },
  },
  heir: {
    name: 'A fallen ally’s generals',
    hint: 'Which of them you take into service in your next recruit step',
    values: { strongest: 'The strongest, while you may have more', nobody: 'None of them' },
  },
  gaze: {
    name: 'Zhuge Liang 諸葛亮 can look at the deck',
    hint: 'Costs 1 rage, before you refill',
    values: { never: 'Never' },
    never: 'Never spends rage.',
  },
  discard: {
    name: 'Cards to discard when I refill',
    hint: 'Only as many as you must discard',
    values: { oldest: 'The oldest' },
  },
} satisfies Readonly<Record<string, AutoAnswerWords>>
