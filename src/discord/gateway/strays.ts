// Catches rejected promises of @discordjs/ws: it awaits many of them nowhere, and Node.js ends a process for a rejection that nobody
// handles. The library's own timeouts repair the connection.

/** Whether an error was thrown inside @discordjs/ws. */
const isOfGateway = (error: unknown): boolean =>
  error instanceof Error && /[\\/]@discordjs[\\/]ws[\\/]/.test(error.stack ?? '')

/** Hands such errors to `note` until it is undone. Any other rejection that nobody handles ends the process, as ever. */
export function catchStrays(note: (error: unknown) => void): () => void {
  const caught = (error: unknown) => {
    if (!isOfGateway(error)) throw error
    note(error)
  }
  process.on('unhandledRejection', caught)
  return () => void process.off('unhandledRejection', caught)
}
