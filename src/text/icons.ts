// Icons by name, and the sign that stands for each in texts. Messages show the bot's own emojis in the place of these signs
// (`src/discord/icons`); wherever that is not possible, the sign is shown as it is.

/** Signs that everybody can see. */
const SEEN = {
  attack: '⚔️',
  hp: '❤️',
  speed: '⚡',
  shield: '🛡️',
  fish: '🐟',
  coin: '🪙',
  city: '🏯',
  wall: '🧱',
  wits: '🧠',
  banner: '🚩',
  dice: '🎲',
  rage: '🔥',
  cards: '🃏',
  hidden: '❓',
  fallen: '💀',
  judgement: '⚖️',
  turn: '▶️',
  spade: '♠',
  heart: '♥',
  club: '♣',
  diamond: '♦',
} as const

/** Signs of private use: nothing is shown where the bot's emojis are not. */
const UNSEEN = {
  wei: '\ue000',
  shu: '\ue001',
  wu: '\ue002',
  qun: '\ue003',
  ambition: '\ue004',
  yuan: '\ue005',
  cavalry: '\ue006',
  foot: '\ue007',
  archers: '\ue008',
  spear: '\ue009',
  guard: '\ue00a',
  general: '\ue00b',
  person: '\ue00c',
  policy: '\ue00d',
  armament: '\ue00e',
  invention: '\ue00f',
  records: '\ue010',
  dynasties: '\ue011',
  meow: '\ue012',
  hegemony: '\ue013',
  storm: '\ue014',
} as const

/** The sign of each icon. */
export const ICONS = { ...SEEN, ...UNSEEN } as const

/** An icon by its name, which readers of the screen hear. */
export type Icon = keyof typeof ICONS

/** All icons by name. */
export const ICON_NAMES = Object.keys(ICONS) as readonly Icon[]

/** Whether a word is the name of an icon. */
export const isIcon = (name: string): name is Icon => Object.hasOwn(ICONS, name)

/** A text without the signs of private use and the blank behind each. */
export const withoutUnseen = (text: string): string => text.replace(/[\ue000-\ue014] ?/g, '')
