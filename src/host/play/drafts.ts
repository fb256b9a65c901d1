// Picks that a member has made in a panel and not confirmed yet.
import { findDraft, replaceDraft } from '../../store/drafts.ts'
import type { HostContext } from '../table/context.ts'
import type { Draft } from '../table/types.ts'

/** The picks of a decision that has just been asked. */
export const NOTHING_PICKED: Draft = { picks: [], page: 0, version: 0 }

/** A member's picks for a decision; none when they have picked nothing yet. */
export const draft = async ({ store }: HostContext, member: string, token: string): Promise<Draft> =>
  (await findDraft(store.single, member, token)) ?? NOTHING_PICKED

/** Stores picks over the version that they change; `undefined` when another press has changed it before. */
export async function saveDraft(
  { store, clock }: HostContext,
  member: string,
  token: string,
  picked: Draft,
): Promise<Draft | undefined> {
  const saved = await replaceDraft(store.db, member, token, picked, clock.now())
  return saved ? { ...picked, version: picked.version + 1 } : undefined
}
