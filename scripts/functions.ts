// Functions that are too long to be read in one go: one idea has become several, or a closure acts as a class.
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** Lines of a function at most, from its first to its last, functions within it included. */
export const LONGEST = 80

/** A line for each function in these folders that is too long. */
export const longFunctions = (roots: readonly string[]): string[] =>
  roots
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
    )
    .filter((file) => file.endsWith('.ts') && !file.includes('/generated/'))
    .flatMap((file) => longIn(file, readFileSync(file, 'utf8')))

/** A line for each function of a file that is too long. */
export function longIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const lines = isMeasured(node) ? linesOf(source, node) : 0
    if (lines > LONGEST) found.push(`${file} ${nameOf(node)} has ${lines} lines: ${LONGEST} at most`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Functions with a body; a suite of tests is no function but a chapter. */
const isMeasured = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined && !isSuite(node)

const isSuite = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && parent.expression.getText().startsWith('describe')

const linesOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.end).line -
  source.getLineAndCharacterOfPosition(node.getStart(source)).line +
  1

/** The name of a function, or of what it is given to. */
function nameOf(node: ts.Node): string {
  for (const each of [node, node.parent]) {
    const name = each && 'name' in each ? (each.name as ts.Node | undefined) : undefined
    if (name) return name.getText()
  }
  return '(without a name)'
}
