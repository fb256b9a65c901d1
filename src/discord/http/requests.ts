// The function that sends all requests of a process to Discord, as discord.js's REST clients take it.

import { readingWaits } from './rate-limits.ts'
import { countingRefused } from './refused.ts'
import { answering, plainSend, type Send } from './sending.ts'

/** Sends the requests of a process. One for all of its clients: refused requests are counted together. */
export const requestsOf = (needs: Parameters<typeof countingRefused>[1]): Send =>
  readingWaits(countingRefused(answering(plainSend), needs))
