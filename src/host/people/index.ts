// People, for the floors above: the language a member reads, what they have played, and everything that is stored about them.
import { memberLanguage, saveMemberLanguage } from '../../store/languages.ts'
import * as members from '../../store/members.ts'
import type { Language } from '../../text/language.ts'
import { type HostContext, inContext } from '../context.ts'
import type { Person } from '../types.ts'
import type { Work } from '../work.ts'
import { eraseReturned } from './erased-again.ts'
import { erasing } from './erasing.ts'
import { exportPerson, type PersonFile } from './exporting.ts'
import { type PersonStats, statsOf } from './stats.ts'

export { COUNTED, type PersonStats } from './stats.ts'

/** What belongs to a member. */
export interface PeopleService {
  /** The language a member chose. */
  languageOf(member: string): Promise<Language | undefined>
  setLanguage(person: Person, language: Language): Promise<void>
  /** What a member has played to its end: on one server, or everywhere, which is for themselves alone. */
  stats(member: string, guild?: string): Promise<PersonStats>
  /** A member wants no more hints in their first games. */
  stopHints(person: Person): Promise<void>
  /** Everything stored about a member. */
  export(person: Person): Promise<PersonFile>
  /**
   * Forgets a member by their id: their seats pass on, their name and id go from every table. One at a time in this process;
   * nothing happens where nothing is stored about them.
   */
  erase(member: string): Promise<void>
  /** Erases the members again who came back with a backup. At the start, once posts go out. */
  eraseReturned(): Promise<void>
}

const languageOf = async ({ store }: HostContext, member: string): Promise<Language | undefined> =>
  (await memberLanguage(store.db, member)) as Language | undefined

const setLanguage = ({ store }: HostContext, { id, name }: Person, language: Language): Promise<void> =>
  saveMemberLanguage(store.db, id, name, language)

const stopHints = ({ store }: HostContext, person: Person): Promise<void> =>
  members.stopHints(store.db, person)

/** @param work clears a member's dashboard while it is known whose it is */
export function peopleService(context: HostContext, work: Pick<Work, 'deliverNow'>): PeopleService {
  const eraseMember = erasing(context, work)
  return {
    ...inContext(context, { languageOf, setLanguage, stopHints, stats: statsOf, export: exportPerson }),
    erase: (member) => eraseMember(member),
    eraseReturned: () => eraseReturned(context, eraseMember),
  }
}
