// What lessons and first games say in English.
import type { Catalogue } from '../../catalogue.ts'

/** Words of whoever plays a game for the first time. */
export const lessonsEn = {
  'lesson-which': () =>
    'Which game would you like to learn? A short game against computer players explains each decision. Only you see it.',
  'lesson-head': ({ title }: { title: string }) => `**${title}** · My first game`,
  'lesson-number': ({ n, of }: { n: number; of: number }) => `**Decision ${n} of ${of}.**`,
  'lesson-aside': () => '**In between.** This decision is not part of the lesson.',
  'lesson-try': ({ pick }: { pick: string }) => `Choose **${pick}**.`,
  'lesson-hard': ({ pick }: { pick: string }) => `A computer player would choose **${pick}**.`,
  'lesson-pass': () => 'nothing',
  'lesson-leave': () => 'Leave the lesson',
  'lesson-left': () => 'You have left the lesson. `/learn` begins it again.',
  'lesson-over': () => '**What you have learnt**',
  'lesson-real': () => 'Start a real game',
  'lesson-again': () => 'Once more',
  'lesson-other': ({ title }: { title: string }) =>
    `You are in the middle of your first game of **${title}**. Another lesson takes its place.`,
  'lesson-go-on': ({ title }: { title: string }) => `Continue ${title}`,
  'lesson-instead': ({ title }: { title: string }) => `Learn ${title}`,
  'example-name': ({ n }: { n: number }) => ['Mei', 'Arjun', 'Lena', 'Bo', 'Kim', 'Noor'][n] ?? `${n + 1}`,
  'example-picture': () => 'The picture shows where the first game of `/learn` ends.',
  'my-first-game': () => 'My first game',
  'hint-line': ({ hint }: { hint: string }) => `-# First game: ${hint}`,
  'hints-off': () => 'No more hints',
  'hints-are-off': () => 'You get no more hints. `/learn` explains any game again.',
} satisfies Catalogue
