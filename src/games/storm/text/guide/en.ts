// The front half of the rules of Storm over the Three Kingdoms in English, its tables and words, and what people ask.
import type { Guide } from '../../../common/guide/index.ts'

export const guide: Guide = {
  front: [
    {
      id: 'minute',
      title: 'In 60 seconds',
      body: `You hold one corner of China: a capital, a second city, a few armies and a lord. Take cities, hold them, and be the first to reach 15 prestige (14 with three players, 20 together with an ally). Whoever loses the capital is out.

On your turn each of your units may march once and then attack; units act in any order. Your marches are a plan that nobody sees until the first attack.

Both sides roll a die and add their values. Every other army of the same type in reach adds a die to the attack (3 at most); the best die counts. An army that loses by 1 steps back, routed; one that loses by 2 or more is destroyed. Inside a city its level replaces the units’ values.

Then recruit: 1 card, 1 army. Then refill your hand. Losses bring **rage**, which buys generals’ abilities and a last stand when it matters.`,
    },
    {
      id: 'first',
      title: 'Your first game',
      body: `**Players:** 2, no options. 3 is a game of balance, 4 are two against two.

**Length:** with 2 players 11 rounds in the median, 20 in nine of ten games; the lobby’s limit is 30. If everybody looks in about four times a day: about 8 days with 2 players, 15 with 3, 22 with 4. Live: 6 hours with 2, 11 with 3, 27 with 4; spread them over several evenings.

**Five tips**
1. First the empty cities. A level 1 city is taken by foot or archers that come to its gate, without dice; each brings 1 prestige and 1 card.
2. Attack in numbers. A second unit of the same type in reach is a second die: foot against foot goes from 28 to 44 of 100.
3. Never leave the capital without a garrison: losing it ends your game.
4. Archers attack from two spaces away and need not advance; but they defend worst. Put foot before them.
5. Cards are armies. 3 cards are 3 armies or 3 effects; in the first turns armies are worth more.

**Attack or wait?** Attack where the panel shows more than one half, or where the target, once gone, opens a city. On a tie only the attacker goes back. Each further fight in your turn costs the unit 1 (fatigue), so the best attack comes first.`,
    },
    {
      id: 'example',
      title: 'A turn, played out',
      body: `Two players. Mei (Shu 蜀) attacks out of Chengdu 成都. Two of her foot stand at the gate, archers one space behind; Arjun’s single foot stands on the road ahead.

1. **Plan.** She marches the archers to within two spaces of the target, and the second foot beside the first. Nobody sees this yet. She could undo it.
2. **Attack.** She chooses the first foot and the target. The panel shows the odds **before** she commits: foot against foot, 2 dice: destroys 29, pushes back 15, tie 17, pushed back 16, destroyed 23.
3. She would rather shoot first: **archers** against foot have 1 die, +1 against +1: 28 to destroy, and from two spaces they stay where they are. She confirms. Her plan is carried out and everybody sees it.
4. Archers 5 + 1 = 6, foot 4 + 1 = 5. **By 1:** the foot steps back one space and is **routed**. Arjun gains 1 rage.
5. **Second attack.** A routed army falls without dice. Her first foot has not moved yet, marches up and attacks it: gone, and the foot moves into the space. Arjun gains 2 more rage.
6. **Recruit.** 2 cards, 2 armies: one foot in Chengdu, one at its gate.
7. **Refill** to 3 cards (prestige 3). They cannot be used in this turn.`,
    },
  ],
  back: [
    {
      id: 'odds',
      title: 'What an attack is worth',
      body: `Of 100 attacks, without cards: how many **win** (destroy + push back), tie, and lose.
\`\`\`
attacker     target        win tie lose
cavalry   →  cavalry        58  14  28
cavalry   →  foot           42  17  42
cavalry   →  archers        72  11  17
foot      →  cavalry        42  17  42
foot      →  foot           28  14  58
foot      →  archers        58  14  28
archers   →  cavalry        58  14  28
archers   →  foot           42  17  42
archers   →  archers        72  11  17
2 foot    →  foot           44  17  39
3 foot    →  foot           57  17  26
\`\`\`
**Cities**
\`\`\`
attack → city            gates win tie lose
1 foot → empty level 2       1  17  11  72
2 foot → empty level 2       2  44  17  39
2 foot → empty level 3       2  29  15  56
3 archers → empty level 3    3  74  14  12
2 foot → level 1, 1 unit     1  44  17  39
2 archers → level 1, 1 unit  1  61  16  23
3 foot → capital, 1 unit     2  57  17  26
3 foot → capital, 2 units    2  33  22  45
\`\`\`
From different gates they encircle: −1 for each direction beyond the first, which these odds count already. Last stand 背水 (3 rage) is one die more.

Your panel shows the exact odds of every attack before you commit.`,
    },
    {
      id: 'words',
      title: 'Tables and words',
      body: `**Armies**
\`\`\`
          attack defence moves range
cavalry     +1      0      3     1
foot         0     +1      2     1
archers     +1     −1      2     2
\`\`\`
**Sides:** Shu 蜀 south-west, Wei 魏 north-east, Wu 吳 south-east, Qun 群 north-west. Capitals are level 2; 3 great cities level 3; the others 1.

**Dice:** the best counts; +1 for a pair, +2 for three alike; 3 at most.

- **Prestige**: levels of your connected cities. **Supply**: a road to your capital without enemies.
- **Joint attack, joint defence**: one more die for each unit that reaches (attack: of the same type).
- **Encirclement**: −1 for each direction beyond the first from which enemies outside cities threaten.
- **Fatigue**: −1 for each earlier fight in this turn, outside cities.
- **Routed**: stepped back; cannot march, attack or help; falls without dice if attacked; recovers after its owner’s next marches and attacks.
- **Rage**: paid to the player who loses; buys generals’ abilities (1 or 2), a last stand (3), a refused duel (2), a slain lord (5).
- **Duel**: general against general; two rolls each, the higher counts.
- **Gate**: the half circle at a city. **Inside**: as many units as the level, no cavalry.
- **Withdraw**: a unit attacked for the third time in a turn, or later, may go before the dice: one space back, routed (a general: −1 stamina), 1 rage for its owner.`,
    },
    {
      id: 'rulings',
      title: 'Rulings: questions people ask',
      body: `**What does a tie do?** The attacker goes back to where it came from; nobody is hurt. (R14)
**Where does a routed unit step?** Not toward the attacker, nearest its own capital; with no space it is removed. (R15, R59)
**Can I see other players’ plans?** No, only what is carried out.
**May a unit march after it attacked?** No. March, then attack, once each. (R6, R8)
**Do archers two spaces away have to advance?** No, and they cannot be forced into a second fight. (R16)
**Two units in one space?** The winner of a fight at range 1 must fight the second at once. (R17)
**Who may take a city?** Foot and archers. Where cavalry, generals or archers two spaces away beat the city, foot or archers at a gate go in. (R39)
**Is an empty city still mine?** Until an enemy enters it. (R27)
**Are small empty cities taken by passing?** No, a unit has to stop at the gate. (R55)
**Can drawn cards be used at once?** No, but you may discard them. (R5)
**How many cards and stands in a fight?** One card and one last stand each side; the attacker declares first. (R62)
**How does a captive change sides?** In the recruit step: own faction free; others 1 card and a roll of at least 4, 5 or 6, as the general needs. (R23)
**What does being cut off mean?** The city gives no prestige and you cannot recruit there; units may still walk in. (R28)
**How many armies may I have?** Your prestige + 4 (+ 5 with two players), and no more than 21 pieces. (R30)
**Three players: when do the others ally?** When the leader has at least 10 prestige and at least as much as the other two together. (R33)
**A tie after the last round?** Prestige, then prestige with cities that are cut off, armies, rage; then the later seat in turn order. (R72)
**What if my time runs out?** Your turn ends; nothing planned was done. (R77)`,
    },
  ],
}
