// Lays a decision out: as buttons, as a menu, as picks with Confirm, as whole orders, place by place, or in words.
import { type Choice, type Decision, isAction } from '../../../engine/decision.ts'
import { arrangementsOf, isOrdered } from '../../choice/arrangements.ts'
import { isForGood } from '../../choice/consequences.ts'
import type { Listed } from '../../choice/labels.ts'
import { LIMITS } from '../../screen/limits.ts'

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
  /** One menu after the other, a pick each, with Undo, then Confirm. */
  | { readonly kind: 'places' }
  /** A form. */
  | { readonly kind: 'words' }

/** The layout of a decision whose options have these labels and copies. */
export function layoutOf(decision: Decision, { labels, copies }: Pick<Listed, 'labels' | 'copies'>): Layout {
  if (decision.text) return { kind: 'words' }
  if (decision.min === 1 && decision.max === 1) {
    const few = new Set(copies).size <= LIMITS.fewOptions
    const short = labels.every((label) => [...label].length <= LIMITS.shortLabel)
    if (few && short) return { kind: 'buttons' }
    const hasAction = decision.options.some(isAction)
    // What cannot be undone is confirmed.
    return { kind: hasAction && !decision.options.some(isForGood) ? 'actions' : 'one' }
  }
  // A line of a menu is picked once, so several copies in one line are picked one after the other.
  const isEachOnce = copies.every((first, index) => first === index)
  if (!isOrdered(decision)) return { kind: isEachOnce ? 'some' : 'places' }
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

/**
 * The options a menu offers now: one of all copies, without the actions and the pass that are buttons, and without those
 * placed already.
 */
export function offered(
  decision: Decision,
  {
    layout,
    copies,
    picks,
  }: { readonly layout: Layout; readonly copies: readonly number[]; readonly picks: Choice },
): number[] {
  const { options, pass } = decision
  const id = (index: number) => options[index]?.id ?? ''
  const isTaken = (index: number) => layout.kind === 'places' && picks.includes(id(index))
  const firsts = new Set<number | undefined>()
  const all = options.flatMap((option, index) => {
    if (isAction(option) || isTaken(index) || firsts.has(copies[index])) return []
    firsts.add(copies[index])
    return [index]
  })
  if (layout.kind === 'one' && options.length > 1) return all.filter((index) => id(index) !== pass)
  return all
}
