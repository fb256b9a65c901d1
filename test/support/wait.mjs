// Loaded before the bot in a process of its own: reads all code, then waits for the word to go.
import { compiledProgram } from '../../src/program/compile.mjs'

await import(new URL('app.js', await compiledProgram()).href)
await new Promise((resolve) => process.once('message', resolve))
process.disconnect()
