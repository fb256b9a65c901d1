// What the skills of the generals of the expansion 變 say in English: events, questions, choices.
import type { Catalogue } from '../../../../../text/catalogue.ts'

interface Who {
  who: string
}
interface Whom {
  whom: string
}

export const transformation = {
  'changes-deputy': ({ who, old, general }: Who & { old: string; general: string }) =>
    `${who} changes the deputy 副將: ${general} for ${old}.`,
  'no-deputy': ({ who }: Who) => `${who} finds no general of the kingdom to change the deputy 副將 for.`,
  'gains-souls': ({ who, count }: Who & { count: number }) =>
    `${who} takes ${count} ${count === 1 ? 'soul' : 'souls'} 魂.`,
  'you-gain-souls': ({ generals }: { generals: string }) => `Your souls 魂: ${generals}.`,
  'spends-soul': ({ who, general }: Who & { general: string }) => `${who} puts a soul 魂 back: ${general}.`,
  restores: ({ who, skill }: Who & { skill: string }) => `${who} may use ${skill} again.`,
  'at-saved': ({ who }: Who) => `${who} was dying and lives`,
  'at-parting': ({ who, whom }: Who & Whom) => `${who} is taking or discarding a hand card of ${whom}`,
  'at-parting-open': ({ who, whom, card }: Who & Whom & { card: string }) =>
    `${who} is taking or discarding ${card} of ${whom}`,
  'ask-change': ({ skill }: { skill: string }) =>
    `${skill}: change your deputy 副將? What you hide is revealed, and you choose among 3 generals.`,
  'change-deputy': () => 'Change the deputy',
  'waits-change': ({ who }: Who) => `${who} may change the deputy 副將.`,
  'ask-new-deputy': () => 'Choose your new deputy 副將.',
  'ask-made': () => 'Which card do you use?',
  'ask-struck': () => 'Whom shall they strike?',
  'ask-soul': () => 'Which soul 魂 do you put back?',
  soul: ({ general }: { general: string }) => general,
  'ask-zhiyu': ({ who }: Who) => `${who}’s hand is of one colour: discard a hand card.`,
  'ask-diaodu': ({ card }: { card: string }) => `To whom do you give ${card}?`,
  'ask-restore': ({ whom }: Whom) => `Which skill may ${whom} use again after this turn?`,
} satisfies Catalogue
