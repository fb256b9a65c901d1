// What cards, generals and armies do, in Traditional Chinese: one line each.
import type { effects as en } from './en.ts'

export const effects = {
  stratagems: {
    assault: '進攻時：+2。',
    'hold-fast': '被攻時：防守 +2。',
    'forced-march': '自己的回合：一支軍隊或將領多移動 2 格。',
    ambush: '被攻時：多擲 1 顆骰子，至多 3 顆。',
    levy: '招募時：2 支軍隊，騎兵至多 1 支。',
    ladders: '攻打城池或守軍時：多擲 1 顆骰子，至多 3 顆。',
    discord: '戰鬥時：對手沒有聯攻、聯防、圍攻。',
    fire: '弓兵進攻時：+1，攻城時不計城池等級。',
    'raid-supplies': '自己的回合，軍隊在敵方城門或相鄰格時：該城主人隨機棄置 1 張手牌。',
    decoys: '被攻時：進攻落空，仍算已進攻。',
    rest: '自己的回合：一支軍隊不再潰敗，或一名將領回復 2 點體力。',
    provoke: '提出單挑時：對手不得拒絕。',
    'secret-crossing': '自己的回合：一支軍隊（含騎兵）或將領視海路、山路為道路，並可穿過敵軍，不可停留。',
    'empty-fort': '城內至多 1 支軍隊或將領的己方城池被攻時：+3。',
    'call-talent': '招募時：單憑此牌招募一名將領，或令一次勸降必成。',
  },
  generals: {
    'liu-bei': '主將。1 點怒氣：每回合首張用於招募軍隊的手牌多招 1 支步兵。',
    'guan-yu': '2 點怒氣，自己進攻時：+2。',
    'zhuge-liang': '手牌上限 +1。補牌前付 1 點怒氣：查看牌庫頂 3 張並重排。',
    'cao-cao': '主將。每回合首次占領城池多摸 1 張牌。',
    'zhang-liao': '移動 3。2 點怒氣，自己進攻時：對手不得聯防。',
    'guo-jia': '手牌上限 +1。2 點怒氣：2 格內己方或盟軍的戰鬥中，令對手的一張牌無效。',
    'sun-quan': '主將。補牌前可棄置任意張手牌。',
    'gan-ning': '2 點怒氣，自己進攻獲勝後：再進攻一次，不計疲勞。',
    'zhou-yu': '手牌上限 +1。2 點怒氣：2 格內一支己方弓兵本次進攻 +2。',
    'ma-teng': '主將。己方騎兵多移動 1 格。',
    'ma-chao': '移動 3。2 點怒氣，自己進攻時：+1；相鄰有己方騎兵則 +2。',
    'han-sui':
      '手牌上限 +1。2 點怒氣：2 格內一支敵軍本回合不助人也不受助（聯攻、聯防、圍攻），但仍可被圍攻。',
  },
  values: (stamina, attack, defence) => `體力 ${stamina}，攻 ${attack}，防 ${defence}。`,
} satisfies typeof en
