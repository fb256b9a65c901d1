// A way to a PostgreSQL server that can be cut or fall silent: at once, or just when a transaction is committed.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server. */
export interface Severable {
  /** The server's address by this way. */
  readonly url: string
  /** Ends every connection, and takes no new ones until it is repaired. */
  cut(): void
  repair(): void
  /** Lets nothing through any more, and ends nothing: as when a cable is pulled. What is open then stays silent when it is repaired. */
  freeze(): void
  /** The connection of the next commit falls silent: `before` the server hears of it, or `after`. Resolves when that has happened. */
  freezeAtCommit(when: 'before' | 'after'): Promise<void>
  /**
   * Ends the connection of the next commit: `before` the server hears of it, or `after`, so that only its answer is
   * lost. Resolves when that has happened.
   */
  cutAtCommit(when: 'before' | 'after'): Promise<void>
  /** Cuts everything when the client has sent `sent` more packets, and repairs it after `ms` milliseconds. Resolves when it is cut. */
  stumbleAfter(sent: number, ms: number): Promise<void>
  /** The server ends the next `times` connections with the words by which it says that they are open. */
  endAtOpening(times: number): void
  close(): Promise<void>
}

/** How long a server takes to commit, generously, in milliseconds. */
const COMMITTED = 200

/** What a server says when a connection is open, and when it is ended by its administrator. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])
const ENDED = (() => {
  const fields = ['SFATAL', 'VFATAL', 'C57P01', 'Mterminating connection due to administrator command']
  const body = Buffer.from(`${fields.map((field) => `${field}\0`).join('')}\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from('E'), length, body])
})()

const endEach = (sockets: ReadonlySet<Socket>) => {
  for (const socket of [...sockets]) socket.destroy()
}

/** What becomes of what goes through. */
interface Passage {
  whole: boolean
  frozen: boolean
  /** How many connections the server ends as soon as they are open. */
  ended: number
  atCommit:
    | { readonly when: 'before' | 'after'; readonly how: 'cut' | 'freeze'; readonly done: () => void }
    | undefined
  /** How many packets of clients still go through until everything is cut, and what is done then. */
  stumble: { left: number; readonly cut: () => void } | undefined
  readonly open: Set<Socket>
  /** Of each connection that is open: makes it silent permanently. */
  readonly silencers: Set<() => void>
}

/** Carries what a client says to the server, and back. */
function carry(way: Passage, target: URL, client: Socket): void {
  if (!way.whole) return void client.destroy()
  const behind = connect(Number(target.port || 5432), target.hostname)
  let silent = way.frozen
  const silence = () => {
    silent = true
  }
  way.silencers.add(silence)
  const end = () => {
    // Neither side learns that the other has gone.
    if (silent) return
    client.destroy()
    behind.destroy()
  }
  for (const socket of [client, behind]) {
    way.open.add(socket)
    socket.on('error', end)
    socket.on('close', () => {
      way.open.delete(socket)
      way.silencers.delete(silence)
      end()
    })
  }
  let deaf = false
  client.on('data', (data) => {
    if (silent) return
    if (way.stumble && --way.stumble.left < 0) return way.stumble.cut()
    const order = way.atCommit
    if (!order || !data.includes('COMMIT')) return void behind.write(data)
    way.atCommit = undefined
    deaf = true
    if (order.when === 'after') behind.write(data)
    setTimeout(
      () => {
        if (order.how === 'cut') end()
        else silence()
        order.done()
      },
      order.when === 'after' ? COMMITTED : 0,
    )
  })
  let opening = true
  behind.on('data', (data) => {
    if (deaf || silent) return
    const isOpen = opening && data.includes(READY)
    if (isOpen) opening = false
    if (!isOpen || way.ended === 0) return void client.write(data)
    way.ended--
    deaf = true
    client.end(Buffer.concat([data, ENDED]))
  })
}

/** Opens a way to the server at an address. */
export async function severable(server: string): Promise<Severable> {
  const target = new URL(server)
  const way: Passage = {
    whole: true,
    frozen: false,
    ended: 0,
    atCommit: undefined,
    stumble: undefined,
    open: new Set<Socket>(),
    silencers: new Set<() => void>(),
  }
  const proxy = createServer((client) => carry(way, target, client))
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return {
    url: Object.assign(new URL(server), { host: `127.0.0.1:${port}` }).href,
    cut() {
      way.whole = false
      endEach(way.open)
    },
    repair() {
      way.whole = true
      way.frozen = false
    },
    freeze() {
      way.frozen = true
      for (const silence of way.silencers) silence()
    },
    stumbleAfter: (sent, ms) =>
      new Promise((done) => {
        const cut = () => {
          way.stumble = undefined
          way.whole = false
          endEach(way.open)
          setTimeout(() => {
            way.whole = true
          }, ms)
          done()
        }
        way.stumble = { left: sent, cut }
      }),
    cutAtCommit: (when) =>
      new Promise((done) => {
        way.atCommit = { when, how: 'cut', done }
      }),
    freezeAtCommit: (when) =>
      new Promise((done) => {
        way.atCommit = { when, how: 'freeze', done }
      }),
    endAtOpening(times) {
      way.ended = times
    },
    async close() {
      endEach(way.open)
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
