// The check for scripts that are called and not run sees each way of forgetting `yield*`, and no other call.
import ts from 'typescript'
import { expect, it } from 'vitest'
import { unrunScripts } from '../../scripts/unrun-scripts.ts'

const HEAD = `
type Script<T = void> = Generator<string, T, string>
function* damage(): Script<number> { yield 'how much'; return 1 }
const list = [1, 2]
`

function callsFound(body: string): string[] {
  const name = 'rules.ts'
  const source = ts.createSourceFile(name, HEAD + body, ts.ScriptTarget.ES2023, true)
  const host = ts.createCompilerHost({})
  const read = host.getSourceFile
  host.getSourceFile = (file, ...rest) => (file === name ? source : read(file, ...rest))
  const program = ts.createProgram([name], { target: ts.ScriptTarget.ES2023 }, host)
  return unrunScripts(program, [source]).map(({ call }) => call)
}

it.each([
  ['a bare call', 'function* turn(): Script { damage() }'],
  ['yield without its star', 'function* turn(): Generator<unknown, void, string> { yield damage() }'],
  ['a call for its value', 'function* turn(): Script { if (damage()) return }'],
  ['a return from a script', 'function* turn(): Generator<string, unknown, string> { return damage() }'],
  ['a script for each of a list', 'function* turn(): Script { list.map(() => damage()) }'],
  [
    'a script given to a function that runs none',
    'function* turn(): Script { list.includes(damage() as never) }',
  ],
])('finds %s', (_name, body) => {
  expect(callsFound(body)).toEqual(['damage'])
})

it.each([
  ['yield*', 'function* turn(): Script { yield* damage() }'],
  ['yield* of either', 'function* turn(): Script { yield* (list.length ? damage() : damage()) }'],
  ['handing it on', 'const turn = (): Script<number> => damage()'],
  [
    'giving it to a script that runs it',
    'function* twice(each: Script<number>): Script { yield* each }\nfunction* turn(): Script { yield* twice(damage()) }',
  ],
  ['keeping it to run it later', 'let kept: Script<number> | undefined; kept ??= damage()'],
])('leaves %s alone', (_name, body) => {
  expect(callsFound(body)).toEqual([])
})
