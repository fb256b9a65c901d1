// Sense in the action: building, powers, ending the turn.
import { five, lastRound, position } from './position.ts'

export const acting = [
  position('10 coins, Chang’an for 9, two generals', 'a city that can be paid is built', {
    lay: (at) => at.hand(0, 'changan', 'liu-shan', 'guan-yu'),
    right: ['build changan'],
    blunders: ['end'],
  }),
  position('4 coins, Tianshui for 4, one general', 'the first city, and coins buy nothing better', {
    lay(at) {
      at.money(0, 4)
      at.hand(0, 'tianshui', 'liu-shan')
    },
    right: ['build tianshui liu-shan'],
    blunders: ['end'],
  }),
  position('10 coins, Chang’an and Tianshui', 'the large city brings 9 points and 2 coins a round', {
    lay: (at) => at.hand(0, 'changan', 'tianshui', 'liu-shan', 'guan-yu'),
    right: ['build changan'],
    blunders: ['build tianshui', 'end'],
  }),
  position('Chang’an is built, Liu Shan or Guan Yu guards it', 'a weak guard invites everyone to 9 points', {
    lay: (at) => at.hand(0, 'changan', 'liu-shan', 'guan-yu'),
    right: ['build changan guan-yu'],
    blunders: ['build changan liu-shan'],
  }),
  position(
    'Tianshui is built with Lü Bu, Gan Ning and Liu Shan in hand',
    'the best general is there to march',
    {
      lay(at) {
        at.money(0, 5)
        at.hand(0, 'tianshui', 'lu-bu', 'gan-ning', 'liu-shan')
      },
      blunders: ['build tianshui lu-bu', 'end'],
    },
  ),
  position('five cities of six, the sixth can be paid', 'the first to six scores 10 more', {
    lay(at) {
      five(at, 0)
      at.hand(0, 'changsha', 'liu-shan')
    },
    right: ['build changsha'],
    blunders: ['end'],
  }),
  position('the last round, Tianshui and 4 coins', 'coins are worth nothing at the end', {
    lay(at) {
      lastRound(at)
      at.money(0, 4)
      at.hand(0, 'tianshui', 'liu-shan')
    },
    right: ['build tianshui'],
    blunders: ['end'],
  }),
  position('the toll of Luoyang with two players', 'it pays 2 to take 1', {
    seats: 2,
    lay(at) {
      at.city(0, 'luoyang', 'guan-yu')
      at.hand(0, 'two-birds-1')
    },
    blunders: ['toll'],
  }),
  position(
    'the toll of Luoyang with three players, both others with coins',
    'it costs nothing, and they pay',
    {
      lay(at) {
        at.city(0, 'luoyang', 'guan-yu')
        at.hand(0, 'liu-shan')
      },
      right: ['toll'],
      blunders: ['end'],
    },
  ),
  position('the toll of Luoyang with three players, one of them without coins', 'it pays 2 to take 1', {
    lay(at) {
      at.city(0, 'luoyang', 'guan-yu')
      at.hand(0, 'two-birds-1')
      at.money(1, 0)
    },
    blunders: ['toll'],
  }),
  position(
    '20 coins and no city to build; cities of four and of nine points behind weak guards',
    'coins buy',
    {
      lay(at) {
        at.hand(0, 'lu-bu', 'guan-yu')
        at.money(0, 20)
        at.city(1, 'tianshui', 'liu-shan')
        at.city(1, 'chengdu', 'hu-zhen')
        for (const city of at.state.players[1]?.cities ?? []) city.up = true
      },
      right: ['attack chengdu'],
      blunders: ['end', 'attack tianshui'],
    },
  ),
  position('the toll of Luoyang with five players, all with coins', 'it pays 2 to take 4', {
    seats: 5,
    lay(at) {
      at.city(0, 'luoyang', 'guan-yu')
      at.hand(0, 'liu-shan')
    },
    right: ['toll'],
    blunders: ['end'],
  }),
  position('Liu Bei’s three cards', 'the sooner they are drawn, the longer they are of use', {
    lay(at) {
      at.lords(0, 'liu-bei')
      at.hand(0, 'liu-shan')
    },
    right: ['liu-bei'],
    blunders: ['end'],
  }),
  position('Yuan Shu, everybody has 2 coins', 'there is all of it to collect', {
    lay: (at) => at.lords(0, 'yuan-shu'),
    right: ['yuan-shu'],
  }),
  position('Yuan Shu, nobody else has a coin', 'once spent it is gone', {
    lay(at) {
      at.lords(0, 'yuan-shu')
      at.hand(0, 'liu-shan', 'hu-zhen')
      at.money(1, 0)
      at.money(2, 1)
    },
    blunders: ['yuan-shu'],
  }),
  position('10 coins, a city for 9, a scheme for coins', 'all of it, the city last or first', {
    lay: (at) => at.hand(0, 'changan', 'guan-yu', 'muddy-waters-1'),
    right: ['muddy-waters-1', 'build changan guan-yu'],
    blunders: ['end'],
  }),
]
