// What the bot says about time, in English.
import type { Catalogue } from '../../catalogue.ts'

/** Speeds, clocks, reminders, absences. Lengths of time and timestamps arrive written. */
export const clocksEn = {
  // The pace of a table
  'speed-live': ({ each }: { each: string }) => `Live: ${each} a decision`,
  'speed-daily': ({ each }: { each: string }) => `Daily: ${each} a decision`,
  'speed-relaxed': ({ each }: { each: string }) => `Relaxed: ${each} a decision`,
  'speed-none': () => 'No clock',
  'speed-custom': ({ bank, increment, cap }: { bank: string; increment: string; cap: string }) =>
    `A bank of ${bank}, ${increment} more for each decision, at most ${cap}`,
  'speed-each': ({ each }: { each: string }) => `${each} a decision`,
  'reactions-quarter': () => 'A quarter of a decision’s time',
  'reactions-half': () => 'Half of a decision’s time',
  'reactions-whole': () => 'As long as any decision',
  'timeout-auto': () => 'The computer decides this one',
  'timeout-stand-in': ({ n }: { n: number }) =>
    `Missed ${n} in a row: a computer sits in until the member returns`,
  'timeout-forfeit': () => 'The seat goes to a computer for good',
  'windows-sealed': () => 'Sealed: waiting tells nothing of anyone’s hand',
  'windows-brisk': () => 'Brisk: those who can only pass are passed at once',
  'away-none': () => 'Clocks never stand still',
  'pace-line': ({ speed, reactions, timeout }: { speed: string; reactions: string; timeout: string }) =>
    `${speed}, ${reactions} a reaction. ${timeout}`,
  'pace-auto': () => 'When time is out, the computer decides.',
  'pace-stand-in': ({ n }: { n: number }) =>
    n === 1
      ? 'When time is out, a computer sits in until the member returns.'
      : `When ${n} decisions in a row run out, a computer sits in until the member returns.`,
  'pace-forfeit': () => 'When time is out, a computer takes the seat for good.',
  'pace-unknown': ({ text }: { text: string }) =>
    `“${text}” is no speed. Say live, daily, relaxed, none, or a bank and what each decision adds, such as \`2d + 8h\` or \`2d + 8h max 3d\`.`,
  'pace-length': ({ text }: { text: string }) =>
    `“${text}” is no length of time. Say it like \`6h\`, \`90 min\` or \`2 days\`, 60 days at most.`,

  // Deadlines and reminders
  'back-on': ({ who, when }: { who: string; when: string }) => `${who} is back on ${when}`,
  'remind-you': ({ when }: { when: string }) => `⏳ The table waits for you. Your time ends ${when}.`,
  'likely-next': () => 'You are likely next.',

  // /game clock
  'clock-none': () => 'No clock runs at this table.',
  'clock-bank': ({ length }: { length: string }) => `bank ${length}`,
  'clock-until': ({ when, at }: { when: string; at: string }) => `⏳ ${when} (${at})`,
  'clock-still': ({ length }: { length: string }) => `stands still with ${length} left`,
  'clock-reaction': () => 'silence passes',
  'clock-vacation': ({ length }: { length: string }) => `${length} of vacation left`,
  'clock-record': ({ percent, n }: { percent: number; n: number }) => `answers in time: ${percent} % of ${n}`,
  'clock-back': ({ when }: { when: string }) => `back on ${when}`,
  'came-back': () => 'The seat is yours again.',

  // /me away, quiet, reminders
  'away-until': ({ when, far }: { when: string; far: string }) =>
    `You are away until ${when} (${far}). Your clocks stand still as far as each table allows; the others see when you are back.`,
  'away-over': () => 'You are not away. Your clocks run.',
  'away-unknown': ({ text }: { text: string }) =>
    `“${text}” is no moment to come. Say it like \`3 days\`, \`friday\`, \`dec 3 18:00\` or \`2026-12-03\`; \`back\` ends a vacation.`,
  'away-long': () => 'A vacation is 60 days at most.',
  'quiet-is': ({ from, to, zone }: { from: string; to: string; zone: string }) =>
    `Quiet hours: ${from} to ${to} (${zone}). Your clocks stand still in them, at tables that grant it.`,
  'quiet-none': () => 'You have no quiet hours. `/me quiet from: to: zone:` sets them.',
  'quiet-time': ({ text }: { text: string }) =>
    `“${text}” is no time of day. Say it like \`23:00\` or \`11 pm\`.`,
  'quiet-both': () => 'Say both when they begin and when they end: `/me quiet from:23:00 to:07:00`.',
  'quiet-long': () => 'Quiet hours are 12 hours a day at most.',
  'quiet-zone': ({ text }: { text: string }) =>
    `“${text}” is no time zone I know. Say it like \`Asia/Taipei\`, \`Europe/Berlin\` or the name of a big city.`,
  'quiet-zone-missing': () => 'Say your time zone too, such as `zone:Asia/Taipei`.',
  'reminders-thread': () => 'Reminders reach you by a mention in the game’s thread.',
  'reminders-dm': () => 'Reminders reach you by direct message; where that fails, in the thread.',
  'likely-on': () => 'I tell you in private when you are likely next.',
  'likely-off': () => 'I do not tell you when you are likely next.',
  'choice-thread': () => 'In the thread',
  'choice-dm': () => 'By direct message',
  'choice-yes': () => 'Yes',
  'choice-no': () => 'No',

  // When time is out
  'time-decided': ({ who }: { who: string }) => `⏳ Time is out for ${who}: the computer decides this one.`,
  'time-stand-in': ({ who }: { who: string }) =>
    `⏳ Time is out for ${who}: 🤖 a computer sits in until they return. Any move or \`/game back\` takes the seat again.`,
  'time-forfeited': ({ who, computer }: { who: string; computer: string }) =>
    `⏳ Time is out for ${who}: 🤖 ${computer} takes the seat.`,
  'stand-in-back': ({ who }: { who: string }) => `${who} is back at the table.`,
  'member-gone': ({ who }: { who: string }) =>
    `${who} has left the server: 🤖 a computer sits in until they return.`,
  'clock-outage': () => '⏳ I was away for a while. No clock ran meanwhile, and nobody’s time is out by it.',
} satisfies Catalogue
