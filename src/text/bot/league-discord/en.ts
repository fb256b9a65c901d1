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

  // `/game doctor`
  'doctor-leagues': () => 'Leagues of this server:',
  'doctor-league-line': ({ name, what }: { name: string; what: string }) => `${name}: ${what}`,
  'doctor-threads-full': () =>
    'At least 900 league and game threads are open. Discord allows 1,000 in a server: new league tables wait until some are over.',
  'permission-events': () => 'Create Events',
  'permission-roles': () => 'Manage Roles',
  'cost-events': () =>
    'Leagues have no calendar event for the start of a season or the next round; their page shows the date.',
  'cost-roles': () => 'Leagues cannot give roles to champions and tiers (`/league-admin roles`).',
} satisfies Catalogue
