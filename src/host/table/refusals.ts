// Refusals that a person is shown in private. The words are in the bot's catalogue.

import type { Refusal } from '../../engine/lifecycle.ts'
import type { Phrase, Ref, Seat } from '../../engine/phrase.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import type { Result } from './types.ts'

const say = sayer<typeof en>('bot')

/** A refusal as a result. */
export const refuse = (refusal: Phrase): { readonly ok: false; readonly refusal: Phrase } => ({
  ok: false,
  refusal,
})

/** A value as a result. */
export const grant = <T>(value: T): Result<T> => ({ ok: true, value })

/** Roles or channels named one after the other, as links. */
const linked = (kind: 'role-link' | 'channel-link', ids: readonly string[]): Phrase =>
  ids
    .slice(0, NAMED)
    .map((id) => say(kind, { id: { typed: id } }))
    .reduce((first, rest) => say('links', { first, rest }))

/** Roles or channels that a refusal names at most. */
const NAMED = 5

/** Every refusal of the host, by what is wrong. */
export const refusals = {
  noGame: () => say('refused-no-game'),
  noTitle: () => say('refused-no-title'),
  seats: (min: number, max: number) => say('refused-seats', { min, max }),
  option: (option: string) => say('refused-option', { option: { typed: option } }),
  notLobby: () => say('refused-not-lobby'),
  formOld: () => say('refused-form-old'),
  lobbiesHere: (games: readonly string[]) =>
    say('refused-lobbies-here', { n: games.length, games: games.map((typed) => ({ typed })) }),
  lobbies: (games: readonly string[]) =>
    say('refused-lobbies', { n: games.length, games: games.map((typed) => ({ typed })) }),
  openers: (roles: readonly string[]) => say('refused-openers', { roles: linked('role-link', roles) }),
  elsewhere: (channels: readonly string[]) =>
    say('refused-elsewhere', { channels: linked('channel-link', channels) }),
  tablesHere: (max: number, games: readonly string[]) =>
    say('refused-tables-here', { max, games: games.map((typed) => ({ typed })) }),
  serverLimit: (max: number) => say('refused-server-limit', { max }),
  notInvited: (host: Seat) => say('refused-not-invited', { host: { seat: host } }),
  hasAsked: (host: Seat) => say('refused-asked', { host: { seat: host } }),
  declined: (host: Seat) => say('refused-declined', { host: { seat: host } }),
  asksNoMore: () => say('refused-asks-no-more'),
  notInviteOnly: () => say('refused-not-invite-only'),
  invitesTooMany: (max: number) => say('refused-invites-many', { max }),
  invitesHour: (max: number) => say('refused-invites-hour', { max }),
  invitesNobody: () => say('refused-invites-nobody'),
  notInvitable: () => say('refused-not-invitable'),
  mentionedLately: (again: Date) => say('refused-mentioned', { at: Math.ceil(again.getTime() / 1000) }),
  callsOff: () => say('refused-calls-off'),
  callsNobody: () => say('refused-calls-nobody'),
  callsInviteOnly: () => say('refused-calls-invite-only'),
  sitsHere: () => say('refused-sits-here'),
  notFollowable: () => say('refused-not-followable'),
  followsOneself: () => say('refused-follows-oneself'),
  followsMany: (max: number) => say('refused-follows-many', { max }),
  reliability: (asked: number, own: number) => say('refused-reliability', { asked, own }),
  blockedThere: (who: Ref) => say('refused-blocked-there', { who }),
  noRoomForYou: () => say('refused-no-room-for-you'),
  noRoomForThem: () => say('refused-no-room-for-them'),
  notInstalled: () => say('refused-not-installed'),
  full: () => say('refused-full'),
  seated: () => say('refused-seated'),
  notSeated: () => say('refused-not-seated'),
  notAsking: () => say('refused-not-asking'),
  askerSeated: () => say('refused-asker-seated'),
  askerTables: () => say('refused-asker-tables'),
  notAskedReady: () => say('refused-not-asked-ready'),
  readyAlready: () => say('refused-ready-already'),
  notHost: (host: Seat) => say('refused-not-host', { host: { seat: host } }),
  tooFew: (min: number) => say('refused-too-few-players', { min }),
  noStrength: () => say('refused-no-strength'),
  notPlaying: () => say('refused-not-playing'),
  paused: () => say('refused-paused'),
  ownTime: () => say('refused-own-time'),
  noClock: (seat: Seat) => say('refused-no-clock', { who: { seat } }),
  givesTooMuch: (minutes: number) =>
    say('refused-gives-too-much', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
  pauseUntil: (max: number) => say('refused-pause-until', { max }),
  notPaused: () => say('refused-not-paused'),
  otherServer: () => say('refused-other-server'),
  claimSoon: (days: number) => say('refused-claim-soon', { days }),
  notAlone: () => say('refused-not-alone'),
  notOverYet: () => say('refused-not-over-yet'),
  notReviewed: () => say('refused-not-reviewed'),
  notesFull: (max: number) => say('refused-notes-full', { max }),
  quoteFull: () => say('refused-quote-full'),
  notBranched: () => say('refused-not-branched'),
  branchChanged: () => say('refused-branch-changed'),
  branchOver: () => say('refused-branch-over'),
  notPlayed: () => say('refused-not-played'),
  cardShared: () => say('refused-card-shared'),
  reviewsFull: () => say('refused-reviews-full'),
  notFinished: () => say('refused-not-finished'),
  clientSeed: (max: number) => say('refused-seed-word', { max }),
  tableOver: () => say('refused-table-over'),
  kept: () => say('refused-kept'),
  voteOpen: () => say('refused-vote-open'),
  voteAgain: (from: number) => say('refused-vote-again', { from: Math.floor(from / 1000) }),
  voteOver: () => say('refused-vote-over'),
  noVote: () => say('refused-no-vote'),
  voted: () => say('refused-voted'),
  noSeat: (seats: number) => say('refused-no-seat', { seats }),
  newcomerSeated: (who: string) => say('refused-newcomer-seated', { who: { typed: who } }),
  newcomerKnows: (who: Ref) => say('refused-newcomer-knows', { who }),
  seatTaken: (seat: Seat) => say('refused-seat-taken', { who: { seat } }),
  notOffered: (who: Ref) => say('refused-not-offered', { who }),
  noLesson: () => say('refused-no-lesson'),
  lessonOnly: () => say('refused-lesson-only'),
  noTurnToPlan: () => say('refused-no-turn-to-plan'),
  stale: () => say('refused-stale'),
  noAutoAnswer: () => say('refused-no-auto-answer'),
  noLeague: () => say('refused-no-league'),
  leagueArchived: () => say('refused-league-archived'),
  leagueRules: () => say('refused-league-rules'),
  leagueName: (max: number) => say('refused-league-name', { max }),
  pointsLength: (n: number, seats: number) => say('refused-points-length', { n, seats }),
  pointsWhole: (max: number) => say('refused-points-whole', { max }),
  pointsRising: (seats: number) => say('refused-points-rising', { seats }),
  pointsMean: (seats: number, sum: number, wanted: number) =>
    say('refused-points-mean', { seats, sum, wanted }),
  pointsUneven: (seats: number) => say('refused-points-uneven', { seats }),
  cupSeats: () => say('refused-cup-seats'),
  divisionSeats: (max: number) => say('refused-division-seats', { max }),
  leagueLimit: (max: number) => say('refused-league-limit', { max }),
  sitsOut: (season: number) => say('refused-sits-out', { season }),
  excluded: () => say('refused-excluded'),
  notExcluded: () => say('refused-not-excluded'),
  notEntered: () => say('refused-not-entered'),
  tablesRun: () => say('refused-tables-run'),
  leaguePaused: () => say('refused-league-paused'),
  leagueNotPaused: () => say('refused-league-not-paused'),
  noRounds: () => say('refused-no-rounds'),
  leagueTooFew: (seats: number) => say('refused-league-too-few', { seats }),
  noNextRound: () => say('refused-no-next-round'),
  leagueDays: (max: number) => say('refused-league-days', { max }),
  noTable: () => say('refused-no-table'),
  ownTable: () => say('refused-own-table'),
  seasonDrawn: () => say('refused-season-drawn'),
  noMember: () => say('refused-no-member'),
  samePerson: () => say('refused-same-person'),
  inLeague: () => say('refused-in-league'),
  sittingWhen: () => say('refused-sitting-when'),
  sittingLength: () => say('refused-sitting-length'),
  sittingAgreed: (from: number) => say('refused-sitting-agreed', { from: Math.floor(from / 1000) }),
  sittingBegun: (until: number) => say('refused-sitting-begun', { until: Math.floor(until / 1000) }),
  sittingLive: () => say('refused-sitting-live'),
  sittingInLeague: () => say('refused-sitting-league'),
  sittingAlone: () => say('refused-sitting-alone'),
  noSitting: () => say('refused-no-sitting'),
  notYours: (who: Seat) => say('refused-not-yours', { who: { seat: who } }),
} as const

/** What the kernel refuses, in words. */
export function refusalOf(refusal: Refusal): Phrase {
  switch (refusal) {
    case 'unknown-decision':
    case 'not-a-window':
      return say('refused-stale')
    case 'not-this-seat':
      return say('refused-not-seated')
    default:
      return say(`refused-${refusal}`)
  }
}
