// What the bot says of leagues in English: their page, their screens, what organisers do.
import type { Catalogue } from '../../catalogue.ts'
import { queueTable } from './queue-table.ts'

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const tableTime = (days: number): string =>
  `**Time.** A table has ${count(days, 'day', 'days')} from its start; then computer players (Hard) finish it, so stalling does not help: members whose move it is then have missed a decision, and finish behind the others who still play. Pausing a table does not extend this deadline.`

const leaving = (substitute: string): string =>
  `**Leaving.** A member who gives up a seat permanently scores 0 at that table and is rated last. The others play on against a computer player and keep their places. A computer player that stands in for a while changes nothing, but a member who never decides anything at a table is absent: they score 0 and are rated last as well. A substitute from ${substitute} plays for the entry; a substitute’s own rating never falls.`

export const leaguesEn = {
  // What a league is
  'league-format-divisions': () => 'Divisions',
  'league-format-season': () => 'Open season',
  'league-format-cup': () => 'Cup',
  'league-format-queue': () => 'Queue',
  'league-about-divisions': () =>
    'Groups in tiers. In a group all meet each other equally often, or as nearly as can be, and take all seats equally often. All tables of a season start at once; a table waits while one of its members already has as many games as they want.',
  'league-about-season': () =>
    'Any number of members. Each round starts on its date, whatever is still running, and seats members of similar strength who have met least.',
  'league-about-cup': () =>
    'Two seats. Each round pairs members with similar points who have not met; nobody is eliminated.',
  'league-about-queue': () =>
    'A table starts when enough members of similar rating are waiting. You can stop and come back at any time.',
  'league-seats': ({ n }: { n: number }) => count(n, 'seat', 'seats'),
  'league-nobody': ({ n }: { n: number }) => `nobody (#${n})`,
  'league-tier': ({ n }: { n: number }) => `Tier ${n}`,
  'league-group': ({ tier, group }: { tier: number; group: number }) => `Tier ${tier} · Group ${group}`,
  'league-table': ({ round, n }: { round: number; n: number }) => `Round ${round}, table ${n}`,
  'league-table-alone': ({ n }: { n: number }) => `Table ${n}`,
  'league-table-queue': ({ draw, n }: { draw: number; n: number }) => `Table ${queueTable(draw, n)}`,

  // How it stands
  'league-season-entry': ({ n, entered }: { n: number; entered: number }) =>
    `Season ${n} is open for entries · ${entered} entered`,
  'league-season-running': ({ n, entered }: { n: number; entered: number }) =>
    `Season ${n} is running · ${count(entered, 'member', 'members')}`,
  'league-season-over': ({ n }: { n: number }) => `Season ${n} is over`,
  'league-round-of': ({ n, of }: { n: number; of: number }) => `round ${n} of ${of}`,
  'league-begins': ({ when }: { when: string }) => `begins ${when}`,
  'league-next-round': ({ when }: { when: string }) => `next round ${when}`,
  'league-no-season': () => 'No season yet',
  'league-is-paused': () =>
    '⏸ Paused: no round begins until an organiser resumes it. Running tables continue.',
  'league-is-paused-queue': () =>
    '⏸ Paused: no table begins until an organiser resumes it. Running tables continue.',
  'league-is-archived': () => 'Archived: everything stays readable, and nothing begins any more.',

  // The page and its buttons
  'league-join': () => 'Join',
  'league-leave': () => 'Leave',
  'league-standings': () => 'Standings',
  'league-schedule': () => 'Schedule',
  'league-mine': () => 'My tables',
  'league-rules': () => 'Rules',
  'league-running': ({ n }: { n: number }) => `**Running** (${n})`,
  'league-more-tables': ({ n }: { n: number }) => `… and ${n} more: **Schedule**`,
  'league-more-members': ({ n }: { n: number }) => `… and ${n} more: **Standings**`,
  'league-overdue': () => 'time is up, computer players finish it',
  'league-starts': ({ when }: { when: string }) => `starts ${when}`,
  'league-table-paused': () => '⏸ paused',

  // Standings
  'league-standings-head': ({ name, n }: { name: string; n: number }) => `${name} · standings of season ${n}`,
  'league-standings-none': () => 'No standings yet: they begin with the first table.',
  'league-games': ({ n, wins }: { n: number; wins: number }) =>
    `${count(n, 'game', 'games')}, ${count(wins, 'win', 'wins')}`,
  'league-byes': ({ n }: { n: number }) => count(n, 'bye', 'byes'),
  'league-rating': ({ value, margin, games }: { value: number; margin: number; games: number }) =>
    `${value} ± ${margin} · ${count(games, 'game', 'games')}`,
  'league-provisional': () => 'provisional',
  'league-reliability': ({ percent }: { percent: number }) => `${percent}% in time`,
  'league-absent': ({ n }: { n: number }) => `absent from ${count(n, 'game', 'games')}`,
  'league-out': () => 'left',
  'league-legend': () =>
    'Points · games and wins · rating ± margin (see `/league rules`) · share of decisions made in time',

  // Schedule, results, own tables
  'league-schedule-head': ({ name, n }: { name: string; n: number }) => `${name} · schedule of season ${n}`,
  'league-schedule-none': () => 'Nothing is paired yet.',
  'league-round': ({ n, when }: { n: number; when: string }) => `**Round ${n}** · ${when}`,
  'league-byes-of': ({ names }: { names: string }) => `Bye: ${names}`,
  'league-own-bye': ({ n }: { n: number }) => `- Round ${n}: bye`,
  'league-resting': ({ names }: { names: string }) => `Sitting out (already at their game limit): ${names}`,
  'league-results-head': ({ name, n }: { name: string; n: number }) => `${name} · results of season ${n}`,
  'league-results-none': () => 'No table has ended yet.',
  'league-annulled': () => 'annulled: it does not count',
  'league-computer-for': ({ name }: { name: string }) => `a computer player for ${name}`,
  'league-gave-up': () => ' (gave up the seat)',
  'league-was-absent': () => ' (absent)',
  'league-stalled': () => ' (time ran out on their move)',
  'league-points-of': ({ points }: { points: string }) => `${points} ${points === '1' ? 'point' : 'points'}`,
  'league-mine-head': ({ name }: { name: string }) => `${name} · your tables`,
  'league-mine-none': () => 'You have no table in this season yet.',

  // Info
  'league-pace-divisions': ({ table }: { table: number }) =>
    `A table has ${count(table, 'day', 'days')}; then computer players (Hard) finish it, so stalling does not help.`,
  'league-pace-rounds': ({ days, table }: { days: number; table: number }) =>
    `A round every ${count(days, 'day', 'days')}. A table has ${count(table, 'day', 'days')}; then computer players (Hard) finish it, so stalling does not help.`,
  'league-pace-cup': ({ table }: { table: number }) =>
    `Each round begins when all tables of the one before have ended. A table has ${count(table, 'day', 'days')}; then computer players (Hard) finish it, so stalling does not help.`,
  'league-points-short': ({ seats, points }: { seats: number; points: string }) =>
    `**Points**: 6 × the share of opponents beaten, and ${seats} for the win, shared by those who win together. Here: ${points}.`,
  'league-points-own': ({ points }: { points: string }) =>
    `**Points** from first place to last: ${points}. Those who tie share what their places are worth.`,
  'league-points-fewer': ({ usual, fewer, seats }: { usual: string; fewer: string; seats: number }) =>
    `${usual} (at a table of ${seats}: ${fewer})`,
  'league-ties-short': () =>
    '**Ties**: wins, head-to-head results of the tied members, share of the winner’s score, then by lot.',
  'league-telling': ({ n, percent, half }: { n: number; percent: number; half: number }) =>
    `**Luck**: after ${count(n, 'game', 'games')} about ${percent}% of the difference between members is skill, the rest is luck (50% after about ${half} games, measured between our computer players). A season crowns a champion; it does not rank the players.`,
  'league-telling-half': ({ half }: { half: number }) =>
    `**Luck**: after about ${half} games half of the difference between members is skill, the rest is luck (measured between our computer players).`,
  'league-proof': ({ end }: { end: string }) =>
    `Pairing proof: the end of the hash chain is \`${end}\`. Each draw publishes a link that hashes to it.`,
  'league-guests': ({ code }: { code: string }) =>
    `Guests from other servers join with \`/league join code:${code}\`; tables are played in this server.`,
  'league-organisers': ({ role }: { role: string }) => `Organisers: members with Manage Events, and ${role}.`,
  'league-you-in': ({ limit }: { limit: number }) =>
    `✓ You are in. At most ${count(limit, 'league game', 'league games')} at once.`,
  'league-you-waiting': () => '⏳ You are on the waiting list.',
  'league-you-queued': () => '⏳ You are waiting for a table.',
  'league-you-withdrawn': () => 'You have left this season.',
  'league-you-excluded': () => 'You are excluded from this season.',
  'league-you-rest': ({ season }: { season: number }) => `You sit out until season ${season}.`,

  // Joining and leaving
  'league-created': ({ name, id }: { name: string; id: string }) =>
    `${name} is open: \`${id}\`. Its page appears in this channel and stays up to date. \`/league-admin\` organises it.`,
  'league-joined': ({ name, limit }: { name: string; limit: number }) =>
    `✓ You are in ${name}. You play at most ${count(limit, 'league game', 'league games')} at once; \`/league join games:\` changes that.`,
  'league-joined-waiting': ({ name }: { name: string }) =>
    `⏳ You are on the waiting list of ${name}. You are in when the next season opens, or when somebody needs a substitute.`,
  'league-joined-queue': ({ name }: { name: string }) =>
    `⏳ You are waiting for a table of ${name}. I mention you when it starts.`,
  'league-sleeps-apart': () =>
    'You share fewer than 8 waking hours of the day with everybody who waits now: a table starts once somebody with other hours joins. `/me quiet` sets your quiet hours.',
  'league-left': ({ name }: { name: string }) => `You have left ${name}. Running tables continue.`,
  'league-left-queue': ({ name }: { name: string }) => `You are no longer waiting for a table of ${name}.`,
  'league-leave-ask': ({ name }: { name: string }) =>
    `⚠ Leave ${name} in the middle of the season? You get no more tables in it. Running tables continue: play them to the end, or \`/game resign\` gives up a seat, which scores you 0 there.`,
  'league-leave-sure': () => 'Leave the season',
  'league-leave-stay': () => 'Stay',
  'league-stayed': ({ name }: { name: string }) => `You are still in ${name}.`,
  'league-queue-head': ({ name }: { name: string }) => `${name} · waiting`,
  'league-queue-waiting': ({ n }: { n: number }) => count(n, 'member is waiting:', 'members are waiting:'),
  'league-queue-none': () => 'Nobody is waiting.',
  'league-queue-not': ({ name }: { name: string }) => `${name} has no queue. \`/league join\` enters it.`,

  // Finding leagues
  'league-none-here': () => 'No league in this server yet. `/league create` opens one.',
  'league-no-queue-here': () => 'No league with a queue in this server yet. `/league create` opens one.',
  'league-unknown': ({ text }: { text: string }) =>
    `There is no league “${text}” here. \`league:\` lists those of this server.`,
  'league-unknown-code': ({ text }: { text: string }) =>
    `No league has the code “${text}”. Its organisers find it in \`/league info\`.`,
  'league-which': ({ names }: { names: string }) => `More than one league fits: ${names}. Add \`league:\`.`,
  'league-gone': () => 'That league no longer exists. `/league info` shows those of this server.',

  // Organising
  'league-create-lacks': () =>
    'You need Manage Events or the organiser role of this server (`/league-admin organisers`) to open a league.',
  'league-create-thread': () =>
    'A league needs a channel in which each table gets its thread. Open it in one.',
  'league-create-everyone': () => '@everyone cannot organise leagues. Choose an organiser role.',
  'league-admin-lacks': () => 'Organising this league needs the permission Manage Events in this server.',
  'league-admin-lacks-role': ({ role }: { role: string }) =>
    `Organising this league needs the permission Manage Events, or the role ${role}.`,
  'league-organisers-lacks': () =>
    'Naming the role of organisers needs the permission Manage Events in this server.',
  'league-admin-elsewhere': ({ name }: { name: string }) =>
    `${name} belongs to another server. It is organised there.`,
  'league-points-unread': ({ text }: { text: string }) =>
    `“${text}” are not points. Write whole numbers from first place to last, such as \`10,4,2,0\`; an open season may have a second list for tables of one fewer: \`10,4,2,0 / 8,4,0\`.`,
  'league-reason-short': ({ min, max }: { min: number; max: number }) =>
    `Give a reason of ${min} to ${max} characters. Everybody can read it in \`/league log\`.`,
  'league-no-table': ({ text }: { text: string }) =>
    `“${text}” is not a table of this league. \`game:\` lists them.`,
  'league-no-member': () => 'Name a member of the league.',
  'league-two-members': () => 'Name two different members.',
  'league-did-start': ({ name }: { name: string }) => `${name} begins now.`,
  'league-did-pause': ({ name }: { name: string }) =>
    `${name} is paused. No round or queue table begins until it resumes.`,
  'league-did-resume': ({ name }: { name: string }) => `${name} resumes.`,
  'league-did-extend': ({ days }: { days: number }) =>
    `All running tables have ${count(days, 'day', 'days')} more.`,
  'league-did-extend-one': ({ days, game }: { days: number; game: string }) =>
    `Table \`${game}\` has ${count(days, 'day', 'days')} more.`,
  'league-did-exclude': ({ who }: { who: string }) =>
    `${who} is out of this season and the next. Computer players finish their tables.`,
  'league-did-exclude-queue': ({ who }: { who: string }) =>
    `${who} is out of the queue until somebody readmits them. Computer players finish their tables.`,
  'league-did-readmit': ({ who }: { who: string }) => `${who} may enter again with **Join**.`,
  'league-did-forbid': ({ one, other }: { one: string; other: string }) =>
    `${one} and ${other} do not meet from the next draw on.`,
  'league-did-lift': ({ one, other }: { one: string; other: string }) =>
    `${one} and ${other} may meet again.`,
  'league-did-substitute': ({ out, into, game }: { out: string; into: string; game: string }) =>
    `${into} plays for ${out} at table \`${game}\` from now on.`,
  'league-did-annul': ({ game }: { game: string }) => `Table \`${game}\` is annulled. It counts nowhere.`,
  'league-did-archive': ({ name }: { name: string }) => `${name} is archived. Everything stays readable.`,
  'league-did-organisers': ({ role }: { role: string }) =>
    `Members with ${role} organise all leagues of this server from now on, beside those with Manage Events.`,
  'league-did-no-organisers': () =>
    'Leagues are now organised by members with Manage Events and by each league’s own role.',
  'league-logged': ({ reason }: { reason: string }) =>
    `-# Everybody can read it in \`/league log\`: “${reason}”`,
  'league-may-not-meet': () => 'They must not meet',
  'league-may-meet': () => 'They may meet again',

  // The log and the export
  'league-log-head': ({ name }: { name: string }) => `${name} · what was done, and why`,
  'league-log-none': () => 'Nothing has been done yet.',
  'league-log-reason': ({ reason }: { reason: string }) => `“${reason}”`,
  'league-export-here': () =>
    'The whole league as a file: draws, results, points and ratings can be computed again from it.',

  // The ceremony
  'league-end-head': ({ name, n }: { name: string; n: number }) => `🏆 ${name}: season ${n} is over`,
  'league-end-champion': ({ name, points, games }: { name: string; points: string; games: string }) =>
    `${name} wins with ${points} points (${games})!`,
  'league-end-tie-wins': ({ name }: { name: string }) => `Level on points with ${name}: more wins decided.`,
  'league-end-tie-ahead': ({ name }: { name: string }) =>
    `Level on points with ${name}: places at common tables decided.`,
  'league-end-tie-share': ({ name }: { name: string }) =>
    `Level on points with ${name}: a larger share of the winner’s score decided.`,
  'league-end-tie-lot': ({ name }: { name: string }) => `Level on points with ${name}: decided by lot.`,
  'league-end-unwon': ({ name }: { name: string }) =>
    `Nobody scored a point. ${name} is first on tie-breaks.`,
  'league-end-medal': ({ name, points, games }: { name: string; points: string; games: string }) =>
    `${name} · ${points} points (${games})`,
  'league-end-luckiest': ({ name, n }: { name: string; n: number }) =>
    `⭐ Luckiest: ${name} won ${count(n, 'table', 'tables')} at which the others were rated higher.`,
  'league-end-stubborn': ({ name, n, points }: { name: string; n: number; points: string }) =>
    `⭐ Most stubborn: ${name} played ${count(n, 'table', 'tables')} to the end and never gave up a seat, with ${points} points.`,

  // Rules, in plain words
  'league-rules-points': ({ seats, points }: { seats: number; points: string }) =>
    `**Points.** A table is worth 6 × the share of opponents you finish ahead of (a tie counts half), and ${seats} more for the win; those who win together share them. Here from first to last: ${points}. The mean is 4 at every size, so nobody gains by sitting at a larger or smaller table.`,
  'league-rules-points-own': ({ points, mean }: { points: string; mean: string }) =>
    `**Points.** This league has its own, from first place to last: ${points}. Those who tie share what their places are worth. The mean is ${mean} at every size, so nobody gains by the size of a table, and a bye scores it.`,
  'league-rules-ties': () =>
    '**Ties** are broken by wins, then head-to-head (at common tables, finishing ahead of a tied member counts +1, behind −1), then by the mean share of the winner’s score where the game counts scores, then by lot, from the seed of the last draw.',
  'league-rules-leaving': () =>
    `${leaving('the season or its waiting list')} A member who disappears from a table sits out one season.`,
  'league-rules-leaving-queue': () => leaving('the queue’s members'),
  'league-rules-time': ({ days }: { days: number }) =>
    `${tableTime(days)} A member has at most 7 days of vacation a season (\`/me away\`), for all tables together; after that their clocks run.`,
  'league-rules-time-queue': ({ days }: { days: number }) =>
    `${tableTime(days)} Each table grants a member at most 7 days of vacation (\`/me away\`); after that their clock runs.`,
  'league-rules-pairing-divisions': () =>
    '**Pairing.** Groups play by a fixed design: all meet each other equally often, or as nearly as can be, and take all seats equally often. Each tier has twice as many groups as the one above. After a season the top of a group moves up, the bottom moves down. Newcomers begin at the bottom. A table waits while one of its members is at their game limit (newcomers: 2), but not beyond the deadline of the first tables.',
  'league-rules-pairing-season': () =>
    '**Pairing.** A round avoids second meetings first, then seats members with similar points together, and lets everyone take each seat as often as the others. A bye scores the mean; nobody has a second one before everybody has had one. A member with as many games as they want sits out, which scores nothing. You can still enter until half the rounds are paired, with nothing for those you missed.',
  'league-rules-pairing-cup': () =>
    '**Pairing.** Each round pairs members with similar points who have not met, both seats as often for each. A bye scores the mean and goes to the lowest who has had none. The cup goes on until no more than one member is undefeated.',
  'league-rules-pairing-queue': () =>
    '**Pairing.** A table starts around the member who has waited longest: with members at most 100 rating points apart, 100 more after every 8 hours of waiting, who share at least 8 waking hours of the day. Members who have just played each other wait 8 hours for somebody else.',
  'league-rules-reliability': ({ percent }: { percent: number }) =>
    `**Reliability.** Who joins has made ${percent}% of their decisions in time and played ${percent}% of their games to the end. Newcomers with few games are welcome.`,
  'league-rules-proof': () =>
    '**Proof.** When the league opened it published the end of a hash chain. When the entries for a draw are frozen, the next link is published, and the draw follows from it and the entries. So nobody can choose a draw, and `/league export` lets anybody make it again.',
  'league-rules-ratings': () =>
    '**Ratings** are read as 1240 ± 90: a member’s true strength lies in that range about two times in three. Below 10 games a rating is provisional; after 60 days without a game it is hidden.',
} satisfies Catalogue
