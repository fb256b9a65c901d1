// What the host tells a person who asked for what cannot be, and what it tells a table, in English.
import type { Catalogue } from '../../catalogue.ts'
import { hoursAndMinutes } from '../clocks/en.ts'

/** Refusals and notes of the host, by the keys it names. */
export const refusalsEn = {
  'refused-no-game': () => 'There is no such game. `/game list` shows the games of this server.',
  'refused-no-title': () => 'No such game here.',
  'refused-seats': ({ min, max }: { min: number; max: number }) =>
    `This game is for ${min} to ${max} players.`,
  'refused-option': ({ option }: { option: string }) =>
    `“${option}” is not an option for this table. **Options** shows those that are.`,
  'refused-form-old': () =>
    'These settings have changed since you opened the form, so nothing in it was saved. Open it again to change them as they stand now.',
  'refused-not-lobby': () => 'That game has begun already, or is over. `/game list` shows the open lobbies.',
  'refused-lobbies-here': ({ n, games }: { n: number; games: string }) =>
    `You have ${n} open lobbies in this server: ${games}. Start one, or cancel it with \`/game cancel game:\`; then open another.`,
  'refused-lobbies': ({ n, games }: { n: number; games: string }) =>
    `You have ${n} open lobbies across all servers: ${games}. Start one, or cancel it with \`/game cancel game:\`; then open another.`,
  'refused-reliability': ({ asked, own }: { asked: number; own: number }) =>
    `Here ${asked}% reliability is asked for, and yours is ${own}%: the lower of your decisions in time and your games played to the end. \`/me stats\` shows both.`,
  'refused-blocked-there': ({ who }: { who: string }) =>
    `${who} sits there, whom you have blocked. \`/me block\` shows and changes whom you block.`,
  'refused-no-room-for-you': () => 'This table cannot take you. `/game list` shows the others.',
  'refused-no-room-for-them': () => 'This table cannot take them. Choose somebody else.',
  'asked-unseeing': ({ names }: { names: string }) =>
    `${names} cannot see this channel: asked by direct message. Its permissions let them back in.`,
  'asked-you-unseeing': ({ game }: { game: string }) =>
    `It is your move, and you cannot see the game’s channel any more. Answer here, or with \`/play game:${game}\`.`,
  'doctor-unseeing': ({ names }: { names: string }) =>
    `⚠️ ${names} cannot see where this game is played (View Channel). I ask them by direct message.`,
  'doctor-icons': ({ code }: { code: string }) =>
    `Plain emoji stand in for some icons: Discord did not take the bot’s emojis (code ${code}). I try again by myself.`,
  'refused-cannot-see': ({ name, where }: { name: string; where: string }) =>
    `${name} cannot see ${where}, where the game is played. Ask somebody else, or let them in first.`,
  'answer-shut': () =>
    'The thread was locked or archived before I could answer you there. What you chose counts if it was in time: `/me games` shows how your games stand.',
  'refused-not-installed': () =>
    'This game is not available in this version of the bot. Its table is kept and goes on once the game is back.',
  'not-in-version': () => 'not available in this version',
  'refused-full': () => 'All seats are taken.',
  'refused-seated': () => 'You have a seat already.',
  'refused-not-seated': () => 'You have no seat here.',
  'refused-not-asking': () => 'They have withdrawn their request. **Invite** invites them.',
  'refused-asker-seated': () => 'They have a seat here already.',
  'refused-asker-tables': () =>
    'They are already at this server’s table limit. Let them in once one of their tables is over.',
  'refused-not-host': ({ host }: { host: string }) => `Only ${host}, who opened the lobby, can do that.`,
  'refused-too-few-players': ({ min }: { min: number }) =>
    `This game needs at least ${min} players. Computer players count.`,
  'refused-no-strength': () => 'There is no computer player of that strength.',
  'refused-not-playing': () =>
    'That game is not being played: it has not started yet, or is over. `/game list` shows the running games; add `game:` with the id of one.',
  'refused-paused': () => 'That game is paused. `/game resume` resumes it, or asks the others to.',
  'refused-own-time': () => 'Time can be given to other players only.',
  'refused-no-clock': ({ who }: { who: string }) => `No clock is running for ${who} now.`,
  'refused-gives-too-much': ({ hours, minutes }: { hours: number; minutes: number }) =>
    hours + minutes === 0
      ? 'This decision has been given all the time it can be.'
      : `Give at least 1 minute and at most ${hoursAndMinutes(hours, minutes)} for this decision.`,
  'refused-not-paused': () => 'That game is not paused.',
  'refused-other-server': () =>
    'This game belongs to another server. It can be resumed there, with `/game resume` in any channel.',
  'refused-not-alone': () =>
    'Other members are still playing. `/game resign` leaves your seat to a computer player.',
  'refused-not-over-yet': () =>
    'Until the game is over you can view its past as everyone saw it, or as you saw it.',
  'refused-not-finished': () => 'Only after the game ends: it would reveal the server seed.',
  'refused-not-followable': () =>
    'They do not allow being followed. They can, with `/me followers switch:on`.',
  'refused-follows-oneself': () => 'You cannot follow yourself. `/me games` shows your own tables.',
  'refused-follows-many': ({ max }: { max: number }) =>
    `You follow ${max} tables and members already. \`/history follow\` lists them; stop following one first.`,
  'refused-notes-full': ({ max }: { max: number }) =>
    `You have ${max} notes in this game already. Delete one first.`,
  'refused-quote-full': () =>
    'Your quotes at that step leave no room for this line. `/me note` deletes them.',
  'refused-not-branched': () => 'Only a finished game can be played on from.',
  'refused-branch-changed': () =>
    'That moment cannot be played on from: the rules have changed since, or hidden cards can lie no other way. Try it with the cards as they were, or from another step.',
  'refused-branch-over': () => 'The game was over there. Choose an earlier step.',
  'refused-not-reviewed': () => 'Only a game that was played to its end can be reviewed.',
  'refused-not-played': () =>
    'This is for the players of this game: at its end you had no seat, or a computer player had taken it.',
  'refused-card-shared': () => 'The result card of this game has been posted already.',
  'refused-reviews-full': () => 'Too many reviews are waiting to be made. Ask again in a few hours.',
  'refused-seed-word': ({ max }: { max: number }) => `A seed word has at most ${max} characters.`,
  'refused-no-lesson': () => 'There is no lesson for this game.',
  'refused-lesson-only': () =>
    'Not yet: here the lesson goes on only with what it recommends. In your own games you choose freely.',
  'refused-stale': () => 'That choice is out of date. Nothing was played.',
  'refused-not-yours': ({ who }: { who: string }) => `${who} must choose this, not you.`,
  'refused-already-answered': () => 'You have chosen already.',
  'refused-game-over': () => 'The game is over.',
  'refused-not-an-option': () => 'That is not one of the choices.',
  'refused-too-few': () => 'That is too few.',
  'refused-too-many': () => 'That is too many.',
  'refused-nothing-to-undo': () => 'You have no choice here that can be undone.',
  'refused-undo-needs-consent': () =>
    'The game has moved on since then. `/game undo` asks the others whether you may undo it.',
  'refused-undo-revealed': () =>
    'That cannot be undone: hidden information has been revealed since, or undoing would reveal some.',
  undone: ({ who }: { who: string }) => `↩ ${who} undoes a choice.`,
  'undone-agreed': ({ who }: { who: string }) =>
    `↩ The others agree: ${who} undoes a choice. The game resumes from there.`,
  'wound-back': () =>
    '↩ The rules were fixed during this game. It was undone to the last safe point and reshuffled from there.',
  'seat-replaced': ({ who, computer }: { who: string; computer: string }) =>
    `${who} leaves the game. 🤖 ${computer} takes the seat.`,
  'paused-channel': () => 'The channel it was played in has been deleted.',
  'paused-permission': () => 'A permission is missing where it is played; `/game doctor` there names it.',
  'paused-locked': () => 'Its thread is locked; a member with Manage Threads can unlock it.',
  'paused-refused': () =>
    'Discord refuses the bot’s messages there. Messages that are missing are told by `/history log`.',
  'post-left-out': () =>
    '⚠️ A message of this game is missing here: Discord refuses it. `/history log` tells what happened.',
  'not-shown': ({ game }: { game: string }) =>
    `A message of your game \`${game}\` cannot be shown: Discord refuses it. \`/game list\` and \`/history log\` show the game.`,
  'posts-stuck': ({ n, tries, when }: { n: number; tries: number; when: string }) =>
    `⚠️ ${n === 1 ? 'One message' : `${n} messages`} of this game could not be posted yet; tried ${tries === 1 ? 'once' : `${tries} times`}. Next try: ${when}.`,
  'paused-told': ({ game, why }: { game: string; why: string }) =>
    `Your game \`${game}\` is paused. ${why} Type \`/game resume\` where you want to continue.`,
} satisfies Catalogue

/** How strong a computer player is. */
export const namesEn = {
  random: 'Random',
  easy: 'Easy',
  normal: 'Normal',
  hard: 'Hard',
  expert: 'Expert',
  'erased-member': 'A former member',
}
