// `npm run check`: all that is checked without running a test, two at a time; prints what those say that fail. `npm run check types
// floors` does these steps alone.
import { spawn } from 'node:child_process'
import { makeSimplified } from '../src/program/simplify.mjs'
import { CHECKS } from './checks.ts'
import { commandLine, refuseUnknown } from './common/arguments.ts'

/** Runs a command; its exit code, and what it said. */
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
const { positionals } = commandLine({})
const names = positionals.length > 0 ? positionals : Object.keys(CHECKS)
const waiting = names.map((name) => CHECKS[name] ?? refuseUnknown('check', name, Object.keys(CHECKS)))

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
