// What a newcomer is told first, in English: the aim, a turn, how to win.

const ORDINALS = ['1st', '2nd', '3rd']
const nth = (n: number): string => ORDINALS[n - 1] ?? `${n}th`

export const intro = {
  aim: ({ n }: { readonly n: number }) =>
    `Everyone alive is revealed and of your faction. The ${nth(n)} player to reveal the same kingdom becomes an ambitionist, alone against all.`,
  turn: () =>
    'Reveal a general if you like, draw 2 cards, use any cards but only one Slash, and discard down to your HP.',
  win: () =>
    'Find your faction without revealing yourself too late, save your own, and kill revealed enemies: a kill brings cards.',
  winAlone: () =>
    'With so few players nobody has allies: reveal yourself when a skill pays, and outlive the rest.',
}
