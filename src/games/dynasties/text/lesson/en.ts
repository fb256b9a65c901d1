// What the first game of Dynasties of China says in English.
import type { LessonWords } from '../../../common/title.ts'

export const lesson: LessonWords = {
  opening:
    'Four lords in the tunnel of time; you are Ji Fa of Zhou: State 10, Grain 5, Attack 5, Defence 6. At the end the highest State + Grain wins. Each step takes what it recommends, since the next one builds on it; the last one is your choice.',
  steps: {
    'first-attack':
      'The marker stands on the start space, which is not an era: no dynasty card can be played without a Crossing. Attack cards need no era. Assault 突擊攻擊 takes 2 State if your Attack is at least the target’s Defence.',
    whom: 'Your Attack is 5. Zhu Yuanzhang of Ming has Defence 4, the two others 7 and 8. An attack that falls short may be played too, and is simply spent. Attack before they raise their Defence.',
    crossing:
      'The marker is in Xia and Shang, and you hold no card of it. A Crossing 穿越 lets one card out of its era. Secret Police 廠衛 gives Attack +2 and Defence +2 at once, more than any other you hold; its own era, Ming, is 16 rounds away.',
    'own-era':
      'Western Zhou, your own era: you have just gained 1 State and 1 Grain, and the next two eras are yours as well. An Event would make the marker jump away from them, and six events of fifteen hurt whoever draws them. Draw.',
    patience:
      'You have a Crossing again. Sima Qian needs none: his era comes in three rounds. Keep the Crossing for a card whose era is far away, and draw.',
    trade:
      'Maritime Trade Office 市舶司 (Song): State +1, Grain +2, 3 points for one card; Song is 11 rounds away. State + Grain is the score, so this is worth more than it looks. Raises stop at 18 and 9.',
    limits:
      'Qin, the era of your Great Wall 修築萬里長城: Defence +6, Grain −2. But your Defence is 8 and stops at 9: you would pay 2 Grain for 1 Defence. The limit makes this card worth only 1 Defence. Draw.',
    'its-era':
      'Western Han: Sima Qian 司馬遷 can be played for nothing now, State +1. His era is not back for 19 rounds. Play what is free now and will not be free again soon.',
    take: 'Eastern Han, the era of the Monks from India 天竺僧人: 2 Grain for up to 2 unseen cards of an opponent. Your Grain is 9, and whatever you gain above 9 would be lost: this is the moment to spend.',
    leader:
      'One of the cards you took is an Assault. Your Attack is 7 now. Everybody’s stats are on the board: look who is ahead, and whose Defence is 7 or less.',
    answered:
      'Li Shimin of Tang leads the others with 20, but his Defence is 8 and your Attack 7. Zhao Kuangyin of Song has Defence 7 and State + Grain 15: hit him. He holds cards, so he is asked whether he answers. Some cards cancel an attack; then yours is spent.',
    question:
      'A question from a bank of 252. One of four answers is right; a wrong one, or none, costs you 1 of each stat. Only a player whose four stats are all above 0 can be asked. The answer is your choice.',
  },
  learnt: `- Attack cards need no era; Attack at least Defence.
- A Crossing is your scarcest card: use it for cards whose era is far away.
- Your own eras feed you; an Event makes the marker jump.
- Raises stop at 18 and 9. Grain 0 costs State every turn.
- Four persons must be revealed when you get them; they strike when the marker enters their era.
- State + Grain is the score after the last lap.
- An attack can be cancelled by Mo Di or Qi Jiguang; a question has to be answered.`,
  hints: {
    'ask-act':
      'A card of the era under the marker is free now; keep a Crossing for a card whose era is far away.',
    'ask-attack':
      'It succeeds if your Attack is at least their Defence. Hit whoever may win, or whom you can put out.',
    'ask-react': 'An answer costs one or two cards. Against a Raid you may let it come.',
    'ask-answer': 'A guess is better than none: no answer counts as a wrong one.',
    'ask-whom': 'Only players whose four stats are all above 0 can be asked.',
  },
}
