// What cards, generals and armies do, in English: one line each.

export const effects = {
  stratagems: {
    assault: 'With your attack: +2.',
    'hold-fast': 'Against an attack: +2 to your defence.',
    'forced-march': 'On your turn: one of your units moves 2 further.',
    ambush: 'Against an attack: 1 extra die, 3 dice at most.',
    levy: 'When recruiting: 2 armies, at most 1 of them cavalry.',
    ladders: 'With your attack on a city or its garrison: 1 extra die, 3 dice at most.',
    discord: 'In a fight: the other side has no joint attack, joint defence or encirclement.',
    fire: 'With an attack by archers: +1, and the level of the city does not count.',
    'raid-supplies':
      'On your turn, with an army at or next to a gate of an enemy city: its owner discards a random card.',
    decoys: 'Against an attack: the attack is cancelled, and it counts as made.',
    rest: 'On your turn: one army is no longer routed, or a general regains 2 stamina.',
    provoke: 'When you offer a duel: it cannot be refused.',
    'secret-crossing':
      'On your turn: one unit, cavalry too, takes sea and mountain links as roads and may pass enemies without stopping there.',
    'empty-fort': 'When your city with at most 1 unit inside is attacked: +3.',
    'call-talent': 'When recruiting: a general for this card alone, or a persuasion that succeeds.',
  },
  generals: {
    'liu-bei': 'Lord. 1 rage: the first army you pay with a card each turn brings 1 extra foot.',
    'guan-yu': '2 rage, with his attack: +2.',
    'zhuge-liang': 'Hand +1. Before refilling, 1 rage: look at the top 3 cards and put them in order.',
    'cao-cao': 'Lord. The first city you take each turn draws you 1 extra card.',
    'zhang-liao': 'Moves 3. 2 rage, with his attack: no joint defence against it.',
    'guo-jia':
      'Hand +1. 2 rage: cancels a card of the other side in a fight of yours or your ally’s within 2 spaces.',
    'sun-quan': 'Lord. Before refilling you may discard any number of cards.',
    'gan-ning': '2 rage, after an attack he won: attacks once more, without fatigue.',
    'zhou-yu': 'Hand +1. 2 rage: +2 to one attack by your archers within 2 spaces.',
    'ma-teng': 'Lord. Your cavalry moves 1 further.',
    'ma-chao': 'Moves 3. 2 rage, with his attack: +1, or +2 with your cavalry next to him.',
    'han-sui':
      'Hand +1. 2 rage: this turn an enemy within 2 spaces neither helps nor is helped; it can be encircled.',
  },
  // What follows stands behind a space in English, and behind none in Chinese.
  values: (stamina: number, attack: number, defence: number) =>
    `Stamina ${stamina}, attack ${attack}, defence ${defence}. `,
}
