// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { effects as en } from './en.ts'

export const effects = {
  stratagems: {
    assault: '进攻时：+2。',
    'hold-fast': '被攻时：防守 +2。',
    'forced-march': '自己的回合：一支军队或将领多移动 2 格。',
    ambush: '被攻时：多掷 1 颗骰子，至多 3 颗。',
    levy: '招募时：2 支军队，骑兵至多 1 支。',
    ladders: '攻打城池或守军时：多掷 1 颗骰子，至多 3 颗。',
    discord: '战斗时：对手没有联攻、联防、围攻。',
    fire: '弓兵进攻时：+1，且不计城池等级。',
    'raid-supplies': '自己的回合，有军队在敌城门或其邻格：该城主随机弃 1 张手牌。',
    decoys: '被攻时：进攻落空，仍算已进攻。',
    rest: '自己的回合：一支军队不再溃败，或一名将领回复 2 点体力。',
    provoke: '提出单挑时：对手不得拒绝。',
    'secret-crossing': '自己的回合：一支军队（含骑兵）或将领视海路、山路为道路，并可穿过敌军，不可停留。',
    'empty-fort': '城内至多 1 支军队或将领的己方城池被攻时：+3。',
    'call-talent': '招募时：单凭此牌招募一名将领，或令一次劝降必成。',
  },
  generals: {
    'liu-bei': '主将。1 点怒气：每回合首张用于招募军队的手牌多招 1 支步兵。',
    'guan-yu': '2 点怒气，自己进攻时：+2。',
    'zhuge-liang': '手牌上限 +1。补牌前付 1 点怒气：查看牌库顶 3 张并重排。',
    'cao-cao': '主将。每回合首次占领城池多摸 1 张牌。',
    'zhang-liao': '移动 3。2 点怒气，自己进攻时：对手不得联防。',
    'guo-jia': '手牌上限 +1。2 点怒气：2 格内己方或盟军的战斗中，令对手的一张牌无效。',
    'sun-quan': '主将。补牌前可弃置任意张手牌。',
    'gan-ning': '2 点怒气，自己进攻获胜后：再进攻一次，不计疲劳。',
    'zhou-yu': '手牌上限 +1。2 点怒气：2 格内一支己方弓兵本次进攻 +2。',
    'ma-teng': '主将。己方骑兵多移动 1 格。',
    'ma-chao': '移动 3。2 点怒气，自己进攻时：+1；相邻有己方骑兵则 +2。',
    'han-sui':
      '手牌上限 +1。2 点怒气：2 格内一支敌军本回合不助人也不受助（联攻、联防、围攻），但仍可被围攻。',
  },
  values: (stamina, attack, defence) => `体力 ${stamina}，攻 ${attack}，防 ${defence}。`,
} satisfies typeof en
