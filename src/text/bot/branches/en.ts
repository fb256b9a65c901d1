// What is said of games that are played on from a moment of a finished one, in English.
import type { Catalogue } from '../../catalogue.ts'

export const branchesEn = {
  'branch-button': () => 'Play on from here',
  'branch-ask': ({ game, step }: { game: string; step: number }) =>
    `**Play on from step ${step}** of ${game}. You play against computers. Only you see it, and it counts nowhere.`,
  'branch-seat': () => 'Which seat do you play?',
  'branch-cards': () => 'Cards that were hidden from you can lie as they were, or be dealt anew.',
  'branch-same': () => 'Keep the cards',
  'branch-anew': () => 'Deal hidden cards anew',
  'branch-deal-same': () => 'hidden cards as they were',
  'branch-deal-anew': () => 'hidden cards dealt anew',
  'branch-begun': ({ game, step, dealt }: { game: string; step: number; dealt: string }) =>
    `Played on from step ${step} of \`${game}\`, ${dealt}. \`/history show game:${game}\` leads back to this game.`,
  'branch-hash': ({ hash }: { hash: string }) => `Fairness hash: \`${hash}\``,
  'branch-other': ({ game, step }: { game: string; step: number }) =>
    `You are still playing on from step ${step} of \`${game}\`. Another one ends that.`,
  'branch-go-on': () => 'Continue my private game',
  'branch-instead': () => 'End it, begin here',
  'branch-compare': () => 'Compare then and now',
  'branch-leave': () => 'End this private game',
  'branch-head': ({ game, step, who }: { game: string; step: number; who: string }) =>
    `**Then and now**: step ${step} of \`${game}\`, in ${who}’s seat`,
  'branch-then': ({ winners }: { winners: string }) => `Then: ${winners}`,
  'branch-then-share': ({ who, percent }: { who: string; percent: number }) =>
    `At that step ${who} had ${percent}% win chance, as the computer sees it.`,
  'branch-now-over': ({ winners }: { winners: string }) => `Now: ${winners}`,
  'branch-now-share': ({ percent }: { percent: number }) =>
    `Now: you have reached ${percent}% win chance, as the computer sees it.`,
  'branch-now-busy': () => 'Now: the computer is busy. Look again in a minute.',
  'branch-back': () => 'Go to that step',
  'branch-what-if': ({ n }: { n: number }) => `What if? ${n}`,
  'branch-what-if-head': ({ prompt }: { prompt: string }) => `**What if?** ${prompt}`,
  'branch-what-if-line': ({
    n,
    items,
    percent,
    games,
  }: {
    n: number
    items: string
    percent: number
    games: number
  }) => `${n}. ${items}: ${percent}% win chance (${games} simulations)`,
  'branch-what-if-about': () =>
    'As Expert weighed them, with what you knew then. Try one in a private game against computers:',
  'branch-try': ({ n }: { n: number }) => `Try ${n}`,
  'branch-try-anew': ({ n }: { n: number }) => `Try ${n}, dealt anew`,
  'verify-hash-alone': ({ hash }: { hash: string }) => `Fairness hash (told when it began): \`${hash}\``,
  'verify-start-same': ({ game, step, dealt }: { game: string; step: number; dealt: string }) =>
    `✓ It begins as \`${game}\` stood at step ${step}, ${dealt}: that game was replayed and compared.`,
  'verify-start-other': ({ game, step }: { game: string; step: number; dealt: string }) =>
    `✗ It does not begin as \`${game}\` stood at step ${step}.`,
  'verify-start-unknown': ({ game, step, dealt }: { game: string; step: number; dealt: string }) =>
    `It was played on from step ${step} of \`${game}\`, ${dealt}. That game cannot be replayed by this version, so its start is not proved.`,
} satisfies Catalogue
