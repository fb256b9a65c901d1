// Finds rules scripts that are called and not run: `damage(table, …)` without `yield*` compiles and does nothing.
import ts from 'typescript'

/** A call that makes a script and drops it. */
export interface Unrun {
  readonly file: string
  readonly line: number
  readonly call: string
}

/**
 * Calls in `files` that return a generator and are neither run with `yield*`, nor handed on by `return` or an arrow
 * function's body, nor kept in a variable that somebody may still run.
 */
export function unrunScripts(program: ts.Program, files: readonly ts.SourceFile[]): Unrun[] {
  const checker = program.getTypeChecker()
  const found: Unrun[] = []
  for (const file of files) {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isScript(checker, node) && !isRun(checker, node)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart())
        found.push({ file: file.fileName, line: line + 1, call: node.expression.getText() })
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return found
}

const isScript = (checker: ts.TypeChecker, call: ts.CallExpression): boolean =>
  checker.getTypeAtLocation(call).getSymbol()?.getName() === 'Generator'

function isRun(checker: ts.TypeChecker, call: ts.CallExpression): boolean {
  let node: ts.Node = call
  while (
    ts.isParenthesizedExpression(node.parent) ||
    ts.isConditionalExpression(node.parent) ||
    ts.isBinaryExpression(node.parent)
  )
    node = node.parent
  const { parent } = node
  if (ts.isYieldExpression(parent)) return parent.asteriskToken !== undefined
  if (ts.isReturnStatement(parent)) return !isInGenerator(parent)
  if (ts.isArrowFunction(parent)) return !isListCallback(parent)
  if (ts.isCallExpression(parent)) return isScript(checker, parent) // given to a script, which is looked at itself
  return isKept(node, call)
}

/** Kept in a variable: `script ??= game.stage(table)`, `const next = turn(table)`. */
const isKept = (node: ts.Node, call: ts.CallExpression): boolean =>
  (ts.isBinaryExpression(node) &&
    node.operatorToken.kind !== ts.SyntaxKind.CommaToken &&
    node.right === call) ||
  ts.isVariableDeclaration(node.parent)

function isInGenerator(node: ts.Node): boolean {
  const around = ts.findAncestor(node, ts.isFunctionLike)
  return around !== undefined && 'asteriskToken' in around && around.asteriskToken !== undefined
}

/** `seats.map((seat) => turn(table, seat))` makes scripts that nobody runs. */
const isListCallback = (arrow: ts.ArrowFunction): boolean => ts.isCallExpression(arrow.parent)

/** The project that a configuration file describes. @throws when it cannot be read */
export function programOf(configFile: string): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    configFile,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
        throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'))
      },
    },
  )
  if (!config) throw new Error(`${configFile} cannot be read`)
  return ts.createProgram(config.fileNames, config.options)
}

/** Every such call below the given folders of the project. @throws when there is nothing below them */
export function unrunScriptsIn(program: ts.Program, folders: readonly string[]): Unrun[] {
  const within = (name: string) => folders.some((folder) => name.includes(`/${folder}/`))
  const files = program.getSourceFiles().filter((file) => !file.isDeclarationFile && within(file.fileName))
  if (files.length === 0) throw new Error(`no files below ${folders.join(', ')}`)
  return unrunScripts(program, files)
}
