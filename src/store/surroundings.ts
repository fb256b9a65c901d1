// What lies around a game's log and is asked for with nearly every move: read in one statement, once in a transaction.
import type { Phrase } from '../engine/phrase.ts'
import type { Belongings, PlanEnd, PlanStep } from '../engine/planning.ts'
import type { Tx } from './tx.ts'

/** An order of a member in one game. */
export interface AutoAnswerRow {
  readonly member: string
  readonly order: string
  readonly value: string
  /** Decides once, before `value` does again. */
  readonly once: string | null
}

/** A stretch of a game that a member passes. */
export interface AutoPassRow {
  readonly member: string
  readonly scope: string
  readonly text: Phrase
}

/** What an order answered: the question, and the options picked. */
export interface NoteRow {
  readonly prompt: Phrase
  readonly picked: readonly Phrase[]
}

/** A turn that a member has planned ahead, or what became of it. */
export interface PlanRow {
  readonly member: string
  readonly steps: readonly PlanStep[]
  readonly builtOn: Belongings
  readonly ends: PlanEnd | null
  /** Played whenever it is legal, also when something of theirs was touched since. */
  readonly whenever: boolean
  readonly fate: PlanFate | null
  /** Grows with every change. */
  readonly version: number
}

/** What became of a plan, for its member alone. */
export interface PlanFate {
  /**
   * All of it was played, as much as still fitted, or none: the question was another, something of the member's was
   * touched, a computer had taken over, or the rules had changed.
   */
  readonly how: 'played' | 'partly' | 'unfit' | 'touched' | 'away' | 'rules'
  /** How many of its steps were played. */
  readonly done: number
  readonly steps: readonly PlanStep[]
}

/** A member's settings about time as stored. */
export interface MemberTimes {
  readonly awayFrom: Date | null
  readonly awayUntil: Date | null
  /** Vacations before that one: the host's own shape. */
  readonly vacations: unknown
  /** The host's own shape. */
  readonly quiet: unknown
  readonly reminders: string | null
  readonly likely: boolean
  readonly answers: number
  readonly misses: number
  /** The last 200 decisions, the newest at the end: 1 in time, 0 not. */
  readonly lately: string
}

/** What members of a game have laid down and are told, how their time passes, and what is scheduled for it. */
export interface Surroundings {
  readonly orders: readonly AutoAnswerRow[]
  readonly autoPasses: readonly AutoPassRow[]
  /** Notes on what orders answered, the oldest first. */
  readonly notes: readonly (NoteRow & { readonly member: string })[]
  readonly plans: readonly PlanRow[]
  /** Whether a vote is open. */
  readonly voting: boolean
  /** Settings about time of those who sit there. */
  readonly times: ReadonlyMap<string, MemberTimes>
  /** When the bot was down, as the settings have it. */
  readonly outages: string | undefined
  /** Members whose first game of its title it is, and who want hints; nobody in a lesson. */
  readonly hinted: readonly string[]
  /** Kinds of jobs with a key that wait for it. */
  readonly scheduled: ReadonlySet<string>
}

/** Under this key the settings remember when the bot was down. */
export const OUTAGES = 'outages'

/** By transaction and game. Counts of decisions (`tally`) may lag behind in it: no transaction reads what it counts. */
const remembered = new WeakMap<Tx, Map<string, Promise<Surroundings>>>()

/** From now on what is read in this transaction is remembered to its end. */
export const rememberSurroundings = (tx: Tx): void => void remembered.set(tx, new Map())

/** Whoever changes any of it in a transaction lets it be read again. */
export const forgetSurroundings = (tx: Tx): void => remembered.get(tx)?.clear()

/** Everything around a game, as this transaction has it. */
export function surroundingsOf(tx: Tx, game: string): Promise<Surroundings> {
  const known = remembered.get(tx)?.get(game)
  if (known) return known
  const reading = readSurroundings(tx, game)
  remembered.get(tx)?.set(game, reading)
  return reading
}

/** A job with a key was put down for a game. */
export async function noteScheduled(tx: Tx, game: string, kind: string): Promise<void> {
  const known = await remembered.get(tx)?.get(game)
  if (known)
    remembered
      .get(tx)
      ?.set(game, Promise.resolve({ ...known, scheduled: new Set([...known.scheduled, kind]) }))
}

interface Stored extends Omit<Surroundings, 'times' | 'outages' | 'scheduled'> {
  readonly scheduled: readonly string[]
  readonly times: readonly (Omit<MemberTimes, 'awayFrom' | 'awayUntil'> & {
    readonly id: string
    /** Milliseconds since 1970. */
    readonly awayFrom: number | null
    readonly awayUntil: number | null
  })[]
  readonly outages: string | null
}

/** Objects are put together by the database: one row comes back, whose lists are JSON. */
async function readSurroundings(tx: Tx, game: string): Promise<Surroundings> {
  const [found] = await tx.$queryRaw<Stored[]>`
    select
      coalesce((select json_agg(json_build_object('member', member, 'order', "order", 'value', value, 'once', once)
        order by member, "order") from game_orders where game_id = ${game}), '[]') as orders,
      coalesce((select json_agg(json_build_object('member', member, 'scope', scope, 'text', text)
        order by member, scope) from lulls where game_id = ${game}), '[]') as "autoPasses",
      coalesce((select json_agg(json_build_object('member', member, 'prompt', prompt, 'picked', picked) order by id)
        from order_notes where game_id = ${game}), '[]') as notes,
      coalesce((select json_agg(json_build_object('member', member, 'steps', steps, 'builtOn', built_on, 'ends', ends,
        'whenever', whenever, 'fate', fate, 'version', version) order by member)
        from plans where game_id = ${game}), '[]') as plans,
      exists(select from votes where game_id = ${game} and status = 'open') as voting,
      coalesce((select json_agg(json_build_object('id', m.id,
        'awayFrom', (extract(epoch from m.away_from) * 1000)::float8,
        'awayUntil', (extract(epoch from m.away_until) * 1000)::float8,
        'vacations', m.vacations, 'quiet', m.quiet, 'reminders', m.reminders, 'likely', m.likely, 'answers', m.answers, 'misses', m.misses,
        'lately', m.lately)) from members m
        where m.id in (select member from sitters where game_id = ${game})), '[]') as times,
      coalesce((select json_agg(s.member) from sitters s join games g on g.id = s.game_id
        left join members m on m.id = s.member
        where g.id = ${game} and g.lesson is null and s.member is not null and coalesce(m.hints, true)
          and not exists (select from sitters o join games earlier on earlier.id = o.game_id
            where o.member = s.member and earlier.id <> g.id and earlier.title = g.title and earlier.lesson is null
              and earlier.started_at < g.started_at and earlier.status in ('playing', 'paused', 'finished'))),
        '[]') as hinted,
      (select value from settings where key = ${OUTAGES}) as outages,
      coalesce((select json_agg(distinct kind) from jobs where subject_kind = 'game' and subject_id = ${game}
        and key is not null and status <> 'done'), '[]') as scheduled`
  if (!found) throw new Error('a select without a table gives one row')
  const dateOf = (at: number | null) => (at === null ? null : new Date(at))
  const times = found.times.map(({ id, awayFrom, awayUntil, ...rest }) => {
    return [id, { ...rest, awayFrom: dateOf(awayFrom), awayUntil: dateOf(awayUntil) }] as const
  })
  const { outages, scheduled } = found
  return { ...found, times: new Map(times), outages: outages ?? undefined, scheduled: new Set(scheduled) }
}
