// The first games that teach themselves: they teach all they have at the very table their words were written for.
import { describe, expect, it } from 'vitest'
import { answerKey, type Choice, type Decision } from '../../src/engine/decision.ts'
import { anyChoice } from '../../src/engine/policy.ts'
import { sideStream } from '../../src/engine/random.ts'
import type { Lesson, Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import { type LessonMoment, playLesson } from '../../src/host/lessons/lesson-playout.ts'
import { isReward, playEnding } from '../../src/host/lessons/script/ending.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { allOr } from '../support/sample.ts'
import { claims } from './lesson-claims.ts'

const learnt = Object.values(TITLES).flatMap((title) => {
  const { lesson } = title
  return lesson ? [{ id: title.game.id, title, lesson }] : []
})

/** A decision as it was asked in a lesson, and what its member saw then. */
interface Asked {
  /** The step it was; `undefined` for one that is not taught. */
  readonly step: string | undefined
  readonly decision: Decision
  readonly view: unknown
}

/** All that a lesson asks its member who chooses so. */
function asks(title: Title, lesson: Lesson, choose: (moment: LessonMoment) => Choice): readonly Asked[] {
  const asked: Asked[] = []
  playLesson(title, lesson, (moment) => {
    const { decision, taught, session } = moment
    const view: unknown = structuredClone(title.game.view(session.state, lesson.seat))
    asked.push({ step: taught?.step.id, decision, view })
    return choose(moment)
  })
  return asked
}

const recommended = ({ taught, decision, session }: LessonMoment): Choice =>
  taught?.step.pick ?? anyChoice(decision, sideStream('', 'otherwise', session.number))

/** What is recommended, but another choice at one step. */
const butAt =
  (id: string, choice: Choice) =>
  (moment: LessonMoment): Choice =>
    moment.taught?.step.id === id ? choice : recommended(moment)

/** Other choices of a decision than one: each of them where one is picked, some where several are. */
function others(decision: Decision, pick: Choice): readonly Choice[] {
  const each =
    decision.max === 1
      ? [...decision.options.map(({ id }) => [id]), ...(decision.min === 0 ? [[]] : [])]
      : Array.from({ length: 20 }, (_, at) => anyChoice(decision, sideStream(`${at}`, 'otherwise')))
  return each.filter((choice) => answerKey(decision, choice) !== answerKey(decision, pick))
}

/** Any legal choice, but what the lesson insists on. */
const otherwise =
  (seed: string) =>
  ({ decision, taught, session }: LessonMoment): Choice =>
    taught?.step.only ? taught.step.pick : anyChoice(decision, sideStream(seed, 'otherwise', session.number))

describe.each(learnt)('the lesson of $id', ({ id: game, title, lesson }) => {
  const ids = lesson.steps.map(({ id }) => id)
  const written = asks(title, lesson, recommended)

  it('teaches ten to fifteen decisions, each named once', () => {
    expect(ids.length).toBeGreaterThanOrEqual(9)
    expect(ids.length).toBeLessThanOrEqual(15)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('asks every decision in its order and none besides, if one chooses what it recommends', () => {
    expect(written.map(({ step }) => step)).toEqual(ids)
  })

  it('leads to what it promises its member: a city, a battle or a game won', () => {
    const { told, progress, session } = playLesson(title, lesson, recommended)
    const played = playEnding(title, lesson, progress, session, told.flat())
    const last = played.at(-1)?.events ?? told.at(-1) ?? []
    expect(last.some((event) => isReward(title, lesson, event))).toBe(true)
  })

  it('plays on from any choice that its last step leaves free', () => {
    const last = written.findLast(({ step }) => step === ids.at(-1))
    for (const choice of last ? others(last.decision, lesson.steps.at(-1)?.pick ?? []) : []) {
      const { progress, session, told } = playLesson(title, lesson, butAt(ids.at(-1) ?? '', choice))
      const { within } = lesson.reward
      expect(playEnding(title, lesson, progress, session, told.flat()).length).toBeLessThanOrEqual(within)
    }
  })

  it('claims at each step what is so at the table', () => {
    const claimed = claims[game] ?? {}
    expect(Object.keys(claimed).filter((id) => !ids.includes(id))).toEqual([])
    for (const { step = '', decision, view } of written)
      for (const [place, value] of Object.entries(claimed[step] ?? {}))
        expect({ view, prompt: decision.prompt.args }, `${step}: ${place}`).toHaveProperty(place, value)
  })

  it('leaves its last decision free, and another only where any choice leads to the same table', () => {
    expect(lesson.steps.at(-1)?.only).toBeUndefined()
    for (const [at, { id, only, pick }] of lesson.steps.entries()) {
      const decision = written[at]?.decision
      if (only || !decision) continue
      expect(others(decision, pick).length, id).toBeGreaterThan(0)
      for (const choice of others(decision, pick))
        expect(asks(title, lesson, butAt(id, choice)), `${id}: ${choice.join(' ')}`).toEqual(written)
    }
  })

  it.each(allOr(['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'b']))(
    'is the same by any choices that it leaves free (%s)',
    (seed) => {
      expect(asks(title, lesson, otherwise(seed))).toEqual(written)
    },
  )

  it('teaches nothing more where something else was chosen than it insists on, and comes to an end', () => {
    for (const [at, { id, only, pick }] of lesson.steps.entries()) {
      const decision = written[at]?.decision
      if (!only || !decision) continue
      for (const choice of others(decision, pick).slice(0, at === 0 ? undefined : 2)) {
        const asked = asks(title, lesson, butAt(id, choice)).map(({ step }) => step)
        expect(asked.slice(0, at + 1)).toEqual(ids.slice(0, at + 1))
        expect(asked.slice(at + 1).filter((step) => step !== undefined)).toEqual([])
        expect(asked.length).toBeLessThanOrEqual(ids.length + 12)
      }
    }
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
