// The drawing thread: handles an order.
import type { Work } from '../threads/thread-messages.ts'
import { makeFilm } from './film.ts'
import { type FilmInput, isFilm } from './film-input.ts'
import { type PictureRenderers, paint } from './paint.ts'
import type { Picture } from './picture.ts'
import { makeWebPage } from './web-page.ts'
import { isWebPage, type WebPageInput } from './web-page-input.ts'

/** A request of the render pool. */
export type Order = Omit<Picture, 'alt'>

/** What it gets: a PNG, a GIF for a film, or a web page. */
export interface Image {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** Addresses of modules that export `PAINTERS`, by the first half of the kinds they draw. */
export interface Painters {
  readonly painters: Readonly<Record<string, string>>
}

export const work: Work<Painters, Order, Image> = async (order, { given }) => {
  const paintersOf = async (kind: string): Promise<PictureRenderers> => {
    const module = given.painters[kind.slice(0, kind.indexOf('.'))]
    if (!module) throw new Error(`no painters for ${kind}`)
    return ((await import(module)) as { readonly PAINTERS: PictureRenderers }).PAINTERS
  }
  if (isFilm(order)) return makeFilm(order.input as FilmInput, paintersOf)
  if (isWebPage(order)) return makeWebPage(order.input as WebPageInput, paintersOf)
  const { png, width, height } = paint(await paintersOf(order.kind), order)
  return { bytes: png, width, height }
}
