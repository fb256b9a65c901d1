// Painters for the tests of the render pool: a plain swatch, one that fails, and one that never ends.
import type { Input, PictureRenderer, PictureRenderers } from '../../src/picture/paint.ts'

const swatch: PictureRenderer<Input & { readonly word: string }> = ({ word }) => ({
  width: 300,
  height: 100,
  draw: (brush) => void brush.text(word, 20, 50),
})

export const PAINTERS: PictureRenderers = {
  swatch,
  broken: () => {
    throw new Error('out of ink')
  },
  endless: () => {
    for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  },
}
