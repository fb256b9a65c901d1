// What the lobby says of Meow Wars, in English.

export const lobbyEn = {
  title: 'Meow Wars 喵戰三國',
  blurb: 'Recruit the strongest cats of the Three Kingdoms, line them up in secret, and fight for fish.',
  options: {
    treasures: {
      name: 'Treasures',
      hint: 'Look for horses, blades and books and give them to your generals',
    },
    stratagems: { name: 'Stratagems', hint: 'Study formations and ruses' },
    battles: {
      name: 'Battles',
      hint: 'Three historical battles, and the mandate of those who were dead by then',
    },
    advanced: { name: 'Advanced', hint: 'Defeats and survival bring points; the first to 7 wins' },
    opponent: {
      name: 'Opponent',
      hint: 'Whom you face alone',
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
      hint: 'Whether you see the opponent first, and whether your fish are graded',
      values: { ordinary: 'Ordinary', challenge: 'Challenge', hell: 'Hell' },
    },
  },
}

/** The lobby's words in a language. */
export type LobbyWords = typeof lobbyEn
