// The rules of Dynasties of China in English, topic by topic.

const lines = (...all: readonly string[]): string => all.join('\n')

export const topics = [
  {
    id: 'overview',
    title: 'What it is about',
    body: lines(
      'Lords of different dynasties have fallen into the tunnel of Chinese time. A **marker** walks a track of 18 eras, from Xia and Shang to Qing and round again; you play cards of the era where it stands, and try to outlast the others.',
      '',
      'Everyone has four stats: **state** (0–18), **grain** (0–9), **attack** (0–9), **defence** (0–9). Whose state falls to 0 is out. The last one left wins, unless the table has agreed on another ending (topic `end`).',
      '',
      '**The cards.** 8 lords, 15 historical events, and one pile of 137 cards: 76 dynasty cards (persons, policies, armaments, inventions) and 61 function cards (22 attacks, 22 crossings, 8 events, 9 questions).',
      '',
      'Topics: `turn`, `cards`, `attack`, `persons`, `questions`, `end`, `house`.',
    ),
  },
  {
    id: 'turn',
    title: 'Rounds and turns',
    body: lines(
      '**Beginning.** Everyone draws a lord, takes its stats and 7 cards. The lord of the oldest dynasty begins (Zhou, Qin, Han, Tang, Song, Yuan, Ming, Qing).',
      '',
      '**A turn** is one of two: play a card (with a crossing card: two), or draw a card. 12 cards are the limit; whoever has more discards at once. When the draw pile is empty the discards are shuffled. If neither is possible the turn passes.',
      '',
      '**Grain at 0**: before each action of your own, state −1, until there is grain again.',
      '',
      '**The round ends** when everyone alive has acted. The marker moves on one space; the same player begins again. After Qing comes the start space, which is no era.',
      '',
      '**When the marker enters an era**, the lord of that era gains state +1 and grain +1 (Zhou: Western Zhou, Spring and Autumn, Warring States; Han: Western and Eastern Han). Then persons who wait for the era work.',
      '',
      '**Event card.** Draw a historical event. If the marker stands elsewhere it jumps to the event’s era, which counts as entering; then the event works on you. A new round begins in which this was your turn, and you are first from now on.',
    ),
  },
  {
    id: 'cards',
    title: 'Playing cards',
    body: lines(
      '**Dynasty cards** are played while the marker stands in their era, or with a **crossing card** 穿越 in any other, except where the card forbids it. A card of several eras fits all of them, both ends included.',
      '',
      '**Limits.** Raises stop at the upper limit. A card that would push any stat below 0 can’t be played: not by you if it is yours, not at an opponent if it is theirs. Historical events and persons who wait are forced: they stop at 0.',
      '',
      '**Opponents.** “An opponent” is one of your choice; with the option, every one who can be hit. “All” means all who can be hit, and at least one must be.',
      '',
      '**Lasting effects** of N rounds end when the player of the card has had N more turns. During a truce the two play no card at each other. Who pays annual tribute has no card played at them, and attacks nobody. Skipped turns add up.',
      '',
      'Cards taken out of a hand are taken at random and unseen; only the two concerned learn which.',
    ),
  },
  {
    id: 'attack',
    title: 'Attacks',
    body: lines(
      'An attack succeeds if your attack is at least the target’s defence. Attack: state −1, assault −2, siege −3. Some persons attack with a bonus, or all opponents at once.',
      '',
      'Mo Di 墨翟 and Qi Jiguang 戚繼光 cancel an attack on their holder: in their own era alone, elsewhere with a crossing card. Whoever would be hit and holds cards is asked, whatever they hold. Answering is not a turn.',
      '',
      'Huo Guang 霍光 makes a defence count as 0 for the comparison only.',
    ),
  },
  {
    id: 'persons',
    title: 'Persons who must be shown',
    body: lines(
      'Xiang Yu 項羽, Xiao Yan 蕭衍, Shi Jingtang 石敬塘 and Puyi 溥儀 are shown as soon as you get them and lie before you, outside your hand. When the marker next enters their era they work by themselves and are discarded.',
      '- Xiang Yu: your state −5, the state of Liu Bang’s player +5. If that is you, nothing changes.',
      '- Xiao Yan: state −5 (if you have 5), or sit out 3 turns.',
      '- Shi Jingtang: state −4, attack −2, and a card to every opponent.',
      '- Puyi: your hand lies open and every opponent takes a card of it.',
      '',
      '**Test of honesty** (option): you may hide them. It is found out when another player sees or takes the card, when it is discarded, or when its era comes: state −15, and the card is discarded.',
    ),
  },
  {
    id: 'questions',
    title: 'Questions',
    body: lines(
      'A question card puts a question to an opponent whose four stats are all above 0. A wrong answer, or none in time, costs 1 of each stat.',
      '',
      'Questions come from a bank of 252, 14 for each era, in three difficulties; by option only of one difficulty, or only of the marker’s era. The right answer and a line about it are shown afterwards.',
      '',
      'With typed questions the asker types one, the target types an answer and the asker judges. If it is not accepted, the target may call the next player clockwise; of the three the majority counts.',
    ),
  },
  {
    id: 'end',
    title: 'The end',
    body: lines(
      '- **One left** (the usual way): the last one with a state wins.',
      '- **The first fall**: the game ends when somebody is out.',
      '- **All dynasty cards gone**: a dynasty card that is played or discarded leaves the game. It ends when all 76 have, or after a round in which everybody had to pass.',
      '- **A set number of rounds**: it ends after that round.',
      '',
      'Where several are left, the highest state + grain wins; ties are shared. Any game is scored so after the chosen number of laps of the track, and any game ends when one is left.',
    ),
  },
  {
    id: 'house',
    title: 'House cards',
    body: lines(
      'The box has 8 blank cards. The host may add up to 8 cards of their own as a JSON list, attached to `/game new` as `file:`: lords, historical events, dynasty cards and attack cards, built from the same effects as the printed ones. The list is checked, and its first fault is named.',
      '```json',
      '[{ "kind": "dynasty", "name": "Tea", "type": "invention",',
      '   "from": "tang", "to": "song",',
      '   "effects": [{ "do": "self", "change": { "grain": 2 } }] },',
      ' { "kind": "attack", "name": "Night raid", "loss": 2 }]',
      '```',
    ),
  },
]
