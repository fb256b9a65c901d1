// The pages of /rules in English.
import type { Topic } from '../../../common/title.ts'
import { effects } from '../effects/en.ts'
import { cardLines, generalLines } from '../lists/lists.ts'
import { names } from '../names/en.ts'

export const topics: readonly Topic[] = [
  {
    id: 'overview',
    title: 'Overview',
    body: `Take cities, hold them, and be the first to reach the target: **15** prestige with 2 players, **14** with 3, **20** for a team of two (2 against 2). A player who loses their capital is out immediately. After the last round the highest prestige wins.

A city is worth its level: capitals 2, the three great cities 3, the others 1. A city counts only while ordinary roads connect it to your capital with no enemy on the way.

**A turn**
1. and 2. *March, cards and attacks* in any order.
3. *Recruit.*
4. *Refill* your hand: to 3 cards at prestige 4 or less, 4 at 5–9, 5 at 10–14, 6 from 15 on. If you hold more, discard down to that number.

The other topics: \`setup\`, \`turn\`, \`march\`, \`fight\`, \`cities\`, \`generals\`, \`recruit\`, \`cards\`, and who may know what: \`hidden\`. Cards drawn in a turn cannot be played in it. Places have codes as on the map: a letter for the column, a number for the row.`,
  },
  {
    id: 'setup',
    title: 'Before the first round',
    body: `The dice decide who plays first; turns go clockwise.

**Corners.** Each corner has its lord, capital, second city and armies:
- Shu 蜀: Liu Bei 劉備, Chengdu 成都 and Jian’an 建安; 3 foot, 1 archers
- Wei 魏: Cao Cao 曹操, Xiangping 襄平 and Beiping 北平; 3 foot, 1 archers
- Wu 吳: Sun Quan 孫權, Jianye 建業 and Wu 吳; 1 foot, 3 archers
- Qun 群: Ma Teng 馬騰, Xijing 西京 and Jieting 街亭; 1 cavalry, 2 foot, 1 archers

2 players: the first chooses a corner, the other gets the opposite one. 3 players: the first chooses Chengdu or Jianye, between two others; of those the next by dice chooses, and the last takes what is left. 4 players: lords are drawn; Shu and Wei are allies, and so are Wu and Qun.

**You begin with** 3 prestige, your lord, no rage, and this many cards in turn order: 2 players 0, 3; 3 players 4, 3, 3; 4 players 0, 3, 3, 4.

**Armies** stand in the usual places: one in each city, the others and the lord at two gates of the capital. You may move them before you confirm; each of your cities needs an army inside. Everybody sees it.

Options of the lobby: a third city, lords at random, any capital, who the allies are.`,
  },
  {
    id: 'hidden',
    title: 'Who may know what',
    body: `**Only you** see your hand, and what you plan before you carry it out: marches, cards, recruits.

**Two players** see a card that one gives the other for a refused duel.

**Everybody** sees the board, prestige, rage, armies, generals and their stamina, captives, how many cards each player holds, the discards, every card as it is played or paid, and every die.

**Nobody** sees the deck, except the top 3 cards for a player who uses Zhuge Liang 諸葛亮.

The odds that your panel shows come from what everybody can see, and from your own cards.`,
  },
  {
    id: 'turn',
    title: 'Planning a turn',
    body: `Your march is a plan that only you can see. Choose a unit, then where it goes; you may change or undo this as often as you like. The plan is carried out, and everyone sees it, with your first attack, when you play Raid Supplies 劫糧 or use Han Sui 韓遂 or Gan Ning 甘寧, or when you recruit or end the turn. Units that have not moved may still march after an attack.

You confirm each attack separately: choose the unit, the target (with the odds), then a card, a last stand, an ability or a duel, if you like.

Recruits are a plan too, with one confirmation. Only the die for persuading a captive is rolled immediately.

A plan is carried out step by step, and the game may end in the middle of it. Before you confirm, you are told if another player wins by it, or if an ally, or nobody, gets the city that you attack.`,
  },
  {
    id: 'march',
    title: 'Marching',
    body: `\`\`\`
          attack defence moves range
Cavalry     +1      0      3     1
Foot         0     +1      2     1
Archers     +1     −1      2     2
\`\`\`

A space holds 2 units. Units may pass friends but not enemies. Each unit may march once and then attack; after its attack it cannot march.

The owner of a city and the owner’s ally may move between its gates. A city holds as many units inside as its level; no cavalry, and generals only in their own capital.

**Sea and mountain** links use up the whole move; cavalry cannot use them. Any other unit that has not marched may attack across one, but only at range 1.

**Empty small cities** (level 1) are taken by foot or archers that come to a gate; they go in, or stay at the gate. For every city you take you draw 1 card, and its former owner gains rage equal to twice its level.`,
  },
  {
    id: 'fight',
    title: 'Fighting',
    body: `Both sides roll a die and add their values. With several dice the best one counts, +1 for a pair, +2 for three alike; 3 dice at most.

- **Joint attack**: 1 extra die for each other army of the attacker’s type, own or allied, that reaches the target.
- **Joint defence**: 1 extra die for each other unit, own or allied, that reaches the attacked one.
- **Encirclement**: −1 for each direction beyond the first from which enemies outside cities threaten.
- **Fatigue**: −1 for each earlier fight in this turn, outside cities.
- **In a city** its level replaces the unit’s own values.

On a tie the attacker goes back. Lose by 1: one space back, routed, 1 rage for the owner. Lose by 2 or more: destroyed, 2 rage for the owner. A routed army cannot march, attack or help, and is destroyed without dice if it is attacked; it recovers after its owner’s next marches and attacks.

The winner of a fight at range 1 moves into the space. If a second enemy is there, it must be fought immediately. Archers two spaces away stay where they are.

A unit that is attacked for the third time in a turn (or later) may **withdraw** before the dice: one space back, routed (a general: −1 stamina), 1 rage for its owner.`,
  },
  {
    id: 'cities',
    title: 'Cities',
    body: `In attack and defence a city’s level takes the place of its garrison’s own values. All units of the garrison must be beaten, one by one; a unit that loses by 1 goes out to a free gate. An empty city of level 2 or 3 rolls 1 die and adds its level.

A garrison that wins a fight at range 1 outside the city moves out, and the city may be left empty. It stays yours until an enemy enters it.

Generals, cavalry and archers at range 2 can defeat a city but do not occupy it: foot or archers at a gate go in. A general can attack a city only while foot or archers of its side are at a gate.

With 2 or 3 players, the capitals that nobody chose cannot be taken; units may only go to their gates.

**Supply**: you cannot place units in a city that is cut off, and its prestige does not count until it is connected again. You cannot place units at a gate within an enemy’s range either. Neither applies to the capital.`,
  },
  {
    id: 'generals',
    title: 'Generals',
    body: `Generals have stamina, attack and defence. General against general: each loses as much stamina as the other’s attack exceeds its own defence; the one that loses more steps back. Against an army a general loses as much stamina as the difference it lost by. At 0 stamina a general is **captured** and a lord slain: its owner gains 2 rage, and the winner draws a card.

**Duel**: a general may challenge another in range, once per turn. Each rolls twice and keeps the higher; no other unit helps. Refusing costs 2 rage; without 2 rage, a random card; without a card, a step back.

You may have 2 generals at most, the lord included. A general of your own faction costs 2 cards. A captive of your own faction is free; another costs 1 card and a die roll that must succeed. Whoever does not join you in your next recruit step goes free. A slain lord returns for 1 card and 5 rage. Some abilities cost rage; each of them works once in each player’s turn.

**The twelve**
${generalLines(names, effects)}`,
  },
  {
    id: 'recruit',
    title: 'Recruiting and rage',
    body: `Each army costs 1 card. You may have at most your prestige + 4 armies (+ 5 with 2 players), and no more than your 21 pieces. They are placed in or at your cities; a garrison may go out to the gate while the new army goes in.

You gain **rage** (24 in all) from losses: 1 for an army pushed back, 2 for an army destroyed or a general lost, twice its level for a city. **Last stand** 背水: 3 rage for 1 extra die, once per fight.

Two against two: if your ally’s capital falls, you get their hand and rage, and may take their generals into service.

Three players: if a player has at least 10 prestige, and at least as much as both others together, the other two are allied for that turn.`,
  },
  {
    id: 'cards',
    title: 'The 36 cards',
    body: `Every card may be played for its effect, or paid for an army, a general or a persuasion. One card each side in a fight; a card drawn in this turn cannot be played in it.

${cardLines(names, effects)}`,
  },
]
