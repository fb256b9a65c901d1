// The live line: under every running game it says whose move it is, or what decides by itself, and is always the bot's
// last message; answered, it shrinks to one small line.
import { setTimeout as pause } from 'node:timers/promises'
import { TIMING } from '../../../host/index.ts'
import type { Post } from '../../../host/posts/index.ts'
import type { GameView, PublicView } from '../../../host/table/types.ts'
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
import { type Mark, promptScreen } from '../messages/prompt-screen.ts'
import { removalOf, shrinkNow, shrinkOf } from '../messages/shrinking.ts'
import { updateTable } from '../story/pictures.ts'
import { catchUp } from '../story/story.ts'
import { publicLook, type Work } from '../work/job.ts'

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
  if (look?.info.status !== 'playing')
    return shrink(work, before, look?.info.status === 'paused' ? 'prompt-moved' : 'prompt-done')
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
  const asked: Asked = {
    live: true,
    awaited: [...awaited],
    autoAnswered: look.autoAnswered.map(({ seat }) => seat),
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
}

/** Posts the live line below everything, remembered beforehand so that it is known again after a crash. */
async function postAnew(
  work: Work,
  gameView: GameView,
  before: Standing | undefined,
  asked: Asked,
  mention: readonly string[],
): Promise<void> {
  const screen = promptScreen(work, gameView)
  const content = screen.content.trim()
  const { live: _live, ...posting } = asked
  const next = { ...posting, channel: work.channel, digest: digestOf(content) }
  const stood = { ...NOTHING, pings: asked.pings, ...before?.asked }
  await work.posts.save({ ...(before?.post ?? nowhere(work)), data: { ...stood, next } })
  const posted = await work.wire.post(work.channel, screen, `${work.key}/prompt ${content}`, mention)
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

/** A live line has been posted: the one before shrinks, and says whether it was answered or is asked again below. */
async function replace(
  work: Work,
  before: Standing | undefined,
  { channel, posted: { id, at }, copies, asked }: Found,
): Promise<Standing> {
  const mark: Mark = before?.asked.opened === asked.opened ? 'prompt-moved' : 'prompt-done'
  const old = before && before.post.message !== id ? [shrinkOf(work, before, mark)] : []
  const doubled = copies.map((copy) => removalOf({ channel, message: copy.id }))
  const left = await shrinkNow(work, [...old, ...doubled])
  work.chat.prompted(channel)
  const post: Post = { kind: 'prompt', channel, message: id, postedAt: at, data: null }
  await save(work, post, asked, left)
  return { post, asked }
}

/** Shrinks the live line that stands, if one does. */
export async function closePrompt(work: Work): Promise<void> {
  await shrink(work, await standingPrompt(work), 'prompt-done')
}

/** The live line that stands, also one that was posted just before a process died or an answer was lost. */
async function standingPrompt(work: Work): Promise<Standing | undefined> {
  const { before, found } = await remembered(work)
  return found ? replace(work, before, found) : before
}

/** Whether the live line is not the last thing there: a turn's message came after it, or people's chat. */
function isOvertaken({ posts, chat, channel }: Work, post: Post, below = '0'): boolean {
  if (post.channel !== channel || BigInt(post.message) < BigInt(below)) return true
  if (chat.isPushedAway(channel, post.message)) return true
  const turn = posts.find('turn')
  return turn !== undefined && turn.channel === post.channel && BigInt(turn.message) > BigInt(post.message)
}

async function redrawn(work: Work, gameView: GameView, post: Post, asked: Asked): Promise<boolean> {
  try {
    await work.wire.edit(post.channel, post.message, promptScreen(work, gameView))
    await save(work, post, asked)
    return true
  } catch (error) {
    if (isUnchangeable(error)) return false
    throw error
  }
}

async function shrink(work: Work, before: Standing | undefined, mark: Mark): Promise<void> {
  if (!before) return
  const job = shrinkOf(work, before, mark)
  const left = await shrinkNow(work, [job])
  const post = job.awaited.length > 0 ? before.post : { ...before.post, message: nowhere(work).message }
  await save(work, post, { ...before.asked, live: false }, left)
}
