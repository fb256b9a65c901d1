// What the bot says of a finished game in its review, in English.
import type { Catalogue } from '../../catalogue.ts'

const percents = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}%`

const be = (n: number): string => (n === 1 ? 'is' : 'are')

/** What those who are ahead can expect of the win, all together. */
const share = (n: number, percent: number): string => (n === 1 ? `${percent}%` : `${percent}% between them`)

/** One of several ways to say it, taken in turn. */
const chosen = (nth: number, ways: readonly string[]): string => ways[nth % ways.length] ?? ''

interface Ahead {
  nth: number
  /** How many they are. */
  n: number
  who: string
  percent: number
}
interface Turned {
  /** Below 0 where nothing was done that is told. */
  nth: number
  who: string
  from: number
  to: number
}

export const reviewsEn = {
  'review-button': () => 'Review',
  'review-head': ({ game }: { game: string }) => `${game} · review`,
  'review-tab': () => 'Review',
  'review-story': () => 'Story',
  'review-card': () => 'Result card',
  'expert-tab': () => 'What would Expert have played?',
  'expert-head': () => '**What would Expert have played?** For you alone, as the computer sees it',
  'expert-line': ({ n, step, prompt, gain }: { n: number; step: number; prompt: string; gain: number }) =>
    `${n}. ${prompt} (step ${step}: ${percents(gain)} win chance)`,
  'expert-yours': ({ items }: { items: string }) => `You: ${items}`,
  'expert-its': ({ items }: { items: string }) => `Expert: ${items}`,
  'expert-no-pick': () => 'nothing',
  'expert-step': ({ n, step }: { n: number; step: number }) => `${n} · step ${step}`,
  'expert-none': () =>
    'Expert looked at some of your decisions. No other choice there would have gained you 5% win chance or more.',
  'expert-about': ({ games }: { games: number }) =>
    `Expert knew what you knew then. Both choices were tried in the same ${games} simulations: a few percent may be luck.`,
  'expert-page': ({ page, of }: { page: number; of: number }) => `Page ${page} of ${of}`,
  'review-share': () => 'Share in the channel',
  'review-shared': ({ where }: { where: string }) => `The result card is posted in ${where}.`,
  'review-award': ({ what, who, points }: { what: string; who: string; points: string }) =>
    `${what}: ${who} ${points}`,
  'review-waiting': ({ ahead }: { ahead: number }) =>
    ahead === 0
      ? 'The review is being made: it starts in a moment.'
      : `The review is being made: ${ahead === 1 ? '1 other comes' : `${ahead} others come`} before it.`,
  'review-making': ({ percent }: { percent: number }) =>
    `The review is being made: ${percent}% done. The computer is replaying the game from many points.`,
  'review-failed': () => 'The review of this game could not be made.',
  'review-changed': () =>
    'The rules have changed since this game was played. It cannot be reviewed any more.',
  'review-about': ({ games, moments }: { games: number; moments: number }) =>
    `As the computer sees it: from ${moments} moments it replayed the rest ${games} times with fresh luck.`,
  'review-turnings': () => '**Where it turned**',
  'review-no-turning': () => 'No single moment decided it.',
  'review-decided': () => 'No moment changed much: the computer saw this end from the start.',
  'review-turning': (args: {
    n: number
    step: number
    who: string
    change: number
    to: number
    what: string
  }) => `${args.n}. ${args.who} ${percents(args.change)}, now ${args.to}% (step ${args.step}). ${args.what}`,
  'review-turning-unseen': () => 'Nothing happened that everyone could see.',
  'review-step': ({ n, step }: { n: number; step: number }) => `${n} · step ${step}`,
  'review-luck': () => '**Luck and decisions**, in % of win chance, as the computer sees it',
  'review-luck-line': ({ who, luck, decisions }: { who: string; luck: number; decisions: number }) =>
    `${who}: luck ${percents(luck)}, decisions ${percents(decisions)}`,
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
  'review-medal-stubborn': () => 'Best comeback',
  'review-medal-turn': () => 'Biggest turn',
  'review-points': ({ n }: { n: number }) => percents(n),
  'review-place': ({ rank, name }: { rank: number; name: string }) => `${rank}. ${name}`,
  'film-button': () => 'Film',
  'film-head': ({ game, id }: { game: string; id: string }) => `${game} · ${id} · film`,
  'film-making': ({ n }: { n: number }) =>
    `The film is being made from ${n} pictures. It appears here, usually within half a minute.`,
  'film-failed': () => 'The film could not be made. **Refresh** tries again.',
  'film-own': () => 'For you alone: it shows what you were able to see.',
  'film-curve-later': () => 'The win curve is added once the review is made.',
  'film-shared': ({ where }: { where: string }) =>
    `The film is posted in ${where}. It appears there, usually within half a minute.`,
  'film-short': () => 'Too little has happened yet for a film.',
  'film-changed': () => 'The rules have changed since this game was played. No film of it can be made.',
  'story-opening': ({ title, names }: { title: string; names: string }) =>
    `${title} begins, with ${names} at the table.`,
  'story-heading': ({ n, span }: { n: number; span: string }) => `**Act ${n}** · ${span}`,
  'story-then': ({ list, next }: { list: string; next: string }) => `${list}, ${next}`,
  'story-and': ({ list, next }: { list: string; next: string }) => `${list}, and ${next}`,
  'story-name-then': ({ list, next }: { list: string; next: string }) => `${list}, ${next}`,
  'story-name-and': ({ list, next }: { list: string; next: string }) => `${list} and ${next}`,
  'story-turned': ({ nth, who, from, to }: Turned) =>
    nth < 0
      ? chosen(-1 - nth, [
          `Nothing spectacular happens, but the odds shift: ${who}’s chances go from ${from}% to ${to}%.`,
          `Nothing spectacular happens, but the odds shift again: ${who}’s chances go from ${from}% to ${to}%.`,
        ])
      : chosen(nth, [
          `Here the game turns: ${who}’s chances go from ${from}% to ${to}%.`,
          `Few moments weigh more: it takes ${who}’s chances from ${from}% to ${to}%.`,
          `With that the balance shifts again, and ${who}’s chances go from ${from}% to ${to}%.`,
        ]),
  'story-turned-luck': ({ nth, who, from, to }: Turned) =>
    chosen(nth, [
      `Here chance turns the game: ${who}’s chances go from ${from}% to ${to}%.`,
      `Luck has a hand in it, and ${who}’s chances go from ${from}% to ${to}%.`,
      `Luck plays its part: ${who}’s chances go from ${from}% to ${to}%.`,
    ]),
  'story-even': ({ nth }: { nth: number }) =>
    chosen(nth, [
      'As the act ends, nobody is clearly ahead.',
      'Who will win is anybody’s guess.',
      'It is an even game again.',
    ]),
  'story-ahead': ({ nth, n, who, percent }: Ahead) =>
    chosen(nth, [
      `As the act ends, ${who} ${be(n)} ahead with ${share(n, percent)}.`,
      `By now ${who} ${n === 1 ? 'has' : 'have'} come to the front, with ${share(n, percent)}.`,
    ]),
  'story-still-ahead': ({ nth, n, who, percent }: Ahead) =>
    chosen(nth, [
      `${who} ${n === 1 ? 'stays' : 'stay'} in front with ${share(n, percent)}.`,
      `Still nobody is better placed than ${who}, at ${share(n, percent)}.`,
      `And ${who} ${n === 1 ? 'keeps' : 'keep'} the lead, now with ${share(n, percent)}.`,
    ]),
  'story-overtakes': ({ nth, n, who, whom, percent }: Ahead & { whom: string }) =>
    chosen(nth, [
      `When the dust settles, ${who} ${n === 1 ? 'has passed' : 'have passed'} ${whom}, with ${share(n, percent)}.`,
      `Now ${who} ${n === 1 ? 'leads' : 'lead'} instead of ${whom}, with ${share(n, percent)}.`,
      `The lead goes from ${whom} to ${who}, with ${share(n, percent)}.`,
    ]),
  'story-end': ({ winners }: { winners: string }) => `And so the game ends. ${winners}`,
  'story-score': ({ who, points }: { who: string; points: number }) => `${who} ${points}`,
  'story-scores': ({ list }: { list: string }) => `The final scores: ${list}.`,
  'story-about': () => 'Percent: a player’s share of the win at that moment, as the computer sees it.',
  'story-none': () => 'There is no story for this game.',
} satisfies Catalogue
