// A set of as many custom cards as there may be, of every kind, with questions: to learn from and to prove with.
import { readHouse } from './sets.ts'

const cards = [
  {
    kind: 'dynasty',
    name: 'Tea',
    type: 'invention',
    from: 'tang',
    to: 'song',
    crossing: true,
    effects: [
      { do: 'self', change: { grain: 2 } },
      { do: 'halt', rounds: 1 },
    ],
  },
  { kind: 'attack', name: 'Night raid', loss: 2 },
  { kind: 'lord', name: 'Yang Jian', eras: ['sui'], state: 12, grain: 6, attack: 6, defence: 6 },
  {
    kind: 'event',
    name: 'Flood',
    era: 'song',
    effects: [
      { do: 'left', change: { state: -3 } },
      { do: 'turns', more: 1 },
      { do: 'self', change: { grain: 1 } },
    ],
  },
  {
    kind: 'dynasty',
    name: 'Moat',
    type: 'policy',
    from: 'song',
    crossing: true,
    effects: [{ do: 'cancel' }],
  },
  {
    kind: 'dynasty',
    name: 'Envoy',
    type: 'person',
    from: 'ming',
    crossing: true,
    effects: [{ do: 'truce', rounds: 1 }, { do: 'take', min: 1, max: 2 }, { do: 'search' }],
  },
  {
    kind: 'dynasty',
    name: 'Famine',
    type: 'policy',
    from: 'yuan',
    crossing: true,
    effects: [
      { do: 'opponent', change: { state: -2, grain: -3 } },
      { do: 'silence' },
      { do: 'opponent', change: { grain: -3 } },
    ],
  },
  {
    kind: 'dynasty',
    name: 'Feast',
    type: 'policy',
    from: 'eastern-han',
    crossing: true,
    effects: [
      { do: 'everyone', change: { state: -1 } },
      { do: 'draw', min: 2, max: 2 },
      { do: 'either', one: { state: -4 }, other: { grain: -4 } },
    ],
  },
]

const questions = [
  {
    question: 'Which river did Xiang Yu not cross?',
    right: 'The Wu',
    wrong: ['The Yellow River', 'The Huai', 'The Han'],
    why: 'He would not face his elders east of it.',
    era: 'western-han',
    level: 'easy',
  },
  { question: 'Who brewed the tea at our first table?', right: 'Mei', wrong: ['Arjun', 'Lena', 'Nobody'] },
]

const reading = readHouse(JSON.stringify({ name: 'Tea house', cards, questions }))

/** The example in canonical form. */
export const HOUSE_EXAMPLE = reading.ok ? reading.value : ''
