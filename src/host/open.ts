// Opens the host: its services, and what runs its jobs.
import type { Logger } from 'pino'
import { type Title, titlesById } from '../games/common/title.ts'
import type { Reviewer } from '../search/review/reviewing.ts'
import type { Store } from '../store/open.ts'
import { type Host, servicesOf } from './host.ts'
import type { Publisher } from './publisher.ts'
import type { Experts } from './table/experts.ts'
import type { Clock } from './table/types.ts'
import { type Verifier, verifierHere } from './table/verifier.ts'
import { Work } from './work.ts'

/** What a host needs. */
export interface HostNeeds {
  readonly store: Store
  readonly titles: Readonly<Record<string, Title>>
  readonly clock: Clock
  readonly log: Logger
  /** Where finished games are played again; right here when left out. Stays open when the host stops. */
  readonly verifier?: Verifier
  /** Where expert computer players think; without it they answer as the hard ones do. Stays open when the host stops. */
  readonly experts?: Experts
  /** Where they are reviewed; none are where it is left out. Stops with the host. */
  readonly reviewer?: Reviewer
  /** Where erasures are noted outside the database; nowhere when left out. */
  readonly erasureFile?: string
}

/** A host at work. */
export interface OpenHost extends Host {
  /**
   * Begins to post through a publisher, lets computers play, and looks after what was left when the last process ended.
   * A process that does not `work` leaves all that to others, and posts only what must not wait for them.
   */
  begin(publisher: Publisher, works?: boolean): Promise<void>
  /** Does everything that is due now, and waits until it is done. */
  runDue(): Promise<void>
  /** Ends its work in order, within a few seconds; nothing is lost. */
  stop(): Promise<void>
}

/** Opens a host on a database. */
export function openHost({ verifier, ...needs }: HostNeeds): OpenHost {
  const work = new Work({
    ...needs,
    titles: titlesById(needs.titles),
    verifier: verifier ?? verifierHere(needs.titles),
  })
  return {
    ...servicesOf(work.context),
    begin: (publisher, works = true) => work.begin(publisher, works),
    runDue: () => work.runDue(),
    async stop() {
      await needs.reviewer?.close()
      await work.stop()
    },
  }
}
