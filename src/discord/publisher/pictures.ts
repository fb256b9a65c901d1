// Public pictures, from what everyone may see: the table where it changes, a battle where it ends. They come by edits.

import { z } from 'zod'
import type { GameEvent } from '../../engine/game.ts'
import type { Job } from '../../host/posts/index.ts'
import type { GameView } from '../../host/types.ts'
import { noteFault } from '../noting.ts'
import { readerOf } from '../present.ts'
import { fileNameOf } from '../renderer.ts'
import { publicLook, type Work } from './job.ts'

/** What is remembered of the latest picture that was hung. */
const hungShape = z.object({ name: z.string() })

/** Log entries before a scene that may have led to it. */
const LED_TO_IT = 60

/** Adds the picture that belongs to these events to the message that tells them, if one does. Never throws. */
export async function illustrate(work: Work, job: Job & { kind: 'story' }): Promise<void> {
  try {
    await choose(work, job)
  } catch (error) {
    noteFault(work.bot, 'warn', error, 'no picture was chosen', { game: work.info.id })
  }
}

async function choose(work: Work, job: Job & { kind: 'story' }): Promise<void> {
  const { bot, info, gallery } = work
  const { pictures } = work.title
  if (!pictures) return
  const { fresh, earlier, isLatest } = await toldIn(work, job)
  if (pictures.changesTable?.(fresh) ?? job.fresh) gallery.owed.add(info.id)
  const post = await bot.host.posts.find(info.id, 'turn')
  if (!post) return
  const scene = pictures.scene?.(fresh, earlier, readerOf(info.language, info, 'plain'))
  if (scene) return gallery.hang({ ...post, game: info.id }, scene, true)
  // A picture shows the table as it is: where more has happened, it belongs to what tells that.
  if (!isLatest || !gallery.owed.has(info.id) || gallery.hasScene(post.message)) return
  const look = await publicLook(work)
  if (look) showTable(work, look, post.message, post.channel, fresh)
}

/** The events of a job, and what everyone was told shortly before. */
async function toldIn({ bot, info }: Work, { number, from, to }: Job & { kind: 'story' }) {
  const story = await bot.host.history.story(info.id, Math.max(0, number - LED_TO_IT))
  const fresh: GameEvent[] = []
  const earlier: GameEvent[] = []
  let isLatest = true
  for (const event of story) {
    if (event.undone !== undefined) continue
    if (event.number === number && event.index >= from && event.index <= to) fresh.push(event.told)
    else if (event.number < number || (event.number === number && event.index < from))
      earlier.push(event.told)
    else isLatest = false
  }
  return { fresh, earlier, isLatest }
}

/** Hangs the picture of the table that a process owed when it died: on the latest turn, unless the last one shows the same. */
export async function mendTable(work: Work): Promise<void> {
  const { bot, info, title } = work
  const [turn, picture] = await Promise.all([
    bot.host.posts.find(info.id, 'turn'),
    bot.host.posts.find(info.id, 'picture'),
  ])
  const look = turn?.channel === work.channel ? await publicLook(work) : undefined
  if (!turn || !look?.playerView || !title.pictures || picture?.message === turn.message) return
  const table = title.pictures.table(look.playerView.view, readerOf(info.language, info, 'plain'))
  const hung = hungShape.safeParse(picture?.data)
  if (hung.data?.name !== fileNameOf(table)) showTable(work, look, turn.message, turn.channel)
}

/** Adds a picture of the table, as everyone may see it, to a message; `fresh` is what that message has just told. */
export function showTable(
  { title, info, channel, gallery }: Work,
  gameView: GameView,
  message: string,
  place = channel,
  fresh: readonly GameEvent[] = [],
) {
  const { pictures } = title
  // Whoever looks for all must have no seat: a member's own view never hangs in public.
  if (!pictures || !gameView.playerView || gameView.seat !== undefined) return
  const reader = readerOf(info.language, info, 'plain')
  gallery.owed.delete(info.id)
  gallery.hang(
    { game: info.id, channel: place, message },
    pictures.table(gameView.playerView.view, reader, fresh),
  )
}
