// The render pool: pictures drawn in threads of their own, none twice.
import { afterAll, describe, expect, it } from 'vitest'
import { paint } from '../../src/picture/paint.ts'
import { openRenderPool } from '../../src/picture/render-pool.ts'
import { PAINTERS } from './swatches.ts'

const painters = { test: new URL('./swatches.ts', import.meta.url) }
const renderPool = openRenderPool(painters)
afterAll(() => renderPool.close())

const swatch = (word: string) => ({
  kind: 'test.swatch',
  input: { language: 'en', word },
  alt: `Says ${word}`,
})

describe('a render pool', () => {
  it('draws what painting here and now draws, with the description', async () => {
    const drawn = await renderPool.draw(swatch('Mei'))
    expect(drawn).toMatchObject({ alt: 'Says Mei', width: 300, height: 100 })
    expect(drawn.bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(drawn.bytes.equals(paint(PAINTERS, swatch('Mei')).png)).toBe(true)
  })

  it('leaves the event loop free meanwhile', async () => {
    let ticks = 0
    const ticking = setInterval(() => ticks++, 1)
    await Promise.all(Array.from({ length: 20 }, (_, n) => renderPool.draw(swatch(`free ${n}`))))
    clearInterval(ticking)
    expect(ticks).toBeGreaterThan(5)
  })

  it('draws nothing twice, asked again or at the same time', async () => {
    const [one, other] = await Promise.all([renderPool.draw(swatch('once')), renderPool.draw(swatch('once'))])
    expect(other.bytes).toBe(one.bytes)
    const again = await renderPool.draw({ ...swatch('once'), alt: 'Said differently' })
    expect(again.bytes).toBe(one.bytes)
    expect(again.alt).toBe('Said differently')
  })

  it('says what went wrong and goes on', async () => {
    const broken = { kind: 'test.broken', input: { language: 'en' }, alt: '' }
    await expect(renderPool.draw(broken)).rejects.toThrow('out of ink')
    await expect(renderPool.draw({ ...broken, kind: 'test.nothing' })).rejects.toThrow('no painter')
    await expect(renderPool.draw({ ...broken, kind: 'other.swatch' })).rejects.toThrow('no painters')
    await expect(renderPool.draw(swatch('after'))).resolves.toMatchObject({ alt: 'Says after' })
  })

  it('refuses what comes when too much waits, and draws the rest', async () => {
    const crowded = openRenderPool(painters)
    const drawn = Promise.allSettled(Array.from({ length: 300 }, (_, n) => crowded.draw(swatch(`of ${n}`))))
    const refused = (await drawn).filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThanOrEqual(90)
    expect(refused.length).toBeLessThanOrEqual(100)
    expect(refused[0]).toMatchObject({ reason: { message: 'too much waits for the render pool' } })
    await crowded.close()
  })

  it('rejects what waits when it closes', async () => {
    const closing = openRenderPool(painters)
    const waiting = closing.draw(swatch('late')).catch((error: Error) => error.message)
    await closing.close()
    expect(await waiting).toBe('the render pool is closed')
    await expect(closing.draw(swatch('later'))).rejects.toThrow('closed')
  })
})
