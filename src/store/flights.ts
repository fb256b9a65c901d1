// One transaction on one connection. What need not be answered at once waits, and goes to the server with what must.
import type pg from 'pg'
import { LONG } from './connection.ts'
import type { PrismaClient } from './generated/client.ts'
import { type Loan, lend, type PrismaTransaction } from './lending.ts'
import { ask, gather, type Statement } from './statements.ts'

type Result = pg.QueryResult<pg.QueryResultRow>

const ID: Statement = { text: 'select pg_current_xact_id()::text as id', values: [] }
const ID_IF_WRITING: Statement = { text: 'select pg_current_xact_id_if_assigned()::text as id', values: [] }
const NO_LIMIT: Statement = { text: `select set_config('statement_timeout', '0', true)`, values: [] }
const frame = (text: string): Statement => ({ text, values: [] })

/** What a transaction may do: one that reads has nothing to commit, so that nobody waits for its end. */
export type Kind = 'writes' | 'reads'

const BEGIN: Readonly<Record<Kind, Statement>> = { writes: frame('BEGIN'), reads: frame('BEGIN READ ONLY') }

/** A transaction that begins with its first statement. */
export class Flights {
  readonly #client: pg.PoolClient
  readonly #prisma: PrismaClient
  readonly #kind: Kind
  #begun = false
  #waiting: Statement[] = []
  /** On their way; whoever waits for an answer hears of their failures. */
  #sent: Promise<unknown>[] = []
  #loan: Promise<Loan> | undefined
  #id: string | null | undefined
  #idAsked: Promise<void> | undefined
  #patience: number | undefined

  constructor(client: pg.PoolClient, prisma: PrismaClient, kind: Kind) {
    this.#client = client
    this.#prisma = prisma
    this.#kind = kind
  }

  /** The transaction's id as soon as it may have been committed; `null` where it writes nothing. */
  get id(): string | null | undefined {
    return this.#id
  }

  /** To be carried out with what comes next. */
  later(statement: Statement): void {
    this.#waiting.push(statement)
  }

  /** Gives the transaction its id with its first statements, so that the commit need not wait for it. */
  willWrite(): void {
    if (this.#id !== undefined) return
    this.#id = null
    this.#idAsked = this.#ask(ID).then(({ rows }) => {
      this.#id = rows[0]?.id
    })
    this.#send(this.#idAsked)
  }

  /** What comes from here on may take long. */
  takesLong(): void {
    if (this.#patience !== undefined) return
    this.#patience = LONG
    this.later(NO_LIMIT)
  }

  /** Carries out what waits and this statement after it. */
  async run(statement: Statement, named = true): Promise<Result> {
    const asked = this.#ask(statement, named)
    const sent = this.#sent
    this.#sent = []
    // They answer in their order: the first failure is the one that the others follow from.
    const [result] = await Promise.all([asked, ...sent])
    return result
  }

  /** Prisma in this transaction, with nothing left that waits. */
  async models(): Promise<PrismaTransaction> {
    if (!this.#begun || this.#waiting.length > 0) this.#dispatch()
    await this.#settle()
    this.#loan ??= lend(this.#prisma, this.#client)
    return (await this.#loan).tx
  }

  /** Ends it for good. */
  async commit(): Promise<void> {
    await (await this.#loan)?.end()
    if (!this.#begun && this.#waiting.length === 0) return
    if (this.#kind === 'reads') return this.#send(this.#ask(frame('COMMIT'), false))
    if (this.#id === undefined) {
      const { rows } = await this.run(ID_IF_WRITING)
      this.#id = rows[0]?.id ?? null
    }
    await this.#idAsked
    const { command } = await this.run(frame('COMMIT'), false)
    if (command !== 'COMMIT') throw new Error('a transaction that had failed was to be committed')
  }

  /** Undoes all of it; a connection that is lost has done so. */
  async rollBack(): Promise<void> {
    this.#waiting = []
    await (await this.#loan?.catch(() => undefined))?.end().catch(() => {})
    if (this.#begun) await this.run(frame('ROLLBACK'), false)
  }

  #ask(statement: Statement, named = true): Promise<Result> {
    this.#dispatch()
    return ask(this.#client, statement, named, this.#patience)
  }

  /** Sends what waits, and the beginning before it. */
  #dispatch(): void {
    gather(this.#client)
    if (!this.#begun) this.#send(ask(this.#client, BEGIN[this.#kind], false))
    this.#begun = true
    for (const statement of this.#waiting) this.#send(ask(this.#client, statement, true, this.#patience))
    this.#waiting = []
  }

  #send(answer: Promise<unknown>): void {
    answer.catch(() => {}) // whoever is answered next hears of it
    this.#sent.push(answer)
  }

  async #settle(): Promise<void> {
    const sent = this.#sent
    this.#sent = []
    await Promise.all(sent)
  }
}
