// Which files of the bot a process runs something of, by its debugger's coverage. A game's own files are its own: the rules of one
// lie in more files than those of another.
import { once } from 'node:events'
import { WebSocket } from 'ws'

/** A process whose functions are counted as they run. */
export interface Coverage {
  /** Files of the bot of which a function ran since this was asked last. */
  files(): Promise<readonly string[]>
  close(): void
}

interface Script {
  readonly url: string
  readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[]
}

const OURS = /\/((?:src(?!\/games\/)|commands)\/.+\.ts)(?:\?|$)/

/** Begins to count in the process whose debugger listens at an address. It runs slower from then on. */
export async function cover(debuggerUrl: string): Promise<Coverage> {
  const socket = new WebSocket(debuggerUrl, { perMessageDeflate: false })
  await once(socket, 'open')
  let last = 0
  const ask = async (method: string, params: object = {}): Promise<unknown> => {
    const id = ++last
    const answer = new Promise((resolve) => {
      const hear = (data: Buffer) => {
        const said = JSON.parse(data.toString()) as { readonly id?: number; readonly result?: unknown }
        if (said.id !== id) return
        socket.off('message', hear)
        resolve(said.result)
      }
      socket.on('message', hear)
    })
    socket.send(JSON.stringify({ id, method, params }))
    return answer
  }
  await ask('Profiler.enable')
  await ask('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return {
    async files() {
      const { result } = (await ask('Profiler.takePreciseCoverage')) as { readonly result: readonly Script[] }
      return result.flatMap(({ url, functions }) => {
        const file = OURS.exec(url)?.[1]
        return file !== undefined && functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0) ? [file] : []
      })
    },
    close: () => socket.close(),
  }
}
