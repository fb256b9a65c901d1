// The front half of the rules of Dynasties of China in English, its words, and what people ask.
import type { Guide } from '../../../common/guide/index.ts'

export const guide: Guide = {
  front: [
    {
      id: 'minute',
      title: 'In 60 seconds',
      body: `You rule one Chinese dynasty, thrown into the tunnel of time. A marker walks 18 eras, from Xia and Shang to Qing, and round again.

On your turn play 1 card or draw 1. A dynasty card needs its own era under the marker, or a Crossing 穿越 spent with it, which some cards forbid; attack, Event and Question cards need no era. Cards raise your four stats or lower a rival’s.

An attack succeeds if your Attack is at least the target’s Defence, and costs them State. At State 0 a player is out. With Grain 0 you lose 1 State at the start of each of your turns.

Your own eras make you stronger. Some persons are curses that wait for theirs.

After the chosen number of laps the highest **State + Grain** wins; before that, whoever is the last one left.`,
    },
    {
      id: 'first',
      title: 'Your first game',
      body: `**Seats:** 3–8, 4 or 5 are best. **Options:** as they are (\`laps: 1\`), or the ending \`first-fall\`.

**Length** of 8 in 10 games with 5 players: 12–41 rounds for 1 lap, 24–66 for 2, 43–78 for 3, 68–108 for 5, and 11–32 where the first player out ends 1 lap. A round is about 5 decisions. If everybody looks in about four times a day, 1 lap takes some 18 days and 2 laps 33, and those who plan their turns ahead need about three fifths of that; at a live table 1 lap is an evening. With 6 or more players this is the longest game here.

**Five tips**
1. The marker begins on the start space, which is not an era: in round 1 attack, or draw.
2. Look two eras ahead. The track comes round once in 19 rounds; a card that you miss waits that long.
3. Grain 0 costs you State every turn. Keep one Grain card back.
4. A Defence of 9 yields only to an Attack of 9 or to a card that helps, such as Sun Wu 孫武 or Huo Guang 霍光. Attack whoever is on the way there.
5. State + Grain is the score: a card that gives 2 State is worth 2 points, also in the last round.

**Attack or grow?** Growing is sure and counts at the end; an attack takes 1–3 points from one rival and leaves the others untouched. Attack the leader, a rival whose Defence is still at or below your Attack, or one whom you can put out. You may attack even if it will fail; the card is spent.

**Lords are not equal**, as in the printed game: Qing begins with 15/7/7/7, Ming with 10/5/5/4 (topic \`lords\`). A weak lord is attacked less: grow quietly, raise Defence first, and let others fight the strong ones.`,
    },
    {
      id: 'example',
      title: 'Three turns, played out',
      body: `Four players. Mei is Khubilai of Yuan (State 15, Grain 5, Attack 8, Defence 4), Arjun Li Shimin of Tang (15/5/6/8).

**Round 1, the start space.** No dynasty card can be played here without a Crossing. Mei holds Siege, Crossing, Unification 大一統 (Qin) and Building the Great Wall 修築萬里長城 (Qin). She plays **Siege** on Arjun: her Attack 8 is at least his Defence 8. He holds cards, so he is asked whether he answers, whatever he holds; he passes. His State goes from 15 to 12. Next round his Defence may be 9, and it would have failed.

**Qin.** The marker stands on Qin, and she holds two cards of Qin. She may play only one. The Great Wall (Defence +6 up to 9, Grain −2) can never be crossed, Unification can: so **the Great Wall** now. Grain 5 → 3, Defence 4 → 9. With an Attack below 9, an attack card alone does not get through to her any more.

**Yuan**, her own era. A Question has left her Grain 2; as the marker enters Yuan she gains 1 State and 1 Grain. She holds Building Dadu 建立元大都 (State +1, Grain −3, Defence +1) and The Four Khanates 建立四大汗國 (State +2). With Grain 3, that would leave 0, and she would lose 1 State at the start of each turn. She plays **The Four Khanates**.`,
    },
  ],
  back: [
    {
      id: 'words',
      title: 'Words',
      body: `- **Era card, dynasty card**: a person, policy, armament or invention with an era. The era stands first in \`/card\` and under the card in your hand’s picture, with its kind: *person* is what Human Offerings 人殉與人祭 asks for.
- **Crossing** 穿越: spent together with a dynasty card, which may then be played in any era, unless the card forbids it.
- **Raid, Assault, Siege**: the attack cards; State −1, −2, −3. *Attack* is the stat.
- **Lap**: once round the track. The board says “lap 1 of 2”.
- **Truce**: neither plays cards on the other. **Peace for Annual Tribute** 歲幣換和平: nobody plays cards on that player, who attacks nobody.
- **An opponent**: one of your choice. **All opponents**: all who can be hit.
- **Left neighbour** (Red Cliffs 赤壁之戰, First Sino-Japanese War 甲午戰爭): the next name in the list of seats who is still in the game.
- **Skip**: your turn passes by; you do not starve in it.
- **Out**: State 0. Your hand and the persons in front of you are discarded.`,
    },
    {
      id: 'rulings',
      title: 'Rulings: questions people ask',
      body: `**Is it really won by being last?** Rarely. Unless another ending was chosen, the game is scored after the laps: State + Grain. (D18, D21)
**May I attack although it will fail?** Yes; the card is spent, and the target is not asked. (D9)
**May I siege a rival with State 2?** No. No card may take a stat below 0, so the last blow must fit: Raid against 1, Assault against 2. (D7)
**Sun Wu 孫武: whose Defence falls?** The target’s. What a success costs, it costs the target.
**An event jumps in the middle of a round: who still has a turn?** Everyone: a new round starts, in which this turn counts as yours, and you are first from now on. (D5)
**How bad are events?** Six of fifteen hurt whoever draws them; topic \`events\` lists all.
**Is a question multiple choice? How long have I?** Four answers; as long as a reaction lasts at this table. (D17)
**Do I lose State for Grain 0 while I sit out?** No, only at the start of turns that you take. (D14)
**What is open?** Lords, stats, sizes of hands, the discard pile, used events, persons who wait. Hands and what is drawn are not. (topic \`hidden\`)
**What happens to a player who is out?** Hand and waiting persons are discarded; lasting effects with them end. (D15, D27)
**Why is a card not in my menu?** It is of another era and you hold no Crossing, it may not be crossed, it would take a stat below 0, or nobody can be hit. (D7, D24)
**May I pass?** Only if you can neither play nor draw. (D22)
**Can a stat rise above the limit?** No, stats stop at 18 (State) and 9 (others). (D7)
**A person in their own era?** Xiang Yu 項羽 and the other three wait for the next time the marker arrives. (D23)
**How far does Mo Di 墨翟 reach?** He saves his holder alone: in his own era by himself, elsewhere with a Crossing. (D9, D30)
**May I hold more than 12 cards?** No, you discard at once. (D31)`,
    },
  ],
}
