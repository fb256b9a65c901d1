// What `/me` says in English: one's games, dashboard and data.
import type { Catalogue } from '../../catalogue.ts'

/** Words of what concerns one person alone. */
export const meEn = {
  'my-games-none': () => 'You are in no game. `/game list` shows the open lobbies of a server.',
  'my-games-head': ({ n }: { n: number }) =>
    n === 0
      ? '**Your games.** None is waiting for you.'
      : n === 1
        ? '**Your games.** One is waiting for you.'
        : `**Your games.** ${n} are waiting for you.`,
  'my-games-yours': () => 'your move',

  'note-head': () => '**Your notes** on this game. Only you see them; quotes stand in its history for all.',
  'note-none': () => 'You have no notes on this game. `/me note text:` writes one, which only you see.',
  'note-drop': () => 'Delete a note',
  'note-quote': ({ text }: { text: string }) => `quote: ${text}`,
  'quote-line': ({ who, text }: { who: string; text: string }) => `${who}: “${text}”`,
  'quote-former': () => 'A former player',
  'quote-kept': ({ game }: { game: string }) =>
    `${game}: your quote stands at this step of \`/history show\`, for everybody, in place of any earlier one of yours there. \`/me note\` lists and deletes what you wrote.`,
  'quote-said': ({ game }: { game: string }) =>
    `${game}: your line stands in \`/history show\` at the step at which you said it, for everybody. \`/me note\` lists and deletes what you wrote.`,
  'quote-not-yours': () => 'Only who said a line can put it into the game’s history. Choose one of your own.',
  'quote-no-words': () => 'There are no words in that message to quote.',
  'quote-not-here': () =>
    'No game that has begun is played here. Choose a line of yours in the thread of your game.',
  'note-line': ({ text }: { text: string }) => `Your note: ${text}`,
  'dashboard-title': () => 'Your dashboard',
  'dashboard-head': ({ n }: { n: number }) =>
    n === 0
      ? 'no game is waiting for you'
      : n === 1
        ? 'one game is waiting for you'
        : `${n} games are waiting for you`,
  'dashboard-on': () => 'On',
  'dashboard-off': () => 'Off',
  'dashboard-test': () =>
    'This message reached you, so your dashboard can be set up here: one message, kept up to date, with all your games, your hands and your open questions. You can answer them right here. Only you and I see it. `/me dashboard switch:off` removes it.',
  'dashboard-keep': () => 'Set up my dashboard',
  'dashboard-decline': () => 'No, thank you',
  'dashboard-asked': () =>
    'I have sent you a test message. Press its button in your direct messages to set up your dashboard there.',
  'dashboard-refused': () =>
    'My message did not reach you: you do not allow direct messages from this server. Allow them in its privacy settings and try again. Until then I ask you in the threads.',
  'dashboard-there': () => 'Your dashboard is in our direct messages. `/me dashboard switch:off` removes it.',
  'dashboard-closed': () => 'Your dashboard is removed. `/me dashboard` sets it up again.',
  'dashboard-none': () => 'You have no dashboard. `/me dashboard` sets one up.',
  'dashboard-lost': ({ who }: { who: string }) =>
    `I cannot send ${who} direct messages any more, so their dashboard is gone. From now on I ask ${who} here.`,
  blocked: ({ who }: { who: string }) =>
    `You block ${who}: from now on neither of you comes to the other’s tables, queues and invitations. In leagues you meet only where nothing else is possible. Nobody is told. \`/me block member: switch:off\` takes it back.`,
  'blocked-list': ({ who }: { who: string }) => `You block: ${who}`,
  'blocked-none': () => 'You block nobody. `/me block member:` keeps a member from your tables.',
  'blocked-many': ({ max }: { max: number }) =>
    `You can block at most ${max} members, and not yourself. \`/me block\` lists them.`,
  unblocked: ({ who }: { who: string }) => `You no longer block ${who}.`,
  'not-blocked': ({ who }: { who: string }) => `You do not block ${who}.`,
  'export-me-here': () =>
    'Everything I store about you. `docs/privacy.md` in my source says what each part means, and how long it is kept.',
  'erase-ask': ({ playing }: { playing: number }) =>
    [
      '**Shall I erase your data?** This cannot be undone.',
      playing === 0
        ? '- You have no seat in a running game. You also leave all lobbies.'
        : playing === 1
          ? '- Your seat in one running game goes to a computer player. You also leave all lobbies.'
          : `- Your seats in ${playing} running games go to computer players. You also leave all lobbies.`,
      '- Your name and id are erased from everything I store, and so are your settings, dashboard and unsent picks.',
      '- Games stay playable and can still be verified: they keep the seat and its choices, not you.',
      '- Messages I have posted in channels stay there; members who manage the server can delete them.',
    ].join('\n'),
  'erase-now': () => 'Erase everything',
  'erase-keep': () => 'Keep it',
  'erase-kept': () => 'Nothing was erased.',
  'erase-done': () => 'Done. I store nothing about you any more. You are welcome to come back at any time.',
  'erased-name': ({ n }: { n: number }) => `Former member ${n}`,
} satisfies Catalogue
