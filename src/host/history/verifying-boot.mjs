// Begins the thread that plays games again: TypeScript loads there as in the main one.
import { register } from 'tsx/esm/api'

register()
await import('./verifying-thread.ts')
