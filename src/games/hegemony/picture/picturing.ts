// The voice of pictures: plain words, and players' names as one quiet line.
import { oneLine } from '../../../picture/letters.ts'
import type { Reader } from '../../../text/render.ts'
import type { Edition } from '../cards/generals.ts'
import { type Voice, voiceFor } from '../present/voice.ts'

/** The voice for a reader's pictures; names of players are cut to `longest` signs where that is given. */
export const picturing = ({ language, seatName }: Reader, longest?: number, edition?: Edition): Voice =>
  voiceFor({ language, style: 'plain', seatName: (seat) => oneLine(seatName(seat)) }, longest, edition)
