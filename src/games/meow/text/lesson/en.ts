// What the first game of Meow Wars says in English.
import type { LessonWords } from '../../../common/title.ts'

export const lesson: LessonWords = {
  opening:
    'Two players, three battles that pay 2, 4 and 6 fish; most fish win. You have 5 fish and five cats. Each step takes what it recommends, since the next one builds on it; the last one is your choice.',
  steps: {
    visit:
      'A visit costs 1 fish, which is 1 point, and this battle pays only 2. You hold two Shu, two Wu, two foot and two wits: four bonuses already. All five cats count for them, also those in the rear. Pass.',
    'line-up':
      'Three in front: Wei Yan (attack 3), Zhuge Liang and Guo Jia have skills for clash 1 and 2, and only about one battle in five reaches clash 4. Lü Meng’s skill is for clash 4. Fronts are discarded, rears come back: keep Gan Ning and Lü Meng for battles that pay more.',
    skill:
      'Clash 1. Use your skills of this clash in any order; then your normal attack follows. Guo Jia takes 1 from their attack and deals 2: it cannot be used in a later clash, so use it.',
    'second-clash':
      'Clash 2, and you act first now: the order changes each clash. Two of your skills are for it, and both may be used. Wei Yan deals 1; he may also swap places, which would change your attack.',
    seal: 'Zhuge Liang seals one of their front generals, so that its skill cannot be used, and takes 2 from their attack. Their attack comes next: use him before you strike.',
    whom: 'Zhang Jiao’s skill is for clash 2 as well, and they have not acted in it yet. A skill that was used, or whose clash is past, need not be sealed.',
    'keep-fish':
      'Won: 2 fish. Lü Meng and Gan Ning are back in your hand. Three Wu among five lower their attack by 2. A hand that fits needs no visit; each fish is a point.',
    speed:
      'Gan Ning 3, Zhao Yun 3, Lü Meng 2: a speed of 8, so you act first in clash 1. Gan Ning deals 3 there. Pang Tong and Lu Xun stay in the rear: their skills come late, and you will have them for the 6 fish.',
    'first-strike':
      'You act first. Gan Ning deals 3 damage, then your attack follows. A fast front with early skills can win before they use theirs.',
    spend:
      'The last battle pays 6 fish. With two players what you win the other does not. Now a visit is cheap: it costs 1 and pays as soon as it raises your chance by a twelfth.',
    discard:
      'Pang Tong and Yuan Shao fit nothing you hold: one wants many of one troop in front of him, the other wants another Yuan. Discard what fits nothing; you draw until you hold 5.',
    enough:
      'Three Wu, two Shu, two bows and two shields: four bonuses, and skills for clash 1, 2 and 3. This works well together. Pass.',
    'last-line-up':
      'Sun Jian for clash 1, Wang Ping for clash 2, Huang Zhong for clash 3. Zhou Tai and Lu Xun wait for clash 4: in the rear they give their bonuses all the same, and there is no battle after this.',
    compulsory:
      'They acted first and have struck already, so Sun Jian deals 2 instead of 3; he is for this clash alone, use him. Your attack follows, it is compulsory. If they had 🛡️ block, it would reduce that attack, but not a skill.',
    heal: 'Clash 2: Wang Ping heals 3, then you strike. HP has no maximum. If your skills were to deal more “if you have less HP”, you would heal after them. You may also strike at once.',
  },
  learnt: `- Five cats count for bonuses, three fight. Two of one faction or troop pay a little; the third is worth most.
- Early skills win; about one battle in five reaches clash 4.
- Fronts are discarded, rears come back: save the best for the 6 fish.
- Fish are points. Visit when the battle pays enough.
- More speed acts first; then the order changes each clash.
- Block stops one attack, never a skill.
- \`/rules\` has every cat, the bonus table and the expansions.`,
  hints: {
    'ask-visit': 'A fish is a point: visit when the battle pays enough, most of all in round 3.',
    'ask-discard': 'Discard what shares neither faction nor troop with the rest.',
    'ask-line-up': 'Skills for clash 1 to 3 in front; the two you want to keep in the rear.',
    'ask-turn':
      'Skills of this clash are lost when it is over. Use a skill that deals more “if you have less HP” first, then heal.',
  },
}
