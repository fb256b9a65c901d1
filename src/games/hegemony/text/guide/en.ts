// The front half of the rules of Kingdom Wars in English, its words, and what people ask.
import type { Guide } from '../../../common/guide/index.ts'

export const guide: Guide = {
  front: [
    {
      id: 'minute',
      title: 'In 60 seconds',
      body: `You play two generals of one kingdom, both face down. Nobody knows your faction, not even your friends.

Each turn draw 2 cards, arm yourself, play tricks, and strike once: a Slash 殺 at a player in range is dodged or costs 1 HP. At 0 HP a Peach 桃 saves you, or you die.

A general’s skills work once that general is revealed, and a reveal shows your faction. When everyone alive is revealed and of one faction, it wins, with its dead.

But a kingdom has room for half the table only: a player who reveals one too late becomes an **ambitionist** 野心家 and must outlive everybody.

Killing an enemy pays cards. Killing a friend costs you all of yours.`,
    },
    {
      id: 'first',
      title: 'Your first game',
      body: `**Players:** 6 to 8 are best. With 2 or 3 nobody can have an ally, with 4 or 5 at most two stand together. Every number works; below 6 think of it as everybody against everybody.

**Length:** about 6 rounds at any number. With auto-answers on, 6 players who look in about 4 times a day take about 9 days (9 of 10 games at most 17); at a live table a little over 3 hours.

**Eight easy pairs**
- Zhang Fei 張飛 + Guan Yu 關羽: many Slashes
- Zhao Yun 趙雲 + Ma Chao 馬超: Dodges are Slashes
- Huang Zhong 黃忠 + Wei Yan 魏延: companions
- Cao Cao 曹操 + Xu Chu 許褚: companions
- Xiahou Dun 夏侯惇 + Zhang Liao 張遼
- Sun Quan 孫權 + Gan Ning 甘寧: bad cards become good ones
- Lü Meng 呂蒙 + Huang Gai 黃蓋
- Lü Bu 呂布 + Pang De 龐德

**Five tips**
1. Prefer a pair with 4 HP and simple skills.
2. Draw before you decide: Something from Nothing 無中生有, recasts, then equipment, the Slash last.
3. Count who has revealed your kingdom. Do not be one too late.
4. End your turn with a Dodge 閃 and a Peach.
5. Look at \`/auto\` once. The defaults dodge for you, save only you, and reveal a general only to save your life; so you miss skills you would have wanted to use.

**When to reveal?** When it saves your life, gains you cards now, or secures your place in the count. Otherwise wait: hidden, you cannot be hunted for your kingdom, and killing anybody costs you nothing. Reveal before the last place in your kingdom is taken.

**When to Slash whom?** A revealed enemy with few cards: a player with no hand cannot dodge, except by Eight Trigrams 八卦陣. A full hand of 4 holds a Dodge a little less than half of the time: 14 of the 108 cards. Somebody hidden may be a friend.`,
    },
    {
      id: 'example',
      title: 'A turn, played out',
      body: `Six players; the 4th of a kingdom becomes an ambitionist. Mei is Guan Yu 關羽 and Zhao Yun 趙雲 of Shu, both hidden, HP 4. Two players are revealed as Shu, one as Wei.

1. **Preparation:** she may reveal. She need not: a skill can be claimed the moment it is needed.
2. **Judgement:** Lost in Revelry 樂不思蜀 lies in front of her. Everybody is asked for a Nullify 無懈可擊; all pass. The judgement is ♥7: she keeps her play phase.
3. **Draw:** 2 cards. She holds Something from Nothing, Eight Trigrams 八卦陣, a red Bumper Harvest 五穀豐登, Dodge, Peach, and a −1 horse.
4. **Play:** first Something from Nothing: 2 cards. Then Eight Trigrams and the horse. Now her neighbour’s neighbour is at distance 1: Arjun, revealed as Wei.
5. She has no Slash, but **Guan Yu** makes one of a red card: Bumper Harvest. That reveals him and her kingdom: she is the **third** Shu. The next one will be an ambitionist.
6. Arjun uses a Dodge. The Slash misses. Only one Slash in a turn.
7. **Discard:** she holds 4 cards and has 4 HP: nothing.
8. In Arjun’s turn **Barbarian Invasion** 南蠻入侵 asks her for a Slash. Zhao Yun may play a Dodge as one: she reveals him, both generals are up for the first time, and half fish left over give a card.`,
    },
  ],
  back: [
    {
      id: 'words',
      title: 'Words, and what is in the deck',
      body: `- **Basic cards**: Slash (plain, fire, thunder), Dodge, Peach, Wine. **Equipment**: weapons, armour, horses. Everything else is a **trick**.
- **Locked**: once its general is revealed the skill works, whether you want it or not. While hidden it is yours to claim.
- **Limited**: once per game.
- **Determined**: has revealed a faction. **Undetermined**: has not.
- **Faction**: a kingdom, or one ambitionist.
- **Range**: how far a Slash goes; 1 without a weapon. **Distance**: steps around the table.
- **Use, play**: *use* on targets; *play* in answer. **Source**: who deals the damage.
- **Companions**: two generals who are rewarded together. **Half fish**: half an HP that a pair may have left over.
- **Chained**: fire and thunder spread among the chained. **Flipped**: misses a turn. **Recast**: put it in the discard pile, draw 1.
- **Wounds** (Zhou Tai 周泰): cards laid from the deck at 0 HP or less; while all their numbers differ, he is not dying.
- **Main general, deputy**: the main general decides your gender when both are up. Nothing else.

**The deck, 108 cards:** 29 Slashes (21 plain, 3 fire, 5 thunder) · 14 Dodges · 8 Peaches · 3 Wines · 1 Nullify, 2 State Nullify · 3 Dismantle · 3 Snatch · 3 Iron Chains · 2 each of Duel, Something from Nothing, Fire Attack, Barbarian Invasion, Wait at Ease, Know Both Sides · 1 each of Borrowed Sword, Volley of Arrows, Peach Garden, Bumper Harvest, Befriend the Distant · 2 Lost in Revelry, 2 Supplies Cut Off, 1 Lightning · 10 weapons, 4 armours, 6 horses.`,
    },
    {
      id: 'rulings',
      title: 'Rulings: questions people ask',
      body: `**Two or three players: who is my ally?** Nobody; the second of a kingdom is an ambitionist. (9)
**Do I win when I am dead?** With your kingdom, yes. Dead ambitionists never do. (11)
**May I Slash a friend?** Yes. If that kills them you discard everything. (7)
**Which cards are basic?** Slash, Dodge, Peach, Wine. (topic \`words\`)
**Is a converted card red?** It has the colour of the card it is made of. (3)
**Who may save me, in what order?** Everybody with a Peach, in turn order from the player whose turn it is; you also with Wine. (7)
**Damage of 2 at HP 1: how many Peaches?** Two: you are at −1 and need 1. (7)
**Do I lose my faction when a general is hidden again?** No, never. (9)
**I kill while hidden: reward or punishment?** Neither. (7)
**All living are Shu, and one of them is hidden?** Nobody has won until that player reveals. (11)
**Does “your faction” include me while hidden?** Cards for your faction are then for you alone. (9)
**Are suits and numbers used otherwise?** For judgements, point fights, colours of skills. (6)
**How far is my neighbour’s neighbour?** 2, counting the living; 1 with a −1 horse. (3)
**Main general or deputy?** Only gender. (8)
**Who is asked, and for how long?** All who might answer for what everybody can see; as long as a reaction lasts. (8)
**What do the default auto-answers cost?** They reveal a general only to save your life, so other hidden skills are not used; they save nobody but you.
**May I talk, claim, lie, write in private?** You may say in the thread whatever you like, true or not. Private agreements are for each table to allow or not; showing cards is not allowed.
**Is the game ever drawn?** If nobody is left, if no card is left, or at the 11th reshuffle. (3, 11)`,
    },
  ],
}
