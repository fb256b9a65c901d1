// What the lobby says of Meow Wars, in English.

export const lobby = {
  title: 'Meow Wars',
  blurb:
    'Recruit the strongest cats of the Three Kingdoms, line them up in secret, and fight for fish. 1 to 4 players.',
  options: {
    expansions: {
      name: 'Expansions',
      hint: 'More cards to play with; any of them together',
      values: { treasures: 'Treasures', stratagems: 'Stratagems', battles: 'Battles' },
      hints: {
        treasures: 'Adds horses, blades and books that you buy with visits and give to your generals',
        stratagems: 'Adds formations and ruses that you buy with visits',
        battles: 'Three historical battles; generals already dead by then become mandate to spend',
      },
    },
    advanced: {
      name: 'Advanced',
      hint: 'Score points for defeating opponents and for surviving; the first to 7 wins',
    },
    opponent: {
      name: 'Opponent',
      hint: 'The line-up you face alone',
      values: {
        'red-cliffs-allies': 'Red Cliffs: Shu and Wu',
        'red-cliffs-wei': 'Red Cliffs: Wei',
        'guandu-wei': 'Guandu: Wei (you lead Yuan)',
        'guandu-yuan': 'Guandu: Yuan (you lead Wei)',
        famous: 'Famous generals',
        free: 'Five from the deck',
      },
    },
    difficulty: {
      name: 'Difficulty',
      hint: 'Ordinary: you see the opponent’s order first. Hell: your remaining fish are graded',
      values: { ordinary: 'Ordinary', challenge: 'Challenge', hell: 'Hell' },
    },
  },
}

/** The lobby's words in a language. */
export type LobbyWords = typeof lobby
