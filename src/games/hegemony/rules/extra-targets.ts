// Further targets of a Slash that skills allow, named after its first (section 4, step 1).
import { type Id, nameRef, type Phrase, type Seat } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import type { Kind } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import { hiddenAt, weighed } from '../core/consequences.ts'
import { BACK } from '../core/labels.ts'
import { hiddenOf, ownedBy, placesOf, type SkillRegistry } from '../core/registry.ts'
import { atOwnTurn } from '../core/windows.ts'
import { say } from '../text/say.ts'
import { aimOptions } from './aim-options.ts'
import type { Aim } from './targets.ts'

/** A Slash that is about to be used, and what everyone reads meanwhile. */
interface Planned {
  readonly seat: Seat
  readonly kind: Kind
  readonly cards: readonly Id[]
  readonly notice: Phrase
}

/**
 * Asks for the targets that skills add to a Slash, each with the hidden generals it takes; `undefined` goes back.
 * @param aims all whom it could strike
 * @param first whom it strikes anyhow
 */
export function* extraAims(
  actions: Actions,
  registry: SkillRegistry,
  { seat, kind, cards, notice }: Planned,
  aims: readonly Aim[],
  first: readonly Aim[],
): Script<Aim[] | undefined> {
  const hidden = actions.mayReveal(seat) ? hiddenOf(registry, actions.state, seat, 'extraTargets') : []
  const extra: Aim[] = []
  const open = ownedBy(registry, actions.state, seat, { having: 'extraTargets' })
  for (const owned of [...open, ...hidden]) {
    const more = owned.hooks.statics?.extraTargets
    for (let n = 0; more && n < more.count; n++) {
      const picked = [...first, ...extra]
      const targets = picked.map(({ target }) => target)
      const taken = picked.flatMap(({ assumed }) => assumed)
      const fitting = aims
        .filter(({ target }) => !targets.includes(target))
        .map(({ target, assumed }): Aim => ({ target, assumed: [...assumed, ...placesOf(owned)] }))
        .filter(({ target, assumed }) => more.fits(actions, seat, target, { assumed, without: cards }))
      if (fitting.length === 0) break
      const options = aimOptions(actions, seat, kind, fitting)
      const id = yield* chooseOne(seat, {
        prompt: say('ask-extra-target', { card: nameRef(kind), skill: nameRef(owned.me.skill) }),
        notice,
        step: true,
        ...atOwnTurn(actions.state, seat),
        options: [
          ...options.map(({ option }) => option),
          weighed({ id: 'done', text: say('done') }, { turnsUp: hiddenAt(actions.state, seat, taken) }),
          BACK,
        ],
      })
      if (id === BACK.id) return undefined
      const aim = options.find(({ option }) => option.id === id)?.aim
      if (!aim) break
      extra.push(aim)
    }
  }
  return extra
}
