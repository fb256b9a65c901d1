// Public pictures, from what everyone may see: a battle where it ends, and the table where it changes, when the game rests after
// what is told. They come by edits.

import { z } from 'zod'
import type { GameEvent } from '../../../engine/game.ts'
import type { Job } from '../../../host/posts/index.ts'
import type { GameView } from '../../../host/table/types.ts'
import { noteFault } from '../../core/note-fault.ts'
import { fileNameOf } from '../../core/renderer.ts'
import { readerOf } from '../../words/present.ts'
import { publicLook, type Work } from '../work/job.ts'
import type { TablePicture } from '../work/message-pictures.ts'
import { isAfter, isWithin, type Point, point } from '../work/story-point.ts'
import { LED_TO_IT } from '../work/told.ts'
import { earlierOf, turnPost } from './turn-memory.ts'

/** What is remembered of the latest picture that was hung. */
const hungShape = z.object({ name: z.string(), to: point.optional() })

/**
 * Adds the scene that ended in these events to the message that tells them, and notes where they change the table: that is shown
 * when the game rests. Never throws.
 */
export async function illustrate(work: Work, job: Job & { kind: 'story' }): Promise<void> {
  try {
    await choose(work, job)
  } catch (error) {
    noteFault(work.bot, 'warn', error, 'no picture was chosen', { game: work.info.id })
  }
}

async function choose(work: Work, job: Job & { kind: 'story' }): Promise<void> {
  const { info, posts, messagePictures } = work
  const { pictures } = work.title
  if (!pictures) return
  const { fresh, earlier } = await toldIn(work, job)
  if (pictures.changesTable?.(fresh) ?? job.fresh) messagePictures.owed.add(info.id)
  const post = posts.find('turn')
  const scene = pictures.scene?.(fresh, earlier, readerOf(info.language, info, 'plain'))
  if (post && scene) messagePictures.hang({ ...post, game: info.id }, scene, true)
}

/** The events of a job, and what everyone was told shortly before. */
async function toldIn({ story: storyFrom }: Work, { number, from, to }: Job & { kind: 'story' }) {
  const story = await storyFrom(Math.max(0, number - LED_TO_IT))
  const fresh: GameEvent[] = []
  const earlier: GameEvent[] = []
  for (const event of story) {
    if (event.undone !== undefined) continue
    if (event.number === number && event.index >= from && event.index <= to) fresh.push(event.told)
    else if (event.number < number || (event.number === number && event.index < from))
      earlier.push(event.told)
  }
  return { fresh, earlier }
}

/**
 * The game rests, `gameView` is how everybody sees it: shows the table on the turn's message, where it is owed or the message has
 * grown since it carried one. A message that grew and was closed meanwhile shows it too, or none where more was told since. Never throws.
 */
export async function updateTable(work: Work, gameView: GameView): Promise<void> {
  try {
    await updateDashboard(work, gameView)
  } catch (error) {
    noteFault(work.bot, 'warn', error, 'no picture of the table was chosen', { game: work.info.id })
  }
}

async function updateDashboard(work: Work, gameView: GameView): Promise<void> {
  const { bot, info, messagePictures } = work
  const open = turnPost(work)
  if (!open || open.post.channel !== work.channel || !work.title.pictures) return
  const turn = earlierOf(open)
  const { to } = turn
  const hung = lastTable(work)
  const grown = [turn, ...open.turn.earlier].find(
    ({ message, to: end }) =>
      message === hung?.message && isAfter(end, hung.to) && !messagePictures.hasScene(message),
  )
  const isOwed = messagePictures.owed.has(info.id) && !messagePictures.hasScene(turn.message)
  if (!grown && !isOwed) return
  // Read anew: what was told since the look must show.
  const story = (await bot.host.history.story(info.id, (grown ?? turn).from[0])).filter(
    ({ undone }) => undone === undefined,
  )
  // More has happened than is told: it rests when that is told.
  if (story.some(({ number, index }) => isAfter([number, index], to))) return
  const eventsOf = (told: typeof turn) =>
    story
      .filter(({ number, index }) => isWithin([number, index], told.from, told.to))
      .map((each) => each.told)
  if (grown && grown.message !== turn.message) {
    if (grown.to[0] === to[0]) showTable(work, gameView, { ...grown, to }, eventsOf(grown))
    else messagePictures.takeDown({ game: info.id, channel: grown.channel, message: grown.message, to })
  }
  if (isOwed || grown?.message === turn.message) showTable(work, gameView, turn, eventsOf(turn))
}

/** The picture of the table that was hung last in the story. */
function lastTable({ info, posts, messagePictures }: Work): TablePicture | undefined {
  const known = messagePictures.table(info.id)
  if (known) return known
  const post = posts.find('picture')
  const { data } = hungShape.safeParse(post?.data)
  return post && data?.to && { message: post.message, name: data.name, to: data.to }
}

/** Hangs the picture of the table that a process owed when it died: on the latest turn, unless the last one shows the same. */
export async function repairTable(work: Work): Promise<void> {
  const { info, posts, title } = work
  const [open, picture] = [turnPost(work), posts.find('picture')]
  const look = open?.post.channel === work.channel ? await publicLook(work) : undefined
  if (!open || !look?.playerView || !title.pictures || picture?.message === open.post.message) return
  const table = title.pictures.table(look.playerView.view, readerOf(info.language, info, 'plain'))
  const hung = hungShape.safeParse(picture?.data)
  if (hung.data?.name !== fileNameOf(table)) showTable(work, look, earlierOf(open))
}

/** Adds a picture of the table, as everyone may see it, to a message; `fresh` is what that message tells. */
export function showTable(
  { title, info, messagePictures }: Work,
  gameView: GameView,
  { channel, message, to }: { readonly channel: string; readonly message: string; readonly to?: Point },
  fresh: readonly GameEvent[] = [],
) {
  const { pictures } = title
  // A public view must have no seat: a member's own view never hangs in public.
  if (!pictures || !gameView.playerView || gameView.seat !== undefined) return
  const reader = readerOf(info.language, info, 'plain')
  messagePictures.owed.delete(info.id)
  messagePictures.hang(
    { game: info.id, channel, message, ...(to && { to }) },
    pictures.table(gameView.playerView.view, reader, fresh),
  )
}
