// Waiting for the next look, or for the end.

/** Rests for so many milliseconds, or until the end. */
export const restUntil = (ms: number, end: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      end.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, end.aborted ? 0 : ms)
    end.addEventListener('abort', done)
  })
