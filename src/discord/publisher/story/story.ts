// The story: a turn gathered into one message that grows while it is young and short, then goes on in a new one.
import type { Job, Post } from '../../../host/posts/index.ts'
import type { StoryEvent } from '../../../host/table/types.ts'
import { clipMarkdown } from '../../../text/clip-markdown.ts'
import { withoutUnseen } from '../../../text/icons.ts'
import { deliveryOf, isGone, isUnchangeable } from '../../core/faults.ts'
import { dressedLength } from '../../icons/dress.ts'
import { LIMITS } from '../../screen/limits.ts'
import { pagesOf } from '../../screen/pages.ts'
import { paragraphs } from '../../screen/screen.ts'
import { marked } from '../../words/line-marks.ts'
import { sayIn, wordsOf } from '../../words/present.ts'
import { storyPassages, threadLines, unstruck } from '../../words/story-lines.ts'
import { removalOf } from '../messages/removing.ts'
import { isBelow } from '../work/game-posts.ts'
import { alreadyPosted, postOnce, publicLook, type Work } from '../work/job.ts'
import { isAfter, isWithin, type Point } from '../work/story-point.ts'
import { showTable } from './pictures.ts'
import { earlierOf, type OpenTurn, REMEMBERED, type Turn, turnPost } from './turn-memory.ts'

/** Edits are limited in messages older than an hour, so none is edited that is older than this (milliseconds). */
const YOUNG = 45 * 60_000
/** What is told so soon after the last of it goes on in the same message (milliseconds). */
const AT_ONCE = 60_000
/** A turn's message is edited at most this often (milliseconds); the prompt that follows brings it up to date. */
const RARELY = 2_500

/** Tells the events of a story job: in the turn's message where that may grow, else in a new one. */
export async function tellStory(work: Work, job: Job & { kind: 'story' }): Promise<void> {
  const from: Point = [job.number, job.from]
  const to: Point = [job.number, job.to]
  const open = turnPost(work)
  if (open && !isAfter(to, open.turn.to)) return
  const now = work.bot.clock.now().getTime()
  const mayGrow = open && !open.turn.closed && open.post.channel === work.channel
  // A turn that opens at the end of the message is told in one with what comes of it.
  const head = open && !(await isOpening(work, from)) ? await openingOf(work, open.turn) : undefined
  const goesOn = mayGrow && (!job.fresh || head !== undefined || isMeanwhile(work, open, now))
  if (goesOn && !(await isPosted(work, from, to))) {
    const text = await textOf(work, open.turn.from, to)
    const young = now - open.post.postedAt.getTime() < YOUNG
    if (young && dressedLength(text) <= LIMITS.growing) {
      const turn = { ...open.turn, to, behind: true }
      const rests = now - open.turn.drawnAt < RARELY
      return rests ? keepTurn(work, open.post, turn) : draw(work, { post: open.post, turn })
    }
  }
  await catchUp(work)
  const before = open && head ? await endBefore(work, open, head) : open
  let earlier = before ? [earlierOf(before), ...(open?.turn.earlier ?? [])] : []
  const parts = partsOf(await linesOf(work, head ?? from, to))
  for (const [index, part] of parts.entries()) {
    const { text: content } = part
    const { id, at } = await postOnce(work, work.channel, { content }, `story ${index}`, sameAs(content))
    const post: Post = { kind: 'turn', channel: work.channel, message: id, postedAt: at, data: null }
    const turn = {
      from: part.from,
      to: part.to,
      earlier: earlier.slice(0, REMEMBERED),
      drawnAt: now,
      struckFor: 0,
    }
    // Earlier parts are full; only the last may grow.
    if (index === parts.length - 1) await keepTurn(work, post, { ...turn, to, behind: false, closed: false })
    else earlier = [earlierOf({ post, turn }), ...earlier]
  }
}

/** Where a turn opens, if a message ends with that: what comes of it is told with it. */
async function openingOf({ story }: Work, { to }: Turn): Promise<Point | undefined> {
  const told = (await story(to[0])).filter((event) => !isAfter(pointOf(event), to))
  const last = told.at(-1)
  return last?.told.mark === 'turn' && last.undone === undefined ? pointOf(last) : undefined
}

/** Whether a turn opens here. */
const isOpening = async ({ story }: Work, from: Point): Promise<boolean> =>
  (await story(from[0])).find((event) => isWithin(pointOf(event), from, from))?.told.mark === 'turn'

/** Ends a message before the turn that opens last in it, which is told below; a message that tells only that stays. */
async function endBefore(work: Work, { post, turn }: OpenTurn, opening: Point): Promise<OpenTurn> {
  const told = (await work.story(turn.from[0])).map(pointOf)
  const to = told.filter((at) => isAfter(opening, at) && !isAfter(turn.from, at)).at(-1)
  if (!to) return { post, turn }
  const content = clipMarkdown(await textOf(work, turn.from, to), LIMITS.content)
  await work.wire.edit(post.channel, post.message, { content }).catch(unlessLost(work, post.channel))
  return { post, turn: { ...turn, to } }
}

/**
 * Whether an earlier try has told this in a message of its own. It may have known what this process does not, as that the
 * turn's message shows a fight.
 */
async function isPosted(work: Work, from: Point, to: Point): Promise<boolean> {
  if (!work.doubtSince) return false
  const [first] = partsOf(await linesOf(work, from, to))
  return first !== undefined && (await alreadyPosted(work, work.channel, sameAs(first.text))) !== undefined
}

/** Whether a message says this; it may have been taken back since it was tried. */
const sameAs = (content: string) => (text: string) =>
  unstruck(text) === unstruck(withoutUnseen(content).trim())

/**
 * Whether what follows belongs to what was just told: nobody was asked in between, and it came at once, as where several
 * computers take their turns. A message that shows a fight tells nothing after it.
 */
function isMeanwhile(
  { posts, messagePictures }: Work,
  { post, turn }: { readonly post: Post; readonly turn: Turn },
  now: number,
): boolean {
  return (
    !isBelow(posts.find('prompt'), post) &&
    now - turn.drawnAt < AT_ONCE &&
    !messagePictures.hasScene(post.message)
  )
}

/** Lines that follow each other, and the events that they tell. */
interface Passage {
  readonly text: string
  readonly from: Point
  readonly to: Point
}

/** Lines as messages; a line that fits none is cut. */
function partsOf(lines: readonly Passage[]): Passage[] {
  const parts: Passage[] = []
  const pieces = lines.flatMap((line) =>
    pagesOf([line.text], LIMITS.growing).map((text) => ({ ...line, text })),
  )
  for (const piece of pieces) {
    const last = parts.at(-1)
    if (last && dressedLength(last.text) + dressedLength(piece.text) < LIMITS.growing)
      parts[parts.length - 1] = { text: `${last.text}\n${piece.text}`, from: last.from, to: piece.to }
    else parts.push(piece)
  }
  return parts
}

/** Draws the turn's message if it tells less than it should. */
export async function catchUp(work: Work): Promise<void> {
  const open = turnPost(work)
  if (open?.turn.behind) await draw(work, open)
}

async function draw(work: Work, { post, turn }: { post: Post; turn: Turn }): Promise<void> {
  const content = clipMarkdown(await textOf(work, turn.from, turn.to), LIMITS.content)
  const drawn = { ...turn, drawnAt: work.bot.clock.now().getTime(), behind: false }
  try {
    await work.wire.edit(post.channel, post.message, { content })
    await keepTurn(work, post, drawn)
  } catch (error) {
    // In a place that the game has left because it was lost, or not to be changed: what is missing there is told here.
    const elsewhere = post.channel !== work.channel && 'lost' in deliveryOf(error)
    if (!isUnchangeable(error) && !elsewhere) throw error
    await drawAnew(work, { post, turn: drawn }, content, isGone(error) || elsewhere ? [] : [removalOf(post)])
  }
}

/** Tells a turn in a new message in place of one that cannot be changed; what Discord takes there neither is left out. */
async function drawAnew(
  work: Work,
  { post, turn }: { post: Post; turn: Turn },
  content: string,
  old: readonly Job[],
): Promise<void> {
  const part = `instead of ${post.message}`
  try {
    const { id, at } = await postOnce(work, work.channel, { content }, part)
    await keepTurn(work, { ...post, channel: work.channel, message: id, postedAt: at }, turn, old)
  } catch (error) {
    if (!isUnchangeable(error)) throw error
    const left = wordsOf(work.info.language)['post-left-out']()
    await postOnce(work, work.channel, { content: left }, `${part}, left out`)
    await keepTurn(work, post, { ...turn, closed: true })
  }
}

/** Tells an undo: what was taken back is struck through where it was told, and a new message says so to everyone. */
export async function tellUndone(work: Work, job: Job & { kind: 'undone' }): Promise<void> {
  const { info, title, chat, channel } = work
  const undone = (await work.story(0)).filter((event) => event.undone === job.number)
  await closeTurn(work, job.number)
  await strikeEarlier(work, undone, job.number)
  const lines = threadLines(info.language, title, info, undone)
  const content = paragraphs(
    sayIn(info.language, job.phrase, title, info),
    clipMarkdown(lines.join('\n'), LIMITS.growing),
  )
  const { id } = await postOnce(work, channel, { content }, 'undone')
  chat.close(channel)
  const look = lines.length > 0 ? await publicLook(work) : undefined
  if (look) showTable(work, look, { channel, message: id })
}

/** Draws the turn's message a last time: what follows an undo is told below it. */
async function closeTurn(work: Work, undo: number): Promise<void> {
  const open = turnPost(work)
  if (!open || open.turn.struckFor === undo) return
  const { post, turn } = open
  const content = clipMarkdown(await textOf(work, turn.from, turn.to), LIMITS.content)
  await work.wire.edit(post.channel, post.message, { content }).catch(unlessLost(work, post.channel))
  await saveTurn(work, post, { ...turn, behind: false, closed: true, struckFor: undo })
}

/** Draws earlier messages once more that tell something of what was taken back. */
async function strikeEarlier(work: Work, undone: readonly StoryEvent[], undo: number): Promise<void> {
  const open = turnPost(work)
  if (!open) return
  const earlier = [...open.turn.earlier]
  for (const [index, each] of earlier.entries()) {
    const { channel, message, from, to } = each
    const isStruck = undone.some((event) => isWithin([event.number, event.index], from, to))
    if (!isStruck || each.struckFor === undo) continue
    const content = clipMarkdown(await textOf(work, from, to), LIMITS.content)
    await work.wire.edit(channel, message, { content }).catch(unlessLost(work, channel))
    earlier[index] = { ...each, struckFor: undo }
    await saveTurn(work, open.post, { ...open.turn, earlier })
  }
}

/** A message that cannot be changed, or lies in a place that the game has left, keeps what it says. */
const unlessLost = (work: Work, channel: string) => (error: unknown) => {
  const elsewhere = channel !== work.channel && 'lost' in deliveryOf(error)
  if (!isUnchangeable(error) && !elsewhere) throw error
}

/** Remembers a turn with that the job is done. */
const keepTurn = ({ posts }: Work, post: Post, turn: Turn, jobs: readonly Job[] = []): Promise<void> =>
  posts.keep({ ...post, data: turn }, jobs)

/** Remembers how far a job has come that takes long. */
const saveTurn = ({ posts }: Work, post: Post, turn: Turn): Promise<void> =>
  posts.save({ ...post, data: turn })

const textOf = async (work: Work, from: Point, to: Point): Promise<string> =>
  (await linesOf(work, from, to)).map(({ text }) => text).join('\n')

async function linesOf({ info, story: storyFrom, title }: Work, from: Point, to: Point): Promise<Passage[]> {
  const story = await storyFrom(from[0])
  const told = story.filter((event) => isWithin(pointOf(event), from, to))
  return storyPassages(info.language, title, info, told).map((passage) => {
    const places = passage.events.map(pointOf)
    return { text: marked(title, passage), from: places[0] ?? from, to: places.at(-1) ?? to }
  })
}

const pointOf = ({ number, index }: StoryEvent): Point => [number, index]
