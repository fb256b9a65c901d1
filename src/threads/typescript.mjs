// Lets this thread load TypeScript: Node 24 does so by itself, and sooner; before it, tsx does.
const NATIVE = 24

if (Number.parseInt(process.versions.node, 10) < NATIVE) {
  const { register } = await import('tsx/esm/api')
  register()
}
