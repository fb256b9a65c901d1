// The page's program: bundled from `web/` when it is first asked for, which takes less than a second.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The program and its style sheet. */
export interface Bundle {
  readonly script: string
  readonly style: string
}

async function make(): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: [source('./web/main.ts')],
    outdir: source('./web'),
    tsconfig: source('./web/tsconfig.json'),
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  })
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  return { script: text('.js'), style: text('.css') }
}

let made: Promise<Bundle> | undefined

/** The bundle, made once for all sandboxes of this process; made anew after a failure. */
export function bundle(): Promise<Bundle> {
  made ??= make().catch((error: unknown) => {
    made = undefined
    throw error
  })
  return made
}
