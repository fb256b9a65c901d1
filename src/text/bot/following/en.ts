// Following tables and members, and tables that are worth watching, in English.
import type { Catalogue } from '../../catalogue.ts'

/** Words of what members are told once a day. */
export const followingEn = {
  'follow-none': () =>
    'You follow nothing. `/history follow game:` follows a table, `/history follow member:` a member who allows it: once a day I tell you in private what happened, as everybody saw it.',
  'follow-head': ({ time, zone }: { time: string; zone: string }) =>
    `**You follow** – told every day within half an hour after ${time} (${zone}), only when something happened. \`/history follow at: zone:\` changes the time.`,
  'follow-member': ({ name }: { name: string }) => `${name}, at every table that you can see`,
  'follow-paused': () =>
    'You take no direct messages from me, so I tell you nothing. Allow them in the privacy settings of a server that we share, then press the button.',
  'follow-paused-short': () =>
    'You follow tables, but take no direct messages from me. `/history follow` says what to do.',
  'follow-resume': () => 'Tell me again',
  'follow-drop': () => 'Stop following',
  'follow-stop': () => 'Stop following',
  'follow-stop-all': () => 'Follow nothing',
  'follow-list': () => 'What I follow',
  'follow-button': () => 'Follow',
  'follow-stopped': () => 'You follow nothing any more. I send you no more of these messages.',
  'follow-unseen': () => 'You cannot see the channel of that table, so you cannot follow it.',
  'follow-time': ({ text }: { text: string }) =>
    `“${text}” is not a time of day. Write it as in \`20:00\`, \`8 pm\` or \`7\`.`,
  'follow-both': () => 'Name a table or a member, not both: one at a time.',
  'followers-off': () =>
    'Nobody can follow you. `/me followers switch:on` allows it: others are then told once a day what happened at your tables, as everybody there saw it.',
  'followers-on': ({ n }: { n: number }) =>
    `You allow being followed; ${n === 0 ? 'nobody follows' : n === 1 ? 'one member follows' : `${n} members follow`} you now. They are told once a day what happened at your tables that they can see, never your hand. \`/me followers switch:off\` ends it at once.`,
  'worth-head': () => '**Tables worth watching**',
  'worth-none': () =>
    'No table of others is near its end, close, or a league’s now. `/game list` shows all tables.',
  'worth-near': () => 'near its end',
  'worth-close': () => 'close',
  'worth-league': () => 'a league’s table',
  'worth-shown': ({ game }: { game: string }) => `In the picture: ${game}`,
  'digest-head': () => '**What happened at tables you follow**',
  'digest-because': ({ names }: { names: string }) => `with ${names}`,
  'digest-quiet': () => 'Nothing that everybody saw.',
  'digest-more': ({ n }: { n: number }) => (n === 1 ? 'and one more event' : `and ${n} more events`),
} satisfies Catalogue
