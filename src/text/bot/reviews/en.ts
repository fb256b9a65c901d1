// What the bot says of a finished game in its review, in English.
import type { Catalogue } from '../../catalogue.ts'

const points = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`

export const reviewsEn = {
  'review-button': () => 'Review',
  'review-head': ({ game }: { game: string }) => `${game} · review`,
  'review-tab': () => 'Review',
  'review-story': () => 'Story',
  'review-card': () => 'Result card',
  'expert-tab': () => 'What would expert have done?',
  'expert-head': () => '**What would expert have done?** For you alone, as the computer sees it',
  'expert-line': ({ n, step, prompt, gain }: { n: number; step: number; prompt: string; gain: number }) =>
    `${n}. ${prompt} (step ${step}, ${points(gain)} points of the win)`,
  'expert-yours': ({ items }: { items: string }) => `You: ${items}`,
  'expert-its': ({ items }: { items: string }) => `Expert: ${items}`,
  'expert-no-pick': () => 'nothing',
  'expert-step': ({ n, step }: { n: number; step: number }) => `${n} · step ${step}`,
  'expert-none': () =>
    'Expert found nothing worth 5 points of the win or more in the decisions of yours that it looked at.',
  'expert-not-made': () =>
    'This review was made before I looked at what expert would have done. It stays as it was made.',
  'expert-about': ({ games }: { games: number }) =>
    `Expert knew what you knew then. Both answers were played on in the same ${games} games: a few points may be luck.`,
  'expert-page': ({ page, of }: { page: number; of: number }) => `Page ${page} of ${of}`,
  'review-share': () => 'Share in the channel',
  'review-shared': () => 'The result card is posted where the game was played.',
  'review-waiting': ({ ahead }: { ahead: number }) =>
    ahead === 0
      ? 'The review is being made: it starts in a moment.'
      : `The review is being made: ${ahead === 1 ? '1 other comes' : `${ahead} others come`} before it.`,
  'review-making': ({ percent }: { percent: number }) =>
    `The review is being made: ${percent}% done. The computer plays the game on from many of its moments.`,
  'review-failed': () => 'The review of this game could not be made.',
  'review-changed': () =>
    'The rules have changed since this game was played. It cannot be reviewed any more.',
  'review-about': ({ games, moments }: { games: number; moments: number }) =>
    `As the computer sees it: from ${moments} moments it played the game on ${games} times in all, under new chance.`,
  'review-turnings': () => '**Where it turned**',
  'review-no-turning': () => 'No single moment decided it: the game drifted.',
  'review-turning': (args: {
    n: number
    step: number
    who: string
    change: number
    to: number
    what: string
  }) =>
    `${args.n}. ${args.who} ${points(args.change)} points, to ${args.to}% (step ${args.step}). ${args.what}`,
  'review-step': ({ n, step }: { n: number; step: number }) => `${n} · step ${step}`,
  'review-luck': () => '**Luck and decisions**, in points of the win, as the computer sees it',
  'review-luck-line': ({ who, luck, decisions }: { who: string; luck: number; decisions: number }) =>
    `${who}: luck ${points(luck)}, decisions ${points(decisions)}`,
  'review-share-line': ({ who, percent }: { who: string; percent: number }) => `${who} ${percent}%`,
  'review-curve': () => 'Share of the win, as the computer sees it',
  'review-chart-start': () => 'Start',
  'review-chart-end': () => 'End',
  'review-chart-turnings': () => 'Turning points',
  'review-chart-luck': () => 'Luck',
  'review-chart-decisions': () => 'Decisions',
  'review-chart-player': () => 'Player',
  'review-slip': () => 'Review',
  'review-card-slip': () => 'Result',
  'review-alt-line': ({ who, shares }: { who: string; shares: string }) => `${who}: ${shares}`,
  'review-medal-winner': () => 'Winner',
  'review-medal-lucky': () => 'Luckiest',
  'review-medal-sharp': () => 'Best decisions',
  'review-medal-stubborn': () => 'Most stubborn',
  'review-medal-turn': () => 'Biggest turn',
  'review-points': ({ n }: { n: number }) => points(n),
  'review-place': ({ rank, name }: { rank: number; name: string }) => `${rank}. ${name}`,
  'story-opening': ({ title, names }: { title: string; names: string }) => `${names} sat down to ${title}.`,
  'story-heading': ({ n, span }: { n: number; span: string }) => `**Act ${n}** · ${span}`,
  'story-turned': () => 'Here the game turned.',
  'story-even': () => 'As this act ends, nobody is clearly ahead.',
  'story-ahead': ({ who, percent }: { who: string; percent: number }) =>
    `As this act ends, ${who} is ahead: the computer gives ${percent}% of the win.`,
  'story-still-ahead': ({ who, percent }: { who: string; percent: number }) =>
    `${who} is still in front, now with ${percent}%.`,
  'story-overtakes': ({ who, whom, percent }: { who: string; whom: string; percent: number }) =>
    `When the dust settles, ${who} has overtaken ${whom} and stands at ${percent}%.`,
  'story-end': ({ winners }: { winners: string }) => `And so the game ends. ${winners}`,
  'story-none': () => 'This game has no storyteller.',
} satisfies Catalogue
