// Chooses tests for mutated files, if the command is not told.
import { filesIn } from '../common/rules-of.ts'

/** Tests of pictures, words and computer players: they say nothing of the rules. */
const NOT_OF_RULES = /(^|[/-])(picture|words|bot|computers)\b/

/** The tests of the same floor (test/engine for src/engine) or of the same game, less those that need a server or take long. */
export function usualTests(files: readonly string[]): string[] {
  const folders = new Set(files.map(testsOf))
  return [...folders]
    .flatMap((folder) => filesIn(folder, '.test.ts'))
    .filter((file) => !/\.(server|slow|browser)\.test\.ts$/.test(file))
    .filter((file) => !file.startsWith('test/games/') || !NOT_OF_RULES.test(file))
}

/** The folder of the tests for a file of src: `test/games/storm`, `test/engine`. */
export function testsOf(file: string): string {
  const folders = file.split('/')
  return `test/${folders.slice(1, folders[1] === 'games' ? 3 : 2).join('/')}`
}
