// The options of a lobby for its host: one menu, or a menu of groups with a page for each; numbers by a form as well.
import type { Options } from '../../../engine/game.ts'
import type { Title } from '../../../games/common/title.ts'
import type { GameInfo } from '../../../host/table/types.ts'
import type { Language } from '../../../text/language.ts'
import { listText } from '../../../text/render.ts'
import { groupsOf, numberOptions, optionsOff, shownSwitches } from '../../input/switches.ts'
import { customId } from '../../screen/ids.ts'
import { LIMITS } from '../../screen/limits.ts'
import {
  type Button,
  button,
  buttons,
  paragraphs,
  type Row,
  type Screen,
  select,
} from '../../screen/screen.ts'
import { lastingText, lobbyLasting, tableOf } from '../../words/duration.ts'
import { gameName, wordsOf } from '../../words/present.ts'

/** Options that are shown together; `undefined` those of no group. */
type Group = string | undefined

/** Whether a game shows its options in groups, each on a page of its own. */
export const isGrouped = (title: Title, { seats }: Pick<GameInfo, 'seats'>): boolean =>
  groupsOf(title, seats).some((group) => group !== undefined)

/** The options that there are at so many seats, or their groups; no row where there are none. */
export function optionsRow(title: Title, info: GameInfo, language: Language): Row[] {
  if (!isGrouped(title, info)) return switchesRow(title, info, undefined, language)
  const words = wordsOf(language)
  const groups = groupsOf(title, info.seats).map((group) => ({
    label: headlineOf(title, group, language),
    value: group ?? '',
    description: chosenText(title, info, group, language) ?? words['option-group-open'](),
  }))
  return [select(customId('optgroup', info.id), words['lobby-form-groups'](), groups)]
}

/** Buttons for the numbers of a group, each of which opens a form. */
export const numberButtons = (title: Title, info: GameInfo, group: Group, language: Language): Button[] =>
  numberOptions(title, info.seats, group, language).map(({ spec, name }) =>
    button(customId('asknumber', info.id, spec.id), wordsOf(language)['option-number']({ option: name })),
  )

/** A group of options under its headline. */
export function groupScreen(title: Title, info: GameInfo, group: Group, language: Language): Screen {
  const words = wordsOf(language)
  return {
    content: paragraphs(
      `**${headlineOf(title, group, language)}** · ${gameName(title, info, language)}`,
      chosenText(title, info, group, language) ?? words['basic-rules'](),
      lobbyLasting(title, info, language),
    ),
    rows: [
      ...switchesRow(title, info, group, language),
      ...buttons(
        ...numberButtons(title, info, group, language),
        button(customId('setback', info.id), words.back()),
      ),
    ],
  }
}

const headlineOf = (title: Title, group: Group, language: Language): string =>
  (group !== undefined && title.words[language].optionGroups?.[group]) ||
  wordsOf(language)['lobby-form-groups']()

/** What of a group is chosen; `undefined` where nothing is. */
function chosenText(title: Title, info: GameInfo, group: Group, language: Language): string | undefined {
  const on = shownSwitches(title, info, group, language).flatMap(({ isOn, label }) => (isOn ? [label] : []))
  return on.length > 0 ? listText(on, language) : undefined
}

function switchesRow(title: Title, info: GameInfo, group: Group, language: Language): Row[] {
  const switches = shownSwitches(title, info, group, language).slice(0, LIMITS.options)
  if (switches.length === 0) return []
  const shown = switches.map(({ value, label, hint, isOn, change }) => ({
    value,
    label,
    description: [lastingWith(title, info, change, language), hint].filter((part) => part).join(' · '),
    ...(isOn && { default: true }),
  }))
  const most = { min: 0, max: shown.length }
  const id = group === undefined ? customId('setoptions', info.id) : customId('setoptions', info.id, group)
  return [select(id, wordsOf(language)['lobby-form-options'](), shown, most)]
}

/** How long the table takes with one thing switched on; nothing where that makes no difference. */
function lastingWith(title: Title, info: GameInfo, change: Options, language: Language): string {
  const table = tableOf(info)
  const basic = { ...table, options: { ...info.options, ...optionsOff(title, change) } }
  const text = lastingText(title, { ...table, options: { ...info.options, ...change } }, language)
  return text === lastingText(title, basic, language) ? '' : text
}
