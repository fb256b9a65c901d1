// What members follow: tables, and members who allow it. They are told of them once a day, in private, what everybody sees.
import { blocksBetween } from '../../store/blocks.ts'
import {
  countFollowers,
  deleteFollow,
  deleteFollowersOf,
  findFollower,
  followedGames,
  followedMembers,
  followsTable,
  insertFollow,
  isFollowable,
  lockFollower,
  saveFollowable,
  saveFollower,
} from '../../store/follows.ts'
import { findGame } from '../../store/games.ts'
import { dropJobs } from '../../store/jobs.ts'
import type { Tx } from '../../store/open.ts'
import { HOUR, MINUTE } from '../../text/length.ts'
import { timesOf } from '../clock/absence.ts'
import { type HostContext, transact } from '../table/context.ts'
import { infoOf, playerRow } from '../table/info.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import type { GameId, Person, Result } from '../table/types.ts'
import { DIGEST, scheduleDigest } from './schedule.ts'
import type { DigestTime, FollowCall, Following, Target } from './types.ts'

/** Tables and members that a member follows at most. */
const MOST_FOLLOWED = 25
/** When somebody is told who has not said when: at eight in the evening. */
const EVENING = (20 * HOUR) / MINUTE

/** Somebody follows a table or a member from now on, and what they follow; members only where they allow it. */
export async function follow(
  context: HostContext,
  { id }: Person,
  { target, language }: FollowCall,
): Promise<Result<Following>> {
  const { quiet } = await timesOf(context, id)
  return transact(context, async (tx) => {
    const refusal = await refusalFor(tx, id, target)
    if (refusal) return refuse(refusal)
    const now = context.clock.now()
    const row = await lockFollower(tx, id)
    const { games, members } = await followedBy(tx, id)
    if (games.length + members.length >= MOST_FOLLOWED) return refuse(refusals.followsMany(MOST_FOLLOWED))
    await insertFollow(tx, id, target)
    const first = { member: id, at: EVENING, zone: quiet?.zone ?? 'UTC', language, told: now, postedAt: null }
    if (!row) await saveFollower(tx, { ...first, paused: false })
    await scheduleDigest(tx, row ?? { ...first, paused: false }, now)
    return grant(await stateOf(tx, id))
  })
}

/** Why somebody cannot follow something. */
async function refusalFor(tx: Tx, member: string, target: Target) {
  if ('member' in target) {
    if (target.member === member) return refusals.followsOneself()
    const isBlocked = (await blocksBetween(tx, [target.member], [member])).length > 0
    return isBlocked || !(await isFollowable(tx, target.member)) ? refusals.notFollowable() : undefined
  }
  const row = await findGame(tx, target.game)
  if (!row || row.lesson !== null) return refusals.noGame()
  if (playerRow(row, member)) return refusals.sitsHere()
  return row.status === 'finished' || row.status === 'cancelled' ? refusals.notPlaying() : undefined
}

/** Somebody follows something no more, or nothing at all; what is left. When they are told stays for the next time. */
export const unfollow = (
  context: HostContext,
  { id }: Person,
  target: Target | 'all',
): Promise<Following | undefined> =>
  transact(context, async (tx) => {
    await lockFollower(tx, id)
    const before = await followedBy(tx, id)
    const targets: readonly Target[] =
      target === 'all'
        ? [...before.games.map((game) => ({ game })), ...before.members.map((each) => ({ member: each.id }))]
        : [target]
    for (const each of targets) await deleteFollow(tx, id, each)
    const left = await stateOf(tx, id)
    if (isNothing(left)) await dropJobs(tx, { kind: 'member', id }, DIGEST)
    return isNothing(left) ? undefined : left
  })

const isNothing = ({ games, members }: Following): boolean => games.length + members.length === 0

/** Somebody is told at this time from now on, also who took no direct messages; `undefined` where they follow nothing. */
export const setTime = (
  context: HostContext,
  { id }: Person,
  time: Partial<DigestTime>,
): Promise<Following | undefined> =>
  transact(context, async (tx) => {
    const row = await lockFollower(tx, id)
    const state = await stateOf(tx, id)
    if (!row || isNothing(state)) return undefined
    const changed = { ...row, ...time, paused: false }
    await saveFollower(tx, changed)
    await scheduleDigest(tx, changed, context.clock.now())
    return stateOf(tx, id)
  })

/** What somebody follows; `undefined` where that is nothing. */
export const of = ({ store }: HostContext, member: string): Promise<Following | undefined> =>
  store.transaction(async (tx) => {
    const state = await stateOf(tx, member)
    return isNothing(state) ? undefined : state
  })

/** Whether somebody follows a table, or a member who plays there. */
export const follows = ({ store }: HostContext, member: string, game: GameId): Promise<boolean> =>
  followsTable(store.single, member, game)

/** Whether somebody would be told of what they follow, but takes no direct messages. */
export const isPaused = async ({ store }: HostContext, member: string): Promise<boolean> =>
  (await findFollower(store.db, member))?.paused === true

/** A member allows being followed, or no more: then nobody follows them; how many do. */
export const allow = (context: HostContext, person: Person, isAllowed: boolean): Promise<number> =>
  transact(context, async (tx) => {
    await saveFollowable(tx, person, isAllowed)
    if (!isAllowed) await deleteFollowersOf(tx, person.id)
    return countFollowers(tx, person.id)
  })

/** How many follow a member; `undefined` where they do not allow it. */
export const followersOf = async ({ store: { db } }: HostContext, member: string) =>
  (await isFollowable(db, member)) ? await countFollowers(db, member) : undefined

const followedBy = async (tx: Tx, member: string) => ({
  games: await followedGames(tx, member),
  members: await followedMembers(tx, member),
})

async function stateOf(tx: Tx, id: string): Promise<Following> {
  const row = await findFollower(tx, id)
  const { games, members } = await followedBy(tx, id)
  const infos = await Promise.all(games.map((game) => findGame(tx, game)))
  return {
    at: row?.at ?? EVENING,
    zone: row?.zone ?? 'UTC',
    paused: row?.paused ?? false,
    games: infos.flatMap((game) => (game ? [infoOf(game)] : [])),
    members,
  }
}
