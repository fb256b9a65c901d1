// The rules of Dynasties of China in English, topic by topic.
import { ERAS, YEARS } from '../../cards/eras.ts'
import { spaces } from '../names/en.ts'
import { years } from '../years/en.ts'

const lines = (...all: readonly string[]): string => all.join('\n')

export const topics = [
  {
    id: 'overview',
    title: 'What it is about',
    body: lines(
      'Lords of different dynasties have fallen into the tunnel of Chinese time. A **marker** walks a track of 18 eras, from Xia and Shang to Qing, and round again. On your turn you play 1 card or draw 1. A dynasty card needs its own era or, unless the card forbids it, a Crossing; attack, Event and Question cards need no era.',
      '',
      'Everyone has four stats: **State** (0–18), **Grain** (0–9), **Attack** (0–9), **Defence** (0–9). A player whose State falls to 0 is out.',
      '',
      '**The aim.** The last player in the game wins. As walls grow, that is rare: after the chosen number of laps of the track (1, unless the lobby says otherwise) the highest State + Grain wins. The table may agree on another ending (topic `end`).',
      '',
      '**The cards.** 8 lords, 15 historical events, and one deck of 137 cards: 76 dynasty cards (33 persons, 27 policies, 8 armaments, 8 inventions) and 61 function cards (22 attacks, 22 Crossings, 8 Events, 9 Questions).',
      '',
      'Topics: `track`, `turn`, `cards`, `attack`, `persons`, `questions`, `end`, `house`, `hidden`. Lists: `lords`, `events`, `cards-early`, `cards-late`. Look up: `words`, `rulings`.',
    ),
  },
  {
    id: 'track',
    title: 'The track and its eras',
    body: lines(
      'The marker begins on the start space, which is not an era: in round 1 you attack, ask, play an Event, use a Crossing, or draw. It moves one space a round. After Qing it comes back to the start space, and a new lap begins.',
      '',
      ...ERAS.map((era) => `- ${spaces[era]}, ${years(YEARS[era])}`),
      '',
      'When the marker enters an era, the lord of that era gains 1 State and 1 Grain. Ji Fa of Zhou 姬發: Western Zhou, Spring and Autumn, Warring States. Liu Bang of Han 劉邦: Western and Eastern Han. The others: their own era.',
    ),
  },
  {
    id: 'turn',
    title: 'Rounds and turns',
    body: lines(
      '**Beginning.** Everyone draws a lord, takes its stats and 7 cards. Lords are not equal. The lord of the oldest dynasty begins (Zhou, Qin, Han, Tang, Song, Yuan, Ming, Qing). Turns go clockwise, which is the order of the list of seats; the next name on the list is your left neighbour.',
      '',
      '**On your turn, do one:** play a card (or two, if one is a Crossing) or draw a card. If you hold more than 12 cards, discard down to 12 immediately. When the deck is empty, the discard pile is shuffled into a new one. If you can neither play nor draw, you pass; nobody else may.',
      '',
      '**Grain 0.** If you have 0 Grain at the start of your turn, you lose 1 State. Skipped turns do not count.',
      '',
      '**The round ends** when every player in the game has had their turn. The marker moves on one space, and the same player begins again. When the marker enters an era, its lord gains first; then persons who wait for that era take effect.',
      '',
      '**Event card.** Draw a historical event. If the marker stands elsewhere it jumps to the event’s era, which counts as entering; then the event takes effect on you. A new round starts; this turn counts as your turn in it, and you are first player from now on. Six of the fifteen events hurt whoever draws them.',
    ),
  },
  {
    id: 'cards',
    title: 'Playing cards',
    body: lines(
      '**Dynasty cards** are played while the marker stands in their era, or with a **Crossing** 穿越 in any other, except where the card forbids it. The Crossing is spent. A card of several eras fits all of them, both ends included.',
      '',
      '**Limits.** Raises stop at the upper limit. You cannot play a card that would take any of your stats below 0, nor play it on an opponent whose stat it would take below 0. Historical events and persons who wait are compulsory: they stop at 0. What you cannot play now is not in your menu.',
      '',
      '**Opponents.** “An opponent” is one of your choice; with the lobby option, every opponent who can be hit. “All opponents” means all who can be hit; there must be at least one. What one card does to several players is done to all of them before the game ends.',
      '',
      '**Lasting effects** end when the player of the card has had that many more turns; skipped turns count. **Truce** (Wang Zhaojun 王昭君, Foreign Envoys 外國使節): the two cannot play cards on each other. **Peace** (Peace for Annual Tribute 歲幣換和平): nobody can play a card on that player, and they cannot attack. Turns to be skipped add up.',
      '',
      'Cards taken from a hand are random and unseen; only the two players concerned learn which.',
    ),
  },
  {
    id: 'attack',
    title: 'Attacks',
    body: lines(
      'An attack succeeds if your Attack is at least the target’s Defence. Raid: State −1; Assault: −2; Siege: −3. Some persons attack with a bonus, or all opponents at once. What a success costs, it costs the target.',
      '',
      'You may attack in vain; the card is spent. No attack may take a stat below 0: against State 2 a Siege cannot be played, so the last blow must fit.',
      '',
      'Mo Di 墨翟 and Qi Jiguang 戚繼光 cancel an attack on their holder: in their own era without a Crossing, in any other with one. Every player who would be hit and holds cards is asked, whatever they hold. Answering is not a turn.',
      '',
      'Huo Guang 霍光 makes a Defence count as 0 for comparing only.',
    ),
  },
  {
    id: 'persons',
    title: 'Persons you must reveal',
    body: lines(
      'Xiang Yu 項羽, Xiao Yan 蕭衍, Shi Jingtang 石敬塘 and Puyi 溥儀 are revealed as soon as you get them and stay in front of you, outside your hand. When the marker next enters their era they take effect by themselves and are discarded.',
      '- Xiang Yu: you lose 5 State, Liu Bang’s player gains 5. If that is you, nothing changes.',
      '- Xiao Yan: lose 5 State (if you have 5), or skip 3 turns.',
      '- Shi Jingtang: lose 4 State and 2 Attack, and give each opponent a card.',
      '- Puyi: reveal your hand; each opponent takes a card from it.',
      '',
      '**Test of honesty** (option): you may hide them. You are found out when another player sees or takes the card, when it is discarded, or when its era comes: you lose 15 State, and the card is discarded.',
    ),
  },
  {
    id: 'questions',
    title: 'Questions',
    body: lines(
      'A Question card asks an opponent whose four stats are all above 0. They get four answers to choose from, of which one is right. A wrong answer, or none in time, costs them 1 of each stat.',
      '',
      'Questions come from a bank of 252, 14 for each era, in three difficulties; by option only of one difficulty, or only of the marker’s era. The right answer and a line about it are told afterwards. Answers change their order from game to game.',
      '',
      'With typed questions the asker types one, the target types an answer and the asker judges. If it is not accepted, the target may ask the next player clockwise; the three decide by majority. Typing “—” takes a question from the bank instead, or gives up an answer. Computer players always ask from the bank.',
    ),
  },
  {
    id: 'end',
    title: 'The end',
    body: lines(
      '- **Last player left** (the usual way): the last player in the game wins.',
      '- **First player out**: the game ends when a player is out.',
      '- **Dynasty cards used up**: a dynasty card that is played or discarded leaves the game. The game ends when all of them (76, and any custom ones) have left, or after a round in which everybody had to pass.',
      '- **Fixed number of rounds**: the game ends after that round. An Event in it begins it anew, once; it stays the last.',
      '',
      'If several players are left, the highest State + Grain wins; ties are shared. Unless the number of rounds is fixed, a game is also scored this way after the chosen number of laps of the track, but not before it has lasted 12 rounds for each lap: a jump by an Event cannot end it early. With no limit on laps a game ends only as the ending says, as in the printed rules. Every game ends when one player is left.',
      '',
      '**How long.** 8 of 10 games of 5 players take 12–41 rounds for 1 lap of the track, 24–66 for 2, 43–78 for 3, 68–108 for 5; 11–32 where the first player out ends a game of 1 lap; 114–255 until the last player is left, without a limit on laps. An Event can make a lap short, or begin another round. Players decide about 5 times a round.',
    ),
  },
  {
    id: 'hidden',
    title: 'Who knows what',
    body: lines(
      '**Everyone sees**: lords, stats, the number of cards in each hand, persons who wait for their era, what lasts and for how long, the discard pile, used events, and the sizes of the decks.',
      '',
      '**You alone see**: your hand, and a question of the bank that you are asked, until you have answered it.',
      '',
      '**Two players know** a card that was taken from a hand or given away, as long as no other card leaves that hand unseen. Wu Zetian’s player has seen a whole hand.',
      '',
      'You choose the target of your card before you play it. Until you confirm you may go back, and no other player sees it.',
    ),
  },
  {
    id: 'house',
    title: 'Custom cards and questions',
    body: lines(
      'The box has 8 blank cards. Those who manage a server may make up to 8 cards (lords, historical events, dynasty cards and attack cards, built from the same effects as the printed ones) and up to 25 questions with `/server custom`, by forms or from a file, and try them in a private game. The host of a table adds them under **Options**, or attaches a JSON file to `/game new` as `file:`. I name line and reason of what is wrong with a file.',
      '',
      'Custom questions are asked before those of the bank, each once, where level and era fit. Who wrote them knows the answers; computer players do not.',
      '',
      'Cards in a file:',
      '```json',
      '[{ "kind": "dynasty", "name": "Tea", "type": "invention",',
      '   "from": "tang", "to": "song",',
      '   "effects": [{ "do": "self", "change": { "grain": 2 } }] },',
      ' { "kind": "attack", "name": "Night raid", "loss": 2 }]',
      '```',
    ),
  },
]
