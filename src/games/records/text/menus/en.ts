// What is chosen from a menu whose question tells how things stand, by the question, in English.

/** By the question's key. */
export const menus: Readonly<Record<string, string>> = {
  'ask-act': 'Choose an action',
  'ask-line-attack': 'Choose the order of your line',
  'ask-line-defence': 'Choose the order of your line',
}
