// Who may change what holds in a server.
import type { Call } from '../call/call.ts'
import { managesServer } from '../words/permissions.ts'
import { wordsOf } from '../words/present.ts'

/** Somebody who may set what holds in a server, and the server; otherwise what they are told. */
export function serverToSet(call: Call): { readonly guild: string } | { readonly problem: string } {
  const words = wordsOf(call.language)
  if (call.guild === undefined) return { problem: words['guild-only']() }
  return managesServer(call.mayDo) ? { guild: call.guild } : { problem: words['server-not-manager']() }
}
