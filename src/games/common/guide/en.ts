// Questions that people ask at any table, in English.
import type { Topic } from '../title.ts'

export const table: Topic = {
  id: 'table',
  title: 'At the table',
  body: `**Who sits where.** The list of seats in \`/game status\` and on the board is the order of play. The next name is on your left; after the last name comes the first.

**Talking.** You may talk, bargain, promise, threaten and bluff in the thread, and nobody is bound by it. Do not show hidden cards and do not send pictures of your hand. A table that wants silence agrees on it before the start. Computer players neither talk nor listen.

**Whose move it is** stands in the bot’s last message. **Your move** opens a panel that only you see: what you hold, what you may do, what it costs. A press on somebody else’s button does nothing but tell you so.

**When you are asked and asleep.** The lobby says how long a decision and a reaction may take. Until then the table waits; you are reminded at half the time and shortly before its end. A reaction that nobody gives in time is a pass. Any other decision is made by a computer player, which does nothing that cannot be undone (in Storm over the Three Kingdoms your turn ends instead; nothing planned is done). \`/me quiet\` sets the hours of your night, \`/me away\` a vacation: your clocks are paused.

**Auto-answers.** \`/auto\` lets the bot answer routine questions for you, so that nobody waits.

**Mistakes.** \`/game undo\` undoes your last choice at once while nobody else has decided and nothing hidden was revealed; otherwise the others are asked.

**Leaving.** \`/game resign\` gives your seat to a computer player. If a player is away for long, the host may offer the seat to another member with \`/game replace\`.

**Fairness.** Shuffles follow from a seed whose hash stands in the lobby; \`/history verify\` replays the finished game from it.`,
}
