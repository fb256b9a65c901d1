// The front half of the rules of Record of the Three Kingdoms in English, its words, and what people ask.
import type { Guide } from '../../../common/guide/index.ts'

export const guide: Guide = {
  front: [
    {
      id: 'minute',
      title: 'In 60 seconds',
      body: `Gather cities. To build one you need its card, its price in coins, and a general from your hand to guard it. The guard lies face down: only you know whether it is Lü Bu or a coward.

Or attack another player’s city for the same price. Each side draws as many battle cards as its general is strong, keeps the best 3 and orders them in secret. Walls help the defender. The attacker must win 2 of 3 positions.

Each round you hire a hidden strategist: a clever one makes your schemes succeed, a simple one brings coins.

The first player to own the target number of cities scores 10 more, and the game ends with that round. The most points win.

**Your turn:** income; keep 1 card of 2; then, once each and in any order: build, play a scheme, attack.`,
    },
    {
      id: 'first',
      title: 'Your first game',
      body: `**Seats:** 3 or 4, basic rules. With 2 or 3 players a game has about 11 rounds, with 4 about 7, with 5 about 4. 4 is best: long enough for every lord, short enough that each city counts. Keep \`advanced\` (two decks; drawing from both costs 7 coins) for players who know the cards.

**Days:** if everybody looks in about four times a day, about 10 days with 2 players, 19 with 3, 13 with 4, 11 with 5; an evening at a live table.

**Five tips**
1. Coins first. In round 1 you have 3 coins (Cao Cao 曹操 4) and the cheapest city costs 4: an extra strategist delays your first city.
2. Cities are 13 of 70 cards. Keep every one you can pay for soon.
3. Medium and large cities pay from your next income on. Small ones pay nothing, except to Yuan Shao 袁紹.
4. Bluffing works: nobody knows that a guard is weak. Keep one strong general in hand to march with: a guard cannot be called back.
5. A revealed strategist stays revealed for the round. Count who can beat whom before you play a contest.

**Draft:** a city you can pay for, then a strong general, then Muddy the Waters 混水摸魚 and Wait at Ease 以逸待勞. **Long game** (2–3 players): Cao Cao’s coin a round. **Short game** (4–5): Yuan Shu 袁術, Dong Zhuo 董卓.

**Build or attack?** Building cannot fail. Attack when you have no city card you can pay for, when the rival is about to reach the target, or when the odds are above one half (topic \`odds\`): a city that falls is worth twice, since you gain what they lose.

**The toll of Luoyang 洛陽** pays 2 coins to take 1 from each opponent: −1, 0, +1, +2 with 2, 3, 4, 5 players. With 2 players it only hurts.`,
    },
    {
      id: 'example',
      title: 'A turn, played out',
      body: `Three players, round 4. Mei has 8 coins, Zhang Fei 張飛 (9), Xu Huang 徐晃 (6), Liao Hua 廖化 (4), Chaisang 柴桑 (price 4) and Muddy the Waters 混水摸魚 in hand.

1. **Income:** 1 coin, and 1 for her medium city. She has 10.
2. **Draw:** she sees Beihai 北海 (price 6) and Liu Shan 劉禪 (3), keeps Beihai.
3. **Scheme:** Muddy the Waters: 4 coins. She has 14.
4. **Build:** Beihai for 6 coins. Who guards it? Xu Huang: Zhang Fei should march, and a guard cannot be called back. She has 8.
5. **Attack:** she marches on Arjun’s Xinye 新野 (price 6, walls 2), Zhang Fei face down, no scheme. She has 2. Arjun may answer with a defence scheme; he has none.
6. **Reveal:** Zhang Fei 9 against Gan Ning 甘寧 6. Mei draws nine battle cards and keeps 21, 18, 12. Arjun draws six and keeps 20, 15, 9.
7. **Lines,** ordered in secret: Mei 12 · 21 · 18, Arjun 20 · 15 · 9.
   - Front 12 against 20 + 2: Arjun’s.
   - Middle 21 against 15 + 2: Mei’s.
   - Rear 18 against 9 + 2: Mei’s.
8. Two of three: **Xinye falls.** Zhang Fei goes home, Mei leaves Liao Hua there face down, Gan Ning returns to Arjun’s hand. If she had won all three, he would have been beheaded.
9. She ends her turn. When all have played, strategists pay and leave.

Mei has paid 6 coins either way; Arjun has lost 6 points and 1 coin a round.`,
    },
  ],
  back: [
    {
      id: 'odds',
      title: 'What an attack is worth',
      body: `The attacker’s chance to take the city, of 100 attacks, both lines ordered at random. Across: the strength of the garrison.

**Walls 1** (small city)
\`\`\`
attacker   3   5   7   9
   5      67  42  27  19
   7      78  56  40  29
   9      84  65  49  37
  10      86  68  53  41
\`\`\`
**Walls 2** (medium city, capital)
\`\`\`
   5      61  34  20  13
   7      72  47  30  20
   9      79  56  38  26
  10      81  59  42  29
\`\`\`
**Walls 3** (large city)
\`\`\`
   5      54  27  14   7
   7      67  38  22  12
   9      73  47  29  17
  10      75  50  32  19
\`\`\`
An unknown garrison is 6 or 7 on average. Wait at Ease 以逸待勞 is one column to the right and half another; Beauty Trap 美人計 is the first column.

**Order your line** as if one position were lost: put your lowest card where you expect their highest, and win the other two. Change your habit from battle to battle.

**Assassination 暗殺計:** each coin is 1 chance in 22. 6 coins: 27 of 100; 11 coins: 50.
**Win Them Over 攏絡之計:** a blind guess is right 1 time in 6 at best (strengths 5 to 8 have 4 generals each); the board keeps wrong guesses.`,
    },
    {
      id: 'words',
      title: 'Words',
      body: `- **Garrison**: the general beside a city. Face down until an attack or Assassination reveals it.
- **Wits**: a strategist’s number. **Contest**: both strategists are revealed; the player of the scheme needs the higher wits.
- **Strategist**: yours. When you defend, your own strategist counts, not the city’s.
- **Walls**: added to each of the defender’s three cards.
- **Position**: front, middle or rear.
- **Beheaded**: lost all three positions; the general is discarded.
- **Target**: 6 cities with 2 or 3 players, 4 with 4, 3 with 5. A city that you won over or conquered counts like one you built.
- **Once each**: one build, one general scheme, one attack, one toll, one lord’s power in a turn.`,
    },
    {
      id: 'rulings',
      title: 'Rulings: questions people ask',
      body: `**May I buy four extra draws when few strategists are left?** Never more than leaves one for the draw itself, and never more than you have coins. (R4)
**Do extra draws use up coins for building?** Yes, they are gone before your income. (R4)
**Seize the King 擒賊擒王: who guards the city then?** A general from your hand; the one who marched has gone home and may be it. Without any, the city is discarded. (R18, R29)
**Two schemes at one attack: whose contest comes first?** Seize the King, then Empty Fort 空城計, then the other attack scheme. A scheme that no longer matters is discarded without a contest.
**May I reinforce or exchange a garrison?** No. (R32)
**Is there a hand limit?** No. (R32)
**How many defence schemes may I play?** One for each attack, however many attacks there are. (R32)
**Take the Sheep 順手牽羊: the difference of what?** Of wits, as coins, as far as the victim has them. (R11)
**Is the round played out after somebody reaches the target?** Yes, and the 10 points stay even if a city falls. (R25)
**What if my guess with Win Them Over is wrong?** Only the number is known: not that. (R31)
**Can I call off an assassination?** Yes, after the battle card is seen; the coins are gone. (R31)
**A lady and Beauty Trap 美人計?** The contest is held, the trap does nothing. (R20)
**Equal scores?** The most coins win; if those are equal too, the victory is shared. (R26)
**What does everybody know?** Coins, hand sizes, extra strategists, cities, what is face up, wrong guesses. (R27)
**I have no scheme: am I still asked when attacked?** Yes, so that silence tells nothing. With an empty hand you are not asked. (R16)
**When is the toll of Luoyang 洛陽 barred?** In the round in which it was built, whoever holds it. (R7)`,
    },
  ],
}
