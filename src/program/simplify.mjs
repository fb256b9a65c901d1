// Makes the Simplified Chinese texts, which git does not keep: each `zh-CN.ts` from the `zh-TW.ts` beside it.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** What decides how a text is converted: the lists of words, and the converter's version. */
const RULES = ['src/program/simplified.mjs', 'package.json'].map((path) => join(ROOT, path))

/**
 * Makes the Simplified texts of a project anew when a text or the conversion has changed; removes those without an original.
 * @param {string} [root] the project's folder
 * @returns {Promise<string[]>} the files that were written or removed, from the project's folder
 * @throws when a file cannot be written
 */
export async function makeSimplified(root = ROOT) {
  const stamp = join(root, '.cache/simplified')
  const texts = readTexts(root)
  if (readIfThere(stamp) === stateOf(texts)) return []
  const { simplifiedSource } = await import('./simplified.mjs')
  const originals = [...texts].filter(([path]) => path.endsWith('zh-TW.ts'))
  const made = new Map(
    originals.map(([path, text]) => [path.replace(/zh-TW\.ts$/, 'zh-CN.ts'), simplifiedSource(text)]),
  )
  const stale = [...made.keys()].filter((path) => texts.get(path) !== made.get(path))
  const orphans = [...texts.keys()].filter((path) => path.endsWith('zh-CN.ts') && !made.has(path))
  for (const path of stale) replaceFile(join(root, path), made.get(path))
  for (const path of orphans) removeFile(join(root, path))
  mkdirSync(dirname(stamp), { recursive: true })
  replaceFile(stamp, stateOf(new Map([...originals, ...made])))
  return [...stale, ...orphans]
}

/** All Chinese texts by path. */
function readTexts(root) {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|[\\/])zh-(?:TW|CN)\.ts$/.test(path))
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Names the state of texts and rules: what is made was changed by nobody since. */
function stateOf(texts) {
  const hash = createHash('sha256')
  for (const path of RULES) hash.update(readFileSync(path))
  for (const path of [...texts.keys()].sort()) hash.update(`\0${path}\0`).update(texts.get(path))
  return hash.digest('hex')
}

/** Writes a file whole: another process may be reading it. */
function replaceFile(path, text) {
  const part = `${path}.${process.pid}`
  writeFileSync(part, text)
  renameSync(part, path)
}

/** Removes a file, and folders that it leaves empty. */
function removeFile(path) {
  rmSync(path, { force: true })
  try {
    for (let folder = dirname(path); ; folder = dirname(folder)) rmdirSync(folder)
  } catch {
    // The first folder that holds something else.
  }
}
