// Inviting, looking for players, watching, and what organisers set for their server, in English.
import type { Catalogue } from '../../catalogue.ts'

const seats = (n: number): string => `${n} ${n === 1 ? 'seat' : 'seats'}`

/** Words of who is asked to a table, who looks on, and of `/server settings`. */
export const tablesEn = {
  'role-link': ({ id }: { id: string }) => `<@&${id}>`,
  'channel-link': ({ id }: { id: string }) => `<#${id}>`,
  links: ({ first, rest }: { first: string; rest: string }) => `${first} · ${rest}`,

  // Inviting
  invite: () => 'Invite',
  'invite-how': ({ n, hour }: { n: number; hour: number }) =>
    `Who do you want to invite? At most ${n} members at once and ${hour} an hour. I mention each of them once, with Join beside it.`,
  'invite-people': () => 'Members of this server',
  'invite-role': () => 'A role that may be invited',
  'invite-role-mute': ({ roles }: { roles: string }) =>
    `-# I cannot mention ${roles}: somebody who manages roles can let everybody mention them.`,
  'invite-call': ({ who, by, game, n }: { who: string; by: string; game: string; n: number }) =>
    `${who} ${by} invites you to ${game}: ${seats(n)} free.`,
  'invite-done': ({ who }: { who: string }) => `Invited: ${who}.`,
  'invite-unheard': ({ who }: { who: string }) =>
    `Invited without a notification, because of quiet hours or a vacation: ${who}.`,
  'invite-left': ({ who }: { who: string }) =>
    `Left out, because they sit there, were invited, or cannot be invited now: ${who}.`,
  'invite-bots': ({ who }: { who: string }) =>
    `Left out, because they are bots or not in this server: ${who}.`,
  'refused-invites-many': ({ max }: { max: number }) => `Invite at most ${max} members at once.`,
  'refused-invites-hour': ({ max }: { max: number }) =>
    `You can invite at most ${max} members an hour. Invite the others later, or show them the lobby’s Join button.`,
  'refused-invites-nobody': () =>
    'There is nobody to invite: bots, members who sit there, were invited or cannot be invited now are left out. Choose others.',
  'refused-not-invitable': () =>
    'That role may not be invited here. Members with Manage Server allow it with `/server settings`.',
  'refused-mentioned': ({ at }: { at: number }) =>
    `That was mentioned a short while ago. It can be mentioned again <t:${at}:R>.`,

  // Tables for invited members
  'invite-only': () => 'Invite only: members who are invited, or whom the host lets in.',
  'invite-only-short': () => 'invite only',
  'join-everyone': () => 'Everybody may join',
  'join-invited': () => 'Invite only',
  'join-everyone-now': () => 'Everybody may join.',
  'join-invited-now': () => 'Invite only: members you invite, and members you let in.',
  'refused-not-invited': ({ host }: { host: string }) =>
    `This table is invite only, and you are not invited yet. You can ask ${host} to let you in.`,
  'refused-asked': ({ host }: { host: string }) =>
    `You have asked. ${host} has not answered yet; once you are let in, I seat you.`,
  'refused-declined': ({ host }: { host: string }) =>
    `${host} has not let you in at this table. \`/game list\` shows others, \`/game new\` opens your own.`,
  'refused-asks-no-more': () =>
    'Too many members wait for an answer at this table already. `/game list` shows others.',
  'refused-not-invite-only': () => 'Everybody may join this table: press Join.',
  'ask-host': () => 'Ask to be let in',
  'asked-host': ({ host }: { host: string }) => `I have asked ${host}. Once you are let in, I seat you.`,
  'join-request-line': ({ host, who, game }: { host: string; who: string; game: string }) =>
    `${host}, ${who} asks to join ${game}.`,
  'let-in': () => 'Let in',
  'let-not': () => 'Not this time',
  'join-request-in': ({ who, game }: { who: string; game: string }) => `✓ ${who} joins ${game}.`,
  'join-request-over': ({ who, game }: { who: string; game: string }) => `${who} asked to join ${game}.`,

  'lobby-opened-invited': ({ game }: { game: string }) =>
    `The lobby is open: \`${game}\`. Ask others with **Invite**; you press **Start**.`,
  'series-button': () => 'Play best of three',
  'series-game': ({ n }: { n: number }) => `Best of three · game ${n}`,
  'series-wins': ({ who, n }: { who: string; n: number }) => `${who} ${n}`,
  'series-standing': ({ list }: { list: string }) => `Best of three: ${list}.`,
  'series-won': ({ n, who }: { n: number; who: string }) =>
    n === 1 ? `${who} wins the series!` : `${who} share the series.`,
  'rematch-called': ({ who, where }: { who: string; where: string }) =>
    `${who} opens another game: ${where}.`,
  'rematch-opened': ({ game }: { game: string }) =>
    `Lobby \`${game}\` is open. The game starts by itself once everyone who played has joined; with others you press **Start**.`,
  'rematch-opened-invited': ({ game }: { game: string }) =>
    `Lobby \`${game}\` is open to those who played. The game starts by itself once all of them have joined.`,

  // What a lobby keeps behind More
  'lobby-more': () => 'More',
  'lobby-more-look': ({ button }: { button: string }) =>
    `- **${button}** mentions the members who want to be called for this game.`,
  'lobby-more-learn': ({ button }: { button: string }) =>
    `- **${button}** teaches the game in a few minutes: just you and computer players.`,
  'lobby-more-fairness': ({ button }: { button: string }) =>
    `- **${button}** tells how the shuffle can be checked, and how you add a word of yours to it.`,
  'lobby-more-language': () =>
    '- The menu sets the language of what I post for everyone at this table. What only you see is in yours.',
  'pick-table-language': () => 'Language of this table',

  // Looking for players
  'look-for': () => 'Look for players',
  'call-me': () => 'Call me for games',
  'call-me-not': () => 'Do not call me',
  'call-role': ({ title }: { title: string }) => `Players wanted: ${title}`,
  'call-line': ({ role, host, game, n }: { role: string; host: string; game: string; n: number }) =>
    `${role} ${host} is looking for players: ${game}, ${seats(n)} free.`,
  'call-done': ({ role }: { role: string }) => `I’ve pinged ${role} for this table.`,
  'call-on': ({ title, role }: { title: string; role: string }) =>
    `You now have the role ${role}: I call you when somebody looks for players of ${title}, at most once an hour.`,
  'call-off': ({ title }: { title: string }) => `I will not call you for ${title} any more.`,
  'calls-lack': () =>
    'I lack the permission Manage Roles here, without which I cannot call players. Members who manage the server can give it to me; until then **Invite** asks members by name.',
  'calls-below': () =>
    'That role stands above mine, so I cannot give or mention it. Members who manage the server can move my role above it.',
  'calls-full': () =>
    'This server has as many roles as Discord allows, so I cannot make one. Delete one and try again.',
  'refused-calls-off': () =>
    'Looking for players is switched off in this server. **Invite** asks members by name; `/server settings` switches it on.',
  'refused-calls-nobody': () =>
    'Nobody wants to be called for this game yet. Members press **Call me for games** below, or at the game in `/game new`. **Invite** asks members by name.',
  'refused-calls-invite-only': () =>
    'This table is invite only, so I mention no role. **Invite** asks members by name, or let everybody join under **Options**.',

  // Watching
  watch: () => 'Watch',
  'watch-stop': () => 'Stop watching',
  'watch-on': ({ game }: { game: string }) =>
    `You are now watching ${game}. It is in \`/me games\` and on your dashboard, I add you to its thread, and I tell you when it ends. You see what everybody sees.`,
  'watch-off': ({ game }: { game: string }) =>
    `You no longer watch ${game}. If its thread is still in your list, leave it there.`,
  'watch-not': ({ game }: { game: string }) => `You are not watching ${game}.`,
  'watch-games': () => '**You watch**',
  'played-by': ({ names }: { names: string }) => `Players: ${names}`,
  'watched-by': ({ who }: { who: string }) => `Watching: ${who}`,
  'refused-sits-here': () => 'You have a seat in this game: it is among your games already.',

  // What organisers set
  'refused-openers': ({ roles }: { roles: string }) =>
    `In this server only members with ${roles} open tables. Ask one of them, join a table of \`/game list\`, or try a game alone with \`/learn\`.`,
  'refused-elsewhere': ({ channels }: { channels: string }) =>
    `In this server tables are opened in ${channels}. Open it there.`,
  'refused-tables-here': ({ max, games }: { max: number; games: string }) =>
    `In this server a member sits at ${max === 1 ? 'one table' : `${max} tables`} at most. You sit at ${games}. Finish one, or leave a lobby with \`/game leave game:\`.`,
  'refused-server-limit': ({ max }: { max: number }) =>
    `In this server a member sits at ${max === 1 ? 'one table' : `${max} tables`} at most. Join with \`games:${max}\` or fewer.`,
  'server-not-manager': () => 'Only members with Manage Server can change the settings of a server.',
  'server-head': () => '**Tables in this server**',
  'server-saved': () => 'What you send applies at once. `/game doctor` checks my permissions in a channel.',
  'server-openers': ({ roles }: { roles: string }) => `Who opens tables: ${roles}`,
  'server-everybody': () => 'everybody',
  'server-openers-too': () => ' (and members with Manage Server)',
  'server-channels': ({ channels }: { channels: string }) => `Where: ${channels}`,
  'server-everywhere': () => 'in every channel',
  'server-tables': ({ n }: { n: string }) => `Tables per member at once: ${n}`,
  'server-no-limit': () => 'no limit',
  'server-reliability': ({ share }: { share: string }) => `Reliability asked of who joins: ${share}`,
  'server-reliability-none': () => 'none',
  'pick-reliability': () => 'Reliability asked of who joins',
  'lobby-reliability': ({ percent }: { percent: number }) =>
    `Who joins has ${percent}% reliability (decisions in time, games played to the end); newcomers are welcome.`,
  'reliability-new': ({ percent }: { percent: number }) =>
    `Here ${percent}% reliability is asked for. You have played too few games to tell, so you are welcome. Games you give up and decisions you miss will count.`,
  'server-speed': ({ speed }: { speed: string }) => `Usual speed: ${speed}`,
  'server-language': ({ language }: { language: string }) => `Language of tables: ${language}`,
  'server-invitable': ({ roles }: { roles: string }) => `Roles that may be invited: ${roles}`,
  'server-no-roles': () => 'none',
  'server-calls': ({ state }: { state: string }) => `Looking for players: ${state}`,
  'server-daily-none': () => 'Position every day: none (`/server daily`)',
  'server-calls-lack': () => 'on, but I lack Manage Roles',
  'pick-openers': () => 'Who opens tables?',
  'pick-openers-none': () => 'If you choose no role: everybody',
  'pick-channels': () => 'Where?',
  'pick-channels-none': () => 'If you choose no channel: in every channel',
  'pick-calls': () => 'Looking for players by a role of each game',
  'server-days': ({ n }: { n: number }) => (n === 1 ? '1 day' : `${n} days`),
  'server-vote-days': ({ n }: { n: number }) => `Votes are open for: ${n} ${n === 1 ? 'day' : 'days'}`,
  'pick-vote-days': () => 'How long are votes open?',
  'pick-tables': () => 'How many tables per member?',
  'pick-invitable': () => 'Which roles may be invited?',
  'pick-speed': () => 'Usual speed',
  'pick-language': () => 'Language of tables',
  'server-more': () => 'Speed, language, votes',
  'server-first': () => 'Who, where, how many',
  'server-calls-on': () => 'Allowed',
  'server-calls-off': () => 'Forbidden',
  'server-fault': () => 'That cannot be set. Nothing was changed.',
} satisfies Catalogue
