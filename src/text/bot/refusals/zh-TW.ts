// What the host tells a person who asked for what cannot be, and what it tells a table, in Traditional Chinese.
import type { Translation } from '../../catalogue.ts'
import type { namesEn, refusalsEn } from './en.ts'

export const refusalsZhTW = {
  'refused-no-game': () => '沒有這一局。',
  'refused-no-title': () => '這裡沒有這個遊戲。',
  'refused-seats': ({ min, max }) => `這個遊戲適合 ${min} 至 ${max} 人。`,
  'refused-option': ({ option }) => `「${option}」不能用在這一桌。`,
  'refused-not-lobby': () => '這一局已經開始，或已經結束。',
  'refused-full': () => '已經滿座。',
  'refused-seated': () => '你已經入座。',
  'refused-not-seated': () => '你不在座上。',
  'refused-not-host': ({ host }) => `這要由開桌的 ${host} 來做。`,
  'refused-too-few-sitters': ({ min }) => `這個遊戲至少要 ${min} 人，電腦玩家也算。`,
  'refused-no-strength': () => '沒有這種強度的電腦玩家。',
  'refused-not-playing': () => '這一局不在進行中。',
  'refused-paused': () => '這一局暫停中。用 `/game resume` 繼續。',
  'refused-not-paused': () => '這一局沒有暫停。',
  'refused-not-alone': () => '還有其他成員在玩。`/game resign` 可把座位交給電腦玩家。',
  'refused-not-over-yet': () => '對局結束之前，只能看大家看到的過去，或你自己看到的。',
  'refused-not-finished': () => '要等終局之後：這會揭開密文。',
  'refused-luck': ({ max }) => `吉言最多 ${max} 個字。`,
  'refused-stale': () => '這個選擇屬於先前的局面，沒有生效。',
  'refused-not-yours': ({ who }) => `這該由 ${who} 決定，不是你。`,
  'refused-already-answered': () => '你已經選過了。',
  'refused-game-over': () => '對局已經結束。',
  'refused-not-an-option': () => '這不在選項之中。',
  'refused-too-few': () => '選得太少。',
  'refused-too-many': () => '選得太多。',
  'refused-nothing-to-undo': () => '你在這裡沒有可以收回的選擇。',
  'refused-undo-needs-consent': () => '牌局已經往下走了。`/game undo` 會徵詢其他人是否讓你收回。',
  'refused-undo-revealed': () => '不能收回：這會洩露隱藏的事，或者已有隱藏的事揭曉，看過的無法當作沒看過。',
  undone: ({ who }) => `↩ ${who} 收回了一個選擇。`,
  'undone-agreed': ({ who }) => `↩ 眾人同意：${who} 收回了一個選擇，對局從那裡繼續。`,
  'wound-back': () => '↩ 對局進行中規則有所修正。這一局稍稍退回到上一個穩妥之處，並從那裡重新洗牌。',
  'seat-replaced': ({ who, computer }) => `${who} 退出對局，座位由 🤖 ${computer} 接手。`,
  'paused-channel': () => '它的頻道不見了。',
  'paused-permission': () => '對局所在之處缺少權限；在那裡用 `/game doctor` 可知缺少什麼。',
  'paused-locked': () => '它的討論串被鎖定；有權管理討論串的人可以解鎖。',
  'paused-told': ({ game, why }) =>
    `你的對局 \`${game}\` 暫停了。${why}在哪個頻道輸入 \`/game resume\`，就在哪裡繼續。`,
} satisfies Translation<typeof refusalsEn>

export const namesZhTW = {
  random: '隨意',
  casual: '隨性',
  easy: '輕鬆',
  steady: '穩健',
  sharp: '犀利',
} satisfies Record<keyof typeof namesEn, string>
