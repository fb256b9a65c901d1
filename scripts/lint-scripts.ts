// `npm run lint:scripts`: fails when a rules script is called and not run.
import { unrunScriptsIn } from './unrun.ts'

const found = unrunScriptsIn('tsconfig.json', ['src/engine', 'src/games', 'test'])
for (const { file, line, call } of found)
  console.error(`${file}:${line} ${call}(…) is called and not run: yield* it`)
process.exitCode = found.length > 0 ? 1 : 0
