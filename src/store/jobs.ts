// Jobs: durable work in lanes, one after the other in each, written in the transaction of the action that asks for it.
import { Prisma } from './generated/client.ts'
import { toColumn } from './json.ts'
import { JOBS_CHANNEL } from './listening.ts'
import type { LookTx, MoveTx, Tx } from './open.ts'

/** What a job is about. */
export interface Subject {
  readonly kind: 'game' | 'member' | 'guild' | 'league'
  readonly id: string
}

/** The jobs of one subject that are done in order; no lane waits for another. */
export interface Lane {
  readonly subject: Subject
  readonly lane: string
}

/** A job to schedule; `due` at once where it says now. */
export interface NewJob extends Lane {
  readonly kind: string
  readonly due: Date
  /** Plain JSON for its handler. */
  readonly payload: unknown
}

/** A job as stored. */
export interface JobRow extends NewJob {
  readonly id: bigint
  readonly key: string | null
  readonly attempts: number
  /** When it was first tried: since then it may have got through. */
  readonly triedAt: Date | null
}

/** A lane whose next job is due. */
export interface DueLane extends Lane {
  readonly kind: string
  readonly due: Date
}

interface Stored {
  readonly id: bigint
  readonly subject_kind: Subject['kind']
  readonly subject_id: string
  readonly lane: string
  readonly kind: string
  readonly key: string | null
  readonly due: Date
  readonly attempts: number
  readonly tried_at: Date | null
  readonly payload: unknown
}

/** By their names: those that exist, not those that a later version adds. */
const COLUMNS = Prisma.sql`
  j.id, j.subject_kind, j.subject_id, j.lane, j.kind, j.key, j.due, j.attempts, j.tried_at, j.payload`

const rowOf = ({ subject_kind, subject_id, tried_at, ...row }: Stored): JobRow => ({
  ...row,
  subject: { kind: subject_kind, id: subject_id },
  triedAt: tried_at,
})

const inLane = ({ subject, lane }: Lane) =>
  Prisma.sql`subject_kind = ${subject.kind} and subject_id = ${subject.id} and lane = ${lane}`

/** Tells the processes that listen (`listenForJobs`) of jobs in this schema, once the transaction has committed. */
export const NOTIFY = Prisma.sql`pg_notify(${JOBS_CHANNEL}, current_schema())::text`

/** Always. */
const ALWAYS = Prisma.sql`true`

/** Puts jobs at the end of their lanes. A lane that was held because nothing could be done goes on. */
export async function appendJobs(tx: MoveTx, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length > 0) await tx.$executeRaw`with ${appending(jobs, ALWAYS)} select ${NOTIFY}`
}

/** Parts of a statement that do so where a condition holds. */
export function appending(jobs: readonly NewJob[], where: Prisma.Sql): Prisma.Sql {
  const rows = jobs.map(({ subject, lane, kind, due, payload }, place) => ({
    subject_kind: subject.kind,
    subject_id: subject.id,
    lane,
    kind,
    due,
    payload,
    place,
  }))
  // Lanes are named one by one: joined to the jobs they would be looked for among all that wait anywhere.
  const lanes = new Map(jobs.map((job) => [laneName(job), inLane(job)]))
  return Prisma.sql`
    added as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as a(subject_kind text, subject_id text, lane text, kind text, due timestamp, payload jsonb, place int)),
    released as (
      update jobs j set status = 'waiting', due = (
        select max(a.due) from added a
        where a.subject_kind = j.subject_kind and a.subject_id = j.subject_id and a.lane = j.lane)
      where status = 'held' and ${where} and (${Prisma.join(
        [...lanes.values()].map((lane) => Prisma.sql`(${lane})`),
        ' or ',
      )})),
    appended as (
      insert into jobs (subject_kind, subject_id, lane, kind, due, payload)
      select subject_kind, subject_id, lane, kind, due, coalesce(payload, 'null'::jsonb) from added where ${where} order by place)`
}

/** A lane in one word. */
export const laneName = ({ subject, lane }: Lane): string => `${subject.kind} ${subject.id} ${lane}`

/** The lane of a job with a key: it is alone there. */
const ownLane = (kind: string, key: string): string => (key === '' ? kind : `${kind} ${key}`)

/** A job with a key, alone in its lane. */
export interface ScheduledJob extends Omit<NewJob, 'lane'> {
  readonly key: string
}

/** Puts a job down in place of the one of the same subject, kind and key. It waits for no other job. */
export async function scheduleJob(tx: MoveTx, job: ScheduledJob): Promise<void> {
  await tx.$executeRaw`with ${scheduling(job, ALWAYS)} select ${NOTIFY}`
}

/** The same, but where one waits already, no later than that: what gathers news is not put off by more of them. */
export async function scheduleJobBy(tx: MoveTx, job: ScheduledJob): Promise<void> {
  await tx.$executeRaw`with ${scheduling(job, ALWAYS, SOONER)} select ${NOTIFY}`
}

const LATEST = Prisma.sql`excluded.due`
const SOONER = Prisma.sql`case when jobs.status = 'waiting' then least(jobs.due, excluded.due) else excluded.due end`

/** Part of a statement that does so where a condition holds; `moved` says when a job is due that takes another's place. */
export const scheduling = (
  { subject, kind, key, due, payload }: ScheduledJob,
  where: Prisma.Sql,
  moved = LATEST,
): Prisma.Sql => Prisma.sql`
  scheduled as (
    insert into jobs (subject_kind, subject_id, lane, kind, key, due, payload)
    select ${subject.kind}, ${subject.id}, ${ownLane(kind, key)}, ${kind}, ${key}, ${due}::timestamp,
      ${JSON.stringify(payload)}::jsonb where ${where}
    on conflict (subject_kind, subject_id, kind, key) where key is not null
    do update set due = ${moved}, payload = excluded.payload, attempts = 0, tried_at = null, status = 'waiting')`

/** Makes a job due by then that was to come later. How often it was tried before still counts. */
export async function hastenJob(
  tx: Tx,
  { subject, kind, key }: Pick<NewJob, 'subject' | 'kind'> & { readonly key: string },
  due: Date,
): Promise<void> {
  const { kind: subjectKind, id: subjectId } = subject
  await tx.job.updateMany({
    where: { subjectKind, subjectId, kind, key, status: 'waiting', due: { gt: due } },
    data: { due },
  })
}

/** Makes all jobs of a kind due at once, with this payload. */
export async function hastenJobs(tx: Tx, kind: string, due: Date, payload: unknown): Promise<void> {
  await tx.job.updateMany({
    where: { kind, status: { not: 'done' } },
    data: { due, payload: toColumn(payload) },
  })
}

/** Takes scheduled jobs back: one by its key, or all of a kind. */
export async function dropJobs(tx: MoveTx, subject: Subject, kind: string, key?: string): Promise<void> {
  await tx.$executeRaw`
    delete from jobs where subject_kind = ${subject.kind} and subject_id = ${subject.id} and kind = ${kind}
      and status <> 'done' and (${key ?? null}::text is null or key = ${key ?? null})`
}

/** Lanes whose next job is due, the longest due first; those of certain kinds of jobs alone where they are named. */
export async function dueLanes(
  tx: LookTx,
  now: Date,
  limit: number,
  kinds?: readonly string[],
): Promise<DueLane[]> {
  const named = kinds ? Prisma.sql`and j.kind = any(${[...kinds]}::text[])` : Prisma.empty
  const rows = await tx.$queryRaw<Stored[]>`
    select j.subject_kind, j.subject_id, j.lane, j.kind, j.due from jobs j
    where j.status <> 'done' and j.due <= ${now} ${named} and not exists (
      select 1 from jobs e where e.subject_kind = j.subject_kind and e.subject_id = j.subject_id and e.lane = j.lane
        and e.status <> 'done' and e.id < j.id)
    order by j.due, j.id limit ${limit}`
  return rows.map(({ subject_kind, subject_id, lane, kind, due }) => ({
    subject: { kind: subject_kind, id: subject_id },
    lane,
    kind,
    due,
  }))
}

/** The jobs of a lane that are not done, in order. */
export async function jobsInLane(tx: LookTx, lane: Lane): Promise<JobRow[]> {
  const rows = await tx.$queryRaw<Stored[]>`
    select ${COLUMNS} from jobs j where ${inLane(lane)} and status <> 'done' order by id`
  return rows.map(rowOf)
}

/** A job that was claimed, and when it was tried before, if it was. */
export interface Claimed extends JobRow {
  readonly triedBefore: Date | null
}

/**
 * Claims the next job of a lane, if it is due and nobody else is just claiming it: it counts as tried from now on.
 * The claim holds until the end of the transaction; work that takes longer holds the lane's lock.
 */
export async function claimJob(tx: LookTx, lane: Lane, now: Date): Promise<Claimed | undefined> {
  const [row] = await tx.$queryRaw<(Stored & { tried_before: Date | null })[]>`
    with head as (
      select id, tried_at from jobs where id = (
        select min(id) from jobs where ${inLane(lane)} and status <> 'done') and status <> 'done' and due <= ${now}
      for update skip locked)
    update jobs j set attempts = j.attempts + 1, tried_at = coalesce(j.tried_at, ${now}), status = 'waiting'
    from head where j.id = head.id returning ${COLUMNS}, head.tried_at as tried_before`
  return row && { ...rowOf(row), triedBefore: row.tried_before }
}

const finishing = ({ id, due, key }: JobRow): Prisma.Sql =>
  key === null
    ? Prisma.sql`
        update jobs set status = 'done', payload = case when subject_kind = 'member' then payload else 'null'::jsonb end
        where id = ${id}`
    : Prisma.sql`delete from jobs where id = ${id} and due = ${due}`

/**
 * A job is done: what was scheduled goes, the rest is kept for a while to look into mishaps, without what it said: people
 * are named there. Only what was said to one member alone is kept for them. One that was scheduled again meanwhile stays.
 */
export async function finishJob(tx: MoveTx, job: JobRow): Promise<void> {
  await tx.$executeRaw(finishing(job))
}

/** Part of a statement: something that is stored together with what it follows from. */
export type Part = Prisma.Sql

/** The same, with what came of the job; the jobs of its lane that are not done, in order. */
export async function finishInLane(tx: MoveTx, job: JobRow, also: readonly Part[] = []): Promise<JobRow[]> {
  const parts = [Prisma.sql`finished as (${finishing(job)})`, ...also]
  const rows = await tx.$queryRaw<Stored[]>`
    with ${Prisma.join(parts)}
    select ${COLUMNS} from jobs j where ${inLane(job)} and status <> 'done'
      and not (j.id = ${job.id} and (j.key is null or j.due = ${job.due})) order by id`
  return rows.map(rowOf)
}

/** Puts a job off, unless it was scheduled again meanwhile. */
export async function putOffJob(tx: Tx, { id, due, attempts, triedAt }: JobRow, until: Date): Promise<void> {
  await tx.job.updateMany({ where: { id, due }, data: { due: until, attempts, triedAt } })
}

/** Changes what a job's handler needs, unless it was scheduled again meanwhile. */
export async function changePayload(tx: Tx, { id, due }: JobRow, payload: unknown): Promise<void> {
  await tx.job.updateMany({ where: { id, due }, data: { payload: toColumn(payload) } })
}

/** Holds a lane at its next job, unless a job was added since `last`: it can do nothing now. */
export async function holdLane(tx: Tx, { id, ...lane }: JobRow, last: bigint, until: Date): Promise<void> {
  await tx.$executeRaw`
    update jobs set status = 'held', due = ${until} where id = ${id} and status <> 'done'
      and not exists (select 1 from jobs l where l.subject_kind = ${lane.subject.kind}
        and l.subject_id = ${lane.subject.id} and l.lane = ${lane.lane} and l.status <> 'done' and l.id > ${last})`
}

/**
 * Locks what a job is about for this transaction, before the job itself, as code that changes it does: `busy` while
 * somebody else has it, `gone` when it is not there any more.
 */
export async function lockSubject(tx: Tx, { kind, id }: Subject): Promise<'locked' | 'busy' | 'gone'> {
  if (kind !== 'game') {
    const [row] = await tx.$queryRaw<{ locked: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtextextended(current_schema() || ${` job ${kind} ${id}`}, 0)) as locked`
    return row?.locked ? 'locked' : 'busy'
  }
  const locked = await tx.$queryRaw<unknown[]>`select 1 from games where id = ${id} for update skip locked`
  if (locked.length > 0) return 'locked'
  return (await tx.game.count({ where: { id } })) > 0 ? 'busy' : 'gone'
}

/** How the open jobs of a kind stand. */
export interface JobFacts {
  readonly kind: string
  readonly waiting: number
  readonly held: number
  readonly oldestDue: Date
  readonly attempts: number
}

/** How the open jobs stand, by kind; of one subject if named. */
export async function jobFacts(tx: Tx, subject?: Subject): Promise<JobFacts[]> {
  const rows = await tx.job.groupBy({
    by: ['kind', 'status'],
    where: { status: { not: 'done' }, ...(subject && { subjectKind: subject.kind, subjectId: subject.id }) },
    _count: true,
    _min: { due: true },
    _max: { attempts: true },
    orderBy: { kind: 'asc' },
  })
  return rows.map(({ kind, status, _count, _min, _max }) => ({
    kind,
    waiting: status === 'held' ? 0 : _count,
    held: status === 'held' ? _count : 0,
    oldestDue: _min.due ?? new Date(0),
    attempts: _max.attempts ?? 0,
  }))
}
