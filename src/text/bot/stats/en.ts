// What the bot says of a member's finished games in English.
import type { Catalogue } from '../../catalogue.ts'

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const statsEn = {
  'stats-no-member': () => 'Name a member of this server. `/me stats` shows your own record.',
  'stats-none': ({ name }: { name: string }) => `${name} has not finished a game in this server yet.`,
  'stats-none-own': () =>
    'You have not finished a game yet. `/game list` shows the open lobbies of a server.',
  'stats-head-here': ({ name }: { name: string }) => `${name} · record in this server`,
  'stats-head-all': ({ name }: { name: string }) => `${name} · record in all servers`,
  'stats-slip': () => 'Record',
  'stats-here': () => 'in this server',
  'stats-everywhere': () => 'in all servers',
  'stats-slip-here': () => 'this server',
  'stats-slip-everywhere': () => 'all servers',
  'stats-games': ({ n, wins }: { n: number; wins: number }) =>
    `${count(n, 'game', 'games')}, ${count(wins, 'win', 'wins')}`,
  'stats-beaten': ({ percent }: { percent: number }) => `${percent}% of opponents beaten`,
  'stats-in-time': ({ percent }: { percent: number }) => `${percent}% in time`,
  'stats-left': ({ n }: { n: number }) => `${count(n, 'game', 'games')} given up`,
  'stats-ratings': () => '**Ratings**',
  'stats-latest': ({ places }: { places: string }) =>
    `Places in the latest games, the newest last: ${places}`,
  'stats-place': ({ place, of }: { place: number; of: number }) => `${place} of ${of}`,
  'stats-more': ({ n }: { n: number }) => `Based on the latest ${n} games.`,
  'stats-legend': () =>
    'Only finished games count. Opponents beaten: those finished behind, a tie counts half. In time: of the last 200 decisions with a clock.',
  'stats-ladder': ({ rungs }: { rungs: string }) => `Computers beaten alone: ${rungs}`,
  'stats-rung': ({ game, beaten, next }: { game: string; beaten: string; next: string }) =>
    `${game} ${beaten} ✓${next && `, next ${next}`}`,
  'stats-rivals': ({ list }: { list: string }) => `Met most often: ${list}`,
  'stats-rival': ({ who, ahead, behind }: { who: string; ahead: number; behind: number }) =>
    `${who} ${ahead} : ${behind}`,
  'met-pair': ({
    one,
    other,
    ahead,
    behind,
  }: {
    one: string
    other: string
    ahead: number
    behind: number
  }) => `${one} and ${other}, ${ahead} : ${behind}`,
  'met-before': ({ list }: { list: string }) => `Met before: ${list}`,
  'stats-medals': ({ list }: { list: string }) => `Medals: ${list}`,
  'hall-head': ({ title }: { title: string }) => `**${title}** · records of this server`,
  'hall-none': () => 'No game between two members or more has been finished here yet.',
  'hall-fastest': ({ who, n }: { who: string; n: number }) =>
    `Fastest win: ${who}, ${count(n, 'round', 'rounds')}`,
  'hall-longest': ({ who, n }: { who: string; n: number }) =>
    `Longest game: ${count(n, 'round', 'rounds')}, ${who} won`,
  'hall-closest': ({ who, n }: { who: string; n: number }) =>
    n === 0 ? `Closest game: ${who} won on equal points` : `Closest game: ${who} won by ${n}`,
  'hall-comeback': ({ who, n }: { who: string; n: number }) =>
    `Greatest comeback: ${who} won from ${n}% win chance, as the computer sees it`,
  'hall-highest': ({ who, n }: { who: string; n: number }) => `Highest score: ${who}, ${n}`,
  'hall-look': () => 'Look at one of these games …',
  'hall-legend': ({ n }: { n: number }) => `From the latest ${n} games between two members or more.`,
  'stats-figure-games': () => 'games',
  'stats-figure-wins': () => 'wins',
  'stats-figure-beaten': () => 'beaten',
  'stats-figure-in-time': () => 'in time',
  'stats-column-game': () => 'Game',
  'stats-column-games': () => 'Games',
  'stats-column-wins': () => 'Wins',
  'stats-column-beaten': () => 'Beaten',
  'stats-column-rating': () => 'Rating',
  'stats-column-league': () => 'League',
  'stats-rated-games': ({ n }: { n: number }) => count(n, 'game', 'games'),
  'stats-chart': ({ n }: { n: number }) => `Opponents beaten, the last ${count(n, 'game', 'games')}`,
  'stats-chart-won': () => 'won',
} satisfies Catalogue
