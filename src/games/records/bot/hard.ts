// The hard computer player: weighs coins, cards and cities in points, and takes what promises most.
import type { Id } from '../../../engine/phrase.ts'
import { seatOf } from '../../common/seat-id.ts'
import { CITIES, schemeOf } from '../cards/index.ts'
import { bestGuess, generalsOf, ownPlayer, rivals, type Sight, strengthOn, targetAt } from './known.ts'
import { anyOf, type Mind, policyOf, type Question } from './question.ts'
import {
  arrowsWorth,
  leastWorthy,
  murderPrice,
  murderWorth,
  schemeWorth,
  sheepWorth,
  winOverWorth,
} from './schemes.ts'
import { coinsForMore, strategistWorth } from './strategists.ts'
import { answerTo, bestMarch, garrisonFor } from './war.ts'
import { best, bestLords, cityGain, worthiest } from './worth.ts'

/** What is left undone: less than this is not worth a card. */
const LITTLE = 0.4

/** What it costs to let everybody see how clever one’s strategist is. */
const WITS_SEEN = 0.1

const handOf = (view: Sight): readonly Id[] => ownPlayer(view).hand ?? []

const keep = ({ view, options }: Question) => worthiest(view, options, handOf(view))

/** Powers first, then the action from which the hand promises most; building before marching, schemes before both. */
function act(question: Question): Id | undefined {
  const { view, options } = question
  const power = options.find(
    (id) => id === 'liu-bei' || (id === 'yuan-shu' && tributeNow(view)) || id === 'toll',
  )
  if (power !== undefined && (power !== 'toll' || tollPays(view))) return power
  const promise = (id: Id) =>
    schemeWorth(view, id) - (question.forGood(id).includes('turns-up') ? WITS_SEEN : 0)
  const scheme = best(
    options.filter((id) => schemeOf(id)),
    promise,
  )
  if (scheme !== undefined && promise(scheme) > LITTLE) return scheme
  if (options.includes('build') && buildsNow(view)) return 'build'
  if (options.includes('attack') && (bestMarch(view)?.worth ?? 0) > LITTLE * (view.ending ? 0.1 : 1))
    return 'attack'
  return 'end'
}

/** 袁術 waits until there is something to collect. */
const tributeNow = (view: Sight): boolean =>
  view.ending || rivals(view).every(({ money }) => money >= 2) || view.round >= 4

/** The toll costs 2: from two others it comes back, and they are poorer by it. */
const tollPays = (view: Sight): boolean => rivals(view).filter(({ money }) => money > 0).length >= 2

const affordable = (view: Sight): Id[] =>
  handOf(view).filter((card) => (CITIES[card]?.price ?? Number.POSITIVE_INFINITY) <= ownPlayer(view).money)

const buildsNow = (view: Sight): boolean => affordable(view).length > 0

const build = ({ view, options, coins }: Question) =>
  best(options, (card) => cityGain(view, ownPlayer(view), card) - 0.55 * coins(card))

const extra = ({ view, options }: Question): Id | undefined => options[coinsForMore(view, options.length - 1)]

/** The deck that has what is lacking: cities and generals, or else schemes. */
const deck = ({ view, options }: Question): Id | undefined => {
  const hand = handOf(view)
  const lacks = generalsOf(hand).length < 2 || !hand.some((card) => card in CITIES)
  return options.find((id) => id === (lacks ? 'realm' : 'schemes'))
}

/** What is lacking: two generals to fight and to hold a city, then a city to build. */
const lacking = ({ view }: Question): Id => {
  const hand = handOf(view)
  if (generalsOf(hand).length < 2) return 'general'
  return hand.some((card) => card in CITIES) ? 'scheme' : 'city'
}

const victim = ({ view, options, named }: Question): Id | undefined =>
  best(options, (option) =>
    schemeOf(named('scheme')) === 'take-the-sheep'
      ? sheepWorth(view, seatOf(option))
      : arrowsWorth(view, seatOf(option)),
  )

const target = ({ view, options, named }: Question): Id | undefined =>
  best(options, (city) => {
    const found = targetAt(view, city)
    if (!found) return 0
    return schemeOf(named('scheme')) === 'win-over' ? winOverWorth(view, found) : murderWorth(view, found)
  })

function price({ view, named }: Question): Id | undefined {
  const found = targetAt(view, named('city'))
  return found && `pay-${murderPrice(view, found)}`
}

function guess({ view, named }: Question): Id | undefined {
  const found = targetAt(view, named('city'))
  return found && `strength-${bestGuess(view, found.city).strength}`
}

const mind: Mind = {
  'ask-lord': (question) => anyOf({ ...question, options: bestLords(question.view, question.options) }),
  'ask-draft': keep,
  'ask-extra': extra,
  'ask-strategist': ({ view, options }) => best(options, (card) => strategistWorth(view, card)),
  'ask-keep': keep,
  'ask-keep-rule': lacking,
  'ask-draw': deck,
  'ask-deck': deck,
  'ask-split': ({ view }) => (generalsOf(handOf(view)).length < 2 ? 'schemes-0' : 'schemes-1'),
  'ask-act': act,
  'ask-build': build,
  'ask-garrison': ({ view, options, named }) => garrisonFor(view, named('city'), options),
  'ask-discard': ({ view, options }) => leastWorthy(view, options),
  'ask-victim': victim,
  'ask-target': target,
  'ask-pay': price,
  'ask-guess': guess,
  'ask-strike': () => 'strike',
  'ask-strike-bare': () => 'strike',
  'ask-general': ({ options }) => best(options, strengthOn),
  'ask-attack': ({ view }) => bestMarch(view)?.city,
  'ask-attacker': ({ view, named }) => bestMarch(view, named('city'))?.general,
  'ask-attack-scheme': ({ view, options, named }) => {
    const card = bestMarch(view, named('city'))?.scheme ?? null
    return options.find((id) => card !== null && schemeOf(id) === schemeOf(card)) ?? 'pass'
  },
  'ask-defence': ({ view, options }) => answerTo(view, options) ?? 'pass',
  'ask-line-attack': anyOf,
  'ask-line-defence': anyOf,
}

/** Weighs every choice in points. */
export const hard = policyOf(mind)
