// How the lines of a thread are marked.
import { markedBy } from '../common/telling.ts'

/** Upkeep is small; what is done has the icon of its kind. */
export const lineMarks = markedBy({
  heading: ['round'],
  turn: ['acts'],
  small: [
    ...[
      'lot',
      'starts',
      'lord-taken',
      'lords-taken',
      'strategists-hired',
      'draft-dealt',
      'draft-kept',
      'draft-over',
    ],
    ...[
      'strategist-hired',
      'strategist-searched',
      'strategists-short',
      'strategists-earn',
      'strategists-return',
    ],
    ...[
      'income',
      'draws-two',
      'keeps-one',
      'draws-last',
      'draws-from',
      'draws-both',
      'no-draw',
      'reshuffled',
    ],
    ...['strategist-income', 'answers-not', 'goes-home'],
    // The picture of the battle shows them; what leads to them stays with the schemes.
    ...['position-attacker', 'position-defender', 'position-tie'],
  ],
  banner: ['lords-up', 'target-reached', 'city-falls', 'seized'],
  city: ['built'],
  coin: ['gives', 'give-each', 'emperor-tribute', 'toll'],
  cards: [
    ...['plays-muddy-waters', 'plays-two-birds', 'plays-brick-for-jade', 'plays-peach-garden'],
    ...['plays-on', 'plays-at', 'plays-at-paying'],
  ],
  wits: ['contest-won', 'contest-lost', 'contest-won-of-it', 'contest-lost-of-it'],
  attack: ['attacks', 'attacks-scheming'],
  shield: ['answers', 'city-holds', 'fort-empty'],
  fallen: ['beheaded', 'assassinated'],
})
