// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.

/** By the question’s key. */
export const menus: Readonly<Record<string, string>> = {
  'ask-turn': '选择要行军的单位',
  'ask-places': '选择要移动的军队',
  'ask-places-moved': '选择要移动的军队',
  'ask-places-empty': '选择要移动的军队',
}
