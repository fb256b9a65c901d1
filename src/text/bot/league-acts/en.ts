// What a league does by itself or at an organiser's word, and what it refuses, in English.
import type { Catalogue } from '../../catalogue.ts'
import { queueTable } from '../leagues/queue-table.ts'

/** A table by the draw of its queue, and its number in that draw. */
type OfQueue = { draw: number; table: number }
/** The digest of a round, and the one that it replaces. */
type Replaced = { digest: string; before: string }

export const leagueActsEn = {
  'league-act-created': ({ who }: { who: string }) => `${who} created the league.`,
  'league-act-start': ({ who }: { who: string }) => `${who} started the next round before its date.`,
  'league-act-paused': ({ who }: { who: string }) =>
    `${who} paused the league: no round starts until it resumes. Running tables continue.`,
  'league-act-paused-queue': ({ who }: { who: string }) =>
    `${who} paused the league: no table starts until it resumes. Running tables continue.`,
  'league-act-resumed': ({ who }: { who: string }) => `${who} resumed the league.`,
  'league-act-place-lost': () =>
    'The league paused: nothing can be posted in its channel any more. `/league-admin resume` resumes it in the channel where it is typed.',
  'league-act-extended': ({ who, days, tables }: { who: string; days: number; tables: number }) =>
    `${who} gave ${tables} ${tables === 1 ? 'table' : 'tables'} ${days} more ${days === 1 ? 'day' : 'days'}.`,
  'league-act-excluded': ({ who, member }: { who: string; member: string }) =>
    `${who} excluded ${member} from this season and the next. Computer players finish their tables.`,
  'league-act-excluded-queue': ({ who, member }: { who: string; member: string }) =>
    `${who} excluded ${member} from the queue. Computer players finish their tables.`,
  'league-act-readmitted': ({ who, member }: { who: string; member: string }) =>
    `${who} let ${member} enter again.`,
  'league-act-forbidden': ({ who, one, other }: { who: string; one: string; other: string }) =>
    `${who} decided that ${one} and ${other} are not paired with each other.`,
  'league-act-allowed': ({ who, one, other }: { who: string; one: string; other: string }) =>
    `${who} decided that ${one} and ${other} may be paired again.`,
  'league-act-substituted': ({ who, one, other }: { who: string; one: string; other: string }) =>
    `${who} gave the seat of ${one} to ${other}.`,
  'league-act-annulled': ({ who, round, table }: { who: string; round: number; table: number }) =>
    `${who} annulled table ${table} of round ${round}: it does not count.`,
  'league-act-annulled-queue': ({ who, draw, table }: { who: string } & OfQueue) =>
    `${who} annulled table ${queueTable(draw, table)}: it does not count.`,
  'league-act-archived': ({ who }: { who: string }) => `${who} archived the league.`,
  'league-act-organisers': ({ who }: { who: string }) =>
    `${who} named a role of the server that organises its leagues. \`/league info\` shows it.`,
  'league-act-no-organisers': ({ who }: { who: string }) =>
    `${who} decided that no role of the server organises its leagues.`,
  'league-act-paired': ({ round, tables, link }: { round: number; tables: number; link: string }) =>
    `Round ${round} was paired: ${tables} ${tables === 1 ? 'table' : 'tables'}. Link of the chain: ${link}`,
  'league-act-drawn': ({ groups, tables, link }: { groups: number; tables: number; link: string }) =>
    `The season was drawn: ${groups} ${groups === 1 ? 'group' : 'groups'}, ${tables} tables. Link of the chain: ${link}`,
  'league-act-too-few': () => 'Too few members had entered for one table: the season starts a week later.',
  'league-act-too-few-paused': () =>
    'Too few members have entered for one table, again and again: the league paused.',
  'league-act-busy': ({ round, days }: { round: number; days: number }) =>
    `Round ${round} is put off by ${days} ${days === 1 ? 'day' : 'days'}: too few members are free for another game.`,
  'league-act-over': ({ season }: { season: number }) => `Season ${season} ended.`,
  'league-act-closed': ({ round, digest }: { round: number; digest: string }) =>
    `Round ${round} was closed. Digest: ${digest}`,
  'league-act-closed-queue': ({ draw, digest }: { draw: number; digest: string }) =>
    `Draw ${draw} was closed. Digest: ${digest}`,
  'league-act-closed-anew': ({ round, digest, before }: { round: number } & Replaced) =>
    `Round ${round} was recalculated without the annulled table. Digest: ${digest} replaces ${before}`,
  'league-act-closed-anew-queue': ({ draw, digest, before }: { draw: number } & Replaced) =>
    `Draw ${draw} was recalculated without the annulled table. Digest: ${digest} replaces ${before}`,
  'league-act-overdue': ({ round, table }: { round: number; table: number }) =>
    `Table ${table} of round ${round} ran out of time: computer players finish it.`,
  'league-act-overdue-queue': ({ draw, table }: OfQueue) =>
    `Table ${queueTable(draw, table)} ran out of time: computer players finish it.`,
  'league-act-lost': ({ round, table }: { round: number; table: number }) =>
    `Table ${table} of round ${round} could no longer be shown to its players: it does not count.`,
  'league-act-lost-queue': ({ draw, table }: OfQueue) =>
    `Table ${queueTable(draw, table)} could no longer be shown to its players: it does not count.`,
  'league-act-vanished': ({ member }: { member: string }) =>
    `${member} disappeared from a table and sits out the next season.`,
  'league-act-chain': ({ left, end }: { left: number; end: string }) =>
    `The hash chain has ${left} links left. After them comes a new one, which is part of this draw. Its end: ${end}`,
  'league-act-gone': ({ member }: { member: string }) =>
    `${member} is not in this server any more and has left the season. Whoever comes back may enter again.`,
  'league-table-begins': ({
    league,
    round,
    table,
    due,
  }: {
    league: string
    round: number
    table: number
    due: number
  }) =>
    `**${league}** · round ${round} · table ${table}. Computer players finish whatever is still running <t:${due}:R> (<t:${due}:D>).`,
  'league-table-begins-queue': ({ league, draw, table, due }: { league: string; due: number } & OfQueue) =>
    `**${league}** · table ${queueTable(draw, table)}. Computer players finish whatever is still running <t:${due}:R> (<t:${due}:D>).`,
  'league-time-over': () =>
    '⏳ The time of this league table is over. Computer players finish the game for everyone.',
  'league-seat-given-up': ({ who }: { who: string }) =>
    `${who} no longer plays here. A computer player takes over.`,
  'league-too-few': ({ seats }: { seats: number }) =>
    `Too few members have entered for one table of ${seats}. The season starts a week later. \`/league join\` enters.`,
  'league-too-few-paused': ({ seats, times }: { seats: number; times: number }) =>
    `Too few members have entered for one table of ${seats}, ${times} weeks in a row: the league pauses. \`/league join\` still enters it. Once enough have, an organiser resumes it with \`/league-admin resume\`: it starts a day later. \`/league-admin archive\` ends it.`,
  'league-has-bye': ({ round, n }: { round: number; n: number }) =>
    `Round ${round}: ${n === 1 ? 'you have a bye, which scores' : 'you have byes, which score'} an average table.`,
  'league-sits-out': ({ round, n }: { round: number; n: number }) =>
    `Round ${round}: ${n === 1 ? 'you have' : 'you each have'} as many league games as you want at once (a newcomer: 2, until one is finished), so you sit this round out. \`/league join games:\` changes the number.`,
  'refused-no-league': () => 'There is no such league. `/league info` lists the leagues of this server.',
  'refused-league-archived': () => 'This league is archived. It can only be looked at.',
  'refused-league-rules': () =>
    'These numbers are out of range. Rounds are 1 to 30, and a round, a table and the entries take 1 to 90 days.',
  'refused-league-name': ({ max }: { max: number }) => `Give the league a name of 1 to ${max} characters.`,
  'refused-points-length': ({ n, seats }: { n: number; seats: number }) =>
    `A list of ${n} points does not fit: give ${seats} numbers, one for each place of a table. Only an open season may have a second list, of ${seats - 1}, after a slash.`,
  'refused-points-whole': ({ max }: { max: number }) =>
    `Points for a place are whole numbers from 0 to ${max}. Change those that are not.`,
  'refused-points-rising': ({ seats }: { seats: number }) =>
    `Points must not rise from one place to the next. Sort those for ${seats} seats from the highest to the lowest.`,
  'refused-points-mean': ({ seats, sum, wanted }: { seats: number; sum: number; wanted: number }) =>
    `The average per seat must be the same at every table size. The points for ${seats} seats add up to ${sum}; they must add up to ${wanted}.`,
  'refused-points-uneven': ({ seats }: { seats: number }) =>
    `The average per seat must be the same whole number in both lists: the points for ${seats} seats must add up to a multiple of ${seats}. Or leave out the second list: then there are no tables of ${seats - 1}.`,
  'refused-cup-seats': () => 'A cup is played by two at a table. Choose 2 seats or another format.',
  'refused-division-seats': ({ max }: { max: number }) =>
    `Divisions are played at tables of at most ${max}. Choose fewer seats or another format.`,
  'refused-league-limit': ({ max }: { max: number }) => `Choose 1 to ${max} league games at once.`,
  'refused-sits-out': ({ season }: { season: number }) =>
    `You sit this season out. You can enter again in season ${season}.`,
  'refused-excluded': () => 'You are excluded from this season. `/league log` says why.',
  'refused-not-excluded': () => 'They are not excluded, and do not sit out a season.',
  'refused-not-entered': () => 'You are not in this season. `/league join` enters.',
  'refused-tables-run': () =>
    'Tables of this league are still running. Archive it when they have ended, or annul them first.',
  'refused-league-paused': () => 'This league is paused. `/league-admin resume` resumes it.',
  'refused-league-not-paused': () => 'This league is not paused.',
  'refused-no-rounds': () => 'A queue has no rounds: a table starts whenever enough players wait.',
  'refused-league-too-few': ({ seats }: { seats: number }) =>
    `Too few members have entered for one table of ${seats}. \`/league join\` enters.`,
  'refused-no-next-round': () =>
    'There is no next round to start now: all are paired, or a cup waits for its running tables.',
  'refused-league-days': ({ max }: { max: number }) => `Give 1 to ${max} more days.`,
  'refused-own-table': () =>
    'You sit at that table, or did. Ask another organiser to annul it: a moderator with Manage Events, or somebody with the role that organises.',
  'refused-no-table': () =>
    'No table of this league fits that: it may have ended, be annulled, or be out of time. `/league schedule` lists the tables.',
  'refused-season-drawn': () =>
    'The season after it has been drawn from these standings: this game can no longer be annulled.',
  'refused-no-member': () =>
    'They are not in this season or on its waiting list, or not at that table. `/league standings` lists the members.',
  'refused-same-person': () => 'Name two different members.',
  'refused-apart-in-divisions': () =>
    'In divisions everyone meets everyone of their group by design, so two members cannot be kept apart.',
  'refused-in-league': () =>
    'This is a league game. Its organisers can replace a player or annul it: `/league-admin`.',
} satisfies Catalogue
