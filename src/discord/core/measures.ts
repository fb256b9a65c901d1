// Counts of interactions, of requests to Discord and of its gateway.
/** How an interaction ended. */
export type Outcome =
  | 'answered'
  /** Another process has it. */
  | 'elsewhere'
  /** Discord took no answer any more. */
  | 'lost'
  /** The database was away. */
  | 'away'
  | 'failed'

/** What people did. */
export type InteractionKind = 'command' | 'component' | 'form' | 'suggestion' | 'other'

/** Counts interactions, and faults of the gateway. */
export interface Measures {
  interaction(kind: InteractionKind, outcome: Outcome): void
  /** Discord has taken the first word of an answer, so many milliseconds after the interaction was heard. */
  acknowledged(ms: number): void
  /** Discord has refused a request with 401, 403 or 429. */
  refused(status: number): void
  /** An event that Discord sent could not be handled. */
  gatewayFault(event: string): void
}

/** Counts nothing. */
export const UNMEASURED: Measures = {
  interaction: () => {},
  acknowledged: () => {},
  refused: () => {},
  gatewayFault: () => {},
}
