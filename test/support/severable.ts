// A way to a PostgreSQL server that can be cut: at once, or just when a transaction is committed.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server. */
export interface Severable {
  /** The server's address by this way. */
  readonly url: string
  /** Ends every connection, and takes no new ones until it is mended. */
  cut(): void
  mend(): void
  /** Lets nothing through any more, and ends nothing: as when a cable is pulled. */
  freeze(): void
  /**
   * Ends the connection of the next commit: `before` the server hears of it, or `after`, so that only its answer is
   * lost. Resolves when that has happened.
   */
  cutAtCommit(when: 'before' | 'after'): Promise<void>
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

/** Opens a way to the server at an address. */
export async function severable(server: string): Promise<Severable> {
  const target = new URL(server)
  const open = new Set<Socket>()
  let whole = true
  let frozen = false
  let ended = 0
  let atCommit: { readonly when: 'before' | 'after'; readonly done: () => void } | undefined
  const proxy = createServer((client) => {
    if (!whole) return client.destroy()
    const behind = connect(Number(target.port || 5432), target.hostname)
    const end = () => {
      client.destroy()
      behind.destroy()
    }
    for (const socket of [client, behind]) {
      open.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        open.delete(socket)
        end()
      })
    }
    let deaf = false
    client.on('data', (data) => {
      if (frozen) return
      const order = atCommit
      if (!order || !data.includes('COMMIT')) return void behind.write(data)
      atCommit = undefined
      deaf = true
      if (order.when === 'after') behind.write(data)
      setTimeout(
        () => {
          end()
          order.done()
        },
        order.when === 'after' ? COMMITTED : 0,
      )
    })
    let opening = true
    behind.on('data', (data) => {
      if (deaf || frozen) return
      const isOpen = opening && data.includes(READY)
      if (isOpen) opening = false
      if (!isOpen || ended === 0) return void client.write(data)
      ended--
      deaf = true
      client.end(Buffer.concat([data, ENDED]))
    })
    return undefined
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return {
    url: Object.assign(new URL(server), { host: `127.0.0.1:${port}` }).href,
    cut() {
      whole = false
      endEach(open)
    },
    mend() {
      whole = true
      frozen = false
    },
    freeze() {
      frozen = true
    },
    cutAtCommit: (when) =>
      new Promise((done) => {
        atCommit = { when, done }
      }),
    endAtOpening(times) {
      ended = times
    },
    async close() {
      endEach(open)
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
