// The options of the lobby in Traditional Chinese.
import type * as en from './en.ts'

export const options: typeof en.options = {
  reshuffles: {
    name: '洗牌次數',
    hint: '棄牌洗回牌堆滿這個次數後，再要重洗就算平局',
    values: { '10': '10 次', any: '不限' },
  },
  concede: { name: '認輸', hint: '只剩對方一個勢力時，可在出牌階段認輸；同伴全都同意才算數' },
  markers: {
    name: '明置的獎勵',
    hint: '珠聯璧合與陰陽魚立即領取，或留作標記日後使用；後者另有一枚「先驅」給第一個明置的人',
    values: { 'at-once': '立即領取', kept: '留作標記' },
  },
  'last-battle': {
    name: '鏖戰',
    hint: '只剩 4 人（不滿 7 人的局為 3 人）且各屬不同勢力時，【桃】只能當【殺】或【閃】',
  },
  'ambitionist-reward': { name: '野心家摸 3 張', hint: '野心家每殺死一人，不論是誰，都摸 3 張牌' },
  'guan-zhang': { name: '關羽與張飛', hint: '關羽與張飛也是珠聯璧合' },
  revised: { name: '修訂技能', hint: '8 名武將採用較新版本的技能；用 /general 查看兩種版本' },
  'face-up': { name: '開局明置', hint: '適合學習：第一個回合前，所有武將都明置，無人隱藏' },
  'see-next': { name: '觀看下家副將', hint: '第一個回合前，每人觀看下家的副將' },
  dealt: {
    name: '選將張數',
    hint: '每人從幾張武將中選 2 張；公開輪選時為場上的張數',
    values: { printed: '7 張，9 人起 5 張', '5': '5 張', '6': '6 張', '7': '7 張', '8': '8 張', '9': '9 張' },
  },
  banned: { name: '禁用武將', hint: '不會發給任何人的武將：寫名字，用逗號隔開；留空就是不禁用' },
  draft: { name: '公開輪選', hint: '輪流從公開的武將中選 2 張；仍暗置，但人人知道' },
  formation: { name: '陣', hint: '加入 8 名武將：相鄰成隊列、左右圍攻，以及主將、副將專用的技能' },
  momentum: { name: '勢', hint: '加入 8 名武將：移除武將，以及獲得後一直擁有的技能' },
  transformation: { name: '變', hint: '加入 8 名武將：對局中可以變更副將，左慈以「魂」役鬼' },
}

export const optionGroups: typeof en.optionGroups = { edition: '版本', table: '牌桌', expansions: '擴充' }

export const optionPresets: typeof en.optionPresets = {
  printed: { name: '2012 年版', hint: '照 2012 年印行的規則，不加任何選項' },
  today: { name: '現行版', hint: '照較新版本的規則' },
  learning: { name: '學習用', hint: '適合第一局：武將全部明置，落敗的一方可以提早認輸' },
}
