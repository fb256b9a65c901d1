// Driving a sandbox that runs in another process: the same actions, all of them asynchronous.
import type { Admin } from './admin.ts'
import { adminActions, personActions } from './control.ts'
import type { Device } from './driver/options.ts'
import type { Person } from './driver/person.ts'
import { CannotDo, type Reason } from './refusals/index.ts'
import type { Fault, FaultOrder } from './world/faults.ts'
import type { Id } from './world/model.ts'
import type { RequestRecord, Violation } from './world/world.ts'

type Remote<T, K extends keyof T> = {
  readonly [A in K]: T[A] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : () => Promise<T[A]>
}

/** A person whose client runs in the sandbox's process. */
export type RemotePerson = Remote<Person, (typeof personActions)[number]>

/** A sandbox elsewhere. `pings()`, `notices()` and `commands()` are calls here. */
export interface RemoteSandbox {
  readonly url: string
  readonly token: string
  readonly botId: Id
  readonly admin: Remote<Admin, (typeof adminActions)[number]>
  /** `device` sets habits of this person's client. */
  as(name: string, more?: { guild?: Id; device?: Partial<Device> }): RemotePerson
  violations(): Promise<Violation[]>
  requests(): Promise<RequestRecord[]>
  fault(order: FaultOrder): Promise<Fault>
  calm(): Promise<void>
  gateway(action: 'drop' | 'forget' | 'reconnect'): Promise<void>
  /** Moves a driven clock on. @throws when the sandbox runs on the machine's time */
  advance(ms: number): Promise<void>
  /** How many gateway sessions are connected now. */
  connected(): Promise<number>
}

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array

function packed(value: unknown): unknown {
  if (isBytes(value)) return { base64: Buffer.from(value).toString('base64') }
  if (Array.isArray(value)) return value.map(packed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, packed(inner)]))
}

/**
 * Connects to a sandbox at `url` (`http://127.0.0.1:PORT`).
 * @throws when nothing answers there
 */
export async function connectSandbox(url: string): Promise<RemoteSandbox> {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${url}/sandbox${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(packed(body)) }),
    })
    if (response.status === 204) return undefined
    const answer = (await response.json()) as { error?: string; reason?: Reason; message?: string }
    if (response.ok) return answer
    const reason = answer.error ?? answer.message ?? response.statusText
    throw answer.reason ? new CannotDo(...answer.reason) : new Error(reason)
  }
  const perform = async (path: string, args: unknown[], more: object = {}) =>
    ((await call('POST', path, { args, ...more })) as { value: unknown }).value
  const remote = (names: readonly string[], path: string, more: object = {}) =>
    Object.fromEntries(
      names.map((name) => [name, (...args: unknown[]) => perform(`${path}/${name}`, args, more)]),
    )
  const about = (await call('GET', '')) as { token: string; botId: Id }

  return {
    url,
    token: about.token,
    botId: about.botId,
    admin: remote(adminActions, '/admin') as RemoteSandbox['admin'],
    as: (name, more = {}) =>
      remote(personActions, `/person/${encodeURIComponent(name)}`, more) as RemotePerson,
    violations: async () => (await call('GET', '/violations')) as Violation[],
    requests: async () => (await call('GET', '/requests')) as RequestRecord[],
    fault: async (order) => (await call('POST', '/faults', order)) as Fault,
    calm: async () => void (await call('DELETE', '/faults')),
    gateway: async (action) => void (await perform(`/gateway/${action}`, [])),
    advance: async (ms) => void (await call('POST', '/clock', { advance: ms })),
    connected: async () => ((await call('GET', '')) as { connected: number }).connected,
  }
}
