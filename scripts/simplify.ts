// `npm run simplify`: makes every zh-CN*.ts from its zh-TW*.ts sibling; `--check` only compares, and exits 1
// on a difference or on a word that the conversion may have got wrong (`scripts/suspects.ts`).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { simplified } from './simplified.ts'
import { suspectLines } from './suspects.ts'

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
})

/** Text files of one language below `src`, or below the folders that were named. */
const filesOf = (language: string): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.split('/').at(-1)?.match(`^${language}.*[.]ts$`))
    .filter((file) => positionals.length === 0 || positionals.some((folder) => file.startsWith(folder)))
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

if (!values.check) for (const { to, text } of stale) writeFileSync(to, text)
for (const { to } of stale) console.log(`${to} ${values.check ? 'is out of date' : 'made'}`)
for (const file of orphans) console.log(`${file} has no zh-TW sibling that it could be made from`)
const suspects = made.flatMap(({ to, text }) => suspectLines(text).map((each) => ({ to, ...each })))
for (const { to, line, word, text } of suspects) console.log(`${to}:${line} ${word}? ${text}`)
console.log(
  `simplify: ${made.length} files, ${stale.length} ${values.check ? 'out of date' : 'written'}, ${suspects.length} suspect words`,
)
if (orphans.length > 0 || (values.check && stale.length + suspects.length > 0)) process.exitCode = 1
