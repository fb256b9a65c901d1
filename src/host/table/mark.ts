// A short mark of what a form showed: what is filled in is taken only where that still holds.
import { sha256 } from '../../engine/commitment.ts'
import { canonical } from '../../engine/log.ts'

/** A mark that differs where the value does, short enough for a custom id. */
export const markOf = (value: unknown): string => sha256(canonical(value)).slice(0, MARK_LENGTH)

const MARK_LENGTH = 12
