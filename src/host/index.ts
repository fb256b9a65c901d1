// The host: everything else of it is in the `index.ts` of a service, and its terms are in `types.ts`.
export type { Host } from './host.ts'
export { type HostNeeds, type OpenHost, openHost } from './open.ts'
export type { Publisher } from './publisher.ts'
export { TIMING } from './table/timing.ts'
