// One thing that the doctor has looked at.

/** One thing that was looked at. */
export interface Finding {
  /** `worth` is worth knowing; `wrong` keeps the bot from working. */
  readonly how: 'fine' | 'worth' | 'wrong'
  readonly what: string
  /** What to do about it. */
  readonly todo?: string
}
