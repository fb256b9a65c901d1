// Setup (section 1): generals dealt, two of a kingdom kept in secret, HP cards, four cards each, the first player.
import { nameRef, type Phrase, seatRef } from '../../../engine/phrase.ts'
import { everyone, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { type General, generalFacts, generalsDealt, skillsOf } from '../cards/generals.ts'
import { CARDS_DEALT } from '../cards/index.ts'
import type { HegemonyTable } from '../core/actions.ts'
import { cardList } from '../core/labels.ts'
import { type Person, type Place, type Player, playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'

/** Deals generals to pick from. */
export function* deal(table: HegemonyTable): Script {
  const { state } = table
  const seats = state.players.length
  table.shuffle(state.box)
  for (const player of state.players) player.dealt = state.box.splice(0, generalsDealt(seats))
  table.tell(say('dealt-generals', { count: generalsDealt(seats) }), { mark: 'turn' })
  state.phase = 'pick'
}

/** Everyone keeps a head, then a deputy of the same kingdom; the others leave the game unseen. */
export function* pick(table: HegemonyTable): Script {
  const { state } = table
  const place: Place = playerAt(state, 0).generals.length === 0 ? 'head' : 'deputy'
  const answers = yield* everyone(
    state.players.map((player, seat) => ({
      seat,
      prompt: place === 'head' ? say('ask-head') : say('ask-deputy', { general: nameRef(headOf(player)) }),
      notice: say('waits-pick', { who: seatRef(seat) }),
      options: (place === 'head' ? heads(player) : deputies(player)).map((id) => ({
        id,
        text: say('general-choice', {
          general: nameRef(id),
          kingdom: nameRef(generalFacts(id).kingdom),
          half: generalFacts(id).halfHp,
        }),
        hint: skillList(id),
      })),
      min: 1,
      max: 1,
      kind: 'pick',
    })),
  )
  for (const [seat, answer] of answers.entries()) keep(playerAt(state, seat), at(answer, 0) as General, place)
  if (place === 'deputy') start(table)
}

/** The names of a general's skills. */
const skillList = (id: General): Phrase => {
  const skills = skillsOf(id)
  return skills
    .slice(1)
    .reduce<Phrase>(
      (list, skill) => say('and-card', { list, card: nameRef(skill) }),
      say('skill', { skill: nameRef(at(skills, 0)) }),
    )
}

const kin = ({ dealt }: Player, id: General): General[] =>
  dealt.filter((other) => other !== id && generalFacts(other).kingdom === generalFacts(id).kingdom)

const heads = (player: Player): General[] => player.dealt.filter((id) => kin(player, id).length > 0)

const headOf = ({ generals }: Player): General => at(generals, 0).id

const deputies = (player: Player): General[] => kin(player, headOf(player))

function keep(player: Player, id: General, place: Place): void {
  const person: Person = { id, place, up: false, shown: false, lost: false, knownTo: [] }
  player.generals.push(person)
  player.dealt = player.dealt.filter((each) => each !== id)
}

/** HP cards open, hands dealt, the first player by lot. */
function start(table: HegemonyTable): void {
  const { state } = table
  for (const [seat, player] of state.players.entries()) {
    player.maxHp = Math.floor(player.generals.reduce((sum, { id }) => sum + generalFacts(id).halfHp, 0) / 2)
    player.hp = player.maxHp
    table.tell(say('hp-card', { who: seatRef(seat), hp: player.maxHp }))
  }
  table.shuffle(state.deck)
  for (const [seat, player] of state.players.entries()) {
    player.hand = state.deck.splice(0, CARDS_DEALT)
    table.tell(say('you-draw', { cards: cardList(player.hand) }), { to: [seat] })
  }
  state.first = table.int(state.players.length)
  state.next = state.first
  state.phase = 'play'
  table.tell(say('first-player', { who: seatRef(state.first), count: CARDS_DEALT }), { mark: 'notice' })
}
