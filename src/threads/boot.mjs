// Begins a thread: TypeScript is loaded in each by itself (what the main one was given does not reach a worker on Node 20).
import './typescript.mjs'

await import('./serve.ts')
