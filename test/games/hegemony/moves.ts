// Moves that tests of cards and sections make all the time, in one word each.
import type { Id, Seat } from '../../../src/engine/phrase.ts'
import { type Player, playerAt } from '../../../src/games/hegemony/table/state.ts'
import type { Layer, Play } from './lay.ts'

/** Uses or begins a card (or `skill:kind`) in the play phase and names its targets. */
export function aim(game: Play, user: Seat, card: Id, ...targets: readonly Seat[]): void {
  game.play(user, card)
  for (const target of targets) game.play(user, `seat-${target}`)
}

/** What lies before a seat. */
export const before = (game: Play, seat: Seat): Player => playerAt(game.state, seat)

/** The hit points of all seats, in order. */
export const hps = (game: Play): number[] => game.state.players.map(({ hp }) => hp)

/** How often something was told to all. */
export const times = (game: Play, key: string): number => game.story.filter((told) => told === key).length

/** Chains these seats. */
export function chain(at: Layer, ...seats: readonly Seat[]): void {
  for (const seat of seats) playerAt(at.state, seat).chained = true
}

/** Lets it be this seat's turn, at the same phase. */
export function turnOf(at: Layer, seat: Seat): void {
  at.state.turn = at.state.turn && { ...at.state.turn, seat }
  at.state.next = (seat + 1) % at.state.players.length
}

/** Leaves exactly these cards in the deck; all others that lay there are discarded. */
export function onlyDeck(at: Layer, ...cards: readonly Id[]): void {
  at.deck(...cards)
  at.state.discard.push(...at.state.deck.filter((card) => !cards.includes(card)))
  at.state.deck = [...cards]
}

/** Seats asked now, each of which may decline only. */
export const askedInVain = (game: Play): Seat[] =>
  game.asked.filter((seat) => game.options(seat).join() === 'pass')

/** Chooses one after the other as soon as a seat has it; all that comes before is passed, by others first. */
export function goOn(game: Play, seat: Seat, ...choices: readonly Id[]): void {
  for (const choice of choices) {
    while (!(game.asked.includes(seat) && game.options(seat).includes(choice))) passOne(game, seat)
    game.play(seat, choice)
  }
}

/** Everybody passes until somebody plays on; false when nobody was ever offered this on the way. */
export function passesBy(game: Play, seat: Seat, option: Id): boolean {
  let seen = false
  while (!game.outcome && !game.asked.some((each) => game.kind(each) === 'play')) {
    seen ||= game.asked.includes(seat) && game.options(seat).includes(option)
    passOne(game)
  }
  return seen
}

/** One seat passes, another than this where one can. */
function passOne(game: Play, last?: Seat): void {
  const waiting = game.asked.filter((_, index) => game.run.open?.answers[index] === undefined)
  const able = waiting.filter((seat) => game.decision(seat).pass !== undefined)
  const next = able.find((seat) => seat !== last) ?? able[0]
  if (next === undefined) throw new Error(`nobody can pass: ${waiting.map((seat) => game.options(seat))}`)
  game.pass(next)
}
