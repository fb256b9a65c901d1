// The pages of `/rules` in English; tables and card lists are added to them from the box.

/** The prose of each page, with its title. */
export const topics = {
  course: {
    title: 'How to play',
    body: `Three rounds; most 🐟 at the end wins, the older player wins ties. The first to say that they have a cat starts. Everyone starts with 5 of the 54 fish.

**1 Recruit.** Hands are filled up to 5 generals, the last battle’s loser first.
**2 Visit.** In turn: pay 1 fish, discard any number of cards, then draw until you hold 5; or pass, which ends your visits of this round. When the deck is empty, the discard pile (open to all) is shuffled into a new deck.
**3 Plan.** In secret: 3 generals in front, 2 in the rear, revealed together. Front generals give HP, attack and speed and can use skills; rear generals count only for faction and troop bonuses.
**4 Battle.** Up to four clashes, see the next page.
**5 Settle.** The winner gains 2, 4 or 6 fish in round 1, 2 or 3 and is the start player of the next round. Fronts are discarded, rears go back to hand and stay known to all. After round 3 the game ends.

**Signs:** ⚔️ attack · ❤️ HP · ⚡ speed · 🛡️ block · 🐟 fish · 🐱 start player · 💤 skill used · 🔒 skill sealed.`,
  },
  battle: {
    title: 'Battle',
    body: `The HP of your front generals is one total for your side; no general falls alone.

After the line-ups are revealed: formations and Sow Distrust, the totals of the front, other planning stratagems, bonuses for 2–3 of a kind, bonuses for 4–5 of a kind, the mandate of the battle. Attack never falls below 0; none of this can take your HP below 1.

In every clash both sides act. The side with more speed ⚡ acts first in clashes 1 and 3, the other in 2 and 4. If tied, the start player acts first in clash 1.
**A turn:** you may use each skill of this clash once, in any order; then you must make one normal attack: the other side loses as much HP as your attack.
🛡️ Block weakens the next normal attack only and is spent by it; damage from skills ignores it. HP has no maximum. HP you pay yourself cannot take you below 1. Half an attack is rounded down.
**Opposite:** Front 1 is opposite the enemy’s Front 1, and so on.
A sealed general keeps its numbers. A general that swaps into the front changes your attack, but not your HP.
At 0 HP the battle ends immediately. After four clashes the higher HP wins; if tied, the side that acted first in clash 4.`,
  },
  bonuses: {
    title: 'Bonuses',
    body: `All five cards count, for every faction and every troop. With 2 or 3 of a kind you get that bonus only; with 4 or 5 you get the bonus for 3 and the bonus for 4 or 5. The start player’s bonuses come first, factions before troops.

You gain fish from the bank; you steal fish from the target.`,
  },
  wei: { title: 'Generals: Wei', body: '' },
  shu: { title: 'Generals: Shu', body: '' },
  wu: { title: 'Generals: Wu', body: '' },
  yuan: { title: 'Generals: Yuan and unaligned', body: '' },
  treasures: {
    title: 'Treasures',
    body: `A visit may look at 2 treasures for 1 fish and keep 1 face down. On your turn in battle, before the attack, give it to a suitable general in either row; it takes effect once, immediately. A general carries one treasure. The treasure goes where its general goes, and is discarded if its general leaves the game or is discarded. At settlement you may keep at most 2.`,
  },
  stratagems: {
    title: 'Stratagems',
    body: `A visit may look at 2 stratagems for 1 fish and keep 1; hold at most 2. Planning cards are revealed with the line-up, at most one of them an Art of War. An Art of War returns to you face down; other stratagems are discarded after use. Battle cards are played on your turn in a clash.`,
  },
  battles: {
    title: 'Battles and the mandate',
    body: `Three of the six battles, by year, one for each round. A visit may also learn the mandate for no fish: set aside generals who had died by the year of the battle, then draw until you hold 5. Before the fighting they leave the game, and you spend their number on the battle’s effects, which cost 1, 2 and 3; each may be bought once. The battle card names the fish.`,
  },
  seats: {
    title: 'Three and four players',
    body: `Clockwise means down the list of players, and from the last to the first. Only neighbours can be attacked; each attack and each card may name another neighbour. The player with the most speed acts first in clash 1; if tied, the first counted clockwise from the start player’s left. In each later clash the next player clockwise acts first. Whoever has 0 HP is out until the battle ends, and the players on either side become neighbours. Whoever takes an opponent’s last HP gains 2 fish at the end of that clash; each survivor gains 1 fish after the battle. The highest HP wins the battle and the round’s fish as well; if tied, the side that acted earlier in the last clash.

**Advanced:** taking an opponent’s last HP scores 2 points and surviving scores 1, instead of the fish above; the first to 7 points wins. Play goes on past round 3 until then.`,
  },
  solo: {
    title: 'Solo',
    body: `One battle against a line-up of five, all of which use their skills; only its front counts for HP, attack and speed. It has no fish, gains none and never swaps. Its rear generals count as opposite your Front 1 and Front 3. If one of its skills needs a choice among your generals, you choose for it, because nobody else can. If speed is tied, you act first.

**Opponents:** Red Cliffs (Shu and Wu, or Wei), Guandu (either side; you lead the other, without visits), the famous generals, or five cards from the deck that change with each of your visits.
**Ordinary:** you see its order before you plan. **Challenge:** you do not. **Hell:** as challenge, and the fish you have left are graded: 5 or more Renowned under Heaven, 3–4 Lord of a Land, 2 or fewer Planner in the Tent, lost Small Fry. If you lose the battle, you lose the game.`,
  },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly body: string }>>

/** The ids of the pages. */
export type TopicId = keyof typeof topics
