// Names of members in the gallery.

/** Names as people really have them. */
export const NAMES: readonly string[] = [
  'Mei',
  'Arjun the Undefeated of Madras 42',
  '🤖 曹操',
  '龍膽亮銀槍 Ünïcødé 👑',
  'Lena',
  '小明',
  'Zoë',
  'Ōtani',
  'Bo',
  '🏯👑🤖🏯👑🤖',
  'Đặng Thị Hoa',
  '阿斗不樂',
]
