// What the bot says about votes and seats that change hands, in English.
import type { Catalogue } from '../../catalogue.ts'

export const votesEn = {
  'vote-undo': ({ who }: { who: string }) =>
    `${who} asks to take back a choice, with all that has happened since.`,
  'vote-pause': ({ who }: { who: string }) => `${who} asks to pause the game.`,
  'vote-resume': ({ who }: { who: string }) => `${who} asks to go on with the game.`,
  'vote-cancel': ({ who }: { who: string }) => `${who} asks to cancel the game.`,
  'vote-replace': ({ who, old, newcomer }: { who: string; old: string; newcomer: string }) =>
    `${who} asks to offer the seat of ${old} to ${newcomer}.`,
  'vote-offer': ({ who, old, newcomer }: { who: string; old: string; newcomer: string }) =>
    `${newcomer} — ${who} offers you the seat of ${old}. Whoever takes it sees what it holds, and plays on from here.`,
  'vote-all': () => 'All must agree.',
  'vote-majority': () => 'More than half must agree.',
  'vote-count': ({ yes, no, of }: { yes: number; no: number; of: number }) =>
    `Yes ${yes} · No ${no} · ${of} ${of === 1 ? 'vote' : 'votes'} in all`,
  'vote-waits': ({ names }: { names: string }) => `⏳ ${names}`,
  'vote-carried': () => '✓ Agreed.',
  'vote-refused': () => '✗ Not agreed.',
  'vote-void': () => '✗ Void: the table has gone on since.',
  'vote-offer-taken': () => '✓ The seat is taken.',
  'vote-offer-declined': () => '✗ The offer is declined.',
  'vote-host': () => 'The host',
  'vote-yes': () => 'Yes',
  'vote-no': () => 'No',
  'vote-allow': () => 'Allow',
  'vote-refuse': () => 'Refuse',
  'offer-take': () => 'Take the seat',
  'offer-decline': () => 'Decline',
  'vote-posted': ({ where }: { where: string }) =>
    `I have put it to the table in ${where}. Those asked vote there.`,
  'offer-posted': ({ name }: { name: string }) => `${name} is asked whether to take the seat.`,
  'game-paused-done': () => 'The game is paused. `/game resume` asks to go on.',
  'game-paused-agreed': () => 'This game is paused: the table agreed to it. `/game resume` asks to go on.',
  'paused-vote': () => 'The table agreed to it.',
  'paused-note': () => '⏸ The game is paused: the table agreed to it. `/game resume` asks to go on.',
  'seat-taken': ({ who, old }: { who: string; old: string }) => `${who} takes the seat of ${old}.`,
  'refused-voted': () => 'You have voted on this already.',
  'refused-no-vote': () =>
    'Those who sat at the table when this was asked vote on it. `/game status` names them.',
  'refused-vote-over': () => 'This vote is over. `/game status` shows where the game stands.',
  'refused-vote-open': () => 'That has been asked already; it waits for the others.',
  'refused-no-seat': ({ seats }: { seats: number }) =>
    `There is no such seat. Name one from 1 to ${seats}, or who sits there.`,
  'refused-newcomer-seated': ({ who }: { who: string }) => `${who} has a seat in this game already.`,
  'refused-not-offered': ({ who }: { who: string }) => `That seat is offered to ${who}.`,
  'refused-bot': () => 'A bot cannot take a seat. Name a member of this server.',
} satisfies Catalogue
