// The drawing thread: handles an order.
import type { Work } from '../threads/thread-messages.ts'
import { type PictureRenderers, paint } from './paint.ts'
import type { Picture } from './picture.ts'

/** A request of the render pool. */
export type Order = Omit<Picture, 'alt'>

/** What it gets. */
export interface Image {
  readonly png: Uint8Array
  readonly width: number
  readonly height: number
}

/** Addresses of modules that export `PAINTERS`, by the first half of the kinds they draw. */
export interface Painters {
  readonly painters: Readonly<Record<string, string>>
}

export const work: Work<Painters, Order, Image> = async ({ kind, input }, { given }) => {
  const module = given.painters[kind.slice(0, kind.indexOf('.'))]
  if (!module) throw new Error(`no painters for ${kind}`)
  const { PAINTERS } = (await import(module)) as { readonly PAINTERS: PictureRenderers }
  const { png, width, height } = paint(PAINTERS, { kind, input })
  return { png, width, height }
}
