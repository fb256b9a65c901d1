// Public pictures, from what everyone may see: the table where it changes, a battle where it ends. They come by edits.
import { z } from 'zod'
import type { Told } from '../../engine/game.ts'
import type { GameId, Job, Look } from '../../host/types.ts'
import { latest } from '../../picture/latest.ts'
import type { Drawn, Picture } from '../../picture/picture.ts'
import type { Desk } from '../desk.ts'
import { type Easel, fileNameOf } from '../easel.ts'
import { readerOf } from '../present.ts'
import { errorFacts, isGone } from './faults.ts'
import { publicLook, type Work } from './job.ts'
import type { Wire } from './wire.ts'

/** A message that can carry a picture. */
interface Wall {
  readonly game: GameId
  readonly channel: string
  readonly message: string
}

/** Where the pictures of the games hang. A message carries one; a scene stays, a table gives way to a newer one. */
export interface Gallery {
  /** Draws a picture and hangs it, unless the message is meant to carry another by then. Returns at once. */
  hang(wall: Wall, picture: Picture, isScene?: boolean): void
  /** Whether a message carries a scene, or will. */
  hasScene(message: string): boolean
  /** Whether a picture is being hung on a message right now. */
  isHanging(message: string): boolean
  /** Games whose table has changed without a picture of it. */
  readonly owed: Set<GameId>
}

interface Needs {
  readonly desk: Desk
  readonly wire: Wire
  readonly easel: Easel
  inLine<T>(game: GameId, deed: () => Promise<T>): Promise<T>
}

/** Messages remembered; a picture for one that is forgotten is hung all the same. */
const WALLS = 2_000

/** What is remembered of the latest picture that was hung. */
const hungShape = z.object({ attachment: z.string(), name: z.string().optional() })

/** A gallery. No story waits for an upload: that begins between two deeds for its game, and is not one of them. */
export function galleryOf({ desk, wire, easel, inLine }: Needs): Gallery {
  const meant = latest<{ readonly name: string; readonly isScene: boolean }>(WALLS)
  const hanging = new Map<string, Promise<void>>()

  async function upload({ game, channel, message }: Wall, name: string, drawn: Drawn): Promise<void> {
    try {
      const attachment = await wire.hang(channel, message, name, drawn)
      const postedAt = desk.clock.now()
      await desk.host.savePost(game, {
        kind: 'picture',
        channel,
        message,
        postedAt,
        data: { attachment, name },
      })
    } catch (error) {
      if (meant.get(message)?.name === name) meant.delete(message)
      if (!isGone(error)) throw error
    } finally {
      hanging.delete(message)
    }
  }

  async function put(wall: Wall, name: string, drawn: Drawn): Promise<void> {
    while (hanging.has(wall.message)) await hanging.get(wall.message)?.catch(() => undefined)
    const { uploading } = await inLine(wall.game, async () => {
      const isMeant = (meant.get(wall.message)?.name ?? name) === name
      const begun = isMeant ? upload(wall, name, drawn) : undefined
      if (begun) hanging.set(wall.message, begun)
      return { uploading: begun }
    })
    await uploading
  }

  return {
    owed: new Set(),
    hasScene: (message) => meant.get(message)?.isScene === true,
    isHanging: (message) => hanging.has(message),
    hang(wall, picture, isScene = false) {
      const name = fileNameOf(picture)
      if (meant.get(wall.message)?.name === name) return
      meant.set(wall.message, { name, isScene })
      easel.draw(picture, (drawn) => put(wall, name, drawn))
    },
  }
}

/** The attachments that a message is known to carry; `undefined` when that is not known, or about to change. */
export async function keptOn(
  { desk, info, gallery }: Work,
  message: string,
): Promise<readonly string[] | undefined> {
  if (gallery.isHanging(message)) return undefined
  const post = await desk.host.post(info.id, 'picture')
  const hung = hungShape.safeParse(post?.data)
  return hung.success && post?.message === message ? [hung.data.attachment] : undefined
}

/** Log entries before a scene that may have led to it. */
const LED_TO_IT = 60

/** Adds the picture that belongs to these events to the message that tells them, if one does. Never throws. */
export async function illustrate(work: Work, job: Job & { kind: 'story' }): Promise<void> {
  try {
    await choose(work, job)
  } catch (error) {
    work.desk.log.warn({ game: work.info.id, ...errorFacts(error) }, 'no picture was chosen')
  }
}

async function choose(work: Work, job: Job & { kind: 'story' }): Promise<void> {
  const { desk, info, gallery } = work
  const { pictures } = work.title
  if (!pictures) return
  const { fresh, earlier, isLatest } = await toldIn(work, job)
  if (pictures.changesTable?.(fresh) ?? job.fresh) gallery.owed.add(info.id)
  const post = await desk.host.post(info.id, 'turn')
  if (!post) return
  const scene = pictures.scene?.(fresh, earlier, readerOf(info.language, info, 'plain'))
  if (scene) return gallery.hang({ ...post, game: info.id }, scene, true)
  // A picture shows the table as it is: where more has happened, it belongs to what tells that.
  if (!isLatest || !gallery.owed.has(info.id) || gallery.hasScene(post.message)) return
  const look = await publicLook(work)
  if (look) showTable(work, look, post.message, post.channel)
}

/** The events of a job, and what everyone was told shortly before. */
async function toldIn({ desk, info }: Work, { number, from, to }: Job & { kind: 'story' }) {
  const story = await desk.host.story(info.id, Math.max(0, number - LED_TO_IT))
  const fresh: Told[] = []
  const earlier: Told[] = []
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
  const { desk, info, title } = work
  const [turn, picture] = await Promise.all([
    desk.host.post(info.id, 'turn'),
    desk.host.post(info.id, 'picture'),
  ])
  const look = turn?.channel === work.channel ? await publicLook(work) : undefined
  if (!turn || !look?.outlook || !title.pictures || picture?.message === turn.message) return
  const table = title.pictures.table(look.outlook.view, readerOf(info.language, info, 'plain'))
  const hung = hungShape.safeParse(picture?.data)
  if (hung.data?.name !== fileNameOf(table)) showTable(work, look, turn.message, turn.channel)
}

/** Adds a picture of the table, as everyone may see it, to a message. */
export function showTable(
  { title, info, channel, gallery }: Work,
  look: Look,
  message: string,
  place = channel,
) {
  const { pictures } = title
  // Whoever looks for all must have no seat: a member's own view never hangs in public.
  if (!pictures || !look.outlook || look.seat !== undefined) return
  const reader = readerOf(info.language, info, 'plain')
  gallery.owed.delete(info.id)
  gallery.hang({ game: info.id, channel: place, message }, pictures.table(look.outlook.view, reader))
}
