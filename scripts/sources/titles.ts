// The titles of the tests in a file, as they stand in its source.
import ts from 'typescript'

const ROOTS = ['it', 'test', 'describe']

/** Tests that never run prove nothing. */
const NEVER = ['skip', 'todo']

/** First arguments of `it(…)`, `test(…)`, `describe(…)` and their chains, such as `it.each(…)(…)`, that are literals. */
export function titlesIn(text: string): Set<string> {
  const source = ts.createSourceFile('a.test.ts', text, ts.ScriptTarget.Latest, true)
  const titles = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node))
      for (const title of titlesOf(node.arguments[0])) titles.add(title)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

/** `it.each(rows)` in `it.each(rows)(title, …)` is only a part of the chain. */
const isTest = (call: ts.CallExpression): boolean =>
  !(ts.isCallExpression(call.parent) && call.parent.expression === call) && isChain(call.expression)

function isChain(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return ROOTS.includes(node.text)
  if (ts.isPropertyAccessExpression(node)) return !NEVER.includes(node.name.text) && isChain(node.expression)
  if (ts.isCallExpression(node)) return isChain(node.expression)
  if (ts.isTaggedTemplateExpression(node)) return isChain(node.tag)
  return false
}

/** A literal's value, and what stands between its quotes. */
function titlesOf(node: ts.Expression | undefined): string[] {
  if (node === undefined) return []
  const written = node.getText().slice(1, -1)
  if (ts.isTemplateExpression(node)) return [written]
  return ts.isStringLiteralLike(node) ? [node.text, written] : []
}
