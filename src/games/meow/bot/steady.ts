// A computer player that counts: the best line-up, visits that pay, cards in a good order, the easiest target.
import type { Choice, Decision, Option } from '../../../engine/decision.ts'
import type { Policy, Situation } from '../../../engine/game.ts'
import type { Id } from '../../../engine/phrase.ts'
import { anyChoice } from '../../../engine/policy.ts'
import type { Random } from '../../../engine/random.ts'
import { TREASURES } from '../box/treasures.ts'
import { battleCard, general } from '../cards.ts'
import type { MeowView, PlayerView } from '../view.ts'
import { firstCard, pickGeneral, pickRetreat, pickTarget } from './fight.ts'
import { bestDiscard, bestLineUp } from './line-up.ts'
import { cardWorth } from './value.ts'

type Asked = Situation<MeowView>
type Answer = (asked: Asked, own: PlayerView, random: Random) => Choice | undefined

/** HP that a visit must promise for its fish, by round: later rounds bring more fish. */
const VISIT_GAIN = [4, 2.5, 1.5] as const

/** Fish that are not spent on treasures and stratagems. */
const RESERVE = 3

/** Generals in the mandate beyond which more buy nothing. */
const FULL_MANDATE = 6

/** Plays steadily; what it has no opinion on it leaves to chance. */
export const steady: Policy<MeowView> = {
  decide(asked, random) {
    const own = asked.view.players[asked.seat]
    const answer = ANSWERS[asked.decision.prompt.key]
    return (own && answer?.(asked, own, random)) ?? anyChoice(asked.decision, random)
  },
}

const has = ({ options }: Decision, id: Id): boolean => options.some((option) => option.id === id)
const idsOf = (options: readonly Option[]): Id[] => options.map(({ id }) => id)

/** The id of highest worth, if there is any. */
function best(ids: readonly Id[], worth: (id: Id) => number): Choice | undefined {
  const [first] = [...ids].sort((a, b) => worth(b) - worth(a))
  return first === undefined ? undefined : [first]
}

function visit({ view, decision }: Asked, own: PlayerView): Choice {
  const hand = own.hand ?? []
  if (has(decision, 'mandate') && own.mandate.length < FULL_MANDATE) {
    const among = foretold(view, hand)
    if (among.length > 0 && bestDiscard(hand, among).gain > -2) return ['mandate']
  }
  if (has(decision, 'treasure') && own.treasureCount < 2 && own.fish > RESERVE) return ['treasure']
  if (has(decision, 'study') && own.stratagemCount < 2 && own.fish > RESERVE) return ['study']
  if (has(decision, 'visit')) {
    const wanted = view.rival ? VISIT_GAIN[1] : (VISIT_GAIN[Math.min(view.round, 3) - 1] ?? 0)
    if (bestDiscard(hand, hand).gain > wanted) return ['visit']
  }
  return ['pass']
}

/** Cards of the hand that the present battle's mandate takes. */
function foretold({ present }: MeowView, hand: readonly Id[]): Id[] {
  const year = present ? battleCard(present).year : 0
  return hand.filter((id) => general(id).died <= year)
}

const kindOf = (id: Id): 'treasure' | 'stratagem' => (id in TREASURES ? 'treasure' : 'stratagem')

/** What a set of a battle's effects costs: `guandu-1+guandu-2` is 3. */
const costOf = (set: Id): number =>
  set.split('+').reduce((sum, boon) => sum + (Number(boon.split('-').at(-1)) || 0), 0)

const lineUp: Answer = ({ decision }) => {
  const front = decision.slots?.filter(({ key }) => key === 'meow.slot-front').length ?? 0
  const best = bestLineUp(idsOf(decision.options), front)
  return [...best.front, ...best.rear].slice(0, decision.max)
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  'meow.ask-cat': () => ['no-cat'],
  'meow.ask-visit': visit,
  'meow.ask-discard': ({ decision }, own) => {
    const cards = bestDiscard(own.hand ?? [], idsOf(decision.options)).cards
    return cards.length === 0 ? undefined : cards
  },
  'meow.ask-mandate': ({ decision }, own) =>
    bestDiscard(own.hand ?? [], idsOf(decision.options)).cards.slice(0, decision.max),
  'meow.ask-keep': ({ decision }) => best(idsOf(decision.options), (id) => cardWorth(id, kindOf(id))),
  'meow.ask-plan': ({ decision }) =>
    best(idsOf(decision.options), (id) => (id === 'none' ? 0 : id.split('+').length)),
  'meow.ask-line-up': lineUp,
  'meow.ask-boons': ({ decision }) => best(idsOf(decision.options), costOf),
  'meow.ask-turn': ({ decision }) => firstCard(decision),
  'meow.ask-target': ({ view, decision }) => pickTarget(view, decision),
  'meow.ask-general': ({ view, seat, decision }) => pickGeneral(view, seat, decision),
  'meow.ask-retreat': ({ view, decision }) => pickRetreat(view, decision),
  'meow.ask-elder': ({ decision }) => idsOf(decision.options).slice(0, 1),
}
