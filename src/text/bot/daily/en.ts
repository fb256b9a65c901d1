// What is said of daily positions, in English.
import type { Catalogue } from '../../catalogue.ts'

export const dailyEn = {
  'daily-head': ({ game, n }: { game: string; n: number }) =>
    `**What would you do?** ${game}, ${n} ${n === 1 ? 'player' : 'players'}`,
  'daily-seat': ({ who }: { who: string }) => `You sit in ${who}’s place and see what that player saw.`,
  'daily-until': ({ when }: { when: string }) =>
    `Answer in private with a button. The next position comes ${when} and tells what was best here.`,
  'daily-own': ({ answer, when }: { answer: string; when: string }) =>
    `✓ You answered **${answer}**. You may answer anew until the next position comes ${when}.`,
  'daily-was-head': ({ game }: { game: string }) => `**The last position**: ${game}`,
  'daily-was': ({ prompt }: { prompt: string }) => `It asked: ${prompt}`,
  'daily-line': ({ answer, text, percent }: { answer: string; text: string; percent: number }) =>
    `**${answer}** ${text}: ${percent}% win chance`,
  'daily-counted': ({ n }: { n: number }) => `answered by ${n}`,
  'daily-answered': ({ n }: { n: number }) =>
    n === 0 ? 'Nobody answered.' : `${n} answered. How they did is told from 3 answers on.`,
  'daily-given-member': ({ answer }: { answer: string }) => `The player in that game chose **${answer}**.`,
  'daily-given-computer': ({ answer }: { answer: string }) =>
    `It was a game between computers; this one chose **${answer}**.`,
  'daily-own-best': ({ answer }: { answer: string }) => `✓ You answered **${answer}**, the best one.`,
  'daily-own-other': ({ answer, best }: { answer: string; best: string }) =>
    `You answered **${answer}**; **${best}** was best.`,
  'daily-games': ({ n }: { n: number }) =>
    `Expert’s win chances, from ${n} simulations for each answer with what the player knew.`,
  'daily-short': ({ best, text, percent }: { best: string; text: string; percent: number }) =>
    `Last position: **${best}** was best (${text}, ${percent}% win chance).`,
  'daily-results': () => 'Show last result',
  'daily-none': () => 'There is no daily position now. Try again tomorrow with `/daily`.',
  'daily-gone': () =>
    'This position is no longer shown: its players took it back, or the rules have changed. `/daily` shows today’s.',
  'daily-not-here': () => 'This position is asked in another server. `/daily` shows the one of this place.',
  'daily-over': () => 'This position is over. `/daily` shows today’s.',
  'daily-ask': () =>
    'May positions of your finished games be daily positions too? They name nobody, and a game counts only when all its players agree.',
  'daily-share': () => 'Share my positions',
  'daily-keep': () => 'Keep them private',
  'daily-shared': () =>
    'Positions of your finished games may be shown as daily positions, without names, where all players agree. `/me positions share:No` takes that back at once.',
  'daily-kept': () =>
    'Positions of your games are not shown to others. `/me positions share:Yes` allows it, without names, where all players agree.',
  'daily-record': ({ n, best, over }: { n: number; best: number; over: number }) =>
    `Daily positions: ${n} answered${over > 0 ? `, ${best} of ${over} best` : ''}`,
  'daily-streak': ({ n }: { n: number }) => `${n} days in a row`,
  'daily-set': ({ channel, time, zone }: { channel: string; time: string; zone: string }) =>
    `A position is posted every day in ${channel} at ${time} (${zone}).`,
  'daily-first': ({ when }: { when: string }) => `The next one comes ${when}.`,
  'daily-unset': () =>
    'No daily position is posted in this server. Type `/server daily` with a time in the channel where you want it. `/daily` works without.',
  'daily-time': ({ text }: { text: string }) => `I can’t read “${text}” as a time. Type it like \`18:00\`.`,
  'daily-lacks': () =>
    'I can’t post here. Give me View Channel, Send Messages, Embed Links and Attach Files in this channel, or choose another one.',
} satisfies Catalogue
