// A computer player that counts: the best line-up, visits that pay, cards in a good order, the easiest target.
import type { Choice, Decision, Option } from '../../../engine/decision.ts'
import type { Policy, Situation } from '../../../engine/game.ts'
import type { Id } from '../../../engine/phrase.ts'
import { anyChoice } from '../../../engine/policy.ts'
import type { Random } from '../../../engine/random.ts'
import { battleCard, general } from '../cards/index.ts'
import { TREASURES } from '../cards/treasures.ts'
import { soloTitle } from '../rules/end.ts'
import type { MeowView, PlayerView } from '../view/view.ts'
import { glance } from './fight.ts'
import { forward } from './forward.ts'
import { bestDiscard } from './line-up.ts'
import { lineUpAgainst, plainLineUp } from './plan.ts'
import { cardWorth } from './value.ts'
import { weigh } from './weigh.ts'

type Asked = Situation<MeowView>
type Answer = (asked: Asked, own: PlayerView, random: Random) => Choice | undefined

/** HP that a visit must promise for its fish, by round: later rounds bring more fish. */
const VISIT_GAIN = [4, 2.5, 1.5] as const

/** The same between two, where one of them takes all the fish of a battle. */
const DUEL_GAIN = [4, 1, -1] as const

/** The same in solo, where fish buy nothing but visits: a little may be lost for the chance of better cards. */
const SOLO_GAIN = -2

/** The same where the fish would take a title with it, in the hell difficulty. */
const TITLE_GAIN = 6

/** Fish that treasures and stratagems leave. */
const RESERVE = 3

/** Generals in the mandate beyond which more buy nothing. */
const FULL_MANDATE = 6

/** Plays steadily; what it has no opinion on it leaves to chance. */
export const hard: Policy<MeowView> = {
  pace: 1000,
  decide(situation, random) {
    const asked = forward(situation)
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
  const left = (id: Id): number => own.fish - priceOf(decision, id)
  if (has(decision, 'treasure') && own.treasureCount < 2 && left('treasure') >= RESERVE) return ['treasure']
  if (has(decision, 'study') && own.stratagemCount < 2 && left('study') >= RESERVE) return ['study']
  if (has(decision, 'visit') && bestDiscard(hand, hand).gain > wantedGain(view, own.fish, left('visit')))
    return ['visit']
  return ['pass']
}

/** Fish that an option costs. */
const priceOf = ({ options }: Decision, id: Id): number =>
  options.find((option) => option.id === id)?.cost?.find(({ of }) => of === 'fish')?.amount ?? 0

/** HP that a visit must promise which leaves so many of these fish. */
function wantedGain({ rival, round, players }: MeowView, fish: number, left: number): number {
  if (!rival) return (players.length === 2 ? DUEL_GAIN : VISIT_GAIN)[Math.min(round, 3) - 1] ?? 0
  const keepsTitle = rival.difficulty !== 'hell' || soloTitle(true, left) === soloTitle(true, fish)
  return keepsTitle ? SOLO_GAIN : TITLE_GAIN
}

/** Cards of the hand that the present battle's mandate takes. */
function foretold({ present }: MeowView, hand: readonly Id[]): Id[] {
  const year = present ? battleCard(present).year : 0
  return hand.filter((id) => general(id).died <= year)
}

const kindOf = (id: Id): 'treasure' | 'stratagem' => (id in TREASURES ? 'treasure' : 'stratagem')

/** Treasures that are too many: those that have done their work go first. */
const trim: Answer = ({ decision }, { carried }) => {
  const done = new Set(Object.values(carried))
  const worth = (id: Id): number => (done.has(id) ? 0 : 1) * cardWorth(id, 'treasure')
  return idsOf(decision.options)
    .sort((a, b) => worth(a) - worth(b))
    .slice(0, decision.min)
}

const lineUp: Answer = (asked, _own, random) =>
  asked.view.rival ? lineUpAgainst(asked.view.rival.cards, asked, random) : plainLineUp(asked.decision)

const atAGlance: Answer = ({ view, decision }) => (view.battle ? glance(decision, view.battle) : undefined)

/** On its own turn it thinks every option through. */
const considered: Answer = (asked, own, random) => weigh(asked) ?? atAGlance(asked, own, random)

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
  'meow.ask-forget': ({ decision }) => best(idsOf(decision.options), (id) => -cardWorth(id, kindOf(id))),
  'meow.ask-trim': trim,
  'meow.ask-plan': ({ decision }) =>
    best(idsOf(decision.options), (id) => (id === 'none' ? 0 : id.split('+').length)),
  'meow.ask-line-up': lineUp,
  'meow.ask-boons': atAGlance,
  'meow.ask-turn': considered,
  'meow.ask-target': considered,
  'meow.ask-target-of': considered,
  'meow.ask-either': considered,
  'meow.ask-general': atAGlance,
  'meow.ask-general-for-rival': atAGlance,
  'meow.ask-retreat': atAGlance,
  'meow.ask-elder': ({ decision }) => idsOf(decision.options).slice(0, 1),
}
