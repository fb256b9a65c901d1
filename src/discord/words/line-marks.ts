// Marks the lines of a thread: the round is a heading, upkeep is small, a turn and what is done in it have icons.
import type { Phrase } from '../../engine/phrase.ts'
import type { LineMark, Title } from '../../games/common/title.ts'
import { ICON_NAMES, ICONS, type Icon } from '../../text/icons.ts'

/** What marks a line. */
export interface Marks {
  readonly kind: 'heading' | 'small' | 'plain'
  readonly icon: Icon | undefined
}

const markOf = ({ lineMarks = {} }: Title, { key }: Phrase): LineMark | undefined =>
  lineMarks[key.slice(key.indexOf('.') + 1)]

/** The mark of what a line tells first, after whose turn it is. */
const firstMark = (title: Title, line: readonly Phrase[]): LineMark | undefined =>
  line
    .map((phrase) => markOf(title, phrase))
    .find((mark, index) => mark !== 'turn' || index === line.length - 1)

/** Whether an event may stand on a line: a heading stands alone, and what has an icon is not hidden in small type. */
export function isAlike(title: Title, line: readonly Phrase[], next: Phrase): boolean {
  const [before, after] = [firstMark(title, line), markOf(title, next)]
  if (before === 'heading' || after === 'heading') return false
  return before !== 'small' || after === 'small'
}

/** What marks a line. */
export function marksOf(title: Title, line: readonly Phrase[]): Marks {
  const first = firstMark(title, line)
  const opensTurn = line[0] !== undefined && markOf(title, line[0]) === 'turn'
  if (first === 'heading') return { kind: 'heading', icon: undefined }
  const icon = first === 'small' ? undefined : first
  return { kind: first === 'small' ? 'small' : 'plain', icon: opensTurn ? 'turn' : icon }
}

const ROUND = /^(?:Round \d+: |第 ?\d+ ?(?:輪|轮|回合)：)/

/** A line as it stands in a thread; under the heading of a round its turns do not say which round it is. */
export function marked(
  { lineMarks = {} }: Title,
  { text, marks: { kind, icon } }: { readonly text: string; readonly marks: Marks },
): string {
  if (kind === 'heading') return `### ${text}`
  const isUnderHeading = icon === 'turn' && Object.values(lineMarks).includes('heading')
  const said = isUnderHeading ? text.replace(ROUND, '') : text
  const line = icon === undefined ? said : `${ICONS[icon]} ${said}`
  return kind === 'small' ? `-# ${line.replaceAll('\n', '\n-# ')}` : line
}

const MARK = new RegExp(`^(?:### |-# )?(?:(?:${ICON_NAMES.map((name) => ICONS[name]).join('|')}) ?)?`, 'gmu')

/** A text of a thread without its marks. */
export const unmarkedLines = (text: string): string => text.replace(MARK, '')
