// The battle as the player who puts its line in order sees it: three positions, the battle cards, the enemy, the walls.
import type { Choice, Decision } from '../../../engine/decision.ts'
import type { Id } from '../../../engine/phrase.ts'
import { whole } from '../../../picture/named.ts'
import { battleNumber } from '../cards/index.ts'
import type { RecordsView } from '../view/view.ts'
import { type Army, type BattleInput, labelOf } from './battle-input.ts'
import type { Vocabulary } from './vocabulary.ts'

const SIDES = { 'records.ask-line-attack': 'attacker', 'records.ask-line-defence': 'defender' } as const

const sideIn = (asked: Decision | undefined): 'attacker' | 'defender' | undefined =>
  SIDES[asked?.prompt.key as keyof typeof SIDES]

/** Whether a line is to be put in order. */
export const asksLine = (asked: Decision | undefined): boolean => sideIn(asked) !== undefined

/** Makes it; the line that is picked stands in its positions. Nothing unless a line is asked for. */
export function lineInput(
  { attack, battle, players }: RecordsView,
  asked: Decision | undefined,
  [picked]: Choice,
  vocabulary: Vocabulary,
): BattleInput | undefined {
  const side = sideIn(asked)
  if (!asked || !side || !attack || !battle) return undefined
  const { words, named, seat, language } = vocabulary
  const city = players[attack.defender]?.cities.find(({ card }) => card === attack.city)
  const army = (role: string, owner: number, general: Id | null, strength: number): Army => ({
    role,
    name: seat(owner),
    general: general === null ? [words.hidden()] : [whole(named(general)), named(general).name],
    portrait: general,
    strength,
  })
  const line = picked?.split('>').map(battleNumber)
  const walls = asked.prompt.args?.walls
  return {
    language,
    title: words.battle({ city: named(attack.city).name }),
    attacker: army(words.attacker(), attack.attacker, attack.general, battle.attacker.strength),
    defender: army(words.defender(), attack.defender, city?.garrison ?? null, battle.defender.strength),
    positions: [0, 1, 2].map((index) => ({
      label: labelOf(index, words),
      attack: null,
      defence: null,
      [side === 'attacker' ? 'attack' : 'defence']: line?.[index] ?? null,
      walls: typeof walls === 'number' ? walls : 0,
      winner: 'open',
    })),
    wins: words.wins(),
    tie: words.tie(),
    result: null,
    taken: false,
    own: { side, cards: (battle[side].best ?? []).map(battleNumber) },
    beheaded: null,
  }
}
