// A small game of menus and hidden knights: a turn is built in private steps, a raid may be parried by showing a knight.
import type { Option } from '../../src/engine/decision.ts'
import type { Game, Policy, State } from '../../src/engine/game.ts'
import { type Seat, seatRef } from '../../src/engine/phrase.ts'
import { chooseMaybe, chooseOne, type Script } from '../../src/engine/script.ts'
import type { Title } from '../../src/games/common/title.ts'
import { sayer } from '../../src/text/catalogue.ts'

interface Ambush extends State {
  turn: number
  built: string[]
}

const en = {
  menu: () => 'What do you do?',
  plays: ({ who }: { who: string }) => `${who} plays.`,
  where: () => 'Where?',
  build: () => 'Build',
  raid: () => 'Raid',
  north: () => 'North',
  south: () => 'South',
  back: () => 'Back',
  built: ({ who }: { who: string }) => `${who} builds.`,
  raids: ({ who }: { who: string }) => `${who} raids.`,
  parry: () => 'Do you parry?',
  knight: () => 'The knight',
  'shows-knight': () => 'shows the knight permanently',
  shield: () => 'A shield',
  none: () => 'Nothing',
  parries: ({ who }: { who: string }) => `${who} parries.`,
}
const say = sayer<typeof en>('ambush')
const option = (id: 'build' | 'raid' | 'north' | 'south' | 'back' | 'shield'): Option => ({
  id,
  text: say(id),
})

/** Parrying with the knight shows it to everyone, permanently. */
const KNIGHT: Option = {
  id: 'knight',
  text: say('knight'),
  irrevocable: [{ kind: 'turns-up', id: 'knight', text: say('shows-knight') }],
}

const TURNS = 40

function* stage({ state, seats, tell }: Parameters<Game<Ambush>['stage']>[0]): Script {
  const seat: Seat = state.turn % seats
  const picked = yield* chooseOne(seat, {
    prompt: say('menu'),
    notice: say('plays', { who: seatRef(seat) }),
    options: [option('build'), option('raid')],
    ownTurn: true,
  })
  if (picked === 'build') {
    const where = yield* chooseOne(seat, {
      prompt: say('where'),
      options: [option('back'), option('north'), option('south')],
      step: true,
    })
    if (where === 'back') return
    state.built.push(where)
    tell(say('built', { who: seatRef(seat) }))
  } else {
    tell(say('raids', { who: seatRef(seat) }))
    yield* parry((seat + 1) % seats, tell)
  }
  state.turn++
}

function* parry(seat: Seat, tell: Parameters<Game<Ambush>['stage']>[0]['tell']): Script {
  const parried = yield* chooseMaybe(seat, {
    prompt: say('parry'),
    notice: say('plays', { who: seatRef(seat) }),
    options: [KNIGHT, option('shield')],
    pass: { id: 'none', text: say('none') },
    kind: 'parry',
  })
  if (parried) tell(say('parries', { who: seatRef(seat) }))
}

/** Takes the first option. */
const first: Policy = { decide: ({ decision }) => decision.options.slice(0, 1).map(({ id }) => id) }
/** Takes the first option, but builds in the north. */
const builder: Policy = {
  decide: (situation) =>
    situation.decision.options.some(({ id }) => id === 'north')
      ? ['north']
      : first.decide(situation, { int: () => 0, shuffle: (items) => items }),
}

const ambush: Game<Ambush, { built: readonly string[] }> = {
  id: 'ambush',
  version: 1,
  seats: { min: 2, max: 3 },
  options: [],
  setup: () => ({ chance: { epoch: 0, counter: 0 }, turn: 0, built: [] }),
  stage,
  outcome: ({ turn }) =>
    turn < TURNS ? undefined : { winners: [0], ranks: [1, 2], facts: { turns: TURNS } },
  view: ({ built }) => ({ built }),
  zones: () => [],
  unknown: () => [],
  computers: { hard: builder },
  autoAnswers: [
    { id: 'parry', kinds: ['parry'], values: ['always'], policy: () => first },
    { id: 'unveil', kinds: ['unveil'], values: ['always'], irrevocable: ['turns-up'], policy: () => first },
  ],
}

const words = {
  phrases: en,
  names: {},
  title: 'Ambush',
  blurb: 'Build and raid.',
  options: {},
  cards: {},
  topics: [{ id: 'turn', title: 'A turn', body: 'Build or raid.' }],
  autoAnswers: {
    parry: { name: 'Parry', hint: 'Parries raids.', values: { always: 'Always' } },
    unveil: { name: 'Unveil', hint: 'Shows the knight.', values: { always: 'Always' } },
  },
}

export const ambushTitle: Title<Ambush, { built: readonly string[] }> = {
  game: ambush,
  words: { en: words, 'zh-TW': words, 'zh-CN': words },
  board: (view) => view.built.join(' '),
  hand: () => '',
}
