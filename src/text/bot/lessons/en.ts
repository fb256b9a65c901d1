// What lessons and first games say in English.
import type { Catalogue } from '../../catalogue.ts'

/** Texts of a first game. */
export const lessonsEn = {
  'lesson-which': () =>
    'Which game would you like to learn? A short game against computer players explains each decision. Only you see it.',
  'lesson-head': ({ title }: { title: string }) => `**${title}** · My first game`,
  'lesson-number': ({ n, of }: { n: number; of: number }) => `**Decision ${n} of ${of}.**`,
  'lesson-aside': () => '**In between.** This decision is not part of the lesson.',
  'lesson-try': ({ pick }: { pick: string }) => `Choose **${pick}**.`,
  'lesson-hard': ({ pick }: { pick: string }) => `A computer player would choose **${pick}**.`,
  'lesson-pass': () => 'Pass',
  'lesson-leave': () => 'Leave the lesson',
  'lesson-left': () => 'You have left the lesson. `/learn` begins it again.',
  'lesson-played-on': () => 'Computers have played on for everyone. How it went:',
  'lesson-over': () => '**What you have learnt**',
  'lesson-shared': ({ who, title }: { who: string; title: string }) =>
    `🎓 ${who} has played a first game of **${title}**.`,
  'share-not-here': () => 'You may not write in this channel. Press the button where you may.',
  'lesson-real': () => 'Start a real game',
  'lesson-again': () => 'Play it again',
  'lesson-other': ({ title }: { title: string }) =>
    `You are in the middle of a lesson for **${title}**. Starting another one ends it.`,
  'lesson-go-on': ({ title }: { title: string }) => `Continue ${title}`,
  'lesson-instead': ({ title }: { title: string }) => `Learn ${title}`,
  'example-name': ({ n }: { n: number }) => ['Mei', 'Arjun', 'Lena', 'Bo', 'Kim', 'Noor'][n] ?? `${n + 1}`,
  'example-picture': () => 'The picture shows where the first game of `/learn` ends.',
  'my-first-game': () => 'My first game',
  'hint-line': ({ hint }: { hint: string }) => `-# First game: ${hint}`,
  'hints-off': () => 'Hide hints',
  'hints-are-off': () => 'You get no more hints. `/learn` explains any game again.',
} satisfies Catalogue
