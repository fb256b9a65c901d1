// The line to the sandbox: the live view, and what a person does.
import type { View, Wish } from '../world/page-types.ts'
import type { Outcome } from './scene/scene.ts'

/** How the line is: not yet there, there, or lost. */
export type LinkState = 'opening' | 'open' | 'lost'

/** The live view. It connects again by itself, and then asks for the same as before. */
export interface Live {
  ask(wish: Wish): void
}

const SOON = 500
const LATER = 3_000

/** Opens the live view. */
export function openLive(seen: (view: View) => void, changed: (state: LinkState) => void): Live {
  let wish: Wish = {}
  let socket: WebSocket | undefined
  let pause = SOON
  const send = () => {
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.send(JSON.stringify(wish))
    const { read: _, ...rest } = wish
    wish = rest
  }
  const connect = () => {
    socket = new WebSocket(`ws://${location.host}/sandbox/live`)
    socket.addEventListener('open', () => {
      pause = SOON
      send()
    })
    socket.addEventListener('message', ({ data }) => {
      // Only what is seen is sure: until then the page shows what was true before.
      changed('open')
      seen(JSON.parse(String(data)) as View)
    })
    socket.addEventListener('close', () => {
      changed('lost')
      setTimeout(connect, pause)
      pause = Math.min(LATER, pause * 1.5)
    })
  }
  connect()
  return {
    ask(next) {
      wish = next
      send()
    },
  }
}

/** What the sandbox would not let one do, in the page's language. */
export class Refused extends Error {
  /** It was done, and nothing came of it within the sandbox's timeout. */
  get isLate(): boolean {
    return this.message.startsWith('waited ')
  }
}

/** Calls one of the sandbox's own endpoints. @throws Refused with its reason */
async function call(path: string, body: object): Promise<unknown> {
  const response = await fetch(`/sandbox/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-refusals': 'plain',
      'accept-language': document.documentElement.lang,
    },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { value?: unknown; error?: string; message?: string }
  if (!response.ok || answer.error !== undefined)
    throw new Refused(answer.error ?? answer.message ?? response.statusText)
  return answer.value
}

/** Does something as a member. @throws Refused */
export const act = (who: string, guild: string, action: string, ...args: unknown[]): Promise<unknown> =>
  call(`person/${encodeURIComponent(who)}/${action}`, { args, guild })

/** The same, for what the bot answers. */
export const actFor = async (
  who: string,
  guild: string,
  action: string,
  ...args: unknown[]
): Promise<Outcome> => (await act(who, guild, action, ...args)) as Outcome

/** Performs an action as the server's administrator. @throws Refused */
export const manage = (action: string, ...args: unknown[]): Promise<unknown> =>
  call(`admin/${action}`, { args })
