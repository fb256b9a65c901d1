// Uploaded files: kept, listed on messages, served again.
import type { Attachment, Id } from './model.ts'
import { changed, newId, type World } from './world.ts'

/** A file that came with a request; `key` is the number in its field name `files[n]`. */
export interface Upload {
  key: string
  filename: string
  contentType: string
  bytes: Uint8Array
}

/** How a body lists an attachment: a new file by its upload number, or one that stays by its id. */
export interface AttachmentRef {
  id: Id | number
  filename?: string | null
  description?: string | null
}

const pngMark = '89504e470d0a1a0a'

function pngSize(bytes: Uint8Array): { width: number | null; height: number | null } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 24 || file.subarray(0, 8).toString('hex') !== pngMark)
    return { width: null, height: null }
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

/** Keeps one file under a fresh id. */
export function keepFile(
  world: World,
  file: Omit<Upload, 'key'>,
  description: string | null = null,
): Attachment {
  const id = newId(world)
  world.files.put(id, file.bytes)
  changed(world)
  return {
    id,
    // Discord keeps letters of every script but no path and no spaces.
    filename: file.filename.replace(/[\\/]/g, '').replace(/\s+/g, '_') || 'file',
    description,
    contentType: file.contentType,
    size: file.bytes.length,
    ...pngSize(file.bytes),
  }
}

/**
 * The attachments a message has after a request: the kept ones and the new ones in the order of the list. Without
 * a list everything stays and every upload is added.
 */
export function settleAttachments(
  world: World,
  present: readonly Attachment[],
  listed: readonly AttachmentRef[] | null | undefined,
  uploads: readonly Upload[],
): Attachment[] {
  if (listed === undefined) return [...present, ...uploads.map((upload) => keepFile(world, upload))]
  const settled: Attachment[] = []
  const used = new Set<Upload>()
  for (const ref of listed ?? []) {
    const kept = present.find((each) => each.id === String(ref.id))
    const upload = uploads.find((each) => each.key === String(ref.id))
    if (kept !== undefined)
      settled.push({
        ...kept,
        description: ref.description === undefined ? kept.description : ref.description,
      })
    else if (upload !== undefined) {
      used.add(upload)
      settled.push(
        keepFile(world, { ...upload, filename: ref.filename ?? upload.filename }, ref.description ?? null),
      )
    }
  }
  for (const upload of uploads) if (!used.has(upload)) settled.push(keepFile(world, upload))
  return settled
}
