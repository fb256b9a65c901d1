// A small game of moves and reactions: each in turn challenges the table, and the first to accept gains a point.
import type { Game, State } from '../../src/engine/game.ts'
import { type Seat, seatRef } from '../../src/engine/phrase.ts'
import { chooseOne, firstOf, type Script } from '../../src/engine/script.ts'
import type { Title } from '../../src/games/common/title.ts'
import { sayer } from '../../src/text/catalogue.ts'

interface Challenges extends State {
  turn: number
  points: number[]
}

const en = {
  turn: ({ who }: { who: string }) => `${who} has the turn.`,
  dare: () => 'What do you dare?',
  dares: ({ who }: { who: string }) => `${who} thinks of a dare.`,
  jump: () => 'Jump',
  sing: () => 'Sing',
  accept: () => 'Do you accept?',
  answers: ({ who }: { who: string }) => `${who} may accept.`,
  yes: () => 'Yes',
  no: () => 'No',
  took: ({ who }: { who: string }) => `${who} accepts.`,
  none: () => 'Nobody accepts.',
}
const say = sayer<typeof en>('challenge')

const TURNS = 40

function* stage({ state, seats, tell }: Parameters<Game<Challenges>['stage']>[0]): Script {
  const mover: Seat = state.turn % seats
  tell(say('turn', { who: seatRef(mover) }), { mark: 'turn' })
  yield* chooseOne(mover, {
    prompt: say('dare'),
    notice: say('dares', { who: seatRef(mover) }),
    options: [
      { id: 'jump', text: say('jump') },
      { id: 'sing', text: say('sing') },
    ],
  })
  const others = state.points.map((_, seat) => seat).filter((seat) => seat !== mover)
  const accepted = yield* firstOf(
    others.map((seat) => ({
      seat,
      prompt: say('accept'),
      notice: say('answers', { who: seatRef(seat) }),
      options: [
        { id: 'yes', text: say('yes') },
        { id: 'no', text: say('no') },
      ],
      min: 1,
      max: 1,
      pass: 'no',
    })),
  )
  if (accepted) state.points[accepted.seat] = (state.points[accepted.seat] ?? 0) + 1
  tell(accepted ? say('took', { who: seatRef(accepted.seat) }) : say('none'))
  state.turn++
}

const challenge: Game<Challenges, { points: readonly number[] }> = {
  id: 'challenge',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [],
  setup: (seats) => ({
    chance: { epoch: 0, counter: 0 },
    turn: 0,
    points: Array.from({ length: seats }, () => 0),
  }),
  stage,
  outcome: ({ turn, points }) =>
    turn < TURNS ? undefined : { winners: [0], ranks: points.map(() => 1), facts: { turns: TURNS } },
  view: ({ points }) => ({ points }),
  zones: () => [],
  unknown: () => [],
  computers: { hard: { decide: ({ decision }) => [decision.options[0]?.id ?? ''] } },
}

const words = {
  phrases: en,
  names: {},
  title: 'Challenge',
  blurb: 'Dare and accept.',
  options: {},
  cards: {},
  topics: [{ id: 'turn', title: 'A turn', body: 'Dare.' }],
}

export const challengeTitle: Title<Challenges, { points: readonly number[] }> = {
  game: challenge,
  words: { en: words, 'zh-TW': words, 'zh-CN': words },
  board: (view) => view.points.join(' : '),
  hand: () => '',
}
