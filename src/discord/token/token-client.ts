// A REST client that keeps the bot's token when Discord refuses a request with 401.
import { type InternalRequest, REST, type RESTOptions } from 'discord.js'

/** Is told how requests with the token went. */
export interface TokenReports {
  /** Discord took the token. */
  accepted(): void
  /** Discord answered 401. */
  refused(): void
}

/**
 * discord.js drops its token at the first 401 (`setToken(null)`), and every later request would fail without being sent.
 * This client keeps it and reports the refusal.
 */
export class TokenKeepingRest extends REST {
  readonly #reports: TokenReports

  constructor(options: Partial<RESTOptions>, token: string, reports: TokenReports) {
    super(options)
    this.#reports = reports
    super.setToken(token)
  }

  override setToken(token: string | null): this {
    if (token !== null) return super.setToken(token)
    this.#reports.refused()
    return this
  }

  override async request(options: InternalRequest): Promise<unknown> {
    const answer = await super.request(options)
    if (options.auth !== false) this.#reports.accepted()
    return answer
  }
}
