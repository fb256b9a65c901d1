// What `/me` says in English: one's games, desk and data.
import type { Catalogue } from '../../catalogue.ts'

/** Words of what concerns one person alone. */
export const meEn = {
  'my-games-none': () => 'You sit at no table. `/game list` shows the open ones of a server.',
  'my-games-head': ({ n }: { n: number }) =>
    n === 0
      ? '**Your games.** None waits for you.'
      : n === 1
        ? '**Your games.** One waits for you.'
        : `**Your games.** ${n} wait for you.`,
  'my-games-yours': () => 'your move',

  'desk-title': () => 'Your desk',
  'desk-head': ({ n }: { n: number }) =>
    n === 0 ? 'nothing waits for you' : n === 1 ? 'one game waits for you' : `${n} games wait for you`,
  'desk-on': () => 'On',
  'desk-off': () => 'Off',
  'desk-test': () =>
    'This message reached you, so your desk can stand here: one message, kept up to date, with all your games, your hands and what you are asked, to be answered right here. Only you and I see it. `/me desk switch:off` clears it away.',
  'desk-keep': () => 'Set up my desk here',
  'desk-decline': () => 'No, thank you',
  'desk-asked': () =>
    'I have sent you a test message. Press its button in your direct messages, and your desk stands there.',
  'desk-refused': () =>
    'My message did not reach you: you take no direct messages from this server. Allow them in its privacy settings and try again. Until then everything is asked in the threads.',
  'desk-there': () => 'Your desk stands in our direct messages. `/me desk switch:off` clears it away.',
  'desk-closed': () => 'The desk is cleared. `/me desk` sets it up again.',
  'desk-none': () => 'You have no desk. `/me desk` sets one up.',
  'desk-lost': ({ who }: { who: string }) =>
    `${who}'s direct messages are closed to me, so the desk there is gone. What ${who} is asked stands here, as for everyone.`,
  'export-me-here': () =>
    'Everything I store about you. `docs/privacy.md` in my source says what each part means, and for how long it is kept.',
  'erase-ask': ({ playing }: { playing: number }) =>
    [
      '**Shall I forget you?** There is no way back.',
      playing === 0
        ? '- You sit in no running game.'
        : playing === 1
          ? '- Your seat in one running game passes to a computer player; lobbies you leave.'
          : `- Your seats in ${playing} running games pass to computer players; lobbies you leave.`,
      '- Your name and id are erased from everything I store, your settings, desk and unsent picks with them.',
      '- Games stay playable and can still be verified: they remember a seat and what it chose, not you.',
      '- Messages I have posted in channels stay there; whoever manages the server can delete them.',
    ].join('\n'),
  'erase-now': () => 'Erase everything',
  'erase-keep': () => 'Keep it',
  'erase-kept': () => 'Nothing was erased.',
  'erase-done': () =>
    'Done. I do not know you any more. Farewell, and come back as a stranger whenever you like.',
  'erased-name': ({ n }: { n: number }) => `Former member ${n}`,
  'erased-member': () => 'A former member',
} satisfies Catalogue
