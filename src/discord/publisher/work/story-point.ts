// A position in a game's story, and how to compare two.
import { z } from 'zod'

/** A place in the story: entry number and index of the event in it. */
export const point = z.tuple([z.number(), z.number()])
export type Point = z.infer<typeof point>

export const isAfter = ([n, i]: Point, [m, j]: Point): boolean => n > m || (n === m && i > j)

export const isWithin = (at: Point, from: Point, to: Point): boolean => !isAfter(from, at) && !isAfter(at, to)
