// A hook of Node's loader: modules of rules count their branches as they run.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { createInstrumenter } from 'istanbul-lib-instrument'

let rules = new Set()
const instrumenter = createInstrumenter({ esModules: true, autoWrap: true, parserPlugins: ['typescript'] })

export function initialize(files) {
  rules = new Set(files)
}

export async function load(url, context, next) {
  const file = url.startsWith('file:') ? fileURLToPath(url.split('?')[0]) : ''
  if (!rules.has(file)) return next(url, context)
  const counting = instrumenter.instrumentSync(readFileSync(file, 'utf8'), file)
  const { code } = await transform(counting, { loader: 'ts', target: 'es2023' })
  return { format: 'module', source: code, shortCircuit: true }
}
