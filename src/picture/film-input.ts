// Input of a film as plain data: pictures in their order, each with the strip below it.
import type { Picture } from './picture.ts'

type Drawing = Omit<Picture, 'alt'>

/** A picture of a film, what stands below it, and for how many milliseconds it is shown. */
export interface Frame {
  readonly above: Drawing
  readonly below: Drawing
  readonly ms: number
}

export interface FilmInput {
  readonly frames: readonly Frame[]
}

/** The kind of a picture that is a film. */
export const FILM = 'film.reel'

/** Whether a picture is a film, and its file a GIF. */
export const isFilm = ({ kind }: Pick<Picture, 'kind'>): boolean => kind === FILM
