// What the bot says of a game as one web page, and what stands on that page, in English.
import type { Catalogue } from '../../catalogue.ts'

const draws = (n: number): string => `${n} ${n === 1 ? 'draw' : 'draws'}`

export const pagesEn = {
  'page-button': () => 'Save as one page',
  'page-making': ({ n }: { n: number }) =>
    `The page is being made from ${n} pictures in three languages. It appears here, usually within a minute.`,
  'page-here': () =>
    'The game as one page: it opens in any browser, without a network. It shows the players’ names.',
  'page-failed': () => 'The page could not be made. **Refresh** tries again.',
  'page-short': () => 'Too little has happened yet for a page.',
  'page-changed': () => 'The rules have changed since this game was played. No page of it can be made.',
  'page-curve-later': () => 'The win curve and the story are added once the review is made.',
  'export-later': () =>
    'The file that proves a game comes after its end. A page of what you are able to see can be made now.',
  'web-unchecked': () => 'Not checked: the program of this page has not run.',
  'web-story': () => 'The story',
  'web-moments': () => 'In pictures',
  'web-language': () => 'Language',
  'web-back': () => 'One step back',
  'web-forward': () => 'One step on',
  'web-next-picture': () => 'Next picture',
  'web-step': ({ step, of }: { step: string; of: string }) => `Step ${step} of ${of}`,
  'web-keys': () => 'Arrow keys or a swipe lead from step to step.',
  'web-undone': () => 'undone',
  'web-draws': () => 'Draws of this step',
  'web-checking': () => 'Checking …',
  'web-unchanged': () => '✓ This page is as it was made.',
  'web-changed': () => '✗ This page was changed after it was made.',
  'web-checked': ({ n, hash }: { n: number; hash: string }) =>
    `Checked ✓ ${draws(n)}, all as the server seed gives them. Fairness hash, to compare with the lobby: ${hash}`,
  'web-partly': () => 'Draws made under other rules are left out.',
  'web-bad-seed': () => '✗ The server seed does not fit the fairness hash.',
  'web-bad-draw': ({ draw, step }: { draw: string; step: string }) =>
    `✗ Draw ${draw}, in step ${step}, is not what the server seed gives.`,
  'web-later': ({ hash }: { hash: string }) =>
    `The draws can be checked after the game’s end. Fairness hash: ${hash}`,
  'web-cannot': () => 'This browser cannot check draws.',
} satisfies Catalogue
