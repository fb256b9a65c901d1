// The text and hashes of docs/rules/league-draws.md: canonical JSON, SHA and HMAC.
import { createHash, createHmac } from 'node:crypto'

/** JSON without blanks, its keys in the order of their code units; of what JSON can hold. */
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

export const hmac = (key: string, ...parts: readonly (string | number)[]): string =>
  createHmac('sha256', Buffer.from(key, 'utf8')).update(parts.join('\n'), 'utf8').digest('hex')
