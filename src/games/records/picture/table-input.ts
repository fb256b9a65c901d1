// The table picture as data: what one viewer sees of every player, city by city, in the reader's words.
import type { Id } from '../../../engine/phrase.ts'
import type { Faction } from '../../../picture/faction.ts'
import { type Named, whole } from '../../../picture/named.ts'
import type { Input } from '../../../picture/paint.ts'
import { strengthOf } from '../cards/generals.ts'
import { CITIES, POINTS, STRATEGISTS } from '../cards/index.ts'
import { bonusOf } from '../table/score.ts'
import { moveOf } from '../view/moving.ts'
import type { CityView, PlayerView, RecordsView } from '../view/view.ts'
import type { Held } from './marks.ts'
import { portraitOf } from './people.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A city with who holds it. */
export interface CityTile {
  readonly name: string
  readonly points: number
  readonly walls: number
  /** Who may know the garrison: everyone, this viewer but not everyone, or not this viewer. */
  readonly held: 'up' | 'own' | 'hidden'
  /** As far as the viewer knows it. */
  readonly strength: number | null
  /** The garrison's name or what is known instead, fullest first. */
  readonly labels: readonly string[]
  readonly besieged: boolean
}

/** A lord or a strategist as they are drawn. */
export interface PersonDrawn {
  /** Whose portrait it is; null where the viewer does not know, or where there is none. */
  readonly portrait: Id | null
  readonly held: Held
  /** The name, or what is known instead. */
  readonly label: string
  readonly wits: number | null
}

/** One player. */
export interface Band {
  readonly name: string
  /** The tag of the player who must decide now. */
  readonly acts: string | null
  /** The tag of the start marker. */
  readonly starts: string | null
  readonly coins: number
  readonly cards: number
  readonly points: string
  /** The bonus of the player who was first to own the target number of cities, and why it is one. */
  readonly first: { readonly bonus: string; readonly why: string } | null
  /** Fullest first. */
  readonly lords: readonly string[]
  /** Fullest first. */
  readonly strategist: readonly string[]
  /** The strategist's wits as far as the viewer knows them. */
  readonly wits: number | null
  readonly strategistHeld: Held
  /** Lords, then the strategist. */
  readonly court: readonly PersonDrawn[]
  /** Colours of the first lord that the viewer knows. */
  readonly faction: Faction
  readonly cities: readonly CityTile[]
}

/** Everything on a table picture. */
export interface TableInput extends Input {
  readonly round: string
  /** Said large because it ends soon. */
  readonly ending: string | null
  readonly facts: readonly string[]
  /** The attack under way: the attacker's name, then what is said of it, fullest first. */
  readonly attack: { readonly who: string; readonly rest: readonly string[] } | null
  readonly bands: readonly Band[]
}

/** Makes it. */
export function tableInput(view: RecordsView, vocabulary: Vocabulary): TableInput {
  const { words, language } = vocabulary
  const decks = view.decks.map(({ kind, cards: n }) =>
    kind === 'all' ? words.deck({ n }) : kind === 'schemes' ? words.schemes({ n }) : words.realm({ n }),
  )
  const over = view.phase === 'over'
  return {
    language,
    round: over ? words.over() : view.round === 0 ? words.beginning() : words.round({ n: view.round }),
    ending: view.ending && !over ? words.ending() : null,
    facts: view.ending || over ? decks : [...decks, words.target({ n: view.target })],
    attack: attackLine(view, vocabulary),
    bands: view.players.map((player) => band(view, player, vocabulary)),
  }
}

function attackLine(view: RecordsView, { words, named, seat }: Vocabulary): TableInput['attack'] {
  const { attack, battle, spoils, active } = view
  if (spoils !== null && active !== null)
    return { who: seat(active), rest: [words.spoils({ city: named(spoils).name })] }
  if (!attack) return null
  const city = named(attack.city)
  const line = words.attacks({ city: whole(city) })
  const short = words.attacks({ city: city.name })
  const who = seat(attack.attacker)
  if (battle) {
    const strengths = `${battle.attacker.strength} : ${battle.defender.strength}`
    return { who, rest: [`${line} · ${strengths}`, `${short} · ${strengths}`] }
  }
  const { general, scheme, hasScheme } = attack
  const led = general === null ? words['attack-hidden']() : `${named(general).name} ${strengthOf(general)}`
  const plan = scheme ? ` + ${named(scheme).name}` : hasScheme ? ` ${words['and-scheme']()}` : ''
  const some = hasScheme ? ` ${words['and-scheme']()}` : ''
  return {
    who,
    rest: [
      `${line} · ${led}${plan}`,
      `${short} · ${led}${plan}`,
      `${short} · ${led}${some}`,
      `${short} · ${led}`,
    ],
  }
}

function band(view: RecordsView, player: PlayerView, vocabulary: Vocabulary): Band {
  const { words, seat } = vocabulary
  const move = moveOf(view, player.seat)
  const [isOver, isFirst] = [view.phase === 'over', view.first === player.seat]
  const { wits, strategist, strategistHeld } = strategistOf(player, view.phase, vocabulary)
  return {
    name: seat(player.seat),
    acts: move && words[move](),
    starts: view.start === player.seat && view.round > 0 && view.phase !== 'over' ? words.starts() : null,
    coins: player.money,
    cards: player.handSize,
    points: words.points({ n: player.points + (isOver && isFirst ? bonusOf(view) : 0) }),
    // At the end it is among the points, as in the result.
    first: isFirst && !isOver ? { bonus: `★ +${bonusOf(view)}`, why: words.first({ n: view.target }) } : null,
    lords: lordsOf(player, vocabulary),
    wits,
    strategist,
    strategistHeld,
    court: courtOf(player, view.phase, vocabulary),
    faction: player.lords?.[0] ? portraitOf(player.lords[0]).faction : 'qun',
    cities: player.cities.map((city) => cityTile(city, player, view, vocabulary)),
  }
}

function lordsOf({ lords, lordCount }: PlayerView, { words, named }: Vocabulary): readonly string[] {
  if (lordCount === 0) return [words['no-lord']()]
  if (lords === null) return [words['hidden-lords']({ n: lordCount })]
  const all: readonly Named[] = lords.map(named)
  const [full, short] = [all.map(whole).join(' · '), all.map(({ name }) => name).join(' · ')]
  return [`${words.lord()} ${full}`, full, `${words.lord()} ${short}`, short]
}

function strategistOf(player: PlayerView, phase: RecordsView['phase'], { words, named }: Vocabulary) {
  const { strategist: card, hasStrategist, strategistUp } = player
  if (!hasStrategist)
    return {
      wits: null,
      strategist: [phase === 'over' ? '' : words['no-strategist']()],
      strategistHeld: 'none',
    } as const
  if (card === null)
    return { wits: null, strategist: [words['hidden-strategist']()], strategistHeld: 'hidden' } as const
  const name = named(card)
  return {
    wits: STRATEGISTS[card]?.wits ?? null,
    strategist: [
      `${words.strategist()} ${whole(name)}`,
      `${words.strategist()} ${name.name}`,
      whole(name),
      name.name,
    ],
    strategistHeld: strategistUp ? 'up' : 'own',
  } as const
}

function courtOf(
  player: PlayerView,
  phase: RecordsView['phase'],
  { words, named }: Vocabulary,
): readonly PersonDrawn[] {
  const { lords, lordCount, strategist, hasStrategist, strategistUp } = player
  const nobody = (label: string): PersonDrawn => ({ portrait: null, held: 'none', label, wits: null })
  const unknown = (label: string): PersonDrawn => ({ portrait: null, held: 'hidden', label, wits: null })
  const known = (card: Id, held: Held): PersonDrawn => ({
    portrait: card,
    held,
    label: named(card).name,
    wits: STRATEGISTS[card]?.wits ?? null,
  })
  const rulers =
    lordCount === 0
      ? [nobody(words['no-lord']())]
      : (lords?.map((card) => known(card, 'up')) ??
        Array.from({ length: lordCount }, () => unknown(words.lord())))
  if (hasStrategist)
    return [
      ...rulers,
      strategist === null ? unknown(words.strategist()) : known(strategist, strategistUp ? 'up' : 'own'),
    ]
  return phase === 'over' ? rulers : [...rulers, nobody(words['no-strategist']())]
}

function cityTile(city: CityView, owner: PlayerView, view: RecordsView, vocabulary: Vocabulary): CityTile {
  const { words, named } = vocabulary
  const facts = CITIES[city.card]
  if (!facts) throw new Error(`${city.card} is not a city`)
  return {
    name: named(city.card).name,
    points: POINTS[facts.size],
    walls: facts.walls + (owner.lords?.includes('sun-quan') ? 1 : 0),
    held: city.up ? 'up' : city.garrison === null ? 'hidden' : 'own',
    strength: city.garrison === null ? city.strength : strengthOf(city.garrison),
    labels: city.garrison === null ? hiddenLabels(city, words) : [named(city.garrison).name],
    besieged: view.attack?.city === city.card,
  }
}

/** What is said of a garrison that the viewer does not know. */
function hiddenLabels({ strength, ruledOut }: CityView, words: Vocabulary['words']): readonly string[] {
  if (strength !== null || ruledOut.length === 0) return [words.hidden()]
  const list = [...ruledOut].sort((a, b) => a - b).join('·')
  return [words['not-strengths']({ list }), words['wrong-guesses']({ n: ruledOut.length })]
}
