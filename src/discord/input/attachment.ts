// Downloads a command's attachment up to a size limit. The content is not validated here.
import type { Attached } from '../call/call.ts'

/** How long a file may take to come, in milliseconds. */
const TIMEOUT_MS = 8_000

/** The text of a file, or why there is none: it is too large, or could not be fetched. */
export async function textOf(file: Attached, most: number): Promise<{ text: string } | 'large' | 'lost'> {
  if (file.bytes > most) return 'large'
  try {
    const response = await fetch(file.url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) return 'lost'
    const bytes = await response.arrayBuffer()
    return bytes.byteLength > most ? 'large' : { text: new TextDecoder().decode(bytes) }
  } catch {
    return 'lost'
  }
}
