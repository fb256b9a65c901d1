// What each card does, in one line of at most 100 characters, in English.

/** The lords' powers. */
const lords = {
  'cao-cao': "Heaven's mandate: your income is 1 coin higher every round.",
  'liu-bei': 'Men of one heart: once per game, in your action, draw 3 cards.',
  'sun-quan': 'Lie of the land: each of your cities has 1 wall more.',
  'yuan-shu': 'Self-made emperor: once per game, in your action, take 2 coins from every other player.',
  'yuan-shao': 'Good government: each of your small cities pays 2 coins of tax.',
  'dong-zhuo': 'The tyrant descends: your attacks cost 3 coins less (never below 0).',
  'zhang-jue': 'The yellow sky rises: your generals have strength +2 when they attack.',
  'ma-teng': 'Loyal and fierce: your generals have strength +2 when they defend.',
}

/** A strategist: wits in contests, coins at the end of the round. */
const strategist = (wits: number, coins: number): string =>
  `Wits ${wits}. Brings ${coins} ${coins === 1 ? 'coin' : 'coins'} when the round ends.`

/** A general. */
const general = (strength: number, lady: boolean): string =>
  `Strength ${strength}${lady ? '; a lady, so Beauty Trap 美人計 has no hold on her' : ''}.`

/** The schemes. */
const schemes = {
  'brick-for-jade': 'In your action: discard another card from your hand and draw 3.',
  'muddy-waters': 'In your action: take 4 coins from the bank.',
  'two-birds': 'In your action: draw 2 cards.',
  'peach-garden': 'In your action: turn up 3 cards; you may take one general; the rest are shuffled back.',
  'take-the-sheep': 'In your action, contest of wits: steal 1 coin for each point your wits are higher.',
  'win-over': 'In your action, contest of wits: guess a hidden garrison’s strength to gain city and general.',
  assassination:
    'In your action, contest of wits: pay X; a battle card up to X kills a garrison; the city is yours.',
  'borrowed-arrows':
    'In your action, contest of wits: steal a random card; 2 if your wits are higher by 3 or more.',
  'wait-at-ease': 'When you are attacked: your garrison has strength +3.',
  'seize-the-king':
    'When you attack, 8 coins more, contest of wits: the garrison dies and the city is yours.',
  'remove-firewood': 'When you attack, contest of wits: the garrison has strength −3.',
  'empty-fort': 'When you are attacked, contest of wits: the attacker goes home without a battle.',
  'beauty-trap': 'When you attack, contest of wits: the garrison has strength 3, unless it is a lady.',
}

const SIZES = { small: 'Small city', medium: 'Medium city', large: 'Large city', capital: 'Capital' }

/** A city without a power of its own. */
const city = (
  size: keyof typeof SIZES,
  { price, walls, tax, points }: { price: number; walls: number; tax: number; points: number },
): string => `${SIZES[size]}: price ${price}, walls ${walls}, tax ${tax}, ${points} points.`

/** The capital. */
const luoyang: string =
  'Capital: price 12, walls 2, 12 points. After its first round: pay 2, take 1 from every other player.'

/** Every line, by kind of card. */
export const effects = { lords, strategist, general, schemes, city, luoyang }
