// The lock of a data folder: a living process keeps it, also under a number that another process had before.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmbedded } from '../../src/store/embedded.ts'
import { lifeOf } from '../../src/store/lives.ts'
import { lockFolder } from '../../src/store/lock.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peach-lock-'))
  file = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A process that lives as long as the work takes. */
async function besideProcess(work: (pid: number) => void | Promise<void>): Promise<void> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await new Promise((resolve) => child.once('spawn', resolve))
  try {
    await work(child.pid ?? 0)
  } finally {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await gone
  }
}

/** The lock that a process puts down. */
const lockOf = (pid: number, life: string | undefined) => writeFileSync(file, `${pid} ${life}`)

describe('the lock of a folder', () => {
  it('names its process and that process’s life, and goes when it is given back', () => {
    const giveBack = lockFolder(folder)
    expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${lifeOf(process.pid)}`)
    expect(readdirSync(folder)).toEqual(['lock'])
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`)
    giveBack()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is kept by a process that lives', () =>
    besideProcess((pid) => {
      lockOf(pid, lifeOf(pid))
      expect(() => lockFolder(folder)).toThrow(`in use by process ${pid}`)
      // As written by a version that did not tell lives apart.
      writeFileSync(file, String(pid))
      expect(() => lockFolder(folder)).toThrow(`in use by process ${pid}`)
    }))

  it('is taken over where another process has the number since', () =>
    besideProcess((pid) => {
      lockOf(pid, lifeOf(process.pid))
      lockFolder(folder)()
    }))

  it('is taken over by a process that has the number itself, as in a container that was started anew', () => {
    lockOf(process.pid, 'before')
    lockFolder(folder)()
    writeFileSync(file, String(process.pid))
    lockFolder(folder)()
  })

  it('is taken over where a power cut left nothing in it', () => {
    writeFileSync(file, '')
    lockFolder(folder)()
  })

  it('that comes and goes meanwhile is another process’s that is just opening the folder: a process that comes waits', () => {
    // Written by the process that asks for it, and never there to be read.
    symlinkSync(join(folder, 'nowhere'), file)
    expect(() => lockFolder(folder)).toThrow(/just being opened by another process: wait a few seconds/)
    rmSync(file)
    lockFolder(folder)()
  })

  it('is given back when the database does not open', async () => {
    const before = process.env.TMPDIR
    process.env.TMPDIR = join(folder, 'nowhere')
    try {
      await expect(openEmbedded({ folder })).rejects.toThrow('nowhere')
    } finally {
      if (before === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = before
    }
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('a life', () => {
  it('stays the same while a process lives, and is another one’s of each process', () =>
    besideProcess((pid) => {
      const mine = lifeOf(process.pid)
      expect(mine).toBeDefined()
      expect(mine).toMatch(/^\S+$/)
      expect(lifeOf(process.pid)).toBe(mine)
      expect(lifeOf(pid)).not.toBe(mine)
    }))

  it('of a process that is gone is not known', () => {
    const pid = Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }))
    expect(lifeOf(pid)).toBeUndefined()
  })
})
