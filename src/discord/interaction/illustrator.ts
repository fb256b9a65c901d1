// Private panels with pictures: shown in words first; the picture joins when it is drawn, if the panel is still the same.

import { RESTJSONErrorCodes } from 'discord.js'
import { LRUCache } from 'lru-cache'
import type { Drawn } from '../../picture/picture.ts'
import { fileNameOf, fileOf, type Renderer } from '../core/renderer.ts'
import { codeOf } from '../core/wire.ts'
import type { Illustration, Screen } from '../screen/screen.ts'
import type { Body } from './responder.ts'

/** A message that an interaction has shown, with the means to change it for the rest of its 15 minutes. */
export interface Shown {
  /** The interaction's id: of two that drew the same message, the greater is the newer. */
  readonly by: string
  readonly message: string
  edit(body: Body): Promise<unknown>
}

/** Brings pictures to panels. */
export interface Illustrator {
  /** An interaction is about to draw this message anew: pictures for what it showed before come too late. */
  claim(message: string, by: string): void
  /**
   * A screen has been shown: brings its picture, unless that is `hung` there already, and repairs what an older picture
   * crossed. Never throws.
   */
  follow(shown: Shown, screen: Screen, hung?: boolean): void
}

/** Panels remembered; the one drawn longest ago is forgotten first. */
const PANELS = 2_000

/** Codes of panels that cannot be reached any more: the token's 15 minutes are over, or the panel is dismissed. */
const PAST: readonly unknown[] = [
  RESTJSONErrorCodes.InvalidWebhookToken,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.UnknownMessage,
]

/** An illustrator whose pictures this renderer draws. */
export function illustratorOf(renderer: Renderer): Illustrator {
  const newest = new LRUCache<string, bigint>({ max: PANELS })
  const hanging = new Map<string, Promise<void>>()

  const isNewest = ({ message, by }: Shown): boolean => (newest.get(message) ?? 0n) <= BigInt(by)

  function claim(message: string, by: string): void {
    const before = newest.get(message) ?? 0n
    if (BigInt(by) > before) newest.set(message, BigInt(by))
  }

  async function hang(shown: Shown, illustration: Illustration, drawn: Drawn): Promise<void> {
    if (!isNewest(shown)) return
    const edited = unlessPast(shown.edit(withPicture(illustration, drawn)))
    hanging.set(shown.message, edited)
    try {
      await edited
    } finally {
      if (hanging.get(shown.message) === edited) hanging.delete(shown.message)
    }
  }

  /** An older picture was on its way while this screen was shown: whichever came last, the screen counts. */
  async function repair(shown: Shown, screen: Screen, crossing: Promise<void>): Promise<void> {
    await crossing.catch(() => undefined) // its own renderer notes it
    if (isNewest(shown)) await unlessPast(shown.edit(inWords(screen))).catch(() => undefined)
    bring(shown, screen)
  }

  function bring(shown: Shown, { illustration }: Screen): void {
    if (!illustration) return
    const { picture, failed } = illustration
    const say = failed && (async () => isNewest(shown) && shown.edit(inWords(failed)))
    renderer.draw(picture, (drawn) => hang(shown, illustration, drawn), say)
  }

  return {
    claim,
    follow(shown, screen, hung = false) {
      claim(shown.message, shown.by)
      const crossing = hanging.get(shown.message)
      if (crossing) void repair(shown, screen, crossing)
      else if (!hung) bring(shown, screen)
    },
  }
}

/** Nobody is told that a picture came too late. */
const unlessPast = async (edit: Promise<unknown>): Promise<void> => {
  try {
    await edit
  } catch (error) {
    if (!PAST.includes(codeOf(error))) throw error
  }
}

/** A screen in words, its files attached; what was attached before is gone. */
export const inWords = ({ content, rows = [], files = [] }: Screen): Body => ({
  content,
  components: rows,
  attachments: files.map(({ name }, id) => ({ id: String(id), filename: name })),
  files: files.map(({ name, data }) => ({ name, data: Buffer.from(data) })),
})

/** A screen beside the picture that its message shows already. */
export const besidePicture = (
  { rows, illustration }: Screen & { illustration: Illustration },
  id: string,
): Body => ({
  content: illustration.content,
  components: illustration.rows ?? rows ?? [],
  attachments: [{ id }],
  files: [],
})

const withPicture = ({ picture, content, rows }: Illustration, drawn: Drawn): Body => {
  const name = fileNameOf(picture)
  return {
    content,
    ...(rows && { components: rows }),
    attachments: [{ id: '0', filename: name, description: drawn.alt }],
    files: [fileOf(name, drawn)],
  }
}
