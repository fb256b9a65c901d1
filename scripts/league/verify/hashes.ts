// Canonical JSON and hashes as docs/rules/league-draws.md specifies them, apart from the bot's own.
import { createHash, createHmac } from 'node:crypto'

/** JSON without blanks, keys in the order of their code units. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`)
  return `{${fields.join(',')}}`
}

export const sha = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

export const hmac = (key: string, text: string): string =>
  createHmac('sha256', Buffer.from(key, 'utf8')).update(text, 'utf8').digest('hex')
