// `npm run simplify`: makes every zh-CN*.ts from its zh-TW*.ts sibling; `--check` only compares, and exits 1
// on a difference or on a word that the conversion may have got wrong (`scripts/suspects.ts`).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { commandLine } from './common/arguments.ts'
import { simplified } from './simplified.ts'
import { suspectLines } from './suspects.ts'

const line = commandLine({}, ['check'])
const checks = line.flag('check')
const folders = line.positionals

/** Text files of one language below `src`, or below the folders that were named. */
const filesOf = (language: string): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.split('/').at(-1)?.match(`^${language}.*[.]ts$`))
    .filter((file) => folders.length === 0 || folders.some((folder) => file.startsWith(folder)))
    .sort()

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const made = filesOf('zh-TW').map((from) => {
  const to = from.replace(/zh-TW(?=[^/]*$)/, 'zh-CN')
  return { to, text: simplified(from, readFileSync(from, 'utf8')) }
})
const stale = made.filter(({ to, text }) => read(to) !== text)
const orphans = filesOf('zh-CN').filter((file) => !made.some(({ to }) => to === file))

if (!checks) for (const { to, text } of stale) writeFileSync(to, text)
for (const { to } of stale) console.log(`${to} ${checks ? 'is out of date' : 'made'}`)
for (const file of orphans) console.log(`${file} has no zh-TW sibling that it could be made from`)
const suspects = made.flatMap(({ to, text }) => suspectLines(text).map((each) => ({ to, ...each })))
for (const { to, line: at, word, text } of suspects) console.log(`${to}:${at} ${word}? ${text}`)
console.log(
  `simplify: ${made.length} files, ${stale.length} ${checks ? 'out of date' : 'written'}, ${suspects.length} suspect words`,
)
if (orphans.length > 0 || (checks && stale.length + suspects.length > 0)) process.exitCode = 1
