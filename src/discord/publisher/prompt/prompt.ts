// The live line: under every running game it says whose move it is, or what decides by itself, and is always the bot's
// last message; answered, it goes.
import { setTimeout as pause } from 'node:timers/promises'
import type { Seat } from '../../../engine/phrase.ts'
import type { Awaited } from '../../../engine/player-view.ts'
import { TIMING } from '../../../host/index.ts'
import type { Job, Post } from '../../../host/posts/index.ts'
import type { GameInfo, GameView, PublicView } from '../../../host/table/types.ts'
import { isUnchangeable } from '../../core/faults.ts'
import {
  type Asked,
  digestOf,
  type Found,
  memberAt,
  membersOf,
  NOTHING,
  nowhere,
  pingsAt,
  pingsOf,
  remembered,
  type Standing,
  save,
  shownOf,
  toldOf,
} from '../messages/prompt-memory.ts'
import { promptScreen } from '../messages/prompt-screen.ts'
import { removalOf, removeNow } from '../messages/removing.ts'
import { updateTable } from '../story/pictures.ts'
import { catchUp } from '../story/story.ts'
import { isBelow } from '../work/game-posts.ts'
import { notifiable, publicLook, type Work } from '../work/job.ts'
import { lookUp } from '../work/unreachable-members.ts'

/** Why a prompt is drawn besides a move: chat has pushed it away, or members are to be reminded. */
interface Occasion {
  /** Chat has pushed away everything above this message. */
  readonly below?: string
  readonly remind?: readonly string[]
}

/** Says what the game waits for now. Those who were not asked before are notified, once; those to be reminded again. */
export async function prompt(work: Work, { below, remind = [] }: Occasion = {}): Promise<void> {
  await catchUp(work)
  const look = await publicLook(work)
  const before = await standingPrompt(work)
  if (look?.info.status !== 'playing') return remove(work, before)
  if (remind.length > 0 && before?.asked.by === work.key) return // posted before a crash
  // What computers do in a moment has a prompt of its own.
  if (await isMovedOn(work, look)) return
  await updateTable(work, look)
  const { awaited, deadlines, autoAnswersDue = null, around } = look
  const { opening } = look
  const opened = opening?.number ?? -1
  const pings = pingsOf(work, opened)
  const told = toldOf(work, look.info, before, { opened, pings }, opening?.ledOn)
  const anew = awaited.filter(({ seat }) => {
    const member = memberAt(look.info, seat)
    return member !== undefined && (!told.includes(member) || remind.includes(member))
  })
  const { gone, unseeing } = await lookUp(work, membersOf(look.info, anew))
  // A computer plays for who has left: then others are asked, or nobody.
  if (await areLeftOut(work, gone)) return
  const blind = seatsUnseeing(look, anew, unseeing, before)
  const asked: Asked = {
    live: true,
    awaited: [...awaited],
    autoAnswered: look.autoAnswered.map(({ seat }) => seat),
    unseeing: blind,
    opened,
    times: JSON.stringify([deadlines, autoAnswersDue, ...(around ? ['around'] : [])]),
    by: work.key,
    pings: { ...pings, ...pingsAt(work, opened, anew) },
  }
  if (before && anew.length === 0 && !isOvertaken(work, before.post, below)) {
    const same = shownOf(asked) === shownOf(before.asked)
    if (below !== undefined || same) return save(work, before.post, asked)
    if (await redrawn(work, look, before.post, asked)) return
  }
  if (below !== undefined && !before) return
  await postAnew(work, look, before, asked, membersOf(look.info, anew))
  await askInPrivate(work, look.info, unseeing)
}

/** Leaves members out who have left the server; whether any seat has changed by that. */
async function areLeftOut({ bot, info }: Work, gone: readonly string[]): Promise<boolean> {
  let isChanged = false
  for (const member of gone) isChanged = (await bot.host.upkeep.goneFrom(info.id, member)).ok || isChanged
  return isChanged
}

/** The seats that are asked whose members cannot see the place: those just looked up, and those known from before. */
function seatsUnseeing(
  { info, awaited }: PublicView,
  anew: readonly Awaited[],
  unseeing: readonly string[],
  before: Standing | undefined,
): Seat[] {
  const isNew = (seat: Seat) => anew.some((each) => each.seat === seat)
  const isUnseeing = (seat: Seat) =>
    isNew(seat)
      ? unseeing.includes(memberAt(info, seat) ?? '')
      : before?.asked.unseeing.includes(seat) === true
  return awaited.map(({ seat }) => seat).filter(isUnseeing)
}

/** Asks members in private who cannot see where the game is played. */
async function askInPrivate(
  { bot }: Work,
  { id, players }: GameInfo,
  unseeing: readonly string[],
): Promise<void> {
  const jobs = players.flatMap(({ seat, member }): Job[] =>
    member !== undefined && unseeing.includes(member)
      ? [{ kind: 'notify', why: 'unseeing', seat, member }]
      : [],
  )
  if (jobs.length > 0) await bot.host.posts.add(id, jobs)
}

/** Posts the live line below everything, remembered beforehand so that it is known again after a crash. */
async function postAnew(
  work: Work,
  gameView: GameView,
  before: Standing | undefined,
  asked: Asked,
  mention: readonly string[],
): Promise<void> {
  const screen = promptScreen(work, gameView, asked.unseeing)
  const content = screen.content.trim()
  const { live: _live, ...posting } = asked
  const next = { ...posting, channel: work.channel, digest: digestOf(content) }
  const stood = { ...NOTHING, pings: asked.pings, ...before?.asked }
  await work.posts.save({ ...(before?.post ?? nowhere(work)), data: { ...stood, next } })
  const resting = (gameView.resting ?? []).flatMap((seat) => memberAt(gameView.info, seat) ?? [])
  const aloud = await notifiable(work, mention, resting)
  const isSilent = mention.length > 0 && aloud.length === 0
  const key = `${work.key}/prompt ${content}`
  const posted = await work.wire.post(work.channel, screen, key, aloud, isSilent)
  await replace(work, before, { channel: work.channel, posted, copies: [], asked })
}

/** Between two looks at a game in which computers or auto-answers are deciding, in milliseconds. */
const GLANCE = 120

/**
 * Whether a game that waits for no member moves on within a moment: then the next move says what it waits for. Where
 * it does not, because a computer thinks for long, people are told so.
 */
async function isMovedOn(work: Work, gameView: PublicView): Promise<boolean> {
  const { bot } = work
  const soon = bot.clock.now().getTime() + TIMING.panel
  if (
    membersOf(gameView.info, gameView.awaited).length > 0 ||
    (gameView.autoAnswersDue?.getTime() ?? 0) > soon
  )
    return false
  const seen = JSON.stringify([gameView.awaited, gameView.autoAnswered, gameView.opening])
  for (const end = performance.now() + TIMING.panel; performance.now() < end; await pause(GLANCE)) {
    const now = await publicLook(work)
    if (now?.info.status !== 'playing') return true
    if (JSON.stringify([now.awaited, now.autoAnswered, now.opening]) !== seen) return true
  }
  return false
}

/** A live line has been posted: the one before goes. */
async function replace(
  work: Work,
  before: Standing | undefined,
  { channel, posted: { id, at }, copies, asked }: Found,
): Promise<Standing> {
  const old = before && before.post.message !== id ? [removalOf(before.post)] : []
  const doubled = copies.map((copy) => removalOf({ channel, message: copy.id }))
  const left = await removeNow(work, [...old, ...doubled])
  work.chat.prompted(channel)
  const post: Post = { kind: 'prompt', channel, message: id, postedAt: at, data: null }
  await save(work, post, asked, left)
  return { post, asked }
}

/** Takes the live line away that stands, if one does. */
export async function closePrompt(work: Work): Promise<void> {
  await remove(work, await standingPrompt(work))
}

/** The live line that stands, also one that was posted just before a process died or an answer was lost. */
async function standingPrompt(work: Work): Promise<Standing | undefined> {
  const { before, found } = await remembered(work)
  return found ? replace(work, before, found) : before
}

/** Whether the live line is not the last thing there: a turn's message came after it, or people's chat. */
function isOvertaken({ posts, chat, channel }: Work, post: Post, below = '0'): boolean {
  if (post.channel !== channel || BigInt(post.message) < BigInt(below)) return true
  return chat.isPushedAway(channel, post.message) || isBelow(posts.find('turn'), post)
}

async function redrawn(work: Work, gameView: GameView, post: Post, asked: Asked): Promise<boolean> {
  try {
    await work.wire.edit(post.channel, post.message, promptScreen(work, gameView, asked.unseeing))
    await save(work, post, asked)
    return true
  } catch (error) {
    if (isUnchangeable(error)) return false
    throw error
  }
}

async function remove(work: Work, before: Standing | undefined): Promise<void> {
  if (!before) return
  const left = await removeNow(work, [removalOf(before.post)])
  const post = { ...before.post, message: nowhere(work).message }
  await save(work, post, { ...before.asked, live: false }, left)
}
