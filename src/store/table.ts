// A game's row with what is asked for with nearly every move: read once, in one statement, and handed down from there.
import type { AutoAnswerRow, AutoPassRow, NoteRow } from './auto-answers.ts'
import { endingWith, type FoundGame, GAME, type GameRow, gameFound } from './games.ts'
import type { MemberTimes } from './members.ts'
import { OUTAGES_OF_GAME, type OutageRow } from './outages.ts'
import { POSTS } from './outbox.ts'
import type { PlanRow } from './plans.ts'
import type { LookTx } from './tx.ts'

/** What members of a game have set and are told, how their time passes, and what is scheduled for it. */
export interface Around {
  readonly autoAnswers: readonly AutoAnswerRow[]
  readonly autoPasses: readonly AutoPassRow[]
  /** Notes on what auto-answers answered, the oldest first. */
  readonly notes: readonly (NoteRow & { readonly member: string })[]
  readonly plans: readonly PlanRow[]
  /** Whether a vote is open. */
  readonly voting: boolean
  /** Settings about time of those who sit there. */
  readonly times: ReadonlyMap<string, MemberTimes>
  /** When nobody could play there, in order. */
  readonly outages: readonly OutageRow[]
  /** Since when its prompt waits because posts do not go through, in milliseconds since 1970. */
  readonly untold: number | null
  /** Members whose first game of its title it is, and who want hints; nobody in a lesson. */
  readonly hinted: readonly string[]
  /** Kinds of jobs with a key that wait for it; code that schedules one adds it. */
  readonly scheduled: Set<string>
  /** What this transaction has recorded: its first entry that is no automatic one, its last, and when. */
  recorded?: { readonly from: number; readonly to: number; readonly at: Date }
}

/**
 * A game as one transaction has read it. Code that changes what belongs to it in the database reads it again (`tableOf`)
 * before it goes on with it.
 */
export interface Table extends GameRow {
  readonly around: Around
}

/** The notes for a member of a game, oldest first. */
export const notesFor = ({ around }: Table, member: string): NoteRow[] =>
  around.notes.flatMap(({ member: noted, ...note }) => (noted === member ? [note] : []))

/** A member's plan in a game, if they have one. */
export const findPlan = ({ around }: Table, member: string): PlanRow | undefined =>
  around.plans.find((plan) => plan.member === member)

interface FoundAround extends Omit<Around, 'times' | 'scheduled'> {
  readonly scheduled: readonly string[]
  readonly times: readonly (Omit<MemberTimes, 'awayFrom' | 'awayUntil'> & {
    readonly id: string
    /** Milliseconds since 1970. */
    readonly awayFrom: number | null
    readonly awayUntil: number | null
  })[]
}

/** What lies around a game `g`; put together by the database: lists are JSON. */
const AROUND = `
  coalesce((select json_agg(json_build_object('member', member, 'autoAnswer', auto_answer, 'value', value, 'once', once)
    order by member, auto_answer) from auto_answers where game_id = g.id), '[]') as "autoAnswers",
  coalesce((select json_agg(json_build_object('member', member, 'scope', scope, 'text', text)
    order by member, scope) from auto_passes where game_id = g.id), '[]') as "autoPasses",
  coalesce((select json_agg(json_build_object('member', member, 'prompt', prompt, 'picked', picked) order by id)
    from auto_answer_notes where game_id = g.id), '[]') as notes,
  coalesce((select json_agg(json_build_object('member', member, 'steps', steps, 'builtOn', built_on, 'ends', ends,
    'whenever', whenever, 'fate', fate, 'version', version) order by member)
    from plans where game_id = g.id), '[]') as plans,
  exists(select from votes where game_id = g.id and status = 'open') as voting,
  coalesce((select json_agg(json_build_object('id', m.id,
    'awayFrom', (extract(epoch from m.away_from) * 1000)::float8,
    'awayUntil', (extract(epoch from m.away_until) * 1000)::float8,
    'vacations', m.vacations, 'quiet', m.quiet, 'reminders', m.reminders, 'remindBefore', m.remind_before,
    'likely', m.likely, 'answers', m.answers, 'misses', m.misses,
    'lately', m.lately)) from members m
    where m.id in (select member from players where game_id = g.id)), '[]') as times,
  coalesce((select json_agg(s.member) from players s left join members m on m.id = s.member
    where s.game_id = g.id and g.lesson is null and s.member is not null and coalesce(m.hints, true)
      and not exists (select from players o join games earlier on earlier.id = o.game_id
        where o.member = s.member and earlier.id <> g.id and earlier.title = g.title and earlier.lesson is null
          and earlier.started_at < g.started_at and earlier.status in ('playing', 'paused', 'finished'))),
    '[]') as hinted,
  ${OUTAGES_OF_GAME} as outages,
  (select min((payload->>'at')::float8) filter (where kind = 'prompt') from jobs where subject_kind = 'game'
    and subject_id = g.id and lane = '${POSTS}' and status <> 'done' having bool_or(attempts > 0)) as untold,
  coalesce((select json_agg(distinct kind) from jobs where subject_kind = 'game' and subject_id = g.id
    and key is not null and status <> 'done'), '[]') as scheduled`

function aroundOf({ times, scheduled, ...rest }: FoundAround): Around {
  const dateOf = (at: number | null) => (at === null ? null : new Date(at))
  const timesById = times.map(({ id, awayFrom, awayUntil, ...own }) => {
    return [id, { ...own, awayFrom: dateOf(awayFrom), awayUntil: dateOf(awayUntil) }] as const
  })
  return { ...rest, times: new Map(timesById), scheduled: new Set(scheduled) }
}

const BY_ID = `select ${GAME}, ${AROUND} from games g where g.id = `

/** A game by its id with what lies around it, as one statement reads both. */
export async function findTable(tx: LookTx, id: string): Promise<Table | undefined> {
  const [found] = await tx.$queryRaw<(FoundGame & FoundAround)[]>(endingWith(BY_ID, id))
  if (!found) return undefined
  const { autoAnswers, autoPasses, notes, plans, voting, times, hinted, outages, untold, scheduled, ...row } =
    found
  const around = { autoAnswers, autoPasses, notes, plans, voting, times, hinted, outages, untold, scheduled }
  return { ...gameFound(row), around: aroundOf(around) }
}

const AROUND_ID = `select ${AROUND} from games g where g.id = `

/** A game's row with what lies around it now. */
export async function tableOf(tx: LookTx, row: GameRow): Promise<Table> {
  const [found] = await tx.$queryRaw<FoundAround[]>(endingWith(AROUND_ID, row.id))
  if (!found) throw new Error(`there is no game ${row.id}`)
  return { ...row, around: aroundOf(found) }
}
