// Socket folders: what a killed process left is swept, what somebody still uses is not.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SOCKET, socketFolder, sweepSockets } from '../../src/store/sockets.ts'

let within: string
beforeEach(() => {
  within = mkdtempSync(join(tmpdir(), 'sweep-'))
})
afterEach(() => rmSync(within, { recursive: true, force: true }))

/** A folder as somebody left it. */
function left(name: string): string {
  const folder = join(within, name)
  mkdirSync(folder)
  return folder
}

it('sweeps the folders of killed processes alone', async () => {
  const dead = spawnSync(process.execPath, ['-e', '0']).pid
  writeFileSync(join(left(`peach-${dead}-left`), SOCKET), '')
  const mine = socketFolder(within)
  left('peach-garden')
  // Another container's process, whose number means nothing here.
  const listening = left(`peach-${dead}-listening`)
  const server = createServer().listen(join(listening, SOCKET))
  await new Promise((resolve) => server.once('listening', resolve))
  await sweepSockets(within)
  server.close()
  expect(readdirSync(within).sort()).toEqual(
    [basename(mine), 'peach-garden', `peach-${dead}-listening`].toSorted(),
  )
})

it('sweeps what was left under a number that another process has now, or this one itself', async () => {
  // As in a container, where the bot has the same number after each start.
  writeFileSync(join(left(`peach-${process.pid}-before`), SOCKET), '')
  const mine = socketFolder(within)
  // A process that is just opening a database does not listen yet; nobody takes hours for it.
  const opening = left(`peach-${process.ppid}-opening`)
  const old = left(`peach-${process.ppid}-old`)
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
  utimesSync(old, yesterday, yesterday)
  await sweepSockets(within)
  expect(readdirSync(within).sort()).toEqual([basename(mine), basename(opening)].toSorted())
})
