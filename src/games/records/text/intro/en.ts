// What a newcomer is told first, in English: the aim, a turn, how to win.

export const intro = {
  aim: ({ target, bonus }: { readonly target: number; readonly bonus: number }) =>
    `Most points in cities. The first to own ${target} cities scores ${bonus} more, and the game ends with that round.`,
  turn: () =>
    'Take your income and keep 1 card of 2; then, once each and in any order: build a city, play a scheme, attack a city.',
  win: () =>
    'Build whenever you can, keep secret who guards what, and attack when your strategist has the higher wits.',
}
