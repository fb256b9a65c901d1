// A way to a PostgreSQL server on which every statement is noted as the server says that it is done: BEGIN and COMMIT too, and
// each of several that were sent as one.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A statement that was carried out, and when the server said so, by `performance.now()`. */
export interface Done {
  readonly at: number
  readonly text: string
}

/** A way to a server. */
export interface CountedWay {
  /** The server's address by this way. */
  readonly url: string
  /** All that was carried out, in order. */
  readonly done: readonly Done[]
  close(): Promise<void>
}

/** Messages of PostgreSQL's protocol, by their first byte. https://www.postgresql.org/docs/current/protocol-message-formats.html */
const QUERY = 'Q'
const PARSE = 'P'
const BIND = 'B'
const EXECUTE = 'E'
const READY = 'Z'
/** A statement is done, was empty, or has failed. */
const ENDS = ['C', 'I', 'E']

/** Opens a way to the server at an address. */
export async function countedWay(server: string): Promise<CountedWay> {
  const target = new URL(server)
  const done: Done[] = []
  const open = new Set<Socket>()
  const proxy = createServer((client) => {
    const behind = connect(Number(target.port || 5432), target.hostname)
    for (const socket of [client.setNoDelay(), behind.setNoDelay()]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        behind.destroy()
      })
    }
    const note = noter((text) => done.push({ at: performance.now(), text }))
    client.on('data', (data) => {
      note.asked(data)
      behind.write(data)
    })
    behind.on('data', (data) => {
      note.answered(data)
      client.write(data)
    })
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return {
    url: Object.assign(new URL(server), { host: `127.0.0.1:${port}` }).href,
    done,
    async close() {
      for (const socket of open) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

/** Follows what is said on one connection. */
function noter(done: (text: string) => void) {
  const prepared = new Map<string, string>()
  /** What the server works on, in order. */
  const under: string[] = []
  let bound = ''
  const asked = messages(true, (type, body) => {
    const [first = '', second = ''] = type === PARSE || type === BIND ? body.toString('utf8').split('\0') : []
    if (type === QUERY) under.push(body.toString('utf8', 0, body.length - 1))
    if (type === PARSE) prepared.set(first, second)
    if (type === BIND) bound = prepared.get(second) ?? ''
    if (type === EXECUTE) under.push(bound)
  })
  const answered = messages(false, (type) => {
    if (ENDS.includes(type)) done(under[0] ?? '')
    if (type === READY) under.shift()
  })
  return { asked, answered }
}

/** Cuts a stream into messages; a client's first one has no type. */
function messages(isClient: boolean, each: (type: string, body: Buffer) => void): (data: Buffer) => void {
  let rest = Buffer.alloc(0)
  let hasType = !isClient
  return (data) => {
    rest = Buffer.concat([rest, data])
    for (;;) {
      const head = hasType ? 1 : 0
      if (rest.length < head + 4) return
      const end = head + rest.readInt32BE(head)
      if (rest.length < end) return
      if (hasType) each(String.fromCharCode(rest[0] ?? 0), rest.subarray(head + 4, end))
      hasType = true
      rest = rest.subarray(end)
    }
  }
}
