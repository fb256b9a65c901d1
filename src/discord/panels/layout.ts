// How a decision is laid out: as buttons, as a menu, as picks with Confirm, as whole orders, place by place, or in words.
import { type Choice, type Decision, isAction } from '../../engine/decision.ts'
import { arrangementsOf, isOrdered } from '../choice/arrangements.ts'
import { isForGood } from '../choice/consequences.ts'
import { LIMITS } from '../limits.ts'

/** The way a decision is asked. */
export type Layout =
  /** One click answers. */
  | { readonly kind: 'buttons' }
  /** A menu that answers at once. In this layout and those below each action is a button of its own. */
  | { readonly kind: 'actions' }
  /** A menu for one pick, then Confirm. */
  | { readonly kind: 'one' }
  /** A menu for several picks, then Confirm. */
  | { readonly kind: 'some' }
  /** A menu of whole orders, then Confirm. */
  | { readonly kind: 'orders'; readonly orders: readonly Choice[] }
  /** One menu after the other, a place each, with Undo, then Confirm. */
  | { readonly kind: 'places' }
  /** A form. */
  | { readonly kind: 'words' }

/** The layout of a decision whose options have these labels. */
export function layoutOf(decision: Decision, labels: readonly string[]): Layout {
  if (decision.text) return { kind: 'words' }
  if (decision.min === 1 && decision.max === 1) {
    const few = labels.length <= LIMITS.fewOptions
    const short = labels.every((label) => [...label].length <= LIMITS.shortLabel)
    if (few && short) return { kind: 'buttons' }
    const hasAction = decision.options.some(isAction)
    // What cannot be undone is confirmed.
    return { kind: hasAction && !decision.options.some(isForGood) ? 'actions' : 'one' }
  }
  if (!isOrdered(decision)) return { kind: 'some' }
  const orders = arrangementsOf(decision)
  return orders ? { kind: 'orders', orders } : { kind: 'places' }
}

/** Option indices shown on one page of a menu, and whether there is more either way. */
export interface Page {
  readonly indices: readonly number[]
  readonly page: number
  readonly pages: number
}

/** The page of a list of options that a draft stands at, clamped to what there is. */
export function pageOf(indices: readonly number[], page: number): Page {
  const pages = Math.max(1, Math.ceil(indices.length / LIMITS.options))
  const at = Math.min(Math.max(0, page), pages - 1)
  return { indices: indices.slice(at * LIMITS.options, (at + 1) * LIMITS.options), page: at, pages }
}

/** The options a menu offers now: without the actions and the pass that are buttons, and without those placed already. */
export function offered(decision: Decision, layout: Layout, picks: Choice): number[] {
  const { options, pass } = decision
  const all = options.flatMap((option, index) => (isAction(option) ? [] : [index]))
  const id = (index: number) => options[index]?.id ?? ''
  if (layout.kind === 'places') return all.filter((index) => !picks.includes(id(index)))
  if (layout.kind === 'one' && options.length > 1) return all.filter((index) => id(index) !== pass)
  return all
}
