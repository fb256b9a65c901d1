// `npm run check types`: fails when a type is wrong, and when a rules script is called and not run. One reading of the project
// serves both: the second question is cheap once the first was answered.
import ts from 'typescript'
import { makeSimplified } from '../src/program/simplify.mjs'
import { programOf, unrunScriptsIn } from './unrun-scripts.ts'

await makeSimplified()
const program = programOf('tsconfig.json')
const wrong = ts.getPreEmitDiagnostics(program)
if (wrong.length > 0)
  console.error(
    ts.formatDiagnosticsWithColorAndContext(wrong, {
      getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
      getCanonicalFileName: (name) => name,
      getNewLine: () => ts.sys.newLine,
    }),
  )
const unrun = unrunScriptsIn(program, ['src/engine', 'src/games', 'test'])
for (const { file, line, call } of unrun)
  console.error(`${file}:${line} ${call}(…) is called and not run: yield* it`)
process.exitCode = wrong.length + unrun.length > 0 ? 1 : 0
