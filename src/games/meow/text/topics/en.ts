// The pages of `/rules` in English; tables and card lists are added to them from the box.

/** The prose of each page, with its title. */
export const topicsEn = {
  course: {
    title: 'Course of the game',
    body: `Three rounds; most 🐟 at the end wins, the elder of equals. Whoever has a cat starts. Everyone has 5 fish of 54.

**1 Recruit.** Hands are filled up to 5 generals, the last battle’s loser first.
**2 Visit.** In turn: pay 1 fish, discard any number of cards and draw up to 5, or pass for the rest of the phase. An empty deck takes the discards, which all may see.
**3 Plan.** In secret: 3 generals in front, 2 in the rear, shown together. The front gives HP, attack and paws, and uses skills; the rear counts for faction and troop only.
**4 Battle.** Up to four clashes, see the next page.
**5 Settle.** The winner takes 2, 4 or 6 fish in round 1, 2 or 3 and starts the next round. Fronts are discarded, rears go back to hand.

**Signs:** ⚔️ attack · ❤️ HP · 🐾 paws (speed) · 🛡️ block · 🐟 fish · 🐱 start player · 💤 skill used · 🔒 skill sealed.`,
  },
  battle: {
    title: 'Battle',
    body: `After the line-ups are shown: planning stratagems, the sums of the front, bonuses for 2–3 of a kind, bonuses for 4–5 of a kind, the mandate of the battle. Attack never falls below 0; nothing of this takes the last HP.

The side with more paws 🐾 acts first in clash 1 and 3, the other in 2 and 4.
**A turn:** skills whose number is this clash, in any order, each once if you like; then one normal attack, which must be made: the other side loses as much HP as your attack.
🛡️ Block weakens the next normal attack only. HP has no cap; what you give up yourself never takes your last point.
A sealed general keeps its numbers. One that comes to the front brings its attack, not its HP.
At 0 HP the battle ends at once. After four clashes the higher HP wins; of equals the first player of clash 4.`,
  },
  bonuses: {
    title: 'Bonuses',
    body: 'All five cards count. On each side of the table only the highest row you reach works.',
  },
  wei: { title: 'Generals: Wei', body: '' },
  shu: { title: 'Generals: Shu', body: '' },
  wu: { title: 'Generals: Wu', body: '' },
  yuan: { title: 'Generals: Yuan and others', body: '' },
  treasures: {
    title: 'Treasures',
    body: `A visit may look at 2 treasures for 1 fish and keep 1 face down. On your turn in battle, before the attack, give it to a fitting general of either row: it works at once, once. One treasure to a general; it goes where the general goes, and is discarded where the general leaves the game. At settlement at most 2 may be kept.`,
  },
  stratagems: {
    title: 'Stratagems',
    body: `A visit may look at 2 stratagems for 1 fish and keep 1; hold at most 2. Planning cards are shown with the line-up, at most one art of war among them; it comes back face down, the others are discarded. Battle cards are played on your turn.`,
  },
  battles: {
    title: 'Battles and the mandate',
    body: `Three of the six battles, by year, one for each round. A visit may also learn the mandate for nothing: lay aside generals who were dead by the year of the battle and draw up to 5. Before the fighting they leave the game, and their number buys effects of the battle that cost 1, 2 and 3, each once. The battle card names the fish.`,
  },
  seats: {
    title: 'Three and four players',
    body: `Clockwise. Only neighbours can be attacked; each attack and each card may name another neighbour. Of the fastest, the first from the start player’s left acts first; the first player’s marker goes left each clash. Who falls is out until the battle ends, and neighbours close up. Each defeat brings 2 fish at the end of the clash, surviving brings 1. The highest HP wins the battle.

**Advanced:** a defeat brings 2 points and surviving 1 instead of fish; the first to 7 points wins.`,
  },
  solo: {
    title: 'Solo',
    body: `One battle against a line-up of five, all of which use their skills; only its front counts for HP, attack and paws. It has no fish. Skills of its rear face your slots 1 and 3; where it has a choice you aim.

**Opponents:** Red Cliffs (Shu and Wu, or Wei), Guandu (either side; you lead the other, without visits), the famous generals, or five cards from the deck that change with each of your visits.
**Ordinary:** you see its order before you plan. **Challenge:** you do not. **Hell:** as challenge, and your fish are graded: 5 or more, 3–4, 2 or fewer, or lost.`,
  },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly body: string }>>

/** The ids of the pages. */
export type TopicId = keyof typeof topicsEn
