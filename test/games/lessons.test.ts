// The first games that teach themselves: by what they recommend they teach all they have, and any other choices end too.
import { describe, expect, it } from 'vitest'
import type { Choice } from '../../src/engine/decision.ts'
import { anyChoice } from '../../src/engine/policy.ts'
import { sideStream } from '../../src/engine/random.ts'
import { TITLES } from '../../src/games/index.ts'
import { type LessonMoment, playLesson } from '../../src/host/lessons/playing.ts'
import { LANGUAGES } from '../../src/text/language.ts'

const learnt = Object.values(TITLES).flatMap((title) => {
  const { lesson } = title
  return lesson ? [{ id: title.game.id, title, lesson }] : []
})

/** Any legal choice, but what the lesson insists on. */
const otherwise =
  (seed: string) =>
  ({ decision, taught, session }: LessonMoment): Choice =>
    taught?.step.only ? taught.step.pick : anyChoice(decision, sideStream(seed, 'otherwise', session.number))

describe.each(learnt)('the lesson of $id', ({ title, lesson }) => {
  const ids = lesson.steps.map(({ id }) => id)

  it('teaches ten to fifteen decisions, each named once', () => {
    expect(ids.length).toBeGreaterThanOrEqual(9)
    expect(ids.length).toBeLessThanOrEqual(15)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('asks every decision in its order, if one chooses what it recommends', () => {
    const detours: string[] = []
    const played = playLesson(title, lesson, ({ taught, decision, hard }) => {
      if (!taught) detours.push(decision.prompt.key)
      return taught?.step.pick ?? hard()
    })
    expect(played.steps).toEqual(ids)
    expect(detours).toEqual([])
    expect(played.over).toBe(false)
  })

  it.each(['a', 'b', 'c', 'd', 'e', 'f'])('comes to an end by other choices too (%s)', (seed) => {
    const played = playLesson(title, lesson, otherwise(seed))
    expect(played.answers).toBeLessThanOrEqual(ids.length + 12)
  })

  it.each(LANGUAGES)('says why for each of them (%s)', (language) => {
    const words = title.words[language].lesson
    if (!words) throw new Error('no words')
    expect(Object.keys(words.steps).sort()).toEqual([...ids].sort())
    for (const [id, text] of Object.entries(words.steps)) {
      expect(text.length, id).toBeGreaterThan(20)
      expect(text.length, id).toBeLessThanOrEqual(500)
    }
    expect(words.opening.length).toBeLessThanOrEqual(300)
    expect(words.learnt.length).toBeLessThanOrEqual(1200)
  })
})
