// A beginner at Meow Wars, who does what the guide says, tip by tip, and looks no move ahead.
import type { Choice } from '../../../src/engine/decision.ts'
import type { Policy, Situation } from '../../../src/engine/game.ts'
import type { Id } from '../../../src/engine/phrase.ts'
import { GENERALS, general } from '../../../src/games/meow/cards/index.ts'
import type { MeowView } from '../../../src/games/meow/view/view.ts'

/** How many of these are of a cat’s faction or troop, the larger number. */
function alike(id: Id, cards: readonly Id[]): number {
  const { faction, troop } = general(id)
  const count = (kind: 'faction' | 'troop', of: string) =>
    cards.filter((each) => general(each)[kind] === of).length
  return Math.max(count('faction', faction), count('troop', troop))
}

/** A cat in front: early skills, what it strikes and stands, and whether it is one of several of a kind. */
function worthOf(id: Id, cards: readonly Id[]): number {
  const { attack, hp, skill } = general(id)
  return 2 * attack + hp + (4 - skill.clash) + 2 * alike(id, cards)
}

const AVERAGE = 13

function answer({ view, seat, decision }: Situation<MeowView>): Choice {
  const ids = decision.options.map(({ id }) => id)
  const cats = ids.filter((id) => id in GENERALS)
  const hand = view.players[seat]?.hand ?? []
  const ranked = cats.toSorted((a, b) => worthOf(b, hand) - worthOf(a, hand))
  switch (decision.prompt.key) {
    case 'meow.ask-cat':
      return ['no-cat']
    // 5. In round 3 spend your fish; before, only for a hand with weak cats.
    case 'meow.ask-visit': {
      const weak = hand.filter((id) => worthOf(id, hand) < AVERAGE).length
      return [ids.includes('visit') && weak >= (view.round === 3 ? 2 : 4) ? 'visit' : 'pass']
    }
    // 2. The third of a kind is worth most.
    case 'meow.ask-discard': {
      const weak = cats.filter((id) => worthOf(id, hand) < AVERAGE)
      return weak.length > 0 ? weak : ranked.slice(-1)
    }
    // A good line-up: skills for early clashes in front.
    case 'meow.ask-line-up':
      return ranked.slice(0, decision.max)
    // 3. A skill first, then the strike.
    case 'meow.ask-turn':
      return [cats[0] ?? ids[0] ?? 'attack']
    // With several neighbours the one who is nearest to defeat.
    case 'meow.ask-target': {
      const hp = (id: Id): number => view.battle?.armies[Number(id.slice('seat-'.length))]?.hp ?? 0
      return ids
        .filter((id) => id.startsWith('seat-'))
        .toSorted((a, b) => hp(a) - hp(b))
        .slice(0, 1)
    }
    default:
      return ids.filter((id) => id !== 'back').slice(0, Math.max(1, decision.min))
  }
}

export const beginner: Policy<MeowView> = { decide: answer }
