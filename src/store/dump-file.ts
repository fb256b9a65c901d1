// Reads a backup of the embedded database, a gzipped tar archive, within bounds: the file may come from anywhere.
import { closeSync, createReadStream, existsSync, openSync, readSync, statSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/**
 * A new database of 42 MB packs to a ninth of that, one with games to less; what is larger by far is no backup. In bytes, and
 * as a multiple of the file's size.
 */
const UNPACKED_BASE = 64 * 2 ** 20
const UNPACKED_RATIO = 20
/** The embedded database itself takes no more, in bytes. */
const UNPACKED_MAX = 2 ** 31 - 1

/** The first bytes of an archive of pg_dump. */
const PG_DUMP_MAGIC = 'PGDMP'

/** How a tar archive is laid out: https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html#tag_20_92_13_06 */
const BLOCK = 512
const NAME = { from: 0, to: 100 }
const SIZE = { from: 124, to: 136 }
const MAGIC = { from: 257, to: 262 }
const PREFIX = { from: 345, to: 500 }

/**
 * Unpacks a backup into memory.
 * @throws Error with a clear line where there is no such file, it is something else, or it would take more memory than a backup of its size
 */
export async function readDump(file: string): Promise<Blob> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`)
  const { size } = statSync(file)
  if (beginningOf(file, PG_DUMP_MAGIC.length) === PG_DUMP_MAGIC)
    throw new Error(`${file} is a backup of a server: set DATABASE_URL to the server to restore it there`)
  const limit = Math.min(UNPACKED_BASE + UNPACKED_RATIO * size, UNPACKED_MAX)
  const tar = await unpackWithin(file, limit)
  if (!isPlainTar(tar)) throw notABackup(file, 'no archive of a database is in it')
  return new Blob([new Uint8Array(tar.buffer, tar.byteOffset, tar.length)])
}

/** What a file is called that cannot be restored. */
export const notABackup = (file: string, reason: string, cause?: unknown): Error =>
  new Error(`${file} is not a backup of Peach Garden, or it is damaged (${reason})`, { cause })

/** The first bytes of a file as text; nothing where it cannot be read. */
function beginningOf(file: string, length: number): string {
  const buffer = Buffer.alloc(length)
  try {
    const open = openSync(file, 'r')
    try {
      return buffer.toString('latin1', 0, readSync(open, buffer, 0, length, 0))
    } finally {
      closeSync(open)
    }
  } catch {
    return ''
  }
}

async function unpackWithin(file: string, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    await pipeline(createReadStream(file), createGunzip(), async (unpacked: AsyncIterable<Buffer>) => {
      for await (const chunk of unpacked) {
        length += chunk.length
        if (length > limit) break
        chunks.push(chunk)
      }
    })
  } catch (error) {
    if (length <= limit) throw notABackup(file, (error as Error).message, error)
  }
  if (length > limit) throw notABackup(file, `it unpacks to more than ${Math.floor(limit / 2 ** 20)} MB`)
  return Buffer.concat(chunks)
}

/** Whether all of it is a tar archive whose entries lie in its own folder. */
function isPlainTar(tar: Buffer): boolean {
  let at = 0
  for (; at + BLOCK <= tar.length && tar[at] !== 0; ) {
    const header = tar.subarray(at, at + BLOCK)
    const text = ({ from, to }: { from: number; to: number }) =>
      header.toString('latin1', from, to).replace(/\0.*$/s, '')
    if (text(MAGIC) !== 'ustar') return false
    if (`${text(PREFIX)}/${text(NAME)}`.split('/').includes('..')) return false
    const size = Number.parseInt(text(SIZE), 8)
    if (!(size >= 0)) return false
    at += BLOCK * (1 + Math.ceil(size / BLOCK))
  }
  return at > 0 && at <= tar.length
}
