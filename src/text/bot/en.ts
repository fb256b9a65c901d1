// The bot's own words in English: the typed catalogue that the other languages must match.
import type { Catalogue } from '../catalogue.ts'
import { autoAnswersEn } from './auto-answers/en.ts'
import { branchesEn } from './branches/en.ts'
import { clocksEn } from './clocks/en.ts'
import { customEn } from './custom/en.ts'
import { dailyEn } from './daily/en.ts'
import { followingEn } from './following/en.ts'
import { leagueActsEn } from './league-acts/en.ts'
import { leagueDiscordEn } from './league-discord/en.ts'
import { leaguesEn } from './leagues/en.ts'
import { lessonsEn } from './lessons/en.ts'
import { meEn } from './me/en.ts'
import { pagesEn } from './pages/en.ts'
import { picturesEn } from './pictures/en.ts'
import { plansEn } from './plans/en.ts'
import { refusalsEn } from './refusals/en.ts'
import { reviewsEn } from './reviews/en.ts'
import { sittingsEn } from './sittings/en.ts'
import { statsEn } from './stats/en.ts'
import { tablesEn } from './tables/en.ts'
import { votesEn } from './votes/en.ts'
import { welcomeEn } from './welcome/en.ts'

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** What the bot says outside the games. String arguments arrive rendered. */
export const en = {
  // Buttons and fields
  join: () => 'Join',
  leave: () => 'Leave',
  'add-computer': () => 'Add computer player',
  start: () => 'Start',
  rules: () => 'Rules',
  'your-move': () => 'Your move',
  hand: () => 'Hand',
  board: () => 'Board',
  'in-words': () => 'As text',
  confirm: () => 'Confirm',
  'confirm-what': ({ what }: { what: string }) => `Confirm: ${what}`,
  undo: () => 'Undo last pick',
  'fill-places': () => 'As a computer would',
  'take-back': () => 'Undo my last choice',
  'take-back-ask': () => 'Ask to undo my last choice',
  'taken-back': () => 'Undone.',
  back: () => 'Back',
  more: () => 'More',
  earlier: () => 'Earlier',
  later: () => 'Later',
  'look-again': () => 'Refresh',
  'my-games': ({ n }: { n: number }) => `My other games (${n})`,
  rematch: () => 'Rematch',
  write: () => 'Write',
  'pick-position': ({ n, label }: { n: number; label: string }) => `Position ${n}: ${label}`,
  'pick-nth': ({ n, of }: { n: number; of: number }) => `Pick number ${n} of ${of}`,
  'pick-order': () => 'Choose the whole order',
  'pick-none': () => 'None',
  'pick-some': ({ min, max }: { min: number; max: number }) =>
    min === max ? `Choose ${min}` : min === 0 ? `Choose up to ${max}` : `Choose ${min} to ${max}`,
  'pick-page': ({ from, to, of }: { from: number; to: number; of: number }) => `${from}–${to} of ${of}`,
  'pick-strength': () => 'How strong should it be?',
  'strength-random': () => 'Makes any legal choice at random',
  'strength-easy': () => 'Often plays at random: for a first game',
  'strength-normal': () => 'Plays sensibly, does not plan ahead',
  'strength-hard': () => 'Weighs its choices by what it can see',
  'strength-expert': () => 'The strongest; plans ahead',
  'pick-game': () => 'Which game?',
  'your-words': () => 'Your text',
  // The lobby
  'lobby-seats': ({ n }: { n: number }) => count(n, 'player', 'players'),
  'basic-rules': () => 'basic rules',
  'lobby-host': ({ name }: { name: string }) => `Host: ${name}`,
  'lobby-seating': ({ seats }: { seats: string }) => `Seats: ${seats}`,
  fairness: () => 'Fairness',
  'fairness-about': ({ hash }: { hash: string }) =>
    [
      `Fairness hash: \`${hash}\``,
      'It is the SHA-256 of the server seed. I chose that seed before anybody sat down, and I publish it when the game ends. Keep a copy of the hash to compare.',
      'Each join is mixed into the shuffle. `/game join seed-word:` mixes in a seed word of yours too, so nobody can know the cards in advance.',
      'After the game, `/history verify` replays it from the server seed and compares every card.',
    ].join('\n'),
  'lobby-form': () => 'Options',
  'lobby-form-how': () =>
    'Changes apply immediately, and everybody sees them in the lobby. `/game new` has more, such as the time for reactions.',
  'lobby-form-seats': () => 'How many seats?',
  'lobby-form-pace': () => 'How fast?',
  'lobby-form-join': () => 'Who may join?',
  'lobby-form-table': () => 'Seats and speed',
  'lobby-form-rules': () => 'Rules',
  'lobby-form-preset': () => 'Presets: all options at once',
  'lobby-form-groups': () => 'Options',
  'option-number-range': ({ min, max, endless }: { min: number; max: number; endless?: string }) =>
    `A whole number from ${min} to ${max}${endless === undefined ? '' : `, or “${endless}”`}`,
  'lobby-play-here': ({ where }: { where: string }) => `Playing in ${where}.`,
  'lobby-paused': ({ until }: { until: string }) => (until ? `Paused until ${until}.` : 'Paused.'),
  'lobby-cancelled': () => 'Cancelled.',
  'lobby-finished': ({ winners }: { winners: string }) => `Finished. ${winners}`,
  'lobby-opened': ({ game, free }: { game: string; free: number }) =>
    `The lobby is open: \`${game}\`. ${free === 0 ? 'Press **Start** to play.' : 'Others press **Join**; you press **Start**.'}`,
  'lobby-seed-word-taken': ({ seat }: { seat: number }) =>
    `You have seat ${seat}. Your seed word is mixed into the shuffle.`,
  'lobby-seated': ({ seat }: { seat: number }) => `You have seat ${seat}.`,
  'lobby-left': () => 'You have left the lobby.',
  'lobby-computer': ({ name }: { name: string }) => `${name} takes a seat.`,
  'lobby-waits': ({ n }: { n: number }) =>
    `The game has not begun: ${count(n, 'seat is', 'seats are')} still free.`,
  'lobby-full': () => 'The game has not begun. The table is full. The host can start.',
  'table-full': ({ who }: { who: string }) => `${who}, the table is full.`,
  'start-free': ({ n }: { n: number }) => `${count(n, 'seat is', 'seats are')} still free.`,
  'start-with': ({ n }: { n: number }) => `Start with ${n}`,
  'start-wait': () => 'Wait',
  'start-waits': () => 'The lobby stays open. I will tell you when it is full.',
  'game-started': ({ where }: { where: string }) => `The game begins in ${where}.`,
  'game-cancelled': () => 'The game is cancelled.',
  'cancel-ask': () => '⚠ Cancel this game? It ends at once and counts for nobody. This cannot be undone.',
  'cancel-now': () => 'Cancel the game',
  'resign-ask': () =>
    '⚠ Leave this game? A computer player takes your seat, and the game counts as given up. Until it ends, `/game back` takes the seat back.',
  'resign-league': () => 'In the league, this table then scores you 0.',
  'resign-now': () => 'Leave the game',
  'resign-stay': () => 'Keep playing',
  'resign-stayed': () => 'You keep your seat.',
  'game-resigned': () =>
    'You have left the game. A computer player takes your seat; `/game back` takes it back until the game ends.',
  'game-resumed': () => 'The game resumes here.',
  'thread-name': ({ title, game }: { title: string; game: string }) => `${title} · ${game}`,
  // Whose move it is
  'prompt-line': ({ who, what }: { who: string; what: string }) => `${who} — ${what}`,
  'all-around': () =>
    '⚡ All players we’re waiting for are online, so I’ll remind them within 5 minutes, not at half their time.',
  'option-hint': ({ label, hint }: { label: string; hint: string }) => `**${label}**: ${hint}`,
  'option-costs': ({ items }: { items: string }) => `costs ${items}`,
  'option-harms': ({ names }: { names: string }) => `harms ${names}`,
  'option-no-undo': () => 'cannot be undone',
  'option-for-good': () => '⚠ marks a choice that cannot be undone.',
  'seat-strength': ({ name, strength }: { name: string; strength: string }) => `${name} (${strength})`,
  'prompt-done': ({ line }: { line: string }) => `✓ ${line}`,

  // The panel
  'panel-head': ({ title, game }: { title: string; game: string }) => `**${title}** · \`${game}\``,
  'so-far': () => '**So far**',
  'since-visit': () => '**Since your last visit**',
  'panel-picked': ({ items }: { items: string }) => `So far: ${items}`,
  'you-chose': ({ items }: { items: string }) => `You have chosen ${items}.`,
  'panel-none-picked': () => 'Nothing picked yet.',
  'panel-only-pass': () =>
    'You have nothing to use here. Everyone who could have an answer is asked, so nobody can tell who does.',
  'panel-own-only': ({ label }: { label: string }) => `All you can do now: ${label}.`,
  'panel-type': () => 'Or type `/play choice:`.',
  'panel-write': ({ n }: { n: number }) => `Write up to ${count(n, 'character', 'characters')}.`,
  stale: () => 'That menu is out of date. This is where the game stands now.',
  'stale-choice': () => 'That choice is out of date. Nothing was played: this is where the game stands now.',
  'moved-on': () => 'You changed your picks elsewhere. These are your picks now.',
  thanks: () => 'Thanks. Next:',
  'not-yours': ({ names }: { names: string }) => `${names} must choose this, not you.`,
  'no-seat': () => 'You have no seat in this game.',
  'nothing-now': () => 'Nothing for you to do right now.',
  'waits-for': ({ names }: { names: string }) => `Waiting for ${names}.`,
  'game-over': ({ winners }: { winners: string }) => `This game is over. ${winners}`,
  'game-is-cancelled': () => 'This game was cancelled.',
  'game-paused': ({ why }: { why: string }) =>
    `This game is paused. ${why} Type \`/game resume\` where you want to continue.`,
  'other-games-none': () => 'No other game is waiting for you.',
  'other-games': () => 'These games are waiting for you:',
  'hand-empty': () => 'You have no cards in hand.',
  // Typed choices
  'typed-unknown': ({ text }: { text: string }) => `“${text}” is not one of the choices.`,
  'typed-ambiguous': ({ text, options }: { text: string; options: string }) =>
    `“${text}” could be ${options}. Which?`,
  'typed-count': ({ have, min, max, items }: { have: number; min: number; max: number; items: string }) =>
    `${min === max ? `Choose ${min}` : min === 0 ? `Choose up to ${max}` : `Choose ${min} to ${max}`}; you chose ${have}: ${items}.`,
  'no-shortcut': ({ command }: { command: string }) =>
    `There is no \`${command}\` in this game. Press **Your move**, or type \`/play choice:\`.`,
  'shortcut-not-now': ({ command }: { command: string }) =>
    `\`${command}\` is not possible now. The menu and the buttons show what is.`,
  'possible-now': () => 'Possible now:',
  'and-more': ({ n }: { n: number }) => `… and ${n} more`,
  'suggest-more': ({ n, of }: { n: number; of: number }) => `… (${n} of ${of})`,

  // Finding games
  'no-game-here': () =>
    'No game in this channel fits. Use this in the game’s thread, or add `game:` with its id. `/game list` shows open lobbies and running games.',
  'no-such-game': ({ game }: { game: string }) =>
    `There is no game \`${game}\` here. \`/game list\` shows the games of this server.`,
  'which-game': ({ games }: { games: string }) => `More than one game fits: ${games}. Add \`game:\`.`,
  'no-seat-here': ({ games }: { games: string }) => `You have no seat here. Yours: ${games}.`,
  'no-seat-anywhere': () => 'You have no seat here, and no other game yet. `/game list` shows open lobbies.',
  'yours-to-move': ({ game }: { game: string }) => `${game} (your move)`,
  'list-head': () => '**Games in this server**',
  'list-none': () => 'No lobby is open and no game is running here. `/game new` opens a lobby.',
  'list-seats-free': ({ n }: { n: number }) => count(n, 'seat free', 'seats free'),
  'join-which': ({ game }: { game: string }) => `Join ${game}`,
  'list-paused': () => 'paused',
  'status-head': ({ seats, hash }: { seats: string; hash: string }) =>
    `Seats: ${seats}\nFairness hash: \`${hash}\``,
  'status-started': ({ when }: { when: string }) => `Started ${when}.`,
  'log-empty': () => 'Nothing has happened yet.',
  'log-page': ({ page, of }: { page: number; of: number }) => `Page ${page} of ${of}`,

  'history-step': ({ step, of, who }: { step: number; of: number; who: string }) =>
    `Step ${step} of ${of} · as seen by ${who}`,
  'history-public': () => 'everyone',
  'history-eyes': () => 'View as …',
  'history-go': () => 'Go to step',
  'history-which': ({ of }: { of: number }) => `Which step, from 1 to ${of}?`,
  'history-no-step': ({ of }: { of: number }) => `That is not a step: give a number from 1 to ${of}.`,
  'history-changed': () =>
    '-# The rules were fixed after this was played, so the table at this step cannot be shown.',
  // The end
  'end-winners': ({ names, n }: { names: string; n: number }) =>
    n === 1 ? `${names} wins!` : `${names} win!`,
  'end-nobody': () => 'Nobody wins.',
  'end-lost': ({ name }: { name: string }) => `${name} loses the game.`,
  'end-score-one': ({
    rank,
    name,
    total,
    label,
  }: {
    rank: number
    name: string
    total: number
    label: string
  }) => `${rank}. ${name} **${total}** · ${label}`,
  'end-score': ({ rank, name, total, parts }: { rank: number; name: string; total: number; parts: string }) =>
    `${rank}. ${name} **${total}**${parts ? ` = ${parts}` : ''}`,
  'end-part': ({ label, points }: { label: string; points: number }) => `${label} ${points}`,
  'end-rank': ({ rank, name }: { rank: number; name: string }) => `${rank}. ${name}`,
  'end-checked': () => 'Shuffles verified ✓ The server seed: `/history verify`',
  'end-unchecked': () => '`/history verify` verifies the shuffles and shows the server seed.',
  'end-broken': () => '✗ This game does not match its server seed: see `/history verify`',
  'end-opened': ({ who, what }: { who: string; what: string }) => `${who} kept hidden: ${what}`,
  'end-opened-more': ({ n }: { n: number }) => `+${n} more`,
  'end-share': () => 'Share',
  'end-score-button': () => 'Score',
  'next-strength': ({ strength }: { strength: string }) => `Next: ${strength}`,
  'play-this': () => 'Play this',
  'card-rounds': ({ n }: { n: number }) => (n === 1 ? '1 round' : `${n} rounds`),
  'card-won': () => 'Victory',
  'card-lost': () => 'Defeat',
  'card-over': () => 'The end',
  'card-seal-won': () => '大勝',
  'card-seal-lost': () => '惜敗',
  'card-seal-over': () => '終局',
  'plate-free': () => 'free',
  'people-title': () => 'One name, several games',
  'card-with': ({ people }: { people: string }) => `(${people})`,
  // Verify and export
  'verify-ok': ({ n }: { n: number }) =>
    `✓ Verified: ${count(n, 'entry', 'entries')} replayed from the server seed, with identical cards, events and result.`,
  'verify-other': ({ from, to, rules }: { from: number; to: number; rules: number }) =>
    `Entries ${from}–${to} were played with rules version ${rules}, which this bot no longer has. Their chain is complete, but they were not replayed.`,
  'verify-bad': ({ why }: { why: string }) => `✗ It does not match: ${why}`,
  'verify-bad-at': ({ n, why }: { n: number; why: string }) => `✗ Entry ${n} does not match: ${why}`,
  'verify-fairness-hash': ({ hash }: { hash: string }) =>
    `Fairness hash (published with the lobby): \`${hash}\``,
  'verify-server-seed': ({ seed }: { seed: string }) =>
    `Server seed (its SHA-256 is the fairness hash): \`${seed}\``,
  'verify-mixed': ({ n, seedWords }: { n: number; seedWords: number }) =>
    `Mixed in: ${count(n, 'join', 'joins')}, ${count(seedWords, 'seed word', 'seed words')}.`,
  'export-here': () => 'The whole game as a file. It names seats, not people.',

  // New games
  'new-seats': ({ title, min, max }: { title: string; min: number; max: number }) =>
    `${title} is for ${min} to ${max} players.`,
  'new-option-unknown': ({ text, options }: { text: string; options: string }) =>
    `“${text}” is not an option of this game. Options: ${options}.`,
  'new-option-range': ({
    name,
    min,
    max,
    endless,
  }: {
    name: string
    min: number
    max: number
    endless?: string
  }) =>
    endless === undefined
      ? `${name}: give a whole number from ${min} to ${max}.`
      : `${name}: give a whole number from ${min} to ${max}, or “${endless}”.`,
  'option-name-unknown': ({ option, text }: { option: string; text: string }) =>
    `${option}: I know no “${text}”. A part of the name is enough.`,
  'new-option-seats': ({ option, seats }: { option: string; seats: string }) =>
    `${option} is for ${seats} players.`,
  'new-no-options': () => 'none',
  'new-no-file': ({ title }: { title: string }) => `${title} takes no file. Leave \`file:\` out.`,
  'new-file-large': ({ n }: { n: number }) => `That file is too large (limit: ${n} KB).`,
  'new-file-lost': () => 'I could not fetch that file. Attach it once more.',
  'file-unstorable': ({ at }: { at: number }) =>
    `Character ${at} is damaged (NUL, or half of a character) and cannot be stored.`,
  'file-unstorable-at': ({ path, at }: { path: string; at: number }) =>
    `${path}: character ${at} is damaged (NUL, or half of a character) and cannot be stored.`,
  'new-file-fault': ({ what, fault }: { what: string; fault: string }) =>
    `${what}: this file cannot be used. ${fault} Fix it and attach it again.`,
  // Languages
  'language-is': ({ mine, server }: { mine: string; server: string }) =>
    `I use ${mine} with you. New tables in this server use ${server}. \`/language mine:\` changes yours; members with Manage Server change the tables’ with \`/language server:\`.`,
  'language-is-mine': ({ mine }: { mine: string }) =>
    `I use ${mine} with you. \`/language mine:\` changes it.`,
  'language-set': ({ language }: { language: string }) => `From now on I use ${language} with you.`,
  'language-server-set': ({ language }: { language: string }) => `New tables in this server use ${language}.`,
  'language-not-manager': () => 'Only members with Manage Server can set the language of a server.',
  // Permissions
  'doctor-well': () => 'I have every permission I need. A game can be played in this channel.',
  'doctor-missing': () => 'Missing here:',
  'doctor-optional': () => 'Optional, and missing:',
  'doctor-line': ({ name, cost }: { name: string; cost: string }) => `**${name}**: ${cost}`,
  'doctor-how': () =>
    'To give them: Edit Channel → Permissions → Peach Garden; for a thread, in its parent channel. Create Events and Manage Roles: Server Settings → Roles → Peach Garden.',
  'cost-view': () => 'I cannot see this channel, so no game can be played here.',
  'cost-connect': () => 'Without it I cannot do anything in a voice channel, so no game can be played here.',
  'cost-send': () => 'I cannot post lobbies and turns, so no game can be played here.',
  'cost-threads-send': () => 'I cannot post in threads, so no game can be played in one.',
  'cost-threads-send-here': () =>
    'I cannot post in threads, so games are played in the channel itself, not in a thread each. A league’s tables need threads.',
  'cost-threads-create': () =>
    'Games are played in the channel itself, not in a thread each. A league’s tables need threads.',
  'cost-embed': () => 'Links in my messages show no preview.',
  'cost-attach': () => 'I cannot send pictures of the table.',
  'cost-history': () => 'After an error I cannot see what I already posted and might post it twice.',
  'cost-threads-manage': () => 'I cannot unlock a locked thread.',
  'cost-pin': () =>
    'I cannot pin my welcome, which I post again when chat has buried it, or the page of a league: `/league info`.',
  'here-cannot-play': ({ names }: { names: string }) =>
    `I cannot play here. Missing: ${names}. \`/game doctor\` explains what each is for.`,
  // Faults
  failed: ({ code }: { code: string }) =>
    `Something went wrong on my side; its code is \`${code}\`. The game is safe: **Your move** or \`/game status\` shows where it stands.`,
  away: () => 'My database is not reachable right now. Nothing is lost: please try again in a minute.',
  'guild-only': () => 'This works only in a server.',
  'press-again': () => 'That took me too long. Please press it again.',
  'text-unstorable': ({ field, at }: { field: string; at: number }) =>
    `${field}: character ${at} is damaged (NUL, or half of a character) and cannot be stored. Nothing was done. Type it again without it.`,
  'text-unstorable-here': ({ at }: { at: number }) =>
    `Character ${at} of your text is damaged (NUL, or half of a character) and cannot be stored. Nothing was done. Type it again without it.`,
  'unknown-button': () => 'That button no longer works. `/game status` shows where the game stands.',
  'unknown-command': () => 'I do not know that command any more. `/help` says how to play.',
  'card-unknown': ({ text }: { text: string }) =>
    `No card of any game here is called “${text}”. A part of its name is enough.`,
  'general-unknown': ({ text }: { text: string }) =>
    `No general here is called “${text}”. A part of the name is enough.`,
  'card-ambiguous': ({ text, cards }: { text: string; cards: string }) => `“${text}” could be ${cards}.`,
  'nearest-names': ({ names }: { names: string }) => `Did you mean ${names}?`,
  'rules-no-title': ({ text }: { text: string }) => `No game here is called “${text}”.`,
  'rules-which': () => 'The rules of which game?',
  'rules-topics': () => 'Topics:',
  'rules-next': ({ topic }: { topic: string }) => `Next: ${topic}`,
  'rules-rulings': () => 'Rulings',
  'rules-none': ({ topic }: { topic: string }) => `There is no topic “${topic}”.`,

  // Permissions by name, as Discord's own settings call them
  'permission-view': () => 'View Channel',
  'permission-connect': () => 'Connect',
  'permission-send': () => 'Send Messages',
  'permission-threads-send': () => 'Send Messages in Threads',
  'permission-threads-create': () => 'Create Public Threads',
  'permission-embed': () => 'Embed Links',
  'permission-attach': () => 'Attach Files',
  'permission-history': () => 'Read Message History',
  'permission-threads-manage': () => 'Manage Threads',
  'permission-pin': () => 'Pin Messages',

  ...branchesEn,
  ...lessonsEn,
  ...meEn,
  ...followingEn,
  ...clocksEn,
  ...dailyEn,
  ...customEn,
  ...autoAnswersEn,
  ...plansEn,
  ...refusalsEn,
  ...tablesEn,
  ...votesEn,
  ...welcomeEn,
  ...leagueActsEn,
  ...leagueDiscordEn,
  ...leaguesEn,
  ...picturesEn,
  ...pagesEn,
  ...reviewsEn,
  ...sittingsEn,
  ...statsEn,
} satisfies Catalogue
