// `npm start`: the compiled bot, or, where it cannot be compiled, the bot from its sources.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { compiledProgram, isGenerated } from './compile.mjs'

if (!isGenerated()) {
  console.log('Making the database client, once…')
  const prisma = createRequire(import.meta.url).resolve('prisma/build/index.js')
  spawnSync(process.execPath, [prisma, 'generate'], { stdio: ['ignore', 'ignore', 'inherit'] })
}

let program
try {
  program = await compiledProgram(() => console.log('Compiling the bot, once for each version…'))
} catch (error) {
  console.error('The bot starts from its sources, which takes longer: it could not be compiled.', error)
  await import('../threads/typescript.mjs')
}
await import(program ?? '../main.ts')
