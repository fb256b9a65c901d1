// Standings as rows, and the rows as pages: what a page says in words and what its picture shows is the same.
import type { SeasonStandings, StandingLine } from '../../host/leagues/index.ts'
import type { Language } from '../../text/language.ts'
import { wordsOf } from '../words/present.ts'
import { groupName } from './words.ts'

type Group = SeasonStandings['groups'][number]

/** A row: a member, the heading of a group, or the border of those who go up or down to a tier. */
export type Row =
  | { readonly kind: 'member'; readonly line: StandingLine }
  | { readonly kind: 'group' | 'up' | 'down'; readonly text: string }

/** Rows of a page at most: as many as a picture holds at a size that a phone shows. */
const ROWS = 20
/** Characters that the rows of a page take in words at most. */
const CHARACTERS = 1_500

/** The rows of a season, group by group. */
export const rowsOf = ({ groups }: SeasonStandings, language: Language): readonly Row[] =>
  groups.flatMap((group) => groupRows(group, language))

function groupRows(group: Group, language: Language): readonly Row[] {
  const words = wordsOf(language)
  const name = groupName(group, language)
  const { lines, tier = 0 } = group
  const border = (way: 'up' | 'down'): Row => ({
    kind: way,
    text:
      way === 'up'
        ? words['picture-goes-up']({ tier: tier - 1 })
        : words['picture-goes-down']({ tier: tier + 1 }),
  })
  return [
    ...(name === undefined || lines.length === 0 ? [] : [{ kind: 'group' as const, text: name }]),
    ...lines.flatMap((line, index): Row[] => {
      const [before, after] = [lines[index - 1], lines[index + 1]]
      return [
        ...(line.goes === 'down' && before?.goes !== 'down' ? [border('down')] : []),
        { kind: 'member', line },
        ...(line.goes === 'up' && after?.goes !== 'up' ? [border('up')] : []),
      ]
    }),
  ]
}

/**
 * Divides rows into pages; `lengthOf` says how many characters a row takes in words. The heading of a group is never
 * the last row of a page, nor is a border the first.
 */
export function pagesOfRows(
  rows: readonly Row[],
  lengthOf: (row: Row) => number,
): readonly (readonly Row[])[] {
  const pages: Row[][] = []
  let page: Row[] = []
  let room = CHARACTERS
  for (const block of blocksOf(rows)) {
    const length = block.reduce((sum, row) => sum + lengthOf(row) + 1, 0)
    if (page.length > 0 && (page.length + block.length > ROWS || length > room)) {
      pages.push(page)
      page = []
      room = CHARACTERS
    }
    page.push(...block)
    room -= length
  }
  return page.length > 0 ? [...pages, page] : pages
}

/** Rows that stay together: a member with the heading or the borders around. */
function blocksOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const blocks: Row[][] = []
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1]
    const joins = row.kind === 'up' || before?.kind === 'group' || before?.kind === 'down'
    const last = blocks.at(-1)
    if (joins && last) last.push(row)
    else blocks.push([row])
  }
  return blocks
}
