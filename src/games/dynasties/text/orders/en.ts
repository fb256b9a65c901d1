// The standing order in English.
import type { GameWords } from '../../../title.ts'

export const orders = {
  react: {
    name: 'I am attacked',
    hint: 'Whether Mo Di 墨翟 or Qi Jiguang 戚繼光 in your hand holds an attack off',
    values: {
      always: 'Always, with a crossing card where it takes one',
      era: 'In their own era only, without a crossing card',
      never: 'Never: let every attack come',
    },
  },
  question: {
    name: 'I am asked a question',
    hint: 'Questions on history; a wrong answer and none cost the same',
    values: { leave: 'Leave it unanswered' },
  },
} satisfies GameWords['orders']
