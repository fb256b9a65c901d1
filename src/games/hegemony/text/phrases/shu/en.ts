// What the skills of the generals of Shu 蜀 say in English: events, questions, choices.
import type { Catalogue } from '../../../../../text/catalogue.ts'

export const shu = {
  'ask-top': () => 'Which cards go on top of the deck? The first you choose is drawn first.',
  'ask-bottom': () => 'In which order do the others go to the bottom? The first lies highest.',
  'ask-basic': ({ whom }: { whom: string }) =>
    `Discard a basic card, or your Slash 殺 has no effect on ${whom}.`,
} satisfies Catalogue
