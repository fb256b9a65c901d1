// What the first game of Storm over the Three Kingdoms says in English.
import type { LessonWords } from '../../../common/title.ts'

export const lesson: LessonWords = {
  opening:
    'Two players, four corners. The first with 15 prestige wins; a player who loses the capital is out. You take one city and attack another. Each step takes what it recommends, since the next one builds on it; the last one is your choice.',
  steps: {
    capital:
      'You begin. Usually you may take any corner; in this lesson take Chengdu 成都 in the south-west. It has Jian’an 建安 beside it, and two small cities that nobody holds within two marches: Hanzhong and Changsha. The other player takes the opposite corner. Your armies then stand in the usual places.',
    plan: 'Each of your units may march once. What you choose is a plan: only you see it, and in a game you may change it until you attack, recruit or end the turn. Begin with Foot 2 in Jian’an; it is the nearest to Hanzhong 漢中.',
    where:
      'Foot marches two spaces. A small empty city is taken by foot or archers that come to its gate. This space is on the road to Hanzhong, which you reach next turn. Jian’an stays yours: an empty city is lost only when an enemy enters it.',
    second:
      'Foot 3 stands at a gate of Chengdu; Foot 1 is inside and stays there: the capital must never stand empty. Send Foot 3 towards Xiangyang 襄陽, one of the three great cities.',
    archers:
      'Archers shoot two spaces far and defend worst, so they follow behind. Bring them out of the gate; they will be within range of Xiangyang next turn.',
    end: 'Nobody is in reach and you hold no cards yet. Ending the turn carries out the plan, and now everybody sees it; then you refill your hand to 3. Cards that you have just drawn cannot be used in the turn in which you draw them.',
    again:
      'Round 2. You hold Fire, Raid Supplies and Rest. First the small city: Foot 2 is two spaces from Hanzhong.',
    city: 'Hanzhong is empty and level 1: no dice. Go in: 1 prestige, 1 card. A unit inside uses the level of the city instead of its own values. The road connects it to your capital; prestige that is cut off does not count.',
    gate: 'Xiangyang is empty too, but level 3: it defends itself with a die and its level. Your archers will shoot from two spaces away and do not go in; foot or archers at a gate do. March Foot 3 to its gate: without it, a victory would not take the city.',
    'in-range': 'Now the archers, to two spaces from Xiangyang. Foot 3 waits at the gate to go in.',
    attack:
      'Now attack. You will see the odds before anything is carried out; in a game you may still turn back then.',
    card: 'One die +1 against one die +3: you win 17 of 100. Fire 火攻 adds 1, and the level of the city does not count: the same attack wins 72 of 100. Use cards where they change the odds a lot.',
    fight:
      'Win 72, tie 11, lose 17. Losing by 1 the archers step back, routed; losing by 2 they are gone. 72% is not a promise. Confirm: your marches are carried out with it.',
    recruit:
      'Losing brings rage; 3 rage buy an extra die later. Now recruit: 1 card, 1 army, placed in or at your cities. In the first turns armies are worth more than most cards; keep what changes a fight. Here the lesson ends, so choose what you like.',
  },
  learnt: `- A march is a plan that only you see, until you attack, recruit or end the turn.
- Empty small cities need no dice: foot or archers at a gate take them.
- Cavalry, generals and archers two spaces away do not go into a city that they beat; foot or archers at a gate do.
- The panel shows the odds before you commit. Attack above one half.
- Cards change odds; the panel shows the odds. Use cards where they change the odds a lot.
- A routed army cannot march, attack or help until its owner’s next turn has passed.
- Defending, you may answer with a card and with a last stand (3 rage: 1 extra die); generals’ abilities cost 1 or 2 rage.
- A city that is cut off from your capital gives no prestige.
- Never leave the capital without a garrison: losing it ends your game.
- Cards are armies: 1 card, 1 army.
- 15 prestige wins (14 with three players, 20 with an ally).`,
  hints: {
    'ask-capital': 'Look for the empty small cities within two marches.',
    'ask-turn':
      'Marches are a plan until you attack, recruit or end the turn. Never leave the capital empty.',
    'ask-march': 'Foot and archers take a small empty city by stopping at its gate.',
    'ask-declare': 'These are the exact odds. A second unit of the same type in reach is a second die.',
    'ask-declare-empty': 'These are the exact odds. A second unit of the same type in reach is a second die.',
    'ask-recruit': '1 card, 1 army. Keep the cards that change a fight.',
  },
}
