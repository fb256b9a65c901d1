// Closing in order: what cannot be closed keeps nothing else open.
import { expect, it, vi } from 'vitest'
import { openClosing } from '../../src/closing.ts'

it('closes what was opened last first, all of it once, also where some of it fails; the first failure is told', async () => {
  const error = vi.fn()
  const closing = openClosing({ error })
  const closed: string[] = []
  const opened = (name: string, fault?: Error) =>
    closing.defer(name, async () => {
      closed.push(name)
      if (fault) throw fault
    })
  opened('database')
  opened('sandbox', new Error('second'))
  opened('host')
  opened('bot', new Error('first'))
  await expect(closing.close()).rejects.toThrow('first')
  expect(closed).toEqual(['bot', 'host', 'sandbox', 'database'])
  expect(error.mock.calls.map(([facts]) => facts)).toEqual([
    { what: 'bot', err: new Error('first') },
    { what: 'sandbox', err: new Error('second') },
  ])
  await closing.close()
  expect(closed).toHaveLength(4)
})
