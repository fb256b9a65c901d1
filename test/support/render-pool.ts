// A render pool that draws nothing: where a test is about the game, drawing would take longer than playing.
import type { RenderPool } from '../../src/picture/render-pool.ts'

/** The head of a PNG of one pixel: all that is looked at. */
export const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')

/** Every picture is one pixel, with its own description. */
export const blankRenderPool = (): RenderPool => ({
  draw: async ({ alt }) => ({ bytes: PNG, alt, width: 1, height: 1 }),
  close: async () => undefined,
})
