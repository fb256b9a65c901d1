// Reads the numbered rulings of a page docs/rules/<id>.md, and the files they link to.

const ID = '[A-Z]\\d+[a-z]?'
const IDS = `${ID}(?:, ${ID})*`

export interface RulingsPage {
  /** Each ruling's id, and what its item or its row in a table links to. */
  readonly rulings: ReadonlyMap<string, readonly string[]>
  /** Ids that the page mentions without such a ruling. */
  readonly undeclared: readonly string[]
}

/**
 * An id is declared where bold text begins with it (`**R1 Start**`, `**R1, R2 Start**`), in front of a colon
 * (`R45: also a defender`), or in the first cell of a table's row.
 */
export function readRulings(page: string): RulingsPage {
  const rulings = new Map<string, readonly string[]>()
  const mentioned = new Set<string>()
  for (const block of blocksOf(page)) {
    const links = [...block.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target)
    const words = block.replace(/`[^`]*`/g, '').replace(/\]\([^)]*\)/g, ']')
    for (const id of declaredIn(words)) rulings.set(id, [...(rulings.get(id) ?? []), ...links])
    for (const [id] of words.matchAll(new RegExp(`\\b${ID}\\b`, 'g'))) mentioned.add(id)
  }
  const letters = new Set([...rulings.keys()].map((id) => id[0]))
  const undeclared = [...mentioned].filter((id) => letters.has(id[0]) && !rulings.has(id))
  return { rulings, undeclared }
}

function declaredIn(words: string): string[] {
  const bold = [...words.matchAll(new RegExp(`\\*\\*(${IDS})\\b`, 'g'))].map(([, ids = '']) => ids)
  const colon = [...words.matchAll(new RegExp(`\\b(${ID}):`, 'g'))].map(([, id = '']) => id)
  const [, cell = ''] = new RegExp(`^\\|\\s*(${IDS})\\s*\\|`).exec(words) ?? []
  return [...bold, ...colon, cell].flatMap((ids) => ids.split(', ')).filter((id) => id !== '')
}

/** List items with their continuation lines, rows of tables, paragraphs. */
const blocksOf = (page: string): string[] => page.split(/\n(?=[-*] |\d+\. |\||#)|\n\n+(?! )/)
