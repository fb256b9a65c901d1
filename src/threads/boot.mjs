// Begins a thread: TypeScript loads there as in the main one (`--import tsx` does not reach a worker on Node 20).
import { register } from 'tsx/esm/api'

register()
await import('./serve.ts')
