// The page is for this machine alone, and loads nothing that this machine does not serve.
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openSandbox, PortTaken, type Sandbox } from '../../src/sandbox/index.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox({
    seedData: {
      guild: 'Garden',
      channels: [{ name: 'room' }],
      members: [
        { name: 'Mei', locale: 'zh-TW' },
        { name: 'Lena', locale: 'en-GB' },
      ],
    },
  })
})
afterAll(() => sandbox.close())

/** The status of a GET with these headers. */
const status = (path: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    request(`${sandbox.url}${path}`, { headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

it('refuses a foreign Host and a foreign Origin', async () => {
  expect(await status('/', {})).toBe(200)
  expect(await status('/', { host: 'evil.example' })).toBe(403)
  expect(await status('/page/main.js', { origin: 'https://evil.example' })).toBe(403)
  const socket = new WebSocket(`${sandbox.url.replace('http', 'ws')}/sandbox/live`, {
    origin: 'https://evil.example',
  })
  const refused = await new Promise((resolve) => {
    socket.on('open', () => resolve(false))
    socket.on('error', () => resolve(true))
  })
  expect(refused).toBe(true)
})

it('allows the page nothing from elsewhere', async () => {
  const page = await fetch(sandbox.url)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/https?:|\*/)
  expect(await page.text()).not.toMatch(/(src|href)="(https?:)?\/\//)
})

it('serves fonts out of the installed packages, and no other file', async () => {
  const sheet = await (await fetch(`${sandbox.url}/page/fonts.css`)).text()
  const font = /url\((fonts\/tc\/[^)]+)\)/.exec(sheet)?.[1]
  expect((await fetch(`${sandbox.url}/page/${font}`)).headers.get('content-type')).toBe('font/woff2')
  expect(await status('/page/fonts/tc/..%2fpackage.json', {})).toBe(404)
  expect(await status('/page/fonts/other/x.woff2', {})).toBe(404)
})

it('says so when the port is taken', async () => {
  const port = Number(new URL(sandbox.url).port)
  await expect(openSandbox({ port })).rejects.toThrow(PortTaken)
})

it('seeds a new server: its first member owns it, and nobody else is on it', () => {
  const names = sandbox.guild.members.map(({ user }) => user)
  expect(names).toHaveLength(3)
  expect(sandbox.guild.owner).toBe(sandbox.as('Mei').id)
  expect(sandbox.channels().map(({ name }) => name)).toEqual(['room'])
})
