// Further targets of a Slash that skills allow, named after its first (section 4, step 1).
import { type Id, nameRef, type Phrase, type Seat } from '../../../engine/phrase.ts'
import { choose, type Script } from '../../../engine/script.ts'
import { type Book, hiddenOf, ownedBy } from '../book.ts'
import type { Kind } from '../cards.ts'
import { seatId, seatOption } from '../labels.ts'
import { say } from '../say.ts'
import type { Place } from '../state.ts'
import type { War } from '../war.ts'
import type { Aim } from './targets.ts'

/** A Slash that is about to be used, and what everyone reads meanwhile. */
interface Planned {
  readonly seat: Seat
  readonly kind: Kind
  readonly cards: readonly Id[]
  readonly notice: Phrase
}

/**
 * Asks for the targets that skills add to a Slash, each with the hidden generals it takes.
 * @param aims all whom it could strike
 * @param first whom it strikes anyhow
 */
export function* extraAims(
  war: War,
  book: Book,
  { seat, kind, cards, notice }: Planned,
  aims: readonly Aim[],
  first: readonly Aim[],
): Script<Aim[]> {
  const hidden = war.mayReveal(seat) ? hiddenOf(book, war.state, seat, 'extraTargets') : []
  const extra: Aim[] = []
  const open = ownedBy(book, war.state, seat, { having: 'extraTargets' })
  for (const { hooks, me, hidden: down } of [...open, ...hidden]) {
    const more = hooks.statics?.extraTargets
    for (let n = 0; more && n < more.count; n++) {
      const taken = [...first, ...extra].map(({ target }) => target)
      const own: Place[] = down && me.place ? [me.place] : []
      const fitting = aims.filter(
        ({ target, assumed }) =>
          !taken.includes(target) &&
          more.fits(war, seat, target, { assumed: [...assumed, ...own], without: cards }),
      )
      if (fitting.length === 0) break
      const [id = 'done'] = yield* choose(seat, {
        prompt: say('ask-extra-target', { card: nameRef(kind), skill: nameRef(me.skill) }),
        notice,
        step: true,
        options: [...fitting.map(({ target }) => seatOption(target)), { id: 'done', text: say('done') }],
        min: 1,
        max: 1,
      })
      const aim = fitting.find(({ target }) => seatId(target) === id)
      if (!aim) break
      extra.push({ target: aim.target, assumed: [...aim.assumed, ...own] })
    }
  }
  return extra
}
