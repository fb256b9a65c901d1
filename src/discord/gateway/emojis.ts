// The bot's own emojis at Discord: known again by their names, uploaded where they are missing, removed where the drawing has
// changed. Until all are there they are looked for with growing pauses; nothing waits for them.
import { type REST, Routes } from 'discord.js'
import type { Icon } from '../../text/icons.ts'
import type { BotContext } from '../core/context.ts'
import { noteFault } from '../core/note-fault.ts'
import { codeOf } from '../core/wire.ts'
import { ANSWERS } from '../http/shapes.ts'
import { type DrawnIcon, iconIn } from '../icons/drawn.ts'
import type { Icons } from '../icons/icons.ts'
import { growingPauses } from './growing-pauses.ts'
import { restUntil } from './wait-until.ts'

/** Discord's side of the emojis of a bot. */
export interface EmojiSource {
  readonly rest: REST
  /** Draws the icons. */
  readonly draw: () => Promise<readonly DrawnIcon[]>
  /** Nothing is looked for after this. */
  readonly end: AbortSignal
}

/**
 * Looks for the emojis of the application, if that was not done yet; one process of all uploads those that are missing. Where
 * the application is not known, Discord is asked. Resolves after the first attempt, and never rejects.
 */
export type SeekEmojis = (application: string | undefined, mayUpload: boolean) => Promise<void>

/** Makes known to `icons` which emojis Discord has. */
export function emojiSeeker(bot: BotContext, icons: Icons, source: EmojiSource): SeekEmojis {
  let current: { readonly mayUpload: boolean; readonly search: AbortController } | undefined
  let drawn: Promise<readonly DrawnIcon[]> | undefined
  const draw = (): Promise<readonly DrawnIcon[]> => {
    drawn ??= source.draw().catch((error: unknown) => {
      drawn = undefined
      throw error
    })
    return drawn
  }
  function begin(asked: Search): Promise<void> {
    current?.search.abort()
    current = { mayUpload: asked.mayUpload, search: new AbortController() }
    const end = AbortSignal.any([current.search.signal, source.end])
    icons.onLost(() => void begin(asked))
    return search(bot, icons, { ...source, draw, end }, asked)
  }
  return async (application, mayUpload) => {
    const isUnderWay = current && (current.mayUpload || !mayUpload)
    if (!isUnderWay) await begin({ application, mayUpload })
  }
}

interface Search {
  readonly application: string | undefined
  readonly mayUpload: boolean
}

async function search(bot: BotContext, icons: Icons, source: EmojiSource, asked: Search): Promise<void> {
  const { end } = source
  const pauses = growingPauses()
  const go = async (): Promise<void> => {
    const { isComplete, error } = await attempt(bot, icons, source, asked)
    if (end.aborted || isComplete) return
    const pause = pauses.after(error)
    if (error !== undefined)
      noteFault(bot, 'warn', error, 'plain emoji stand in for icons', { againInMs: pause })
    void restUntil(pause, end).then(() => (end.aborted ? undefined : go()))
  }
  await go()
}

/** One attempt: finds and uploads as many as it can, and shows them from now on. */
async function attempt(
  { log }: BotContext,
  icons: Icons,
  { rest, draw, end: signal }: EmojiSource,
  { application: known, mayUpload }: Search,
): Promise<{ readonly isComplete: boolean; readonly error?: unknown }> {
  const ids = new Map<Icon, string>()
  try {
    const drawn = await draw()
    const application = known ?? (await ownApplication(rest, signal))
    const raw = await rest.get(Routes.applicationEmojis(application), { signal: own(signal) })
    const there = ANSWERS.emojis.shape.parse(raw).items
    for (const { icon, name } of drawn) {
      const found = there.find((each) => each.name === name)
      if (found) ids.set(icon, found.id)
    }
    const missing = drawn.filter(({ icon }) => !ids.has(icon))
    if (!mayUpload) return { isComplete: missing.length === 0 }
    for (const each of missing) ids.set(each.icon, await upload(rest, application, each, signal))
    const old = there.filter(({ name }) => iconIn(name) && drawn.every((each) => each.name !== name))
    for (const { id } of old)
      await rest.delete(Routes.applicationEmoji(application, id), { signal: own(signal) })
    if (missing.length + old.length > 0)
      log.info({ uploaded: missing.length, removed: old.length }, 'icons registered')
    icons.trouble = undefined
    return { isComplete: true }
  } catch (error) {
    if (mayUpload && !signal.aborted) icons.trouble = reasonOf(error)
    return { isComplete: false, error }
  } finally {
    // What was known before stays where Discord did not even say what there is.
    if (ids.size > 0 && !signal.aborted) icons.know(ids)
  }
}

/** Discord's code, or the status of its answer, or that it gave none. */
function reasonOf(error: unknown): string {
  const { status } = error as { readonly status?: number }
  return `${codeOf(error) ?? status ?? '—'}`
}

const ownApplication = async (rest: REST, signal: AbortSignal): Promise<string> =>
  ANSWERS.application.shape.parse(await rest.get(Routes.currentApplication(), { signal: own(signal) })).id

/** For one request: discord.js never takes its listener off a signal again. */
const own = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal])

async function upload(
  rest: REST,
  application: string,
  { name, png }: DrawnIcon,
  signal: AbortSignal,
): Promise<string> {
  const body = { name, image: `data:image/png;base64,${png.toString('base64')}` }
  return ANSWERS.emoji.shape.parse(
    await rest.post(Routes.applicationEmojis(application), { body, signal: own(signal) }),
  ).id
}
