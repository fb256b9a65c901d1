// The same in Traditional Chinese.

/** By the question’s key. */
export const menus: Readonly<Record<string, string>> = {
  'ask-act': '選擇行動',
  'ask-line-attack': '選擇戰線的順序',
  'ask-line-defence': '選擇戰線的順序',
}
