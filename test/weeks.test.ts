// Tables outlive people: ten tables (here: two) over weeks in virtual time; and each counter of the proof finds its fault where one is planted.
import { describe, expect, it } from 'vitest'
import type { Fault, Findings } from '../scripts/prove/weeks/findings.ts'
import { tablesOf } from '../scripts/prove/weeks/tables.ts'
import type { TableWish } from '../scripts/prove/weeks/types.ts'
import { type Plant, World } from '../scripts/prove/weeks/world.ts'
import { HOST_SILENT, READY_ENDS } from '../src/host/lobby/seating.ts'
import { ALARM } from '../src/host/table/keeping.ts'
import { VOTE_ENDS } from '../src/host/table/votes.ts'
import type { Store } from '../src/store/open.ts'
import { DAY } from '../src/text/length.ts'
import { newTestDatabase } from './support/databases.ts'
import { ALL, allOr } from './support/sample.ts'

/** Tables that are played side by side. */
const TABLES = allOr(10, 2)

/** Plays tables on a database of their own. */
async function played(wishes: readonly TableWish[], plant?: Plant): Promise<Findings> {
  const testDatabase = newTestDatabase()
  const store = await testDatabase.open()
  try {
    return await new World(store, 'weeks', plant).play(wishes)
  } finally {
    await store.close()
    await testDatabase.clear()
  }
}

it('tables come to an end; nobody loses a decision, a seat or a vote by it', {
  timeout: 300_000,
}, async () => {
  const { departures, silences, seatThefts, outages, stallers, ...found } = await played(
    tablesOf(TABLES, 'd'),
  )
  if (ALL) expect(Math.min(departures, silences, seatThefts, outages, stallers)).toBeGreaterThan(0)
  expect(found).toEqual({
    games: TABLES,
    ended: TABLES,
    stuck: 0,
    decidedWhileAway: 0,
    decidedBeforeDelivered: 0,
    stalledBeyondBound: 0,
    seatsTakenFromPresent: 0,
    votesForever: 0,
    lobbiesForever: 0,
    faults: [],
  })
})

/** A table of two, and what befalls it. */
const table = (more: Partial<TableWish>): readonly TableWish[] => [
  { seed: 'planted', title: 'records', seats: 2, pace: {}, troubles: [], end: 'closed', ...more },
]

/** A host that forgets these tasks, and to look after its tables. */
const forgets =
  (...kinds: string[]) =>
  async ({ db }: Store, now: Date): Promise<void> => {
    await db.job.deleteMany({ where: { kind: { in: kinds } } })
    await db.game.updateMany({ data: { lookedAt: now } })
  }

/** Seats whose members have answered are given to somebody else. */
const givesSeatsAway = async ({ db }: Store): Promise<void> => {
  await db.player.updateMany({
    where: { seat: 1, game: { number: { gt: 4 } } },
    data: { member: 'stranger' },
  })
}

interface Planted {
  readonly wishes: readonly TableWish[]
  readonly plant: Plant
}

const silent = table({ pace: { speed: 'daily' }, troubles: [['all-silent', 3]] })

/** Posts that count as delivered while Discord is away. */
const lied: Planted = { wishes: silent, plant: { delivered: true, calm: 2 * DAY, horizon: 20 * DAY } }

const PLANTED: Readonly<Record<Fault, Planted>> = {
  stuck: { wishes: table({ troubles: [['all-silent', 3]] }), plant: { spoil: forgets(), horizon: 95 * DAY } },
  decidedWhileAway: lied,
  decidedBeforeDelivered: lied,
  stalledBeyondBound: { wishes: silent, plant: { spoil: forgets(ALARM), horizon: 14 * DAY } },
  seatsTakenFromPresent: { wishes: table({}), plant: { spoil: givesSeatsAway, horizon: 4 * DAY } },
  votesForever: {
    wishes: table({
      troubles: [
        ['silence', 3],
        ['pause', 3],
      ],
    }),
    plant: { spoil: forgets(VOTE_ENDS), horizon: 8 * DAY },
  },
  lobbiesForever: {
    wishes: table({ silentInLobby: 'host' }),
    plant: { spoil: forgets(HOST_SILENT, READY_ENDS), horizon: 8 * DAY },
  },
}

describe('a planted fault is found', () => {
  const found = new Map<Planted, Promise<Findings>>()
  for (const [fault, planted] of Object.entries(PLANTED))
    it(fault, async () => {
      const findings = found.get(planted) ?? played(planted.wishes, planted.plant)
      found.set(planted, findings)
      expect((await findings)[fault as Fault]).toBeGreaterThan(0)
    })
})
