// The text of a card, made from what it does: a number that is tuned cannot disagree with its words.
import type { Id } from '../../../engine/phrase.ts'
import { BATTLES } from '../cards/battles.ts'
import type { Amount, Condition, Effect } from '../cards/effects.ts'
import { boonOf, GENERALS } from '../cards/index.ts'
import { STRATAGEMS } from '../cards/stratagems.ts'
import { TREASURES } from '../cards/treasures.ts'
import type { Treasure } from '../cards/types.ts'
import type { EffectWords } from './effects/words.ts'

/** Names of things by id. */
export type Names = Readonly<Record<Id, string>>

/** A language's words and names, as the describing functions use them. */
interface Tongue {
  readonly words: EffectWords
  /** The name of an id. Throws for one that has none. */
  readonly name: (id: Id) => string
}

/** What effects do, in one sentence without its stop. */
export const describeAll = (
  tongue: Tongue,
  effects: readonly Effect[],
  before: readonly Effect[] = [],
): string =>
  tongue.words.join(
    effects.map((effect, index) => describe(tongue, effect, [...before, ...effects.slice(0, index)])),
  )

/** What comes before on the card says whether an effect does more of the same. */
function describe(tongue: Tongue, effect: Effect, before: readonly Effect[]): string {
  const { words } = tongue
  const more = before.some(({ op }) => op === effect.op || (op === 'copy' && effect.op === 'damage'))
  switch (effect.op) {
    case 'damage':
      return describeDamage(tongue, effect.n, more)
    case 'heal':
      return words.heal(effect.n, more)
    case 'lose':
    case 'block':
    case 'weaken':
    case 'fish':
    case 'steal':
    case 'speed':
      return words[effect.op](effect.n)
    case 'attack':
      return effect.who === 'self'
        ? words.attack(effect.n, before.some(raisesAttack))
        : words.targetAttack(effect.n)
    case 'seal':
      return words.seal(effect.general)
    case 'strike':
      return words.strike(effect.percent)
    case 'formation':
      return words.formation(effect.front)
    case 'either':
      return words.either(effect.options.map((option) => describe(tongue, option, [])))
    case 'if': {
      const then = words.if(describeCondition(tongue, effect.when), describeAll(tongue, effect.then, before))
      if (effect.else.length === 0) return then
      return words.join([then, words.otherwise(describeAll(tongue, effect.else, before))])
    }
    default:
      return words[effect.op]()
  }
}

const raisesAttack = (effect: Effect): boolean => effect.op === 'attack' && effect.who === 'self'

function describeDamage({ words, name }: Tongue, amount: Amount, more: boolean): string {
  if (typeof amount === 'number') return words.damage(amount, more)
  if (amount === 'ahead') return words.damageAhead()
  if ('count' in amount) return words.damageByCount(words.kind(name(amount.count)), amount.plus)
  return words.damageByLargest(amount.largest, amount.times)
}

function describeCondition({ words, name }: Tongue, condition: Condition): string {
  if (typeof condition === 'object') {
    if ('own' in condition) return words.own(words.kind(name(condition.own)), condition.least)
    if ('with' in condition) return words.together(condition.with.map(name))
    return words.ahead(words.kind(name(condition.ahead)))
  }
  switch (condition) {
    case 'behind':
      return words.behind()
    case 'not-behind':
      return words.notBehind()
    case 'faster':
      return words.faster()
    case 'first':
      return words.first()
    case 'against-cavalry':
      return words.againstCavalry()
  }
}

function describeTreasure(
  tongue: Tongue,
  { carrier, does, master }: Pick<Treasure, 'carrier' | 'does' | 'master'>,
): string {
  const { words, name } = tongue
  const who = [
    ...[...(carrier.troops ?? []), ...(carrier.factions ?? [])].map((id) => words.kind(name(id))),
    ...(carrier.generals ?? []).map(name),
    ...(carrier.attack === undefined ? [] : [words.fierce(carrier.attack)]),
    ...(carrier.lord ? [words.lord()] : []),
  ]
  const parts = [describeAll(tongue, does)]
  if (master) parts.push(words.master(master.generals.map(name), describeAll(tongue, master.does, does)))
  return words.carrier(who, words.join(parts))
}

/** What a card in hand does, in few words: of a treasure, what it does for everyone who may carry it. */
export function glanceAt(words: EffectWords, names: Names, id: Id): string {
  const tongue = { words, name: (each: Id) => names[each] ?? each }
  const [general, treasure, stratagem] = [GENERALS[id], TREASURES[id], STRATAGEMS[id]]
  if (stratagem) return words.stratagem(stratagem.use, describeAll(tongue, stratagem.does))
  if (treasure) return describeTreasure(tongue, { carrier: treasure.carrier, does: treasure.does })
  return describeAll(tongue, general?.skill.does ?? [])
}

/** The texts of all cards: `${id}-text` and what a battle's mandate buys as names, one line per card for `/rules`. */
export function cardTexts(words: EffectWords, names: Names): { names: Names; cards: Names } {
  const name = (id: Id): string => {
    const found = names[id]
    if (found === undefined) throw new Error(`no name for ${id}`)
    return found
  }
  const tongue = { words, name }
  const texts: Record<Id, string> = {}
  const cards: Record<Id, string> = {}
  for (const [id, { faction, troop, skill, lord = false, ...card }] of Object.entries(GENERALS)) {
    const does = describeAll(tongue, skill.does)
    texts[`${id}-text`] = does
    cards[id] = words.general({
      ...card,
      lord,
      faction: name(faction),
      troop: name(troop),
      clash: skill.clash,
      skill: name(`${id}-skill`),
      does,
    })
  }
  for (const [id, card] of Object.entries(TREASURES)) texts[`${id}-text`] = describeTreasure(tongue, card)
  for (const [id, { art, use, does }] of Object.entries(STRATAGEMS)) {
    const text = describeAll(tongue, does)
    texts[`${id}-text`] = words.stratagem(use, art ? words.art(text) : text)
  }
  for (const id of [...Object.keys(TREASURES), ...Object.keys(STRATAGEMS)])
    cards[id] = texts[`${id}-text`] ?? ''
  for (const [id, { year, winner, loser, does }] of Object.entries(BATTLES)) {
    const boons = does.map((effects) => describeAll(tongue, effects))
    for (const [index, boon] of boons.entries()) texts[boonOf(id, index + 1)] = boon
    cards[id] = words.battle(
      year,
      winner,
      loser,
      boons.map((boon, index) => `${index + 1} → ${boon}`),
    )
  }
  return { names: texts, cards }
}
