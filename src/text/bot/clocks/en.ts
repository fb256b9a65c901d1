// What the bot says about time, in English.
import type { Catalogue } from '../../catalogue.ts'

/** A length in words. */
export const hoursAndMinutes = (hours: number, minutes: number): string =>
  [
    ...(hours > 0 ? [`${hours} ${hours === 1 ? 'hour' : 'hours'}`] : []),
    ...(minutes > 0 ? [`${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`] : []),
  ].join(' ')

/** Speeds, clocks, reminders, absences. Lengths of time and timestamps arrive written. */
export const clocksEn = {
  // The pace of a table
  'speed-live': ({ each }: { each: string }) => `Live (${each} per decision)`,
  'speed-daily': ({ each }: { each: string }) => `Daily (${each} per decision)`,
  'speed-relaxed': ({ each }: { each: string }) => `Relaxed (${each} per decision)`,
  'speed-none': () => 'No clock',
  'speed-custom': ({ bank, increment, cap }: { bank: string; increment: string; cap: string }) =>
    `${bank} + ${increment} per move (max. ${cap})`,
  'speed-each': ({ each }: { each: string }) => `${each} per decision`,
  'reactions-quarter': () => 'A quarter of a decision’s time',
  'reactions-half': () => 'Half of a decision’s time',
  'reactions-whole': () => 'As long as any decision',
  'timeout-auto': () => 'A computer player decides this one',
  'timeout-stand-in': ({ n }: { n: number }) =>
    `Missed ${n} in a row: a computer player takes over until the player returns`,
  'timeout-forfeit': () => 'A computer player takes the seat; the player may take it back',
  'windows-hidden': () => 'Hidden: waiting reveals nothing about hands',
  'windows-fast': () => 'Fast: players who can only pass do so at once',
  'away-none': () => 'Clocks never pause',
  'pace-line': ({ speed, reactions, timeout }: { speed: string; reactions: string; timeout: string }) =>
    `${speed}, ${reactions} per reaction. ${timeout}`,
  'pace-auto': () => 'When time is up, a computer player decides.',
  'pace-stand-in': ({ n }: { n: number }) =>
    n === 1
      ? 'When time is up, a computer player takes over until the player returns.'
      : `When time is up ${n} times in a row, a computer player takes over until the player returns.`,
  'pace-longest': ({ longest }: { longest: string }) =>
    `Vacations and quiet hours pause clocks, but no decision takes longer than ${longest}.`,
  'pace-off': ({ days, zone }: { days: string; zone: string }) => `Clocks do not run on ${days} (${zone}).`,
  'days-unknown': ({ text }: { text: string }) =>
    `“${text}” names no days off. Use \`weekends\` or up to 5 days of the week, for example \`sat, sun\`.`,
  'days-weekend': () => 'Weekends',
  'pace-forfeit': () =>
    'When time is up, a computer player takes the seat. Until the player takes it back, the game counts as given up.',
  'pace-unknown': ({ text }: { text: string }) =>
    `“${text}” is not a speed. Use live, daily, relaxed, none, or a bank plus time per decision, for example \`2d + 8h\` or \`2d + 8h max 3d\`; 60 days at most.`,
  'pace-length': ({ text }: { text: string }) =>
    `“${text}” is not a length of time. Use for example \`6h\`, \`90 min\` or \`2 days\`, 60 days at most.`,
  // Deadlines and reminders
  'back-on': ({ who, when }: { who: string; when: string }) => `${who} is back on ${when}`,
  'remind-you': ({ when }: { when: string }) => `⏳ A game is waiting for you: time to move ends ${when}.`,
  'remind-untimed': () => '⏳ A game is waiting for you.',
  'ready-asks-you': () => 'The table asks whether you are ready, further up.',
  'vote-asks-you': () => 'A vote is waiting for you, further up.',
  'likely-next': () => 'You’re probably next.',

  // /game clock
  'clock-none': () => 'No clock is running in this game now.',
  'clock-bank': ({ length }: { length: string }) => `bank ${length}`,
  'clock-until': ({ when, at }: { when: string; at: string }) => `⏳ ${when} (${at})`,
  'clock-paused': ({ length }: { length: string }) => `paused with ${length} left`,
  'clock-reaction': () => 'no answer counts as a pass',
  'clock-vacation': ({ length }: { length: string }) => `${length} of vacation left`,
  'clock-record': ({ percent, n }: { percent: number; n: number }) => `answers in time: ${percent}% of ${n}`,
  'clock-back': ({ when }: { when: string }) => `back on ${when}`,
  'time-given': ({
    who,
    whom,
    hours,
    minutes,
  }: {
    who: string
    whom: string
    hours: number
    minutes: number
  }) => `⏳ ${who} gives ${whom} ${hoursAndMinutes(hours, minutes)} more for this decision.`,
  'time-is-given': ({ length }: { length: string }) => `Given: ${length} more for this decision.`,
  'came-back': () => 'The seat is yours again.',

  // /me away, quiet, reminders
  'away-until': ({ when, far }: { when: string; far: string }) =>
    `You are away until ${when} (${far}). Your clocks are paused where the game allows; others see when you return.`,
  'away-planned': ({ from, until }: { from: string; until: string }) =>
    `You will be away from ${from} until ${until}. Your clocks are paused then, where the game allows.`,
  'away-both': () => 'Add when it ends: `/me away from: until:`.',
  'away-order': () => 'A vacation begins before it ends, and within the next 180 days.',
  'away-over': () => 'You are not away. Your clocks are running.',
  'away-unknown': ({ text }: { text: string }) =>
    `“${text}” is not a future time. Use for example \`3 days\`, \`friday\`, \`dec 3 18:00\` or \`2026-12-03\`; \`back\` ends a vacation.`,
  'away-long': () => 'A vacation can last 60 days at most.',
  'quiet-is': ({ from, to, zone }: { from: string; to: string; zone: string }) =>
    `Quiet hours: ${from} to ${to} (${zone}). Your clocks are paused then, where the game allows. A change counts from your next decision on.`,
  'quiet-none': () => 'You have no quiet hours. `/me quiet from: to: zone:` sets them.',
  'quiet-time': ({ text }: { text: string }) =>
    `“${text}” is not a time of day. Use for example \`23:00\` or \`11 pm\`.`,
  'quiet-both': () => 'Give both times, when they begin and when they end: `/me quiet from:23:00 to:07:00`.',
  'quiet-long': () => 'Quiet hours can be 12 hours a day at most.',
  'quiet-zone': ({ text }: { text: string }) =>
    `I do not know the time zone “${text}”. Use for example \`Asia/Taipei\`, \`UTC+8\` or the name of a big city.`,
  'quiet-zone-missing': () => 'Add your time zone too, for example `zone:Asia/Taipei`.',
  'reminders-thread': () => 'Reminders reach you by a mention in the game’s thread.',
  'reminders-dm': () => 'Reminders reach you by direct message; where that fails, in the thread.',
  'reminders-usual': () => 'They come at half and at nine tenths of your time.',
  'reminders-before': ({ n }: { n: number }) =>
    `They come ${n} ${n === 1 ? 'hour' : 'hours'} before your time is up, or at half of it where that is later.`,
  'reminders-never': () => 'Only the question itself mentions you: no reminders come.',
  'choice-usual': () => 'At half and at nine tenths of my time',
  'choice-before': ({ n }: { n: number }) => `${n} ${n === 1 ? 'hour' : 'hours'} before the end`,
  'choice-never': () => 'Never',
  'likely-on': () => 'I will tell you in private when you’re probably next.',
  'likely-off': () => 'I will not tell you when you’re probably next.',
  'choice-thread': () => 'In the thread',
  'choice-dm': () => 'By direct message',
  'choice-yes': () => 'Yes',
  'choice-no': () => 'No',

  // When time is out
  'time-decided': ({ who }: { who: string }) =>
    `⏳ Time is up for ${who}: a computer player decides this one.`,
  'time-stand-in': ({ who }: { who: string }) =>
    `⏳ Time is up for ${who}: 🤖 a computer player takes over until they return. Any move or \`/game back\` takes the seat back.`,
  'time-forfeited': ({ who, computer }: { who: string; computer: string }) =>
    `⏳ Time is up for ${who}: 🤖 ${computer} takes the seat. \`/game back\` takes it back.`,
  'stand-in-back': ({ who }: { who: string }) => `${who} is back in the game.`,
  'member-gone': ({ who }: { who: string }) =>
    `${who} has left the server: 🤖 a computer player takes over until they return.`,
  'clock-outage': () => '⏳ I was offline for a while. No clock ran in that time, and nobody lost time.',
} satisfies Catalogue
