// What the lobby says of Meow Wars, in Traditional Chinese.
import type { LobbyWords } from './en.ts'

export const lobby: LobbyWords = {
  title: '喵戰三國',
  blurb: '招募三國最強的貓將，暗中布陣，為小魚而戰。1–4 人。',
  options: {
    expansions: {
      name: '擴充',
      hint: '加入更多卡牌；可任選幾種一起使用',
      values: { treasures: '寶物', stratagems: '謀略', battles: '戰役' },
      hints: {
        treasures: '可探訪名馬、兵器與典籍，交給你的武將',
        stratagems: '可研讀陣法與計謀',
        battles: '3 場歷史戰役；當時已故的武將可化為天命使用',
      },
    },
    advanced: { name: '進階', hint: '擊敗對手與存活可得勝分，先到 7 分者獲勝' },
    opponent: {
      name: '對手',
      hint: '單人時的對手',
      values: {
        'red-cliffs-allies': '赤壁：蜀吳聯軍',
        'red-cliffs-wei': '赤壁：魏軍',
        'guandu-wei': '官渡：魏軍（你率袁軍）',
        'guandu-yuan': '官渡：袁軍（你率魏軍）',
        famous: '名將組合',
        free: '牌庫抽 5 張',
      },
    },
    difficulty: {
      name: '難度',
      hint: '一般：先看到對手布陣。地獄：依剩下的小魚評定',
      values: { ordinary: '一般', challenge: '挑戰', hell: '地獄' },
    },
  },
}
