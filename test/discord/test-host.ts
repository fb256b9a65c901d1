// The host behind the Discord floor's tests: the real one, on a database that is emptied for each test.
import { pino } from 'pino'
import type { Title } from '../../src/games/common/title.ts'
import type { Publisher } from '../../src/host/index.ts'
import { type OpenHost, openHost } from '../../src/host/index.ts'
import type { Delivery, Job } from '../../src/host/posts/index.ts'
import type { Clock } from '../../src/host/table/types.ts'
import type { Reviewer } from '../../src/search/review/reviewing.ts'
import type { Store } from '../../src/store/open.ts'
import { empty } from '../support/databases.ts'

/** A host and the results of its posts. */
export interface TestHost {
  readonly host: OpenHost
  /** Every delivery, oldest first. */
  readonly deliveries: { readonly job: Job; readonly delivery: Delivery }[]
  /** Faults that were logged. */
  readonly faults: string[]
  /** Begins to post. */
  begin(publisher: Publisher): Promise<void>
  /** Another host on the same database, as after a restart. */
  again(): OpenHost
  /** Waits until all that is due is posted. */
  settled(): Promise<void>
}

/** Opens a host with these titles on a database, which is emptied. */
export async function openTestHost(
  store: Store,
  titles: Readonly<Record<string, Title>>,
  clock: Clock,
  reviewer?: Reviewer,
): Promise<TestHost> {
  await empty(store)
  const faults: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) })
  const again = () => openHost({ store, titles, clock, log, ...(reviewer && { reviewer }) })
  const host = again()
  const deliveries: TestHost['deliveries'] = []
  return {
    host,
    deliveries,
    faults,
    again,
    begin: (publisher) =>
      host.begin({
        async deliver(posting) {
          const delivery = await publisher.deliver(posting)
          deliveries.push({ job: posting.job, delivery })
          return delivery
        },
        updateDashboard: (posting) => publisher.updateDashboard(posting),
        tellFollower: (posting) => publisher.tellFollower(posting),
        tell: (posting) => publisher.tell(posting),
        postDaily: (posting) => publisher.postDaily(posting),
      }),
    settled: () => host.runDue(),
  }
}
