// Cards that are made of a whole hand or of nothing: which card, and whom it names (section 20).
import { type Id, nameRef, type Seat } from '../../../../engine/phrase.ts'
import type { Script } from '../../../../engine/script.ts'
import { at } from '../../../common/at.ts'
import { seatOf } from '../../../common/seat-id.ts'
import type { Kind } from '../../cards/index.ts'
import type { Actions } from '../../core/actions.ts'
import { harmedBy, weighed } from '../../core/consequences.ts'
import { BACK, seatOption } from '../../core/labels.ts'
import { ruleOf } from '../../kinds/index.ts'
import type { Owner } from '../../table/owner.ts'
import { say } from '../../text/say.ts'

/** A card, and whom it names. */
export interface Made {
  readonly kind: Kind
  readonly targets: readonly Seat[]
  readonly victim?: Seat
}

/** Whether a card names its targets by itself. */
export const isGroup = (kind: Kind): boolean => typeof ruleOf(kind).aim === 'string'

/** Whom a card made of these may name. Of a card for the own faction also those whose ally the user would be once it has turned up. */
export function namedBy(actions: Actions, seat: Seat, kind: Kind, cards: readonly Id[]): Seat[] {
  if (ruleOf(kind).aim !== 'allies') return actions.targetsOf(seat, kind, cards)
  return [seat, ...actions.others(seat).filter((other) => actions.wouldAlly(seat, other))]
}

/** A kind among these; `undefined` goes back. */
export function* chooseKind(actions: Actions, me: Owner, kinds: readonly Kind[]): Script<Kind | undefined> {
  const options = kinds.map((kind) => ({ id: kind, text: say('card', { card: nameRef(kind) }) }))
  const picked = at(
    yield* actions.ask(me, me.seat, { prompt: say('ask-made'), options: [...options, BACK] }),
    0,
  )
  return kinds.find((kind) => kind === picked)
}

/**
 * Whom it names, of these: all where it names them by itself, else who is chosen, as many as it takes and `most` at most.
 * `undefined` goes back.
 */
export function* chooseNamed(
  actions: Actions,
  me: Owner,
  kind: Kind,
  { among, most }: { readonly among: readonly Seat[]; readonly most: number },
): Script<Made | undefined> {
  const { aim, victims } = ruleOf(kind)
  if (typeof aim === 'string') return { kind, targets: among }
  const targets: Seat[] = []
  while (targets.length < Math.min(aim.max, most)) {
    const left = among.filter((seat) => !targets.includes(seat))
    if (left.length === 0) break
    const stop = targets.length >= aim.min ? { id: 'done', text: say('done') } : BACK
    const options = left.map((seat) => weighed(seatOption(seat), { harms: harmedBy(actions, kind, [seat]) }))
    const prompt = say('ask-target', { card: nameRef(kind) })
    const id = at(yield* actions.ask(me, me.seat, { prompt, options: [...options, stop] }), 0)
    if (id === BACK.id) return undefined
    if (id === 'done') break
    targets.push(seatOf(id))
  }
  const [target] = targets
  if (target === undefined || !victims) return { kind, targets }
  const victim = yield* actions.pickSeat(me, victims(actions, me.seat, target), say('ask-struck'))
  return victim === undefined ? undefined : { kind, targets, victim }
}
