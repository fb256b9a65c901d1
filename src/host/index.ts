// The host, for the floors above: everything else of it is in the `index.ts` of a service, and its terms are in `types.ts`.
export type { Host } from './host.ts'
export { type HostNeeds, type OpenHost, openHost } from './open.ts'
export { TIMING } from './timing.ts'
