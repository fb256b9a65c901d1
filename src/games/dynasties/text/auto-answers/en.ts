// The auto-answers in English.
import type { GameWords } from '../../../common/title.ts'

export const autoAnswers = {
  react: {
    name: 'I am attacked',
    hint: 'Whether Mo Di 墨翟 or Qi Jiguang 戚繼光 in your hand cancels the attack',
    values: {
      always: 'Always cancel the attack, with a Crossing if needed',
      era: 'Cancel the attack if the card is in its own era; never use a Crossing',
      never: 'Never cancel an attack: take every hit',
    },
    never: 'Never uses a Crossing.',
  },
  question: {
    name: 'I am asked a question',
    hint: 'Questions on history; a wrong answer and none cost the same',
    values: { leave: 'Leave it unanswered' },
    never: 'Never guesses.',
  },
} satisfies GameWords['autoAnswers']
