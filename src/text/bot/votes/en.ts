// What the bot says about votes and seats that change hands, in English.
import type { Catalogue } from '../../catalogue.ts'

export const votesEn = {
  'vote-undo': ({ who }: { who: string }) => `${who} asks to undo a choice and everything since.`,
  'vote-pause': ({ who }: { who: string }) => `${who} asks to pause the game.`,
  'vote-resume': ({ who }: { who: string }) => `${who} asks to resume the game.`,
  'vote-cancel': ({ who }: { who: string }) => `${who} asks to cancel the game.`,
  'vote-replace': ({ who, old, newcomer }: { who: string; old: string; newcomer: string }) =>
    `${who} asks to offer the seat of ${old} to ${newcomer}.`,
  'vote-offer': ({ who, old, newcomer }: { who: string; old: string; newcomer: string }) =>
    `${newcomer}: ${who} offers you the seat of ${old}. If you take it, you see everything this seat knows, and play on from here.`,
  'vote-all': () => 'All must agree.',
  'vote-majority': () => 'More than half must agree.',
  'vote-count': ({ yes, no, of }: { yes: number; no: number; of: number }) =>
    `Yes ${yes} · No ${no} · ${of} ${of === 1 ? 'vote' : 'votes'} in all`,
  'vote-waits': ({ names }: { names: string }) => `⏳ ${names}`,
  'vote-carried': () => '✓ Agreed.',
  'vote-refused': () => '✗ Not agreed.',
  'vote-void': () => '✗ Cancelled: the game has moved on.',
  'vote-offer-taken': () => '✓ The seat is taken.',
  'vote-offer-declined': () => '✗ The offer is declined.',
  'vote-host': () => 'The host',
  'vote-yes': () => 'Yes',
  'vote-no': () => 'No',
  'vote-allow': () => 'Allow',
  'vote-refuse': () => 'Refuse',
  'offer-take': () => 'Take the seat',
  'offer-decline': () => 'Decline',
  'vote-posted': ({ where }: { where: string }) => `I have asked the players in ${where}. They vote there.`,
  'offer-posted': ({ name }: { name: string }) => `I have asked ${name} whether to take the seat.`,
  'game-paused-done': () => 'The game is paused. `/game resume` asks the others to resume it.',
  'game-paused-agreed': () =>
    'This game is paused: the players agreed. `/game resume` asks them to resume it.',
  'paused-note': () => '⏸ The game is paused: the players agreed. `/game resume` asks them to resume it.',
  'seat-taken': ({ who, old }: { who: string; old: string }) => `${who} takes the seat of ${old}.`,
  'refused-voted': () => 'You have voted on this already.',
  'refused-no-vote': () =>
    'Only players who had a seat when this was asked can vote. `/game status` lists the players.',
  'refused-vote-over': () => 'This vote is over. `/game status` shows where the game stands.',
  'refused-vote-open': () => 'That has already been asked. It is waiting for the others.',
  'refused-no-seat': ({ seats }: { seats: number }) =>
    `There is no such seat. Give a number from 1 to ${seats}, or the player’s name.`,
  'refused-newcomer-seated': ({ who }: { who: string }) => `${who} has a seat in this game already.`,
  'refused-not-offered': ({ who }: { who: string }) => `That seat is offered to ${who}.`,
  'refused-bot': () => 'A bot cannot take a seat. Name a member of this server.',
} satisfies Catalogue
