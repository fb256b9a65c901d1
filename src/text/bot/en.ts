// The bot's own words in English: the typed catalogue that the other languages must match.
import type { Catalogue } from '../catalogue.ts'
import { clocksEn } from './clocks/en.ts'
import { meEn } from './me/en.ts'
import { ordersEn } from './orders/en.ts'
import { refusalsEn } from './refusals/en.ts'
import { votesEn } from './votes/en.ts'

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
  'in-words': () => 'In words',
  confirm: () => 'Confirm',
  'confirm-what': ({ what }: { what: string }) => `Confirm: ${what}`,
  undo: () => 'Undo',
  'take-back': () => 'Undo my last choice',
  'taken-back': () => 'Your last choice is taken back.',
  back: () => 'Back',
  more: () => 'More',
  earlier: () => 'Earlier',
  later: () => 'Later',
  'look-again': () => 'Look again',
  'my-games': ({ n }: { n: number }) => `My other games (${n})`,
  rematch: () => 'Rematch',
  write: () => 'Write',
  'pick-one': () => 'Choose one',
  'pick-position': ({ n, label }: { n: number; label: string }) => `Position ${n}: ${label}`,
  'pick-nth': ({ n, of }: { n: number; of: number }) => `Pick number ${n} of ${of}`,
  'pick-order': () => 'Choose the whole order',
  'pick-none': () => 'None',
  'pick-some': ({ min, max }: { min: number; max: number }) =>
    min === max ? `Choose ${min}` : min === 0 ? `Choose up to ${max}` : `Choose ${min} to ${max}`,
  'pick-page': ({ from, to, of }: { from: number; to: number; of: number }) => `${from}–${to} of ${of}`,
  'pick-strength': () => 'How strong?',
  'pick-game': () => 'Which game?',
  'your-words': () => 'Your words',

  // The lobby
  'lobby-seats': ({ n }: { n: number }) => count(n, 'player', 'players'),
  'basic-rules': () => 'basic rules',
  'lobby-host': ({ name }: { name: string }) => `Host: ${name}`,
  'lobby-sitters': ({ seats }: { seats: string }) => `Seats: ${seats}`,
  'lobby-seal': ({ seal }: { seal: string }) =>
    `Shuffle seal: \`${seal}\` (checkable after the game; \`/game join luck:\` mixes a word of yours into it)`,
  'lobby-play-here': ({ where }: { where: string }) => `Playing in ${where}.`,
  'lobby-paused': () => 'Paused.',
  'lobby-cancelled': () => 'Cancelled.',
  'lobby-finished': ({ winners }: { winners: string }) => `Over. ${winners}`,
  'lobby-opened': ({ game }: { game: string }) =>
    `The lobby is open: \`${game}\`. Others press **Join**; you press **Start**.`,
  'lobby-luck-taken': ({ seat }: { seat: number }) =>
    `You have seat ${seat}. Your luck word is mixed into the shuffle.`,
  'lobby-seated': ({ seat }: { seat: number }) => `You have seat ${seat}.`,
  'lobby-left': () => 'You have left the table.',
  'lobby-computer': ({ name }: { name: string }) => `${name} takes a seat.`,
  'lobby-waits': ({ n }: { n: number }) =>
    `The game has not begun: ${count(n, 'seat is', 'seats are')} still free.`,
  'lobby-full': () => 'The game has not begun: the table is full, the host may start.',
  'game-started': ({ where }: { where: string }) => `The game begins in ${where}.`,
  'game-cancelled': () => 'The game is cancelled.',
  'game-resigned': () => 'You have left the game. A computer player takes your seat.',
  'game-resumed': () => 'The game goes on here.',
  'thread-name': ({ title, game }: { title: string; game: string }) => `${title} · ${game}`,

  // The welcome
  'welcome-title': () => '## Welcome to Peach Garden 桃園',
  /** Stands in a welcome of another language. */
  'welcome-line': () => 'The button below starts a game at once; the menus speak your language.',
  'welcome-body': () =>
    [
      'Table games of the Three Kingdoms and of Chinese history, played in your own time: a move is a few clicks, whenever you come by.',
      '- **Try a game now**: you against three computer players, in a thread of its own.',
      '- `/game new` opens a table for others to join; `/help` tells the rest.',
    ].join('\n'),
  'try-now': () => 'Try a game now',
  'try-begun': ({ where }: { where: string }) =>
    `Your table is set: ${where}. **Your move** is under the newest message there.`,
  'try-goes-on': ({ where }: { where: string }) => `You have such a game already: ${where}.`,

  // Whose move it is
  'prompt-line': ({ who, what }: { who: string; what: string }) => `${who} — ${what}`,
  'option-hint': ({ label, hint }: { label: string; hint: string }) => `**${label}**: ${hint}`,
  'seat-strength': ({ name, strength }: { name: string; strength: string }) => `${name} (${strength})`,
  'prompt-done': ({ line }: { line: string }) => `✓ ${line}`,
  'prompt-moved': ({ line }: { line: string }) => `↓ ${line}`,

  // The panel
  'panel-head': ({ title, game }: { title: string; game: string }) => `**${title}** · \`${game}\``,
  'panel-picked': ({ items }: { items: string }) => `So far: ${items}`,
  'you-chose': ({ items }: { items: string }) => `You have chosen ${items}.`,
  'panel-none-picked': () => 'Nothing picked yet.',
  'panel-type': () => 'or type `/play choice:`',
  'panel-write': ({ n }: { n: number }) => `Write up to ${count(n, 'character', 'characters')}.`,
  stale: () => 'This menu is from an earlier moment. Here is where the game stands:',
  'stale-choice': () =>
    'That choice belonged to an earlier moment. Nothing was played. Here is where the game stands:',
  'moved-on': () => 'Your picks changed elsewhere in the meantime. Here they are as they stand:',
  thanks: () => 'Thanks. Next:',
  'not-yours': ({ names }: { names: string }) => `That is for ${names} to choose, not for you.`,
  'no-seat': () => 'You have no seat in this game.',
  'nothing-now': () => 'Nothing for you now.',
  'waits-for': ({ names }: { names: string }) => `Next: ${names}.`,
  'game-over': ({ winners }: { winners: string }) => `This game is over. ${winners}`,
  'game-is-cancelled': () => 'This game was cancelled.',
  'game-paused': ({ why }: { why: string }) =>
    `This game is paused. ${why} \`/game resume\` goes on in the channel where you type it.`,
  'other-games-none': () => 'No other game waits for you.',
  'other-games': () => 'These games wait for you:',
  'hand-empty': () => 'You hold nothing.',

  // Typed choices
  'typed-unknown': ({ text }: { text: string }) => `“${text}” is none of the choices.`,
  'typed-ambiguous': ({ text, options }: { text: string; options: string }) =>
    `“${text}” could be ${options}. Which?`,
  'typed-count': ({ have, min, max }: { have: number; min: number; max: number }) =>
    min === max ? `Choose ${min}; that was ${have}.` : `Choose ${min} to ${max}; that was ${have}.`,
  'possible-now': () => 'Possible now:',
  'and-more': ({ n }: { n: number }) => `… and ${n} more`,
  'suggest-more': ({ n, of }: { n: number; of: number }) => `… (${n} of ${of})`,

  // Finding games
  'no-game-here': () => 'No game here is meant for this. `/game list` shows the games of this server.',
  'no-such-game': ({ game }: { game: string }) => `There is no game \`${game}\`.`,
  'which-game': ({ games }: { games: string }) => `Several games could be meant: ${games}. Add \`game:\`.`,
  'list-head': () => '**Games on this server**',
  'list-none': () => 'No game is open or running here. `/game new` opens one.',
  'list-seats-free': ({ n }: { n: number }) => count(n, 'seat free', 'seats free'),
  'join-which': ({ game }: { game: string }) => `Join ${game}`,
  'list-paused': () => 'paused',
  'status-head': ({ seats, seal }: { seats: string; seal: string }) => `Seats: ${seats}\nSeal: \`${seal}\``,
  'status-waits': ({ what }: { what: string }) => `⏳ ${what}`,
  'status-started': ({ when }: { when: string }) => `Begun ${when}.`,
  'log-empty': () => 'Nothing has happened yet.',
  'log-page': ({ page, of }: { page: number; of: number }) => `Page ${page} of ${of}`,

  'history-step': ({ step, of, who }: { step: number; of: number; who: string }) =>
    `Step ${step} of ${of} · as seen by ${who}`,
  'history-public': () => 'everyone',
  'history-eyes': () => 'Through whose eyes?',
  'history-go': () => 'Go to step',
  'history-which': ({ of }: { of: number }) => `Which step, from 1 to ${of}?`,
  'history-changed': () =>
    '-# The rules were mended after this was played, so the table of this moment cannot be laid out again.',

  // The end
  'end-winners': ({ names, n }: { names: string; n: number }) =>
    n === 1 ? `${names} wins!` : `${names} win!`,
  'end-nobody': () => 'Nobody wins.',
  'end-score': ({ rank, name, total, parts }: { rank: number; name: string; total: number; parts: string }) =>
    `${rank}. ${name} **${total}**${parts ? ` = ${parts}` : ''}`,
  'end-part': ({ label, points }: { label: string; points: number }) => `${label} ${points}`,
  'end-rank': ({ rank, name }: { rank: number; name: string }) => `${rank}. ${name}`,
  'end-secret': ({ secret, verdict }: { secret: string; verdict: string }) =>
    `Opened secret: \`${secret}\` ${verdict}`,
  'end-checked': () => 'checked ✓',
  'end-unchecked': () => '(`/game verify` checks it)',
  'end-broken': () => 'does not check: see `/game verify`',

  // Verify and export
  'verify-ok': ({ n }: { n: number }) =>
    `✓ Played again from the opened secret: ${count(n, 'entry', 'entries')}, each with the same cards, the same story, the same result.`,
  'verify-other': ({ from, to, rules }: { from: number; to: number; rules: number }) =>
    `Entries ${from}–${to} were played by rules version ${rules}, which this bot no longer runs; they are chained and unbroken, but not played again.`,
  'verify-bad': ({ why }: { why: string }) => `✗ It does not check: ${why}`,
  'verify-bad-at': ({ n, why }: { n: number; why: string }) => `✗ It does not check at entry ${n}: ${why}`,
  'verify-seal': ({ seal }: { seal: string }) => `Seal (published with the lobby): \`${seal}\``,
  'verify-secret': ({ secret }: { secret: string }) => `Secret (its sha256 is the seal): \`${secret}\``,
  'verify-mixed': ({ n, luck }: { n: number; luck: number }) =>
    `Mixed in: ${count(n, 'join', 'joins')}, ${count(luck, 'luck word', 'luck words')}.`,
  'export-here': () => 'The whole game as a file. It names seats, not people.',

  // New games
  'new-seats': ({ title, min, max }: { title: string; min: number; max: number }) =>
    `${title} is for ${min} to ${max} players.`,
  'new-option-unknown': ({ text, options }: { text: string; options: string }) =>
    `“${text}” is no option of this game. Options: ${options}.`,
  'new-option-seats': ({ option, seats }: { option: string; seats: string }) =>
    `${option} is for ${seats} players.`,
  'new-no-options': () => 'none',
  'new-no-file': ({ title }: { title: string }) => `${title} takes no file. Leave \`file:\` out.`,
  'new-file-large': ({ n }: { n: number }) => `That file is too large. It may have ${n} KB.`,
  'new-file-lost': () => 'I could not fetch that file. Attach it once more.',
  'new-file-fault': ({ what, fault }: { what: string; fault: string }) =>
    `${what}: the file cannot be used. ${fault} Mend that and attach it again.`,

  // Languages
  'language-is': ({ mine, server }: { mine: string; server: string }) =>
    `I speak ${mine} to you. Tables on this server speak ${server}.`,
  'language-is-mine': ({ mine }: { mine: string }) => `I speak ${mine} to you.`,
  'language-set': ({ language }: { language: string }) => `From now on I speak ${language} to you.`,
  'language-server-set': ({ language }: { language: string }) =>
    `New tables on this server speak ${language}.`,
  'language-not-manager': () => 'The language of a server is set by those who may manage the server.',

  // Permissions
  'doctor-well': () => 'All permissions are here. A game can be played in this channel.',
  'doctor-missing': () => 'Missing here:',
  'doctor-optional': () => 'Optional, and missing:',
  'doctor-line': ({ name, cost }: { name: string; cost: string }) => `**${name}**: ${cost}`,
  'doctor-how': () =>
    'Channel settings → Permissions → Peach Garden gives them; for a thread, the settings of its channel.',
  'cost-view': () => 'I cannot see this channel, so no game can be played here.',
  'cost-send': () => 'I cannot post lobbies and turns, so no game can be played here.',
  'cost-threads-send': () => 'I cannot post in threads, so no game can be played in one.',
  'cost-threads-create': () => 'games are played in the channel itself, not in a thread each.',
  'cost-embed': () => 'links in my messages show no preview.',
  'cost-attach': () => 'I cannot send pictures of the table.',
  'cost-history': () => 'after a fault I cannot look up what I had posted, and might say something twice.',
  'cost-threads-manage': () => 'I cannot wake a locked thread.',
  'here-cannot-play': ({ names }: { names: string }) =>
    `I cannot play here. Missing: ${names}. \`/game doctor\` tells more.`,

  // Faults
  failed: ({ code }: { code: string }) =>
    `Something broke on my side, and I have noted it as \`${code}\`. The game is safe: **Your move** or \`/game status\` shows where it stands.`,
  'guild-only': () => 'That works on a server only.',
  'unknown-button': () => 'That button is from another time. `/game status` shows where the game stands.',
  'help-title': () => '**Peach Garden** · table games of the Three Kingdoms, in your own time',
  'help-body': () =>
    [
      '**Begin**: `/game new` opens a lobby; others press Join; the host presses Start. Each game has its own thread.',
      '**Move**: press **Your move** under the newest message, or type `/play` and complete your choice. Only you see your cards and menus.',
      '**Look**: `/board` the table, `/hand` what you alone hold, `/game status` whose move it is, `/game log` the story so far.',
      '**Learn**: `/rules` explains the game you are in, topic by topic; `/card` what a card does.',
      '**Manage**: `/game list`, `/game leave` (lobby), `/game resign` (running game: a computer player takes over), `/game undo`, `/game pause`, `/game resume`, `/game replace`, `/game cancel`.',
      '**Trust**: each shuffle is sealed before anybody sits down and opened at the end; `/game verify` plays the whole game again from it, `/game export` gives you the file.',
      '**Wait less**: `/orders` lets a standing order answer for you; only you see what it says.',
      '**Languages**: `/language` sets yours; your menus speak it, whatever the table speaks.',
      '**Trouble**: `/game doctor` names what I lack in this channel.',
    ].join('\n'),
  'card-unknown': ({ text }: { text: string }) =>
    `No card of any game here is called “${text}”. A part of its name is enough.`,
  'general-unknown': ({ text }: { text: string }) =>
    `No general here is called “${text}”. A part of the name is enough.`,
  'card-ambiguous': ({ text, cards }: { text: string; cards: string }) => `“${text}” could be ${cards}.`,
  'rules-topics': () => 'Topics:',
  'rules-none': ({ topic }: { topic: string }) => `There is no topic “${topic}”.`,

  // Permissions by name, as Discord's own settings call them
  'permission-view': () => 'View Channel',
  'permission-send': () => 'Send Messages',
  'permission-threads-send': () => 'Send Messages in Threads',
  'permission-threads-create': () => 'Create Public Threads',
  'permission-embed': () => 'Embed Links',
  'permission-attach': () => 'Attach Files',
  'permission-history': () => 'Read Message History',
  'permission-threads-manage': () => 'Manage Threads',

  ...meEn,
  ...clocksEn,
  ...ordersEn,
  ...refusalsEn,
  ...votesEn,
} satisfies Catalogue
