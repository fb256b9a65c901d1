// Compiles the bot into a few files of JavaScript, once for each state of its sources: loading 1,500 files of TypeScript takes
// seconds and a third more memory.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { makeSimplified } from './simplify.mjs'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Where compiled programs lie, each in a folder named after the state of its sources. */
const PROGRAMS = join(ROOT, '.cache/program')
/** Programs that are kept: one that runs loads the modules of its threads only when it needs them. */
const KEPT = 3

/** What is started, and what can be loaded before. */
const ENTRIES = ['src/main.ts', 'src/app.ts'].map((path) => join(ROOT, path))

const SOURCE = /\.(?:ts|mjs|json)$/
/** A module that is loaded by its address: in a thread, or when it is needed. */
const ADDRESS = /new URL\('(\.[^']+)\.(?:ts|mjs)', import\.meta\.url\)/g

/** Whether what the compiler needs is there: `prisma generate` has run. */
export const isGenerated = () => existsSync(join(ROOT, 'src/store/generated/client.ts'))

/**
 * Address of the compiled `src/main.ts`; makes the Simplified texts and compiles where the sources have changed.
 * @param {() => void} [onCompiling] called before it compiles
 * @returns {Promise<string>}
 * @throws when it cannot be compiled, or the folder cannot be written
 */
export async function compiledProgram(onCompiling = () => {}) {
  await makeSimplified()
  const sources = readSources()
  const program = join(PROGRAMS, stateOf(sources))
  if (!existsSync(program)) {
    onCompiling()
    await compile(sources, program)
    forgetOld()
  }
  return pathToFileURL(join(program, 'src/main.js')).href
}

/** All sources, by path. */
function readSources() {
  const sources = new Map()
  for (const folder of ['src', 'commands'])
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath ?? entry.path, entry.name)
      if (entry.isFile() && SOURCE.test(path)) sources.set(path, readFileSync(path, 'utf8'))
    }
  return sources
}

/** Names the state of the sources, wherever they lie: addresses of files are part of what is compiled. */
function stateOf(sources) {
  const hash = createHash('sha256')
    .update(ROOT)
    .update(readFileSync(join(ROOT, 'package.json')))
  for (const path of [...sources.keys()].sort()) hash.update(`\0${path}\0`).update(sources.get(path))
  return hash.digest('hex').slice(0, 16)
}

async function compile(sources, program) {
  const { build, stop } = await import('esbuild')
  const part = `${program}.${process.pid}`
  mkdirSync(PROGRAMS, { recursive: true })
  try {
    await build({
      ...{ entryPoints: [...ENTRIES, ...addressed(sources)], outdir: part, outbase: ROOT },
      ...{
        bundle: true,
        splitting: true,
        packages: 'external',
        format: 'esm',
        platform: 'node',
        target: 'node20',
      },
      ...{ sourcemap: 'linked', logLevel: 'silent', plugins: [inPlace(sources, program)] },
    })
    renameSync(part, program)
  } catch (error) {
    if (!existsSync(program)) throw error // else another process was sooner
  } finally {
    rmSync(part, { recursive: true, force: true })
    await stop() // its process would stay for as long as this one, with 250 MB
  }
}

/** The modules that others load by address. */
function addressed(sources) {
  const found = new Set()
  for (const [path, text] of sources)
    for (const [, module] of text.matchAll(ADDRESS)) found.add(sourceOf(path, module, sources))
  return found
}

const sourceOf = (path, module, sources) => {
  const base = join(path, '..', module)
  return sources.has(`${base}.ts`) ? `${base}.ts` : `${base}.mjs`
}

/**
 * What a module finds by its own address it finds as before: files beside the source, and other modules as they were compiled.
 * The compiled program loads no TypeScript.
 */
const inPlace = (sources, program) => ({
  name: 'in place',
  setup(building) {
    building.onLoad({ filter: /\.(?:ts|mjs)$/ }, ({ path }) => {
      if (path.endsWith('typescript.mjs')) return { contents: '' }
      const text = sources.get(path)
      if (!text?.includes('import.meta.url')) return undefined
      const contents = text
        .replaceAll(ADDRESS, (_, module) => `new URL(${addressIn(program, join(path, '..', module))})`)
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
      return { contents, loader: 'ts' }
    })
  },
})

const addressIn = (program, base) =>
  JSON.stringify(pathToFileURL(join(program, `${relative(ROOT, base)}.js`)).href)

/** Keeps the newest programs. */
function forgetOld() {
  const programs = readdirSync(PROGRAMS).map((name) => join(PROGRAMS, name))
  const made = new Map(programs.map((path) => [path, statSync(path).mtimeMs]))
  programs.sort((a, b) => made.get(b) - made.get(a))
  for (const path of programs.slice(KEPT)) rmSync(path, { recursive: true, force: true })
}
