// The bot's own emojis at Discord: uploaded once, known again by their drawing, and no failure keeps the bot from talking.
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { BotContext } from '../../src/discord/core/context.ts'
import { emojiSeeker } from '../../src/discord/gateway/index.ts'
import { wireOf } from '../../src/discord/http/http-wire.ts'
import type { DrawnIcon } from '../../src/discord/icons/drawn.ts'
import { Icons } from '../../src/discord/icons/icons.ts'
import { button, buttons } from '../../src/discord/screen/screen.ts'
import { TokenKeepingRest } from '../../src/discord/token/token-client.ts'
import { openSandbox, type Sandbox } from '../../src/sandbox/index.ts'
import { request } from '../sandbox/bot.ts'

const OPENAPI = '../shared/data/discord/openapi.json'
const coin: DrawnIcon = { icon: 'coin', name: 'pg_coin_111111', png: Buffer.from('a coin') }
const fish: DrawnIcon = { icon: 'fish', name: 'pg_fish_222222', png: Buffer.from('a fish') }
const newCoin: DrawnIcon = { ...coin, name: 'pg_coin_333333' }

let sandbox: Sandbox
let faults: string[]
let end: AbortController
beforeEach(async () => {
  sandbox = await openSandbox({ ...(existsSync(OPENAPI) && { openapi: OPENAPI }), limits: { emojis: 3 } })
  faults = []
  end = new AbortController()
})
afterEach(async () => {
  end.abort()
  await sandbox.close()
})

/** A bot that has just started and has looked for its emojis once. */
async function start(drawn: readonly DrawnIcon[] = [coin, fish], mayUpload = true) {
  const options = { api: `${sandbox.url}/api`, retries: 0, rejectOnRateLimit: () => true }
  const rest = new TokenKeepingRest(options, sandbox.token, { accepted: () => {}, refused: () => {} })
  const noted = (_: object, what: string) => void faults.push(what)
  const bot = { log: { info: () => undefined, warn: noted, error: noted } } as unknown as BotContext
  const icons = new Icons()
  const wire = wireOf(rest, rest, { now: () => new Date() }, icons)
  const seek = emojiSeeker(bot, icons, { rest, draw: async () => drawn, end: end.signal })
  await seek(mayUpload ? sandbox.botId : undefined, mayUpload)
  const channel = sandbox.channel('#general').id
  const say = async () => {
    const screen = { content: '🪙3 🐟2', rows: buttons(button('a', '🐟 Eat')) }
    const { id } = await wire.post(channel, screen, randomUUID())
    const said = sandbox.transcript({ id: channel }).find((each) => each.id === id)
    return { content: said?.content, button: said?.components[0]?.components?.[0] }
  }
  return { icons, wire, say, channel }
}

const names = () => sandbox.emojis().map(({ name }) => name)
const idOf = (name: string) => sandbox.emojis().find((each) => each.name === name)?.id
const emojis = () => `/applications/${sandbox.botId}/emojis`
const uploads = () =>
  sandbox.requests.filter(({ method, path }) => method === 'POST' && path === emojis()).length

it('are uploaded, shown in lines and on buttons, and read back as plain emoji', async () => {
  const { say, wire, channel } = await start()
  const [coinId, fishId] = [idOf(coin.name), idOf(fish.name)]
  expect(await say()).toMatchObject({
    content: `<:coin:${coinId}>3 <:fish:${fishId}>2`,
    button: { label: 'Eat', emoji: { id: fishId, name: 'fish' } },
  })
  expect((await wire.recent(channel))[0]?.content).toBe('🪙3 🐟2')
  expect(sandbox.violations).toEqual([])
})

it('are known again after a restart, also by a process that uploads none', async () => {
  await start()
  const before = uploads()
  const { say } = await start()
  const worker = await start([coin, fish], false)
  expect(uploads()).toBe(before)
  for (const { content } of [await say(), await worker.say()])
    expect(content).toBe(`<:coin:${idOf(coin.name)}>3 <:fish:${idOf(fish.name)}>2`)
})

it('are uploaded anew when a drawing has changed, and the old one goes; what the owner made stays', async () => {
  const image = 'data:image/png;base64,eA=='
  sandbox.limits.emojis = 4
  await request(sandbox, 'POST', emojis(), { name: 'pg_own', image })
  await start()
  const { say } = await start([newCoin, fish])
  expect(names()).toEqual(['pg_own', fish.name, newCoin.name])
  expect((await say()).content).toContain(`<:coin:${idOf(newCoin.name)}>3`)
})

it('are as many as Discord takes: plain emoji stand in for the others, and the doctor knows why', async () => {
  sandbox.limits.emojis = 1
  const { say, icons } = await start()
  expect((await say()).content).toBe(`<:coin:${idOf(coin.name)}>3 🐟2`)
  expect(icons.trouble).toBe('30008')
  expect(faults).toEqual(['plain emoji stand in for icons'])
})

it.each([
  ['a rate limit', { status: 429, retryAfter: 60 }, '—'],
  ['a token that is not taken', { status: 401 }, '0'],
  ['a code that nobody knows', { status: 400, code: 99_999 }, '99999'],
  ['a failure of Discord’s own', { status: 500 }, '500'],
  ['no answer', { drop: 'before' } as const, '—'],
])('%s never keeps the bot from talking', async (_what, fault, code) => {
  sandbox.fault({ route: `GET ${emojis()}`, ...fault })
  const { say, icons } = await start()
  expect(await say()).toMatchObject({ content: '🪙3 🐟2', button: { label: '🐟 Eat' } })
  expect(icons.trouble).toBe(code)
  expect(faults).toEqual(['plain emoji stand in for icons'])
})

it('are found at the next start where Discord did not say that it took one', async () => {
  sandbox.fault({ route: `POST ${emojis()}`, drop: 'after' })
  await start()
  const before = uploads()
  const { icons } = await start()
  expect(uploads()).toBe(before + 1)
  expect(names()).toEqual([coin.name, fish.name])
  expect(icons.trouble).toBeUndefined()
})

it('keep no message from being posted when somebody has deleted one, and come back', async () => {
  const { say } = await start()
  await request(sandbox, 'DELETE', `${emojis()}/${idOf(fish.name)}`)
  expect(await say()).toMatchObject({ content: '🪙3 🐟2', button: { label: '🐟 Eat' } })
  await sandbox.until('the emoji', () => idOf(fish.name))
})
