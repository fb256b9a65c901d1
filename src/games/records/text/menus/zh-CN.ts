// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.

/** By the question’s key. */
export const menus: Readonly<Record<string, string>> = {
  'ask-act': '选择行动',
  'ask-line-attack': '选择战线的顺序',
  'ask-line-defence': '选择战线的顺序',
}
