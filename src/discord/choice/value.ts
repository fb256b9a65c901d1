// Encodes a choice for Discord: option ids where they fit, their numbers where they are too long.
import type { Choice, Decision } from '../../engine/decision.ts'
import { LIMITS } from '../screen/limits.ts'

const LIST = ','

/** One option as a value of at most `room` characters: its id, or `#` and its place among the options. */
export const valueOfId = (decision: Decision, id: string, room: number): string =>
  id.length <= room ? id : `#${decision.options.findIndex((option) => option.id === id)}`

/** The option a value names, if it names one. */
export function idOfValue(decision: Decision, value: string): string | undefined {
  const place = /^#(\d{1,3})$/.exec(value)?.[1]
  const option = decision.options.find((each, index) =>
    place === undefined ? each.id === value : index === Number(place),
  )
  return option?.id
}

/** Several picks as one value of at most `room` characters; `undefined` when they do not fit even as numbers. */
export function valueOfPicks(decision: Decision, picks: Choice, room: number): string | undefined {
  const ids = picks.join(LIST)
  if (ids.length <= room) return ids
  const numbers = picks.map((id) => valueOfId(decision, id, 0)).join(LIST)
  return numbers.length <= room ? numbers : undefined
}

/** The picks a value names; `undefined` when one of them is no option. */
export function picksOfValue(decision: Decision, value: string): Choice | undefined {
  const ids = value === '' ? [] : value.split(LIST).map((part) => idOfValue(decision, part))
  return ids.every((id) => id !== undefined) ? ids : undefined
}

/** A suggestion's value: the decision's token and the picks. */
export function suggestionValue(decision: Decision, token: string, picks: Choice): string | undefined {
  const value = valueOfPicks(decision, picks, LIMITS.label - token.length - 1)
  return value === undefined ? undefined : `${token}=${value}`
}

/** A suggestion's value taken apart, if the text is one. */
export function readValue(text: string): { token: string; picks: string } | undefined {
  const [, token, picks] = /^([0-9a-f]{16})=(.*)$/.exec(text.trim()) ?? []
  return token === undefined || picks === undefined ? undefined : { token, picks }
}
