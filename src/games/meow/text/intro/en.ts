// What a newcomer is told first, in English: the aim, a round, how to win.

export const intro = {
  aim: {
    alone: () => 'Win one battle against a line-up of five cats.',
    several: () =>
      'Most 🐟 after three battles, which pay 2, 4 and 6. They are your money, too: each visit costs 1.',
    advanced: () =>
      'First to 7 points. Taking an opponent’s last HP scores 2, surviving a battle 1; 🐟 pay for visits.',
  },
  turn: () =>
    'Pay to change some of your five cats, then line them up in secret: three in front fight, all five count for bonuses.',
  win: () =>
    'Match factions and troops, time your skills, and keep two strong cats in the rear for the last battle.',
  winAlone: () => 'Match factions and troops, time your skills, and mind which cat stands opposite which.',
}
