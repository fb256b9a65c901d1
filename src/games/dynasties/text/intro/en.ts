// What a newcomer is told first, in English: the aim, a turn, how to win.

const laps = (n: number): string => (n === 1 ? '1 lap' : `${n} laps`)

export const intro = {
  aim: {
    last: (n: number) =>
      `Keep your State above 0. After ${laps(n)} of the track the highest State + Grain wins.`,
    'first-fall': (n: number) =>
      `Keep your State above 0. When the first player is out, or after ${laps(n)}, the highest State + Grain wins.`,
    deck: (n: number) =>
      `Keep your State above 0. When the dynasty cards are used up, or after ${laps(n)}, the highest State + Grain wins.`,
    clock: (n: number) => `Keep your State above 0. After ${n} rounds the highest State + Grain wins.`,
  },
  /** Without a limit on laps. */
  open: {
    last: () => 'Keep your State above 0. The last player left wins.',
    'first-fall': () =>
      'Keep your State above 0. When the first player is out, the highest State + Grain wins.',
    deck: () =>
      'Keep your State above 0. When the dynasty cards are used up, the highest State + Grain wins.',
  },
  turn: () =>
    'Play 1 card or draw 1. A dynasty card needs its own era or a Crossing; attack, Event and Question cards need no era.',
  win: () =>
    'Raise State in your own eras, never run out of Grain, and attack players whose Defence is no higher than your Attack.',
}
