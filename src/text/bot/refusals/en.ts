// What the host tells a person who asked for what cannot be, and what it tells a table, in English.
import type { Catalogue } from '../../catalogue.ts'

/** Refusals and notes of the host, by the keys it names. */
export const refusalsEn = {
  'refused-no-game': () => 'There is no such game.',
  'refused-no-title': () => 'This house does not have that game.',
  'refused-seats': ({ min, max }: { min: number; max: number }) =>
    `This game is for ${min} to ${max} players.`,
  'refused-option': ({ option }: { option: string }) => `“${option}” is no option for this table.`,
  'refused-not-lobby': () => 'That game has begun already, or is over.',
  'refused-full': () => 'All seats are taken.',
  'refused-seated': () => 'You have a seat already.',
  'refused-not-seated': () => 'You have no seat here.',
  'refused-not-host': ({ host }: { host: string }) => `That is for ${host} to do, who opened the table.`,
  'refused-too-few-sitters': ({ min }: { min: number }) =>
    `This game needs at least ${min} players. Computer players count.`,
  'refused-no-strength': () => 'There is no computer player of that strength.',
  'refused-not-playing': () => 'That game is not being played.',
  'refused-paused': () => 'That game is paused. `/game resume` goes on with it.',
  'refused-not-paused': () => 'That game is not paused.',
  'refused-not-alone': () =>
    'Other members are still playing. `/game resign` leaves your seat to a computer player.',
  'refused-not-over-yet': () =>
    'Until the game is over you see its past as everyone saw it, or through your own eyes.',
  'refused-not-finished': () => 'That can be had only after the end: it would open the secret.',
  'refused-luck': ({ max }: { max: number }) => `A luck word has at most ${max} characters.`,
  'refused-stale': () => 'That choice is from an earlier moment. Nothing was played.',
  'refused-not-yours': ({ who }: { who: string }) => `That is for ${who} to choose, not for you.`,
  'refused-already-answered': () => 'You have chosen already.',
  'refused-game-over': () => 'The game is over.',
  'refused-not-an-option': () => 'That is none of the choices.',
  'refused-too-few': () => 'That is too few.',
  'refused-too-many': () => 'That is too many.',
  'refused-nothing-to-undo': () => 'You have no choice here that could be taken back.',
  'refused-undo-needs-consent': () =>
    'The table has gone on since then. `/game undo` asks the others whether you may take it back.',
  'refused-undo-revealed': () =>
    'That cannot be taken back: it would give something away, or something has come to light that nobody can unknow.',
  undone: ({ who }: { who: string }) => `↩ ${who} takes back a choice.`,
  'undone-agreed': ({ who }: { who: string }) =>
    `↩ The others agree: ${who} takes back a choice, and the game goes on from there.`,
  'wound-back': () =>
    '↩ The rules were mended while this game was going on. It goes back a little, to the last safe point, and the shuffle begins anew there.',
  'seat-replaced': ({ who, computer }: { who: string; computer: string }) =>
    `${who} leaves the game. 🤖 ${computer} takes the seat.`,
  'paused-channel': () => 'Its channel is gone.',
  'paused-permission': () => 'A permission is missing where it is played; `/game doctor` there names it.',
  'paused-locked': () => 'Its thread is locked; somebody who may manage threads can unlock it.',
  'paused-told': ({ game, why }: { game: string; why: string }) =>
    `Your game \`${game}\` is paused. ${why} \`/game resume\` goes on with it in the channel where you type it.`,
} satisfies Catalogue

/** How strong a computer player is. */
export const namesEn = {
  random: 'random',
  casual: 'casual',
  easy: 'easy',
  steady: 'steady',
  sharp: 'sharp',
}
