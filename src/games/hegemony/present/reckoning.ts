// Computes facts from a view: ranges, distances, and whom each card in hand could be used on now.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { GENERAL_IDS, type General } from '../cards/generals.ts'
import { card as cardOf } from '../cards/index.ts'
import { findRule } from '../kinds/index.ts'
import { actionsOf } from '../rules/bound-actions.ts'
import { skillsOfEdition } from '../rules/skills.ts'
import { aimsOf } from '../rules/targets.ts'
import type { Facts } from '../table/facts.ts'
import { type HegemonyState, setup } from '../table/state.ts'
import type { HegemonyView } from '../view/view.ts'

/** Whom a card could be used on now: those who would be chosen among, or a group that needs no choice. */
export type Use =
  | { readonly aim: 'choose'; readonly targets: readonly Seat[] }
  | { readonly aim: 'self' | 'others' | 'all' | 'allies' }

/** A viewer's reckoning. */
export interface Reckoning {
  readonly facts: Facts
  /** What a hand card could do in the play phase that goes on; `undefined` where it cannot be used. */
  useOf(card: Id): Use | undefined
}

/** Reckons by the rules themselves, on a table laid as far as the view shows it. */
export function reckonedBy(view: HegemonyView): Reckoning {
  const state = tableOf(view)
  const registry = skillsOfEdition(view.edition ?? 'printed')
  const idle = (): never => {
    throw new Error('a reckoning has no chance')
  }
  const table = { state, seats: view.players.length, options: {}, tell() {}, reveal() {} }
  const actions = actionsOf({ ...table, int: idle, shuffle: idle }, registry)
  return {
    facts: actions,
    useOf(card) {
      const { viewer } = view
      const { kind } = cardOf(card)
      const rule = findRule(kind)
      if (viewer === 'public' || !rule || !isPlaying(view)) return undefined
      const aims = aimsOf(actions, registry, viewer, kind, [card], [])
      const targets = [...new Set(aims.map(({ target }) => target))]
      if (targets.length === 0) return undefined
      return typeof rule.aim === 'string' ? { aim: rule.aim } : { aim: 'choose', targets }
    },
  }
}

/** Whether the viewer is in the own play phase, and nothing is being resolved. */
export const isPlaying = ({ viewer, turn, happening }: HegemonyView): boolean =>
  turn?.seat === viewer && turn.open === true && happening.length === 0

/** Stands in for a general that the viewer does not know: face down, it counts as nobody. */
const SOMEBODY: General = GENERAL_IDS[0] ?? 'cao-cao'

/** The table as far as the view shows it; hands that the viewer does not see have their size alone. */
function tableOf(view: HegemonyView): HegemonyState {
  const state = setup(view.players.length, {})
  const { turn } = view
  return {
    ...state,
    variants: [
      ...(view.formation ? ['formation' as const] : []),
      ...(view.momentum ? ['momentum' as const] : []),
      ...(view.transformation ? ['transformation' as const] : []),
    ],
    ...(view.lastBattle && { lastBattle: view.lastBattle }),
    phase: view.phase,
    deck: [],
    next: turn?.seat ?? view.first,
    first: view.first,
    turn: turn && {
      ...turn,
      counts: { ...turn.counts },
      marks: [...turn.marks],
      step: 'body',
      skips: [],
      slashed: false,
      judged: [],
      broken: false,
      discarded: [],
    },
    players: state.players.map((player, seat) => {
      const shown = view.players[seat]
      if (!shown) return player
      const { alive, hp, maxHp, equipment, judgement, piles, faction, chained, flipped, spent, gained } =
        shown
      return {
        ...player,
        alive,
        hp,
        maxHp,
        faction,
        chained,
        flipped,
        hand: shown.hand ? [...shown.hand] : Array<Id>(shown.handSize).fill(''),
        equipment: { ...equipment },
        judgement: [...judgement],
        piles: Object.fromEntries(Object.entries(piles).map(([skill, cards]) => [skill, [...cards]])),
        spent: [...spent],
        ...(shown.souls && { souls: [...(shown.souls.ids ?? [])] }),
        ...(gained && { gained }),
        generals: shown.generals.map(({ place, id, up, lost, removed }) => ({
          place,
          id: id ?? SOMEBODY,
          up,
          lost,
          ...(removed && { removed }),
          shown: up,
          knownTo: [],
        })),
      }
    }),
  }
}
