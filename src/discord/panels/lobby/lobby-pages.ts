// The pages of a lobby's form: seats, speed and who may join first, then the options of the game, at most five fields a page.
import type { Options } from '../../../engine/game.ts'
import type { Title } from '../../../games/common/title.ts'
import { paceOf, SPEED_NAMES } from '../../../host/clock/index.ts'
import type { LobbySettings } from '../../../host/lobby/index.ts'
import type { GameInfo } from '../../../host/table/types.ts'
import type { Language } from '../../../text/language.ts'
import { seriesText } from '../../../text/render.ts'
import type { PanelCall } from '../../call/call.ts'
import { speedText } from '../../input/pace.ts'
import { groupsOf, isForSeats, optionName } from '../../input/switches.ts'
import type { Field } from '../../screen/form.ts'
import { LIMITS } from '../../screen/limits.ts'
import { lastingText, tableOf } from '../../words/duration.ts'
import { wordsOf } from '../../words/present.ts'
import { type OptionField, optionFields } from './option-fields.ts'

/** A page of the form: fields of the table itself, and fields that set options of the game. */
export interface FormPage {
  readonly name: string
  readonly own: readonly Field[]
  readonly options: readonly OptionField[]
}

/** The pages of a lobby's form. Options of no group stand on the first page where there is room for all of them. */
export function pagesOf(title: Title, info: GameInfo, language: Language): FormPage[] {
  const words = wordsOf(language)
  const own = [seatsField(title, info, language), paceField(title, info, language), joinField(info, language)]
  const groups = groupsOf(title, info.seats).map((group) => ({
    name:
      (group !== undefined && title.words[language].optionGroups?.[group]) || words['lobby-form-groups'](),
    options: optionFields(title, info, group, language),
  }))
  const [only, ...others] = groups
  if (!only) return [{ name: words['lobby-form'](), own, options: [] }]
  if (others.length === 0 && own.length + only.options.length <= LIMITS.fields)
    return [{ name: words['lobby-form'](), own, options: only.options }]
  return [
    { name: words['lobby-form-table'](), own, options: [] },
    ...groups.flatMap(({ name, options }) =>
      inPages(options).map((part, n) => ({
        name: n === 0 ? name : `${name} ${n + 1}`,
        own: [],
        options: part,
      })),
    ),
  ]
}

const inPages = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / LIMITS.fields) }, (_, n) =>
    list.slice(n * LIMITS.fields, (n + 1) * LIMITS.fields),
  )

function seatsField(title: Title, info: GameInfo, language: Language): Field {
  const words = wordsOf(language)
  const from = Math.max(title.game.seats.min, info.players.length)
  const seats = Array.from({ length: title.game.seats.max - from + 1 }, (_, n) => from + n)
  return {
    id: 'seats',
    label: words['lobby-form-seats'](),
    kind: 'one',
    options: seats
      .slice(0, LIMITS.options)
      .map((n) => ({
        label: words['lobby-seats']({ n }),
        value: String(n),
        description: lastingText(title, { ...tableOf(info), seats: n }, language),
        ...(n === info.seats && { default: true }),
      })),
  }
}

function paceField(title: Title, info: GameInfo, language: Language): Field {
  const { pace } = info
  const named = SPEED_NAMES.flatMap((speed) => {
    const shown = speed === pace.speed ? pace : speed === 'custom' ? undefined : paceOf({ speed })
    return shown ? [{ speed, shown }] : []
  })
  return {
    id: 'pace',
    label: wordsOf(language)['lobby-form-pace'](),
    kind: 'one',
    options: named.map(({ speed, shown }) => ({
      label: speedText(shown, language),
      value: speed,
      description: lastingText(title, { ...tableOf(info), pace: shown }, language),
      ...(speed === pace.speed && { default: true }),
    })),
  }
}

function joinField({ inviteOnly }: GameInfo, language: Language): Field {
  const words = wordsOf(language)
  return {
    id: 'join',
    label: words['lobby-form-join'](),
    kind: 'one',
    options: (['everyone', 'invited'] as const).map((value) => ({
      label: words[`join-${value}`](),
      value,
      ...((value === 'invited') === (inviteOnly === true) && { default: true }),
    })),
  }
}

/** What a page's fields come to, or what to tell the host of one that cannot be so. Fields that were not sent change nothing. */
export function settingsOf(
  title: Title,
  info: GameInfo,
  { options: optionFields }: Pick<FormPage, 'options'>,
  { fields, language }: Pick<PanelCall, 'fields' | 'language'>,
): LobbySettings | { readonly problem: string } {
  const words = wordsOf(language)
  let options: Options = {}
  for (const { field, read } of optionFields) {
    const held = fields[field.id]
    const said = held && read(held)
    if (said && 'problem' in said) return said
    options = { ...options, ...said?.options }
  }
  const seats = fields.seats?.[0] === undefined ? info.seats : Number(fields.seats[0])
  const alien = title.game.options.find(
    (spec) => options[spec.id] !== undefined && !isForSeats(spec, seats) && options[spec.id] !== spec.default,
  )
  if (alien)
    return {
      problem: words['new-option-seats']({
        option: optionName(title, alien, language),
        seats: seriesText((alien.seats ?? []).map(String), language),
      }),
    }
  const [join] = fields.join ?? []
  return {
    ...(seats !== info.seats && { seats }),
    ...paceSetting(info, fields.pace?.[0]),
    ...(join !== undefined && { inviteOnly: join === 'invited' }),
    options,
  }
}

/** A speed with what else the table has agreed. */
function paceSetting({ pace }: GameInfo, speed: string | undefined): LobbySettings {
  if (speed === undefined || speed === pace.speed) return {}
  const { timeout, misses, windows, off } = pace
  const wished = paceOf({ speed, timeout, misses, windows, off })
  return wished ? { pace: wished } : {}
}
