// The line for newcomers at a table that asks for reliability.
import type { Person } from '../../host/table/types.ts'
import type { Language } from '../../text/language.ts'
import type { BotContext } from '../core/context.ts'
import { wordsOf } from './present.ts'

/** What a newcomer is told where something is asked of who joins, in per cent: they are welcome. */
export async function newcomerNote(
  { host }: BotContext,
  { person, language }: { readonly person: Person; readonly language: Language },
  percent: number | undefined,
): Promise<string | undefined> {
  if (percent === undefined || (await host.people.reliability(person.id)).share !== undefined)
    return undefined
  return `-# ${wordsOf(language)['reliability-new']({ percent })}`
}
