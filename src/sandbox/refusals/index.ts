// Refusals of a client, with the reason in the user's language.
import { en, type Refusals } from './en.ts'
import { zhCN } from './zh-CN.ts'
import { zhTW } from './zh-TW.ts'

/** A reason, and what it is about. */
export type Reason = {
  readonly [K in keyof Refusals]: readonly [key: K, ...about: Parameters<Refusals[K]>]
}[keyof Refusals]

const LANGUAGES: Readonly<Record<string, Refusals>> = { 'zh-TW': zhTW, 'zh-CN': zhCN }

/** A client would not let this person do that. The message is in English. */
export class CannotDo extends Error {
  readonly reason: Reason

  constructor(...reason: Reason) {
    super(told(en, reason))
    this.reason = reason
  }

  /** The same in the language of a client; in English for every other one. */
  in(locale: string): string {
    return told(LANGUAGES[locale] ?? en, this.reason)
  }
}

function told(words: Refusals, [key, about]: Reason): string {
  const tell = words[key] as (about: Reason[1]) => string
  return tell(about)
}
