// What each card does, in one line of at most 100 characters, in English.

/** The lords' powers. */
const lords = {
  'cao-cao': 'Mandate of Heaven: your income is 1 coin higher each round.',
  'liu-bei': 'Hearts of the people: once per game, on your turn, draw 3 cards.',
  'sun-quan': 'Lie of the land: each of your cities has 1 wall more.',
  'yuan-shu': 'Self-made emperor: once per game, on your turn, take 2 coins from each other player.',
  'yuan-shao': 'Good government: each of your small cities pays 2 coins of tax.',
  'dong-zhuo': 'The tyrant descends: your attacks cost 3 coins less.',
  'zhang-jue': 'The yellow sky rises: your generals have strength +2 when they attack.',
  'ma-teng': 'Loyal and fierce: your generals have strength +2 when they defend.',
}

/** A strategist: wits in contests, coins at the end of the round. */
const strategist = (wits: number, coins: number): string =>
  `Wits ${wits}. Brings ${coins} ${coins === 1 ? 'coin' : 'coins'} when the round ends.`

/** A general. */
const general = (strength: number, lady: boolean): string =>
  `Strength ${strength}${lady ? '; a lady: Beauty Trap 美人計 does not affect her' : ''}.`

/** The schemes. */
const schemes = {
  'brick-for-jade': 'On your turn: discard another card from your hand and draw 3.',
  'muddy-waters': 'On your turn: take 4 coins from the bank.',
  'two-birds': 'On your turn: draw 2 cards.',
  'peach-garden': 'On your turn: reveal 3 cards; you may take one general; the rest are shuffled back.',
  'take-the-sheep': 'On your turn, wits: steal 1 coin for each point your wits are higher.',
  'win-over': 'On your turn, wits: guess the strength of a face-down garrison to gain city and general.',
  assassination:
    'On your turn, wits: pay X; if a battle card is X or less, you may kill a garrison and take its city.',
  'borrowed-arrows': 'On your turn, wits: steal a random card; 2 if your wits are higher by 3 or more.',
  'wait-at-ease': 'When you are attacked: your garrison has strength +3.',
  'seize-the-king': 'When you attack, wits, 8 coins more: the garrison dies and the city is yours.',
  'remove-firewood': 'When you attack, wits: the garrison has strength −3.',
  'empty-fort': 'When you are attacked, wits: the attacker goes home without a battle; the cost stays paid.',
  'beauty-trap': 'When you attack, wits: the garrison has strength 3, unless it is a lady.',
}

const SIZES = { small: 'Small city', medium: 'Medium city', large: 'Large city', capital: 'Capital' }

/** A city without a power of its own. */
const city = (
  size: keyof typeof SIZES,
  { price, walls, tax, points }: { price: number; walls: number; tax: number; points: number },
): string => `${SIZES[size]}: price ${price}, walls ${walls}, tax ${tax}, ${points} points.`

/** The capital. */
const luoyang: string =
  'Capital: price 12, walls 2, 12 points. After its first round: pay 2, take 1 from each other player.'

/** The same at a glance, for crowded pictures: at most 28 characters, after a sign that tells when a scheme is played. */
const glances = {
  strategist: (coins: number): string => `${coins} ${coins === 1 ? 'coin' : 'coins'} a round`,
  luoyang: 'pay 2, take 1 from each',
  lords: {
    'cao-cao': 'income +1',
    'liu-bei': 'once: draw 3 cards',
    'sun-quan': 'cities: walls +1',
    'yuan-shu': 'once: 2 from each',
    'yuan-shao': 'small cities: tax 2',
    'dong-zhuo': 'attacks 3 cheaper',
    'zhang-jue': 'strength +2 attacking',
    'ma-teng': 'strength +2 defending',
  },
  schemes: {
    'brick-for-jade': 'discard 1 card, draw 3',
    'muddy-waters': 'take 4 coins',
    'two-birds': 'draw 2 cards',
    'peach-garden': 'reveal 3, take a general',
    'take-the-sheep': 'wits: steal the gap in coins',
    'win-over': 'wits: guess a garrison',
    assassination: 'wits, pay X: kill a garrison',
    'borrowed-arrows': 'wits: steal 1 or 2 cards',
    'wait-at-ease': 'your garrison +3',
    'seize-the-king': 'wits, pay 8: take the city',
    'remove-firewood': 'wits: garrison −3',
    'empty-fort': 'wits: the attack goes home',
    'beauty-trap': 'wits: garrison counts as 3',
  },
}

/** Every line, by kind of card. */
export const effects = { lords, strategist, general, schemes, city, luoyang, glances }
