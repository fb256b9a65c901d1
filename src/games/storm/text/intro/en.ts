// What a newcomer is told first, in English: the aim, a turn, how to win.

export const intro = {
  aim: ({ target, together }: { readonly target: number; readonly together: boolean }) =>
    together
      ? `First to ${target} prestige together with your ally: hold cities that roads connect to your capital. A player who loses their capital is out.`
      : `First to ${target} prestige: hold cities that roads connect to your capital. A player who loses their capital is out.`,
  turn: () =>
    'Each unit may march once and then attack; units act in any order. Then recruit armies and refill your hand. Your plan stays private until you act.',
  win: () =>
    'Attack with several units of one type at once, cut enemy cities off, and never leave your capital without a garrison.',
}
