// The six phases of a turn (section 2).

export const PHASES = ['prepare', 'judge', 'draw', 'play', 'discard', 'end'] as const
export type Phase = (typeof PHASES)[number]
