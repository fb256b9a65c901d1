// The effects of custom cards as forms: what can be said of each kind, and the effect that a filled-in form makes.
import type { Phrase } from '../../../engine/phrase.ts'
import type { CustomField } from '../../common/custom-set.ts'
import type { Change } from '../cards/types.ts'
import { describeChange, describeEffect, describeEventEffect } from '../text/describe.ts'
import { say } from '../text/say.ts'
import type { WrittenCard } from './shape.ts'
import { readStats } from './stats.ts'

/** An effect of a card or of an event, as it is written. */
export type WrittenEffect = Extract<WrittenCard, { effects: unknown }>['effects'][number]

/** What can be said of an effect. */
type Param =
  | { readonly id: 'change' | 'one' | 'other'; readonly is: 'change' }
  | { readonly id: 'at'; readonly is: 'aim' }
  | {
      readonly id: 'min' | 'max' | 'loss' | 'bonus' | 'defence' | 'rounds' | 'grain' | 'cards' | 'more'
      readonly is: 'number'
      readonly from: number
      readonly to: number
    }

const change = { id: 'change', is: 'change' } as const
const number = (id: Extract<Param, { is: 'number' }>['id'], from: number, to: number): Param => ({
  id,
  is: 'number',
  from,
  to,
})
const range = [number('min', 1, 4), number('max', 1, 4)]
const rounds = [number('rounds', 1, 5)]

/** Of dynasty cards, in the order in which menus offer them. */
const PLAYED: Readonly<Record<string, readonly Param[]>> = {
  self: [change],
  opponent: [change],
  everyone: [change],
  either: [
    { id: 'one', is: 'change' },
    { id: 'other', is: 'change' },
  ],
  draw: range,
  take: range,
  strip: range,
  search: [],
  silence: [],
  attack: [{ id: 'at', is: 'aim' }, number('loss', 1, 5), number('bonus', 0, 9), number('defence', 0, 9)],
  halt: rounds,
  expose: rounds,
  truce: rounds,
  shield: rounds,
  sacrifice: [number('grain', 1, 4)],
  cancel: [],
}

/** Of historical events. */
const OF_EVENTS: Readonly<Record<string, readonly Param[]>> = {
  self: [change],
  left: [change],
  skip: rounds,
  give: [number('cards', 1, 4)],
  tribute: [],
  turns: [number('more', 1, 2)],
  raid: [],
  discard: [number('cards', 1, 4)],
  duel: [number('loss', 1, 4)],
}

/** Kinds of cards that have effects. */
export type Effective = 'dynasty' | 'event'

const paramsOf = (kind: Effective): Readonly<Record<string, readonly Param[]>> =>
  kind === 'event' ? OF_EVENTS : PLAYED

/** What an effect can be, by what it does. */
export const effectsOf = (kind: Effective): readonly string[] => Object.keys(paramsOf(kind))

/** An effect as it is before anything is said of it. */
export function plainEffect(kind: Effective, what: string): WrittenEffect {
  const said = (paramsOf(kind)[what] ?? []).flatMap((param): [string, unknown][] => {
    if (param.is === 'change') return [[param.id, param.id === 'other' ? { grain: 1 } : { state: 1 }]]
    if (param.is === 'aim') return [[param.id, 'one']]
    return param.from === 0 ? [] : [[param.id, param.from]]
  })
  // Checked with the whole set before it is kept.
  return { do: what, ...Object.fromEntries(said) } as WrittenEffect
}

/** What an effect does, in one line. */
export function describeWritten(kind: Effective, effect: WrittenEffect): Phrase {
  if (effect.do === 'cancel') return say('fx-react')
  return kind === 'event'
    ? describeEventEffect(effect as Parameters<typeof describeEventEffect>[0])
    : describeEffect(effect as Parameters<typeof describeEffect>[0])
}

/** The fields in which an effect is changed; none where nothing can be said of it. */
export function effectFields(kind: Effective, effect: WrittenEffect): CustomField[] {
  const held: Readonly<Record<string, unknown>> = effect
  return (paramsOf(kind)[effect.do] ?? []).map((param): CustomField => {
    const label = say(`param-${param.id}`)
    if (param.is === 'change')
      return {
        id: param.id,
        label,
        hint: say('param-change-hint'),
        kind: 'words',
        maxLength: 60,
        value: describeChange(held[param.id] as Change),
      }
    const options =
      param.is === 'aim'
        ? (['one', 'all'] as const).map((value) => ({
            value,
            label: say(`param-at-${value}`),
            isOn: value === held.at,
          }))
        : Array.from({ length: param.to - param.from + 1 }, (_, step) => param.from + step).map((n) => ({
            value: String(n),
            label: say('param-number', { n }),
            isOn: n === (held[param.id] ?? 0),
          }))
    return { id: param.id, label, kind: 'one', options }
  })
}

/** The effect that a filled-in form makes, to be checked still; the text that is no change of stats where one is none. */
export function effectFrom(
  kind: Effective,
  what: string,
  values: Readonly<Record<string, readonly string[]>>,
): WrittenEffect | { readonly unread: string } {
  const said: Record<string, unknown> = {}
  for (const param of paramsOf(kind)[what] ?? []) {
    const [typed = ''] = values[param.id] ?? []
    if (param.is === 'change') {
      const stats = readStats(typed)
      if (!stats) return { unread: typed }
      said[param.id] = stats
    } else if (param.is === 'aim') said[param.id] = typed
    else if (param.from > 0 || Number(typed) > 0) said[param.id] = Number(typed)
  }
  return { do: what, ...said } as WrittenEffect
}
