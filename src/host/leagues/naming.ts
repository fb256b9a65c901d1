// Names a league's tables: in a queue, which has no rounds, by the draw that made it.
import type { Phrase } from '../../engine/phrase.ts'
import type { TableRow } from '../../store/league-rounds.ts'
import { roundNumber } from './campaign.ts'
import type { Changing } from './changing.ts'

/** The words for a table of a round, and for one of a queue. */
interface Words {
  ofRound(which: { readonly round: number; readonly table: number }): Phrase
  ofQueue(which: { readonly draw: number; readonly table: number }): Phrase
}

/** Says something of a table, with the number of its round or draw within the season. */
export async function sayOfTable(
  { tx, row }: Pick<Changing, 'tx' | 'row'>,
  { round, number: table }: Pick<TableRow, 'round' | 'number'>,
  words: Words,
): Promise<Phrase> {
  const counted = await roundNumber(tx, row.id, round)
  return row.format === 'queue'
    ? words.ofQueue({ draw: counted, table })
    : words.ofRound({ round: counted, table })
}
