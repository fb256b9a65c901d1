// What the first game of Record of the Three Kingdoms says in English.
import type { LessonWords } from '../../../common/title.ts'

export const lesson: LessonWords = {
  opening:
    'Three lords, you are one of them. Most points in cities win. You will build one city, defend it, and attack another. Each step takes what it recommends, since the next one builds on it, unless it says that you may choose.',
  steps: {
    lord: 'All eight lords are there. With 3 players a game has about 11 rounds, and Cao Cao 曹操 brings 1 coin more in each of them: enough to build in round 1. In a short game Yuan Shu 袁術 is worth more.',
    draft:
      'You keep one card and pass the rest to your left, five times. There is no city among these. Wen Chou 文醜 (8) can lead an attack or hold a city against nearly everybody; a scheme is used once.',
    'draft-city':
      'Only cities score, and there are 13 among 70 cards. Luoyang 洛陽 is worth 12 points, but costs 12 coins, and you have 2. Xiaopei 小沛 costs 4, which you will have in round 1. Take a city you can pay for.',
    extra:
      'Each extra strategist costs 1 coin, and clever ones bring fewer coins at the end of the round. Remove the Firewood needs wits, but only when you attack, and you need all 4 coins of this round for Xiaopei.',
    keep: 'Assassination needs coins you will not have. Wait at Ease 以逸待勞 adds 3 to your garrison when you are attacked and needs no contest: whoever owns a city should hold one defence.',
    build:
      'You have 4 coins: 2 kept, 1 of income, 1 from Cao Cao. Building cannot fail, and the city counts at the end as long as you hold it. An attack costs the same and may fail.',
    garrison:
      'A garrison cannot be called back. Zhang Fei 張飛 (9) is your best attacker: keep him in hand. Wen Chou (8) behind 1 wall holds against most. He lies face down: nobody knows it.',
    defence:
      'An opponent marches with a hidden general. You are asked whatever you hold, so that silence tells nothing. Wait at Ease makes Wen Chou an 11: he draws 11 battle cards instead of 8, and you keep the best 3 of them.',
    'line-defence':
      'Your line and theirs are ordered in secret; walls add 1 to each of your cards. They must win two positions. With cards this high any order holds: choose the one you like. In a game do not always put your best in the same place.',
    'keep-coins':
      'Held. Now you have 2 coins. Muddy the Waters 混水摸魚 takes 4 from the bank, without a contest. Seize the King would cost 8 more than an attack.',
    scheme:
      'Build, scheme, attack: once each and in any order. Take the coins first, so that the attack can be paid. You cannot build: you hold no city card.',
    attack:
      'A rival has just built Tianshui 天水: price 4, walls 1, an unknown garrison. You hold Zhang Fei (9) and have the strategist with the highest wits, Zhuge Liang 諸葛亮 (10). Against an unknown garrison about 55 of 100; with your scheme about 75. The coins are lost either way.',
    'attack-scheme':
      'Remove the Firewood 釜底抽薪 takes 3 from the garrison if your wits are higher. 10 is the highest there is, so you win this contest for sure.',
    'line-attack':
      'You need two of three against cards with +1. Give one position up: put your 11 where you expect their best card, and win the other two. You choose the position.',
  },
  learnt: `- Cities score; build whenever you can pay.
- Coins first: extra strategists cost what a city costs.
- A garrison cannot be called back; keep your strongest general for attacks.
- A player of a scheme with wits must win its contest, or the scheme is spent for nothing: Zhuge Liang always wins.
- Strategists pay their coins at the end of the round.
- A battle is two positions of three. Give one up on purpose.
- In the real game it goes on until somebody owns 6 cities (2 or 3 players), 4 (4 players) or 3 (5 players), or the deck runs out; the first there has 10 more.`,
  hints: {
    'ask-lord':
      'A power that pays every round suits a long game (2 or 3 players), a power that works once a short one.',
    'ask-draft': 'Cities you can pay for soon first, then strong generals, then Muddy the Waters.',
    'ask-extra':
      'Each extra strategist costs a coin and delays a city. Buy only if you hold a scheme with wits.',
    'ask-keep': '13 of 70 cards are cities, and only cities score.',
    'ask-act': 'Build, scheme, attack: once each, in any order. Coins first, then what they pay for.',
    'ask-garrison': 'A garrison cannot be called back. Keep your strongest general for attacks.',
    'ask-attack': 'The price is lost either way; the rules have a table of odds.',
    'ask-defence': 'A scheme with wits works only if your strategist has the higher wits.',
    'ask-line-attack': 'Two positions of three win. Give one up where you expect their best.',
    'ask-line-defence': 'They need two positions of three. Do not always put your best in the same place.',
  },
}
