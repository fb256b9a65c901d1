// Bad days: requests that are refused, lost or slow on purpose.
import { type Refusal, refuse } from './errors.ts'

/** What shall happen to the next requests of a route. */
export interface Fault {
  // `POST /channels/*/messages`: `*` stands for one part of the path, `**` for anything.
  route: string
  /** How many requests it still hits. */
  times: number
  /** How many matching requests pass before it starts to hit. */
  skip: number
  /** From then on it hits each n-th matching request: 1 every one, 2 every other. */
  every: number
  /** Answer with this status (429, 500, 503 …) instead of doing it. */
  status: number | null
  /** Do the request all the same, before it is answered with `status` or never. */
  done: boolean
  /** Discord's JSON error code in that answer, and its words. */
  code: number
  message: string
  /** Seconds, for a 429; 0 says nothing of when. */
  retryAfter: number
  /** Say the seconds in the body of a 429 alone, without a `Retry-After`. */
  bodyOnly: boolean
  /** A 429 of the whole application, not of the route. */
  global: boolean
  /**
   * Close the connection: `before` the request is done, or `after`, so that only the answer is lost; or in the middle of
   * the answer's `body`, so that its status arrives.
   */
  drop: 'before' | 'after' | 'body' | null
  /** Wait this many real milliseconds first. `Infinity` (or null in JSON) is written as -1: never answer. */
  delay: number
}

/** A fault as one orders it; what is left out does not happen. */
export type FaultOrder = Pick<Fault, 'route'> &
  Partial<Fault> & {
    /** Refuse as Discord does, with its status, code and words. */
    readonly refusal?: Refusal
  }

/** Fills in an order. */
export function faultFrom({ refusal, ...order }: FaultOrder): Fault {
  const refused = refusal && refuse(refusal)
  return {
    times: 1,
    skip: 0,
    every: 1,
    status: null,
    done: false,
    code: 0,
    message: '',
    retryAfter: 0.1,
    bodyOnly: false,
    global: false,
    drop: null,
    delay: 0,
    ...(refused && { status: refused.status, code: refused.code, message: refused.message }),
    ...order,
  }
}

function pattern(route: string): RegExp {
  const escaped = route.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]+'))}$`)
}

/** The fault that hits this request, used up by one. `path` is without `/api/v10` and query. */
export function takeFault(faults: Fault[], method: string, path: string): Fault | undefined {
  for (const fault of faults) {
    if (fault.times <= 0 || !pattern(fault.route).test(`${method} ${path}`)) continue
    if (fault.skip > 0) {
      fault.skip -= 1
      continue
    }
    fault.times -= 1
    fault.skip = fault.every - 1
    return fault
  }
  return undefined
}
