// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type * as en from './en.ts'

export const intro: typeof en.intro = {
  aim: ({ n }) =>
    `存活的人都已表明势力，而且都与你同势力。同一势力第 ${n} 名表明的人成为野心家，独自对抗所有人。`,
  turn: () => '可以明置武将，摸 2 张牌，随意用牌（【杀】只能 1 张），最后把手牌弃置到不超过体力。',
  win: () => '找到同伴，但别太晚明置；救自己人，杀已明置的敌人：杀敌可以摸牌。',
  winAlone: () => '人这么少，谁都没有同伴：技能划算时才明置，活到最后。',
}
