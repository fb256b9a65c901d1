// A process that stops gives the gateway to others at once, and finishes meanwhile what is under way.
import { expect, it } from 'vitest'
import { eventually } from '../sandbox/bot.ts'
import { openTestServer } from './test-server.ts'

it('the gateway is free while an answer under way is finished, and the answer comes', async () => {
  const server = await openTestServer()
  const { sandbox, mei, bot } = server
  const place = await server.begin()
  const fault = sandbox.fault({ route: 'POST /interactions/*/*/callback', delay: 1_500 })
  const asked = mei.slash({ id: place }, 'game status')
  await eventually(() => fault.times === 0)
  let isClosed = false
  const closing = bot.close().then(() => {
    isClosed = true
  })
  await eventually(() => sandbox.gateway.connected === 0)
  expect(isClosed).toBe(false)
  expect((await asked).kind).toBe('message')
  await closing
  await server.close()
})
