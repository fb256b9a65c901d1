// What the bot says about turns planned ahead, in English.
import type { Catalogue } from '../../catalogue.ts'

/** Planning a turn, what a plan holds, and what became of it. */
export const plansEn = {
  'plan-turn': () => 'Plan my turn',
  plan: () => 'Plan',
  'plan-head': () => '**Plan for your next turn**',
  'plan-about': () =>
    'You plan with what you can see now. Nobody else sees your plan or that you have one. It is played as your own move within 2 minutes after your turn begins, at a live table within 20 seconds.',
  'plan-none': () => 'You have planned nothing yet.',
  'plan-step-none': () => 'nothing',
  'plan-lapsed': ({ n }: { n: number }) =>
    n === 1
      ? 'The table has changed: 1 later step no longer fits.'
      : `The table has changed: ${n} later steps no longer fit.`,
  'plan-ends-chance': () => 'The plan ends here: what follows depends on chance.',
  'plan-ends-hidden': () => 'The plan ends here: what follows is hidden from you.',
  'plan-ends-others': () => 'The plan ends here: another player has to decide.',
  'plan-ends-over': () => 'The plan ends here: the game would be over.',
  'plan-due': ({ when }: { when: string }) => `Your plan is played ${when}, unless you choose yourself.`,
  'plan-kept': ({ n }: { n: number }) =>
    n === 1 ? 'You have planned 1 step of your next turn.' : `You have planned ${n} steps of your next turn.`,
  'plan-careful': () => 'If you lose or gain something before then, you are asked as usual.',
  'plan-whenever': () => 'It is played whenever it is legal, even if your cards or units changed.',
  'plan-be-careful': () => 'Ask if mine changed',
  'plan-be-whenever': () => 'Play whenever legal',
  'plan-shorten': () => 'Undo last step',
  'plan-drop': () => 'Drop plan',
  'plan-dropped': () => 'Your plan is dropped. You will be asked as usual.',
  'plan-type': () => 'Or type `/plan add choice:`.',
  'plan-fate-played': () => 'Your plan was played.',
  'plan-fate-partly': () =>
    'The first part of your plan was played; the rest no longer fits. Choose it yourself.',
  'plan-fate-unfit': () => 'Your plan no longer fitted the table and was not played.',
  'plan-fate-touched': () => 'Something of yours had changed, so your plan was not played.',
  'plan-fate-away': () => 'A computer player took over, so your plan was dropped.',
  'plan-fate-rules': () => 'The game went back to an earlier point, so your plan was dropped.',
  'plan-told-played': ({ game }: { game: string }) =>
    `Your plan in \`${game}\` was played, and it is still your move.`,
  'plan-told-partly': ({ game }: { game: string }) =>
    `The first part of your plan in \`${game}\` was played; the rest no longer fits. Choose it yourself.`,
  'plan-told-unfit': ({ game }: { game: string }) =>
    `Your plan in \`${game}\` no longer fitted the table. It is your move.`,
  'plan-told-touched': ({ game }: { game: string }) =>
    `Something of yours in \`${game}\` had changed, so your plan was not played. It is your move.`,
  'refused-no-turn-to-plan': () =>
    'There is no turn of yours to plan now. When you are asked, choose in the panel as usual.',
} satisfies Catalogue
