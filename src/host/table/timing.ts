// Every waiting time of the host, in milliseconds.

export const TIMING = {
  /** Between two looks for what is due, at least; a look that is asked for comes at once. */
  poll: 1_000,
  /** After a move of a member nothing is due but its posts, which are on their way: what else has come up is looked for so soon. */
  followed: 400,
  /** The same at most: the database says that jobs were added. */
  idle: 5_000,
  /** How often finished games are packed. */
  packing: 5_000,
  /** What a computer has not answered so long after the move before it, its process did not live to answer. */
  unanswered: 2 * 60_000,
  /** Between two attempts at a move that another process crossed, at most. */
  retry: 30,
  /** Between two attempts at a move whose connection was lost, at most; and for how long it is tried. */
  lostRetry: 400,
  lost: 8_000,
  /** How long a stop waits for a delivery that does not come back; the next process gives it again as doubtful. */
  shutdown: 5_000,
  /** A dashboard is drawn at most this often, so that moves that follow each other are drawn together. */
  dashboardRest: 2_500,
  /** How often all dashboards are looked over; those of a game's members are whenever it has changed in this process. */
  dashboards: 5_000,
  /** After its member has pressed on it, a dashboard is looked over once more: what they were told stands so long. */
  dashboardTurned: 8_000,
  /** How long a panel waits for computer players before it says that nothing is left. */
  panel: 1_500,
  /** How often the bot notes that it is up, after how long without it it was down, and from when on it says so. */
  heartbeat: 10_000,
  down: 30_000,
  noticed: 5 * 60_000,
  /** A prompt that is posted so late has kept its members waiting: their time begins with it. */
  late: 60_000,
  /** How soon clocks of those who cannot play are looked at again, should nothing else wake them. */
  out: 60 * 60_000,
  /** Claims of interactions are forgotten after this: an interaction lives 15 minutes. */
  claims: 60 * 60_000,
  /** Unsent picks are forgotten after this. */
  drafts: 30 * 24 * 60 * 60_000,
  /** What was delivered is forgotten after this; it is kept so long to look into mishaps. */
  delivered: 7 * 24 * 60 * 60_000,
  /** How often what is old is swept. */
  sweep: 60 * 60_000,
} as const

/** Attempts at a move before its conflicts count as a fault. */
export const ATTEMPTS = 30
