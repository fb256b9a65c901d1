// The bot's own pictures, which belong to no game: where their painters are, by the first half of their kinds.

const painters = new URL('./painters.ts', import.meta.url)

/** The painters' module by the first half of the kind. */
export const BOT_PAINTERS: Readonly<Record<string, URL>> = {
  film: painters,
  icon: painters,
  league: painters,
  newcomers: painters,
  review: painters,
  stats: painters,
}
