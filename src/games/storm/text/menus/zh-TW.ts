// The same in Traditional Chinese.

/** By the question’s key. */
export const menus: Readonly<Record<string, string>> = {
  'ask-turn': '選擇要行軍的單位',
  'ask-places': '選擇要移動的軍隊',
  'ask-places-moved': '選擇要移動的軍隊',
  'ask-places-empty': '選擇要移動的軍隊',
}
