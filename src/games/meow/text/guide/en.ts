// The front half of the rules of Meow Wars in English, its words, and what people ask.
import type { Guide } from '../../../common/guide/index.ts'

export const guide: Guide = {
  front: [
    {
      id: 'minute',
      title: 'In 60 seconds',
      body: `You lead five cats. Pay fish to swap those you dislike; then, in secret, put 3 in front and 2 in the rear.

The front fights: add up its HP ❤️, its attack ⚔️ and its speed ⚡. All five count for bonuses: 2 or more of a faction or a troop bring fish, healing, damage or strength.

A battle has at most four clashes. In each of them both sides use the skills that bear its number, and then strike for their attack. More speed goes first; then the order changes each clash. At 0 HP you have lost; after four clashes the higher HP wins.

Three battles pay 2, 4 and 6 fish. The front leaves, the rear stays with you. **Most fish win.**`,
    },
    {
      id: 'first',
      title: 'Your first game',
      body: `**Players:** 1–4. First game: 2, no expansions. With 3 or 4 everybody fights the neighbours in one battle; 1 plays one battle against a line-up of the box.

**Expansions,** one at a time: battles first (free cards, easy to read), then treasures, then stratagems.

**Length:** three rounds. If everybody looks in about four times a day, about 3 days with 2 players, 8 with 3, 10 with 4; at a live table about 25 minutes with 2. Solo: at your own speed.

**Five tips**
1. About one battle in five reaches clash 4: in 8,000 battles 66 ended in clash 1, 2,723 in clash 2, 3,462 in clash 3, 1,749 in clash 4. Early skills first.
2. The third of a kind is worth most: three Wei gain 2 fish, as much as winning round 1.
3. A skill whose condition you meet yourself beats one that depends on the enemy.
4. Speed only decides the order. Pay for it when you can win in clash 1 or 2.
5. In round 3 spend your fish: whoever wins gains 6.

**A good line-up** has two or three of one faction or troop, a skill for each of clashes 1 to 3, and the two cats you want to keep in the rear: they come back, and everybody has seen them.

**What is a fish worth?** Fish are money and score at once: a visit costs 1 point. With 2 players what you win the other does not, so the round’s fish count twice: in round 1 (2 fish) a visit pays if it raises your chance to win by a quarter, in round 3 (6 fish) by a twelfth.`,
    },
    {
      id: 'example',
      title: 'One battle, move by move',
      body: `Two players. Mei’s front has ❤️14 ⚔️5 ⚡7, Arjun’s ❤️15 ⚔️4 ⚡6.

1. **Bonuses,** start player first. Mei has three Shu among her five: 4 HP. She stands at ❤️18. Arjun has two cavalry: 1 damage; she stands at 17. His two bows: ⚔️5.
2. **Clash 1.** Mei has more speed and acts first. One of her front has a skill “1”: 3 damage. Then she must strike for 5. Arjun: 15 − 3 − 5 = 7. Now he acts: no skill “1”, strike 5. Mei: 12.
3. **Clash 2.** Arjun acts first. Skill “2”: 🛡️3. Strike 5. Mei: 7. She has no skill “2”; her strike is 5 − 3 = 2, and his block is spent. Arjun: 5.
4. **Clash 3.** Mei acts first. She has two skills “3”: heal 5, and 4 damage; she may use both. Damage from skills ignores block: 5 − 4 = 1. Strike 5: Arjun is at 0. The battle ends at once; nobody acts after that.

Mei gains the round’s fish and is the next start player. Both fronts are discarded; both rears return to hand.

Order your own skills: a skill that deals more “if you are lower” comes first, healing after it.`,
    },
  ],
  back: [
    {
      id: 'words',
      title: 'Signs and words',
      body: `- ❤️ HP: of the whole front together. No cat falls alone.
- ⚔️ attack: of the whole front; what your one normal attack in a clash takes off.
- ⚡ speed: who acts first in clash 1 and 3. Equal: the start player (with 3 or 4: the first counted from the start player’s left).
- 🛡️ block: weakens the next normal attack, all of it, and is gone. Skills ignore it.
- 🐟 fish: money and score. **Gain**: from the bank. **Steal**: from the target.
- Year of death: for the mandate of the Battles expansion only.
- **Clash**: both sides act once. **Skill 2**: may be used in clash 2.
- **Faction**: Wei, Shu, Wu, Yuan, unaligned. **Troop**: cavalry, foot, bow, shield, spear, wits. Both pay bonuses.
- **Opposite**: your Front 2 is opposite their Front 2.
- **Lord** (Imperial Seal 傳國玉璽): Cao Cao, Liu Bei, Sun Jian, Sun Ce, Sun Quan, Yuan Shao, Yuan Shu, Dong Zhuo, Gongsun Zan.
- **Planning card, battle card**: each stratagem says when it is played. Empty Fort is a planning card.
- **The generals**: 48. 11 Wei, 11 Shu, 11 Wu, 8 Yuan, 7 unaligned; 8 cavalry, 9 foot, 7 bow, 7 shield, 8 spear, 9 wits.`,
    },
    {
      id: 'rulings',
      title: 'Rulings: questions people ask',
      body: `**Do generals die one by one?** No, the HP of the front are one total. (R8)
**Do both sides act in every clash?** Yes, one after the other. (R13)
**Equal speed?** The start player acts first in clash 1. (R13)
**Four of a kind: which bonus?** That for 3 and that for 4. (R10)
**Do faction and troop both pay?** Yes, every faction and every troop. (R10)
**Whose bonuses come first?** The start player’s; factions before troops. (R11)
**Can a bonus defeat me before the first clash?** No, it leaves 1 HP. (R11)
**Half of an odd attack?** Rounded down.
**Does block stop skills? Does it stay?** No, and no: the next normal attack spends all of it. (R17)
**How many visits?** As many as you pay for, until you pass. (R5, R6)
**With 3 or 4 players, does the winner still gain 2, 4, 6?** Yes, besides the fish for survivors and last blows. (R35)
**What of my opponent do I see?** Fish, how many cards, the cards that came back from the rear, the discard pile. Not the rest of the hand, not the plan.
**Two have a cat, or nobody?** The first to say so starts; if nobody does, it is drawn by lot. (R2)
**“The older player”?** The tied players say who that is; if they disagree, they share the victory. (R3)
**An empty deck?** All discards are shuffled. (R7)
**Does a cat that swaps in bring its HP?** No: it changes your attack, not your HP. (R18)
**Has solo visits?** Yes, except at Guandu; the opponent never swaps. (R37–R40)`,
    },
  ],
}
