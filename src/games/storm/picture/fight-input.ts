// A fight as data: its odds, read from the question before it, or its dice, read from what everyone was told after it.
import type { Decision } from '../../../engine/decision.ts'
import type { GameEvent } from '../../../engine/game.ts'
import type { Arg, Id, Phrase } from '../../../engine/phrase.ts'
import { FACTIONS } from '../box/factions.ts'
import { GENERALS, isGeneral } from '../box/generals.ts'
import { isPlace } from '../map/index.ts'
import type { StormView } from '../view/view.ts'
import type { Fighter, FightMark } from './map-input.ts'
import { armyType, placeName, unitName } from './position-input.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The fight that a question is about; null where it is about none, or about one without dice. */
export function fightAsked(
  view: StormView,
  asked: Decision | undefined,
  vocabulary: Vocabulary,
): FightMark | null {
  const { stakes, unit, target, place } = asked?.prompt.args ?? {}
  if (!isPhrase(stakes) || stakes.key !== 'storm.stakes') return null
  // A second fight at one place names its defender alone: who attacked goes on.
  const attacker = unit === undefined ? view.attack?.attacker : idOf(unit)
  if (attacker === undefined) return null
  const n = (name: string) => numberIn(stakes, name)
  const side = (id: Id, dice: number, plus: number): Fighter => ({
    ...fighter(view, id, vocabulary),
    dice: Array.from({ length: dice }, () => null),
    plus,
    attack: null,
    defence: null,
  })
  return {
    attacker: side(attacker, n('dice'), n('plus')),
    defender: side(idOf(target ?? place), n('foeDice'), n('foePlus')),
    odds: { win: n('win'), draw: n('draw'), lose: n('lose') },
  }
}

/** The latest fight among events; null where nobody threw dice. */
export function fightTold(
  view: StormView,
  fresh: readonly GameEvent[],
  vocabulary: Vocabulary,
): FightMark | null {
  const thrown = fresh.findLast(({ to, phrase }) => to === 'all' && THROWS.has(phrase.key))?.phrase
  if (!thrown) return null
  const args = thrown.args ?? {}
  const n = (name: string) => (args[name] === undefined ? null : numberIn(thrown, name))
  const dice = (of: Arg | undefined) =>
    isPhrase(of) ? Object.values(of.args ?? {}).filter((each) => typeof each === 'number') : []
  return {
    attacker: {
      ...fighter(view, idOf(args.unit), vocabulary),
      dice: dice(args.dice),
      plus: null,
      attack: n('attack') ?? n('total'),
      defence: n('defence'),
    },
    defender: {
      ...fighter(view, idOf(args.target), vocabulary),
      dice: dice(args.foeDice),
      plus: null,
      attack: n('foeAttack'),
      defence: n('foeDefence') ?? n('foeTotal'),
    },
    odds: null,
  }
}

const THROWS = new Set(['storm.throws', 'storm.throws-generals'])

const isPhrase = (arg: Arg | undefined): arg is Phrase => typeof arg === 'object' && 'key' in arg

const idOf = (arg: Arg | undefined): Id => (typeof arg === 'object' && 'name' in arg ? arg.name : '')

function numberIn({ key, args }: Phrase, name: string): number {
  const n = args?.[name]
  if (typeof n !== 'number') throw new Error(`${key}: ${name} is no number`)
  return n
}

/** Who fights: a unit, also one that fell, or a city without any. */
function fighter(
  view: StormView,
  id: Id,
  vocabulary: Vocabulary,
): Pick<Fighter, 'name' | 'faction' | 'kind'> {
  if (isPlace(id)) {
    const owner = view.cities.find((city) => city.id === id)?.owner
    const faction = view.players.find(({ seat }) => seat === owner)?.faction ?? null
    return { name: placeName(id, vocabulary), faction, kind: null }
  }
  const seat = view.units.find((unit) => unit.id === id)?.seat
  const faction =
    view.players.find((player) => player.seat === seat)?.faction ??
    FACTIONS.find((each) => each === id.split('-')[0]) ??
    (isGeneral(id) ? GENERALS[id].faction : undefined) ??
    null
  return { name: unitName(id, vocabulary), faction, kind: armyType(id) ?? 'general' }
}
