// What is chosen from a menu whose question tells how things stand, by the question, in English.

/** By the question's key. */
export const menus: Readonly<Record<string, string>> = {
  'ask-turn': 'Choose a unit to march',
  'ask-places': 'Choose an army to move',
  'ask-places-moved': 'Choose an army to move',
  'ask-places-empty': 'Choose an army to move',
}
