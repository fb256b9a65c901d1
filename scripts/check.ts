// `npm run check`: all that is checked without running a test, two at a time; prints what those say that fail.
import { spawn } from 'node:child_process'
import { makeSimplified } from '../src/program/simplify.mjs'

/** The longest first. */
const CHECKS = [
  'npm run --silent types',
  'tsc --noEmit -p test/web',
  'npm run --silent floors',
  'npm run --silent simplify',
  'knip',
  'npm run --silent sources',
  'tsc --noEmit -p src/sandbox/web',
  'biome check',
]

/** Runs a command; its exit code, and what it said. `npm run` has put the project's tools on the path. */
function runCheck(command: string): Promise<{ readonly code: number; readonly said: string }> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  child.stdout.on('data', (data: Buffer) => said.push(data.toString()))
  child.stderr.on('data', (data: Buffer) => said.push(data.toString()))
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ code: code ?? 1, said: said.join('') })),
  )
}

await makeSimplified()
const waiting = [...CHECKS]

async function work(): Promise<void> {
  for (let command = waiting.shift(); command; command = waiting.shift()) {
    const { code, said } = await runCheck(command)
    console.info(`${code === 0 ? '✓' : '✗'} ${command}`)
    if (code === 0) continue
    console.error(said)
    process.exitCode = 1
  }
}

await Promise.all([work(), work()])
