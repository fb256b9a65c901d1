// What a league has on Discord beside its page, in English: posts about tables, calendar events, roles, and what it does without.
import type { Catalogue } from '../../catalogue.ts'

export const leagueDiscordEn = {
  // Posts about tables
  'league-tables-begun': ({ name }: { name: string }) => `${name} · new tables`,
  'league-tables-ended': ({ name }: { name: string }) => `${name} · results`,
  'league-table-over': () => 'over',

  // The calendar event
  'league-event-season': ({ name, n }: { name: string; n: number }) => `${name}: season ${n} starts`,
  'league-event-round': ({ name, n }: { name: string; n: number }) => `${name}: round ${n} starts`,
  'league-event-about-season': ({ game, seats }: { game: string; seats: number }) =>
    `${game}, ${seats} seats. Entries close when the season starts: /league join enters it.`,
  'league-event-about-round': ({ game, seats }: { game: string; seats: number }) =>
    `${game}, ${seats} seats. The tables of the round start by themselves.`,

  // Roles
  'league-role-champion': ({ name }: { name: string }) => `${name} champion`,
  'league-role-tier': ({ name, n }: { name: string; n: number }) => `${name} tier ${n}`,
  'league-act-roles': ({ who }: { who: string }) =>
    `${who} asked for roles: one for the champion, and in divisions one for each tier.`,
  'league-act-no-roles': ({ who }: { who: string }) => `${who} decided that the league gives no roles.`,
  'league-did-roles': ({ name }: { name: string }) =>
    `${name} gives its champion a role after each season, and in divisions the members of each tier one as long as a season runs.`,
  'league-did-no-roles': ({ name }: { name: string }) =>
    `${name} gives no roles. I delete those that I made for it.`,
  'league-roles-on': () => 'Give roles',
  'league-roles-off': () => 'Give none, and delete those of this league',

  // The forum
  'league-round-tag': ({ n }: { n: number }) => `Round ${n}`,
  'league-tables-in': ({ channel }: { channel: string }) => `Tables open in ${channel}.`,
  'league-act-forum': ({ who }: { who: string }) => `${who} chose a forum in which tables open.`,
  'league-act-no-forum': ({ who }: { who: string }) =>
    `${who} decided that tables open in the league’s channel.`,
  'league-did-forum': ({ name, channel }: { name: string; channel: string }) =>
    `Tables of ${name} open in ${channel} from now on, each with a tag of its round.`,
  'league-did-no-forum': ({ name, channel }: { name: string; channel: string }) =>
    `Tables of ${name} open in ${channel} from now on.`,

  // What a league does without
  'league-tables-permission': () => 'Its channel is not told when tables start and end: I cannot post there.',
  'league-tables-full': () => 'Its channel is not told when tables start and end: there is no room.',
  'league-tables-refused': () =>
    'Its channel is not told when tables start and end: Discord refuses the message.',
  'league-event-permission': () => 'It has no calendar event: I lack Create Events.',
  'league-event-full': () =>
    'It has no calendar event: the server has 100, which is the most Discord allows.',
  'league-event-refused': () => 'It has no calendar event: Discord refuses it.',
  'league-roles-permission': () =>
    'Its roles are not up to date: I need Manage Roles, and my own role above those I made.',
  'league-roles-full': () =>
    'Its roles are not all there: the server has 250 roles, which is the most Discord allows.',
  'league-roles-refused': () => 'Its roles are not up to date: Discord refuses them.',

  'league-forum-permission': () =>
    'Its tables have no tag of their round: I lack Manage Channels in the forum. A tag that is called like the round is used, whoever made it.',
  'league-forum-full': () =>
    'Its tables have no tag of their round: the forum has 20 tags, which is the most Discord allows.',
  'league-forum-refused': () =>
    'I cannot use its forum: tables open in the league’s channel instead, or have no tag. I need View Channel, Send Messages and Send Messages in Threads there.',
  'league-threads-permission': () =>
    'I cannot see how many threads are open in this server: I count those of games alone.',
  'league-threads-full': () =>
    'At least 900 threads are open in this server, and Discord allows 1,000: no new table starts until some are archived. I try again every hour.',
  'league-threads-refused': () =>
    'Discord does not tell me how many threads are open in this server: I count those of games alone.',

  // `/game doctor`
  'doctor-leagues': () => 'Leagues of this server:',
  'doctor-league-line': ({ name, what }: { name: string; what: string }) => `${name}: ${what}`,
  'doctor-threads-full': () =>
    'At least 900 threads are open. Discord allows 1,000 in a server: new league tables wait until some are archived.',
  'permission-events': () => 'Create Events',
  'permission-channels': () => 'Manage Channels',
  'permission-roles': () => 'Manage Roles',
  'cost-events': () =>
    'Leagues and live sessions have no calendar event; the page of the league and the thread of the game show the date.',
  'cost-channels': () =>
    'Leagues whose tables open in a forum cannot make a tag there for each round. It is enough to permit it in that forum.',
  'cost-roles': () =>
    'I cannot call members who want to play a game (**Look for players**), and leagues cannot give roles to champions and tiers (`/league-admin roles`).',
} satisfies Catalogue
