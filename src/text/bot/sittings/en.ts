// What the bot says about live sessions, which the code calls sittings, in English. Moments arrive written, or in seconds since 1970.
import type { Catalogue } from '../../catalogue.ts'

export const sittingsEn = {
  // Agreeing on one
  'vote-sitting': ({
    who,
    when,
    until,
    far,
    each,
  }: Record<'who' | 'when' | 'until' | 'far' | 'each', string>) =>
    `${who} proposes a live session: ${when} to ${until} (${far}).\nThe game is played live then, ${each} per decision; one missed answer ends it. Before and after, it keeps its own pace.`,
  'vote-sitting-void': () =>
    '✗ Cancelled: it was called off, not all agreed before it would have begun, or the table has changed.',
  'sitting-posted': ({ where, when }: { where: string; when: string }) =>
    `I have asked the players in ${where} about a live session on ${when}. They vote there; \`/game sitting when:off\` calls it off.`,
  'sitting-utc': () => 'I read that time as UTC. `zone:` names another time zone; `/me quiet` keeps yours.',
  'sitting-unknown': ({ text }: { text: string }) =>
    `“${text}” is not a future time. Use for example \`20:00\`, \`friday 20:00\`, \`dec 3 18:00\` or \`2 hours\`; \`off\` calls a live session off.`,
  'sitting-agreed': ({ from, until }: { from: number; until: number }) =>
    `Live session agreed: <t:${from}:F> to <t:${until}:t> (<t:${from}:R>). The game is played live then. Until it begins any player may call it off: \`/game sitting when:off\`.`,

  // How it stands
  'sitting-none': () =>
    'No live session is agreed on. `/game sitting when:20:00 hours:2` asks the others to play live together for an evening.',
  'sitting-ahead': ({ when, until, far }: { when: string; until: string; far: string }) =>
    `Live session agreed: ${when} to ${until} (${far}). The game is played live then.`,
  'sitting-now': ({ until, pace }: { until: string; pace: string }) =>
    `Live session until ${until}: the game is played live, and one missed answer ends it. After it: ${pace}.`,
  'sitting-call-off': () => 'Call it off',
  'sitting-called-off': () => 'The live session is called off.',

  // Its beginning and its end
  'sitting-begins': ({ minutes, until }: { minutes: number; until: number }) =>
    `The live session begins: ${minutes} minutes per decision until <t:${until}:t>. One missed answer ends it.`,
  'sitting-off': ({ why }: { why: string }) => `The live session was called off: ${why}`,
  'sitting-over': ({ why }: { why: string }) =>
    `The live session is over: ${why} The game goes back to its own pace.`,
  'sitting-why-time': () => 'its time is up.',
  'sitting-why-late': () => 'I was offline at that time.',
  'sitting-why-paused': () => 'the game is paused.',
  'sitting-why-wound-back': () => 'the game was rolled back.',
  'sitting-why-alone': () => 'fewer than 2 members are left at the table.',
  'sitting-why-missed': ({ who }: { who: string }) =>
    `${who} did not answer in time. Nothing is decided for them.`,
  'sitting-why-newcomer': ({ who }: { who: string }) => `${who} has taken a seat and has not agreed to it.`,
  'sitting-why-away': ({ who }: { who: string }) => `${who} is away.`,
  'sitting-why-called-off': ({ who }: { who: string }) => `${who} has called it off.`,

  // In the calendar
  'sitting-event': ({ game }: { game: string }) => `${game}: live session`,
  'sitting-event-about': ({ game, n }: { game: string; n: number }) =>
    `${game}, ${n} players. The game is played live in its thread.`,

  // Why not
  'refused-sitting-when': () => 'A live session begins within the next 30 days.',
  'refused-sitting-length': () => 'A live session lasts 12 hours at most.',
  'refused-sitting-agreed': ({ from }: { from: number }) =>
    `Your table has agreed on a live session already: <t:${from}:F>. There is one at a time; \`/game sitting when:off\` calls it off before it begins.`,
  'refused-sitting-begun': ({ until }: { until: number }) =>
    `The live session has begun. It ends at <t:${until}:t>, or when somebody runs out of time.`,
  'refused-sitting-live': () => 'This game is played live anyway: it needs no live session.',
  'refused-sitting-league': () =>
    'This is a league’s table. It keeps the pace of its league, which gives all tables the same time: there are no live sessions.',
  'refused-sitting-alone': () => 'A live session needs at least 2 members at the table.',
  'refused-no-sitting': () => 'There is no live session here, and nobody has proposed one.',
} satisfies Catalogue
