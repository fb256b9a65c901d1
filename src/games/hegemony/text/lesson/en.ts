// What the first game of Kingdom Wars says in English.
import type { LessonWords } from '../../../common/title.ts'

export const lesson: LessonWords = {
  opening:
    'Six players, all hidden. The 4th of a kingdom to reveal becomes an ambitionist. You choose two generals, take one turn, and answer what comes at you. Each step takes what it recommends, since the next one builds on it; the last one is your choice.',
  steps: {
    pair: 'Guan Yu 關羽 has 2½ HP, and red cards are Slashes in his hands. Huang Yueying 黃月英 of the same kingdom has 1½: together 4 HP. The other pairs here have 4 at most too, but need more reading. Prefer 4 HP and simple skills.',
    'not-mine':
      'Everybody who might hold a Nullify 無懈可擊 is asked at the same time, so that being asked tells nothing. You hold one. But Snatch is aimed at somebody whose side you do not know: keep it.',
    reveal:
      'Lost in Revelry 樂不思蜀 lies in front of you: unless you stop it, you will probably miss your play phase. Two players are revealed as Shu, like you: you are the third, the next one would be an ambitionist. Reveal now. Huang Yueying may draw a card whenever you use a trick that is not delayed; Nullify counts.',
    nullify:
      'Your own delayed trick is about to be judged: three suits of four would cost you the whole play phase. This is what a Nullify is for. State Nullify does the same for one player.',
    draw: 'Gathered Wisdom 集智: you used a trick that is not delayed, so you may draw a card. It costs nothing, so always do it.',
    equip:
      'Equip first, strike last. Qinggang Sword 青釭劍 has range 2 and ignores armour: a player two seats away comes into reach.',
    slash:
      'You hold a Slash. Only one in a turn, so use it once you can reach whom you want. With Guan Yu any red card would do, too: keep the Peach and the Dodge for worse days.',
    target:
      'In reach at range 2, counted by living seats (a +1 horse adds 1): two players of Shu, your own side, and one of Qun. A player who kills one of their own faction discards everything; one who kills an enemy draws cards. Strike the Qun.',
    recast:
      'Iron Chains 鐵索連環 help little now. Recast: put the card in the discard pile and draw another. It is not a use, and nothing can answer it.',
    end: 'You keep as many cards as you have HP: 4. Peach, Dodge, Slash and a spear: an answer to nearly everything. The second weapon would only replace your sword. End your turn.',
    barbarians:
      'Barbarian Invasion 南蠻入侵: play a Slash or suffer 1 damage. Guan Yu could make one of a red card, but a real Slash costs you least: Dodge and Peach answer other things.',
    volley:
      'Volley of Arrows 萬箭齊發: a Dodge or 1 HP. HP are hard to get back and are also your hand limit; you draw new cards every turn. Dodge, unless you would rather keep the card: you choose.',
  },
  learnt: `- Two generals, hidden; skills work once revealed.
- Count your kingdom: half the table fits, the next is an ambitionist.
- Being asked tells nothing; keep Nullify for what hurts you or your side.
- Equip, draw and recast first, one Slash at the end.
- At 0 HP you are dying: a Peach for each HP below 1 saves you, anybody’s or your own.
- Distance is counted by living seats; +1 and −1 horses change it; weapons have a range.
- Killing an enemy draws cards, killing a friend costs all.
- In real games \`/auto\` answers routine questions for you; at first it reveals a general only to save your life.
- When everyone alive is revealed and of one faction, it wins.
- The lobby has variants, such as all generals face up from the start, conceding a lost game, the revised skills of newer printings or banned generals, and expansions with more generals (\`/game new\` explains each).`,
  hints: {
    'ask-head': 'Prefer a pair with 4 HP and simple skills.',
    'ask-skill':
      'Revealing shows your kingdom permanently. Count first: if you are one too many, you become an ambitionist.',
    'ask-play': 'Draw and equip first, the Slash last; keep a Dodge.',
    'ask-target': 'Think first whether the target is an enemy or a friend; somebody hidden may be a friend.',
    'ask-nullify': 'You are asked whatever you hold. There are only 3 in the deck: keep it for what hurts.',
    'ask-dodge': 'HP are also your hand limit.',
    'ask-discard': 'Keep a Dodge and a Peach.',
    'ask-save': 'At −1 HP it takes two Peaches.',
  },
}
