// A screen: what one message shows, as plain data. Builders keep to Discord's limits for any text.
import { ButtonStyle, ComponentType } from 'discord.js'
import type { GameId } from '../../host/table/types.ts'
import type { Picture } from '../../picture/picture.ts'
import { clipMarkdown } from '../../text/clip-markdown.ts'
import type { Icon } from '../../text/icons.ts'
import { clip } from '../../text/markdown.ts'
import { LIMITS } from './limits.ts'

export interface Button {
  readonly type: ComponentType.Button
  readonly style: ButtonStyle.Primary | ButtonStyle.Secondary | ButtonStyle.Success | ButtonStyle.Danger
  readonly label: string
  readonly custom_id: string
  readonly disabled?: boolean
  /** Stands before the label where the bot has its own emojis. */
  readonly icon?: Icon
}

export interface SelectOption {
  readonly label: string
  readonly value: string
  readonly description?: string
  readonly default?: boolean
  /** Stands before the label where the bot has its own emojis. */
  readonly icon?: Icon
}

export interface Select {
  readonly type: ComponentType.StringSelect
  readonly custom_id: string
  readonly placeholder: string
  readonly min_values: number
  readonly max_values: number
  readonly options: SelectOption[]
}

/** A menu whose options are the server's own people. */
export interface PeopleSelect {
  readonly type: ComponentType.UserSelect
  readonly custom_id: string
  readonly placeholder: string
  readonly min_values: number
  readonly max_values: number
}

/** A row: up to five buttons, or one select. */
export interface Row {
  readonly type: ComponentType.ActionRow
  readonly components: (Button | Select | PeopleSelect)[]
}

/** A file that goes with a screen. */
export interface File {
  readonly name: string
  readonly data: string
}

/** A picture that takes the place of some of a screen's words as soon as it is drawn. */
export interface Illustration {
  readonly picture: Picture
  /** What is still said in words beside it. */
  readonly content: string
  /** Rows instead of the screen's own. */
  readonly rows?: readonly Row[]
  /** What is shown instead where it cannot be drawn, if the person was told to wait for it. */
  readonly failed?: Screen
}

/** What one message shows. */
export interface Screen {
  readonly content: string
  readonly rows?: readonly Row[]
  readonly files?: readonly File[]
  /** Comes later, and may not come at all: `content` says everything that is on it. */
  readonly illustration?: Illustration
  /** The game that it is about, and what it says first: enough to lay it out on a private dashboard instead. */
  readonly about?: About
}

/** Why something was not done: it stands right above the buttons, and no picture comes between. */
export interface Refused {
  readonly refused: string
}

/** What a panel says of the press or the command that led to it: what came of it, which stands first, or why it was refused. */
export type Note = string | Refused

/** What stands first on a panel, and what stands right above its buttons; a panel with the latter has no picture. */
export interface Said {
  readonly first?: string
  readonly last?: string
}

/** A note by where it stands. */
export const placed = (note: Note | undefined): Said =>
  note === undefined
    ? {}
    : typeof note === 'string'
      ? { first: note }
      : { last: note.refused.replace(/.*$/, (line) => `✗ ${line}`) }

/** A game, and a note to the one who reads of it. */
export interface About {
  readonly game: GameId
  readonly note?: Note
}

type Tone = 'main' | 'quiet' | 'go' | 'grave'

const STYLES = {
  main: ButtonStyle.Primary,
  quiet: ButtonStyle.Secondary,
  go: ButtonStyle.Success,
  grave: ButtonStyle.Danger,
} as const

/** Whether clients show a label whole on a button. An emoji in it takes the room of an icon. */
export const fitsButton = (label: string): boolean =>
  [...label].length <=
  (/\p{Extended_Pictographic}/u.test(label) ? LIMITS.wholeLabelWithIcon : LIMITS.wholeLabel)

/** A button; its label is clipped to what Discord takes. Where clients would cut it, a text is too long: see `fitsButton`. */
export const button = (custom_id: string, label: string, tone: Tone = 'quiet', disabled = false): Button => ({
  type: ComponentType.Button,
  style: STYLES[tone],
  label: clip(label, LIMITS.buttonLabel),
  custom_id,
  ...(disabled && { disabled }),
})

/** A row of up to five buttons; `undefined` members are left out. */
export const buttons = (...list: readonly (Button | undefined)[]): Row[] => {
  const components = list.filter((each) => each !== undefined)
  return components.length > 0 ? [{ type: ComponentType.ActionRow, components }] : []
}

/** Buttons below rows; in the last of these where they fit in, since a phone has little height. */
export function withButtons(rows: readonly Row[], more: readonly (Button | undefined)[]): Row[] {
  const components = rows.at(-1)?.components ?? []
  const last = components.filter((each) => each.type === ComponentType.Button)
  const isFit = last.length > 0 && last.length + more.filter((each) => each).length <= LIMITS.rowButtons
  return isFit ? [...rows.slice(0, -1), ...buttons(...last, ...more)] : [...rows, ...buttons(...more)]
}

/** A screen with one more row of buttons below its own, beside its picture too, where there is room. */
export function withRow(screen: Screen, ...list: readonly (Button | undefined)[]): Screen {
  const { rows = [], illustration } = screen
  const more = (own: readonly Row[]) => (own.length >= LIMITS.rows ? own : [...own, ...buttons(...list)])
  const beside = illustration?.rows && { ...illustration, rows: more(illustration.rows) }
  return { ...screen, rows: more(rows), ...(beside && { illustration: beside }) }
}

/** A row with one select of up to 25 options, labels and descriptions clipped. */
export const select = (
  custom_id: string,
  placeholder: string,
  options: readonly SelectOption[],
  { min = 1, max = 1 }: { min?: number; max?: number } = {},
): Row => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.StringSelect,
      custom_id,
      placeholder: clip(placeholder, LIMITS.placeholder),
      min_values: min,
      max_values: max,
      options: clippedOptions(options),
    },
  ],
})

/** Options with labels and descriptions as long as Discord takes them. */
export const clippedOptions = (options: readonly SelectOption[]): SelectOption[] =>
  options.map(({ label, description, ...rest }) => ({
    ...rest,
    label: clip(label, LIMITS.label),
    ...(description && { description: clip(description, LIMITS.label) }),
  }))

/** A row with a menu of the server's people. */
export const peopleSelect = (custom_id: string, placeholder: string, max: number): Row => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.UserSelect,
      custom_id,
      placeholder: clip(placeholder, LIMITS.placeholder),
      min_values: 1,
      max_values: max,
    },
  ],
})

/** Paragraphs as one message: empty ones left out, clipped to what a message holds. */
export const paragraphs = (...parts: readonly (string | undefined | false)[]): string =>
  clipMarkdown(parts.filter((part) => part).join('\n'), LIMITS.content)

/** As many whole lines as there is room for, the newest of them: the last one is clipped only where it stands alone. */
export function newestLines(lines: readonly string[], room: number, most = lines.length): string {
  const kept: string[] = []
  let left = room
  for (const line of lines.slice(-most).reverse()) {
    if (kept.length > 0 && line.length > left) break
    kept.unshift(clipMarkdown(line, room))
    left -= line.length + 1
  }
  return kept.join('\n')
}
