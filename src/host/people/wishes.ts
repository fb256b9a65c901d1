// A member's preferences for everything the bot shows them.
import { memberLanguage, saveMemberLanguage } from '../../store/languages.ts'
import * as members from '../../store/members.ts'
import type { Language } from '../../text/language.ts'
import type { HostContext } from '../table/context.ts'
import type { Person } from '../table/types.ts'

/** The language a member chose. */
export const languageOf = async ({ store }: HostContext, member: string): Promise<Language | undefined> =>
  (await memberLanguage(store.single, member)) as Language | undefined

/** From now on a member reads this language. */
export const setLanguage = (
  { store }: HostContext,
  { id, name }: Person,
  language: Language,
): Promise<void> => saveMemberLanguage(store.db, id, name, language)

/** A member wants no more hints in their first games. */
export const stopHints = ({ store }: HostContext, person: Person): Promise<void> =>
  members.stopHints(store.db, person)
