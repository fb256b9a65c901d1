// The battle (source 3.3 E): battle cards by strength, the three highest in secret order, compared in pairs (R21–R23).
import type { Decision, Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { everyone, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { battleNumber } from '../cards/index.ts'
import type { RecordsTable } from '../table/decks.ts'
import {
  type Attack,
  activeSeat,
  type Battle,
  playerAt,
  type RecordsState,
  type Side,
} from '../table/state.ts'
import { wallsOf } from '../table/walls.ts'
import { say } from '../text/say.ts'
import { cityFalls, cityHolds } from './aftermath.ts'

const LINE = 3

/** Draws, has both lines ordered at the same time, compares, and settles who owns the city. */
export function* fight(table: RecordsTable, attack: Attack, battle: Battle): Script {
  const { state } = table
  const seat = activeSeat(state)
  const sides = [
    { seat, side: battle.attacker },
    { seat: attack.defender, side: battle.defender },
  ]
  for (const { side } of sides) drawCards(state, side)
  const walls = wallsOf(playerAt(state, attack.defender), attack.city)
  const lines = yield* everyone(sides.map((each) => lineDecision(each.seat, each.side, attack, walls)))
  for (const [index, { side }] of sides.entries()) {
    side.best = at(at(lines, index), 0).split('>')
    side.lined = true
  }
  battle.up = true
  const wins = compare(table, attack, battle, walls)
  state.battleDeck.push(...sides.flatMap(({ side }) => [...side.best, ...side.rest]))
  state.battle = null
  table.shuffle(state.battleDeck)
  if (wins.attacker >= 2) cityFalls(table, attack, wins.attacker === LINE)
  else cityHolds(table, attack, wins.defender === LINE)
}

/** As many cards as the strength; the three highest are kept (R21). */
function drawCards(state: RecordsState, side: Side): void {
  const drawn = state.battleDeck.splice(0, side.strength).sort((a, b) => battleNumber(b) - battleNumber(a))
  side.best = drawn.slice(0, LINE)
  side.rest = drawn.slice(LINE)
}

function lineDecision(seat: Seat, side: Side, attack: Attack, walls: number): Decision {
  const city = nameRef(attack.city)
  const prompt = seat === attack.defender ? 'ask-line-defence' : 'ask-line-attack'
  return {
    seat,
    prompt: say(prompt, { city, walls }),
    notice: say('waits-line', { who: seatRef(seat), city }),
    options: ordersOf(side.best).map(lineOption),
    kind: seat === attack.defender ? 'line-defence' : 'line-attack',
    min: 1,
    max: 1,
  }
}

/** All orders of the cards. */
const ordersOf = (cards: readonly Id[]): Id[][] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap((card) => ordersOf(cards.filter((each) => each !== card)).map((rest) => [card, ...rest]))

/** A line as an option: `battle-21>battle-17>battle-4` is front, middle, rear. */
function lineOption(line: readonly Id[]): Option {
  const number = (position: number) => battleNumber(at(line, position))
  const text = say('line', { front: number(0), middle: number(1), rear: number(2) })
  return { id: line.join('>'), text }
}

const POSITIONS: readonly Phrase[] = [say('front'), say('middle'), say('rear')]

/** Compares position by position; a tie is nobody's (R22, R23). */
function compare(table: RecordsTable, { defender }: Attack, battle: Battle, walls: number) {
  const wins = { attacker: 0, defender: 0 }
  const about = [battle.attacker, battle.defender].flatMap(({ best, rest }) => [...best, ...rest])
  for (const [index, position] of POSITIONS.entries()) {
    const attack = battleNumber(at(battle.attacker.best, index))
    const defence = battleNumber(at(battle.defender.best, index))
    const told = { position, attack, defence, walls }
    const lead = attack - defence - walls
    if (lead > 0) wins.attacker++
    if (lead < 0) wins.defender++
    const attacker = activeSeat(table.state)
    const phrase =
      lead > 0
        ? say('position-attacker', { ...told, who: seatRef(attacker) })
        : lead < 0
          ? say('position-defender', { ...told, who: seatRef(defender) })
          : say('position-tie', told)
    table.reveal(phrase, { about, ...(index === 0 && { mark: 'notice' }) })
  }
  return wins
}
